// The order of the house: what stands lower knows nothing of what stands higher.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { ROOT } from "./run.ts";

/** The folders of tools/, the lowest first. The commands stand in tools/ itself. */
const LAYERS = ["twin", "solver", "copies", "pictures", "page", "command", "", "workshop"];

const IMPORT = /(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"/g;

const layerOf = (file: string): number => LAYERS.indexOf(file.match(/^tools\/(?:([^/]+)\/)?/)?.[1] ?? "");

/** For each source file in tools/ the files that it imports, as paths from the repository. */
const imports = new Map(
  readdirSync(join(ROOT, "tools"), { recursive: true, encoding: "utf8" })
    .map((path) => join("tools", path.replaceAll("\\", "/")))
    .filter((path) => /\.tsx?$/.test(path))
    .map((file) => {
      const text = readFileSync(join(ROOT, file), "utf8");
      return [file, [...text.matchAll(IMPORT)].map(([, path]) => join(dirname(file), path))];
    }),
);

test("nothing points upward, no command is imported, and Node finds every file by its ending", () => {
  const all = [...imports].flatMap(([file, paths]) => paths.map((path) => [file, path]));
  const wrong = all.filter(
    ([file, path]) =>
      path !== "package.json" && (!imports.has(path) || LAYERS[layerOf(path)] === "" || layerOf(path) > layerOf(file)),
  );
  expect(wrong).toEqual([]);
  expect(new Set([...imports.keys()].map(layerOf)).size).toBe(LAYERS.length);
  expect(all.length).toBeGreaterThan(100);
});

test("no files import each other in a circle", () => {
  const inCircle = (file: string): boolean => {
    const met = new Set(imports.get(file));
    for (const each of met) for (const next of imports.get(each) ?? []) met.add(next);
    return met.has(file);
  };
  expect([...imports.keys()].filter(inCircle)).toEqual([]);
});
