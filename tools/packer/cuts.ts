// Head and tail of a picture are code, which lines and seams cut. This tries each way in which they can.

import { transformSync } from "esbuild";
import { drawing } from "../twin/picture.ts";
import { pictureOf } from "../copies/copies.ts";

/**
 * All rows of one to four cells, empty ones and pieces, joined or not, together or apart. In a longer row head and tail
 * lie as in its first or last four cells: they take three cells of a line at most.
 */
const rows = (cells: number): string[] =>
  cells === 1
    ? [..."xAB"]
    : rows(cells - 1).flatMap((row) => [..."xAB"].flatMap((cell) => [row + cell, row + "." + cell]));

const layoutOf = (row: string): string =>
  pictureOf(drawing("x".repeat(999))(`${row} ${row}`))
    .join("\n")
    .replace(/\S/g, "x");

let known: string[] | undefined;

/** The layouts of pictures that begin and end with each such row, with x for each character of ink. */
const layouts = (): string[] => (known ??= [...new Set([1, 2, 3, 4].flatMap(rows).map(layoutOf))]);

/** Code as esbuild prints it: the same for the same tokens. Nothing if it is not TypeScript. */
const tokensOf = (code: string): string | undefined => {
  try {
    return transformSync(code, { loader: "ts", minifyWhitespace: true, logLevel: "silent" }).code;
  } catch {
    return undefined;
  }
};

/** Head and tail together, with whitespace where lines and seams cut them: each way in which a picture does so. */
export const cutsOf = (head: string, tail: string): string[] => {
  const cuts = layouts().map((layout) => {
    const ink = layout.replace(/\s/g, "").length;
    const all = head + "x".repeat(ink - head.length - tail.length) + tail;
    let at = 0;
    return layout.replace(/x/g, () => all[at++]).replace(/`[^`]*`/, "``");
  });
  return [...new Set(cuts)];
};

/** The first way to cut head and tail that changes their tokens; undefined if every picture leaves them whole. */
export const badCut = (head: string, tail: string): string | undefined => {
  const whole = tokensOf(head + tail);
  const cuts = cutsOf(head, tail).flatMap((cut) => [cut, cut.replace(/\n/g, "\r\n")]);
  return cuts.find((cut) => !whole || tokensOf(cut) !== whole);
};
