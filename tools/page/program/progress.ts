// What programs have printed that the page runs, and what is said of it.

import { capital, number, plural } from "../../solver/words.ts";
import { image, MOVEMENTS } from "../../twin/board.ts";

/**
 * In a ring, each program prints the next one, which then runs in its place: the ring is "going", until it is "stopped", or "over".
 * "trying" is its first step alone, which the page takes ahead. Or one program is "printing" all, and has "printed" them.
 */
export type State = "ready" | "trying" | "going" | "stopped" | "over" | "printing" | "printed";

export interface Progress {
  state: State;
  /** The board of the program that began it, and how many solutions that has. */
  board: string;
  total: number;
  /** What that program prints next, as soon as it is known; else "". */
  next: string;
  /** The boards printed so far, in that order. */
  boards: string[];
  /** The board that is shown large. */
  shown: string;
  /** For how many milliseconds programs have run. */
  spent: number;
}

export const beginning = (board: string, total: number, next = ""): Progress => ({
  ...{ state: "ready", board, total, next, boards: [], shown: board, spent: 0 },
});

const again = ({ board, total, next }: Progress): Progress => beginning(board, total, next);

/** Whether what somebody has started runs. */
export const isRunning = ({ state }: Progress): boolean => state === "going" || state === "printing";

/** The words with which programs run now, and how many run, each being what the last one printed. */
export const jobOf = ({ state, total, boards }: Progress): [words: string, runs: number] => {
  const runs: Partial<Record<State, number>> = { trying: 1, printing: 1, going: total - boards.length };
  return [state === "printing" ? "" : "--resume --solutions 1", runs[state] ?? 0];
};

/** What follows when a board has been printed, after so many milliseconds in all. In a ring it is shown large if it `isDue`. */
export const afterPrint = (before: Progress, board: string, spent: number, isDue: boolean): Progress => {
  const { state, next, boards, shown } = before;
  return {
    ...{ ...before, boards: [...boards, board], spent },
    next: next || (state === "printing" ? "" : board),
    shown: isDue && state === "going" ? board : shown,
  };
};

/** What follows when all programs have run. */
export const afterRun = (before: Progress): Progress => {
  const { state, board, boards } = before;
  if (state === "trying") return again(before);
  return state === "printing"
    ? { ...before, state: "printed" }
    : { ...before, state: "over", shown: boards.at(-1) ?? board };
};

/** What follows when somebody stops them. */
export const halted = (before: Progress): Progress => {
  const last = before.boards.at(-1);
  if (before.state === "going" && last) return { ...before, state: "stopped", shown: last };
  return before.state === "trying" || isRunning(before) ? again(before) : before;
};

/** What a press on the button of the ring makes of it, and what the button says. */
export const pressed = (before: Progress): Progress => {
  if (isRunning(before)) return halted(before);
  const goesOn = before.state === "stopped" && before.boards.length < before.total;
  return { ...(goesOn ? before : again(before)), state: "going" };
};

export const verbOf = (progress: Progress): string =>
  isRunning(progress) ? "Stop" : progress.state === "stopped" ? "Go on" : "Go round the ring";

/** What a press on the board makes of it: the first program gives way to a printed one, or comes back. */
export const flipped = (before: Progress): Progress => {
  const { state, board, next, boards, shown } = before;
  const other = (state === "stopped" && boards.at(-1)) || next;
  return { ...before, shown: shown === board ? other : board };
};

/**
 * The wall of printed programs: its tiles so far, and how many there will be. If there are many, they form a mosaic of the first
 * program, `whole`, which is then the first tile and the last.
 */
export const wallOf = ({ board, boards, total }: Progress) =>
  total < 100
    ? { tiles: boards, most: total, whole: undefined }
    : { tiles: [board, ...boards], most: total + 1, whole: board };

/**
 * Says how far it has come: at the beginning, at each tenth and at the end. `whose` is the program that began it. Boards are read from
 * programs to the byte, so if two are the same, the programs are.
 */
export const sayRing = ({ state, board, boards, total, spent }: Progress, whose: "your" | "this"): string => {
  const programs = plural(boards.length, "program");
  const seconds = `${(spent / 1000).toFixed(1)}\u00a0s`;
  const tenths = Math.floor((boards.length * 10) / total);
  const closing = `The ring is closed after ${seconds}: the last of ${programs} printed ${whose}`;
  const isLast = (other: string) => other === boards.at(-1);
  if (state === "going")
    return tenths ? `${tenths * 10} percent printed.` : "Each program runs, and prints the one that is shown after it.";
  if (state === "stopped") return `Stopped after ${programs}.`;
  if (state === "printing") return `${capital(whose)} program runs …`;
  if (state === "printed")
    return `${capital(whose)} program printed ${boards.length === total ? `all ${number(total)}` : programs} in ${seconds}.`;
  if (state !== "over") return "";
  if (!boards.length) return "This board is not in the series, so its program prints no other.";
  if (isLast(board)) return `${closing} program, byte for byte.`;
  const isTurned = MOVEMENTS.some((movement) => isLast(image(board, movement)));
  return isTurned ? `${closing} solution, rotated or reflected. The bytes differ.` : `${programs} printed.`;
};
