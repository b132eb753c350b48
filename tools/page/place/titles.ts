// The names of puzzles, and their neighbours.

import { isDay } from "../../words/days.ts";
import { type Asked, asked, puzzlesOf, USUAL_LEVEL } from "../../puzzles/puzzles.ts";
import { capital, number } from "../../words/words.ts";
import { nameOf, type Place } from "./address.ts";

export const USUAL = "6x10";

export const dateOf = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(day + "T12:00").toLocaleDateString("en-GB", parts);

/** What a puzzle is called: its board, if that is not the usual one, and its day or its number. */
export const titleOf = ({ board, puzzle }: Place, today: string): string => {
  const seed = puzzle?.seed;
  const which = () => {
    if (!seed) return "empty board";
    if (!isDay(seed)) return "puzzle " + number(+seed);
    const year = seed.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
    return dateOf(seed, { day: "numeric", month: "long", year });
  };
  const name = nameOf(board);
  return capital(name === USUAL ? which() : `${name}, ${which()}`);
};

/** The puzzle of a day with the kind of this one; beside an empty board, of the usual level. */
export const puzzleOn = (puzzle: Asked | undefined, day: string): Asked => asked(puzzle?.kind ?? USUAL_LEVEL, day);

/** The puzzles beside one: the levels of its day. */
export const puzzlesBeside = (puzzle: Asked | undefined, today: string): Asked[] => puzzlesOf(puzzle?.seed ?? today);

export const shortTitleOf = (puzzle: Asked | undefined): string => capital(puzzle?.kind ?? "empty");

/** Why a puzzle cannot be played today, or "": its day may be still to come. */
export const refusalOn = (today: string, puzzle: Asked | undefined): string => {
  const { seed = "" } = puzzle ?? {};
  if (!isDay(seed) || seed <= today) return "";
  return `the puzzle of ${dateOf(seed, { day: "numeric", month: "long", year: "numeric" })} is still to come`;
};
