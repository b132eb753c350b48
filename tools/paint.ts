// Shows programs on their way through with their pieces in colour, or one after the other in the same place.

import { wantsColour } from "./command/colour.ts";
import { readBytes, write } from "./command/files.ts";
import { command, count, run } from "./command/run.ts";
import { FASTEST, film } from "./command/terminal.ts";
import { paintFrames, paintStream } from "./copies/painted.ts";
import { quineText } from "./copies/text.ts";
import { coloured, plain } from "./solver/drawings.ts";

/** Programs a second in a film, unless somebody asks for more or fewer. */
const PACE = 4;

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

run(PAINT, async (file, { color, film: pace }) => {
  const bytes = readBytes(file);
  const colours = wantsColour(color);
  if (pace)
    return film(paintFrames(bytes, quineText(), colours ? coloured : plain), pace === true ? PACE : pace, "latin1");
  // Ctrl-C waits until a part is written: so it leaves no colour behind.
  process.on("SIGINT", () => process.exit(130));
  for await (const part of colours ? paintStream(bytes, quineText(), coloured) : bytes) write(part, 1, "latin1");
});
