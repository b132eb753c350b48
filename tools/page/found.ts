// The solutions of a board, kept as bytes. Whatever a view wants to know of them is a filter of this list, so a board is
// searched once.

import { image, MOVEMENTS, symmetries } from "../twin/board.ts";
import { countCells } from "../solver/parse.ts";
import type { Summary } from "../solver/index.ts";
import type { Trait } from "../solver/traits.ts";

/** What is known of a board: its solutions so far, one of each set of images. */
export interface Found {
  outline: string;
  /** The symmetries of the outline: for each, from which index a cell comes. The first leaves all as it is. */
  turns: number[][];
  /** The solutions, one after the other, a byte for each character. */
  rows: Uint8Array;
  count: number;
  /** How the search went; undefined while it runs. */
  summary?: Summary;
  /** What is wrong with the board, or "". */
  wrong: string;
  /** For each solution whether it has a trait, once that was asked for. */
  traits: Partial<Record<Trait, Uint8Array>>;
  /** Puzzles by their names, once they were asked for: the board that is given and its answer, or why there is none. */
  puzzles: Record<string, { board: string; solution: string } | string>;
}

/** What there is to know of a board before its search. */
export const nothingFound = (outline: string): Found => {
  const marked = outline.replace(/[^ ]/g, (_, at) => String.fromCharCode(256 + at));
  const turns = symmetries(outline, MOVEMENTS).map((movement) =>
    Array.from(image(marked, movement), (mark, at) => (mark === " " ? at : mark.charCodeAt(0) - 256)),
  );
  return { outline, turns, rows: new Uint8Array(0), count: 0, wrong: "", traits: {}, puzzles: {} };
};

/** The same with more solutions, as bytes. */
export const withMore = (found: Found, more: Uint8Array): Found => {
  const used = found.count * found.outline.length;
  let { rows } = found;
  if (used + more.length > rows.length) {
    rows = new Uint8Array(2 * (used + more.length));
    rows.set(found.rows.subarray(0, used));
  }
  rows.set(more, used);
  return { ...found, rows, count: found.count + more.length / found.outline.length };
};

/** The board of an image of a solution. The image is a number: the solution's times the number of turns, plus its turn. */
export const boardOfImage = ({ turns, outline, rows }: Found, id: number): string => {
  const start = Math.floor(id / turns.length) * outline.length;
  return String.fromCharCode(...turns[id % turns.length].map((at) => rows[start + at]));
};

/** Which solution an image is of, counted from 1. */
export const numberOf = ({ turns }: Found, id: number): number => Math.floor(id / turns.length) + 1;

/** The images in which every piece of a board lies where it does there: the ways to complete it. */
export const imagesLike = (found: Found, where: string): number[] => {
  const { turns, outline, rows, count } = found;
  const wanted = [...where].flatMap((letter, at) => (/[A-Z]/.test(letter) ? at : []));
  const codes = wanted.map((at) => where.charCodeAt(at));
  const sources = turns.map((turn) => wanted.map((at) => turn[at]));
  const ids: number[] = [];
  for (let i = 0; i < count; i++)
    for (let turn = 0; turn < turns.length; turn++) {
      let k = 0;
      while (k < codes.length && rows[i * outline.length + sources[turn][k]] === codes[k]) k++;
      if (k === codes.length) ids.push(i * turns.length + turn);
    }
  // Five pieces have eight orientations, so a solution with one of them is no image of itself. Seven pieces have not.
  if (countCells(where) > 35) return ids;
  return [...new Map(ids.map((id) => [boardOfImage(found, id), id])).values()];
};
