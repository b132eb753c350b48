// What the diagrams consist of: words, boxes, and boards with a text in each cell.

import { COLOURS, GREY } from "../solver/drawings.ts";
import { escaped, shapesOf, svgOf } from "./shapes.ts";

/** How wide a diagram is, in pixels. */
const WIDE = 864;

/** What the eye is led to. */
export const LIT = "#f85149";

/** Explanations are in another font than the text of the program, and what stands in cells is bold. */
const STYLE = `.w{font:15px system-ui,sans-serif}.c{font-weight:bold}.g{fill:${GREY}}`;

/** The attributes of a shape that is only a line. */
export const line = (colour: string): string => `fill="none" stroke="${colour}"`;

/** A point or a size, in pixels. */
type Pair = readonly [x: number, y: number];

/** Parts of a diagram, moved. */
export const moved = ([x, y]: Pair, ...parts: string[]): string =>
  `<g transform="translate(${x} ${y})">\n${parts.join("")}</g>\n`;

/** A diagram as an SVG. */
export const diagram = (title: string, description: string, height: number, ...parts: string[]): string =>
  svgOf([WIDE, height], title, description, parts.join(""), STYLE);

/** A line of grey text that begins at this point. */
export const words = (text: string, [x, y]: Pair, font = "w"): string =>
  `<text class="${font} g" x="${x}" y="${y}">${escaped(text)}</text>\n`;

/** A text around this point. */
export const label = (text: string, [x, y]: Pair, look = "c"): string =>
  text.trim() && `<text text-anchor="middle" class="${look}" x="${x}" y="${y + 4.5}">${escaped(text)}</text>\n`;

/** A rectangle around this point. `more` are attributes for its colours. */
export const rect = ([x, y]: Pair, [width, height]: Pair, more: string): string =>
  `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="3" ${more}/>\n`;

/** The size of a cell, and how many cells are in a row, if not all are in one line. */
interface Grid {
  cell: Pair;
  pitch?: number;
}

/** The middle of a cell. */
export const centre = (at: number, { cell: [width, height], pitch = Infinity }: Grid): Pair => [
  ((at % pitch) + 0.5) * width,
  (Math.floor(at / pitch) + 0.5) * height,
];

/** A board as people see it, or as a line, with a text in each cell, and some cells lit. */
export const cells = (grid: Grid, board: string, texts: ArrayLike<string> = [], lit: number[] = []): string => {
  const [width, height] = grid.cell;
  const size = { width, height, margins: [1, 1, 1, 1], radius: 4 } as const;
  const pieces = grid.pitch ? shapesOf(board.match(RegExp(`.{1,${grid.pitch}}`, "g"))!, size) : "";
  const each = Array.from(board, (letter, at) => {
    const middle = centre(at, grid);
    const colour = lit.includes(at) ? LIT : COLOURS[letter];
    const margin = colour ? 1 : 4;
    const look = colour ? `fill="${colour}"` : line(GREY) + (letter === " " ? ' stroke-dasharray="3 3"' : "");
    const isDrawn = letter === "." || (pieces && letter in COLOURS);
    const box = isDrawn ? "" : rect(middle, [width - margin, height - margin], look);
    return box + label(texts[at] ?? "", middle, colour ? "c" : "c g");
  });
  return pieces + each.join("");
};
