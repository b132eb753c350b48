// README's commands, one after the other, as they are typed into each shell that is installed. What installs, packs,
// or needs a terminal is skipped.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findProgram } from "../../tools/workshop/browser.ts";
import { checkout, commandsIn, ROOT, scratch } from "../run.ts";

const text = readFileSync(join(ROOT, "README.md"), "utf8");
const commands = commandsIn(text).filter((line) => !/^npm|npx pentomino|--film/.test(line));

test.each([
  ["bash", []],
  ["zsh", ["-f", "-i"]],
  ["fish", ["-i"]],
])("%s %j", (shell, flags) => {
  if (!findProgram(shell)) return;
  const folder = scratch(onTestFinished);
  checkout(folder);
  for (const line of commands) {
    const { status, stderr } = spawnSync(shell, [...flags, "-c", line], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    expect({ line, status, stderr }).toEqual({ line, status: 0, stderr: expect.not.stringMatching(/rror|not found/) });
  }
  const printed = readFileSync(join(folder, "second.ts"), "utf8");
  expect(printed).toMatch(/^\/\/ NNNWWZZ/m);
});
