// Boards for the eye: each function takes a board as text, a row a line, and returns text.

import { gridOf, rowsOf } from "./parse.ts";

/**
 * The colours of the pieces, and the nearest of the 256 colours of terminals that can be told apart as well. No two of them
 * are alike, neither for eyes that see all colours nor for eyes that lack one kind of cones. Black text can be read on all of
 * them, and they can be seen on paper and on a dark page.
 */
const PALETTE: Record<string, [colour: string, code: number]> = {
  F: ["#fc7da3", 211],
  I: ["#6e71dc", 99],
  L: ["#c49b68", 180],
  N: ["#7be4d1", 122],
  P: ["#decaff", 189],
  T: ["#c3dba4", 193],
  U: ["#519a87", 66],
  V: ["#97709a", 133],
  W: ["#898a00", 100],
  X: ["#b6665e", 167],
  Y: ["#5da7ff", 75],
  Z: ["#efd240", 184],
};

/** The colours of the pieces, as CSS has them. */
export const COLOURS: Record<string, string> = Object.fromEntries(
  Object.entries(PALETTE).map(([letter, [colour]]) => [letter, colour]),
);

/** The colour of empty cells and of words. It can be seen on white and on black. */
export const GREY = "#777c84";

/** How to colour text that belongs to a piece, given its letter. */
export type Paint = (text: string, letter: string) => string;

/** No colours. */
export const plain: Paint = (text) => text;

/** Colours for a terminal: black on the colour of the piece. */
export const coloured: Paint = (text, letter) =>
  letter in PALETTE ? `\x1b[30;48;5;${PALETTE[letter][1]}m${text}\x1b[m` : text;

/** The lines that meet in a point: 1 from above, 2 from the right, 4 from below, 8 from the left. */
const CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

/**
 * The board with a line around each piece, and around all empty cells that touch. A cell takes four columns. If `width` is
 * too small for that, it takes three, or at least two.
 */
export const box = (board: string, paint: Paint = plain, width = Infinity): string => {
  const { rows, cell } = gridOf(board);
  const across = (y: number, x: number) => cell(y - 1, x) !== cell(y, x);
  const down = (y: number, x: number) => cell(y, x - 1) !== cell(y, x);
  const inside = ([4, 3].find((step) => step * rows[0].length < width) ?? 2) - 1;
  const blank = " ".repeat(inside);
  let text = "";
  for (let y = 0; y <= rows.length; y++) {
    for (let x = 0; x <= rows[0].length; x++) {
      const meet = +down(y - 1, x) + 2 * +across(y, x) + 4 * +down(y, x) + 8 * +across(y, x - 1);
      text += meet ? CORNERS[meet] : paint(" ", cell(y, x));
      text += across(y, x) ? "─".repeat(inside) : paint(blank, cell(y, x));
    }
    text += "\n";
    for (let x = 0; x <= rows[0].length; x++)
      text += (down(y, x) ? "│" : paint(" ", cell(y, x))) + paint(blank, cell(y, x));
    text += "\n";
  }
  return text.replace(/ +$/gm, "").trimEnd() + "\n";
};

/** The board as it is, each letter in its colour. */
export const raw = (board: string, paint: Paint = plain): string =>
  rowsOf(board)
    .map((row) => row.replace(/([A-Z])\1*/g, (letters) => paint(letters, letters[0])) + "\n")
    .join("");

/** The side of a cell in an SVG's own units. */
export const SIDE = 20;

/** How large an SVG is at least, in pixels. */
const SIZE = 600;

/** A cell of a board: its row and its column. */
export type Cell = readonly [y: number, x: number];

/** The cells of each piece on a board, by letter, from its rows. "x" has all empty cells. */
export const cellsByLetter = (rows: string[]): Map<string, Cell[]> => {
  const all = new Map<string, Cell[]>();
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      const cells = all.get(letter);
      if (cells) cells.push([y, x]);
      else if (letter !== ".") all.set(letter, [[y, x]]);
    }),
  );
  return all;
};

/** The cell that is nearest to the middle of all these. */
export const middle = (cells: Cell[]): Cell => {
  const [y, x] = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + cell[axis] / cells.length, 0));
  const far = (cell: Cell) => Math.hypot(cell[0] - y, cell[1] - x);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
};

/** A board as part of an SVG, in units of SIDE: its pieces, with their letters if these are wanted, and the lines around them. */
const drawn = (board: string, letters: boolean): string => {
  const { rows, cell } = gridOf(board);
  const pieces = [...cellsByLetter(rows)].map(([letter, cells]) => {
    const path = cells.map(([y, x]) => `M${x * SIDE} ${y * SIDE}h${SIDE}v${SIDE}h-${SIDE}z`).join("");
    const [y, x] = middle(cells).map((at) => (at + 0.5) * SIDE);
    return (
      `<path fill="${COLOURS[letter] ?? GREY}" d="${path}"><title>${letter}</title></path>\n` +
      (letters && letter in COLOURS ? `<text x="${x}" y="${y + 5}">${letter}</text>\n` : "")
    );
  });
  let lines = "";
  for (let y = 0; y <= rows.length; y++)
    for (let x = 0; x <= rows[0].length; x++) {
      const here = cell(y, x);
      if (here !== cell(y - 1, x)) lines += `M${x * SIDE} ${y * SIDE}h${SIDE}`;
      if (here !== cell(y, x - 1)) lines += `M${x * SIDE} ${y * SIDE}v${SIDE}`;
    }
  return pieces.join("") + `<path fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" d="${lines}"/>\n`;
};

/**
 * One SVG of all these boards, side by side in rows. It is about as wide as it is high, and 600 pixels or more. It has no
 * background, and its lines are black: on a dark page they look like gaps between the pieces. With `letters` each piece
 * shows its letter.
 */
export const svg = (boards: string[], { letters = false } = {}): string => {
  const width = Math.max(...boards.map((board) => rowsOf(board)[0].length)) + 1;
  const height = Math.max(...boards.map((board) => rowsOf(board).length)) + 1;
  const columns = Math.min(boards.length, Math.ceil(Math.sqrt((boards.length * height) / width)));
  const size = [columns * width + 1, Math.ceil(boards.length / columns) * height + 1];
  // A cell takes whole pixels, so that all lines are equally thick.
  const pixels = Math.max(SIDE, Math.floor(SIZE / Math.max(...size)));

  const drawings = boards.map((board, i) => {
    const at = [(i % columns) * width + 1, Math.floor(i / columns) * height + 1].map((cells) => cells * SIDE);
    return `<g transform="translate(${at.join(" ")})">\n${drawn(board, letters)}</g>\n`;
  });
  const [wide, high] = size.map((cells) => cells * pixels);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" ` +
    `viewBox="0 0 ${size.map((cells) => cells * SIDE).join(" ")}" role="img" shape-rendering="crispEdges"` +
    (letters ? ` font-family="sans-serif" font-size="14" font-weight="bold" text-anchor="middle"` : "") +
    `>\n<title>Pentominoes on ${boards.length === 1 ? "a board" : `${boards.length} boards`}</title>\n` +
    `${drawings.join("")}</svg>\n`
  );
};
