// A program whose pieces are coloured. Between two pieces there is always a blank, so every run of other characters in a line
// of the picture belongs to one piece, or to one empty cell.

import type { Paint } from "../solver/drawings.ts";
import { copy } from "../twin/picture.ts";

/** How many columns and lines a cell of a picture takes, its seams included. */
export const CELL = { columns: 11, lines: 7 };

/**
 * Paints the runs of a line of the picture of a board, which is given as its rows. `y` is the line's number in the picture,
 * from 0 on. An empty cell has the letter "x", and what belongs to no cell ".".
 */
const paintLine = (line: string, y: number, rows: string[], paint: Paint): string =>
  line.replace(/\S+/g, (run, x: number) =>
    paint(run, rows[Math.floor(y / CELL.lines)]?.[Math.floor(x / CELL.columns)] ?? "."),
  );

/**
 * The copy that shows a board (its rows with spaces between them), with every run of characters in its picture painted. The
 * frame, the end and the label are left as they are. With the paint taken off it is `copy(board, text)`.
 */
export const painted = (board: string, text: string, paint: Paint): string => {
  const rows = board.split(" ");
  return copy(board, text)
    .split("\n")
    .map((line, y) => (y > 0 && y <= CELL.lines * rows.length ? paintLine(line, y - 1, rows, paint) : line))
    .join("\n");
};
