// A wall of tiny pictures, each a board whose cells are small squares, a cell apart. All lengths are pixels of a canvas.

import { sizeOf } from "../solver/cells.ts";

export interface Tiling {
  columns: number;
  rows: number;
  /** The side of a cell, and how far it is from one tile to the next. */
  unit: number;
  width: number;
  height: number;
}

/** How far the shape of a wall of whole rows may differ from that of its board. */
const STRETCH = 1.25;

/**
 * A wall of that many tiles on which its board is drawn large. It has as many columns as bring it nearest to the shape of the
 * board, or the fewest that leave no gap in the last row if they come near to it: 2,340 tiles of 6x10 have 45. It is at least so
 * wide, if its cells then have no more than `most` pixels.
 */
export const tilingOf = (board: string, total: number, wide: number, most: number): Tiling => {
  const size = sizeOf(board);
  const [across, down] = [size.columns + 1, size.rows + 1];
  /** How many times too wide, or too high, a wall is. */
  const stretch = (columns: number): number => {
    const ratio = (columns * across * size.rows) / (Math.ceil(total / columns) * down * size.columns);
    return Math.max(ratio, 1 / ratio);
  };
  const all = Array.from({ length: total }, (_, i) => i + 1);
  const nearest = all.reduce((best, columns) => (stretch(columns) < stretch(best) ? columns : best));
  const columns = all.find((each) => total % each === 0 && stretch(each) < STRETCH) ?? nearest;
  const unit = Math.min(most, Math.ceil(wide / (columns * across - 1)));
  return { columns, rows: Math.ceil(total / columns), unit, width: across * unit, height: down * unit };
};

/** What lies under a tile if the board is as large as the wall: the letter of a piece, or "." for a hole. */
export const cellUnder = ({ columns, rows }: Tiling, board: string, tile: number): string => {
  const size = sizeOf(board);
  const across = (tile % columns) + 0.5;
  const down = Math.floor(tile / columns) + 0.5;
  const row = board.split(" ")[Math.floor((down / rows) * size.rows)];
  return row[Math.floor((across / columns) * size.columns)];
};

/** The seams of such a board, between tiles: lines, each along one side of a tile, as x and y of both ends. */
export const seamsOf = (tiling: Tiling, board: string): number[][] => {
  const { columns, rows, unit, width, height } = tiling;
  const cells = Array.from({ length: columns * rows }, (_, tile) => cellUnder(tiling, board, tile));
  return cells.flatMap((cell, tile) => {
    const [left, top] = cornerOf(tiling, tile).map((edge) => edge - unit / 2);
    const [right, bottom] = [left + width, top + height];
    const isSeam = (next: number) => (cells[next] ?? cell) !== cell;
    return [
      ...((tile + 1) % columns && isSeam(tile + 1) ? [[right, top, right, bottom]] : []),
      ...(isSeam(tile + columns) ? [[left, bottom, right, bottom]] : []),
    ];
  });
};

/** The size of the wall, without the gaps after its last column and row. */
export const extentOf = ({ columns, rows, width, height, unit }: Tiling): [width: number, height: number] => [
  columns * width - unit,
  rows * height - unit,
];

export const cornerOf = ({ columns, width, height }: Tiling, tile: number): [x: number, y: number] => [
  (tile % columns) * width,
  Math.floor(tile / columns) * height,
];
