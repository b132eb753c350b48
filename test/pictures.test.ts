// The pictures of the repository show what the program really prints, and stand on any page.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { svg } from "../tools/pictures/boards.ts";
import { COLOURS } from "../tools/solver/colours.ts";
import drawMain from "../tools/illustrate.ts";
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

/** The texts of an SVG, in their order. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, inner]) =>
    inner.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  );

test("the pictures are in step: npm run draw would change nothing", async () => {
  const folder = scratch(onTestFinished);
  expect(await inside(drawMain, [folder])).toEqual({ stdout: "", stderr: "", status: 0 });
  expect(readdirSync(folder).sort()).toEqual(["heart.svg", "partial.svg", "quine.svg", "relay.svg"]);
  for (const name of readdirSync(folder)) expect(read(folder, name) === read(ROOT, ".pictures", name)).toBe(true);
});

test.each(NAMES)("%s is XML that needs nothing else, and is shown with words for those who do not see it", (name) => {
  expectXml(picture(name));
  const shown = [`!\\[[^\\]]{80,}\\]\\(.pictures/${name}.svg`, `<img src=".pictures/${name}.svg"[^>]* alt="[^"]{80,}"`];
  expect(read(ROOT, "README.md") + read(ROOT, "ANALYSIS.md")).toMatch(RegExp(shown.join("|")));
});

test("the text of quine.svg is quine.ts", () => {
  expect(textsOf(picture("quine")).join("\n") + "\n").toBe(read(ROOT, "quine.ts"));
});

test("an SVG of boards: side by side, each piece one shape in its colour", () => {
  const picture = svg(["PPVVV\nPPPLV\nLLLLV\n", "VVV\nV..\nV..\n", "IIIII\n"]);
  expectXml(picture);
  expect(picture).toContain(
    "<title>Pentominoes on 3 boards</title>\n<desc>PPVVV PPPLV LLLLV, VVV V.. V.., IIIII</desc>",
  );
  expect(picture.match(/(?<=viewBox="-8 -8 |translate\()[\d ]+/g)).toEqual(["236 156", "0 0", "120 0", "0 80"]);
  const colours = [...picture.matchAll(/<path fill="(.*?)"/g)].map(([, colour]) => colour);
  expect(colours).toEqual([..."PVLVI"].map((letter) => COLOURS[letter]));
});
