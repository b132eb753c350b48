// Shows the program inside a copy, or where in the twin each part of it comes from.

import { format } from "prettier";
import { readParts } from "./command/io.ts";
import { command, run } from "./command/run.ts";
import { textOf } from "./copies/copies.ts";
import { origins } from "./copies/origins.ts";
import { shortened } from "./copies/pack.ts";

const TIDY = command("tidy", "Prints the program inside a copy of the quine, formatted.", "quine.ts").argument(
  "[file]",
  "the copy; - for standard input; if left out, shows each line of the twin and what it becomes",
);

export default run(TIDY, async (io, file) => {
  if (file === undefined)
    for (const { source, code } of origins(await shortened())) io.write(source.padEnd(26) + code + "\n");
  else {
    let copy = "";
    for await (const part of readParts(io, file)) copy += part;
    io.write(await format(textOf(copy), { parser: "babel", printWidth: 120 }));
  }
});
