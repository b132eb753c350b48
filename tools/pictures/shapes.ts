// What all pictures are made of: an SVG that stands on any page, lines of text on a grid, and pieces as one shape each.

import { type Cell, cellsByLetter, COLOURS, GREY } from "../solver/drawings.ts";

/** The attribute that makes text grey, so that it can be seen on a white page and on a black one. */
export const grey = ` fill="${GREY}"`;

const FONT = 'ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace';

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as XML has it. */
export const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character]);

/** How much is left free around a picture, in pixels. */
const MARGIN = 8;

/**
 * An SVG as wide as its place, with black ink. The size of its body, which begins at [0, 0], gives the proportions.
 * `description` says what is seen. `style` is more CSS.
 */
export const svgOf = (
  [width, height]: readonly [number, number],
  title: string,
  description: string,
  body: string,
  style = "",
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}" width="100%" role="img" xml:space="preserve">
<title>${escaped(title)}</title>
<desc>${escaped(description)}</desc>
<style>svg{font:13px ${FONT}}text{white-space:pre}${style}</style>
${body}
</svg>
`;

/** How large a cell is drawn, how far its shape stays away from its sides, and how round its corners are, in pixels. */
interface Size {
  width: number;
  height: number;
  /** left, top, right and bottom */
  margins: readonly [number, number, number, number];
  radius: number;
}

/** East, south, west and north. To the right of each is the next. */
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * The contour of cells that are connected and have no hole, as the data of an SVG path. It walks around them clockwise and
 * begins at the first corner of the first cell, which must be the leftmost in the top row.
 */
export const contour = (cells: Cell[], { width, height, margins, radius }: Size): string => {
  const inside = (y: number, x: number): boolean => cells.some((cell) => cell[0] === y && cell[1] === x);
  /** Whether the cell ahead of a corner, on the left or on the right of the way, is inside. */
  const ahead = (x: number, y: number, way: number, right: boolean): boolean => {
    const [dx, dy] = WAYS[way];
    const [rx, ry] = WAYS[(way + 1) % 4];
    const side = right ? 1 : -1;
    return inside(y + (dy + side * ry - 1) / 2, x + (dx + side * rx - 1) / 2);
  };
  let path = "";
  let [y, x] = cells[0];
  let way = 0;
  do {
    const before = way;
    x += WAYS[way][0];
    y += WAYS[way][1];
    if (ahead(x, y, way, false)) way = (way + 3) % 4;
    else if (!ahead(x, y, way, true)) way = (way + 1) % 4;
    else continue;
    // One of the sides that meet here runs east or west, the other south or north. The inside is on their right.
    const [level, upright] = before % 2 ? [way, before] : [before, way];
    const cornerX = x * width + (upright === 3 ? margins[0] : -margins[2]);
    const cornerY = y * height + (level === 0 ? margins[1] : -margins[3]);
    const [inX, inY] = WAYS[before].map((step) => step * radius);
    const [outX, outY] = WAYS[way].map((step) => step * radius);
    path += `${path ? "L" : "M"}${cornerX - inX} ${cornerY - inY}q${inX} ${inY} ${inX + outX} ${inY + outY}`;
  } while (way !== 0 || y !== cells[0][0] || x !== cells[0][1]);
  return path + "z";
};

/** The pieces on a board, given as rows, each as one shape in its colour. */
export const shapesOf = (rows: string[], size: Size): string =>
  [...cellsByLetter(rows)]
    .filter(([letter]) => letter in COLOURS)
    .map(([letter, cells]) => `<path fill="${COLOURS[letter]}" d="${contour(cells, size)}"/>\n`)
    .join("");
