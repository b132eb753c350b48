// The twelve pentominoes and the 63 ways in which they lie on a board.

import { images } from "./board.ts";

/** Each piece: its letter, and its rows from top to bottom, a hexadecimal digit a row. F is 0110, 1100, 0100. */
const PIECES = "F6c4 I11111 Lf8 Ne3 Pec Te44 Uae V88e W8c6 X4e4 Yf4 Zc46";

/**
 * The glyphs of a board whose rows begin `pitch` characters apart, sorted. A glyph is a piece in one orientation as it
 * lies on the one-dimensional board, from its first cell to its last: "1" a cell, "0" what lies between, and its letter.
 */
export const glyphs = (pitch: number): string[] =>
  [
    ...new Set(
      PIECES.split(" ").flatMap((piece) =>
        images(
          piece
            .slice(1)
            .replace(/./g, (row) => " " + (+("0x1" + row)).toString(2).slice(1))
            .slice(1),
        ).map(
          (image) =>
            image
              .split(" ")
              .map((row) => row.padEnd(pitch, "0"))
              .join("")
              .replace(/^0+|0+$/g, "") + piece[0],
        ),
      ),
    ),
  ].sort();

/** Puts a glyph on a board, with its first cell at index `at` of the board's characters; returns these. */
export const put = (board: string[], glyph: string, at: number): string[] => {
  const letter = glyph.slice(-1);
  for (let i = 0; i < glyph.length; i++) if (glyph[i] === "1") board[at + i] = letter;
  return board;
};
