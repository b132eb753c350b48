// The letters of a program, and how they fly to the next one. Both have the same letters in the same order; only the gaps change.

import { pictureOf } from "../../copies/copies.ts";
import { GAP, HEIGHT, WIDTH } from "../../twin/picture.ts";
import type { Point } from "./lay.ts";

/** Ink without a gap: its text, where it begins, in cells of the board, and the letter of its piece. */
export interface Ink {
  text: string;
  at: Point;
  letter: string;
}

/** How far it is from one character to the next, and from line to line, in cells. */
export const COLUMN = 1 / WIDTH;
export const LINE = 1 / HEIGHT;

/** The ink of a program, in the order of reading; `board` is its board. The gap behind a cell is shared by both of its sides. */
export const inkOf = (program: string, board: string): Ink[] => {
  const rows = board.split(" ");
  return pictureOf(program).flatMap((line, y) =>
    Array.from(line.matchAll(/\S+/g), ({ 0: text, index: x }): Ink => {
      const letter = rows[Math.floor(y * LINE)][Math.floor(x * COLUMN)];
      return { text, at: [(x + GAP / 2) * COLUMN, (y + 0.5) * LINE], letter };
    }),
  );
};

/** Letters that fly together: as they are where they land, and from where they come. They lift off in order, from 0 to 1. */
export interface Flock extends Ink {
  from: Point;
  lift: number;
}

/** So many letters lift off one by one; then each flock is a letter longer than the one so many letters before it, up to the most. */
const [SINGLE, STEP, MOST] = [90, 120, 12];

/** The flocks between two programs with as much ink, given the ink of both. */
export const flocksOf = (from: Ink[], to: Ink[]): Flock[] => {
  const total = to.reduce((sum, { text }) => sum + text.length, 0);
  const flocks: Flock[] = [];
  // It walks along both: a flock ends where one of them has a gap. How far it is within the ink of each:
  let [i, j, x, y] = [0, 0, 0, 0];
  for (let done = 0; done < total;) {
    const [start, end] = [from[i], to[j]];
    const most = done < SINGLE ? 1 : Math.min(MOST, 2 + Math.floor((done - SINGLE) / STEP));
    const length = Math.min(most, start.text.length - x, end.text.length - y);
    flocks.push({
      text: end.text.slice(y, y + length),
      from: [start.at[0] + x * COLUMN, start.at[1]],
      at: [end.at[0] + y * COLUMN, end.at[1]],
      letter: end.letter,
      lift: Math.sqrt(done / total),
    });
    [done, x, y] = [done + length, x + length, y + length];
    if (x === start.text.length) [i, x] = [i + 1, 0];
    if (y === end.text.length) [j, y] = [j + 1, 0];
  }
  return flocks;
};
