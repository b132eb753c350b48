// What is seen of the wall. A camera has a point of the wall in the middle of its window; a cell has so many pixels.

import type { Box, Point } from "./lay.ts";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** A window, how many pixels its canvas has for one of them in a row, and how many are covered on each side. */
export interface View {
  width: number;
  height: number;
  ratio: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far something has come, from 0 to 1, after this part of its time: slow at both ends. */
export const eased = (part: number): number => {
  const p = Math.max(0, Math.min(1, part));
  return p * p * (3 - 2 * p);
};

/** The camera that sees a rectangle as large as it can, with whole pixels for a cell if wanted and not costly. */
export const fit = (view: View, [left, top, right, bottom]: Box, isWhole = false): Camera => {
  const wide = Math.max(1, view.width - view.left - view.right);
  const high = Math.max(1, view.height - view.top - view.bottom);
  const most = Math.min(wide / (right - left), high / (bottom - top));
  const whole = isWhole ? Math.floor(most * view.ratio) / view.ratio : 0;
  const scale = whole > most * 0.9 ? whole : most;
  const [x, y] = [(view.right - view.left) / 2, (view.bottom - view.top) / 2];
  return { x: (left + right) / 2 + x / scale, y: (top + bottom) / 2 + y / scale, scale };
};

/** A camera on the way from one to another. It zooms evenly, around the point that both see at the same place. */
export const between = (from: Camera, to: Camera, part: number): Camera => {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const isSame = Math.abs(from.scale - to.scale) < 1e-6 * from.scale;
  const way = isSame ? part : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
  return { scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
};

/** Where a point of the wall is in the window. */
export const onScreen = ({ x, y, scale }: Camera, { width, height }: View, [cellX, cellY]: Point): Point => [
  (cellX - x) * scale + width / 2,
  (cellY - y) * scale + height / 2,
];

/** Which point of the wall is there in the window. */
export const onWall = ({ x, y, scale }: Camera, { width, height }: View, [left, top]: Point): Point => [
  x + (left - width / 2) / scale,
  y + (top - height / 2) / scale,
];

export const dragged = (camera: Camera, [dx, dy]: Point): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** The camera after a zoom around a point of the window, within the least and the most pixels for a cell. */
export const zoomed = (camera: Camera, view: View, at: Point, factor: number, [least, most]: Point): Camera => {
  const [x, y] = onWall(camera, view, at);
  const scale = Math.max(least, Math.min(most, camera.scale * factor));
  const rest = camera.scale / scale;
  return { scale, x: x + (camera.x - x) * rest, y: y + (camera.y - y) * rest };
};

/** The camera, moved as little as possible, so that its middle is on the wall, whose size is given. */
export const within = (camera: Camera, [width, height]: Point): Camera => ({
  ...camera,
  x: Math.max(0, Math.min(width, camera.x)),
  y: Math.max(0, Math.min(height, camera.y)),
});

/** Up to this many times the least size of a cell, the mosaic shows; it is gone once a cell has this many pixels. */
const [BLENDED, PLAIN] = [1.6, 20];

/**
 * How strongly small boards take on the colours of the large one: from 1 where the whole wall is seen to 0 close up.
 * Both sizes of a cell are in pixels: the one now, and the one at which the whole wall is seen.
 */
export const mixAt = (scale: number, least: number): number => {
  const [far, close] = [least * BLENDED, Math.max(PLAIN, least * BLENDED + 1)].map(Math.log);
  return 1 - Math.max(0, Math.min(1, (Math.log(scale) - far) / (close - far)));
};
