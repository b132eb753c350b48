// Boards as SVG pictures, for documents of one's own.

import { sizeOf } from "../solver/cells.ts";
import { pitchOf } from "../twin/board.ts";
import { PIECE, shapesOf, SIDE, svgOf } from "./shapes.ts";

/** One SVG of all these boards, side by side in rows, a cell apart: about as wide as it is high. */
export const svg = (boards: string[]): string => {
  const width = Math.max(...boards.map(pitchOf));
  const height = Math.max(...boards.map((board) => sizeOf(board).rows)) + 1;
  const columns = Math.min(boards.length, Math.ceil(Math.sqrt((boards.length * height) / width)));
  const drawings = boards.map((board, i) => {
    const at = [(i % columns) * width, Math.floor(i / columns) * height].map((cells) => cells * SIDE);
    return `<g transform="translate(${at.join(" ")})">\n${shapesOf(board, PIECE)}</g>\n`;
  });
  return svgOf(
    [(columns * width - 1) * SIDE, (Math.ceil(boards.length / columns) * height - 1) * SIDE],
    `Pentominoes on ${boards.length === 1 ? "a board" : `${boards.length} boards`}`,
    boards.join(", "),
    drawings.join(""),
  );
};
