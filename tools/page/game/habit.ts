// What brings a player back: days in a row, and the best times.

import { LEVELS } from "../../solver/puzzles.ts";
import { plural } from "../../solver/words.ts";
import type { Place } from "../place/address.ts";
import { bestOf, clock, solvedOn, streak } from "./game.ts";

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
