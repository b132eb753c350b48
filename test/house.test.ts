// The order of the house: what stands lower knows nothing of what stands higher.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./run.ts";

/** The folders of tools/, the lowest first. The commands, which stand in tools/ itself, and the checks are the highest. */
const LAYERS = ["twin", "solver", "copies", "pictures", "page", "command", "checks"];

const IMPORT = /(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"/g;

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path).split(sep).join("/"));

/** The files that a file imports, as paths from the repository. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)].map(([, path]) =>
    relative(ROOT, join(ROOT, dirname(file), path))
      .split(sep)
      .join("/"),
  );

/** The folder of a file in tools/, "" for a command, undefined for what stands elsewhere. */
const layerOf = (file: string): string | undefined =>
  file.startsWith("tools/") ? file.split("/").slice(1, -1).join("/").replace(/\/.*/, "") : undefined;

const tools = sources("tools");
const all = [...tools, ...sources("test")];

test("tools/ has these folders and these commands", () => {
  expect([...new Set(tools.map(layerOf))].sort()).toEqual(["", ...LAYERS].sort());
  expect(tools.filter((file) => layerOf(file) === "").sort()).toEqual(
    ["draw", "gallery", "package", "paint", "puzzle", "solve", "tidy", "verify", "watch", "weave"].map(
      (name) => `tools/${name}.ts`,
    ),
  );
});

test("every import is of a file that is there, with its ending", () => {
  const imports = all.flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter((path) => !/\.(tsx?|json)$/.test(path) || !existsSync(join(ROOT, path)))).toEqual([]);
});

test("nothing points upward", () => {
  const upward = tools.flatMap((file) =>
    importsOf(file)
      .filter((path) => path !== "package.json")
      .filter((path) => {
        const [from, to] = [file, path].map((each) =>
          layerOf(each) === "" ? LAYERS.length : LAYERS.indexOf(layerOf(each)!),
        );
        return to < 0 || to > from;
      })
      .map((path) => `${file} imports ${path}`),
  );
  expect(upward).toEqual([]);
});

test("no files import each other in a circle", () => {
  const imports = new Map(tools.map((file) => [file, importsOf(file)]));
  const inCircle = (file: string): boolean => {
    const met = new Set(imports.get(file));
    for (const each of met) for (const next of imports.get(each) ?? []) met.add(next);
    return met.has(file);
  };
  expect(tools.filter(inCircle)).toEqual([]);
});

test("only tests import a command, or a check from outside", () => {
  const wrong = tools.flatMap((file) =>
    importsOf(file)
      .filter((path) => layerOf(path) === "" || (layerOf(path) === "checks" && layerOf(file) === ""))
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});
