// What the diagrams consist of: words, boxes, characters and boards. A part of a diagram knows how large it is, so parts can be put
// side by side or below each other.

import { COLOURS, GREY } from "../solver/drawings.ts";
import { escaped, grey, INK, shapesOf, svgOf } from "./shapes.ts";

/** How wide a diagram is, and how much is left free above and below it, in pixels. */
const WIDE = 880;
const MARGIN = 8;

/** What the eye is led to. */
export const LIT = "#f85149";

/** Explanations are in another font than the text of the program. */
const STYLE = ".w{font:15px system-ui,sans-serif}.b{font-weight:bold}";

/** The attributes of a box that stands for an empty cell, or for the border. */
export const EMPTY = `fill="none" stroke="${GREY}"`;
export const BORDER = EMPTY + ' stroke-dasharray="3 3"';

/** A point or a size, in pixels. */
type Pair = readonly [x: number, y: number];

/** A part of a diagram: SVG that begins at [0, 0], and how large it is. */
interface Part {
  size: Pair;
  body: string;
}

const moved = ([x, y]: Pair, body: string): string => `<g transform="translate(${x} ${y})">\n${body}</g>\n`;

/** Puts parts one after the other along an axis. Their beginnings are in line if `align` is 0, their middles if it is 0.5. */
const chain =
  (axis: 0 | 1, align: number) =>
  (gap: number, ...parts: Part[]): Part => {
    const pair = (along: number, across: number): Pair => (axis ? [across, along] : [along, across]);
    const breadth = Math.max(...parts.map(({ size }) => size[1 - axis]));
    let end = -gap;
    const bodies = parts.map(({ size, body }) => {
      const at = pair(end + gap, align * (breadth - size[1 - axis]));
      end += gap + size[axis];
      return moved(at, body);
    });
    return { size: pair(end, breadth), body: bodies.join("") };
  };
export const beside = chain(0, 0.5);
export const below = chain(1, 0);
export const centred = chain(1, 0.5);

/** A diagram as an SVG, with everything in the middle. */
export const diagram = (title: string, description: string, { size: [width, height], body }: Part): string =>
  svgOf(
    [WIDE, Math.ceil(height) + 2 * MARGIN],
    title,
    description,
    `<g fill="${INK}">\n${moved([(WIDE - width) / 2, MARGIN], body)}</g>`,
    STYLE,
  );

/** A line of grey text. How wide it is depends on the reader's fonts, so the place that it gets is given. */
export const words = (line: string, width: number, font = ' class="w"'): Part => ({
  size: [width, 22],
  body: `<text y="16"${font}${grey}>${escaped(line)}</text>\n`,
});

/** A word around this point. */
export const label = (word: string, [x, y]: Pair, more = ""): string =>
  `<text text-anchor="middle" x="${x}" y="${y + 4.5}"${more}>${word}</text>\n`;

/** A rectangle around this point. `more` are attributes for its colours. */
export const rect = ([x, y]: Pair, [width, height]: Pair, more: string): string =>
  `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="3" ${more}/>\n`;

/** The size of a cell that holds a character, and how many cells are in a row: Infinity if all are in one line. */
interface Grid {
  cell: Pair;
  pitch: number;
}

/** The middle of a cell. */
export const centre = (at: number, { cell: [width, height], pitch }: Grid): Pair => [
  ((at % pitch) + 0.5) * width,
  (Math.floor(at / pitch) + 0.5) * height,
];

/** Characters in their cells: those in ink, and the others in grey. */
export const characters = (all: string, grid: Grid, isInk = (_: number): boolean => true): string =>
  ["", grey]
    .map((colour) => {
      const shown = Array.from(all, (character, at) => (isInk(at) === !colour ? character : " ")).join("");
      const [xs, ys] = [0, 1].map((axis) => Array.from(shown, (_, at) => centre(at, grid)[axis] + 4.5 * axis));
      const y = grid.pitch < Infinity ? ys.join(" ") : ys[0];
      return (
        shown.trim() && `<text text-anchor="middle" x="${xs.join(" ")}" y="${y}"${colour}>${escaped(shown)}</text>\n`
      );
    })
    .join("");

/** A board as people see it, or as a line, with some cells lit and something drawn over it. */
export const boardPart = (grid: Grid, board: string, over = "", lit: number[] = []): Part => {
  const [width, height] = grid.cell;
  const rows = board.match(RegExp(`.{1,${Math.min(grid.pitch, board.length)}}`, "g"))!;
  const isPlane = rows.length > 1;
  const pieces = isPlane ? shapesOf(rows, { width, height, margins: [1, 1, 1, 1], radius: 4 }) : "";
  const boxes = Array.from(board, (letter, at) => {
    if (isPlane && letter in COLOURS) return "";
    const colour = lit.includes(at) ? LIT : COLOURS[letter];
    const look = colour ? `fill="${colour}"` : letter === " " ? BORDER : EMPTY;
    const margin = colour ? 1 : 4;
    return rect(centre(at, grid), [width - margin, height - margin], look);
  });
  return { size: [rows[0].length * width, rows.length * height], body: pieces + boxes.join("") + over };
};
