// A copy has to hold the whole program. There is room on every board whose empty parts have five cells or more.

import { countCells } from "../solver/cells.ts";
import { BoardError } from "../solver/parse.ts";
import { copy, drawing } from "../twin/picture.ts";

/** How many characters of a text the picture of a board shows. */
export const inkOf = (board: string): number => drawing("x".repeat(9999))(board).replace(/\s/g, "").length;

/** The program as a board (a line), for people. Throws a BoardError if it has not sixty cells, or no room for text and #. */
export const copyOf = (board: string, text: string): string => {
  const cells = countCells(board);
  if (cells !== 60) throw new BoardError(`the twelve pieces cover 60 cells, and this board has ${cells}`);
  const program = copy(board, drawing(text)) + "\n";
  // The # that ends the text is in the picture if all of the text is.
  if (!/`[^`]*#/.test(program))
    throw new BoardError(
      `the program has ${text.length} characters, and the picture of this board holds ${inkOf(board) - 1}: its empty parts are too small`,
    );
  return program;
};
