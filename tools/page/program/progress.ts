// What a ring shows of itself: a wall that fills up, and now and then one program shown large. Quick pictures of that size would
// flash.

import { capital, number, plural } from "../../solver/words.ts";

/** How often the wall grows, how long a program is shown at least, and where people want no motion, in milliseconds. */
export const TICK = 50;
export const STAY = 1500;
export const CALM = 2000;

/** When the first program hangs, and when the last hangs at the latest, in milliseconds. */
const FIRST = 1860;
const LONGEST = 120_000;

/** How many of so many programs hang after a time: the first can be looked at one by one, and 2,339 take a minute and a half. */
const hungAfter = (time: number, total: number): number => {
  const whole = Math.min(LONGEST, FIRST * Math.sqrt(total));
  return Math.floor(total * Math.min(1, time / whole) ** 2);
};

/** Whether a wall of so many programs is a mosaic of the player's own. Then that program is the first tile as well as the last. */
export const isMosaic = (total: number): boolean => total >= 100;

/** What a ring has printed so far: boards, in the order of the series; whether that is all, and how it closed, or "". */
export interface Series {
  boards: string[];
  isDone: boolean;
  closing: "" | "byte for byte" | "rotated or reflected";
}

/** What is shown of a ring. */
export interface Progress extends Pick<Series, "boards" | "closing"> {
  /** The board that it begins with, and how many programs it has. */
  board: string;
  total: number;
  isRunning: boolean;
  time: number;
  /** How many programs hang on the wall. */
  count: number;
  /** The board that is shown large, and since when: the first has been there long enough. */
  shown: string;
  since: number;
  isOver: boolean;
  /** Whether the boards come from the search, and no program has printed them. */
  isSearched: boolean;
}

export const beginning = (board: string, total: number): Progress => ({
  board,
  total,
  boards: [],
  closing: "",
  isRunning: false,
  time: 0,
  count: 0,
  shown: board,
  since: -Infinity,
  isOver: false,
  isSearched: false,
});

/** What is shown of a ring after a time; each program is shown for at least so long. Times are in milliseconds. */
export const ticked = (before: Progress, time: number, series: Series, stay: number): Progress => {
  if (!before.isRunning) return before;
  const { boards, isDone, closing } = series;
  const count = Math.min(boards.length, hungAfter(time, before.total));
  const isDue = time >= before.since + stay;
  const isOver = isDue && isDone && count === boards.length;
  const next = boards[count - 1];
  const isNext = isDue && next !== undefined && next !== before.shown;
  const shown = isNext ? { shown: next, since: time } : {};
  return { ...before, ...shown, boards, closing, time, count, isOver, isRunning: !isOver };
};

/** What is said of a ring: at its beginning, at each tenth and at its end. `whose` is the program that began it. */
export const sayRing = (progress: Progress, whose: string): string => {
  const { count, total, isRunning, isOver, closing, isSearched } = progress;
  if (isSearched) return `All ${plural(count, "solution")}, as the search found them. No program has run.`;
  if (isOver && !count) return "This board is not in the series: its program prints none after it.";
  if (isOver && !closing) return `${plural(count, "program")} printed.`;
  if (isOver && total === 1) return `The only solution: it printed itself, ${closing}.`;
  if (isOver) return `The ring is closed: the last of ${number(total)} printed ${whose}, ${closing}.`;
  if (!isRunning) return count ? `Stopped after ${plural(count, "program")}.` : "";
  const tenths = Math.min(9, Math.floor((count * 10) / total));
  return tenths ? `${tenths * 10} percent printed.` : "Each program prints the next.";
};

/** The caption of a shared wall: what it shows, and how that came about. `whose` says whose solution began it. */
export const captionOf = (progress: Progress, whose: string): [what: string, how: string] => {
  const { count, total, isOver, closing, isSearched } = progress;
  const programs = `${count === total ? "all " : ""}${plural(count, "program")}`;
  const again = closing === "byte for byte" ? "" : `, ${closing}`;
  return [
    `${capital(whose)} solution${isMosaic(total) ? ", made of" : " has printed"} ${programs}`,
    isSearched
      ? "The same text each time, in all shapes that a search has found"
      : `Each was printed by the one before it${isOver && closing ? `, and the last printed the first${again}` : ""}`,
  ];
};
