// The search, told step by step, for people to watch. It makes the same moves as `prepare` and finds the same solutions in the
// same order, but it stops at every step and says what it sees.

import { isLast, MOVEMENTS, pitchOf, symmetries } from "../twin/board.ts";
import { glyphs, put } from "../twin/pieces.ts";
import { fitting } from "../twin/regexes.ts";
import { asSearched, LETTERS, oddPart, regionOf, smallHole } from "./parse.ts";
import { list, number, plural } from "./words.ts";

/** What every step tells: where the search is after the step. */
interface Scene {
  /** The board as a line of text, turned as the search has turned it. */
  board: string;
  /** The cells that the step is about, as indices on the board: the one where the regexes look, a piece, or a hole. */
  cells: number[];
  /** The room that the regexes read: "1" an empty cell, "0" anything else. A piece just laid is not yet in it. */
  line: string;
  /** The index on the board of the last character of `line`, which is the last empty cell; -1 if there is none. */
  last: number;
  /** How often the search has come to a board with room left and no small hole. */
  moves: number;
  /** How many boards it has asked the regexes about. */
  asked: number;
  /** How many solutions it has found. */
  solutions: number;
}

/** What a step does. */
type Action =
  /** A search begins, or begins again: `words` say how. */
  | { kind: "start"; words: string }
  /** X is laid before all other pieces, on place number `place`, counted from 1, of so many places. */
  | { kind: "root"; glyph: string; place: number; places: number }
  /**
   * The search has come to a board and wants to know what fits on its last empty cell. A piece is `free` unless it is on the
   * board. If the search has met the same empty cells before, they are `known`, and the regexes are not asked again: the
   * glyphs are those that fitted then and left no small hole.
   */
  | { kind: "ask"; fits: { glyph: string; free: boolean }[]; known: boolean }
  /** A glyph is laid on the last empty cell. */
  | { kind: "lay"; glyph: string }
  /**
   * There is a hole of one to four cells, and the board is thrown out. If a larger part cannot be filled with pieces of five
   * cells, this is the step before the end, and there is no search.
   */
  | { kind: "hole" }
  /** The board is full. It is solution number `solutions`. */
  | { kind: "solution" }
  /** The board is full, but it is not the solution that counts among its images. */
  | { kind: "image" }
  /** The piece that was laid last is picked up again. This follows each root and each lay, sooner or later. */
  | { kind: "back"; glyph: string }
  /** There is nothing left to try. */
  | { kind: "end" };

/** A step of the search, and where the search is after it. */
export type Step = Scene & Action;

type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

const sayAsk = ({ fits, known }: StepOf<"ask">): string => {
  const lettersOf = (some: typeof fits) => list(new Set(some.map(({ glyph }) => glyph[0])));
  const all = lettersOf(fits);
  const used = lettersOf(fits.filter(({ free }) => !free));
  const story = known ? "The search has met these empty cells before: " : "";
  const where = known ? "without leaving a hole" : "on the last empty cell";
  const one = all.length === 1;
  if (!all) return `${story}${story ? "nothing" : "Nothing"} fits ${where}.`;
  if (all === used) return `${story}${all} would fit ${where}, but ${one ? "it is" : "they are"} used already.`;
  const taken = used && `; ${used} ${used.length === 1 ? "is" : "are"} used already`;
  return `${story}${all} ${one ? "fits" : "fit"} ${where}, in ${plural(fits.length, "way")}${taken}.`;
};

const SENTENCES: { [Kind in Step["kind"]]: (step: StepOf<Kind>) => string } = {
  start: ({ words }) => words,
  root: ({ place, places }) => `X is laid first, on place ${place} of ${places}.`,
  ask: sayAsk,
  lay: ({ glyph }) => `${glyph[0]} is laid on the last empty cell.`,
  hole: ({ cells: { length } }) =>
    length < 5
      ? `A hole of ${plural(length, "cell")}: no piece can fill it.`
      : `A part of ${plural(length, "cell")}: pieces of five cells cannot fill it.`,
  solution: ({ solutions }) => `Solution ${number(solutions)}: the board is full.`,
  image: () => "The board is full, but one of its images counts in its place.",
  back: ({ glyph }) => `${glyph[0]} is picked up again.`,
  end: ({ solutions, moves }) => `The search is over: ${plural(solutions, "solution")}, ${plural(moves, "move")}.`,
};

/** What a step does, in a sentence or two of plain English. */
export const sentence = (step: Step): string => (SENTENCES[step.kind] as (step: Step) => string)(step);

/** The room of a board from its first empty cell to its last, as the regexes read it. */
export const lineOf = (board: string): string =>
  (board.match(/x(.*x)?/)?.[0] ?? "").replace(/./g, (cell) => (cell === "x" ? "1" : "0"));

/**
 * The steps of the search of a board, which may have pieces on it. `searches` are those of a task: for each search the
 * letters of the pieces that may not be used, or lie there already. Gaps between parts of the board are made narrow. Nothing
 * goes on between two steps, so you may leave a search anywhere.
 */
export function* steps(board: string, searches = [board]): Generator<Step, void> {
  const empty = asSearched(board);
  const [X, ...others] = glyphs(pitchOf(empty));
  const hole = smallHole(pitchOf(empty));
  const tally = { moves: 0, asked: 0, solutions: 0 };

  /** Where the search is. The regexes read the board as it was `before` the step. */
  const scene = (board: string, cells: number[] = [], before = board): Scene => ({
    board,
    cells,
    line: lineOf(before),
    last: before.lastIndexOf("x"),
    ...tally,
  });

  const odd = oddPart(empty);
  if (odd && !searches.length) yield { kind: "hole", ...scene(empty, odd) };

  for (const [i, without] of searches.entries()) {
    const shapes = others.filter((glyph) => !without.includes(glyph[0]));
    // The first glyph of the regex has no capture.
    const fit = fitting(["", ...shapes]);
    const answers = new Map<string, string[]>();

    /** Lays a glyph, goes on from there, and picks it up again; `own` are the symmetries of the root. */
    function* lay(
      board: string,
      glyph: string,
      at: number,
      own: number[],
      how: { kind: "lay" } | { kind: "root"; place: number; places: number } = { kind: "lay" },
    ): Generator<Step, void> {
      const cells = [...glyph].flatMap((cell, i) => (cell === "." ? [] : at + i));
      const laid = put(board, glyph, at);
      yield { ...how, glyph, ...scene(laid, cells, board) };
      yield* walk(laid, own);
      yield { kind: "back", glyph, ...scene(board, cells) };
    }

    /** Goes on from a board. */
    function* walk(board: string, own: number[]): Generator<Step, void> {
      const line = lineOf(board);
      const small = hole.exec(line);
      if (small) return yield { kind: "hole", ...scene(board, regionOf(board, board.indexOf("x") + small[1].length)) };
      if (!line) {
        const counts = isLast(board, own);
        if (counts) tally.solutions++;
        return yield { kind: counts ? "solution" : "image", ...scene(board) };
      }
      tally.moves++;
      const known = answers.get(line);
      let found = known;
      if (!found) {
        tally.asked++;
        const captures = fit.exec(line)!;
        found = shapes.filter((_, i) => captures[i + 1]);
        const good = found.filter((glyph) => !hole.test(lineOf(put(board, glyph))));
        answers.set(line, good);
      }
      const fits = found.map((glyph) => ({ glyph, free: !board.includes(glyph[0]) }));
      const last = board.lastIndexOf("x");
      yield { kind: "ask", fits, known: !!known, ...scene(board, [last]) };
      for (const { glyph, free } of fits) if (free) yield* lay(board, glyph, last - glyph.length + 1, own);
    }

    const images = symmetries(empty, MOVEMENTS);
    const withX = !without.includes("X") && empty.includes("x");
    const room = withX ? [...empty.matchAll(RegExp(`(?=${X})`, "gi"))] : [];
    const places = room.map(({ index }) => index).filter((at) => isLast(put(empty, X, at), images));
    const barred = list([...LETTERS].filter((letter) => without.includes(letter) && !empty.includes(letter)));
    const turned = empty === board ? "" : ", on the board turned so that it is searched fastest";
    const begins = `The search begins${turned}.${barred && ` Left out: ${barred}.`}`;
    const words = i ? `The search begins again, without ${barred}.` : begins;
    yield { kind: "start", words: words + (withX && !places.length ? " X fits nowhere." : ""), ...scene(empty) };
    if (!withX) yield* walk(empty, images);
    for (const [i, at] of places.entries()) {
      const own = symmetries(put(empty, X, at), MOVEMENTS);
      yield* lay(empty, X, at, own, { kind: "root", place: i + 1, places: places.length });
    }
  }
  yield { kind: "end", ...scene(empty) };
}
