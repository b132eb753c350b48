// What ANALYSIS.md shows is so. The weaver writes Node's answers below its lines of code.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answersTo, poured } from "../tools/packer/analysis.ts";
import { hole } from "../tools/twin/regexes.ts";
import { ROOT, TEXT } from "./run.ts";

const ESSAY = readFileSync(join(ROOT, "ANALYSIS.md"), "utf8");

const blocks = (language: string): string[] =>
  Array.from(ESSAY.matchAll(RegExp(`^\`\`\`${language}\n([^]*?)\n\`\`\``, "gm")), ([, block]) => block);

test("the first line prints a program, that one another, and that one a third", () => {
  const printed = blocks("text")[0].split("\n");
  expect(answersTo([blocks("js")[0], ...printed.slice(0, -1)])).toEqual(printed.map((next) => next + "\nundefined"));
});

test("every comment is what Node answers to the line above, and every section has one", () => {
  const blank = ESSAY.replace(/^\/\/ .*/gm, "// ?").replace("monospace", "serif");
  expect(poured(blank.replace(/[\d,]+(?= characters and)/, "9"), TEXT)).toBe(ESSAY);
  const without = ESSAY.split(/^## /m).filter((section) => !/```js\n[^]*\n\/\/ /.test(section));
  expect(without.map((section) => section.split("\n")[0])).toEqual(["Peers and thanks"]);
  expect(() => poured(ESSAY.replaceAll("a text of", "text of"), TEXT)).toThrow("ANALYSIS.md lacks");
  const short = "a text of 9 characters\n```text\n//<body\n```\n```js\n1 + 1\nlost\n// 2\n```";
  for (const essay of [short, short.replace("1 + 1\n", "")])
    expect(() => poured(essay, TEXT)).toThrow("ANALYSIS.md has a line that fails: lost");
});

test("the function is that of the twin, and the tree the regex for holes of one or two cells", () => {
  expect(readFileSync(join(ROOT, "tools/twin/regexes.ts"), "utf8")).toContain(blocks("ts")[0]);
  const tree = blocks("text").find((block) => block.startsWith("(?:"))!;
  expect(tree.replace(/ {2,}[a-z].*|\s/g, "")).toBe(hole(7, [0, -7, 1, 7], 1, 1));
});
