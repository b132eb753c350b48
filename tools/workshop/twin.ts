// Runs the twin unpacked, so that a debugger shows its lines and its names.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { seenOf } from "../twin/picture.ts";
import { command, run } from "../command/run.ts";

const TWIN = command("workshop/twin", "Runs the twin unpacked. It prints what quine.ts prints.")
  .argument("[words...]", "options and a board, as for quine.ts")
  .allowUnknownOption();

export default run(TWIN, async () => {
  const quine = readFileSync(join(import.meta.dirname, "../../quine.ts"), "utf8");
  // The program takes its words from the process itself.
  Object.assign(globalThis, { ink: seenOf(quine) });
  await import("../twin/program.ts");
});
