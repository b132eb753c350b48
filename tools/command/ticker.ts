// A line on a terminal that is written anew.

import { several } from "../words/words.ts";
import type { Summary } from "../solver/solver.ts";
import { type Io, isTerminal } from "./io.ts";

/** A line on stderr that says how far a long search has come: from its first second on, five times a second. */
export const ticker = (io: Io) => {
  let shown = 0;
  const show = (words: () => string, seconds = 1): void => {
    if (seconds < Math.max(1, shown + 0.2) || !isTerminal(io, 2)) return;
    shown = seconds;
    io.write(`\r${words()}\x1b[K`, 2);
  };
  return {
    show,
    tick: ({ solutions, moves, seconds }: Summary): void =>
      show(() => `${several(solutions, "solution")}, ${several(moves, "move")}, ${seconds.toFixed(0)} s`, seconds),
    erase: (): void => {
      if (shown) io.write("\r\x1b[K", 2);
      shown = 0;
    },
  };
};
