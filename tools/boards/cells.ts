// Boards, pieces and their cells. A board is a line, as in the twin; people get and give text, a row on each line.
// A cell is its index on the line, or its row and column.

import { image, pitchOf } from "../twin/board.ts";
import { PIECES } from "../twin/pieces.ts";

export const LETTERS = "FILNPTUVWXYZ";

export const others = (letters: string): string => [...LETTERS].filter((letter) => !letters.includes(letter)).join("");

/** A piece as a board of its own. Its rows have one length, which those of PIECES need not have. */
export const pieceOf = (letter: string): string => {
  const piece = PIECES.split(",").find((each) => each.includes(letter))!;
  return piece.replace(/\S+/g, (row) => row.padEnd(pitchOf(piece) - 1, "."));
};

/** The rows of a text, without line ends, blanks at the ends of rows, and empty lines at the top and the bottom. */
export const rowsOf = (text: string): string[] =>
  text
    .replace(/^\s*[\r\n]/, "")
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((row) => row.trimEnd());

/** A board as people write it: a newline after each row. */
export const formatBoard = (board: string): string => board.replace(/ |$/g, "\n");

/** The board without margins: turned four times, and each time without empty rows at its beginning. */
export const crop = (board: string): string =>
  [1, 1, 1, 1].reduce((turned, turn) => image(turned, turn).replace(/^[. ]+ /, ""), board);

/** What lies in the cells of a board, in the order of reading. */
export const lettersOf = (board: string): string => board.replace(/[.\s]/g, "");

/** The board with these characters in its cells, in the order of reading. */
export const withLetters = (board: string, letters: string): string => {
  let cell = 0;
  return board.replace(/[^.\s]/g, () => letters[cell++]);
};

/** Whether a board has pieces, and no empty cell. */
export const isFull = (board: string): boolean => /[A-Z]/.test(board) && !board.includes("x");

/** How many cells a board has, with pieces on them or not. */
export const countCells = (board: string): number => lettersOf(board).length;

/** The cells that share a side with one, as indices on a board with this pitch, also where there is none. */
export const beside = (at: number, pitch: number): number[] => [at - pitch, at - 1, at + 1, at + pitch];

/** The empty cells that are connected with the one at `first`, as indices on the board. `first` comes first. */
export const regionOf = (board: string, first: number): number[] => {
  const pitch = pitchOf(board);
  const region = new Set([first]);
  // The loop also visits the cells that it adds.
  for (const at of region) for (const next of beside(at, pitch)) if (board[next] === "x") region.add(next);
  return [...region];
};

export type Cell = readonly [y: number, x: number];

/** Where the cell with this index is on a board. */
export const placeOf = (board: string, at: number): Cell => [Math.floor(at / pitchOf(board)), at % pitchOf(board)];

/** The indices of the cells of a board, or a glyph; or of those in which there is this. */
export const cellsOf = (board: string, what?: string): number[] =>
  [...board].flatMap((cell, at) => ((what ? cell === what : /[^. ]/.test(cell)) ? at : []));

/** The same by their rows and columns. */
export const placesOf = (board: string, what?: string): Cell[] => cellsOf(board, what).map((at) => placeOf(board, at));

export const sizeOf = (board: string): { columns: number; rows: number } => ({
  columns: pitchOf(board) - 1,
  rows: board.split(" ").length,
});

export const cellsByLetter = (board: string): Map<string, Cell[]> =>
  new Map(Array.from(new Set(board.match(/[A-Z]/g)), (letter) => [letter, placesOf(board, letter)]));

/** The piece with this letter as it lies on a board, as a board of its own. */
export const pieceOn = (board: string, letter: string): string =>
  crop(board.replace(/[^ ]/g, (cell) => (cell === letter ? letter : ".")));

/** The cell that is nearest to the middle of all these. */
export const middle = (cells: Cell[]): Cell => {
  const [y, x] = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + cell[axis] / cells.length, 0));
  const far = (cell: Cell) => Math.hypot(cell[0] - y, cell[1] - x);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
};

/** Whether all of these cells are empty. */
export const isFree = (board: string, cells: number[]): boolean => cells.every((at) => board[at] === "x");

export const withPiece = (board: string, letter: string, cells: number[]): string =>
  [...board].map((cell, at) => (cells.includes(at) ? letter : cell)).join("");

export const withoutPiece = (board: string, letter: string): string => board.replaceAll(letter, "x");
