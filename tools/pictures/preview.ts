// The picture that stands for the page where somebody sends its link: a program on paper, as a PNG. No font is there to draw its
// text, so it is the same on every machine: characters, which are too small to read, become blocks.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { COLUMN, LINE, pictureAlone, pictureLines, pixelsOf, shownRows } from "./drawn.ts";

const PAPER = "#fbfaf7";

/** How far the picture stays away from the edges, in pixels of the drawing. */
const MARGIN = 36;

/** Where the block of a character begins in its line. */
const topOf = (character: string): number =>
  /[a-z]/.test(character) ? 5.5 : /[\w()[\]{}|/]/.test(character) ? 3.5 : 8;

/** The preview of a program as a PNG, as large as the services that show links ask for. */
export const previewPng = async (program: string): Promise<Uint8Array> => {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const blocks = pictureLines(program).flatMap((line, y) =>
    [...line.matchAll(/\S/g)].map(({ 0: character, index }) => {
      const top = topOf(character);
      return `M${index * COLUMN + 1.2} ${y * LINE + top}h5.6v${11 - top}h-5.6z`;
    }),
  );
  const [width, height] = pixelsOf(shownRows(program)).map((pixels) => pixels + 2 * MARGIN);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="1200" height="630">
${pictureAlone(program, `<path opacity="0.5" d="${blocks.join("")}"/>`)}</svg>`;
  return new Resvg(svg, { background: PAPER }).render().asPng();
};
