// Shows programs on their way through with their pieces in colour, or one after the other in the same place.

import { setTimeout as wait } from "node:timers/promises";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { isTerminal, wantsColour, widthOf } from "./command/colour.ts";
import { atEnd, readBytes, write } from "./command/files.ts";
import { command, count, run } from "./command/run.ts";
import { paintFrames, paintStream } from "./copies/painted.ts";
import { quineText } from "./copies/text.ts";
import { coloured, plain } from "./solver/drawings.ts";

/** Programs a second in a film: unless somebody asks for more or fewer, and at most. */
const PACE = 4;
const FASTEST = 1000;

const PAINT = command(
  "tools/paint.ts",
  `Shows programs with their pieces in colour, each as soon as it is whole: npx tsx quine.ts | npx tsx tools/paint.ts

Everything else passes as it is. So does all of it where there is no terminal, unless FORCE_COLOR asks for colours. FORCE_COLOR wins over NO_COLOR, and --no-color wins over both.`,
)
  .argument("[file]", "a file of programs; - for standard input", "-")
  .option(
    "--film [N]",
    `show the programs in the same place, N of them a second, ${PACE} if left out; the last one stays`,
    count(FASTEST),
  )
  .option("--no-color", "use no colours on a terminal");

/** Shows programs, each as its lines, in the same place of the terminal, so many a second. */
const film = async (programs: AsyncIterable<string[]>, pace: number): Promise<void> => {
  const { stdout } = process;
  if (!isTerminal()) throw new InvalidArgumentError("a film needs a terminal");
  let next = 0;
  for await (const lines of programs) {
    const wide = widthOf(lines);
    const { columns, rows } = stdout;
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
    write("\x1b[H" + lines.map((line) => line + "\x1b[K\n").join("") + "\x1b[J", 1, "latin1");
    next = performance.now() + 1000 / pace;
  }
};

run(PAINT, async (file, { color, film: pace }) => {
  const bytes = readBytes(file);
  const colours = wantsColour(color);
  // Ctrl-C waits until a part is written: so it leaves no colour behind.
  process.on("SIGINT", () => process.exit(130));
  if (pace) return film(paintFrames(bytes, quineText(), colours ? coloured : plain), pace === true ? PACE : pace);
  for await (const part of colours ? paintStream(bytes, quineText(), coloured) : bytes) write(part, 1, "latin1");
});
