// Reads a board as people write it, a row a line, and says what is wrong with a text that is not a board.

import { pitchOf, transpose } from "../twin/board.ts";
import { glyphs } from "../twin/pieces.ts";

/** The letters of the twelve pieces. */
export const LETTERS = "FILNPTUVWXYZ";

/** What is wrong with a text that should be a board; the message names the row and the reason. */
export class BoardError extends Error {
  name = "BoardError";
}

/** How large the text of a board may be: sixty cells, however widely scattered, do with less. */
const LONGEST = 100_000;
const WIDEST = 250;

/** The board with its columns as rows, without those that are empty at either end: done twice, it has no margin. */
const crop = (board: string): string => transpose(board).replace(/^[. ]+ | [. ]+$/g, "");

/** The rows of the text of a board, without line ends, blanks at the ends of rows, and empty lines before and behind. */
export const rowsOf = (text: string): string[] =>
  text
    .replace(/^\s*[\r\n]/, "")
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((row) => row.trimEnd());

/** The rows of a board's text, and what lies in a row and a column, counted from 0: "." outside, too. */
export const gridOf = (text: string): { rows: string[]; cell: (y: number, x: number) => string } => {
  const rows = rowsOf(text);
  return { rows, cell: (y, x) => rows[y]?.[x] ?? "." };
};

/**
 * The board in `text`: rows of equal length, a newline after each; "x" an empty cell, "." no cell, a letter a piece that is
 * already placed. Blanks at the end of a row are forgiven, empty margins cut off. Throws a BoardError.
 */
export const parseBoard = (text: string): string => {
  if (text.length > LONGEST)
    throw new BoardError(`a board has at most ${LONGEST} characters, and this text has ${text.length}`);
  const lines = rowsOf(text);
  lines.forEach((line, i) => {
    const odd = [...line].find((cell) => !("x." + LETTERS).includes(cell));
    if (odd)
      throw new BoardError(
        `row ${i + 1}: ${JSON.stringify(odd)} is not one of ${[..."x.", ...LETTERS].join(" ")}` +
          (odd === " " ? "; write . where there is no cell" : ""),
      );
    if (line.length !== lines[0].length)
      throw new BoardError(`row ${i + 1}: ${line.length} characters, but row 1 has ${lines[0].length}`);
  });
  if (!/[^.\n]/.test(lines.join("\n"))) throw new BoardError("a board needs a row with a cell in it");
  const board = crop(crop(lines.join(" ")));
  for (const [count, what] of [
    [pitchOf(board) - 1, "columns"],
    [board.split(" ").length, "rows"],
  ] as const)
    if (count > WIDEST) throw new BoardError(`a board has at most ${WIDEST} ${what}, and this one has ${count}`);
  // Glyphs are up to five cells wide: seen with three more cells beside each row, they cannot run into the next one.
  const wide = board.replace(/ |$/g, "... ").trim();
  const shapes = glyphs(pitchOf(wide));
  for (const letter of new Set(board.match(/[A-Z]/g))) {
    const glyph = wide.replace(/./g, (cell) => (cell === letter ? cell : ".")).replace(/^\.+|\.+$/g, "");
    if (!shapes.includes(glyph)) {
      const row = lines.findIndex((line) => line.includes(letter)) + 1;
      throw new BoardError(`row ${row}: the cells marked ${letter} are not one piece ${letter}`);
    }
  }
  return board;
};

/** The board without the pieces on it: its outline. */
export const blank = (board: string): string => board.replace(/[A-Z]/g, "x");

/** How many cells a board has, with pieces on them or not. */
export const countCells = (board: string): number => board.replace(/[. ]/g, "").length;

/** The empty cells that hang together with the empty cell `first`, as indices on the board, `first` the first of them. */
export const regionOf = (board: string, first: number): number[] => {
  const pitch = pitchOf(board);
  const region = [first];
  for (const at of region)
    for (const next of [at - pitch, at - 1, at + 1, at + pitch])
      if (board[next] === "x" && !region.includes(next)) region.push(next);
  return region;
};

/** A separate part of the board that pieces of five cells cannot fill. Undefined if there is none. */
export const oddPart = (board: string): number[] | undefined => {
  const parts = [...board].flatMap((cell, at) => (cell === "x" ? [regionOf(board, at)] : []));
  return parts.find(({ length }) => length % 5);
};

/** The board as people write it: a newline after each row. */
export const formatBoard = (board: string): string => board.replace(/ |$/g, "\n");

/** The opposite: a text of rows, each with a newline behind it, as a line. */
export const inLine = (text: string): string => text.trimEnd().replace(/\n/g, " ");
