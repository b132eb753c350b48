// A line on a terminal that is written anew.

import { several } from "../words/words.ts";
import type { Count } from "../solver/solver.ts";
import { soFar } from "./figures.ts";
import { type Io, isTerminal } from "./io.ts";

/** A line on stderr that says how far a long search has come: from its first second on, five times a second. */
export const ticker = (io: Io) => {
  let shown = 0;
  const show = (words: () => string, seconds: number): void => {
    if (seconds < Math.max(1, shown + 0.2) || !isTerminal(io, 2)) return;
    shown = seconds;
    io.write(`\r${words()}\x1b[K`, 2);
  };
  return {
    show,
    tick: (figures: Count): void => {
      const { moves, seconds } = figures;
      const made = moves === undefined ? "" : `, ${several(moves, "move")}`;
      show(() => `${soFar(figures)}${made}, ${seconds.toFixed(0)} s`, seconds);
    },
    erase: (): void => {
      if (shown) io.write("\r\x1b[K", 2);
      shown = 0;
    },
  };
};
