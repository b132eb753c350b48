// The package, as somebody installs it: packed, installed from its tarball into an empty folder, and used in every way.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { beforeAll, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { checkout, isUnix, node, ROOT, scratch } from "./run.ts";

const folder = scratch();
const home = join(folder, "node_modules/pentomino-quine");
const npm = (words: string[], cwd: string) =>
  execFileSync("npm", words, { cwd, stdio: ["ignore", "pipe", "ignore"], shell: !isUnix });
/** The file that a command of the package is. */
const bin = (name: keyof typeof packageJson.bin) => join(home, packageJson.bin[name]);

beforeAll(() => {
  npm(["pack", "--pack-destination", folder], checkout());
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  npm(["install", "--no-audit", "--no-fund", join(folder, `pentomino-quine-${packageJson.version}.tgz`)], folder);
});

test("it brings no other package, and publint finds nothing to say", async () => {
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
    "pentomino-quine",
  ]);
  expect((await publint({ pkgDir: home, strict: true })).messages).toEqual([]);
});

test("the page and the pictures are there, and what README shows is", () => {
  expect(readFileSync(join(home, "gallery.html"), "utf8")).toMatch(/^<!doctype html>/);
  const shown = ["README.md", "ANALYSIS.md"].flatMap((name) =>
    [...readFileSync(join(home, name), "utf8").matchAll(/\.pictures\/\w+\.\w+/g)].map(([path]) => path),
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const path of shown) expect(readFileSync(join(home, path), "utf8")).toMatch(/^(<svg |.PNG)/s);
});

test("the quine runs, and prints the quine", () => {
  const { stdout, status } = node([bin("pentomino-quine"), "--solutions", "1"], "", folder);
  expect(stdout).toBe(readFileSync(join(ROOT, "quine.ts"), "utf8"));
  expect(status).toBe(0);
});

test.each<[string[], string | RegExp]>([
  [["-V"], packageJson.version + "\n"],
  [["--help"], /^Usage: pentomino-solve \[options\] \[board\]\n[^]* a name from pentomino-solve\n? *--list, /],
  [["-q", "3x5"], /^7 solutions \(28 /],
  [["--quine", "-n", "1", "3x20"], /^\/\/ UUXPPPZYYYYWTFNNNVVV /m],
])("the solver runs: %j", (words, output) => {
  const { stdout, status } = node([bin("pentomino-solve"), ...words], "", folder);
  expect(stdout).toMatch(output);
  expect(status).toBe(0);
});

test("the puzzles come, and the puzzle of a day as a program", () => {
  const puzzle = (...words: string[]) => node([bin("pentomino-puzzle"), ...words], "", folder);
  expect(puzzle("--help").stdout).toMatch(/^Usage: pentomino-puzzle \[options\] \[board\]\n/);
  expect(puzzle("3x20-hard-1")).toMatchObject({ stderr: expect.stringMatching(/^3x20-hard-1: lay /), status: 0 });
  const { stdout, status } = puzzle("--quine", "--date", "2026-11-21", "3x20");
  expect(stdout).toMatch(/^\/\/ [A-Zx]{20} [A-Zx]{20} [A-Zx]{20}\n$/m);
  expect(status).toBe(0);
});

test("the library is a module", () => {
  const source = `import { solve, solutions, fillings, puzzleOf, BoardError, crossroads } from "pentomino-quine";
    const board = "xxxxx\\n".repeat(3);
    const boards = [...solutions(board)];
    if (puzzleOf(fillings(board, boards), "easy", "2026-11-21").left.length > 2) throw Error("this is not easy");
    console.log(boards.length, [...solutions("triple-X")].length, solve(boards[0], () => {}).solutions, crossroads(boards[0]), new BoardError("x") instanceof Error);`;
  writeFileSync(join(folder, "try.js"), source);
  expect(node(["try.js"], "", folder)).toEqual({ stdout: "7 15 1 0 true\n", stderr: "", status: 0 });
});

test.each([
  ["node16", "node16"],
  ["preserve", "bundler"],
])("strict TypeScript reads its types: module %s, moduleResolution %s", (module, resolution) => {
  const source = (
    limit: string,
  ) => `import { fillings, type Level, LEVELS, type Puzzle, puzzleOf, solve, solutions, type Options, type Summary } from "pentomino-quine";
    const level: Level = LEVELS[0];
    export const puzzle: Puzzle = puzzleOf(fillings("xxxxx", solutions("xxxxx")), level, ${limit});
    const options: Options = { all: true, noCrossroads: true, pieces: "FIL" };
    const summary: Summary = solve("xxxxx", (placed: string, found: number) => found < ${limit}, options);
    export const all: string[] = [...solutions("xxxxx"), String(summary.total)];`;
  const check = (limit: string) => {
    writeFileSync(join(folder, "try.ts"), source(limit));
    const words = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022", "--types", ""];
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    return node([tsc, ...words, "--module", module, "--moduleResolution", resolution, "try.ts"], "", folder);
  };
  expect(check("3")).toEqual({ stdout: "", stderr: "", status: 0 });
  expect(check('"3"').stdout).toContain("error TS");
});
