// A list of boards that is split over processors has the results that one process finds.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countCells, inLine } from "../../tools/solver/cells.ts";
import { BOARDS } from "../../tools/solver/named.ts";
import { findProgram } from "../../tools/workshop/browser.ts";
import { commandsIn, images, ROOT, scratch, tool } from "../run.ts";

const line = commandsIn(readFileSync(join(ROOT, "tools/README.md"), "utf8")).find((typed) =>
  typed.startsWith("parallel"),
)!;

/** Small boards, turned and reflected. */
const SMALL = BOARDS.map(({ outline }) => inLine(outline))
  .filter((board) => countCells(board) <= 30)
  .flatMap(images);

test.skipIf(!findProgram("parallel") && !process.env.REQUIRE_ALL)(
  "the line in tools/README, in one process and in many",
  () => {
    const file = join(scratch(), "boards.txt");
    writeFileSync(file, SMALL.join("\n") + "\n");
    const split = spawnSync("sh", ["-c", line.replace("boards.txt", file)], { cwd: ROOT, encoding: "utf8" });
    const whole = tool("solve", ["--json", "--quiet", file]);
    const results = (output: string): unknown[] =>
      output
        .trimEnd()
        .split("\n")
        .map((result) => ({ ...JSON.parse(result), index: 0, seconds: 0 }));
    expect(results(split.stdout)).toEqual(results(whole.stdout));
    expect(SMALL.length).toBeGreaterThan(20);
    expect(results(whole.stdout)).toHaveLength(SMALL.length);
    expect([split.status, whole.status]).toEqual([0, 0]);
  },
);
