// What a player has achieved: marks, and days in a row.

import { dayAfter } from "../../solver/days.ts";
import { puzzlesOf } from "../../solver/puzzles.ts";
import { type Place, showing } from "../place/address.ts";
import { type Game, isOwn, isWon, recallGame } from "./game.ts";

/** The mark of a game: whole if the player solved it, half if hints did, "" if it is not solved. */
const markOf = (game: Game | undefined): "" | "✓" | "½" => (!game || !isWon(game) ? "" : isOwn(game) ? "✓" : "½");

export const markAt = (place: Place) => markOf(recallGame(place));

const WORTH = { "": 0, "½": 0.5, "✓": 1 };

/** The streak: on how many days in a row, up to today or yesterday, a puzzle of the day was solved. Some count as half. */
export const streak = (today: string): number => {
  const worthOf = (day: string) => {
    const games = puzzlesOf(day).map((puzzle) => recallGame({ ...showing("play"), puzzle }));
    return Math.max(...games.map((game) => (game?.day === day ? WORTH[markOf(game)] : 0)));
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
