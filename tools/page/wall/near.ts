// The text of the tiles that are near, as pictures. A few are kept, and a frame makes one at most.

import { programOf } from "../program/source.ts";
import type { Lay } from "./lay.ts";
import { drawText, frameOf, type Shot } from "./paint.ts";
import { stripsOf, textOf } from "./text.ts";

/** From so many pixels on, a tile shows its text, and its picture is not wider than that. */
const [LEGIBLE, WIDEST] = [240, 2048];

/** How many pixels all pictures have that are kept, at most: more than those in sight have. */
const KEPT = 16e6;

/** How much is seen of a tile that is not lit. */
const DARK = 0.2;

const pictures = new Map<string, HTMLCanvasElement>();

const keep = (board: string, picture: HTMLCanvasElement): void => {
  pictures.delete(board);
  pictures.set(board, picture);
  let area = 0;
  for (const [other, { width, height }] of [...pictures].reverse())
    if ((area += width * height) > KEPT) pictures.delete(other);
};

/** Draws the text of the tiles in sight, dark if they are not lit. Returns whether some is still to be made. */
export const drawNear = (shot: Shot, lay: Lay, boards: string[], isLit: (tile: number) => boolean): boolean => {
  const { view, ratio, ink, camera } = shot;
  const wide = lay.wide * camera.scale;
  if (wide < LEGIBLE) return false;
  const width = Math.min(WIDEST, 2 ** Math.ceil(Math.log2(wide * ratio)));
  let missing = 0;
  for (const [tile, board] of boards.entries()) {
    const frame = frameOf(shot, lay, tile);
    const [x, y, , high] = frame;
    if (x + wide < 0 || y + high < 0 || x > view.width || y > view.height) continue;
    if (pictures.get(board)?.width !== width && !missing++)
      keep(board, textOf(stripsOf(programOf(board)), lay, width, ink));
    const picture = pictures.get(board);
    if (picture) drawText(shot, frame, picture, 1, isLit(tile) ? 1 : DARK);
  }
  return missing > 1;
};
