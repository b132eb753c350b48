// A puzzle of a day, its board and its addresses.

import { isFree, lettersOf, withPiece } from "../../tools/boards/cells.ts";
import { readRows } from "../../tools/boards/parse.ts";
import * as laying from "../../tools/page/hand/laying.ts";
import { nothingFound } from "../../tools/page/search/found.ts";
import { fillings, puzzleOf } from "../../tools/puzzles/puzzles.ts";
import { allSolutions, boardOf } from "../run.ts";

export const DAY = "2026-11-21";
export const outline = boardOf("6x10");
export const EVERY = allSolutions(outline);
export const FOUND = { ...nothingFound(outline), solutions: EVERY.map(lettersOf) };
export const puzzle = puzzleOf(fillings(readRows(outline), EVERY), "easy", DAY);
export const { board: given, solution } = puzzle;
export const toLay = (laid: number): string => `${puzzle.left.length - laid} pieces left.`;
export const position = (board: string): string => `#play/${board.replaceAll(" ", "_")}?puzzle=easy-${DAY}`;
export const LAST = position(solution.replaceAll(puzzle.left[0], "x"));
export const SOLVED = "LLLLFTYYYY_LXFFFTTTYI_XXXFWTVVVI_PXUUWWZZVI_PPUNNWWZVI_PPUUNNNZZI";
/** A piece over the first empty cell, where it fits but does not belong. */
export const wrong = [...puzzle.left]
  .map((letter) => ({ letter, cells: laying.under(given, laying.take(letter), given.indexOf("x"))! }))
  .filter(({ letter, cells }) => isFree(given, cells) && cells.some((at) => solution[at] !== letter))
  .map(({ letter, cells }) => withPiece(given, letter, cells))[0];

/** A game that was solved, as it is stored. */
export const DONE = { moves: [EVERY[0].replace(/[^F ]/g, "x"), EVERY[0]], answer: EVERY[0], seconds: 9 };
