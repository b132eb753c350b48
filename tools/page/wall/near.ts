// The tiles that are near, as pictures with their text. Some are kept, and a frame makes one at most.

import { type Rect, type Shot, wider } from "./paint.ts";
import { drawTile } from "./text.ts";

/** A tile with its text: where it is in the window, and how wide its picture should be, in pixels of the canvas. */
export interface Face {
  board: string;
  rect: Rect;
  wide: number;
  pins?: string;
  /** How much of it is seen, from 0 to 1: with 0, its picture is only made. */
  seen?: number;
  isDark?: boolean;
}

/** From so many pixels on, the text of a tile begins to be seen, and is seen whole. */
const [FAINT, LEGIBLE] = [110, 160];

/** How wide a picture may be, how much wider than it should, and how many pixels all have that are kept, at most. */
const [WIDEST, MORE, KEPT] = [2048, 1.25, 16e6];

/** How much darker a tile is that cannot have the pins. */
const DARK = 0.8;

const pictures = new Map<string, HTMLCanvasElement>();

const keep = (name: string, picture: HTMLCanvasElement): void => {
  pictures.delete(name);
  pictures.set(name, picture);
  let area = 0;
  for (const [other, { width, height }] of [...pictures].reverse())
    if ((area += width * height) > KEPT) pictures.delete(other);
};

/** Forgets all pictures: those of a lost context are empty. */
export const forgetPictures = (): void => pictures.clear();

/** Whether the text of a tile so wide, in pixels of the window, is seen at all. */
export const isLegible = (wide: number): boolean => wide > FAINT;

/** Draws tiles with their text. Returns whether some is still to be made. */
export const drawFaces = (shot: Shot, faces: Face[]): boolean => {
  const { context, view, paper } = shot;
  let missing = 0;
  for (const { board, rect, wide, pins = "", seen = 1, isDark } of faces) {
    const [x, y, width, height] = rect;
    const isAway = !isLegible(width) || x + width < 0 || y + height < 0 || x > view.width || y > view.height;
    if (seen && isAway) continue;
    const name = board + pins;
    const sharp = Math.min(WIDEST, wide);
    const { width: now = 0 } = pictures.get(name) ?? {};
    if ((now < sharp * 0.95 || now > sharp * MORE) && !missing++) keep(name, drawTile(board, sharp, shot, pins));
    const picture = pictures.get(name);
    if (!picture || !seen) continue;
    const part = seen * Math.min(1, (width - FAINT) / (LEGIBLE - FAINT));
    Object.assign(context, { globalAlpha: part, imageSmoothingEnabled: true });
    context.drawImage(picture, ...rect);
    Object.assign(context, { globalAlpha: isDark ? part * DARK : 0, fillStyle: paper });
    context.fillRect(...wider(rect, 1));
    context.globalAlpha = 1;
  }
  return missing > 1;
};
