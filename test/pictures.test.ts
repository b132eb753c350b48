// The pictures of the repository show the program, and work on any page.

/// <reference types="vite/types/import-meta.d.ts" />

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictureOf, solutionsOf } from "../tools/copies/copies.ts";
import { svg } from "../tools/pictures/poster.ts";
import { runsOf } from "../tools/pictures/letters.ts";
import { movingOf } from "../tools/pictures/programs.ts";
import { steps } from "../tools/solver/steps.ts";
import { number } from "../tools/words/words.ts";
import { COLOURS } from "../tools/boards/colours.ts";
import { CODES, cssOf, EMPTY_BOARD, HEAD, TAIL } from "../tools/twin/picture.ts";
import { boardOf, programOf, QUINE, ROOT, rows, TAG } from "./run.ts";

const PICTURES = import.meta.glob<string>("../.pictures/*.svg", { eager: true, query: "?raw", import: "default" });

/** Sees that an SVG is XML, says in words what it shows, and needs nothing else. */
const expectXml = (text: string): void => {
  const leaf = /<([a-z]+)(?: [\w:-]+="[^"<&]*")*(?:\/>|>(?:[^<&]|&(?:lt|gt|amp);)*<\/\1>)/g;
  let rest = text;
  while (leaf.test(rest)) rest = rest.replace(leaf, "");
  expect(rest).toBe("\n");
  expect(text).toMatch(
    /^<svg xmlns="[^"]+" viewBox="-8 -8 \d+ \d+" [^>]*role="img"[^>]*>\n<title>.+<\/title>\n<desc>.+<\/desc>\n/,
  );
  // Browsers take it from nowhere else than a style of the text itself.
  expect(text).toContain("text{white-space:pre}");
  expect(text.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/script|href|url\(|@import|https?:|NaN|undefined/);
};

test.each(Object.entries(PICTURES))("%s is XML, and is shown with words for those who do not see it", (path, text) => {
  expectXml(text);
  const name = path.slice("../".length);
  const documents = ["README.md", "ANALYSIS.md", "tools/README.md"].map((document) =>
    readFileSync(join(ROOT, document), "utf8"),
  );
  expect(documents.join("")).toMatch(
    RegExp(`!\\[[^\\]]{30,}\\]\\((\\.\\./)?${name}|<img src="${name}"[^>]* alt="[^"]{30,}"`),
  );
});

/** What is no piece: empty cells, light ground, words, marks. */
const OTHERS = [cssOf(CODES.x), "none", "#fff", "#777c84", "#f85149"];

test.each(Object.entries(PICTURES))("%s has no colour but those of today", (_, text) => {
  const fills = [...text.matchAll(/(?:fill|stroke)(?:="|:)([^"}]+)/g)].map(([, colour]) => colour);
  const known = [...Object.values(COLOURS), ...OTHERS];
  expect(fills.filter((colour) => !known.includes(colour))).toEqual([]);
  for (const [, letter] of text.matchAll(/ class="([A-Z])"/g))
    expect(text).toContain(`.${letter}{fill:${COLOURS[letter]}}`);
});

const unescaped = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

test("the text of quine.svg is quine.ts without its tag", () => {
  const lines = PICTURES["../.pictures/quine.svg"].match(/(?<=<text[^>]*>)[^<]*(?=<\/text>)/g)!;
  expect(unescaped(lines.join("\n")) + TAG + "\n").toBe(QUINE);
});

const SOLUTIONS = solutionsOf(EMPTY_BOARD);

/** What one reads where each of these texts begins at its line and column. Throws if two lie upon each other. */
const laidOut = (texts: [text: string, line: number, column: number][]): string => {
  const lines: string[][] = [];
  for (const [text, line, column] of texts)
    for (const [i, character] of [...text].entries()) {
      const row = (lines[line] ??= []);
      if ((row[column + i] ?? " ") !== " ") throw Error(`${character} lies upon ${row[column + i]}`);
      row[column + i] = character;
    }
  return Array.from(lines, (row) => Array.from(row ?? [], (character) => character ?? " ").join("")).join("\n");
};

const HEART = solutionsOf(boardOf("heart"));

test.each<[string, string[]]>([
  ["the first two", SOLUTIONS.slice(0, 2)],
  ["the last and the first", [SOLUTIONS.at(-1)!, SOLUTIONS[0]]],
  ["the first five", SOLUTIONS.slice(0, 5)],
  ["two that are far apart", [SOLUTIONS[5], SOLUTIONS[1000]]],
  ["two with gaps", [HEART[0], HEART[30]]],
  ["one and itself", [SOLUTIONS[7], SOLUTIONS[7]]],
])("runs of letters between programs, %s: they are all ink of each, and no two could be one", (_, boards) => {
  const programs = boards.map(programOf);
  const runs = runsOf(programs)!;
  for (const [i, program] of programs.entries()) {
    expect(laidOut(runs.map(({ text, places }) => [text, ...places[i]]))).toBe(pictureOf(program).join("\n").trimEnd());
  }
  for (const { text } of runs) expect(text).toBe(text.trim());
  // Each run begins a line in some program, or its way from the run before differs between programs.
  const apart = runs.slice(1).filter(({ places }, i) => {
    const ways = places.map(([line, column], j) => [line - runs[i].places[j][0], column - runs[i].places[j][1]]);
    return ways.some(([down, right]) => down || right !== ways[0][1]);
  });
  expect(apart).toHaveLength(runs.length - 1);
});

test.each([
  ["tip", HEART[0], HEAD + " … " + TAIL],
  ["cell", SOLUTIONS[0].replace(/[NW]/g, "x"), ""],
  ["read", SOLUTIONS[0].replace(/[NW]/g, "x"), ""],
])("%s.svg shows a program of today", (name, board, more) => {
  const lines = pictureOf(programOf(board));
  const texts = PICTURES[`../.pictures/${name}.svg`].match(/(?<=<text[^>]* textLength[^>]*>)[^<]*(?=<\/text>)/g)!;
  expect(texts.map(unescaped).filter((text) => !lines.includes(text))).toEqual(more ? [more] : []);
});

test("where the ink differs, letters have no way", () => {
  const [full, other] = SOLUTIONS;
  expect(runsOf([full, other, EMPTY_BOARD].map(programOf))).toBe(undefined);
  expect(runsOf([programOf(full), programOf(other).replace("let", "var")])).toBe(undefined);
  expect(() => movingOf([full, EMPTY_BOARD].map(programOf))).toThrow("these programs do not have the same ink");
});

test("letters.svg is quine.ts, and then other programs; it moves only where people want that", () => {
  const picture = PICTURES["../.pictures/letters.svg"];
  const run = /<text y="([\d.]+)"[^>]*? x="(\d+)"(?: class="m" style="([^"]*)")?>([^<]*)</g;
  const runs = [...picture.matchAll(run)].map(([, y, x, ways = "", text]) => ({
    text: unescaped(text),
    at: [+x, +y - 11.5],
    ways: [...ways.matchAll(/--\d:(-?\d+)px,(-?\d+)px/g)].map(([, right, down]) => [+right, +down]),
  }));
  const labels = picture.match(/(?<=>)\/\/ [A-Z ]+(?=<)/g)!;
  const programs = labels.map((label, i) => {
    const texts = runs.map(({ text, at, ways: { [i]: way = [0, 0] } }): [string, number, number] => [
      text,
      (at[1] + way[1]) / 16,
      (at[0] + way[0]) / 8,
    ]);
    return `${laidOut(texts)}\n${label}${TAG}\n`;
  });
  expect(programs[0]).toBe(QUINE);
  expect(programs).toEqual(SOLUTIONS.slice(0, 5).map(programOf));
  expect(picture).toBe(movingOf(programs));
  expect(Buffer.byteLength(picture)).toBeLessThan(130_000);
  // All but the first program are unseen, and nothing has an animation without this condition.
  const layers = picture.match(/<g class="[pl]"[^>]*>/g)!;
  expect(layers.map((layer) => / opacity="0"/.test(layer))).toEqual([...Array(2).fill(false), ...Array(8).fill(true)]);
  const [moving] = picture.match(/@media\(prefers-reduced-motion:no-preference\)\{(\.\w\{[^}]*\})+\}/)!;
  expect(moving.match(/animation:/g)).toHaveLength(3);
  expect(picture.replace(moving, "")).not.toMatch(/animation:|<animate|<set/);
});

test("search.svg shows the search, step by step, up to quine.ts; where people want no motion, it shows a hole", () => {
  const picture = PICTURES["../.pictures/search.svg"];
  const times = new Map(
    Array.from(picture.matchAll(/@keyframes (m\d+)\{((?:[\d.]+%\{opacity:[01]\})+)\}/g), ([, name, body]) => [
      name,
      Array.from(body.matchAll(/([\d.]+)%\{opacity:([01])\}/g), ([, time, is]) => [+time, +is]),
    ]),
  );
  const elements = picture.matchAll(/<g class="m" style="animation-name:(m\d+)"( opacity="0")?>\n(.*)\n<\/g>/g);
  const layers = Array.from(elements, ([, name, hidden, element]) => ({ changes: times.get(name)!, hidden, element }));
  /** The texts of these elements, but for those of the regexes. */
  const read = (seen: typeof layers) =>
    seen.flatMap(({ element }) => element.match(/#777c84">([^^]*)</)?.[1] ?? []).join(" ");
  const frames = [...new Set(layers.flatMap(({ changes }) => changes.map(([time]) => time)))].sort((a, b) => a - b);
  const told = frames.map((time) => read(layers.filter(({ changes }) => changes.findLast(([at]) => at <= time)![1])));
  const said: string[] = [];
  for (const { kind, moves, words, line, cells, board } of steps(EMPTY_BOARD, [""])) {
    const isHole = (i: number) => kind === "hole" && cells.includes(board.indexOf("x") + i);
    const digits = line.replace(/./g, (digit, i) => (isHole(i) ? " " : digit));
    if (moves >= 1690) said.push(`Move ${number(moves)} ${words()} ${digits}`.trimEnd());
    if (kind === "solution") break;
  }
  expect(told.map((each) => each.split(" ").sort())).toEqual(said.map((each) => each.split(" ").sort()));
  expect(read(layers.filter(({ hidden }) => !hidden))).toMatch(/A hole of 3 cells/);
  const [moving] = picture.match(/@media\(prefers-reduced-motion:no-preference\)\{\.m\{[^}]*\}\}/)!;
  expect(picture.replace(moving, "")).not.toMatch(/animation:|<animate|<set/);
});

test("an SVG of boards: side by side, each piece one shape in its colour", () => {
  const picture = svg(["PPVVV PPPLV LLLLV", "VVV V.. V..", "IIIII"]);
  expectXml(picture);
  const words = "<title>Pentominoes on 3 boards</title>\n<desc>PPVVV PPPLV LLLLV, VVV V.. V.., IIIII</desc>";
  expect(picture).toContain(words);
  expect(picture.match(/(?<=viewBox="-8 -8 |translate\()[\d ]+/g)).toEqual(["236 156", "0 0", "120 0", "0 80"]);
  expect(svg([rows(5, "I")])).toMatch(/viewBox="-8 -8 36 116"[^]*<title>Pentominoes on a board</);
  expect(svg(Array(5).fill("IIIII"))).toContain('viewBox="-8 -8 236 116"');
  const colours = [...picture.matchAll(/<path fill="(.*?)"/g)].map(([, colour]) => colour);
  expect(colours).toEqual([..."PVLVI"].map((letter) => COLOURS[letter]));
});
