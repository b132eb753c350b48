// Shows programs on their way through with their pieces in colour, or one after the other in the same place.

import { paintFor, readParts } from "./command/io.ts";
import { command, count, run } from "./command/run.ts";
import { checkFits, film } from "./command/terminal.ts";
import { paintStream } from "./copies/painted.ts";
import { quineText } from "./copies/text.ts";
import { plain } from "./solver/colours.ts";

const PAINT = command(
  "paint",
  `Shows programs with their pieces in colour, each as soon as it is whole.

Other text passes unchanged. Without a terminal, all text does, unless FORCE_COLOR asks for colours. FORCE_COLOR wins over NO_COLOR, and --no-color wins over both.

It stops at a program that is wider than the terminal, or in colour already.`,
  "quine.ts",
)
  .argument("[file]", "a file of programs; - for standard input", "-")
  .option("--film", "show the programs in the same place; the last one stays")
  .option("--pace <N>", "in a film, show N programs a second", count(1000), 4)
  .option("--no-color", "use no colours on a terminal");

export default run(PAINT, async (io, file, { color, film: isFilm = false, pace }) => {
  const bytes = readParts(io, file, "latin1");
  const paint = paintFor(io, color);
  const shown = paintStream(bytes, quineText(), paint, isFilm, (program) => checkFits(io, program, isFilm));
  if (isFilm) return film(io, shown, pace);
  // Ctrl-C waits until a part is written: so no colour stays.
  const leave = () => process.exit(130);
  process.on("SIGINT", leave);
  try {
    for await (const part of paint === plain && !io.columns(1) ? bytes : shown) io.write(part, 1, "latin1");
  } finally {
    process.off("SIGINT", leave);
  }
});
