// Boards for the eye: each function takes a board as text, a row a line, and returns text.

import { gridOf, rowsOf } from "./outline.ts";

/** The colours of the pieces, as indices into the 6x6x6 cube that terminals have: red, green, blue from 0 to 5. */
const COLOURS: Record<string, string> = {
  F: "511",
  I: "025",
  L: "530",
  N: "153",
  P: "545",
  T: "541",
  U: "255",
  V: "413",
  W: "242",
  X: "443",
  Y: "335",
  Z: "550",
};

const SHADES = [0, 95, 135, 175, 215, 255];

const hex = (colour: string): string =>
  "#" + [...colour].map((digit) => SHADES[+digit].toString(16).padStart(2, "0")).join("");

/** How to colour text that belongs to a piece, given its letter. */
export type Paint = (text: string, letter: string) => string;

/** No colours. */
export const plain: Paint = (text) => text;

/** Colours for a terminal: black on the colour of the piece. */
export const coloured: Paint = (text, letter) =>
  letter in COLOURS ? `\x1b[30;48;5;${16 + parseInt(COLOURS[letter], 6)}m${text}\x1b[m` : text;

/** The lines that meet in a point: 1 from above, 2 from the right, 4 from below, 8 from the left. */
const CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

/** The board with a line around each piece, and around all empty cells that touch. */
export const box = (board: string, paint: Paint = plain): string => {
  const { rows, cell } = gridOf(board);
  const across = (y: number, x: number) => cell(y - 1, x) !== cell(y, x);
  const down = (y: number, x: number) => cell(y, x - 1) !== cell(y, x);
  let text = "";
  for (let y = 0; y <= rows.length; y++) {
    for (let x = 0; x <= rows[0].length; x++) {
      const meet = +down(y - 1, x) + 2 * +across(y, x) + 4 * +down(y, x) + 8 * +across(y, x - 1);
      text += meet ? CORNERS[meet] : paint(" ", cell(y, x));
      text += across(y, x) ? "───" : paint("   ", cell(y, x));
    }
    text += "\n";
    for (let x = 0; x <= rows[0].length; x++)
      text += (down(y, x) ? "│" : paint(" ", cell(y, x))) + paint("   ", cell(y, x));
    text += "\n";
  }
  return text.replace(/ +$/gm, "").trimEnd() + "\n";
};

/** The board as it is, each letter in its colour. */
export const raw = (board: string, paint: Paint = plain): string =>
  rowsOf(board)
    .map((row) => row.replace(/([A-Z])\1*/g, (letters) => paint(letters, letters[0])) + "\n")
    .join("");

/** The side of a cell in an SVG. */
const SIDE = 20;

/** One SVG of all these boards, side by side in rows, the picture about as wide as it is high. */
export const svg = (boards: string[]): string => {
  const width = Math.max(...boards.map((board) => rowsOf(board)[0].length)) + 1;
  const height = Math.max(...boards.map((board) => rowsOf(board).length)) + 1;
  const columns = Math.min(boards.length, Math.ceil(Math.sqrt((boards.length * height) / width)));
  const size = [columns * width + 1, Math.ceil(boards.length / columns) * height + 1].map((cells) => cells * SIDE);

  const drawings = boards.map((board, i) => {
    const { rows, cell } = gridOf(board);
    const squares = new Map<string, string>();
    let lines = "";
    for (let y = 0; y <= rows.length; y++)
      for (let x = 0; x <= rows[0].length; x++) {
        const here = cell(y, x);
        if (here !== ".")
          squares.set(here, `${squares.get(here) ?? ""}M${x * SIDE} ${y * SIDE}h${SIDE}v${SIDE}h-${SIDE}z`);
        if (here !== cell(y - 1, x)) lines += `M${x * SIDE} ${y * SIDE}h${SIDE}`;
        if (here !== cell(y, x - 1)) lines += `M${x * SIDE} ${y * SIDE}v${SIDE}`;
      }
    const pieces = [...squares].map(
      ([letter, path]) => `<path fill="${hex(COLOURS[letter] ?? "555")}" d="${path}"><title>${letter}</title></path>\n`,
    );
    const at = [(i % columns) * width + 1, Math.floor(i / columns) * height + 1].map((cells) => cells * SIDE);
    const outline = `<path fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" d="${lines}"/>\n`;
    return `<g transform="translate(${at.join(" ")})">\n${pieces.join("")}${outline}</g>\n`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size.join(" ")}" ` +
    `shape-rendering="crispEdges">\n${drawings.join("")}</svg>\n`
  );
};
