// Forty outlines that nobody chose: connected, of sixty cells, grown at random and the same every time.

import { image } from "../twin/board.ts";
import { parseBoard } from "../solver/parse.ts";

const CELLS = 60;

/** Whole numbers below `n`, always the same ones: Lehmer's generator with the factor of Park, Miller and Stockmeyer. */
const generator = (seed: number) => (n: number) => {
  seed = (seed * 48271) % (2 ** 31 - 1);
  return seed % n;
};

/**
 * A board grown from one cell in a strip of this width. Each new cell is the one with the most neighbours of so many cells
 * drawn from all beside the outline: the more are drawn, the more compact it becomes.
 */
const grow = (below: (n: number) => number, width: number, drawn: number): string => {
  const pitch = width + 1;
  const grid = [...(".".repeat(width) + "\n").repeat(2 * CELLS)];
  const around = (at: number) => [at - pitch, at - 1, at + 1, at + pitch];
  const neighbours = (at: number) => around(at).filter((each) => grid[each] === "x").length;
  const cells = [CELLS * pitch + below(width)];
  grid[cells[0]] = "x";
  while (cells.length < CELLS) {
    const beside = [...new Set(cells.flatMap(around))].filter((at) => grid[at] === ".");
    const some = Array.from({ length: drawn }, () => beside[below(beside.length)]);
    const [next] = some.sort((a, b) => neighbours(b) - neighbours(a));
    grid[next] = "x";
    cells.push(next);
  }
  return parseBoard(grid.join(""));
};

/** How often two cells of the board share a side. */
const joints = (board: string): number =>
  [board, image(board, 1)].reduce((sum, rows) => sum + rows.split(/(?<=x)(?=x)/).length - 1, 0);

/** The outlines as boards. Looser ones have hardly anything to search, and more compact ones take too long. */
export const outlines = (): string[] => {
  const below = generator(60);
  const found: string[] = [];
  for (let i = 0; found.length < 40; i++) {
    const board = grow(below, 8 + (i % 5), 1 + (i % 3));
    if (joints(board) >= 92 && joints(board) <= 98) found.push(board);
  }
  return found;
};
