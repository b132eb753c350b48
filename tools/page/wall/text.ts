// The text of a program as it is drawn on a tile. All lengths are cells of its board.

import { COLOURS } from "../../boards/colours.ts";
import { labelOf, pictureOf } from "../../copies/copies.ts";
import type { Spot } from "../../pictures/letters.ts";
import { GAP, HEIGHT, WIDTH } from "../../twin/picture.ts";
import type { Lay, Point } from "./lay.ts";
import { canvasOf } from "./paint.ts";

/** Text without a gap: where it begins, and the letter of its piece. */
export interface Strip {
  text: string;
  at: Point;
  letter: string;
}

/** How far it is from one character to the next, and from line to line. */
export const COLUMN = 1 / WIDTH;
export const LINE = 1 / HEIGHT;

/** Where a character of a picture is drawn. The gap behind a cell is shared by both of its sides. */
export const pointOf = ([line, column]: Spot): Point => [(column + GAP / 2) * COLUMN, (line + 0.5) * LINE];

/** The strips of some text of a line that begins at this place of the picture; `rows` are those of the board. */
export const stripsIn = (text: string, [line, column]: Spot, rows: string[]): Strip[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: ink, index }) => {
    const x = column + index;
    return { text: ink, at: pointOf([line, x]), letter: rows[Math.floor(line * LINE)][Math.floor(x * COLUMN)] };
  });

/** The strips of a program, in the order of reading. */
export const stripsOf = (program: string): Strip[] => {
  const rows = labelOf(program).split(" ");
  return pictureOf(program).flatMap((line, y) => stripsIn(line, [y, 0], rows));
};

/** How wide a character of the page's own font is for its size; those of others are narrowed. */
const WIDE = 0.605;

/** Sets the font of programs for cells of this size; returns how much text must be narrowed. */
export const setFont = (context: CanvasRenderingContext2D, cell: number): number => {
  const mono = getComputedStyle(document.documentElement).getPropertyValue("--mono");
  context.font = `${(cell * COLUMN) / WIDE}px ${mono}`;
  context.textBaseline = "middle";
  return (cell * COLUMN) / context.measureText("0").width;
};

/** Draws strips on the colours of their pieces. The canvas is as wide as a board with so many columns. */
export const drawStrips = (canvas: HTMLCanvasElement, strips: Strip[], columns: number, faint: string): void => {
  const context = canvas.getContext("2d")!;
  const cell = canvas.width / columns;
  for (const { text, at, letter } of strips) {
    if (!COLOURS[letter]) continue;
    const [top, bottom] = [at[1], at[1] + LINE].map((edge) => Math.round(edge * cell));
    context.fillStyle = COLOURS[letter];
    context.fillRect(at[0] * cell, top, text.length * COLUMN * cell, bottom - top);
  }
  context.save();
  const narrow = setFont(context, cell);
  context.scale(narrow, 1);
  for (const { text, at, letter } of strips) {
    context.fillStyle = COLOURS[letter] ? "#000" : faint;
    context.fillText(text, (at[0] * cell) / narrow, (at[1] + 0.52 * LINE) * cell);
  }
  context.restore();
};

export const textOf = (strips: Strip[], { wide, high }: Lay, width: number, faint: string): HTMLCanvasElement => {
  const canvas = canvasOf(Math.round(width), Math.round((width / wide) * high));
  drawStrips(canvas, strips, wide, faint);
  return canvas;
};
