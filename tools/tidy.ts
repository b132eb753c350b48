// Shows the program inside a copy.

import { format } from "prettier";
import { readText } from "./command/io.ts";
import { command, run } from "./command/run.ts";
import { textOf } from "./copies/copies.ts";

const TIDY = command("tidy", "Prints the program inside a copy of the quine, formatted.", "quine.ts").argument(
  "<file>",
  "the copy; - for standard input",
);

export default run(TIDY, async (io, file) => {
  // A copy has fewer characters, unless it was filled with whitespace.
  const program = textOf(await readText(io, file, 2 ** 24));
  io.write(await format(program, { parser: "babel", printWidth: 120 }));
});
