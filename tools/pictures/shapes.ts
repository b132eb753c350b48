// What all pictures are made of: an SVG for any page, lines of text on a grid, and pieces as one shape each.

import { type Cell, cellsByLetter } from "../boards/cells.ts";
import { COLOURS } from "../boards/colours.ts";

/** The attribute that makes text grey, so that it can be seen on a white page and on a black one. */
export const grey = ' fill="#777c84"';

const FONT = 'ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace';

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character]);

const MARGIN = 8;

/** An SVG as wide as its place. Its body has this size and begins at [0, 0]; `words` say what is seen. */
export const svgOf = ([width, height]: number[], title: string, words: string, body: string, style = ""): string => {
  const box = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="100%" role="img" xml:space="preserve">
<title>${escaped(title)}</title>
<desc>${escaped(words)}</desc>
<style>svg{font:13px ${FONT}}text{white-space:pre}${style}</style>
${body}
</svg>
`;
};

/** How large a cell is drawn, how far its shape stays away from its sides, and how round its corners are, in pixels. */
interface Size {
  width: number;
  height: number;
  /** left, top, right and bottom */
  margins: readonly [number, number, number, number];
  radius: number;
}

/** The side of a cell in an SVG's own units, and how a piece fills its cells, in a picture of a board. */
export const SIDE = 20;
export const PIECE: Size = { width: SIDE, height: SIDE, margins: [0.75, 0.75, 0.75, 0.75], radius: 4 };

/** How many columns and rows one goes on a way: east, south, west or north. To the right of each is the next. */
const stepOn = (way: number): [dx: number, dy: number] => [[1, 0, -1, 0][way], [0, 1, 0, -1][way]];

/** The contour of connected cells without a hole, as the data of an SVG path: clockwise, from the first top cell on. */
export const contour = (cells: Cell[], size = PIECE): string => {
  const { width, height, margins, radius } = size;
  const [left, top, right, bottom] = margins;
  const cellAt = (y: number, x: number) => cells.find((cell) => cell[0] === y && cell[1] === x);
  /** The side of a cell along which one goes this way: its y if it runs east or west, else its x. */
  const side = ([y, x]: Cell, way: number): number =>
    [y * height + top, (x + 1) * width - right, (y + 1) * height - bottom, x * width + left][way];
  let path = "";
  let cell = cells[0];
  let way = 0;
  do {
    const from = side(cell, way);
    const before = way;
    const [y, x] = cell;
    const [dx, dy] = stepOn(way);
    const ahead = cellAt(y + dy, x + dx);
    const onTheLeft = cellAt(y + dy - dx, x + dx + dy);
    cell = onTheLeft ?? ahead ?? cell;
    if (!onTheLeft && ahead) continue;
    way = (way + (onTheLeft ? 3 : 1)) % 4;
    const to = side(cell, way);
    const [cornerX, cornerY] = before % 2 ? [from, to] : [to, from];
    const [inX, inY] = [dx * radius, dy * radius];
    const [outX, outY] = stepOn(way).map((step) => step * radius);
    path += `${path ? "L" : "M"}${cornerX - inX} ${cornerY - inY}q${inX} ${inY} ${inX + outX} ${inY + outY}`;
  } while (way || cell !== cells[0]);
  return path + "z";
};

/** The pieces on a board, each as one shape in its colour. */
export const shapesOf = (board: string, size = PIECE): string => {
  const shape = (letter: string, cells: Cell[]) => `<path fill="${COLOURS[letter]}" d="${contour(cells, size)}"/>\n`;
  return Array.from(cellsByLetter(board), (piece) => shape(...piece)).join("");
};
