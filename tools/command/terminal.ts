// Frames that a terminal shows in the same place, one after the other, like a film.

import { setTimeout as wait } from "node:timers/promises";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { isTerminal, widthOf } from "./colour.ts";
import { atEnd, write } from "./files.ts";

/** How many frames a second a film shows at most. */
export const FASTEST = 1000;

/**
 * Shows frames, each as its lines, in the same place of the terminal, so many a second. The last one stays; Ctrl-C ends it.
 * Throws an Error if a frame does not fit.
 */
export const film = async (
  frames: AsyncIterable<string[]> | Iterable<string[]>,
  pace: number,
  encoding: "utf8" | "latin1",
): Promise<void> => {
  if (!isTerminal()) throw new InvalidArgumentError("a film needs a terminal");
  process.on("SIGINT", () => process.exit(130));
  let next = 0;
  for await (const lines of frames) {
    const wide = widthOf(lines);
    const { columns, rows } = process.stdout;
    if (wide > columns || lines.length >= rows)
      throw Error(
        `this film needs ${wide} columns and ${lines.length + 1} rows, and the terminal has ${columns} and ${rows}`,
      );
    if (!next) {
      // What is on the screen moves up. The cursor comes back however the film ends.
      atEnd(() => write("\x1b[?25h"));
      write("\n".repeat(rows) + "\x1b[?25l");
    }
    await wait(Math.max(0, next - performance.now()));
    write("\x1b[H" + lines.map((line) => line + "\x1b[K\n").join("") + "\x1b[J", 1, encoding);
    next = performance.now() + 1000 / pace;
  }
};
