// What programs have printed that the page runs, and what is said of it.

import { capital, number, plural } from "../../solver/words.ts";
import { image, MOVEMENTS } from "../../twin/board.ts";

/**
 * "all": one program prints all solutions. "ring": it prints the next one, which is run in its place and prints two, the second of
 * which prints three, until it is printed itself. So a ring of 2,339 takes 68 runs, and the first can be looked at one by one.
 */
export type Mode = "all" | "ring";

export interface Progress {
  mode: Mode;
  /** The board of the program that began it, and how many solutions that has. */
  board: string;
  total: number;
  /** The boards printed so far, in that order. */
  boards: string[];
  /** The board that is shown large: the one that runs. In "all" it stays the first. */
  shown: string;
  /** How many runs are over, and how long the first one took, in milliseconds. */
  runs: number;
  spent: number;
  isRunning: boolean;
  isOver: boolean;
  /** How a ring came back to its first program; "" if it did not, or has not yet. */
  closing: "" | "byte for byte" | "rotated or reflected";
}

export const beginning = (board: string, total: number, mode: Mode = "ring"): Progress => ({
  ...{ mode, board, total, boards: [], shown: board, runs: 0, spent: 0 },
  ...{ isRunning: false, isOver: false, closing: "" },
});

/** The words with which the next program runs. */
export const wordsFor = ({ mode, total, boards, runs }: Progress): string =>
  mode === "all" ? "" : `--resume --solutions ${Math.min(runs + 1, total - boards.length)}`;

/** What follows a run of so many milliseconds that has printed these boards; `isSame` if the last of them is the first program. */
export const afterRun = (before: Progress, printed: string[], spent: number, isSame: boolean): Progress => {
  const { mode, board, total, runs } = before;
  const boards = [...before.boards, ...printed];
  const isOver = mode === "all" || !printed.length || boards.length >= total;
  const isTurned = MOVEMENTS.some((movement) => image(board, movement) === printed.at(-1));
  const closing = mode === "all" || !isOver ? "" : isSame ? "byte for byte" : isTurned ? "rotated or reflected" : "";
  const shown = (mode === "ring" && printed.at(-1)) || before.shown;
  return {
    ...before,
    boards,
    shown,
    runs: runs + 1,
    spent: before.spent || spent,
    isOver,
    isRunning: !isOver,
    closing,
  };
};

/**
 * The wall of printed programs: its tiles so far, and how many there will be. If there are many, they form a mosaic of the first
 * program, `whole`, which is then the first tile and the last.
 */
export const wallOf = ({ board, boards, total }: Progress) =>
  total < 100
    ? { tiles: boards, most: total, whole: undefined }
    : { tiles: [board, ...boards], most: total + 1, whole: board };

/** Whether the program shown large was printed by another. */
export const isPrinted = ({ mode, boards }: Progress): boolean => mode === "ring" && boards.length > 0;

/** Whether a ring was stopped, or runs, before its end. */
const isHalfway = ({ mode, boards, isOver }: Progress): boolean => mode === "ring" && boards.length > 0 && !isOver;

/** What a press on the button of a ring makes of it, and what the button says. */
export const pressed = (progress: Progress): Progress =>
  progress.isRunning || isHalfway(progress)
    ? { ...progress, isRunning: !progress.isRunning }
    : { ...beginning(progress.board, progress.total), isRunning: true };

export const verbOf = (progress: Progress): string =>
  progress.isRunning ? "Stop" : isHalfway(progress) ? "Go on" : "Go round the ring";

/** Says how far it has come: at the beginning, at each tenth and at the end. `whose` is the program that began it. */
export const sayRing = (progress: Progress, whose: "your" | "this"): string => {
  const { mode, boards, total, isRunning, isOver, closing, spent } = progress;
  const count = boards.length;
  if (isOver && !count) return "This board is not in the series, so its program prints no other.";
  const all = count === total ? `all ${number(count)}` : plural(count, "program");
  if (isOver && mode === "all")
    return `${capital(whose)} program printed ${all} in ${(spent / 1000).toFixed(1)}\u00a0s.`;
  if (isOver && total === 1) return `The only solution: it printed itself, ${closing}.`;
  if (isOver && closing === "byte for byte")
    return `The ring is closed: the last one printed ${whose} program, ${closing}.`;
  if (isOver && closing)
    return `The ring is closed: the last one printed ${whose} solution, ${closing}. The bytes differ.`;
  if (isOver) return `${plural(count, "program")} printed.`;
  if (!isRunning) return count ? `Stopped after ${plural(count, "program")}.` : "";
  if (mode === "all") return `${capital(whose)} program runs …`;
  const tenths = Math.floor((count * 10) / total);
  return tenths
    ? `${tenths * 10} percent printed.`
    : "The program shown was printed by the one before it, and prints the next ones.";
};
