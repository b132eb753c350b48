// What a player has achieved: marks, days in a row, and the best time.

import { dayAfter } from "../../solver/days.ts";
import { formatGame, type Kind, puzzlesOf, readGame, readPuzzle } from "../../solver/puzzles.ts";
import { capital } from "../../solver/words.ts";
import { type Place, showing } from "../place/address.ts";
import { remembered } from "../place/memory.ts";
import { clock, countIn, type Game, helpIn, HINT, isGivenUp, isWon, nameOfGame, recallGame } from "./game.ts";

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

/** "3 days in a row", or "" if there are not so many. */
export const sayStreak = (today: string): string => {
  const days = streak(today);
  return days > 1 ? `${days} days in a row` : "";
};

/** The best time, in seconds, of other puzzles of a kind solved on this board without hints; Infinity if there are none. */
const bestBeside = (place: Place, wanted: Kind): number => {
  const [own, on] = [nameOfGame(place), nameOfGame({ ...place, puzzle: "" })];
  const times = remembered().flatMap((name) => {
    const read = readGame(name);
    if (read?.board !== on || read.kind !== wanted || name === own) return [];
    const game = recallGame({ ...place, puzzle: formatGame("", wanted, read.seed) });
    return markOf(game) === "✓" ? [game!.seconds] : [];
  });
  return Math.min(...times);
};

/** With what help a puzzle was solved, and how the time, which the headline says, compares with others of its kind on this board. */
export const summaryOf = (place: Place, game: Game): string => {
  const how = `${capital(helpIn(game))}.`;
  const kind = readPuzzle(place.puzzle)?.kind;
  if (!kind || isGivenUp(game)) return how;
  const best = bestBeside(place, kind);
  const isBest = best < Infinity && !countIn(game, HINT);
  const compared = best < game.seconds ? `Your best time is ${clock(best)}.` : isBest && "Your best time.";
  return [how, compared].filter(Boolean).join(" ");
};

/** The time until midnight, in words that stay on one line: "5 h 12 min", at the end "1 min". */
export const untilTomorrow = (now: Date): string => {
  const minutes = Math.ceil((new Date(now).setHours(24, 0, 0, 0) - now.getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  return `${hours ? `${hours}\u00a0h\u00a0` : ""}${minutes % 60}\u00a0min`;
};
