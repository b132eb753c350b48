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

const tilingWith = (board: string, total: number, unit: number, room: number): Tiling => {
  const size = sizeOf(board);
  const [width, height] = [(size.columns + 1) * unit, (size.rows + 1) * unit];
  const columns = Math.max(1, Math.min(total, Math.floor(room / width)));
  return { columns, rows: Math.ceil(total / columns), unit, width, height };
};

/** So many tiles in a room of this size, as large as they can be; but a cell has at least `least` pixels and at most `most`. */
export const tilingOf = (board: string, total: number, [width, height]: number[], [least, most]: number[]): Tiling => {
  const units = Array.from({ length: most - least + 1 }, (_, i) => most - i);
  const all = units.map((unit) => tilingWith(board, total, unit, width));
  const isFitting = (tiling: Tiling) => tiling.rows * tiling.height <= height && tiling.width <= width;
  return all.find(isFitting) ?? all.at(-1)!;
};

/** The size of the whole wall. */
export const extentOf = ({ columns, rows, width, height, unit }: Tiling): [width: number, height: number] => [
  columns * width - unit,
  rows * height - unit,
];

/** Where a tile begins. Tiles are counted from 0. */
export const cornerOf = ({ columns, width, height }: Tiling, tile: number): [x: number, y: number] => [
  (tile % columns) * width,
  Math.floor(tile / columns) * height,
];

/** The tile at a point, or in the gap to its right or below it; undefined if there is none among the first `count`. */
export const tileAt = ({ columns, width, height }: Tiling, [x, y]: number[], count: number): number | undefined => {
  const [column, row] = [Math.floor(x / width), Math.floor(y / height)];
  const tile = row * columns + column;
  return column >= 0 && column < columns && row >= 0 && tile < count ? tile : undefined;
};
