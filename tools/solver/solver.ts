// The solver as a library. A board comes as text; it is turned to one of its images that searches well, so that all
// images of a board cost the same, and the solutions are turned back and poured into the text's own outline.

import { image, MOVEMENTS, pitchOf, quickest, symmetries } from "../twin/board.ts";
import { BoardError, blank, formatBoard, LETTERS, parseBoard, rowsOf } from "./outline.ts";
import { glyphs } from "../twin/pieces.ts";
import { fitting, holes } from "../twin/regexes.ts";
import { series, type Visit } from "../twin/search.ts";
import { hasTraits, type Traits } from "./traits.ts";

export { BoardError } from "./outline.ts";
export { crossroads, everyPieceAtEdge, threeColourable, type Traits } from "./traits.ts";

/** How a search went, or goes. */
export interface Summary {
  /** Distinct solutions found that have the traits asked for, or with `all` every one of their images. */
  solutions: number;
  /** The same solutions, counted with all rotations and reflections that keep the outline and the pieces on it. */
  total: number;
  /** How often the search came to a board that has room left and no small hole. */
  moves: number;
  /** How many different boards these were, by their room alone, and the full one. */
  boards: number;
  /** Time since the search began, the caller's own work on the solutions included. */
  seconds: number;
}

export interface Options extends Traits {
  /** Letters of the pieces that may be used, each at most once; all twelve if left out. */
  pieces?: string;
  /** Letters of the pieces that may not be used, be they among `pieces` or not. */
  without?: string;
  /** Rotated and reflected images, too: otherwise one of each set. */
  all?: boolean;
  /** A board of the same outline: what lies on it must lie just so in every solution. */
  contains?: string;
  /** The number of the first solution to hand out, from 1 on: those before it are counted, and nothing else. */
  start?: number;
  /** Gets the summary so far with every solution, and now and then between two of them. */
  onProgress?: (summary: Summary) => void;
}

/**
 * Gets a solution as text, its number (the solutions so far), the seconds since the last one handed out and the seconds in
 * all. `false`, or anything else falsy but `undefined`, stops the search.
 */
export type OnSolution = (placed: string, found: number, seconds: number, secondsInAll: number) => unknown;

const emptyCells = (board: string): number => board.split("x").length - 1;

const checkPieces = (option: string, letters: string): void => {
  for (const letter of letters) {
    if (!LETTERS.includes(letter))
      throw new BoardError(`${option}: ${JSON.stringify(letter)} is not one of ${[...LETTERS].join(" ")}`);
    if (letters.split(letter).length > 2) throw new BoardError(`${option}: ${letter} is named twice`);
  }
};

/** The board with the pieces of `partial`, a text of the same outline, on it. */
const lay = (board: string, partial: string): string => {
  const named = (reason: string) => new BoardError(`the board to contain: ${reason}`);
  try {
    const added = parseBoard(partial);
    if (blank(added) !== blank(board)) throw new BoardError("its outline is not the board's");
    return parseBoard(
      formatBoard(
        board.replace(/\S/g, (cell, i: number) => {
          if (/[A-Z]/.test(cell) && /[A-Z]/.test(added[i]) && cell !== added[i])
            throw new BoardError(
              `row ${board.slice(0, i).split(" ").length}: ${added[i]} lies where the board has ${cell}`,
            );
          return /[A-Z]/.test(cell) ? cell : added[i];
        }),
      ),
    );
  } catch (error) {
    throw error instanceof BoardError ? named(error.message) : error;
  }
};

/** Whether pieces of five cells can fill each separate part of the board: to see it costs a search ages, us nothing. */
const isDivisible = (board: string): boolean => {
  const pitch = pitchOf(board);
  const free = new Set([...board].flatMap((cell, at) => (cell === "x" ? at : [])));
  for (const first of free) {
    const part = [first];
    for (const at of part) {
      free.delete(at);
      for (const next of [at - pitch, at - 1, at + 1, at + pitch]) if (free.delete(next)) part.push(next);
    }
    if (part.length % 5) return false;
  }
  return true;
};

interface Task {
  text: string;
  board: string;
  /** Letters of the pieces that are not to be had, or lie there already. */
  without: string;
  /** As `without`, a search for each: together they find every solution. */
  searches: string[];
  /** The number of the first solution to hand out. */
  start: number;
}

const prepare = (
  given: string,
  { pieces: among = LETTERS, without: barred = "", start = 1, contains }: Options,
): Task => {
  checkPieces("pieces", among);
  checkPieces("without", barred);
  const pieces = [...among].filter((letter) => !barred.includes(letter)).join("");
  if (!(Number.isSafeInteger(start) && start > 0))
    throw new BoardError(`start: ${start} is not a whole number of 1 or more`);
  let board = parseBoard(given);
  const text = rowsOf(given).join("\n") + "\n";
  const checkLetters = (place: (letter: string) => string): void => {
    for (const letter of board.match(/[A-Z]/g) ?? [])
      if (!pieces.includes(letter))
        throw new BoardError(`${place(letter)}: ${letter} is not among the pieces ${pieces}`);
  };
  checkLetters((letter) => `row ${text.split("\n").findIndex((line) => line.includes(letter)) + 1}`);
  if (contains !== undefined) board = lay(board, contains);
  checkLetters(() => "the board to contain");

  const without = [...LETTERS].filter((letter) => !pieces.includes(letter) || board.includes(letter)).join("");
  const left = LETTERS.length - without.length;
  const cells = emptyCells(board);
  if (cells % 5) throw new BoardError(`the board has ${cells} empty cells, which is not a multiple of five`);
  if (cells > 5 * left)
    throw new BoardError(`the board has ${cells} empty cells, and the pieces that are left cover ${5 * left}`);

  // A search lays X whenever it may: where a piece can be left out, that may be X as well.
  const spare = cells > 0 && cells < 5 * left && !without.includes("X");
  const searches = !isDivisible(board) ? [] : spare ? [without, without + "X"] : [without];
  return { text, board, without, searches, start };
};

/** A search, to be run from the beginning or from behind one of its solutions. */
type Search = (from: string) => void;

/** What `onFound` throws to stop a search. */
const STOP = new Error("stop");

/** Does what may end with STOP. */
const untilStopped = (action: () => void): void => {
  try {
    action();
  } catch (error) {
    if (error !== STOP) throw error;
  }
};

/** The searches of a task, each of them prepared when its turn comes. `onFound` gets each solution that counts. */
function* begin(
  { text, board, searches, start }: Task,
  options: Options,
  summary: Summary,
  onFound: (placed: string, solution: string) => void,
): Generator<Search, void> {
  const began = performance.now();
  const turn = quickest(board);
  const turned = image(board, turn);
  const movements = options.all ? [0] : MOVEMENTS;
  const group = symmetries(turned, movements);
  const pour = (solution: string): string => {
    const cells = image(solution, turn).replace(/[. ]/g, "");
    let at = 0;
    return text.replace(/[^.\s]/g, () => cells[at++]);
  };
  const before = { moves: 0, boards: 0 };

  for (const without of searches) {
    const nodes = new Map<string, number>();
    const update = (moves: number) => {
      summary.moves = before.moves + moves;
      summary.boards = before.boards + nodes.size;
      summary.seconds = (performance.now() - began) / 1000;
    };
    const visit: Visit = (draw, left, moves) => {
      const solution = left ? "" : draw();
      const placed = solution && pour(solution);
      const counts = placed !== "" && hasTraits(placed, options);
      if (counts) {
        summary.solutions++;
        // These five have eight orientations, so a solution with one of them is no image of itself.
        summary.total += group.length / (/[FLNPY]/.test(solution) ? 1 : symmetries(solution, group).length);
      }
      update(moves);
      options.onProgress?.(summary);
      if (counts && summary.solutions >= start) onFound(placed, solution);
    };
    if (turned.includes("x")) {
      const search = series(turned, movements, without, nodes);
      yield (from) => update(search(from, visit));
    } else yield (from) => from || visit(() => turned, 0, 0);
    Object.assign(before, { moves: summary.moves, boards: summary.boards });
  }
}

const nothing = (): Summary => ({ solutions: 0, total: 0, moves: 0, boards: 0, seconds: 0 });

/**
 * The solutions of a board, one after the other, as they are asked for; the generator returns the summary when it has
 * come to the end. A search that nobody asks further costs nothing.
 *
 * `board` is text: rows of equal length, a newline after each; "x" an empty cell, "." no cell, a letter of FILNPTUVWXYZ a
 * piece that lies there already. It may have holes and separate parts, and fewer cells than the pieces cover: each piece
 * is used at most once. A solution is the same text with a letter in place of every "x". Without `all` comes one of each
 * set of solutions that are images of each other under those rotations and reflections that keep the board, its outline
 * and the pieces on it. Solutions without the traits that the options ask for do not count: they have no number, either.
 *
 * Throws a BoardError, at once and not only when the first solution is asked for, if the board or an option is not valid.
 */
export const solutions = (board: string, options: Options = {}): Generator<string, Summary> =>
  inBatches(prepare(board, options), options);

/**
 * A search calls back, and a generator is called: so the search is stopped again and again, each time with twice as many
 * solutions in hand, and goes on from the last of them. What it has asked the regexes it does not ask again.
 */
function* inBatches(task: Task, options: Options): Generator<string, Summary> {
  const summary = nothing();
  let batch: string[] = [];
  let size = 1;
  let last = "";
  const searches = begin(task, options, summary, (placed, solution) => {
    batch.push(placed);
    last = solution;
    if (batch.length === size) throw STOP;
  });
  for (const search of searches)
    for (last = ""; ; size *= 2) {
      batch = [];
      untilStopped(() => search(last));
      yield* batch;
      if (batch.length < size) break;
    }
  return summary;
}

/**
 * Finds the solutions of a board and hands each to `onSolution`, until there are no more or it answers `false`. Board,
 * solutions, options and errors are as with `solutions`; returns how it went, times in seconds.
 *
 * The contract is the one of Laurent Dami's Perl module Games::Pentominos, which follows Ed Halley's quine in searching a
 * board as a string; the search is our own.
 */
export const solve = (board: string, onSolution: OnSolution, options: Options = {}): Summary => {
  const task = prepare(board, options);
  const summary = nothing();
  let last = 0;
  const searches = begin(task, options, summary, (placed) => {
    const answer = onSolution(placed, summary.solutions, summary.seconds - last, summary.seconds);
    if (answer !== undefined && !answer) throw STOP;
    last = summary.seconds;
  });
  untilStopped(() => {
    for (const search of searches) search("");
  });
  return summary;
};

/** What the search of a board asks its regexes. X is not among the glyphs: it is laid first, wherever it can lie. */
export interface Source {
  /** Each glyph as it lies on the one-dimensional board, its letter for a cell and "." for what lies between. */
  glyphs: { glyph: string; regex: RegExp }[];
  /** All of these regexes in one. */
  fit: RegExp;
  hole: RegExp;
}

/** The regexes that a search of this board uses. Board, options and errors are as with `solutions`. */
export const source = (board: string, options: Options = {}): Source => {
  const task = prepare(board, options);
  const pitch = pitchOf(image(task.board, quickest(task.board)));
  const shapes = glyphs(pitch).filter((glyph) => !(task.without + "X").includes(glyph[0]));
  return {
    glyphs: shapes.map((glyph) => ({ glyph, regex: fitting([glyph]) })),
    fit: shapes.length ? fitting(shapes) : /(?!)/,
    hole: holes(pitch),
  };
};
