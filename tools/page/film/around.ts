// The part of a wall that the film shows, as tiles come.

import { type Box, boxOf, type Lay } from "../wall/lay.ts";

const mixed = (one: Box, other: Box, part: number): Box => {
  const edge = (i: 0 | 1 | 2 | 3) => one[i] + (other[i] - one[i]) * part;
  return [edge(0), edge(1), edge(2), edge(3)];
};

/** The rectangles around the first tile, the first two, and so on. */
export const boxesOf = (lay: Lay): Box[] => {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  return lay.spots.map((spot): Box => {
    const box = boxOf(lay, spot);
    [left, top] = [Math.min(left, box[0]), Math.min(top, box[1])];
    [right, bottom] = [Math.max(right, box[2]), Math.max(bottom, box[3])];
    return [left, top, right, bottom];
  });
};

/** Of how many rectangles `around` takes the mean, and how many times as many tiles the last of them has. */
const [SAMPLES, AHEAD] = [16, 1.35];

/** The rectangle that shows the first n tiles. A path begins each side suddenly: a mean of several keeps the camera from jumping. */
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
