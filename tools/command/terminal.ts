// What a terminal can do that paper cannot: a film, frame after frame in the same place, and a line that is written anew.

import { setTimeout as wait } from "node:timers/promises";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { rowsOf } from "../solver/cells.ts";
import type { Summary } from "../solver/solve.ts";
import { several } from "../solver/words.ts";
import { atEnd } from "./files.ts";
import { type Io, isTerminal } from "./io.ts";

/** Throws an Error if standard output is a terminal on which lines of this program break, or that is too small for a film of it. */
export const checkFits = (io: Io, program: string, isFilm: boolean): void => {
  const columns = io.columns(1) ?? Infinity;
  const { rows = Infinity } = process.stdout;
  const lines = rowsOf(program);
  const wide = Math.max(...lines.map((line) => line.length));
  // The cursor is below the film.
  const high = lines.length + 1;
  if (wide <= columns && (!isFilm || high <= rows)) return;
  const [needs, has, upright] = isFilm
    ? [`this film needs ${wide} columns and ${high} rows`, `${columns} and ${rows}`, "72 and 62"]
    : [`this program needs ${wide} columns`, columns, "72"];
  const hint = wide > 72 ? `; the upright board, ten rows xxxxxx, needs ${upright}` : "";
  throw Error(`${needs}, and the terminal has ${has}${hint}`);
};

/** Shows frames, whose characters are bytes, in one place, so many a second. */
export const film = async (io: Io, frames: AsyncIterable<string>, pace: number): Promise<void> => {
  if (!isTerminal(io)) throw new InvalidArgumentError("a film needs a terminal");
  let next = 0;
  for await (const frame of frames) {
    const lines = rowsOf(frame);
    if (!next) {
      // What is on the screen moves up. The cursor comes back in any case.
      atEnd(() => io.write("\x1b[?25h"));
      io.write("\n".repeat(process.stdout.rows) + "\x1b[?25l");
    }
    await wait(Math.max(0, next - performance.now()));
    io.write("\x1b[H" + lines.map((line) => line + "\x1b[K\n").join("") + "\x1b[J", 1, "latin1");
    next = performance.now() + 1000 / pace;
  }
};

/** A line on stderr that says how far a long search has come, from its first second on, written anew five times a second. */
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
