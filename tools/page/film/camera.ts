// The camera of the film: it begins where the board is drawn on the page, and shows the tiles as they come.

import { SIDE } from "../../pictures/shapes.ts";
import { between, type Camera, eased, fit, type View } from "../wall/camera.ts";
import { type Box, boxOf, extentOf } from "../wall/lay.ts";
import type { Film } from "./film.ts";
import { partOf, seenAt } from "./times.ts";

/** A rectangle on the way from one to another. */
export const mixed = (one: Box, other: Box, part: number): Box => {
  const edge = (i: 0 | 1 | 2 | 3) => one[i] + (other[i] - one[i]) * part;
  return [edge(0), edge(1), edge(2), edge(3)];
};

/** Of how many rectangles `around` takes the mean, and how many times as many tiles the last of them has. */
const [SAMPLES, AHEAD] = [16, 1.35];

/** The rectangle that shows the first n tiles: a mean of several, or it would jump where the path turns. */
export const around = (boxes: Box[], n: number): Box => {
  const at = (count: number): Box => {
    const i = Math.min(boxes.length, Math.max(1, count)) - 1;
    return mixed(boxes[Math.floor(i)], boxes[Math.ceil(i)], i % 1);
  };
  const ahead = AHEAD ** Math.max(0, Math.min(1, (n - 4) / 8));
  let mean = at(n);
  for (let i = 1; i < SAMPLES; i++) mean = mixed(mean, at(n * ahead ** (i / (SAMPLES - 1))), 1 / (i + 1));
  return mean;
};

/** The camera for which the first tile is where the board was, which is drawn with some space around it. */
const cameraAt = ({ wall: { lay }, from, boxes }: Film, view: View): Camera => {
  if (!from) return fit(view, boxes[0]);
  const { x: left, y: top, width, height } = from;
  const free = { left, top, right: view.width - left - width, bottom: view.height - top - height };
  return fit({ ...view, ...free }, boxOf(lay, lay.spots[0], 1 / SIDE));
};

/** The camera at a time. At the end a cell has whole pixels, if that costs little. */
export const cameraOf = (film: Film, view: View, time: number): Camera => {
  const { wall, boxes, times } = film;
  const seen = fit(view, around(boxes, seenAt(times, time)));
  const begun = between(cameraAt(film, view), seen, eased(partOf(time, times.slide)));
  const [, grown] = times.grow;
  if (times.tiles < 2) return begun;
  const last = fit(view, [0, 0, ...extentOf(wall.lay)], true);
  return between(begun, last, eased(partOf(time, [grown - 1, grown])));
};
