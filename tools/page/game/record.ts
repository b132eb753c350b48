// What a player has achieved: marks, and days in a row.

import { dayAfter } from "../../words/days.ts";
import { puzzlesOf } from "../../puzzles/puzzles.ts";
import { outlineOf } from "../../twin/picture.ts";
import { type Place, showing } from "../place/address.ts";
import { shortTitleOf } from "../place/titles.ts";
import { boardNow, endOf, isOver, recallGame } from "./game.ts";

// Of each end in the order of `endOf`: its mark, what that means, and what it counts.
export const MARKS = ["", "–", "½", "✓"];
const WORDS = ["", "given up", "solved mostly by hints", "solved"];
const WORTH = [0, 0, 0.5, 1];

/** How the game of a puzzle has ended; 0 also for a board without a puzzle. */
const endAt = (place: Place) => {
  const game = recallGame(place);
  return game && isOver(game) ? endOf(game) : 0;
};

/** The mark of the game at a place: whole if the player solved it, half if hints did; "" if it is not over. */
export const markAt = (place: Place): string => MARKS[endAt(place)];

/** The level of the puzzle at a place, and what the mark of its game means: "Easy, solved". */
export const sayMark = (place: Place): string =>
  [shortTitleOf(place.puzzle), WORDS[endAt(place)]].filter(Boolean).join(", ");

/** How a day went: the board and the end of the best game, among these the hardest, and all marks in words. */
export const dayAt = (place: Place, day: string) => {
  const all = puzzlesOf(day).map((puzzle) => ({ ...place, puzzle }));
  const best = all.reduce((one, next) => (endAt(next) < endAt(one) ? one : next));
  const end = endAt(best);
  return {
    end,
    board: end ? boardNow(recallGame(best)!) : outlineOf(place.board),
    said: all.filter(markAt).map(sayMark),
  };
};

/** The streak: on how many days in a row, up to today or yesterday, a daily puzzle was solved. Some count as half. */
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
