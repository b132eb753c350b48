// The library, as the package exports it: a board solved, its solutions one by one, its puzzles, the boards with names,
// what is special about a solution, and the program in the shape of a board.
//
// Here a board is text: a name, like "6x10", "triple-V" or "8x8-c3-f6", or rows of equal length, with line ends or
// blanks between them: "x" is an empty cell, "." no cell, five letters of FILNPTUVWXYZ a piece that lies there already.
// To solve them, boards may have cells that may stay empty, "?", and clues: fewer letters, cells that this piece
// covers. What the library returns has a newline after each row.

import { BoardError } from "./words/flaws.ts";
import { formatBoard } from "./boards/cells.ts";
import * as named from "./boards/named.ts";
import { readBoard, readRows, unmarked } from "./boards/parse.ts";
import * as solver from "./solver/solver.ts";
import { type Task, taskOf } from "./solver/task.ts";
import { type SolutionTraits, traits as traitsOf } from "./solver/traits.ts";
import { type Fillings, fillings, type Kind, type Puzzle, puzzleOf } from "./puzzles/puzzles.ts";
import { copyOf } from "./copies/copies.ts";
import { quineText } from "./copies/text.ts";

export { BoardError } from "./words/flaws.ts";
export type { ListedBoard } from "./boards/named.ts";
export type { Kind, Puzzle } from "./puzzles/puzzles.ts";
export type { Count, OnSolution, Options, Summary } from "./solver/solver.ts";
export type { SolutionTraits, Trait } from "./solver/traits.ts";

/** The boards with names, in the order of `--list`. */
export const BOARDS: readonly named.ListedBoard[] = Object.freeze(
  named.BOARDS.map((board) => Object.freeze({ ...board, outline: formatBoard(board.outline) })),
);

/** The task of a board, and a copy of the options, for nobody to change. Throws a BoardError if either is not valid. */
const asked = <Figures>(board: string, options: solver.Options<Figures> = {}): [Task, solver.Options<Figures>] => {
  const read = readBoard(board);
  const own = solver.checkedOptions(options);
  return [taskOf(read, own), own];
};

/**
 * The solutions of a board, one after the other, as they are asked for; at the end the generator returns the summary.
 *
 * A board may have holes and separate parts, and at most as many cells as the pieces cover: each piece is used at most
 * once. A solution is the same rows, with a letter in place of every "x". Where cells may stay empty, as many pieces
 * are laid as have room, or as many as `lay` says; the cells that are left are "." in a solution. Of solutions that are
 * images of each other, under rotations and reflections that keep the board and the pieces on it, you get one, unless
 * you ask for `all`. Solutions without the traits that the options ask for do not count.
 *
 * Throws a BoardError if the board or an option is not valid: at once, not when the first solution is asked for.
 *
 * @example
 * for (const solution of solutions("6x10", { noCrossroads: true })) console.log(solution);
 */
export const solutions = (board: string, options: solver.Options = {}): Generator<string, solver.Summary> =>
  asText(solver.solutions(...asked(board, options)));

function* asText(boards: Generator<string, solver.Summary>): Generator<string, solver.Summary> {
  for (;;) {
    const { done, value } = boards.next();
    if (done) return value;
    yield formatBoard(value);
  }
}

/**
 * Finds the solutions of a board and hands each to `onSolution`, until there are no more or it answers `false`. Board,
 * solutions, options and errors are as with `solutions`; returns how it went, times in seconds. The search does not
 * wait: a callback that returns a promise is an error.
 *
 * The contract is the one of Laurent Dami's Perl module Games::Pentominos, which follows Ed Halley's quine in searching
 * a board as a string; the search is our own.
 *
 * @example
 * const { solutions } = solve("3x20", (placed, number) => console.log(`${number}\n${placed}`));
 */
export const solve = (board: string, onSolution: solver.OnSolution, options: solver.Options = {}): solver.Summary => {
  if (typeof onSolution !== "function") throw new BoardError("solve needs a callback");
  const [task, own] = asked(board, options);
  return solver.solve(task, (placed, ...rest) => onSolution(formatBoard(placed), ...rest), own);
};

/**
 * Only the figures: how many solutions a board has. Board, options and errors are as with `solutions`. Where cells stay
 * empty, it goes to no solution, unless an option asks something of each, and so it counts in seconds what a search
 * would find in hours. It searches after all if it would have to keep more than ten million states at a time.
 *
 * @example
 * const { solutions, total } = count("4x16", { loose: true });
 */
export const count = (board: string, options: solver.Options<solver.Count> = {}): solver.Count =>
  solver.count(...asked(board, options));

/**
 * The regexes that a search of this board uses: what fits on the last empty cell, and whether there is a hole. X is
 * not among the pieces that may fit: it is laid first. Board, options and errors are as with `solutions`.
 *
 * @example
 * const { fit, hole } = source("6x10");
 */
export const source = (board: string, options: solver.Options = {}): { fit: RegExp; hole: RegExp } =>
  solver.source(asked(board, options)[0]);

/** The board of the last puzzle: the next one is usually of the same board. */
let last: { board: string; all: Fillings } | undefined;

/**
 * A puzzle with one answer: some pieces of a solution lie on the board, and the others can be laid in one way only.
 * There is one for each board, kind and seed, which is a day, like "2026-11-21", or a number from 1 on; it is the same
 * on every machine. The first puzzle of a board takes as long as its search. If the kind is "clues", no piece is laid:
 * letters say which piece covers their cells. Throws a BoardError if an argument is not valid, or there is none.
 *
 * @example
 * const { board, solution } = puzzle("6x10", "medium", "2026-11-21");
 */
export const puzzle = (board: string, kind: Kind, seed: string | number): Puzzle => {
  if (!last || last.board !== board) {
    const read = unmarked(readBoard(board));
    last = { board, all: fillings(read, solver.solutions(taskOf(read))) };
  }
  const made = puzzleOf(last.all, kind, seed);
  return { ...made, board: formatBoard(made.board), solution: formatBoard(made.solution) };
};

/**
 * What is special about a solution, as `solve` and `solutions` give it. Throws a BoardError if it is no full board.
 *
 * @example
 * for (const solution of solutions("6x10")) if (!traits(solution).crossroads) console.log(solution);
 */
export const traits = (solution: string): SolutionTraits => {
  const { given } = readRows(solution);
  if (given.includes("x")) throw new BoardError("this is not a solution: it has an empty cell");
  return traitsOf(given);
};

/**
 * The quine in the shape of a board of sixty cells, as JavaScript, which is also TypeScript. Throws a BoardError if the
 * board is none, has not sixty cells, or has so many small parts that the text does not fit.
 *
 * @example
 * writeFileSync("u.mjs", program("U")); // then: node u.mjs --solutions 1
 */
export const program = (board: string): string => copyOf(unmarked(readBoard(board)).line, quineText());
