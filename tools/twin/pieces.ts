// The twelve pentominoes and the 63 ways in which they lie on a board.

import { image, MOVEMENTS } from "./board.ts";

/** Each piece: its letter, and its rows from top to bottom, an octal digit a row. F is 011, 110, 010. */
const PIECES = "F362 I11111 L4446 N1132 P332 T722 U57 V447 W463 X272 Y1311 Z623";

/**
 * The glyphs of a board whose rows begin `pitch` characters apart. A glyph is a piece in one orientation as it lies on the
 * one-dimensional board, from its first cell to its last: its letter a cell, "." what lies between.
 */
export const glyphs = (pitch: number): string[] => [
  ...new Set(
    PIECES.replace(/\d/g, (row) => " " + (8 + +row).toString(2).slice(1))
      .match(/\w( \d+)+/g)!
      .flatMap((piece) =>
        MOVEMENTS.map((movement) =>
          image(piece.slice(2), movement)
            .replace(/(\d+) /g, (_, row) => row.padEnd(pitch, "0"))
            .match(/1.*1/)![0]
            .replace(/./g, (cell) => (+cell ? piece[0] : ".")),
        ),
      ),
  ),
];

/** Puts a glyph on a board, with its first cell at index `at` of the board's characters; returns these. */
export const put = (board: string[], glyph: string, at: number): string[] => {
  [...glyph].map((cell, i) => {
    if (cell > ".") board[at + i] = cell;
  });
  return board;
};
