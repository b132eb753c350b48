// What a player has achieved: marks, and days in a row.

import { dayAfter } from "../../solver/days.ts";
import { puzzlesOf } from "../../solver/puzzles.ts";
import { outlineOf } from "../../twin/picture.ts";
import { type Place, showing } from "../place/address.ts";
import { boardNow, endOf, ENDS, isOver, recallGame } from "./game.ts";

const WORTH = { "": 0, "given up": 0, hints: 0.5, own: 1 };

const MARKS = { "": "", "given up": "–", hints: "½", own: "✓" };

const WORDS = { "": "", "given up": "given up", hints: "solved mostly by hints", own: "solved" };

/** How the game of a puzzle has ended; "" also for a board without a puzzle. */
const endAt = (place: Place) => {
  const game = recallGame(place);
  return game && isOver(game) ? endOf(game) : "";
};

/** The mark of the game at a place: whole if the player solved it, half if hints did; "" if it is not over. */
export const markAt = (place: Place): string => MARKS[endAt(place)];

/** The name of a puzzle, or of something else at a place, and what its mark means. */
export const sayMark = (words: string, place: Place): string => [words, WORDS[endAt(place)]].filter(Boolean).join(", ");

/** How a day went: the game that ended best, among these the hardest, if one has ended. */
export const bestOf = (place: Place, day: string): { board: string; end: string } => {
  const ends = puzzlesOf(day).map((puzzle) => ({ puzzle, end: endAt({ ...place, puzzle }) }));
  const { puzzle, end } = ends.reduce((best, next) => (ENDS.indexOf(next.end) < ENDS.indexOf(best.end) ? best : next));
  return { end, board: end ? boardNow(recallGame({ ...place, puzzle })!) : outlineOf(place.board) };
};

/** The streak: on how many days in a row, up to today or yesterday, a puzzle of the day was solved. Some count as half. */
export const streak = (today: string): number => {
  const worthOf = (day: string) => {
    const games = puzzlesOf(day).map((puzzle) => recallGame({ ...showing("play"), puzzle }));
    return Math.max(...games.map((game) => (game?.day === day ? WORTH[endOf(game)] : 0)));
  };
  let day = worthOf(today) ? today : dayAfter(today, -1);
  let days = 0;
  for (let worth; (worth = worthOf(day)); day = dayAfter(day, -1)) days += worth;
  return days;
};

/** A streak in words; "" if it is none. */
export const sayStreak = (days: number): string => (days > 1 ? `${days} days in a row`.replace(".5", "½") : "");

/** The time until midnight, in words that stay on one line: "5 h 12 min", at the end "1 min". */
export const untilTomorrow = (now: Date): string => {
  const minutes = Math.ceil((new Date(now).setHours(24, 0, 0, 0) - now.getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  return `${hours ? `${hours}\u00a0h\u00a0` : ""}${minutes % 60}\u00a0min`;
};
