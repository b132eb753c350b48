// What README tells people to type works in any shell: a command a line, and nothing that a shell could take otherwise.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { commandsIn, ROOT } from "./run.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

test.each(commandsIn(read("README.md")))("%s", (line) => {
  // zsh knows no comments when typed into, PowerShell no < and no &&, cmd no quotes of other shells, and none of them all.
  expect(line).toMatch(/^(npx|npm)( [\w./=-]+)+( \| npx( [\w./-]+)+)*( > [\w.]+)?$/);
  for (const [path] of line.matchAll(/tools\/\S+/g)) expect(existsSync(join(ROOT, path))).toBe(true);
});

test.each(["README.md", "ANALYSIS.md", "tools/README.md", "test/README.md", "CHANGELOG.md"])("%s", (path) => {
  const text = read(path);
  for (const [, script] of text.matchAll(/npm run ([\w:]+)/g))
    expect(Object.keys(packageJson.scripts)).toContain(script);
  for (const [, link] of text.matchAll(/(?:\]\(|src=")([\w./-]+)/g))
    if (!link.startsWith("http")) expect(existsSync(join(ROOT, path, "..", link)), link).toBe(true);
});
