// The names of puzzles, and their neighbours.

import { LEVELS, readPuzzle } from "../../solver/puzzles.ts";
import { capital, number } from "../../solver/words.ts";
import { nameOf, type Place } from "./address.ts";

export const USUAL = "6x10";

export const dateOf = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(day + "T12:00").toLocaleDateString("en-GB", parts);

/** What a puzzle is called: its board, if that is not the usual one, and its day or its number, of so many with a single piece. */
export const titleOf = ({ board, puzzle }: Place, today: string, singles = 0): string => {
  const { kind, seed } = readPuzzle(puzzle) ?? {};
  const which = () => {
    if (!seed) return "empty board";
    const one = kind === "single" ? "one piece, " : "";
    if (!seed.includes("-"))
      return (one || "puzzle ") + number(+seed) + (one && +seed <= singles ? ` of ${singles}` : "");
    const year = seed.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
    return one + dateOf(seed, { day: "numeric", month: "long", year });
  };
  const name = nameOf(board);
  return capital(name === USUAL ? which() : `${name}, ${which()}`);
};

/** The puzzle of a day with the kind of this one; beside an empty board, the easiest. */
export const puzzleOn = (puzzle: string, day: string): string => `${readPuzzle(puzzle)?.kind ?? LEVELS[0]}-${day}`;

/** Today's puzzle, for one who plays this one: those with a single piece are none of a day's levels. */
export const puzzleOfToday = (puzzle: string, today: string): string =>
  puzzleOn(puzzle.startsWith("single") ? "" : puzzle, today);

/** The puzzles beside one: the levels of its day; or those of its board that lay a single piece, once it is known how many. */
export const puzzlesBeside = (puzzle: string, today: string, singles = 0): string[] => {
  const { kind, seed = today } = readPuzzle(puzzle) ?? {};
  if (kind !== "single") return LEVELS.map((level) => `${level}-${seed}`);
  return Array.from({ length: singles }, (_, i) => `single-${i + 1}`);
};

export const shortTitleOf = (puzzle: string): string => capital(puzzle.replace(/^single-|-.*/g, "") || "empty");
