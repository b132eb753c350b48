// The pictures of the repository show what the program really prints, and stand on any page.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { seriesOf } from "../tools/copies/series.ts";
import { svg } from "../tools/pictures/boards.ts";
import { contour } from "../tools/pictures/shapes.ts";
import { quineText } from "../tools/copies/text.ts";
import { cellsByLetter } from "../tools/solver/cells.ts";
import { COLOURS } from "../tools/solver/drawings.ts";
import { inLine } from "../tools/solver/parse.ts";
import { BLANK, copy } from "../tools/twin/picture.ts";
import { glyphs } from "../tools/twin/pieces.ts";
import drawMain from "../tools/draw.ts";
import { inside, ROOT, scratch } from "./run.ts";

const DRAWN = ["preview.png", "quine.svg", "relay.svg"];
const DIAGRAMS = ["glyph.svg", "hole.svg", "line.svg", "read.svg"];
const NAMES = [...DIAGRAMS, "quine.svg", "relay.svg"].map((name) => name.slice(0, -4)).sort();

/** Sees that an SVG is XML, says in words what it shows, and needs nothing else. */
const expectXml = (svg: string): void => {
  let [rest, before] = [svg, ""];
  while (rest !== before)
    [before, rest] = [
      rest,
      rest.replace(/<([a-z]+)(?: [\w:-]+="[^"<&]*")*(?:\/>|>(?:[^<&]|&(?:lt|gt|amp);)*<\/\1>)/g, ""),
    ];
  expect(rest).toBe("\n");
  expect(svg).toMatch(
    /^<svg xmlns="[^"]+" viewBox="-8 -8 \d+ \d+" [^>]*role="img"[^>]*>\n<title>.+<\/title>\n<desc>.+<\/desc>\n/,
  );
  // Browsers take it from nowhere else than a style of the text itself.
  expect(svg).toContain("text{white-space:pre}");
  expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/script|href|url\(|@import|https?:|NaN|undefined/);
};

const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), "utf8");
const picture = (name: string): string => read(".pictures", name + ".svg");
const series = seriesOf(BLANK);
const text = quineText();

/** Text as it was before it became XML. */
const plain = (xml: string): string =>
  xml.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** The texts of an SVG, in their order. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, inner]) => plain(inner));

describe("the pictures", () => {
  const folder = scratch();
  beforeAll(async () => {
    expect(await inside(drawMain, [folder])).toEqual({ stdout: "", stderr: "", status: 0 });
  });

  test("are these", () => {
    expect(readdirSync(folder).sort()).toEqual(DRAWN);
    expect(readdirSync(join(ROOT, ".pictures")).sort()).toEqual([...DIAGRAMS, ...DRAWN, "page.png"].sort());
  });

  test.each(DRAWN)("%s is in step: npm run draw would change nothing", (name) => {
    expect(readFileSync(join(folder, name)).equals(readFileSync(join(ROOT, ".pictures", name)))).toBe(true);
  });

  test.each(NAMES)("%s is XML, says in words what it shows, and needs nothing else", (name) =>
    expectXml(picture(name)),
  );

  test("are small", () => {
    expect(picture("quine").length).toBeLessThan(20_000);
    expect(picture("relay").length).toBeLessThan(120_000);
  });

  test("are all shown, with words for those who do not see them", () => {
    const pages = read("README.md") + read("ANALYSIS.md");
    const shown = [
      /!\[(?<alt>[^\]]*)\]\(\.pictures\/(?<name>\w+)\.svg\)/g,
      /<img src="\.pictures\/(?<name>\w+)\.svg"[^>]* alt="(?<alt>[^"]*)"/g,
    ].flatMap((pattern) => [...pages.matchAll(pattern)].map(({ groups }) => groups!));
    expect(shown.map(({ name }) => name).sort()).toEqual(NAMES);
    for (const { alt } of shown) expect(alt.length).toBeGreaterThan(80);
  });
});

test("the text of quine.svg is quine.ts", () => {
  expect(textsOf(picture("quine")).join("\n") + "\n").toBe(read("quine.ts"));
});

test("the texts of relay.svg are programs of the series, each with the command that shows it", () => {
  const frames = picture("relay").split('<g class="f"').slice(1).map(textsOf);
  expect(frames).toHaveLength(10);
  const solved = series.filter((board) => !/x/.test(board));
  for (const [i, [command, ...lines]] of frames.entries()) {
    const [from, to] = [i, i + 1].map((n) => (n > 1 ? `${n}.ts`.padStart(7, "0") : "quine.ts"));
    expect(command).toBe(i ? `$ npx tsx ${from} --resume --solutions 1 > ${to}` : "$ cat quine.ts");
    expect(lines.join("\n") + "\n").toBe(copy(solved[i], text));
  }
});

/** The corners of a contour, where its sides would meet if they were not round. */
const corners = (path: string): number[][] =>
  [...path.matchAll(/[ML](\S+) (\S+)q(\S+) (\S+)/g)].map(([, x, y, inX, inY]) => [+x + +inX, +y + +inY]);

/** Whether a point lies inside a contour: to its left are an odd number of upright sides. */
const isInside = (points: number[][], x: number, y: number): boolean =>
  points.filter(([sideX, toY], i) => sideX < x && points.at(i - 1)![1] < y !== toY < y).length % 2 === 1;

test.each(glyphs(20))("the contour of %s is around its five cells, less its margins", (glyph) => {
  // In the middle of a board whose rows end before a glyph can reach the next one.
  const board = (".".repeat(5) + glyph).padEnd(100, ".").match(/.{20}/g)!;
  const cells = cellsByLetter(board).get(glyph[0])!;
  const points = corners(contour(cells, { width: 7, height: 10, margins: [1, 2, 3, 4], radius: 1 }));
  const isCell = (x: number, y: number) => board[Math.floor(y / 10)]?.[Math.floor(x / 7)] === glyph[0];
  const wrong: number[][] = [];
  for (let y = 0.5; y < 50; y++)
    for (let x = 0.5; x < 100; x++) {
      const all = [x - 1, x + 3].every((x) => [y - 2, y + 4].every((y) => isCell(x, y)));
      if (isInside(points, x, y) !== all) wrong.push([x, y]);
    }
  expect(wrong).toEqual([]);
});

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

const THREE = "PPVVV.VVV..\nPPPLV.V....\nLLLLV.V....\n...........\nIIIII......\n...........\n...........\n";

test.each([
  [["IIIII\n"], true, "a board", "IIiII\n"],
  [[".X.\nXXX\n.X.\n"], true, "a board", ".X.\nXxX\n.X.\n"],
  [["PPPUU\nVPPU.\nV..UU\nVVV..\n"], true, "a board", "PpPUU\nVPPu.\nV..UU\nVvV..\n"],
  [["PPVVV\nPPPLV\nLLLLV\n", "VVV\nV..\nV..\n", "IIIII\n"], undefined, "3 boards", THREE],
])("an SVG of %j", (boards, letters, title, board) => {
  const picture = svg(boards, { letters });
  expectXml(picture);
  expect(picture).toContain(`<title>Pentominoes on ${title}</title>\n<desc>${boards.map(inLine).join(", ")}</desc>`);
  expect(seen(picture)).toBe(board);
});
