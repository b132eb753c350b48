// The text of a program as it is drawn on a tile, over the shapes of its pieces. All lengths are cells of its board.

import { cellsByLetter, sizeOf } from "../../boards/cells.ts";
import { COLOURS, DIM } from "../../boards/colours.ts";
import { labelOf, pictureOf } from "../../copies/copies.ts";
import type { Spot } from "../../pictures/letters.ts";
import { contour, SIDE } from "../../pictures/shapes.ts";
import { GAP, HEIGHT, WIDTH } from "../../twin/picture.ts";
import { isDrawable, letterAt, programOf } from "../program/source.ts";
import type { Point } from "./lay.ts";
import { canvasOf, contextOf, type Ground } from "./paint.ts";

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
    return { text: ink, at: pointOf([line, x]), letter: letterAt(rows, line, x) };
  });

/** The strips of a program, in the order of reading. */
export const stripsOf = (program: string): Strip[] => {
  const rows = labelOf(program).split(" ");
  return pictureOf(program).flatMap((line, y) => stripsIn(line, [y, 0], rows));
};

/** How wide a character of the page's own font is for its size; those of others are narrowed. */
const WIDE = 0.605;

/** Writes strips where a cell has this size; `paint` sets how the text of a piece looks. */
export const write = (
  context: CanvasRenderingContext2D,
  strips: Strip[],
  cell: number,
  paint = (_: string): void => void (context.fillStyle = "#000"),
): void => {
  const mono = getComputedStyle(document.documentElement).getPropertyValue("--mono");
  context.save();
  Object.assign(context, { font: `${(cell * COLUMN) / WIDE}px ${mono}`, textBaseline: "middle" });
  const narrow = (cell * COLUMN) / context.measureText("0").width;
  context.scale(narrow, 1);
  for (const { text, at, letter } of strips) {
    paint(letter);
    context.fillText(text, (at[0] * cell) / narrow, (at[1] + 0.52 * LINE) * cell);
  }
  context.restore();
};

/** Draws the shapes of the pieces of a board, in units of `SIDE` for a cell; `paint` sets how that of a piece looks. */
export const drawShapes = (
  context: CanvasRenderingContext2D,
  board: string,
  paint = (letter: string): void => void (context.fillStyle = COLOURS[letter]),
): void => {
  for (const [letter, cells] of cellsByLetter(board)) {
    paint(letter);
    context.fill(new Path2D(contour(cells)));
  }
};

/**
 * A board as a picture so many pixels wide: the shapes of its pieces, and the text of its program if it is one. If
 * pieces are pinned, all others are dim.
 */
export const drawTile = (board: string, width: number, { paper, ink }: Ground, pins: string): HTMLCanvasElement => {
  const { columns, rows } = sizeOf(board);
  const canvas = canvasOf(Math.round(width), Math.round((width / columns) * rows));
  const context = contextOf(canvas);
  const cell = canvas.width / columns;
  const isDim = (letter: string) => pins !== "" && !pins.includes(letter);
  const paint = (letter: string, lit: string | undefined, dim: number) => {
    context.fillStyle = (isDim(letter) ? COLOURS[letter] : lit) ?? ink;
    context.globalAlpha = !COLOURS[letter] || isDim(letter) ? dim : 1;
  };
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.scale(cell / SIDE, cell / SIDE);
  drawShapes(context, board, (letter) => paint(letter, COLOURS[letter], DIM.shape));
  context.restore();
  if (isDrawable(board))
    write(context, stripsOf(programOf(board)), cell, (letter) => paint(letter, COLOURS[letter] && "#000", DIM.text));
  return canvas;
};
