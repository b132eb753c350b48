// A plain search for the 6x10 board, with bitboards and nothing clever: what the quine's search is measured against. The board
// is 6 cells wide and 10 high, its cells are numbered row by row, and each half of it is the 30 low bits of a number.

import { glyphs } from "../twin/pieces.ts";

const WIDTH = 6;
const HEIGHT = 10;
const FULL = 2 ** 30 - 1;

/** A piece where it lies on the board: its bit among the pieces, and its cells in the two halves of the board. */
export interface Placement {
  piece: number;
  letter: string;
  cells: number[];
  low: number;
  high: number;
}

/** The placements whose first cell is `first`. */
const placementsAt = (first: number): Placement[] =>
  glyphs(WIDTH + 1).flatMap((glyph) => {
    const letter = glyph[0];
    const at = first + Math.floor(first / WIDTH);
    const marks = [...glyph].flatMap((mark, i) => (mark > "." ? [at + i] : []));
    if (marks.some((mark) => mark % (WIDTH + 1) === WIDTH || mark >= (WIDTH + 1) * HEIGHT)) return [];
    const cells = marks.map((mark) => mark - Math.floor(mark / (WIDTH + 1)));
    const bits = (half: number) =>
      cells.reduce((sum, cell) => (Math.floor(cell / 30) === half ? sum | (1 << (cell % 30)) : sum), 0);
    return [{ piece: 1 << parseInt(letter, 36), letter, cells, low: bits(0), high: bits(1) }];
  });

/** For each cell, the placements whose first cell it is. */
export const PLACEMENTS = Array.from({ length: WIDTH * HEIGHT }, (_, first) => placementsAt(first));

/** X where its centre is in one quadrant of the board, which leaves one of each set of symmetric solutions. */
export const CORNER_X = PLACEMENTS.flat().filter(
  ({ letter, cells: [top] }) => letter === "X" && top % WIDTH < WIDTH / 2 && Math.floor(top / WIDTH) + 1 < HEIGHT / 2,
);

/** Finds all solutions of 6x10: X first, then always a piece on the first empty cell. Moves are pieces that leave room. */
export const measure = (): { solutions: number; moves: number } => {
  // Three numbers a placement, those of each cell one after the other.
  const table = Int32Array.from(PLACEMENTS.flat().flatMap(({ piece, low, high }) => [piece, low, high]));
  const starts = new Int32Array(PLACEMENTS.length + 1);
  PLACEMENTS.forEach((placements, first) => (starts[first + 1] = starts[first] + 3 * placements.length));
  let solutions = 0;
  let moves = 0;
  const walk = (low: number, high: number, free: number): void => {
    if (!free) return void solutions++;
    moves++;
    const first = low === FULL ? 61 - Math.clz32(~high & (high + 1)) : 31 - Math.clz32(~low & (low + 1));
    for (let i = starts[first]; i < starts[first + 1]; i += 3)
      if (free & table[i] && !(low & table[i + 1]) && !(high & table[i + 2]))
        walk(low | table[i + 1], high | table[i + 2], free ^ table[i]);
  };
  const all = PLACEMENTS.flat().reduce((pieces, { piece }) => pieces | piece, 0);
  for (const { piece, low, high } of CORNER_X) walk(low, high, all ^ piece);
  return { solutions, moves };
};
