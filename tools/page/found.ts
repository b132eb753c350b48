// The solutions of a board, kept as bytes. Whatever a view wants to know of them is a filter of this list, so a board is
// searched once.

import { image, MOVEMENTS, symmetries } from "../twin/board.ts";
import { countCells, LETTERS } from "../solver/parse.ts";
import type { Summary } from "../solver/index.ts";
import type { Trait } from "./address.ts";

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

/** The images in which every piece of `where` lies where it should. */
export const imagesLike = ({ turns, outline, rows, count }: Found, where: string): number[] => {
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
  return ids;
};

/** What all the ways to complete a board have in common. */
export interface Left {
  /** Distinct solutions, and the same with all images that keep the board and the pieces on it. */
  solutions: number;
  total: number;
  /** For each index on the board the letters of the pieces that can come to lie there. */
  possible: string[];
  /** Letters of the pieces that are to be laid and can lie in one place only. */
  forced: string;
  /** The images that complete the board. */
  images: number[];
}

/** What is left of a board with pieces on it. */
export const leftOf = (found: Found, board: string): Left => {
  const { turns, rows } = found;
  const images = imagesLike(found, board);
  const empty = [...board].flatMap((cell, at) => (cell === "x" ? at : []));
  // A bit for each letter that some image has in a cell.
  const masks = new Uint32Array(board.length);
  for (const id of images) {
    const start = Math.floor(id / turns.length) * board.length;
    const turn = turns[id % turns.length];
    for (const at of empty) masks[at] |= 1 << (rows[start + turn[at]] & 31);
  }
  const possible = Array.from(masks, (mask) =>
    [...LETTERS].filter((letter) => mask & (1 << (letter.charCodeAt(0) & 31))).join(""),
  );
  const isForced = (letter: string): boolean =>
    possible.includes(letter) && possible.filter((letters) => letters.includes(letter)).length === 5;
  const own = symmetries(board, MOVEMENTS);
  let [solutions, total] = [images.length / own.length, images.length];
  // Five pieces have eight orientations, so a solution with one of them is no image of itself. Seven pieces have not.
  if (countCells(board) <= 35)
    for (const id of images) {
      const solution = boardOfImage(found, id);
      if (/[FLNPY]/.test(solution)) continue;
      // It comes as an image of itself as well, and its set of images is smaller.
      const times = symmetries(solution, symmetries(found.outline, MOVEMENTS)).length;
      solutions += (symmetries(solution, own).length / times - 1) / own.length;
      total += 1 / times - 1;
    }
  return {
    solutions: Math.round(solutions),
    total: Math.round(total),
    possible,
    forced: [...LETTERS].filter(isForced).join(""),
    images,
  };
};
