// How the letters of a program fly to the next one. Both have the same letters in the same order; only the gaps change.

import { labelOf, pictureOf } from "../../copies/copies.ts";
import { runsOf } from "../../pictures/letters.ts";
import type { Point } from "../wall/lay.ts";
import { COLUMN, pointOf, type Strip, stripsIn } from "../wall/text.ts";

/** Letters that fly together: how they land, and where they come from. They lift off in order, from 0 to 1. */
export interface Flock extends Strip {
  from: Point;
  lift: number;
}

/** So many letters lift off one by one; then each flock is a letter longer than the one so many letters before it, up to the most. */
const [SINGLE, STEP, MOST] = [90, 120, 12];

export const flocksOf = (before: string, after: string): Flock[] => {
  const rows = labelOf(after).split(" ");
  const total = pictureOf(after).join("").replace(/\s/g, "").length;
  const flocks: Flock[] = [];
  let done = 0;
  for (const { text: run, places } of runsOf([before, after])!) {
    const [start, end] = places.map(pointOf);
    for (const { text, at, letter } of stripsIn(run, places[1], rows))
      for (let i = 0, most; i < text.length; i += most) {
        most = done < SINGLE ? 1 : Math.min(MOST, 2 + Math.floor((done - SINGLE) / STEP), text.length - i);
        const [x, y] = [at[0] + i * COLUMN, at[1]];
        const from: Point = [x + start[0] - end[0], y + start[1] - end[1]];
        flocks.push({ text: text.slice(i, i + most), at: [x, y], letter, from, lift: Math.sqrt(done / total) });
        done += most;
      }
  }
  return flocks;
};
