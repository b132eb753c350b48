// Forty outlines that nobody chose: connected, of sixty cells, grown at random and the same every time.

import { beside } from "../solver/cells.ts";
import { parseBoard } from "../solver/parse.ts";

const CELLS = 60;

/** Whole numbers below `n`, always the same ones: Lehmer's generator with the factor of Park, Miller and Stockmeyer. */
const generator = (seed: number) => (n: number) => {
  seed = (seed * 48271) % (2 ** 31 - 1);
  return seed % n;
};

/**
 * A board grown from one cell in a strip of this width, and how often two of its cells share a side. Each new cell is the one
 * with the most neighbours of so many cells drawn from all beside the outline: the more are drawn, the more compact it becomes.
 */
const grow = (below: (n: number) => number, width: number, drawn: number): { board: string; joints: number } => {
  const pitch = width + 1;
  const grid = [...(".".repeat(width) + "\n").repeat(2 * CELLS)];
  const neighbours = (at: number) => beside(at, pitch).filter((each) => grid[each] === "x").length;
  const cells = [CELLS * pitch + below(width)];
  grid[cells[0]] = "x";
  let joints = 0;
  while (cells.length < CELLS) {
    const free = [...new Set(cells.flatMap((at) => beside(at, pitch)))].filter((at) => grid[at] === ".");
    const some = Array.from({ length: drawn }, () => free[below(free.length)]);
    const [next] = some.sort((a, b) => neighbours(b) - neighbours(a));
    joints += neighbours(next);
    grid[next] = "x";
    cells.push(next);
  }
  return { board: parseBoard(grid.join("")), joints };
};

/** The outlines as boards. Looser ones have hardly anything to search, and more compact ones take too long. */
export const outlines = (): string[] => {
  const below = generator(60);
  const found: string[] = [];
  for (let i = 0; found.length < 40; i++) {
    const { board, joints } = grow(below, 8 + (i % 5), 1 + (i % 3));
    if (joints >= 92 && joints <= 98) found.push(board);
  }
  return found;
};
