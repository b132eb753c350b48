// The weaver pours the packed program into a picture: quine.ts is the first program of its own series.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EMPTY_BOARD } from "./twin/picture.ts";
import { copyOf, solutionsOf } from "./copies/copies.ts";
import { poured } from "./packer/analysis.ts";
import { pack } from "./packer/pack.ts";
import { writeWhole } from "./command/files.ts";
import { command, run } from "./command/run.ts";

const [QUINE, ESSAY] = ["../quine.ts", "../ANALYSIS.md"].map((path) => join(import.meta.dirname, path));

const WEAVE = command(
  "weave",
  "Packs the program and overwrites quine.ts with it. In ANALYSIS.md, it writes Node's answers to the lines of code, " +
    "the length of the text, and the tag.",
);

export default run(WEAVE, async () => {
  const text = await pack();
  writeWhole(QUINE, copyOf(solutionsOf(EMPTY_BOARD)[0], text));
  writeWhole(ESSAY, poured(readFileSync(ESSAY, "utf8"), text));
});
