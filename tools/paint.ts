// Shows programs on their way through with their pieces in colour.

import { wantsColour } from "./command/colour.ts";
import { readBytes, write } from "./command/files.ts";
import { command, run } from "./command/run.ts";
import { paintStream } from "./copies/painted.ts";
import { quineText } from "./copies/text.ts";
import { coloured } from "./solver/drawings.ts";

const PAINT = command(
  "tools/paint.ts",
  `Shows programs with their pieces in colour, each as soon as it is whole: npx tsx quine.ts | npx tsx tools/paint.ts

Everything else passes as it is. So does all of it where there is no terminal, unless FORCE_COLOR asks for colours. FORCE_COLOR wins over NO_COLOR, and --no-color wins over both.`,
)
  .argument("[file]", "a file of programs; - for standard input", "-")
  .option("--no-color", "use no colours on a terminal");

run(PAINT, async (file, { color }) => {
  const bytes = readBytes(file);
  // Ctrl-C waits until a part is written: so it leaves no colour behind.
  process.on("SIGINT", () => process.exit(130));
  for await (const part of wantsColour(color) ? paintStream(bytes, quineText(), coloured) : bytes)
    write(part, 1, "latin1");
});
