// The solver. It turns a board so that it is searched fastest, and solutions back into the outline that was given.

import { image, MOVEMENTS, symmetries } from "../twin/board.ts";
import { turnOf } from "../twin/search.ts";
import { BoardError } from "../words/flaws.ts";
import { list, shown } from "../words/words.ts";
import { cellsOf } from "../boards/cells.ts";
import { sources } from "../boards/numbered.ts";
import { countInLayers, type Layers } from "./count.ts";
import { search } from "./search.ts";
import { asSearched, checkLetters, type PieceOptions, regexesOf, type Task } from "./task.ts";
import { hasTraits, otherSides, type Trait, TRAITS, type Traits } from "./traits.ts";

/** The figures of a search or a counting, finished or not. */
export interface Count {
  /** Distinct solutions with the traits asked for; with `all`, all of their images. */
  solutions: number;
  /** The same, counted with all rotations and reflections that keep the outline and the pieces on it. */
  total: number;
  /** How many pieces each solution lays, beside those that lie on the board already. */
  laid: number;
  /** Where cells may stay empty, the smallest number of pieces that could not be laid, if so many were tried. */
  noRoomFor?: number;
  /** How often the search came to a board with empty cells but without a small hole. None if it did not search. */
  moves?: number;
  /** How many such boards differ in their empty cells. None if it did not search. */
  boards?: number;
  /** Where a counting in layers is; in the end, where it gave up, so that the search went to each solution. */
  layers?: Layers;
  /** Time since the search began, the caller's own work on the solutions included. */
  seconds: number;
}

/** The figures of a search. */
export interface Summary extends Count {
  moves: number;
  boards: number;
}

/**
 * The options of a search. An undefined one counts as left out; an unknown one is an error. They are read at the call.
 */
export interface Options<Figures = Summary> extends PieceOptions, Traits {
  /** Also find rotated and reflected images; otherwise only one of each set. */
  all?: boolean | undefined;
  /** The number of the first solution to hand out, counted from 1. Those before it are only counted. */
  from?: number | undefined;
  /** Gets the figures so far with every solution or layer, and now and then in between. */
  onProgress?: ((figures: Figures) => void) | undefined;
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
  lay: whole(1),
  atEdge: whole(0),
  oneSided: (option, value) => value === "all" || checkLetters(option, value, "FLNPYZflnpyz"),
  ...(Object.fromEntries(Object.keys(TRAITS).map((trait) => [trait, flag])) as Record<Trait, Check>),
};

export const OPTIONS = Object.keys(CHECKS);

const isPlain = (options: unknown): boolean => {
  try {
    return Object(options) === options && [null, Object.prototype].includes(Object.getPrototypeOf(options));
  } catch {
    // A proxy that was revoked has no prototype.
    return false;
  }
};

/** A copy of the options. Throws a BoardError if one is not valid on any board; `called` says what it is called. */
export const checkedOptions = <Figures>(options: Options<Figures>, called = (option: string) => option) => {
  if (!isPlain(options)) throw new BoardError(`options must be a plain object, not ${shown(options)}`);
  const copy = { ...options };
  for (const [option, value] of Object.entries(copy)) {
    if (!OPTIONS.includes(option)) throw new BoardError(`there is no option ${option}, only ${list(OPTIONS)}`);
    if (value !== undefined) CHECKS[option as keyof Options](called(option), value);
  }
  return copy;
};

const begun = (): Summary => ({ solutions: 0, total: 0, laid: 0, moves: 0, boards: 0, seconds: 0 });

/** Returns what turns a solution back into the rows given: the board was turned, and its gaps are narrower. */
const unturned = (given: string, board: string, turn: number): ((solution: string) => string) => {
  const cells = cellsOf(board);
  const from = sources(board, turn).map((cell) => cells[cell]);
  const [first, ...gaps] = given.split(/[^. ]/);
  return (solution) => {
    const placed = solution.replaceAll("x", ".");
    return from.reduce((all, at, i) => all + placed[at] + gaps[i], first);
  };
};

/**
 * The solutions of a task, each in the rows that were given. `summary` always says how the search has gone so far. If
 * only that is wanted, those that leave cells empty are counted, unless something is asked of each, or there are too
 * many states.
 */
function* searched<Figures extends Count>(
  first: Task,
  options: Options<Figures>,
  summary: Figures,
  isOnlyCounted = false,
): Generator<string, Figures> {
  const began = performance.now();
  const turn = turnOf(first.board);
  const [board, marks] = [first.board, first.marks].map((line) => image(line, MOVEMENTS[turn]));
  // If pieces may not be turned over, neither may the board: the rotations come first.
  const movements = options.all ? [0] : options.oneSided ? MOVEMENTS.slice(0, 4) : MOVEMENTS;
  const group = symmetries(marks, movements);
  const sides = MOVEMENTS[turn] < 4 ? first.sides : otherSides(first.sides);
  const isWanted = hasTraits(options);
  const mayCount = isOnlyCounted && !isWanted && (options.from ?? 1) === 1;
  const asGiven = unturned(first.given, board, turn);
  const update = (): void => void (summary.seconds = (performance.now() - began) / 1000);
  const tell = (): void => {
    update();
    options.onProgress?.({ ...summary });
  };
  /** Counts the solutions of a task. Returns whether there is one; undefined if it gives up. */
  const countAll = ({ loose, without }: Task): boolean | undefined => {
    const onLayer = (layers: Layers): void => {
      summary.layers = layers;
      tell();
    };
    const counted = countInLayers({ board, marks, loose, sides }, group, without, onLayer);
    if (!counted) return undefined;
    delete summary.layers;
    Object.assign(summary, counted);
    update();
    return counted.total > 0;
  };
  /** Goes to each solution of a task. Returns whether there is one, with the traits asked for or without. */
  function* walk({ loose, searches }: Task): Generator<string, boolean> {
    const { moves = 0, boards = 0 } = summary;
    const tally = Object.assign(summary, { moves, boards });
    let isFound = false;
    for (const without of searches) {
      for (const solution of search({ board, marks, loose, sides }, group, without, tally)) {
        isFound ||= solution !== "";
        const placed = solution && asGiven(solution);
        const counts = placed && (isWanted?.(placed) ?? true);
        if (counts) {
          summary.solutions++;
          // These five have eight orientations, so a solution with one of them cannot be an image of itself.
          summary.total += group.length / (/[FLNPY]/.test(solution) ? 1 : symmetries(solution, group).length);
        }
        tell();
        if (counts && summary.solutions >= (options.from ?? 1)) yield placed;
      }
      update();
    }
    return isFound;
  }

  for (let task: Task | undefined = first; task; task = task.fewer?.()) {
    summary.laid = task.laid;
    const isFound = mayCount && task.loose ? countAll(task) : undefined;
    if (isFound ?? (yield* walk(task))) break;
    if (marks.includes("?")) summary.noRoomFor = task.laid;
  }
  return summary;
}

/**
 * The solutions of a task, each in the rows that were given. The options are those that it was made with, and checked.
 * The library says more, also of `solve`, `count` and `source`.
 */
export const solutions = (task: Task, options: Options = {}): Generator<string, Summary> =>
  searched(task, options, begun());

/** Hands each solution of a task to `onSolution`, until there are no more or it answers `false`. */
export const solve = (task: Task, onSolution: OnSolution, options: Options = {}): Summary => {
  const summary = begun();
  let last = 0;
  for (const placed of searched(task, options, summary)) {
    const { solutions: number, seconds } = summary;
    const answer = onSolution(placed, number, seconds - last, seconds);
    if (typeof (answer as PromiseLike<unknown>)?.then === "function")
      throw new BoardError("the callback returned a promise, and the search waits for none");
    if (answer !== undefined && !answer) break;
    last = seconds;
  }
  return summary;
};

/** Counts the solutions of a task, going to each only where that is faster, or something is asked of each. */
export const count = (task: Task, options: Options<Count> = {}): Count => {
  const summary: Count = { solutions: 0, total: 0, laid: 0, seconds: 0 };
  for (const _ of searched(task, options, summary, true));
  return summary;
};

/** The regexes that a search of this task uses. */
export const source = ({ board, without }: Task): { fit: RegExp; hole: RegExp } =>
  regexesOf(asSearched(board), without);
