// Boards as SVG pictures, for documents of one's own. Clues are letters in their cells.

import { pitchOf } from "../twin/board.ts";
import { cellsOf, placeOf, sizeOf } from "../boards/cells.ts";
import { shapesOf, SIDE, svgOf } from "./shapes.ts";

/** One SVG of all these boards in rows, a cell apart: about as wide as it is high. `clues` is a board, too. */
export const svg = (boards: string[], clues = ""): string => {
  const letters = cellsOf(clues).map((at) => {
    const [y, x] = placeOf(clues, at).map((cells) => (cells + 0.5) * SIDE);
    return `<text x="${x}" y="${y + 4.5}" text-anchor="middle">${clues[at]}</text>\n`;
  });
  const width = Math.max(...boards.map(pitchOf));
  const height = Math.max(...boards.map((board) => sizeOf(board).rows)) + 1;
  const columns = Math.min(boards.length, Math.ceil(Math.sqrt((boards.length * height) / width)));
  const drawings = boards.map((board, i) => {
    const at = [(i % columns) * width, Math.floor(i / columns) * height].map((cells) => cells * SIDE);
    return `<g transform="translate(${at.join(" ")})">\n${shapesOf(board)}${letters.join("")}</g>\n`;
  });
  return svgOf(
    [(columns * width - 1) * SIDE, (Math.ceil(boards.length / columns) * height - 1) * SIDE],
    `Pentominoes on ${boards.length === 1 ? "a board" : `${boards.length} boards`}`,
    boards.join(", "),
    drawings.join(""),
  );
};
