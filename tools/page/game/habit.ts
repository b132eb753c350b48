// What brings a player back: the puzzle of the day, days in a row, and the best times.

import { dayAfter } from "../../solver/days.ts";
import { LEVELS, readPuzzle } from "../../solver/puzzles.ts";
import { plural } from "../../solver/words.ts";
import { formatAddress, parseAddress, type Place, showing } from "../place/address.ts";
import { puzzleOfToday, puzzleOn } from "../place/titles.ts";
import { bestOf, clock, markAt, nameOfGame, solvedOn, streak } from "./game.ts";

/**
 * What a page shows that was loaded at an address: the address, or today's puzzle in place of one that was solved.
 * `written` is the day on which the page wrote the address; null if it is a link, which is obeyed.
 * `left` is the place that it left, if no arrow beside the date leads back there.
 */
export const openedAt = (address: string, written: unknown, today: string): { address: string; left?: Place } => {
  const { place } = parseAddress(address);
  const { seed = "" } = readPuzzle(place.puzzle) ?? {};
  const isOld = written && written !== today && seed.includes("-") && seed < today;
  if (!isOld || !markAt(place)) return { address };
  const next = { ...showing("play"), puzzle: puzzleOfToday(place.puzzle, today) };
  const before = nameOfGame({ ...next, puzzle: puzzleOn(next.puzzle, dayAfter(today, -1)) });
  return { address: formatAddress(next), ...(before !== nameOfGame(place) && { left: place }) };
};

/** "3 days in a row", or "" if there are not so many. */
export const sayStreak = (today: string): string => {
  const days = streak(today);
  return days > 1 ? `${days} days in a row` : "";
};

/** What a player has done on the board of a place: how much was solved, and how fast; nothing if nothing was. */
export const sayRecord = (place: Place, today: string): string[] => {
  const solved = solvedOn(place);
  if (!solved.length) return [];
  const times = LEVELS.map((level) => [level, bestOf(solved.filter(({ kind }) => kind === level))] as const)
    .filter(([, time]) => time < Infinity)
    .map(([level, time]) => `${level} ${clock(time)}`);
  const done = [`${plural(solved.length, "puzzle")} solved`, sayStreak(today)].filter(Boolean).join(", ") + ".";
  return times.length ? [done, `Best times without hints: ${times.join(", ")}.`] : [done];
};
