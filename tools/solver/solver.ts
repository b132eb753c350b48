// The solver. It turns a board so that it is searched fastest, and solutions back into the outline that was given.

import { image, MOVEMENTS, symmetries } from "../twin/board.ts";
import { turnOf } from "../twin/search.ts";
import { BoardError } from "../words/flaws.ts";
import { list, shown } from "../words/words.ts";
import { cellsOf } from "../boards/cells.ts";
import { sources } from "../boards/numbered.ts";
import type { Board } from "../boards/parse.ts";
import { search } from "./search.ts";
import { asSearched, checkLetters, type PieceOptions, regexesOf, type Task, taskOf } from "./task.ts";
import { hasTraits, type Trait, TRAITS, type Traits } from "./traits.ts";

/** The figures of a search, finished or not. */
export interface Summary {
  /** Distinct solutions with the traits asked for; with `all`, all of their images. */
  solutions: number;
  /** The same, counted with all rotations and reflections that keep the outline and the pieces on it. */
  total: number;
  /** How often the search came to a board with empty cells but without a small hole. */
  moves: number;
  /** How many such boards differ in their empty cells. */
  boards: number;
  /** Time since the search began, the caller's own work on the solutions included. */
  seconds: number;
}

/**
 * The options of a search. An undefined one counts as left out; an unknown one is an error. They are read at the call.
 */
export interface Options extends PieceOptions, Traits {
  /** Also find rotated and reflected images; otherwise only one of each set. */
  all?: boolean | undefined;
  /** The number of the first solution to hand out, counted from 1. Those before it are only counted. */
  from?: number | undefined;
  /** Gets the summary so far with every solution, and now and then in between. */
  onProgress?: ((summary: Summary) => void) | undefined;
}

/**
 * Gets a solution, its number, counted from 1, the seconds since the solution before it, and the seconds in
 * all. The search stops if it returns `false`, or anything falsy except `undefined`. It must not return a promise.
 */
export type OnSolution = (placed: string, number: number, seconds: number, secondsInAll: number) => unknown;

type Check = (option: string, value: any) => void;

const expected =
  (what: string, isRight: (value: any) => boolean): Check =>
  (option, value) => {
    if (!isRight(value)) throw new BoardError(`${option}: ${shown(value)} is not ${what}`);
  };

const whole = (least: number): Check =>
  expected(`a whole number of ${least} or more`, (value) => Number.isSafeInteger(value) && value >= least);

const flag = expected("true or false", (value) => typeof value === "boolean");

/** The check of each option. One without a check does not compile. */
const CHECKS: Record<keyof Options, Check> = {
  pieces: checkLetters,
  without: checkLetters,
  all: flag,
  from: whole(1),
  onProgress: expected("a function", (value) => typeof value === "function"),
  loose: flag,
  atEdge: whole(0),
  oneSided: (option, value) => value === "all" || checkLetters(option, value, "FLNPYZflnpyz"),
  ...(Object.fromEntries(Object.keys(TRAITS).map((trait) => [trait, flag])) as Record<Trait, Check>),
};

export const OPTIONS = Object.keys(CHECKS);

/** A copy of the options. Throws a BoardError if one is not valid on any board. */
export const checkedOptions = (options: Options): Options => {
  const isPlain =
    typeof options === "object" && options && [null, Object.prototype].includes(Object.getPrototypeOf(options));
  if (!isPlain) throw new BoardError(`options must be a plain object, not ${shown(options)}`);
  const copy = { ...options };
  for (const [option, value] of Object.entries(copy)) {
    if (!OPTIONS.includes(option)) throw new BoardError(`there is no option ${option}, only ${list(OPTIONS)}`);
    if (value !== undefined) CHECKS[option as keyof Options](option, value);
  }
  return copy;
};

const taskWith = (board: Board, asked: Options): [Task, Options] => {
  const options = checkedOptions(asked);
  return [taskOf(board, options), options];
};

const begun = (): Summary => ({ solutions: 0, total: 0, moves: 0, boards: 0, seconds: 0 });

/** The solutions of a board, each in the rows that were given. `summary` always says how the search has gone so far. */
function* searched(
  { given }: Board,
  [{ board, marks, loose, searches }, options]: [Task, Options],
  summary = begun(),
): Generator<string, Summary> {
  const began = performance.now();
  const turn = turnOf(board);
  const turned = image(board, MOVEMENTS[turn]);
  const field = { board: turned, marks: image(marks, MOVEMENTS[turn]), loose };
  // If pieces may not be turned over, neither may the board: the rotations come first.
  const movements = options.all ? [0] : options.oneSided ? MOVEMENTS.slice(0, 4) : MOVEMENTS;
  const group = symmetries(field.marks, movements);
  const isWanted = hasTraits(options);
  // The board was turned, and its gaps may be narrower.
  const cells = cellsOf(turned);
  const from = sources(turned, turn).map((cell) => cells[cell]);
  const [first, ...gaps] = given.split(/[^. ]/);
  const asGiven = (solution: string): string => {
    const placed = solution.replaceAll("x", ".");
    return from.reduce((all, at, i) => all + placed[at] + gaps[i], first);
  };
  const update = (): void => void (summary.seconds = (performance.now() - began) / 1000);
  for (const without of searches) {
    for (const solution of search(field, group, without, summary)) {
      const placed = solution && asGiven(solution);
      const counts = placed && isWanted(placed);
      if (counts) {
        summary.solutions++;
        // These five have eight orientations, so a solution with one of them cannot be an image of itself.
        summary.total += group.length / (/[FLNPY]/.test(solution) ? 1 : symmetries(solution, group).length);
      }
      update();
      options.onProgress?.({ ...summary });
      if (counts && summary.solutions >= (options.from ?? 1)) yield placed;
    }
    update();
  }
  return summary;
}

/** The solutions of a board, each in the rows that were given. The library says more, also of `solve` and `source`. */
export const solutions = (board: Board, options: Options = {}): Generator<string, Summary> =>
  searched(board, taskWith(board, options));

/** Hands each solution of a board to `onSolution`, until there are no more or it answers `false`. */
export const solve = (board: Board, onSolution: OnSolution, options: Options = {}): Summary => {
  const summary = begun();
  let last = 0;
  for (const placed of searched(board, taskWith(board, options), summary)) {
    const { solutions: number, seconds } = summary;
    const answer = onSolution(placed, number, seconds - last, seconds);
    if (typeof (answer as PromiseLike<unknown>)?.then === "function")
      throw new BoardError("the callback returned a promise, and the search waits for none");
    if (answer !== undefined && !answer) break;
    last = seconds;
  }
  return summary;
};

/** The regexes that a search of this board uses. */
export const source = (board: Board, options: Options = {}): { fit: RegExp; hole: RegExp } => {
  const [task] = taskWith(board, options);
  const { fit, hole } = regexesOf(asSearched(task.board), task.without);
  return { fit, hole };
};
