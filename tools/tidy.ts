// Shows the program inside a copy: `npx tsx tools/tidy.ts FILE`, or "-" for standard input.

import { parseArgs } from "node:util";
import { format } from "prettier";
import { readText, UsageError, write } from "./command/files.ts";
import { run } from "./command/run.ts";
import { unpack } from "./copies/text.ts";

const USAGE = "usage: npx tsx tools/tidy.ts FILE";

run(async () => {
  const { values, positionals } = parseArgs({ options: { help: { type: "boolean" } }, allowPositionals: true });
  if (values.help) return write(USAGE + "\n");
  if (positionals.length !== 1) throw new UsageError(USAGE);
  write(await format(unpack(await readText(positionals[0])), { parser: "babel", printWidth: 120 }));
});
