// Shows programs on their way through with their pieces in colour, or one after the other in the same place.

import { paintFor, readParts } from "./command/io.ts";
import { command, count, run } from "./command/run.ts";
import { film } from "./command/terminal.ts";
import { paintStream } from "./copies/painted.ts";
import { quineText } from "./copies/text.ts";
import { plain } from "./solver/colours.ts";

const PAINT = command(
  "paint",
  `Shows programs with their pieces in colour, each as soon as it is whole.

Other text passes unchanged. Without a terminal everything does, unless FORCE_COLOR asks for colours. FORCE_COLOR wins over NO_COLOR, and --no-color wins over both.`,
  "quine.ts",
)
  .argument("[file]", "a file of programs; - for standard input", "-")
  .option("--film", "show the programs in the same place; the last one stays")
  .option("--pace <N>", "in a film, show N programs a second", count(1000), 4)
  .option("--no-color", "use no colours on a terminal");

export default run(PAINT, async (io, file, { color, film: isFilm, pace }) => {
  const bytes = readParts(io, file, "latin1");
  const paint = paintFor(io, color);
  if (isFilm) return film(io, paintStream(bytes, quineText(), paint, isFilm), pace);
  // Ctrl-C waits until a part is written: so no colour stays.
  process.on("SIGINT", () => process.exit(130));
  for await (const part of paint === plain ? bytes : paintStream(bytes, quineText(), paint))
    io.write(part, 1, "latin1");
});
