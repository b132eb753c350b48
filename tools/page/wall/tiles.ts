// What hangs on a wall: one board first, and then the solutions in the order in which its program prints them.

import { withLetters } from "../../boards/cells.ts";
import { type Found, numberOf, ownOf, type Tile } from "../search/found.ts";
import { MANY } from "./lay.ts";

export const MOST = 20_000;

/** Whether the first of so many solutions hangs at the end once more: its program is printed last. */
const isClosed = (total: number): boolean => total >= MANY;

export const countTiles = (total: number): number => Math.min(MOST, total) + Number(isClosed(total));

const numberAt = (found: Found, first: string): number => (first.includes("x") ? 0 : numberOf(found, first));

/** The tiles of the wall that begins with this board: a solution in any orientation, or an unfinished board. */
export const tilesOf = (found: Found, first: string): Tile[] => {
  const all = found.solutions
    .slice(0, MOST)
    .map((letters, i): Tile => ({ board: withLetters(found.outline, letters), number: i + 1 }));
  const number = numberAt(found, first);
  const after = [...all.slice(number), ...all.slice(0, number)];
  if (number && number <= all.length && !isClosed(all.length)) after.pop();
  return [{ board: first, number }, ...after];
};

/** Which tiles of the wall that begins with this board the player has found. One that hangs there twice counts once. */
export const ownTiles = (found: Found, first: string): number[] => {
  const total = Math.min(MOST, found.solutions.length);
  const start = numberAt(found, first);
  // A board that is not in the list hangs before its first.
  const tileOf = (number: number) => (start && start <= total ? (number - start + total) % total : number);
  return ownOf(found)
    .filter((number) => number <= total)
    .map(tileOf)
    .sort((one, other) => one - other);
};
