// The search, told step by step, for people to watch. It makes the same moves as `prepare` and finds the same solutions in the
// same order, but it stops at every step and says what it sees.

import { isLast, MOVEMENTS, pitchOf, symmetries } from "../twin/board.ts";
import { glyphs, put } from "../twin/pieces.ts";
import { fitting, smallHole } from "../twin/regexes.ts";
import { LETTERS, regionOf } from "./cells.ts";
import { asSearched, oddParts } from "./task.ts";
import { list, number, plural } from "./words.ts";

/** A step of the search, and where the search is after it. */
export interface Step {
  /** What it does: `root` lays X before all other pieces; at an `image` the board is full, but one of its images counts. */
  kind: "start" | "root" | "lay" | "ask" | "hole" | "solution" | "image" | "back" | "end";
  /** Says that in a sentence or two of plain English. */
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
  /** How many moves it has made, and how many solutions it has found. */
  moves: number;
  solutions: number;
}

/**
 * What fits, in words: these glyphs, of which those that are free may be laid.
 * It may be `known` from the same empty cells before.
 */
const sayFits = (found: string[], free: string[], known: boolean): string => {
  const letters = (some: string[]): string => list(new Set(some.map(([letter]) => letter)));
  const story = known ? "The search has met these empty cells before: " : "";
  const where = known ? "without leaving a hole" : "on the last empty cell";
  const all = letters(found);
  const used = letters(found.filter((glyph) => !free.includes(glyph)));
  const [one, is] = [all, used].map((some) => some.length === 1);
  if (!all) return `${story}${known ? "nothing" : "Nothing"} fits ${where}.`;
  if (all === used) return `${story}${all} would fit ${where}, but ${one ? "it is" : "they are"} used already.`;
  const taken = used && `; ${used} ${is ? "is" : "are"} used already`;
  return `${story}${all} ${one ? "fits" : "fit"} ${where}, in ${plural(found.length, "way")}${taken}.`;
};

const sayHole = (size: number): string =>
  size < 5
    ? `A hole of ${plural(size, "cell")}: no piece can fill it.`
    : `A part of ${plural(size, "cell")}: pieces of five cells cannot fill it.`;

/** The line of a board from its first empty cell to its last, as the regexes read it. */
export const lineOf = (board: string): string =>
  (board.match(/x(.*x)?/)?.[0] ?? "").replace(/./g, (cell) => (cell === "x" ? "1" : "0"));

/** The steps of the search of a board, pieces on it or not; `searches` are those of a task. You may leave it anywhere. */
export function* steps(given: string, searches: string[]): Generator<Step, void> {
  const empty = asSearched(given);
  const [X, ...others] = glyphs(pitchOf(empty));
  const hole = smallHole(pitchOf(empty));
  const tally = { moves: 0, solutions: 0 };

  /** A step after which the board is this one. The regexes read it as it was `before`. */
  const step = (
    kind: Step["kind"],
    words: () => string,
    board: string,
    { cells = [] as number[], before = board, glyph = "" } = {},
  ): Step => ({ kind, words, board, cells, line: lineOf(before), last: before.lastIndexOf("x"), glyph, ...tally });

  const [odd] = oddParts(empty);
  if (odd && !searches.length) yield step("hole", () => sayHole(odd.length), empty, { cells: odd });

  for (const [nth, without] of searches.entries()) {
    const shapes = others.filter((glyph) => !without.includes(glyph[0]));
    // The first glyph of the regex has no capture.
    const fit = fitting(["", ...shapes]);
    const answers = new Map<string, string[]>();

    /** Lays a glyph, goes on from there, and picks it up again; `own` are the symmetries of the root. */
    const fitsOn = (line: string): string[] => {
      const captures = fit.exec(line)!;
      return shapes.filter((_, i) => captures[i + 1]);
    };

    function* lay(board: string, glyph: string, at: number, own: number[], place = ""): Generator<Step, void> {
      const cells = [...glyph].flatMap((cell, i) => (cell === "." ? [] : at + i));
      const laid = put(board, glyph, at);
      const words = () =>
        place ? `X is laid first, on place ${place}.` : `${glyph[0]} is laid on the last empty cell.`;
      yield step(place ? "root" : "lay", words, laid, { cells, before: board, glyph });
      yield* walk(laid, own);
      yield step("back", () => `${glyph[0]} is picked up again.`, board, { cells, glyph });
    }

    function* walk(board: string, own: number[]): Generator<Step, void> {
      const line = lineOf(board);
      const small = hole.exec(line);
      if (small) {
        const cells = regionOf(board, board.indexOf("x") + small[1].length);
        return yield step("hole", () => sayHole(cells.length), board, { cells });
      }
      if (!line && !isLast(board, own))
        return yield step("image", () => "The board is full, but one of its images counts in its place.", board);
      if (!line) {
        const found = number(++tally.solutions);
        return yield step("solution", () => `Solution ${found}: the board is full.`, board);
      }
      tally.moves++;
      const known = answers.get(line);
      const found = known ?? fitsOn(line);
      const isGood = (glyph: string) => !hole.test(lineOf(put(board, glyph)));
      if (!known) answers.set(line, found.filter(isGood));
      const free = found.filter(([letter]) => !board.includes(letter));
      const last = board.lastIndexOf("x");
      yield step("ask", () => sayFits(found, free, !!known), board, { cells: [last] });
      for (const glyph of free) yield* lay(board, glyph, last - glyph.length + 1, own);
    }

    const images = symmetries(empty, MOVEMENTS);
    const withX = !without.includes("X") && empty.includes("x");
    const free = withX ? [...empty.matchAll(RegExp(`(?=${X})`, "gi"))] : [];
    const places = free.map(({ index }) => index).filter((at) => isLast(put(empty, X, at), images));
    const barred = list([...LETTERS].filter((letter) => without.includes(letter) && !empty.includes(letter)));
    const turned = empty === given ? "" : ", on the board turned so that it is searched fastest";
    const begins = nth
      ? `The search begins again, without ${barred}.`
      : `The search begins${turned}.${barred && ` Left out: ${barred}.`}`;
    yield step("start", () => begins + (withX && !places.length ? " X fits nowhere." : ""), empty);
    if (!withX) yield* walk(empty, images);
    for (const [i, at] of places.entries()) {
      const own = symmetries(put(empty, X, at), MOVEMENTS);
      yield* lay(empty, X, at, own, `${i + 1} of ${places.length}`);
    }
  }
  const { solutions, moves } = tally;
  yield step("end", () => `The search is over: ${plural(solutions, "solution")}, ${plural(moves, "move")}.`, empty);
}
