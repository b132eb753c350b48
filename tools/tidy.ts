// Shows the program inside a copy.

import { format } from "prettier";
import { readText, write } from "./command/files.ts";
import { command, run } from "./command/run.ts";
import { unpack } from "./copies/text.ts";

const TIDY = command("tools/tidy.ts", "Prints the program inside a copy of the quine, formatted.").argument(
  "<file>",
  "the copy; - for standard input",
);

run(TIDY, async (file) => {
  write(await format(unpack(await readText(file)), { parser: "babel", printWidth: 120 }));
});
