// How the letters of a program fly to the next one. Both have the same letters in the same order; only the gaps change.

import { COLOURS } from "../../boards/colours.ts";
import { labelOf, pictureOf } from "../../copies/copies.ts";
import { runsOf } from "../../pictures/letters.ts";
import { programOf } from "../program/source.ts";
import { eased } from "../wall/camera.ts";
import type { Lay, Point } from "../wall/lay.ts";
import { rectOf, type Shot, wider } from "../wall/paint.ts";
import { COLUMN, LINE, pointOf, type Strip, stripsIn, stripsOf, write } from "../wall/text.ts";
import type { Handover } from "./times.ts";

/** Letters that fly together: how they land, and where they come from. They lift off in order, from 0 to 1. */
export interface Flock extends Strip {
  from: Point;
  lift: number;
}

/** So many letters lift off one by one. Then a flock is a letter longer for each so many before it, up to the most. */
const [SINGLE, STEP, MOST] = [90, 120, 12];

export const flocksOf = (before: string, after: string): Flock[] => {
  const rows = labelOf(after).split(" ");
  const total = pictureOf(after).join("").replace(/\s/g, "").length;
  const flocks: Flock[] = [];
  let done = 0;
  for (const { text: run, places } of runsOf([before, after])!) {
    const [start, end] = places.map(pointOf);
    for (const { text, at, letter } of stripsIn(run, places[1], rows))
      for (let i = 0, most; i < text.length; i += most) {
        most = done < SINGLE ? 1 : Math.min(MOST, 2 + Math.floor((done - SINGLE) / STEP), text.length - i);
        const [x, y] = [at[0] + i * COLUMN, at[1]];
        const from: Point = [x + start[0] - end[0], y + start[1] - end[1]];
        flocks.push({ text: text.slice(i, i + most), at: [x, y], letter, from, lift: Math.sqrt(done / total) });
        done += most;
      }
  }
  return flocks;
};

/** From so many pixels of the canvas on, a letter is more than a grey spot. */
const LEGIBLE = 2.1;

/**
 * Draws the letters that a tile hands over, so many seconds after that has begun: those that wait are not seen, others
 * fly to the next tile, or have landed.
 */
export const drawFlight = (shot: Shot, lay: Lay, tile: number, flocks: Flock[], handover: Handover, time: number) => {
  const { lifts, flies } = handover;
  const { context, ink, view } = shot;
  const { scale } = shot.camera;
  const [from, to] = [tile, tile + 1].map((each) => rectOf(shot, lay, each));
  // An empty place waits. It comes when the camera has come: before, it would cross the sentence.
  Object.assign(context, { globalAlpha: 0.35 * eased((time - 0.1) / 0.3), strokeStyle: ink, lineWidth: 1 });
  context.strokeRect(...wider(to, 0.5));
  context.globalAlpha = 1;
  const strips: Strip[] = [];
  for (const [i, flock] of flocks.entries()) {
    const part = Math.min(1, (time - flock.lift * lifts) / flies);
    if (part < 0) break;
    const way = eased(part);
    const on = (axis: 0 | 1) => {
      const [start, end] = [from[axis] / scale + flock.from[axis], to[axis] / scale + flock.at[axis]];
      return start + (end - start) * way;
    };
    const arc = Math.sin(part * Math.PI) * (0.5 + (i % 7) * 0.12);
    const [x, y] = [on(0), on(1) - arc];
    strips.push({ ...flock, at: [x, y] });
    context.fillStyle = COLOURS[flock.letter];
    context.fillRect(x * scale, y * scale, flock.text.length * COLUMN * scale, LINE * scale);
  }
  if (COLUMN * scale * view.ratio >= LEGIBLE) write(context, strips, scale);
};

/** How many letters fly in the arc, for which part of its time each does, and the size of one in pixels. */
const [LETTERS, FLIES, SIZE] = [90, 0.55, [8, 13.6]] as const;

/** Draws the last hand-over, of which this part is over: letters fly in one arc from the last tile to this board. */
export const drawArc = (shot: Shot, lay: Lay, board: string, part: number): void => {
  const { context } = shot;
  const [from, to] = [lay.spots.length - 1, 0].map((tile) => {
    const [x, y, wide, high] = rectOf(shot, lay, tile);
    return [x + wide / 2, y + high / 2];
  });
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // The arc bends upwards.
  const bend = dx < 0 ? 0.45 : -0.45;
  const over = [from[0] + dx / 2 - dy * bend, from[1] + dy / 2 + dx * bend];
  const letters = stripsOf(programOf(board)).flatMap(({ text, letter }) => [...text].map((each) => ({ each, letter })));
  const cell = SIZE[0] / COLUMN;
  for (const [i, { each, letter }] of letters.slice(0, LETTERS).entries()) {
    const flown = (part - (i / LETTERS) * (1 - FLIES)) / FLIES;
    if (flown <= 0 || flown >= 1) continue;
    const p = eased(flown);
    const at = (axis: 0 | 1) => (1 - p) ** 2 * from[axis] + 2 * p * (1 - p) * over[axis] + p ** 2 * to[axis];
    const size = Math.sqrt(Math.sin(Math.PI * p));
    context.save();
    context.translate(at(0), at(1));
    context.scale(size, size);
    context.fillStyle = COLOURS[letter] ?? shot.ink;
    context.fillRect(-SIZE[0] / 2, -SIZE[1] / 2, ...SIZE);
    write(context, [{ text: each, at: [-COLUMN / 2, -LINE / 2], letter }], cell);
    context.restore();
  }
};
