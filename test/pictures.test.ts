// The pictures of the repository show what the program really prints, and stand on any page.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { seriesOf } from "../tools/copies/series.ts";
import { svg } from "../tools/pictures/boards.ts";
import { quineText } from "../tools/copies/text.ts";
import { COLOURS } from "../tools/solver/drawings.ts";
import { formatBoard, inLine } from "../tools/solver/parse.ts";
import { BLANK, copy } from "../tools/twin/picture.ts";
import drawMain from "../tools/draw.ts";
import { inside, ROOT, scratch } from "./run.ts";

const NAMES = readdirSync(join(ROOT, ".pictures")).flatMap((name) => name.match(/^(.*)\.svg$/)?.[1] ?? []);

/** Sees that an SVG is XML, says in words what it shows, and needs nothing else. */
const expectXml = (svg: string): void => {
  const leaf = /<([a-z]+)(?: [\w:-]+="[^"<&]*")*(?:\/>|>(?:[^<&]|&(?:lt|gt|amp);)*<\/\1>)/g;
  let rest = svg;
  while (leaf.test(rest)) rest = rest.replace(leaf, "");
  expect(rest).toBe("\n");
  expect(svg).toMatch(
    /^<svg xmlns="[^"]+" viewBox="-8 -8 \d+ \d+" [^>]*role="img"[^>]*>\n<title>.+<\/title>\n<desc>.+<\/desc>\n/,
  );
  // Browsers take it from nowhere else than a style of the text itself.
  expect(svg).toContain("text{white-space:pre}");
  expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/script|href|url\(|@import|https?:|NaN|undefined/);
};

const read = (...path: string[]): string => readFileSync(join(...path), "utf8");
const picture = (name: string): string => read(ROOT, ".pictures", name + ".svg");
const series = seriesOf(BLANK);
const text = quineText();

/** The texts of an SVG, in their order. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, inner]) =>
    inner.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  );

test("the pictures are in step: npm run draw would change nothing", async () => {
  const folder = scratch(onTestFinished);
  expect(await inside(drawMain, [folder])).toEqual({ stdout: "", stderr: "", status: 0 });
  expect(readdirSync(folder).sort()).toEqual(["partial.svg", "quine.svg", "relay.svg"]);
  for (const name of readdirSync(folder)) expect(read(folder, name) === read(ROOT, ".pictures", name)).toBe(true);
});

test.each(NAMES)("%s is XML, says in words what it shows, and needs nothing else", (name) => expectXml(picture(name)));

test("the pictures are all shown, with words for those who do not see them", () => {
  const pages = read(ROOT, "README.md") + read(ROOT, "ANALYSIS.md");
  const shown = [
    /!\[(?<alt>[^\]]*)\]\(\.pictures\/(?<name>\w+)\.svg\)/g,
    /<img src="\.pictures\/(?<name>\w+)\.svg"[^>]* alt="(?<alt>[^"]*)"/g,
  ].flatMap((pattern) => [...pages.matchAll(pattern)].map(({ groups }) => groups!));
  expect(shown.map(({ name }) => name).sort()).toEqual(NAMES);
  for (const { alt } of shown) expect(alt.length).toBeGreaterThan(80);
});

test("the text of quine.svg is quine.ts", () => {
  expect(textsOf(picture("quine")).join("\n") + "\n").toBe(read(ROOT, "quine.ts"));
});

test("the texts of relay.svg are programs of the series, each with the command that shows it", () => {
  const frames = picture("relay").split('<g class="f"').slice(1).map(textsOf);
  const solved = series.filter((board) => !/x/.test(board)).slice(0, 10);
  expect(frames.map(([, ...lines]) => lines.join("\n") + "\n")).toEqual(solved.map((board) => copy(board, text)));
  expect([0, 1, 9].map((i) => frames[i][0])).toEqual([
    "$ cat quine.ts",
    "$ npx tsx quine.ts --resume --solutions 1 > 0002.ts",
    "$ npx tsx 0009.ts --resume --solutions 1 > 0010.ts",
  ]);
});

/** The corners of a contour, where its sides would meet if they were not round. */
const corners = (path: string): number[][] =>
  [...path.matchAll(/[ML](\S+) (\S+)q(\S+) (\S+)/g)].map(([, x, y, inX, inY]) => [+x + +inX, +y + +inY]);

/** Whether a point lies inside a contour: to its left are an odd number of upright sides. */
const isInside = (points: number[][], x: number, y: number): boolean =>
  points.filter(([sideX, toY], i) => sideX < x && points.at(i - 1)![1] < y !== toY < y).length % 2 === 1;

/** The board that an SVG shows: what pieces lie in the middle of each cell, and a small letter where a piece has its letter. */
const seen = (picture: string): string => {
  const [, width, height] = picture.match(/ viewBox="-8 -8 (\d+) (\d+)" /)!;
  const cells = Array.from({ length: (+height - 16) / 20 }, () => Array<string>((+width - 16) / 20).fill("."));
  for (const group of picture.split("<g ").slice(1)) {
    const [left, top] = group.match(/\d+/g)!.map(Number);
    for (const [, fill, path] of group.matchAll(/<path fill="(.*?)" d="(.*?)"/g)) {
      const letter = Object.keys(COLOURS).find((letter) => COLOURS[letter] === fill);
      const points = corners(path).map(([x, y]) => [x + left, y + top]);
      for (const [y, row] of cells.entries())
        for (const x of row.keys())
          if (isInside(points, 20 * x + 10, 20 * y + 10)) row[x] = (row[x] + letter).replace(".", "");
    }
    for (const [, x, y, letter] of group.matchAll(/<text x="(.*?)" y="(.*?)">(.)</g)) {
      const row = cells[(top + +y - 14.5) / 20];
      const column = (left + +x - 10) / 20;
      row[column] = row[column].replace(letter, letter.toLowerCase());
    }
  }
  return cells.map((row) => row.join("") + "\n").join("");
};

const [whole] = series;
const THREE = "PPVVV.VVV..\nPPPLV.V....\nLLLLV.V....\n...........\nIIIII......\n...........\n...........\n";

test.each([
  [["IIIII\n"], true, "a board", "IIiII\n"],
  [["PPPUU\nVPPU.\nV..UU\nVVV..\n"], true, "a board", "PpPUU\nVPPu.\nV..UU\nVvV..\n"],
  [[formatBoard(whole)], false, "a board", formatBoard(whole)],
  [["PPVVV\nPPPLV\nLLLLV\n", "VVV\nV..\nV..\n", "IIIII\n"], undefined, "3 boards", THREE],
])("an SVG of %j", (boards, letters, title, board) => {
  const picture = svg(boards, { letters });
  expectXml(picture);
  expect(picture).toContain(`<title>Pentominoes on ${title}</title>\n<desc>${boards.map(inLine).join(", ")}</desc>`);
  expect(seen(picture)).toBe(board);
});
