// What puzzle people ask of a solution. A placed board is text, a row a line. Empty cells play no part in it.

import { gridOf, LETTERS } from "./parse.ts";

/** Traits that a solution must have; one that is left out does not matter. */
export interface Traits {
  /** No point where four pieces meet. */
  noCrossroads?: boolean | undefined;
  /** Every piece touches the edge of the board, or of a hole in it. */
  edge?: boolean | undefined;
  /** Three colours are enough for the pieces. */
  threeColours?: boolean | undefined;
}

const isPiece = (cell: string): boolean => LETTERS.includes(cell);

/** For each piece what its cells have at their sides: the letters of other pieces, "x" for empty and "." for no cell. */
const neighbours = (placed: string): Map<string, Set<string>> => {
  const { rows, cell } = gridOf(placed);
  const beside = new Map<string, Set<string>>();
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (!isPiece(letter)) return;
      const others = beside.get(letter) ?? new Set();
      for (const other of [cell(y - 1, x), cell(y, x - 1), cell(y, x + 1), cell(y + 1, x)])
        if (other !== letter) others.add(other);
      beside.set(letter, others);
    }),
  );
  return beside;
};

/** How many points there are where four different pieces meet. */
export const crossroads = (placed: string): number => {
  const { rows, cell } = gridOf(placed);
  const points = rows.flatMap((row, y) =>
    [...row].map((here, x) => [cell(y - 1, x - 1), cell(y - 1, x), cell(y, x - 1), here]),
  );
  return points.filter((around) => around.every(isPiece) && new Set(around).size === 4).length;
};

/**
 * Whether every piece has a cell at the edge: one with no cell of the board next to it on some side. The edge of a hole
 * counts. Touching an edge with a corner is not enough, and an empty cell is a cell of the board.
 */
export const everyPieceAtEdge = (placed: string): boolean =>
  [...neighbours(placed).values()].every((others) => others.has("."));

/**
 * Whether the pieces can be coloured with three colours so that pieces that share a side differ. Pieces that only touch in
 * a point may have the same colour.
 */
export const threeColourable = (placed: string): boolean => {
  const beside = neighbours(placed);
  const colour = ([letter, ...rest]: string[], colours: Record<string, string>): boolean =>
    !letter ||
    ["red", "green", "blue"].some(
      (own) =>
        [...beside.get(letter)!].every((other) => colours[other] !== own) &&
        colour(rest, { ...colours, [letter]: own }),
    );
  return colour([...beside.keys()], {});
};

/** Whether a placed board has these traits. */
export const hasTraits = (placed: string, { noCrossroads, edge, threeColours }: Traits): boolean =>
  !(noCrossroads && crossroads(placed)) &&
  !(edge && !everyPieceAtEdge(placed)) &&
  !(threeColours && !threeColourable(placed));
