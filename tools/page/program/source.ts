// The program as text, which the page carries with it, and its copies.

import { copyOf } from "../../copies/copies.ts";
import { orFlaw } from "../../words/flaws.ts";
import { drawing, HEIGHT, WIDTH } from "../../twin/picture.ts";

declare const TEXT: string;

const draw = drawing(TEXT);

/** The text as a board, to the byte: the whole program if the board `isDrawable`, else as much as there is room for. */
export const textAs = (board: string): string => draw(board) + "\n";

/** The last program drawn: several parts of a view ask for the same one. */
let last = { board: "", program: "" };

/** The program as this board, to the byte. Throws a BoardError if it cannot be drawn. */
export const programOf = (board: string): string => {
  if (board !== last.board) last = { board, program: copyOf(board, TEXT) };
  return last.program;
};

/** Why the program cannot be drawn as this board, or "". */
export const refusalOf = (board: string): string => orFlaw(() => programOf(board)).flaw ?? "";

/** Whether the program can be drawn as this board: it needs sixty cells, and room for its text. */
export const isDrawable = (board: string): boolean => !refusalOf(board);

/** The letter of the piece at a place of the picture; `rows` are those of its board. */
export const letterAt = (rows: string[], line: number, column: number): string =>
  rows[Math.floor(line / HEIGHT)][Math.floor(column / WIDTH)];
