// The letters that fly from one tile to the next.

import { COLOURS } from "../../boards/colours.ts";
import { programOf } from "../program/source.ts";
import { eased } from "../wall/camera.ts";
import type { Point } from "../wall/lay.ts";
import { wider } from "../wall/paint.ts";
import { COLUMN, drawStrips, LINE, setFont, textOf } from "../wall/text.ts";
import { type Flock, flocksOf } from "./flocks.ts";
import { frameOf, type Moment, write } from "./moment.ts";
import type { Handover } from "./times.ts";

/** Makes what will be needed soon, one thing at a time, so that no frame takes long. */
export const makeAhead = (moment: Moment): void => {
  const { film, time } = moment;
  const { boards, texts, streams, times } = film;
  texts[0] ??= write(moment, 0);
  const next = streams.length;
  const handover = times.handovers[next];
  if (time < times.ripple || !handover || !boards[next + 1] || time < handover.begin - 0.4) return;
  streams.push({ flocks: flocksOf(programOf(boards[next]), programOf(boards[next + 1])), landed: 0 });
};

const partFor = ({ begin, lifts, flies }: Handover, { lift }: Flock, time: number): number =>
  (time - begin - lift * lifts) / flies;

/** Draws the letters that have landed since the last frame on the picture of their tile. */
export const land = ({ film: { wall, times, texts, streams }, shot: { ink }, time, width }: Moment): void => {
  for (const [which, stream] of streams.entries()) {
    const { flocks, landed } = stream;
    while (flocks[stream.landed] && partFor(times.handovers[which], flocks[stream.landed], time) >= 1) stream.landed++;
    if (stream.landed === landed) continue;
    const text = (texts[which + 1] ??= textOf([], wall.lay, width, ink));
    drawStrips(text, flocks.slice(landed, stream.landed), wall.lay.wide, ink);
  }
};

/** Draws the letters that fly, over a picture of those that have landed. */
export const drawStream = (moment: Moment, which: number): void => {
  const { film, shot, time } = moment;
  const { context, ratio, ink, camera } = shot;
  const handover = film.times.handovers[which];
  const [from, to] = [which, which + 1].map((tile) => frameOf(moment, tile));
  // An empty place waits. It comes when the camera has come: before, it would cross the sentence.
  context.globalAlpha = 0.35 * eased((time - handover.begin - 0.1) / 0.3);
  Object.assign(context, { strokeStyle: ink, lineWidth: 1 });
  context.strokeRect(...wider(to, 0.5));
  context.globalAlpha = 1;
  const stream = film.streams[which];
  if (!stream) return;
  if (film.texts[which + 1]) context.drawImage(film.texts[which + 1], ...to);
  const { scale } = camera;
  const flying: [Flock, Point][] = [];
  for (const [i, flock] of stream.flocks.slice(stream.landed).entries()) {
    const part = partFor(handover, flock, time);
    if (part < 0) break;
    const at = (axis: 0 | 1) => {
      const [start, end] = [from[axis] + flock.from[axis] * scale, to[axis] + flock.at[axis] * scale];
      return start + (end - start) * eased(part);
    };
    const arc = Math.sin(part * Math.PI) * scale * (0.5 + ((stream.landed + i) % 7) * 0.12);
    flying.push([flock, [at(0), at(1) - arc]]);
  }
  for (const [{ text, letter }, [left, top]] of flying) {
    context.fillStyle = COLOURS[letter];
    context.fillRect(left, top, text.length * COLUMN * scale, LINE * scale);
  }
  // Smaller letters would be grey.
  if (COLUMN * scale * ratio < 2.4) return;
  context.save();
  const narrow = setFont(context, scale);
  context.scale(narrow, 1);
  context.fillStyle = "#000";
  for (const [{ text }, [left, top]] of flying) context.fillText(text, left / narrow, top + 0.52 * LINE * scale);
  context.restore();
};
