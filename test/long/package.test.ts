// The package, as users install it: packed, installed from its tarball into an empty folder, and used in every way.

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { beforeAll, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { boardOf, checkout, isUnix, node, programOf, QUINE, ROOT, scratch } from "../run.ts";

const [folder, copied] = [scratch(), scratch()];
const home = join(folder, "node_modules/pentomino-quine");
const npm = (words: string[], cwd: string): string => {
  const { status, stderr } = spawnSync("npm", words, { cwd, encoding: "utf8", shell: !isUnix });
  expect(status, stderr).toBe(0);
  return stderr;
};

beforeAll(() => {
  checkout(copied);
  expect(npm(["pack", "--pack-destination", folder], copied)).not.toContain("WARNING");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  npm(["install", "--no-audit", "--no-fund", join(folder, `pentomino-quine-${packageJson.version}.tgz`)], folder);
});

test("it brings no other package, and publint finds nothing to say", async () => {
  const installed = readdirSync(join(folder, "node_modules"));
  expect(installed.filter((name) => !name.startsWith("."))).toEqual(["pentomino-quine"]);
  expect((await publint({ pkgDir: home, strict: true })).messages).toEqual([]);
  // Browserify and eslint-plugin-import read "main", and not "exports".
  expect(existsSync(join(home, packageJson.main))).toBe(true);
});

test("it is at most 480 kB, and its picture of the page at most 100", () => {
  const size = (path: string) => statSync(path).size;
  expect(size(join(folder, `pentomino-quine-${packageJson.version}.tgz`))).toBeLessThan(480_000);
  expect(size(join(home, ".pictures/page.webp"))).toBeLessThan(100_000);
  expect(existsSync(join(home, ".pictures/preview.webp"))).toBe(false);
});

test("the page and the pictures are there, and what README shows is", () => {
  expect(readFileSync(join(home, "gallery.html"), "utf8")).toMatch(/^<!doctype html>/);
  const shown = ["README.md", "ANALYSIS.md"].flatMap((name) =>
    [...readFileSync(join(home, name), "utf8").matchAll(/\.pictures\/[\w-]+\.\w+/g)].map(([path]) => path),
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const path of shown) expect(readFileSync(join(home, path), "utf8")).toMatch(/^(<svg |RIFF)/s);
});

test.each<[string, string | RegExp]>([
  ["quine --solutions 1", QUINE],
  ["solve -V", packageJson.version + "\n"],
  [
    "solve --help",
    /^Usage: pentomino-solve \[options\] \[board\.\.\.\]\n[^]* a name from pentomino-solve\n? *--list, /,
  ],
  ["solve -q 3x5", /^7 solutions \(28 /],
  ["solve --quine -n 1", QUINE],
  ["puzzle --help", /^Usage: pentomino-puzzle \[options\] \[board\.\.\.\]\n/],
  ["puzzle 3x20-hard-1", /░/],
  ["puzzle --quine --date 2026-11-21 3x20", /^\/\/ [A-Zx]{20} [A-Zx]{20} [A-Zx]{20}(\n\/\/[^ ].*){2}\n$/m],
])("pentomino-%s runs", (words, output) => {
  const [name, ...args] = words.split(" ");
  const path = join(home, packageJson.bin[`pentomino-${name}` as "pentomino-quine"]);
  const stdout = typeof output === "string" ? output : expect.stringMatching(output);
  expect(node([path, ...args], "", folder)).toMatchObject({ stdout, status: 0 });
});

test("the library is a module", () => {
  const source = `import { program, puzzle, solve, traits } from "pentomino-quine";
    const { solution, left } = puzzle("3x5", "easy", "2026-11-21");
    const { solutions } = solve("triple-X", () => {});
    console.log(solutions, traits(solution).crossroads, left.length < 3, program("U").length);`;
  writeFileSync(join(folder, "try.js"), source);
  const { length } = programOf(boardOf("U"));
  expect(node(["try.js"], "", folder)).toEqual({ stdout: `15 0 true ${length}\n`, stderr: "", status: 0 });
});

test("its types are one file, which imports nothing: TypeScript before 5 follows no import of a .ts file", () => {
  const files = readdirSync(join(home, "dist"), { recursive: true }).map(String);
  expect(files.filter((file) => file.endsWith(".d.ts"))).toEqual(["index.d.ts"]);
  expect(readFileSync(join(home, "dist/index.d.ts"), "utf8")).not.toMatch(/\bimport\b|\bfrom "/);
});

// By hand also TypeScript 4.7, 4.9, 5.4 and 5.9. In a CommonJS file node16 takes no ES module, whatever its types.
const COMPILERS = ["typescript", "dts-bundle-generator/node_modules/typescript"];
const MODULES = ["node16 node16", "preserve bundler", "commonjs bundler"];

test.each(COMPILERS.flatMap((compiler) => MODULES.map((modules) => [compiler, ...modules.split(" ")])))(
  "strict TypeScript reads its types: %s, module %s, moduleResolution %s",
  (compiler, module, resolution) => {
    for (const [name, limit] of Object.entries({ right: "3", wrong: '"3"' })) {
      const source = `import { BOARDS, type Puzzle, count, puzzle, solve, type Options } from "pentomino-quine";
      export const one: Puzzle = puzzle(BOARDS[0].name, "easy", 1);
      const options: Options = { all: true, noCrossroads: true, pieces: "FIL" };
      export const total: number = solve("xxxxx", (placed: string, found: number) => found < ${limit}, options).total;
      export const moves: number | undefined = count("5x6").moves;`;
      writeFileSync(join(folder, name + ".ts"), source);
    }
    const words = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022"];
    const tsc = join(ROOT, "node_modules", compiler, "bin/tsc");
    const files = ["--module", module, "--moduleResolution", resolution, "right.ts", "wrong.ts"];
    expect(node([tsc, ...words, ...files], "", folder).stdout).toMatch(/^wrong\.ts\(4,\d+\): error TS2365: .*\n$/);
  },
);
