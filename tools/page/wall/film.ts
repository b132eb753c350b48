// Draws a moment of a pull back: a board becomes the first tile of a wall, its letters fly to the next one, and the camera goes away.

import { COLOURS } from "../../boards/colours.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { programOf } from "../program/source.ts";
import { between, type Camera, eased, fit } from "./camera.ts";
import { around, type Box, cornerOf, type Lay, type Point } from "./lay.ts";
import { COLUMN, type Flock, flocksOf, inkOf, LINE } from "./letters.ts";
import {
  canvasOf,
  drawFrame,
  drawInk,
  drawMarked,
  drawWall,
  frameOf,
  prepare,
  setFont,
  type Sheet,
  type Wall,
} from "./paint.ts";
import { endOf, type Handover, hungAt, partOf, seenAt, type Times } from "./times.ts";

/** A place on the screen, as the browser measures it. */
type Place = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** Letters on their way between two tiles: those that have landed are drawn on the next tile's picture. */
interface Stream {
  flocks: Flock[];
  landed: number;
}

export interface Film {
  wall: Wall & { boxes: Box[] };
  times: Times;
  /** What is known of the tiles so far. */
  boards: string[];
  isProgram: boolean;
  /** Where the drawing of the first board is when it begins. */
  from: Place;
  /** The text of the first tiles, as pictures, and the letters between them. */
  texts: HTMLCanvasElement[];
  streams: Stream[];
}

/** From so many pixels on, the text of a tile is seen, and up to where it fades. */
const [LEGIBLE, FADE] = [90, 90];

/** How large a cell of one's own tile is shown at the end, in pixels. */
const MARKED = 4.5;

/** The camera for which the first tile is where the board was. */
const cameraAt = ({ view }: Sheet, lay: Lay, { x, y, width }: Place): Camera => {
  const scale = (width * SIDE) / (lay.wide * SIDE + 2);
  const [left, top] = cornerOf(lay, lay.spots[0]);
  const edge = scale / SIDE;
  return { scale, x: left - (x + edge - view.width / 2) / scale, y: top - (y + edge - view.height / 2) / scale };
};

/** The camera at a time. At the end a cell has whole pixels, if that costs little. */
export const cameraOf = ({ wall, times, from }: Film, sheet: Sheet, time: number): Camera => {
  const { lay, boxes } = wall;
  const seen = fit(sheet.view, around(boxes, seenAt(times, time)));
  const begun = between(cameraAt(sheet, lay, from), seen, eased(partOf(time, times.slide)));
  const [, grown] = times.grow;
  if (times.tiles < 2) return begun;
  return between(begun, fit(sheet.view, boxes.at(-1)!, sheet.ratio), eased(partOf(time, [grown - 1, grown])));
};

const textOf = ({ boards, wall: { lay } }: Film, { paper }: Sheet, tile: number, width: number): HTMLCanvasElement => {
  const canvas = canvasOf(Math.round(width), Math.round((width / lay.wide) * lay.high));
  drawInk(canvas.getContext("2d")!, inkOf(programOf(boards[tile]), boards[tile]), width / lay.wide, paper);
  return canvas;
};

/** Makes what will be needed soon, one thing at a time, so that no frame takes long. */
const makeAhead = (film: Film, sheet: Sheet, time: number, width: number): void => {
  const { boards, texts, streams, times, isProgram } = film;
  if (!isProgram) return;
  texts[0] ??= textOf(film, sheet, 0, width);
  const next = streams.length;
  const handover = times.handovers[next];
  if (time < times.ripple || !handover || !boards[next + 1] || time < handover.begin - 0.4) return;
  const [one, other] = [boards[next], boards[next + 1]].map((board) => inkOf(programOf(board), board));
  streams.push({ flocks: flocksOf(one, other), landed: 0 });
};

/** Which part of its way a flock has behind it. */
const partFor = ({ begin, lifts, flies }: Handover, { lift }: Flock, time: number): number =>
  (time - begin - lift * lifts) / flies;

/** Draws the letters that have landed since the last frame on the picture of their tile. */
const land = ({ wall, times, texts, streams }: Film, { ink }: Sheet, time: number, width: number): void => {
  for (const [which, stream] of streams.entries()) {
    const { flocks, landed } = stream;
    while (flocks[stream.landed] && partFor(times.handovers[which], flocks[stream.landed], time) >= 1) stream.landed++;
    if (stream.landed === landed) continue;
    const cell = width / wall.lay.wide;
    const ground = (texts[which + 1] ??= canvasOf(Math.round(width), Math.round(cell * wall.lay.high)));
    drawInk(ground.getContext("2d")!, flocks.slice(landed, stream.landed), ground.width / wall.lay.wide, ink);
  }
};

/** Draws the letters that fly, over a picture of those that have landed. */
const drawStream = (film: Film, sheet: Sheet, camera: Camera, time: number, which: number): void => {
  const { wall, times, texts, streams } = film;
  const { context, ratio, ink } = sheet;
  const handover = times.handovers[which];
  const [from, to] = [which, which + 1].map((tile) => frameOf(sheet, wall.lay, camera, wall.lay.spots[tile]));
  const [x, y, width, height] = to;
  // An empty place waits. It comes when the camera has come: before, it would cross the sentence.
  context.globalAlpha = 0.35 * eased((time - handover.begin - 0.1) / 0.3);
  Object.assign(context, { strokeStyle: ink, lineWidth: 1 });
  context.strokeRect(x - 0.5, y - 0.5, width + 1, height + 1);
  context.globalAlpha = 1;
  const stream = streams[which];
  if (!stream) return;
  if (texts[which + 1]) context.drawImage(texts[which + 1], x, y, width, height);
  const scale = camera.scale;
  const flying: [Flock, Point][] = [];
  for (const [i, flock] of stream.flocks.slice(stream.landed).entries()) {
    const part = partFor(handover, flock, time);
    if (part < 0) break;
    const way = eased(part);
    const at = (axis: 0 | 1) => {
      const [start, end] = [from[axis] + flock.from[axis] * scale, to[axis] + flock.at[axis] * scale];
      return start + (end - start) * way;
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

/** Draws the youngest tiles: each comes out of the one before it; where they are many, they flash. */
const drawYoung = ({ wall: { lay }, times, boards }: Film, sheet: Sheet, camera: Camera, hung: number): void => {
  const { context, ink } = sheet;
  const young = hung < times.tiles ? hung * 0.05 : 0;
  context.fillStyle = ink;
  for (let tile = Math.ceil(hung - young); tile < Math.floor(hung); tile++) {
    context.globalAlpha = (1 - (hung - tile) / young) ** 2 * 0.5;
    context.fillRect(...frameOf(sheet, lay, camera, lay.spots[tile]));
  }
  context.globalAlpha = 1;
  const next = Math.floor(hung);
  if (!boards[next] || hung % 1 === 0 || lay.wide * camera.scale < 12) return;
  const way = eased(hung % 1);
  const [from, to] = [next - 1, next].map((tile) => frameOf(sheet, lay, camera, lay.spots[tile]));
  const [left, top] = [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * way);
  const { scale } = camera;
  boards[next].split(" ").forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (!COLOURS[letter]) return;
      context.fillStyle = COLOURS[letter];
      context.fillRect(left + x * scale, top + y * scale, scale + 0.3, scale + 0.3);
    }),
  );
};

/** The ground comes down over all but the board, which the page itself shows as its text spreads. */
const drawCurtain = ({ from }: Film, { context, view, ratio, paper }: Sheet, part: number): void => {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  context.fillStyle = paper;
  context.globalAlpha = eased(part);
  context.fillRect(0, 0, view.width, view.height);
  context.globalAlpha = 1;
  context.clearRect(from.x, from.y, from.width, from.height);
};

/** Draws the text of the first tiles as long as it can be read. */
const drawTexts = ({ wall, texts }: Film, sheet: Sheet, camera: Camera, hung: number): void => {
  const { context, paper } = sheet;
  for (const [tile, text] of texts.slice(0, Math.floor(hung)).entries()) {
    const [x, y, width, height] = frameOf(sheet, wall.lay, camera, wall.lay.spots[tile]);
    context.globalAlpha = Math.max(0, Math.min(1, (width - LEGIBLE) / FADE));
    context.fillStyle = paper;
    context.fillRect(x - 1, y - 1, width + 2, height + 2);
    context.imageSmoothingEnabled = true;
    context.drawImage(text, x, y, width, height);
    context.globalAlpha = 1;
  }
};

/** Draws the film at a time. Where nothing may move, no letter flies: the tiles have their text at once. */
export const drawFilm = (film: Film, sheet: Sheet, time: number, isStill: boolean): void => {
  const { wall, times, boards, texts, isProgram } = film;
  const { lay } = wall;
  const camera = cameraOf(film, sheet, time);
  const width = lay.wide * camera.scale * sheet.ratio;
  const hung = Math.min(hungAt(times, time), boards.length);
  prepare(wall, boards);
  if (isStill && isProgram)
    for (let tile = 0; tile < Math.min(hung, 4); tile++) texts[tile] ??= textOf(film, sheet, tile, width);
  else makeAhead(film, sheet, time, width);
  if (time < times.slide[0] && !isStill) return drawCurtain(film, sheet, time / times.ripple);
  // In the middle of the way it has the size in which it is read.
  if (texts[0] && time > times.slide[1] && texts[0].width > width * 1.2 && time < times.grow[0])
    texts[0] = textOf(film, sheet, 0, width);
  const seams = eased(partOf(time, [times.mosaic[0] + 0.6, times.mosaic[1]]));
  drawWall(sheet, wall, { camera, hung: Math.floor(hung), mix: eased(partOf(time, times.mosaic)), seams });
  drawYoung(film, sheet, camera, hung);
  land(film, sheet, time, width);
  drawTexts(film, sheet, camera, hung);
  for (const [which, handover] of times.handovers.entries())
    if (!isStill && isProgram && hung < which + 2 && time > handover.begin - 0.2 && time < endOf(handover))
      drawStream(film, sheet, camera, time, which);
  if (time <= times.said || times.tiles < 2) return;
  if (lay.wide * camera.scale > LEGIBLE) return drawFrame(sheet, lay, camera, 0);
  const come = partOf(time, [times.said, times.end]);
  drawMarked(sheet, wall, camera, 0, MARKED * eased(come * 2), come < 1 && !isStill ? come : 0);
};
