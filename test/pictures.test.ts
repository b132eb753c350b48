// The pictures of the repository show the program, and work on any page.

/// <reference types="vite/types/import-meta.d.ts" />

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { svg } from "../tools/pictures/boards.ts";
import { COLOURS } from "../tools/solver/colours.ts";
import { QUINE, ROOT } from "./run.ts";

/** Each SVG of the repository, by its path from here. */
const PICTURES = import.meta.glob<string>("../.pictures/*.svg", { eager: true, query: "?raw", import: "default" });

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

test.each(Object.entries(PICTURES))("%s is XML, and is shown with words for those who do not see it", (path, svg) => {
  expectXml(svg);
  const name = path.slice("../".length);
  const documents = ["README.md", "ANALYSIS.md"].map((name) => readFileSync(join(ROOT, name), "utf8"));
  expect(documents.join("")).toMatch(RegExp(`!\\[[^\\]]{80,}\\]\\(${name}|<img src="${name}"[^>]* alt="[^"]{80,}"`));
});

test("the text of quine.svg is quine.ts", () => {
  const lines = PICTURES["../.pictures/quine.svg"].match(/(?<=<text[^>]*>)[^<]*(?=<\/text>)/g)!;
  const text = lines.join("\n").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  expect(text + "\n").toBe(QUINE);
});

test("an SVG of boards: side by side, each piece one shape in its colour", () => {
  const picture = svg(["PPVVV\nPPPLV\nLLLLV\n", "VVV\nV..\nV..\n", "IIIII\n"]);
  expectXml(picture);
  const words = "<title>Pentominoes on 3 boards</title>\n<desc>PPVVV PPPLV LLLLV, VVV V.. V.., IIIII</desc>";
  expect(picture).toContain(words);
  expect(picture.match(/(?<=viewBox="-8 -8 |translate\()[\d ]+/g)).toEqual(["236 156", "0 0", "120 0", "0 80"]);
  expect(svg(["I\n".repeat(5)])).toMatch(/viewBox="-8 -8 36 116"[^]*<title>Pentominoes on a board</);
  expect(svg(Array(5).fill("IIIII\n"))).toContain('viewBox="-8 -8 236 116"');
  const colours = [...picture.matchAll(/<path fill="(.*?)"/g)].map(([, colour]) => colour);
  expect(colours).toEqual([..."PVLVI"].map((letter) => COLOURS[letter]));
});
