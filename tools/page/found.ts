// The solutions of a board. Whatever a view wants to know of them is a filter of this list, so a board is searched once.

import { MOVEMENTS, symmetries } from "../twin/board.ts";
import type { Summary } from "../solver/solve.ts";
import { sources, turned } from "../solver/numbered.ts";
import { lettersOf, withLetters } from "../solver/cells.ts";
import type { Trait } from "../solver/traits.ts";

/** What is known of a board: its solutions so far, one of each set of images. */
export interface Found {
  outline: string;
  /** The symmetries of the outline: for each and each cell, which cell comes to lie there. The first leaves all as it is. */
  turns: number[][];
  /** The solutions, each the letters of its cells. */
  solutions: string[];
  /** How the search went; undefined while it runs. */
  summary?: Summary;
  /** What is wrong with the board, or "". */
  wrong: string;
  /** For each solution whether it has a trait, once that was asked for. */
  traits: Partial<Record<Trait, boolean[]>>;
  /** Puzzles by their names, once they were asked for: the board that is given and its answer, or why there is none. */
  puzzles: Record<string, { board: string; solution: string } | string>;
}

/** What there is to know of a board before its search. */
export const nothingFound = (outline: string): Found => ({
  outline,
  turns: symmetries(outline, MOVEMENTS).map((movement) => sources(outline, movement)),
  solutions: [],
  wrong: "",
  traits: {},
  puzzles: {},
});

/** The board of an image of a solution. The image is a number: the solution's times the number of turns, plus its turn. */
export const boardOfImage = ({ turns, outline, solutions }: Found, id: number): string => {
  const solution = solutions[Math.floor(id / turns.length)];
  return withLetters(outline, turned(solution, turns[id % turns.length]));
};

/** The images in which every piece of a board lies where it does there: the ways to complete it. */
export const imagesLike = (found: Found, where: string): number[] => {
  const { turns, solutions } = found;
  const letters = lettersOf(where);
  const wanted = [...letters].map((_, cell) => cell).filter((cell) => letters[cell] !== "x");
  const ids = solutions.flatMap((solution, i) =>
    turns.flatMap((turn, k) =>
      wanted.every((cell) => solution[turn[cell]] === letters[cell]) ? i * turns.length + k : [],
    ),
  );
  // Five pieces have eight orientations, so a solution with one of them is no image of itself. Seven pieces have not.
  if (letters.length > 35) return ids;
  return [...new Map(ids.map((id) => [boardOfImage(found, id), id])).values()];
};

/** Which solution a filled board is, in any of its images, counted from 1; undefined if it is none that was found. */
export const numberOf = (found: Found, board: string): number | undefined => {
  const [image] = imagesLike(found, board);
  return image === undefined ? undefined : Math.floor(image / found.turns.length) + 1;
};
