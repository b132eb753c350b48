// What is drawn on squared paper: the outline of a board, and what is said of it.

import { countCells, crop, placeOf, sizeOf } from "../../boards/cells.ts";
import { oddParts } from "../../solver/task.ts";
import { capital, plural, sentenceOf } from "../../words/words.ts";
import { pitchOf } from "../../twin/board.ts";
import { taskFor } from "../place/address.ts";
import { sayCount } from "../search/found.ts";

/** The board in the middle of paper at least so large, with as much on both sides; "" leaves the paper empty. */
export const onPaper = (board: string, least: [columns: number, rows: number]): string => {
  const { columns, rows } = board ? sizeOf(board) : { columns: 0, rows: 0 };
  const around = (length: number, most: number) => length + 2 * Math.ceil(Math.max(0, most - length) / 2);
  const [width, height] = [around(columns, least[0]), around(rows, least[1])];
  const [left, top] = [(width - columns) >> 1, (height - rows) >> 1];
  const lines = board.split(" ");
  const line = (y: number) => (".".repeat(left) + (lines[y - top] ?? "")).padEnd(width, ".");
  return Array.from({ length: height }, (_, y) => line(y)).join(" ");
};

/** The cells on a straight line from one to another: a quick pointer skips cells. */
export const between = (paper: string, from: number, to: number): number[] => {
  const [[y, x], [bottom, right]] = [placeOf(paper, from), placeOf(paper, to)];
  const steps = Math.max(Math.abs(bottom - y), Math.abs(right - x)) || 1;
  const part = (way: number, i: number) => Math.round((way * i) / steps);
  return Array.from({ length: steps + 1 }, (_, i) => from + pitchOf(paper) * part(bottom - y, i) + part(right - x, i));
};

/** How many cells it has; the board, "" if it cannot be searched; the smallest part that no pieces fill; its flaw. */
export const drawnOn = (paper: string, refusalOf: (board: string) => string) => {
  const count = countCells(paper);
  const task = count > 60 || (count && count % 5 === 0) ? taskFor(paper) : undefined;
  const board = task?.value ? crop(paper) : "";
  // The smallest part is the one that people would call cut off.
  const [cut = []] = board ? oddParts(paper).sort((one, other) => one.length - other.length) : [];
  const flaw = task?.flaw ?? (count === 60 && board ? refusalOf(board) : "");
  return { count, board, cut, flaw };
};

/** What is said of it, with so many solutions found by now; `wrong` says why it is not searched, or "". */
export const sayDrawn = (
  { count, board, cut, flaw }: ReturnType<typeof drawnOn>,
  solutions: number,
  isDone: boolean,
  wrong = "",
) => {
  const cells = `${count} of 60 cells`;
  const are = cut.length === 1 ? "is" : "are";
  const outcome = cut.length
    ? `no solution: ${plural(cut.length, "cell")} ${are} cut off here`
    : sayCount(solutions, isDone);
  const small = board && count < 60 ? "The solver can search this board, but only 60 cells make a program." : "";
  return {
    outcome,
    words: !board || wrong ? cells : count === 60 ? capital(outcome) : `${cells}: ${outcome}`,
    more: wrong || flaw ? sentenceOf(wrong || flaw) : small,
    isBad: cut.length > 0 || !!(wrong || flaw),
  };
};
