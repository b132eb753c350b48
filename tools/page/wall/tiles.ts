// What hangs on a wall: one board first, and then the solutions in the order in which its program prints them.

import { withLetters } from "../../boards/cells.ts";
import { type Found, numberOf, ownOf, type Tile } from "../search/found.ts";
import { MANY } from "./lay.ts";

export const MOST = 20_000;

/** The numbers of the tiles of a wall that begins with a solution, in any orientation, or an unfinished board (0). */
export const numbersOf = (found: Found, first: string): number[] => {
  const all = found.solutions.slice(0, MOST).map((_, i) => i + 1);
  const start = first.includes("x") ? 0 : numberOf(found, first);
  const after = [...all.slice(start), ...all.slice(0, start)];
  // The first program is also the last that is printed: where tiles are many, it hangs at the end once more.
  if (all.includes(start) && all.length < MANY) after.pop();
  return [start, ...after];
};

/** The tiles of that wall. */
export const tilesOf = (found: Found, first: string): Tile[] =>
  numbersOf(found, first).map((number, i) => ({
    board: i ? withLetters(found.outline, found.solutions[number - 1]) : first,
    number,
  }));

/** Which of tiles with these numbers the player has found. One that hangs there twice counts once. */
export const ownTiles = (found: Found, numbers: number[]): number[] => {
  const own = new Set(ownOf(found));
  return [...numbers.keys()].filter((tile) => own.delete(numbers[tile]));
};
