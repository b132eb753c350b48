// Boards for the eye: each function takes a board as text, a row a line, and returns text.

import { rowsOf } from "./cells.ts";
import { type Paint, plain } from "./colours.ts";

/** The lines that meet in a point: 1 from above, 2 from the right, 4 from below, 8 from the left. */
const CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

/** The board with a line around each piece and around empty cells that touch; a cell takes four columns, or three or two if it must. */
export const box = (board: string, paint: Paint, width: number): string => {
  const rows = rowsOf(board);
  const cell = (y: number, x: number): string => rows[y]?.[x] ?? ".";
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
  `${rowsOf(board).join("\n")}\n`.replace(/([A-Z])\1*/g, (letters) => paint(letters, letters[0]));
