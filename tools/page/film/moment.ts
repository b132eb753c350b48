// A moment of a film: what it shows, and where the camera is. A film begins where the board is drawn on the page.

import { SIDE } from "../../pictures/shapes.ts";
import { programOf } from "../program/source.ts";
import { between, type Camera, eased, fit } from "../wall/camera.ts";
import { type Box, cornerOf, extentOf } from "../wall/lay.ts";
import { type Frame, frameOf as frameOn, type Sheet, type Shot, type Wall } from "../wall/paint.ts";
import { stripsOf, textOf } from "../wall/text.ts";
import { around } from "./around.ts";
import type { Flock } from "./flocks.ts";
import { partOf, seenAt, type Times } from "./times.ts";

/** Letters on their way between two tiles: those that have landed are drawn on the next tile's picture. */
export interface Stream {
  flocks: Flock[];
  landed: number;
}

export interface Film {
  wall: Wall;
  boxes: Box[];
  times: Times;
  boards: string[];
  isProgram: boolean;
  /** Where the drawing of the first board is when it begins, as the browser measures it. */
  from: Pick<DOMRect, "x" | "y" | "width" | "height">;
  /** The text of the first tiles, as pictures, and the letters between them. */
  texts: HTMLCanvasElement[];
  streams: Stream[];
}

/** The camera for which the first tile is where the board was. */
const cameraAt = ({ wall: { lay }, from }: Film, { view }: Sheet): Camera => {
  const scale = (from.width * SIDE) / (lay.wide * SIDE + 2);
  const [left, top] = cornerOf(lay, lay.spots[0]);
  const edge = scale / SIDE;
  return {
    scale,
    x: left - (from.x + edge - view.width / 2) / scale,
    y: top - (from.y + edge - view.height / 2) / scale,
  };
};

/** The camera at a time. At the end a cell has whole pixels, if that costs little. */
export const cameraOf = (film: Film, sheet: Sheet, time: number): Camera => {
  const { wall, boxes, times } = film;
  const seen = fit(sheet.view, around(boxes, seenAt(times, time)));
  const begun = between(cameraAt(film, sheet), seen, eased(partOf(time, times.slide)));
  const [, grown] = times.grow;
  if (times.tiles < 2) return begun;
  const last = fit(sheet.view, [0, 0, ...extentOf(wall.lay)], sheet.ratio);
  return between(begun, last, eased(partOf(time, [grown - 1, grown])));
};

/**
 * `width` is a tile's, in pixels of the canvas. The whole part of `hung` is how many tiles hang, the rest how far the
 * next one has come.
 */
export interface Moment {
  film: Film;
  shot: Shot;
  time: number;
  width: number;
  hung: number;
}

export const frameOf = ({ film, shot }: Moment, tile: number): Frame => frameOn(shot, film.wall.lay, tile);

export const write = ({ film: { wall, boards }, shot, width }: Moment, tile: number): HTMLCanvasElement =>
  textOf(stripsOf(programOf(boards[tile])), wall.lay, width, shot.paper);
