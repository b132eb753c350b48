// Boards as SVG pictures, for documents of one's own.

import { rowsOf } from "../solver/cells.ts";
import { PIECE, shapesOf, SIDE, svgOf } from "./shapes.ts";

/** One SVG of all these solutions (text, a row a line), side by side in rows, a cell apart: about as wide as it is high. */
export const svg = (solutions: string[]): string => {
  const boards = solutions.map(rowsOf);
  const width = Math.max(...boards.map((rows) => rows[0].length)) + 1;
  const height = Math.max(...boards.map((rows) => rows.length)) + 1;
  const columns = Math.min(boards.length, Math.ceil(Math.sqrt((boards.length * height) / width)));
  const drawings = boards.map((rows, i) => {
    const at = [(i % columns) * width, Math.floor(i / columns) * height].map((cells) => cells * SIDE);
    return `<g transform="translate(${at.join(" ")})">\n${shapesOf(rows, PIECE)}</g>\n`;
  });
  return svgOf(
    [(columns * width - 1) * SIDE, (Math.ceil(boards.length / columns) * height - 1) * SIDE],
    `Pentominoes on ${boards.length === 1 ? "a board" : `${boards.length} boards`}`,
    boards.map((rows) => rows.join(" ")).join(", "),
    drawings.join(""),
  );
};
