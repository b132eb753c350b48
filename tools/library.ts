// The library, as the package exports it: a board solved, its solutions one by one, its puzzles, the boards with names, what is
// special about a solution, and the program in the shape of a board.
//
// A board is a name, like "6x10", "triple-V" or "8x8-c3-f6", or rows of equal length, with line ends or blanks between them: "x" is
// an empty cell, "." no cell, a letter of FILNPTUVWXYZ a piece that lies there already.

import { copyOf } from "./copies/copies.ts";
import { quineText } from "./copies/text.ts";
import { boardCalled, parseBoard } from "./solver/parse.ts";
import { type Fillings, fillings, type Kind, type Puzzle, puzzleOf } from "./solver/puzzles.ts";
import { solutions } from "./solver/solve.ts";

export { BOARDS, type ListedBoard } from "./solver/named.ts";
export { BoardError } from "./solver/flaws.ts";
export type { Kind, Puzzle } from "./solver/puzzles.ts";
export { type OnSolution, type Options, solutions, solve, source, type Summary } from "./solver/solve.ts";
export { type Rectangle, type SolutionTraits, type Trait, traits } from "./solver/traits.ts";

/** The board of the last puzzle: the next one is usually of the same board. */
let last: { board: string; all: Fillings } | undefined;

/**
 * A puzzle with one answer: some pieces of a solution lie on the board, and the others can be laid in one way only. There is one
 * for each board, kind and seed, which is a day, like "2026-11-21", or a number; it is the same on every machine.
 *
 * Throws a BoardError if one of them is not valid, or if the board has no such puzzle. The first puzzle of a board takes as long as
 * its search.
 *
 * @example
 * const { board, solution } = puzzle("6x10", "medium", "2026-11-21");
 */
export const puzzle = (board: string, kind: Kind, seed: string | number): Puzzle => {
  if (!last || last.board !== board) {
    const { outline, pieces } = boardCalled(board);
    last = { board, all: fillings(outline, solutions(outline, { pieces }), pieces) };
  }
  return puzzleOf(last.all, kind, seed);
};

/**
 * The quine in the shape of a board of sixty cells, as JavaScript, which is also TypeScript. It solves the board and prints
 * itself as every solution; with pieces on the board, `--keep` prints the ways to add the others.
 *
 * Throws a BoardError if the board is none, has not sixty cells, or has so many small parts that the text does not fit.
 *
 * @example
 * writeFileSync("u.mjs", program("U")); // then: node u.mjs --solutions 1
 */
export const program = (board: string): string => copyOf(parseBoard(boardCalled(board).outline), quineText());
