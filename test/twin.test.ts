// The twin unpacked and the packed program do the same, to the byte: so packing changes nothing but names and length.

import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";
import { expect, test } from "vitest";
import { solutionsOf } from "../tools/copies/copies.ts";
import { image, spaced } from "../tools/twin/board.ts";
import { HEAD, NAME, outlineOf, seenOf } from "../tools/twin/picture.ts";
import { boardOf, evaluated, programOf, QUINE, ROOT, rows, type Run } from "./run.ts";

const TWIN = buildSync({
  entryPoints: [join(ROOT, "tools/twin/program.ts")],
  bundle: true,
  format: "iife",
  write: false,
}).outputFiles[0].text;

/** A copy whose end runs the twin in place of what is packed in its picture. */
const unpacked = (copy: string): string => `${HEAD}${seenOf(copy)}\`;${TWIN}`;

/** Runs a copy as it is, and with the twin in it. Both have to print the same, byte for byte. */
const both = (run: (program: string) => unknown, copy: string): unknown => {
  const packed = run(copy);
  expect(run(unpacked(copy))).toEqual(packed);
  return packed;
};

const [heart, long] = ["heart", "3x20"].map(boardOf);
const [solved, last] = solutionsOf(long);
const saved = programOf(solved);
const [, FIRST] = QUINE.match(/^\/\/ (.*)/m)!;
const unfinished = FIRST.replace(/[NW]/g, "x");

test.each<[words: string, copy: string]>([
  ["", programOf(long)],
  ["--solutions 9", QUINE],
  ["--verbose --all", programOf(image(long, 1))],
  ["--all --quiet", programOf(long)],
  ["--resume --solutions 2", QUINE],
  // Nothing is left of the series, so it begins anew.
  ["--resume --solutions=70", programOf(last)],
  ["--keep", programOf(unfinished)],
  ["--keep --resume --solutions 1", QUINE],
  ["--resume", programOf(solved.replace(/[NW]/g, "x"))],
  ["--solutions 2", programOf(image(unfinished, 3))],
  ["--solutions 2 --color", programOf(heart)],
  ["--color --keep", programOf(unfinished)],
  // Islands, and two cells that touch at a corner only.
  ["", programOf([rows(5, "xxxxxx......"), "............", rows(5, "......xxxxxx")].join(" "))],
  // Typed boards.
  [`--solutions 2 ${heart}`, QUINE],
  [`${unfinished} --keep`, QUINE],
  [`${unfinished.replace("x", "X")} --keep`, QUINE],
  // What is refused.
  ["--help", QUINE],
  ["xxxxx", QUINE],
  // Copies after an accident: lines that end otherwise, blank lines, and no whitespace at all.
  ["--resume --solutions 1", saved.replaceAll("\n", "\r\n")],
  ["--solutions 1", saved.replaceAll("\n", "  \n\n")],
  ["--solutions 1", QUINE.replace(/[^]*(?=\/\/)/, (picture) => picture.replace(/\s/g, "") + "\n")],
])("%s (row %#)", (words, copy) => {
  const { stdout, stderr } = both((program) => evaluated(program, ...words.split(" ").filter(Boolean)), copy) as Run;
  expect(stdout + stderr).not.toBe("");
});

const link = outlineOf(solved, "W");
const run = { id: "V", style: { cssText: "" } };
const body = { b: { link }, link, children: [run], p: 0 };
const at = { x: 0, y: 0, target: run };
const pinned = outlineOf(solved, "WV");

test.each<[string, object, object]>([
  ["that is no copy", {}, { lines: { length: 2 } }],
  [
    "that is a copy",
    { ...body, children: [] },
    { lines: { length: 1 }, link, bgColor: 332000, document: { title: spaced(NAME) } },
  ],
  [
    "where a piece is pressed",
    { ...body, children: [], event: at, p: at },
    { lines: { length: 1 }, link: pinned, p: 0, d: 10 },
  ],
  ["where a piece is held", { ...body, event: { ...at, buttons: 1 } }, { lines: [], p: { link } }],
])("in a page %s", (_, more, result) => {
  const runIn = (program: string) => {
    const lines: string[] = [];
    const page = {
      ...{ lines, document: {}, parentNode: {}, style: {}, ...structuredClone(more) },
      ...{ console: { log: (line: string) => void lines.push(line.replace(/\d+ ms/, "")) }, matchMedia: () => ({}) },
      getComputedStyle: () => ({ lineHeight: "12" }),
    };
    // There is no process to exit.
    expect(() => runInNewContext(program, page)).toThrow(/exit|function/);
    return JSON.parse(JSON.stringify(page));
  };
  expect(both(runIn, programOf(solved))).toMatchObject(result);
});
