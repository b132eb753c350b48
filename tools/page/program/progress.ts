// What is seen of programs that run: a wall that fills up, and in a ring now and then one program shown large. Quick pictures of
// that size would flash.

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

/** How many programs hang with a tick where one program prints all: more at once would keep the page from answering. */
const MOST = 150;

/** Whether a wall of so many programs is a mosaic of the player's own. Then that program is the first tile as well as the last. */
export const isMosaic = (total: number): boolean => total >= 100;

/** "all": one program prints all solutions, at once. "ring": what is printed is run, and prints the next, until it closes. */
export type Mode = "all" | "ring";

/** What has been printed so far. */
export interface Series {
  /** The boards, in the order in which they were printed. */
  boards: string[];
  isDone: boolean;
  /** How long the first program ran, in milliseconds, as soon as it has ended. */
  spent: number;
  /** How a ring came back to its first program; "" if it did not, or has not yet. */
  closing: "" | "byte for byte" | "rotated or reflected";
}

/** What is shown of a series. */
export interface Progress extends Omit<Series, "isDone"> {
  mode: Mode;
  /** The board of the program that began it, and how many solutions it has. */
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
}

export const beginning = (board: string, total: number, mode: Mode = "ring"): Progress => ({
  mode,
  board,
  total,
  boards: [],
  closing: "",
  spent: 0,
  isRunning: false,
  time: 0,
  count: 0,
  shown: board,
  since: -Infinity,
  isOver: false,
});

/** What is shown after a time; in a ring, each program is shown for at least so long. Times are in milliseconds. */
export const ticked = (before: Progress, time: number, series: Series, stay: number): Progress => {
  if (!before.isRunning) return before;
  const { isDone, ...rest } = series;
  const isRing = before.mode === "ring";
  const printed = rest.boards.length;
  const count = Math.min(printed, isRing ? hungAfter(time, before.total) : before.count + MOST);
  const isDue = !isRing || time >= before.since + stay;
  const isOver = isDue && isDone && count === printed;
  const next = isRing && isDue ? rest.boards[count - 1] : undefined;
  const shown = next !== undefined && next !== before.shown ? { shown: next, since: time } : {};
  return { ...before, ...shown, ...rest, time, count, isOver, isRunning: !isOver };
};

/** Says how far it has come: at the beginning, at each tenth and at the end. `whose` is the program that began it. */
export const sayRing = (progress: Progress, whose: "your" | "this"): string => {
  const { mode, count, total, isRunning, isOver, closing, spent } = progress;
  const all = count === total ? `all ${number(count)}` : plural(count, "program");
  if (isOver && !count) return "This board is not in the series: its program prints none after it.";
  if (isOver && mode === "all") return `${capital(whose)} program printed ${all} in ${(spent / 1000).toFixed(1)} s.`;
  if (isOver && !closing) return `${plural(count, "program")} printed.`;
  if (isOver && total === 1) return `The only solution: it printed itself, ${closing}.`;
  if (isOver && closing === "byte for byte")
    return `The ring is closed: the last printed ${whose} program, ${closing}.`;
  if (isOver) return `The ring is closed: the last printed ${whose} solution, but ${closing}, so in other bytes.`;
  if (!isRunning) return count ? `Stopped after ${plural(count, "program")}.` : "";
  if (mode === "all") return `${capital(whose)} program runs …`;
  const tenths = Math.min(9, Math.floor((count * 10) / total));
  return tenths ? `${tenths * 10} percent printed.` : "What is printed is run, and prints the next.";
};

/** The caption of a shared wall: what it shows, and how that came about. */
export const captionOf = ({ mode, count, total, isOver, closing }: Progress): [what: string, how: string] => {
  const programs = `${count === total ? "all " : ""}${plural(count, "program")}`;
  const again = closing === "byte for byte" ? "" : `, ${closing}`;
  const end = isOver && closing ? `, and the last printed the first${again}` : "";
  return [
    `My solution${isMosaic(total) ? ", made of" : " has printed"} ${programs}`,
    mode === "all" ? "It is a program, and it printed all of them" : `Each was printed by one before it${end}`,
  ];
};
