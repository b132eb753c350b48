// A plain search with bitboards: what the program's is measured against. It takes sixty cells, the short way.

import { image, pitchOf } from "../twin/board.ts";
import { LETTERS } from "../boards/cells.ts";
import { numbered, type Placement } from "../boards/numbered.ts";

const CELLS = 60;
const FULL = 2 ** 30 - 1;
const X = LETTERS.indexOf("X");

/** How many distinct solutions a board has with all twelve pieces, and in how many moves: pieces but the last. */
export const measure = (outline: string): { solutions: number; moves: number } => {
  const [board] = [outline, image(outline, 1)].sort((a, b) => pitchOf(a) - pitchOf(b));
  const { mappings, placements } = numbered(board);
  const all = placements.sort((a, b) => a.cells[0] - b.cells[0]);
  // Three numbers a placement, those of each cell one after the other.
  const numbers = ({ letter, low, high }: Placement) => [1 << letter, low, high];
  const table = Int32Array.from(all.flatMap(numbers));
  const before = (cell: number): number => all.filter(({ cells }) => cells[0] < cell).length;
  const starts = Int32Array.from({ length: CELLS + 1 }, (_, cell) => 3 * before(cell));
  let [solutions, moves] = [0, 0];
  const walk = (low: number, high: number, free: number): void => {
    if (!free) return void solutions++;
    moves++;
    const cell = low === FULL ? 61 - Math.clz32(~high & (high + 1)) : 31 - Math.clz32(~low & (low + 1));
    for (let i = starts[cell]; i < starts[cell + 1]; i += 3)
      if (free & table[i] && !(low & table[i + 1]) && !(high & table[i + 2]))
        walk(low | table[i + 1], high | table[i + 2], free ^ table[i]);
  };
  let distinct = 0;
  for (const first of all.filter(({ letter }) => letter === X)) {
    // X looks the same however it is turned, so its first cell says where it lies.
    const tops = mappings.map((mapping) => Math.min(...first.cells.map((cell) => mapping[cell])));
    if (Math.min(...tops) < first.cells[0]) continue;
    const [piece, low, high] = numbers(first);
    // Where symmetries keep X, each solution comes with its images, all different, since F has no symmetry.
    solutions = 0;
    walk(low, high, 0xfff ^ piece);
    distinct += solutions / tops.filter((top) => top === first.cells[0]).length;
  }
  return { solutions: distinct, moves };
};
