// Checks programs without running them.

import { inColour } from "./boards/boxes.ts";
import { judged } from "./copies/judge.ts";
import { quineText } from "./copies/text.ts";
import { paintFor, printable, readParts } from "./command/io.ts";
import { command, run } from "./command/run.ts";

const VERIFY = command(
  "verify",
  "Checks, without running them, that the programs in the files are exactly what quine.ts prints. " +
    "Ends with status 1 if one is not.",
  "quine.ts",
)
  .argument("<file...>", "files of programs; - for standard input")
  .option("--quiet", "show only what is wrong")
  .option("--no-color", "use no colours on a terminal");

export default run(VERIFY, async (io, paths, options) => {
  const text = quineText();
  const paint = paintFor(io, options.color);
  let status = 0;
  for (const path of paths) {
    const say = (line: number, words: string): void => io.write(`${printable(path)}:${line}: ${words}\n`);
    for await (const verdict of judged(readParts(io, path), text))
      if ("flaw" in verdict) {
        status = 1;
        say(verdict.line, "wrong: " + verdict.flaw);
      } else if (!options.quiet) say(verdict.line, "genuine " + inColour(verdict.board, paint));
  }
  return status;
});
