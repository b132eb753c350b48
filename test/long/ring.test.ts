// The ring: each program of the series, run with --resume --solutions 1, prints the next one, and the last one the first. What is
// run is what the program before has printed.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { solutionsOf } from "../../tools/copies/series.ts";
import { quineText } from "../../tools/copies/text.ts";
import { BLANK, copy } from "../../tools/twin/picture.ts";
import { node, ROOT } from "../run.ts";

test("after 2,339 steps the first program is there again", { timeout: Infinity }, () => {
  const [first, ...others] = solutionsOf(BLANK).map((board) => copy(board, quineText()));
  expect(first).toBe(readFileSync(join(ROOT, "quine.ts"), "utf8"));
  let printed = first;
  for (const next of [...others, first]) {
    printed = node(["-", "--resume", "--solutions", "1"], printed).stdout;
    expect(printed === next).toBe(true);
  }
});
