// A plain search with bitboards and nothing clever: what the program's search is measured against. It takes any outline of
// sixty cells, laid along its short side. The cells are numbered row by row, and each half of them is the 30 low bits of a
// number.

import { LETTERS } from "../solver/parse.ts";
import { image, MOVEMENTS, pitchOf } from "../twin/board.ts";
import { glyphs } from "../twin/pieces.ts";

const CELLS = 60;
const FULL = 2 ** 30 - 1;

/** A piece where it lies on the board, and the numbers of its cells, in rising order. */
interface Placement {
  letter: string;
  cells: number[];
}

/**
 * All placements of the twelve pieces, by their first cells. Of X also those that the search begins with: one of each set of
 * images under the board's symmetries, and how many of these symmetries keep X in its place.
 */
export const placements = (given: string): { all: Placement[]; first: [X: Placement, own: number][] } => {
  const [board] = [given, image(given, 1)].sort((a, b) => pitchOf(a) - pitchOf(b));
  const at = [...board].flatMap((cell, i) => (cell === "x" ? [i] : []));
  if (at.length !== CELLS) throw Error(`the yardstick takes ${CELLS} cells, and this board has ${at.length}`);
  const shapes = glyphs(pitchOf(board)).map((glyph) => ({
    letter: glyph[0],
    offsets: [...glyph].flatMap((mark, i) => (mark === "." ? [] : [i])),
  }));
  const all = at.flatMap((first) =>
    shapes
      .map(({ letter, offsets }) => ({ letter, cells: offsets.map((offset) => at.indexOf(first + offset)) }))
      .filter(({ cells }) => !cells.includes(-1)),
  );
  const symmetries = MOVEMENTS.filter((movement) => image(board, movement) === board);
  const first = all.flatMap((X): [Placement, number][] => {
    if (X.letter !== "X") return [];
    const laid = [...board].map((cell, i) => (X.cells.includes(at.indexOf(i)) ? "X" : cell)).join("");
    const images = symmetries.map((movement) => image(laid, movement));
    return images.some((image) => image < laid) ? [] : [[X, images.filter((image) => image === laid).length]];
  });
  return { all, first };
};

/**
 * Finds the distinct solutions of a board with all twelve pieces: X first, then always a piece on the first empty cell. Moves
 * are pieces that leave room. Where symmetries of the board keep X in its place, each solution is found with its images under
 * these. They are all different, since F is no image of itself.
 */
export const measure = (board: string): { solutions: number; moves: number } => {
  const { all, first } = placements(board);
  const half = (cells: number[], from: number) =>
    cells.reduce((bits, cell) => (cell >= from && cell < from + 30 ? bits | (1 << (cell - from)) : bits), 0);
  // Three numbers a placement, those of each cell one after the other.
  const numbers = ({ letter, cells }: Placement) => [1 << parseInt(letter, 36), half(cells, 0), half(cells, 30)];
  const table = Int32Array.from(all.flatMap(numbers));
  const starts = Int32Array.from({ length: CELLS + 1 }, (_, cell) => {
    const later = all.findIndex(({ cells }) => cells[0] >= cell);
    return 3 * (later < 0 ? all.length : later);
  });
  let solutions = 0;
  let moves = 0;
  const walk = (low: number, high: number, free: number): void => {
    if (!free) return void solutions++;
    moves++;
    const cell = low === FULL ? 61 - Math.clz32(~high & (high + 1)) : 31 - Math.clz32(~low & (low + 1));
    for (let i = starts[cell]; i < starts[cell + 1]; i += 3)
      if (free & table[i] && !(low & table[i + 1]) && !(high & table[i + 2]))
        walk(low | table[i + 1], high | table[i + 2], free ^ table[i]);
  };
  const pieces = [...LETTERS].reduce((pieces, letter) => pieces | (1 << parseInt(letter, 36)), 0);
  let distinct = 0;
  for (const [X, own] of first) {
    const [piece, low, high] = numbers(X);
    solutions = 0;
    walk(low, high, pieces ^ piece);
    distinct += solutions / own;
  }
  return { solutions: distinct, moves };
};
