// README's commands, as typed into each shell: those before `npm ci` beside quine.ts alone, with an empty cache.
// What installs is skipped. And the lists of tools/README.md, split by GNU parallel.

import { execFile, spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { findProgram } from "../../tools/workshop/browser.ts";
import { checkout, commandsIn, images, programOf, QUINE, ROOT, scratch, tool } from "../run.ts";
import { solutionsOf } from "../../tools/copies/copies.ts";
import { countCells, formatBoard } from "../../tools/boards/cells.ts";
import { BOARDS } from "../../tools/boards/named.ts";
import { EMPTY_BOARD } from "../../tools/twin/picture.ts";

const commandsOf = (name: string) => commandsIn(readFileSync(join(ROOT, name), "utf8"));
const commands = commandsOf("README.md");
const installs = commands.indexOf("npm ci");

/** Runs a program. What it printed is in the result, or in the error if it failed. */
const runs = promisify(execFile);

const SHELLS = Object.entries({ bash: [], zsh: ["-f", "-i"], fish: ["-i"] });

test.concurrent.for(SHELLS)("%s %j", async ([shell, flags], { onTestFinished }) => {
  if (!findProgram(shell)) return;
  const [bare, folder] = [scratch(onTestFinished), scratch(onTestFinished)];
  const empty = { ...process.env, HOME: bare, npm_config_cache: join(bare, "cache") };
  copyFileSync(join(ROOT, "quine.ts"), join(bare, "quine.ts"));
  checkout(folder);
  for (const [i, line] of commands.entries()) {
    if (line.startsWith("npm")) continue;
    const where = i < installs ? { cwd: bare, env: empty } : { cwd: folder };
    const running = runs(shell, [...flags, "-c", line], { ...where, maxBuffer: 1 << 28 });
    running.child.stdin!.end();
    const { code = 0, stdout, stderr } = await running.catch((error) => error);
    expect({ line, code, stderr }).toEqual({ line, code: 0, stderr: expect.not.stringMatching(/rror|not found/) });
    if (line.includes("node -p")) expect(stdout).toContain("[ 2339, 1 ]");
  }
  expect(readFileSync(join(bare, "again.ts"), "utf8")).toBe(QUINE);
  expect(readFileSync(join(bare, "second.ts"), "utf8")).toBe(programOf(solutionsOf(EMPTY_BOARD)[1]));
});

const LINES = commandsOf("tools/README.md").filter((line) => line.startsWith("parallel "));

/** Small boards, turned and reflected: 41, so that one is a part of its own. */
const SMALL = BOARDS.map(({ outline }) => outline)
  .filter((board) => countCells(board) <= 30)
  .flatMap(images)
  .slice(0, 41);

const LISTS = [SMALL.join("\n") + "\n", SMALL.map(formatBoard).join("\n")].map((list, i) => [LINES[i], list]);

test.skipIf(!findProgram("parallel") && !process.env.REQUIRE_ALL).each(LISTS)(
  "a list split over processors has the results that one process finds: %s",
  (line, list) => {
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
  },
);
