// The pictures of the repository show what the program really prints, and stand on any page.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { seriesOf } from "../tools/copies/series.ts";
import { svg } from "../tools/pictures/boards.ts";
import { quineText } from "../tools/copies/text.ts";
import { COLOURS } from "../tools/solver/drawings.ts";
import { formatBoard } from "../tools/solver/parse.ts";
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

/** Whether a contour goes around a point: to its left are an odd number of upright sides. Round corners count as sharp ones. */
const isAround = (path: string, x: number, y: number): boolean => {
  const corners = [...path.matchAll(/[ML](\S+) (\S+)q(\S+) (\S+)/g)].map(([, ...numbers]) => numbers.map(Number));
  const points = corners.map(([x, y, inX, inY]) => [x + inX, y + inY]);
  return points.filter(([sideX, toY], i) => sideX < x && points.at(i - 1)![1] < y !== toY < y).length % 2 === 1;
};

/** The letters of the pieces around a point in a group of an SVG, small if they are written there; "." if there is none. */
const lettersAt = (group: string, x: number, y: number): string => {
  const around = [...group.matchAll(/<path fill="(.*?)" d="(.*?)"/g)].filter(([, , path]) => isAround(path, x, y));
  const letters = around.map(([, fill]) => Object.keys(COLOURS).find((letter) => COLOURS[letter] === fill)!).join("");
  return group.includes(`<text x="${x}" y="${y + 4.5}">${letters}<`) ? letters.toLowerCase() : letters || ".";
};

// The boards, with small letters where pieces have their letters; then the size of the picture, and where each board lies.
test.each<[string, boolean | undefined, string, ...places: string[]]>([
  ["IIiII", true, "a board", "116 36", "0 0"],
  ["PpPUU VPPu. V..UU VvV..", true, "a board", "116 96", "0 0"],
  [series[0], false, "a board", "216 136", "0 0"],
  ["PPVVV PPPLV LLLLV, VVV V.. V.., IIIII", undefined, "3 boards", "236 156", "0 0", "120 0", "0 80"],
])("an SVG of %s", (list, letters, title, ...places) => {
  const picture = svg(list.toUpperCase().split(", ").map(formatBoard), letters);
  expectXml(picture);
  expect(picture).toContain(`<title>Pentominoes on ${title}</title>\n<desc>${list.toUpperCase()}</desc>`);
  expect(picture.match(/(?<=viewBox="-8 -8 |translate\()[\d ]+/g)).toEqual(places);
  const groups = picture.split("<g ").slice(1);
  const boards = list.split(", ").map((board) => board.split(" "));
  const seen = boards.map((rows, i) =>
    rows.map((row, y) => row.replace(/./g, (_, x) => lettersAt(groups[i], 20 * x + 10, 20 * y + 10))),
  );
  expect(seen).toEqual(boards);
});
