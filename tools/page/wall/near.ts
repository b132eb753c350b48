// The text of the tiles that are near, as pictures. A few are kept, and a frame makes one at most.

import { programOf } from "../program/source.ts";
import { type Camera, onWall } from "./camera.ts";
import { type Lay, type Point, spotAt } from "./lay.ts";
import { inkOf } from "./letters.ts";
import { canvasOf, drawInk, frameOf, type Sheet } from "./paint.ts";

/** From so many pixels on, a tile shows its text, and its picture is not wider than that. */
const [LEGIBLE, WIDEST] = [240, 2048];

/** How many pixels all pictures have that are kept, at most: more than those in sight have. */
const KEPT = 16e6;

/** How much is seen of a tile that is not lit. */
const DARK = 0.2;

const pictures = new Map<string, HTMLCanvasElement>();

const pictureOf = (board: string, lay: Lay, width: number, faint: string): HTMLCanvasElement => {
  const canvas = canvasOf(width, Math.round((width / lay.wide) * lay.high));
  drawInk(canvas.getContext("2d")!, inkOf(programOf(board), board), width / lay.wide, faint);
  pictures.delete(board);
  pictures.set(board, canvas);
  let area = 0;
  for (const [other, { width: wide, height: high }] of [...pictures].reverse())
    if ((area += wide * high) > KEPT) pictures.delete(other);
  return canvas;
};

/** Draws the text of the tiles in sight, dark if they are not lit. Returns whether some is still to be made. */
export const drawNear = (
  sheet: Sheet,
  lay: Lay,
  camera: Camera,
  boardAt: (spot: Point) => string | undefined,
  isLit: (spot: Point) => boolean,
): boolean => {
  const { context, view, ratio, paper, ink } = sheet;
  const wide = lay.wide * camera.scale;
  if (wide < LEGIBLE) return false;
  const width = Math.min(WIDEST, 2 ** Math.ceil(Math.log2(wide * ratio)));
  let hasMade = false;
  let isMore = false;
  const corner = (x: number, y: number) => onWall(camera, view, [x, y]);
  const [left, top] = corner(0, 0);
  const [right, bottom] = corner(view.width, view.height);
  for (let y = Math.max(0, top); y < bottom + lay.high; y += lay.high + 1)
    for (let x = Math.max(0, left); x < right + lay.wide; x += lay.wide + 1) {
      const { spot } = spotAt(lay, [x, y]) ?? {};
      const board = spot && boardAt(spot);
      if (!board) continue;
      let picture = pictures.get(board);
      if (picture?.width !== width) {
        if (hasMade) isMore = true;
        else picture = pictureOf(board, lay, width, ink);
        hasMade = true;
      }
      if (!picture) continue;
      const frame = frameOf(sheet, lay, camera, spot);
      context.fillStyle = paper;
      context.fillRect(frame[0] - 1, frame[1] - 1, frame[2] + 2, frame[3] + 2);
      context.imageSmoothingEnabled = true;
      context.globalAlpha = isLit(spot) ? 1 : DARK;
      context.drawImage(picture, ...frame);
      context.globalAlpha = 1;
    }
  return isMore;
};
