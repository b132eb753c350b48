// Where the pieces lie in the solutions of a board.

import { LETTERS, rowsOf } from "./parse.ts";

/** For each piece how many solutions have it in each cell: its letter, and the counts row by row, null for no cell. */
export type Places = Map<string, (number | null)[][]>;

/** Nobody has counted yet. `board` is text, its rows of equal length. */
export const noPlaces = (board: string): Places =>
  new Map(
    [...LETTERS].map((letter) => [
      letter,
      rowsOf(board).map((row) => [...row].map((cell) => (cell === "." ? null : 0))),
    ]),
  );

/** Counts one more solution. */
export const countPlaces = (places: Places, placed: string): void =>
  rowsOf(placed).forEach((row, y) =>
    [...row].forEach((letter, x) => {
      const counts = places.get(letter)?.[y];
      if (counts) counts[x]!++;
    }),
  );

/** The counts as text: for each piece its letter, and its rows. */
export const formatPlaces = (places: Places): string => {
  const width = Math.max(...[...places.values()].flat(2).map((count) => `${count ?? "."}`.length));
  return [...places]
    .map(([letter, rows]) => {
      const lines = rows.map((row) => row.map((count) => `${count ?? "."}`.padStart(width)).join(" ") + "\n");
      return `${letter}\n${lines.join("")}`;
    })
    .join("\n");
};
