// How the letters move from one program to another: full boards have the same ink in the same order, in long runs.

import { pictureOf } from "../copies/copies.ts";

export type Spot = readonly [line: number, column: number];

/** Text within one line, blanks between its words included, and where it is in each picture. */
export interface Run {
  text: string;
  places: Spot[];
}

/** Where the ink of a picture is, in the order of reading. */
export const spotsOfInk = (picture: string[]): Spot[] =>
  picture.flatMap((line, y) => Array.from(line.matchAll(/\S/g), ({ index }): Spot => [y, index]));

/**
 * The runs of text that are the same in the pictures of all these programs, in the order of reading: as few as can be,
 * and together they are all ink. Undefined if the ink of the programs differs.
 */
export const runsOf = (programs: string[]): Run[] | undefined => {
  const pictures = programs.map(pictureOf);
  const inks = pictures.map((picture) => picture.join("").replace(/\s/g, ""));
  if (inks.some((ink) => ink !== inks[0])) return undefined;
  const all = pictures.map(spotsOfInk);
  const [first] = all;
  /** Whether the ink after this one is in the same line of all pictures, and as far from it in all. */
  const goesOn = (i: number) =>
    all.every((at) => at[i + 1]?.[0] === at[i][0] && at[i + 1][1] - at[i][1] === first[i + 1][1] - first[i][1]);
  const ends = first.flatMap((_, i) => (goesOn(i) ? [] : i));
  return ends.map((end, i) => {
    const begin = i ? ends[i - 1] + 1 : 0;
    const [line, column] = first[begin];
    return { text: pictures[0][line].slice(column, first[end][1] + 1), places: all.map((at) => at[begin]) };
  });
};
