// The order of the folders, as in the tables of tools/README.md. Documents name what exists. No line is too long.

/// <reference types="vite/types/import-meta.d.ts" />

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path/posix";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { commandsIn, ROOT } from "./run.ts";

/** The rooms of the page, the lowest first. What puts them together is in tools/page/ itself. */
const ROOMS = ["parts", "place", "board", "hand", "search", "program", "wall", "film", "game", ""].map((room) =>
  join("page", room),
);

/** The folders of tools/, the lowest first. The commands are in tools/ itself. */
const BELOW = ["twin", "words", "boards", "solver", "puzzles", "copies", "packer", "pictures"];
const LAYERS = [...BELOW, ...ROOMS, "command", "", "workshop"];

const IMPORT = /(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"/g;

const layerOf = (file: string): number => LAYERS.indexOf(relative("tools", dirname(file)));

const FILES = import.meta.glob<string>("../tools/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

const OTHERS = import.meta.glob<string>(["./**/*.ts", "../tools/**/*.css"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** For each source file in tools/ the files that it imports, as paths from the repository. */
const imports = new Map(
  Object.entries(FILES).map(([path, text]) => {
    const file = join("test", path);
    return [file, [...text.matchAll(IMPORT)].map(([, target]) => join(dirname(file), target))];
  }),
);

test("nothing points upward, no command is imported, and every import has its extension", () => {
  const all = [...imports].flatMap(([file, paths]) => paths.map((path) => [file, path]));
  const wrong = all.filter(
    ([file, path]) =>
      path !== "package.json" && (!imports.has(path) || LAYERS[layerOf(path)] === "" || layerOf(path) > layerOf(file)),
  );
  expect(wrong).toEqual([]);
  expect(new Set([...imports.keys()].map(layerOf)).size).toBe(LAYERS.length);
  expect(all.length).toBeGreaterThan(100);
});

test("no line is longer than 120 columns", () => {
  const files = { ...FILES, ...OTHERS };
  const long = Object.entries(files).flatMap(([path, text]) => {
    const lines = text.split("\n");
    return lines.flatMap((line, y) => (line.length > 120 ? `${join("test", path)}:${y + 1}` : []));
  });
  expect(long).toEqual([]);
});

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const NAMED = [...read("tools/README.md").matchAll(/([A-Z]{4,})(?: and ([A-Z]{4,}))? in `([\w/]+\.tsx?)`/g)];
test.each(NAMED.map(([, ...names]) => names))("the guide names %s, %s in %s", (one, other, path) => {
  const text = read(join("tools", existsSync(join(ROOT, "tools", path)) ? path : "page/" + path));
  for (const name of [one, other ?? one]) expect(text).toMatch(RegExp(`(const|export const) ${name}\\b`));
});

// What the guide tells people to run after a change: files of tests, and in quotes parts of the names of page tests.
const RUNS = read("tools/README.md")
  .split("\n")
  .filter((line) => /^\| (?!to change|---)/.test(line) && line.split(/ \| /).length === 3)
  .map((line) => line.split(/ \| /)[2].replace(/ *\|$/, ""));
const PAGE_TESTS = readdirSync(join(ROOT, "test/browser"))
  .map((file) => read("test/browser/" + file))
  .join();
test.each(RUNS)("the guide runs something: %s", (run) => {
  for (const [, patterns] of run.matchAll(/"([^"]+)"/g))
    for (const pattern of patterns.split("\\|"))
      expect(PAGE_TESTS).toMatch(RegExp(`(\\btest|\\))\\(\\s*"[^"]*${pattern}`));
  for (const name of run.replace(/"[^"]+"|`[^`]+`/g, "").match(/(?<=^|, |\+ |; )[\w:]+(?=$|,|;)/g) ?? [])
    expect(name in packageJson.scripts || existsSync(join(ROOT, `test/${name}.test.ts`)), name).toBe(true);
});

test.each(readdirSync(join(ROOT, "test/long")))(
  "%s belongs to a script, and is in the table of what the tests hold",
  (file) => {
    const [name] = file.split(".");
    const scripts = Object.values(packageJson.scripts).filter((line) => line.includes("--dir test/long"));
    expect(scripts.join(" ").split(" ")).toContain(name);
    expect(read("test/README.md").split("## What the tests hold")[1]).toContain(`long/${name}`);
  },
);

// What README tells people to type works in any shell: a command a line, and nothing that a shell could take otherwise.
test.each(commandsIn(read("README.md")))("%s", (line) => {
  // Typed into zsh there are no comments; PowerShell has no < and no &&, cmd no other quotes.
  expect(line).toMatch(
    /^(npx|npm|git)( [\w./=-]+)+( \| npx( [\w./-]+)+)*( \| node -p "[^"$`!%]+"| \| less -R)?( > [\w.]+)?$/,
  );
  for (const [path] of line.matchAll(/tools\/\S+/g)) expect(existsSync(join(ROOT, path))).toBe(true);
});

test.each(["README.md", "ANALYSIS.md", "tools/README.md", "test/README.md", "CHANGELOG.md"])("%s", (path) => {
  const text = read(path);
  for (const [, script] of text.matchAll(/npm run ([\w:]+)/g))
    expect(Object.keys(packageJson.scripts)).toContain(script);
  for (const [, version] of text.matchAll(/quine-([\d.]+)\.tgz/g)) expect(version).toBe(packageJson.version);
  for (const [, link] of text.matchAll(/(?:\]\(|src=")([\w./-]+)/g))
    if (!link.startsWith("http")) expect(existsSync(join(ROOT, path, "..", link)), link).toBe(true);
  for (const [, link, anchor] of text.matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g)) {
    const titles = read(link ? join(dirname(path), link) : path).match(/(?<=^#+ ).*/gm)!;
    expect(titles.map((title) => title.toLowerCase().match(/\w+/g)!.join("-"))).toContain(anchor);
  }
});
