// README's commands, one after the other, as they are typed into each shell that is installed: those before `npm ci` beside
// quine.ts alone, with an empty cache of npm, the others in the project. What installs is skipped.

import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findProgram } from "../../tools/workshop/browser.ts";
import { checkout, commandsIn, programOf, QUINE, ROOT, scratch } from "../run.ts";
import { solutionsOf } from "../../tools/copies/copies.ts";
import { EMPTY_BOARD } from "../../tools/twin/picture.ts";

const commands = commandsIn(readFileSync(join(ROOT, "README.md"), "utf8"));
const installs = commands.indexOf("npm ci");

test.each([
  ["bash", []],
  ["zsh", ["-f", "-i"]],
  ["fish", ["-i"]],
])("%s %j", (shell, flags) => {
  if (!findProgram(shell)) return;
  const [bare, folder] = [scratch(onTestFinished), scratch(onTestFinished)];
  const empty = { ...process.env, HOME: bare, npm_config_cache: join(bare, "cache") };
  copyFileSync(join(ROOT, "quine.ts"), join(bare, "quine.ts"));
  checkout(folder);
  commands.forEach((line, i) => {
    if (line.startsWith("npm")) return;
    const where = i < installs ? { cwd: bare, env: empty } : { cwd: folder };
    const { status, stderr } = spawnSync(shell, [...flags, "-c", line], {
      ...where,
      encoding: "utf8",
      input: "",
      maxBuffer: 1 << 28,
    });
    expect({ line, status, stderr }).toEqual({ line, status: 0, stderr: expect.not.stringMatching(/rror|not found/) });
  });
  expect(readFileSync(join(bare, "again.ts"), "utf8")).toBe(QUINE);
  expect(readFileSync(join(bare, "second.ts"), "utf8")).toBe(programOf(solutionsOf(EMPTY_BOARD)[1]));
});
