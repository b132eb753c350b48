// The search, told step by step, for people to watch. It makes the same moves as `prepare` and finds the same solutions
// in the same order, but it stops at every step and says what it sees.

import { isLast, MOVEMENTS, pitchOf, symmetries } from "../twin/board.ts";
import { glyphs, put } from "../twin/pieces.ts";
import { smallHole } from "../twin/regexes.ts";
import { list, number, plural } from "../words/words.ts";
import { cellsOf, regionOf } from "../boards/cells.ts";
import { asSearched, firstPlaces, oddParts, regexesOf, shapesOf } from "./task.ts";

/** A step of the search, and where the search is after it. */
export interface Step {
  /** What it does. To lay X belongs to the `start`. */
  kind: "start" | "lay" | "ask" | "hole" | "solution" | "back" | "end";
  words: () => string;
  /** The board as a line of text, turned as the search has turned it. */
  board: string;
  /** The cells that the step is about, as indices on the board: the one where the regexes look, a piece, or a hole. */
  cells: number[];
  /** The line that the regexes read: "1" an empty cell, "0" anything else. A piece just laid is not yet in it. */
  line: string;
  /** The index on the board of the last character of `line`, which is the last empty cell; -1 if there is none. */
  last: number;
  /** The glyph that is laid or picked up; "" if there is none. */
  glyph: string;
  /** The glyphs between which the search chooses when it asks. */
  fits: string[];
  moves: number;
  solutions: number;
}

/** What fits, in words: these glyphs, which may be `known` from the same empty cells before. */
const sayFits = (free: string[], known: boolean): string => {
  const letters = new Set(free.map(([letter]) => letter));
  const story = known ? "The search has met these empty cells before. " : "";
  const which = letters.size ? list(letters) : "No piece that is left";
  const where = known ? "without leaving a hole" : "on the last empty cell";
  return `${story}${which} ${letters.size > 1 ? "fit" : "fits"} ${where}.`;
};

const sayHole = (size: number): string =>
  size < 5
    ? `A hole of ${plural(size, "cell")}: no piece can fill it.`
    : `A part of ${plural(size, "cell")}: pieces of five cells cannot fill it.`;

/** The line of a board from its first empty cell to its last, as the regexes read it. */
const lineOf = (board: string): string =>
  (board.match(/x(.*x)?/)?.[0] ?? "").replace(/./g, (cell) => (cell === "x" ? "1" : "0"));

/** The cells of a hole that is too small for any piece; none if none is. */
export const holeIn = (board: string, hole = smallHole(pitchOf(board))): number[] => {
  const found = hole.exec(lineOf(board));
  return found ? regionOf(board, board.indexOf("x") + found[1].length) : [];
};

type Counts = { moves: number; solutions: number };

/** A step after which the board is this one. The regexes read it as it was `before`. */
const stepTo = (
  board: string,
  kind: Step["kind"],
  words: () => string,
  counts: Counts,
  { cells = [] as number[], before = board, glyph = "", fits = [] as string[] } = {},
): Step => ({ kind, words, board, cells, line: lineOf(before), last: before.lastIndexOf("x"), glyph, fits, ...counts });

/** The regexes of a search, and what they have answered. `own` are the symmetries of its root. */
const readerOf = (root: string, without: string, counts: Counts) => {
  const shapes = shapesOf(root, without);
  const { fit, hole } = regexesOf(root, without);
  const answers = new Map<string, string[]>();
  /** The glyphs that fit on the last empty cell; if the empty cells are `known`, only those that leave no hole. */
  const ask = (board: string): { fits: string[]; known: boolean } => {
    const line = lineOf(board);
    const known = answers.get(line);
    if (known) return { fits: known, known: true };
    const captures = fit.exec(line)!;
    const fits = shapes.filter((_, i) => captures[i]);
    const isGood = (glyph: string) => !hole.test(lineOf(put(board, glyph)));
    answers.set(line, fits.filter(isGood));
    return { fits, known: false };
  };
  return { ask, hole, counts, own: symmetries(root, MOVEMENTS) };
};

type Reader = ReturnType<typeof readerOf>;

/** Lays a glyph, goes on from there, and picks it up again. */
function* lay(reader: Reader, board: string, glyph: string, at: number, place = ""): Generator<Step, void> {
  const cells = cellsOf(glyph).map((cell) => at + cell);
  const laid = put(board, glyph, at);
  const words = () => (place ? `X is laid first: place ${place}.` : `${glyph[0]} is laid on the last empty cell.`);
  yield stepTo(laid, place ? "start" : "lay", words, reader.counts, { cells, before: board, glyph });
  yield* walk(reader, laid);
  yield stepTo(board, "back", () => `${glyph[0]} is picked up again.`, reader.counts, { cells, glyph });
}

function* walk(reader: Reader, board: string): Generator<Step, void> {
  const { ask, hole, counts, own } = reader;
  const cells = holeIn(board, hole);
  if (cells.length) return yield stepTo(board, "hole", () => sayHole(cells.length), counts, { cells });
  if (!board.includes("x")) {
    const image = () => "The board is full, but one of its images counts in its place.";
    if (!isLast(board, own)) return yield stepTo(board, "back", image, counts);
    const count = number(++counts.solutions);
    return yield stepTo(board, "solution", () => `Solution ${count}: the board is full.`, counts);
  }
  counts.moves++;
  const { fits, known } = ask(board);
  const free = fits.filter(([letter]) => !board.includes(letter));
  const last = board.lastIndexOf("x");
  yield stepTo(board, "ask", () => sayFits(free, known), counts, { cells: [last], fits: free });
  for (const glyph of free) yield* lay(reader, board, glyph, last - glyph.length + 1);
}

/** The steps of the search of a board, pieces on it or not; `searches` are those of a task. It may be left anywhere. */
export function* steps(board: string, searches: string[]): Generator<Step, void> {
  const empty = asSearched(board);
  const [X] = glyphs(pitchOf(empty));
  const counts = { moves: 0, solutions: 0 };
  const [odd] = oddParts(empty);
  if (odd && !searches.length) yield stepTo(empty, "hole", () => sayHole(odd.length), counts, { cells: odd });

  for (const [nth, without] of searches.entries()) {
    const reader = readerOf(empty, without, counts);
    const withX = !without.includes("X");
    const places = withX ? firstPlaces(empty, X, reader.own) : [];
    const turned = empty === board ? "" : ", on the board turned so that it is searched fastest";
    const begins = nth ? "The search begins again, without X." : `The search begins${turned}.`;
    yield stepTo(empty, "start", () => begins + (withX && !places.length ? " X fits nowhere." : ""), counts);
    if (!withX) yield* walk(reader, empty);
    for (const [i, at] of places.entries()) {
      const own = symmetries(put(empty, X, at), MOVEMENTS);
      yield* lay({ ...reader, own }, empty, X, at, `${i + 1} of ${places.length}`);
    }
  }
  const { solutions, moves } = counts;
  const over = () => `The search is over: ${plural(solutions, "solution")}, ${plural(moves, "move")}.`;
  yield stepTo(empty, "end", over, counts);
}
