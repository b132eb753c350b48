// What a player has achieved: marks, and days in a row.

import { dayAfter } from "../../solver/days.ts";
import { puzzlesOf } from "../../solver/puzzles.ts";
import { type Place, showing } from "../place/address.ts";
import { countIn, type Game, HINT, isWon, recallGame } from "./game.ts";

/** The mark of a game: full if it was solved without hints, hollow if with them, "" if it is not solved. */
const markOf = (game: Game | undefined): "" | "✓" | "½" =>
  !game || !isWon(game) ? "" : countIn(game, HINT) ? "½" : "✓";

export const markAt = (place: Place) => markOf(recallGame(place));

/** The streak: on how many days in a row, up to today or yesterday, a puzzle of the day was solved. */
export const streak = (today: string): number => {
  const isDone = (day: string) =>
    puzzlesOf(day)
      .map((puzzle) => recallGame({ ...showing("play"), puzzle }))
      .some((game) => game?.day === day && isWon(game));
  let day = isDone(today) ? today : dayAfter(today, -1);
  let days = 0;
  for (; isDone(day); day = dayAfter(day, -1)) days++;
  return days;
};

/** The time until midnight, in words that stay on one line: "5 h 12 min", at the end "1 min". */
export const untilTomorrow = (now: Date): string => {
  const minutes = Math.ceil((new Date(now).setHours(24, 0, 0, 0) - now.getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  return `${hours ? `${hours}\u00a0h\u00a0` : ""}${minutes % 60}\u00a0min`;
};
