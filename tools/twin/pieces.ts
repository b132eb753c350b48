// The twelve pentominoes and the orientations in which they lie on a board: 63, if it is wide enough.

import { image, MOVEMENTS, SPACE, spaced } from "./board.ts";

/** The pieces, each a board of its own, its first row the longest. X comes first: it is laid first. */
export const PIECES = spaced(
  ".X.-XXX-.X,.FF-FF-.F,IIIII,LLLL-L,..NN-NNN,PPP-PP,TTT-.T-.T,U.U-UUU,VVV-V-V,.WW-WW-W,YYYY-.Y,.ZZ-.Z-ZZ",
);

/**
 * The glyphs of a board whose rows begin `pitch` characters apart. A glyph is a piece in one orientation as it lies in
 * the line of text that is the board, from its first cell to its last: its letter for a cell, "." for what lies
 * between. On a board of six columns, pitch 7, W has four: W......WW......WW, WW......WW......W, WW....WW.....W and
 * W.....WW....WW. A piece that is wider than the board covers a border wherever it lies.
 */
export const glyphs = (pitch: number): string[] => [
  ...new Set(
    PIECES.split(",").flatMap((piece) =>
      MOVEMENTS.map(
        (movement) =>
          image(piece, movement)
            .split(SPACE)
            .map((row) => row.padEnd(pitch, "."))
            .join("")
            .match(/\w.*\w/)![0],
      ),
    ),
  ),
];

/** The board with a glyph on it: its first cell at index `at` or, without `at`, its last cell on the last "x". */
export const put = (board: string, glyph: string, at = board.lastIndexOf("x") - glyph.length + 1): string =>
  board.slice(0, at) + glyph.replace(/\./g, (_, i) => board[at + i]) + board.slice(at + glyph.length);
