// The pictures of the repository show what the program really prints, and stand on any page.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { visitsOf } from "../tools/copies/visits.ts";
import { contour } from "../tools/pictures/shapes.ts";
import { quineText } from "../tools/copies/text.ts";
import { cellsByLetter } from "../tools/solver/drawings.ts";
import { BLANK, copy } from "../tools/twin/picture.ts";
import { glyphs } from "../tools/twin/pieces.ts";
import drawMain from "../tools/draw.ts";
import { inside, ROOT, scratch } from "./run.ts";

const DRAWN = ["preview.png", "quine.svg", "relay.svg"];
const DIAGRAMS = ["glyph.svg", "hole.svg", "line.svg", "read.svg"];
const NAMES = [...DIAGRAMS, "quine.svg", "relay.svg"].map((name) => name.slice(0, -4)).sort();
const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), "utf8");
const picture = (name: string): string => read(".pictures", name + ".svg");
const series = visitsOf(BLANK);
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

  test.each(NAMES)("%s is XML, says in words what it shows, and needs nothing else", (name) => {
    const svg = picture(name);
    const open: string[] = [];
    const rest = svg.replace(/<(\/?)([a-z]+)((?: [a-zA-Z][\w:-]*="[^"<&]*")*)(\/?)>/g, (_, closes, tag, __, empty) => {
      if (closes) expect(open.pop()).toBe(tag);
      else if (!empty) open.push(tag);
      return "";
    });
    expect(open).toEqual([]);
    expect(rest.replace(/&(lt|gt|amp);/g, "")).not.toMatch(/[<&]/);
    expect(svg).toMatch(
      /^<svg xmlns="[^"]+" viewBox="-8 -8 \d+ \d+" [^>]*role="img"[^>]*>\n<title>.+<\/title>\n<desc>.+<\/desc>\n/,
    );
    // Browsers take it from nowhere else than a style of the text itself.
    expect(svg).toContain("text{white-space:pre}");
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(
      /script|href|url\(|@import|https?:|NaN|undefined/,
    );
  });

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

describe("a contour", () => {
  const size = { width: 7, height: 10, margins: [0, 0, 0, 0], radius: 0 } as const;
  /** The corners of a path, without the first, which is the last as well. */
  const corners = (path: string): number[][] =>
    [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)q/g)].map(([, x, y]) => [+x, +y]);
  /** The sum of something over all sides, from corner to corner. */
  const overSides = (points: number[][], of: (from: number[], to: number[]) => number): number =>
    points.reduce((sum, point, i) => sum + of(points.at(i - 1)!, point), 0);
  /** The area inside, by the shoelace formula. */
  const area = (points: number[][]): number => overSides(points, ([x, y], [toX, toY]) => (x * toY - toX * y) / 2);

  test.each(glyphs(20))("of %s is around its five cells, and shrinks by its margins", (glyph) => {
    // In the middle of a board whose rows end before a glyph can reach the next one.
    const board = (".".repeat(5) + glyph).padEnd(100, ".").match(/.{20}/g)!;
    const cells = cellsByLetter(board).get(glyph[0])!;
    expect(cells).toHaveLength(5);
    const points = corners(contour(cells, size));
    expect(area(points)).toBe(5 * 70);
    const xs = cells.map(([, x]) => x);
    expect([Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]).toEqual([
      7 * Math.min(...xs),
      7 * Math.max(...xs) + 7,
    ]);
    const lean = corners(contour(cells, { ...size, margins: [1, 2, 1, 2] }));
    expect(lean).toHaveLength(points.length);
    lean.forEach(([x, y], i) => expect([Math.abs(x - points[i][0]), Math.abs(y - points[i][1])]).toEqual([1, 2]));
    // Each side of the outline, moved inward: with all margins one, the area shrinks by the length of the sides and four.
    const sides = overSides(points, ([x, y], [toX, toY]) => Math.abs(toX - x) + Math.abs(toY - y));
    expect(area(corners(contour(cells, { ...size, margins: [1, 1, 1, 1] })))).toBe(5 * 70 - sides + 4);
  });
});
