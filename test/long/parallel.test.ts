// A list of boards that is split over processors has the results that one process finds.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countCells, formatBoard } from "../../tools/solver/cells.ts";
import { BOARDS } from "../../tools/solver/named.ts";
import { findProgram } from "../../tools/workshop/browser.ts";
import { commandsIn, images, ROOT, scratch, tool } from "../run.ts";

const LINES = commandsIn(readFileSync(join(ROOT, "tools/README.md"), "utf8")).filter((line) =>
  line.startsWith("parallel "),
);

/** Small boards, turned and reflected: 41, so that one is a part of its own. */
const SMALL = BOARDS.map(({ outline }) => outline)
  .filter((board) => countCells(board) <= 30)
  .flatMap(images)
  .slice(0, 41);

const LISTS: [string, string][] = [
  [LINES[0], SMALL.join("\n") + "\n"],
  [LINES[1], SMALL.map(formatBoard).join("\n")],
];

test.skipIf(!findProgram("parallel") && !process.env.REQUIRE_ALL).each(LISTS)("%s", (line, list) => {
  const file = join(scratch(), "list");
  writeFileSync(file, list);
  const split = spawnSync("sh", ["-c", line.replace(/\w+\.txt$/, file)], { cwd: ROOT, encoding: "utf8" });
  const whole = tool("solve", ["--json", "--quiet", file]);
  const [parts, all] = [split.stdout, whole.stdout].map((output) =>
    output.match(/^.+$/gm)!.map((result) => ({ ...JSON.parse(result), seconds: 0 })),
  );
  expect(all.map(({ index, board }) => [index, board])).toEqual(SMALL.map((board, i) => [i + 1, board]));
  // In each part of ten boards the index begins anew, and the last part is a single board.
  expect(parts).toEqual(all.map((result, i) => ({ ...result, index: i < 40 ? (i % 10) + 1 : undefined })));
  expect([split.status, whole.status]).toEqual([0, 0]);
});
