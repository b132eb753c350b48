// The cells of a board as rows and columns, for those to whom a piece is a shape.

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
