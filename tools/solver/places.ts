// Where the pieces lie in the solutions of a board.

import { LETTERS, rowsOf } from "./parse.ts";

/** In how many solutions a piece lies in each cell: the counts row by row, null for no cell. */
export interface Places {
  piece: string;
  places: (number | null)[][];
}

/** The places of all twelve pieces in these solutions of a board. `board` is text, its rows of equal length. */
export const placesIn = (board: string, solutions: string[]): Places[] => {
  const all = solutions.map(rowsOf);
  const count = (piece: string, y: number, x: number) => all.filter((rows) => rows[y][x] === piece).length;
  return [...LETTERS].map((piece) => ({
    piece,
    places: rowsOf(board).map((row, y) => [...row].map((cell, x) => (cell === "." ? null : count(piece, y, x)))),
  }));
};

/** The counts as text: for each piece its letter, and its rows. */
export const formatPlaces = (all: Places[]): string => {
  const show = (count: number | null) => `${count ?? "."}`;
  const width = Math.max(...all.flatMap(({ places }) => places.flat()).map((count) => show(count).length));
  return all
    .map(({ piece, places }) => {
      const lines = places.map((row) => row.map((count) => show(count).padStart(width)).join(" ") + "\n");
      return `${piece}\n${lines.join("")}`;
    })
    .join("\n");
};
