// The program as text, which the page carries with it, and its copies.

import { copyOf } from "../../copies/copies.ts";
import { orFlaw } from "../../words/flaws.ts";
import { escaped } from "../../pictures/shapes.ts";
import { drawing } from "../../twin/picture.ts";

declare const TEXT: string;
export const QUINE = TEXT;

/** Draws the program as a board that `isDrawable`. In colour, its ink is HTML. */
export const drawProgram = drawing(QUINE, (ink, letter) => `<b class="${letter}">${escaped(ink)}</b>`);

export const coloured = (board: string): string => drawProgram(board, true) + "\n";

/** The last program drawn: several parts of a view ask for the same one. */
let last = { board: "", program: "" };

/** The program as this board, to the byte. Throws a BoardError if it cannot be drawn. */
export const programOf = (board: string): string => {
  if (board !== last.board) last = { board, program: copyOf(board, QUINE) };
  return last.program;
};

/** Why the program cannot be drawn as this board, or "". */
export const refusalOf = (board: string): string => orFlaw(() => programOf(board)).flaw ?? "";

/** Whether the program can be drawn as this board: it needs sixty cells, and room for its text. */
export const isDrawable = (board: string): boolean => !refusalOf(board);
