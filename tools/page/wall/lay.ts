// Where tiles hang: on a square spiral, each beside the one that printed it. All lengths are cells; a gap is one.

import { sizeOf } from "../../boards/cells.ts";

/** A place of the grid, counted in tiles, or a point, in cells. */
export type Point = readonly [x: number, y: number];

export interface Lay {
  /** How many tiles the grid has from left to right, and from top to bottom. */
  columns: number;
  rows: number;
  /** How many cells a board has that way. */
  wide: number;
  high: number;
  /** The place of each tile, in the order of the path. */
  spots: Point[];
}

/** How far the shape of a full grid may differ from that of its board. */
const STRETCH = 1.25;

/** How many times too wide, or too high, a wall of such a grid is. */
const stretchOf = (columns: number, total: number, wide: number, high: number): number => {
  const ratio = (columns * (wide + 1) * high) / (Math.ceil(total / columns) * (high + 1) * wide);
  return Math.max(ratio, 1 / ratio);
};

/** The places of a grid on a path outwards: each side is a row or a column, whichever brings it nearer its shape. */
const winding = (columns: number, rows: number): Point[] => {
  const path: Point[] = [[0, 0]];
  let [left, top, right, bottom] = [0, 0, 0, 0];
  while (path.length < columns * rows) {
    const [x, y] = path.at(-1)!;
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (high === rows || (wide < columns && wide * rows <= high * columns)) {
      const next = x === right ? ++right : --left;
      for (let i = 0; i < high; i++) path.push([next, y === top ? top + i : bottom - i]);
    } else {
      const next = y === bottom ? ++bottom : --top;
      for (let i = 0; i < wide; i++) path.push([x === left ? left + i : right - i, next]);
    }
  }
  return path.map(([x, y]) => [x - left, y - top]);
};

/** More tiles than that are the pixels of a picture. */
export const MANY = 100;

/** The shape of a window that lies, width by height. */
const WINDOW = 1.6;

/** A wall of so many tiles. Many have the shape of their board: a full grid, if one is near. A few are large. */
export const layOf = (board: string, total: number, isUpright: boolean): Lay => {
  const { columns: wide, rows: high } = sizeOf(board);
  const stretch = (columns: number) =>
    total > MANY
      ? stretchOf(columns, total, wide, high)
      : Math.max((columns * (wide + 1)) / (isUpright ? 1 / WINDOW : WINDOW), Math.ceil(total / columns) * (high + 1));
  const all = Array.from({ length: total }, (_, i) => i + 1);
  const nearest = (some: number[]) => some.reduce((best, each) => (stretch(each) < stretch(best) ? each : best));
  const full = all.filter((columns) => total > MANY && total % columns === 0 && stretch(columns) < STRETCH);
  const columns = !full.length ? nearest(all) : isUpright ? full[0] : nearest(full);
  const rows = Math.ceil(total / columns);
  return { columns, rows, wide, high, spots: winding(columns, rows).slice(0, total) };
};

export const cornerOf = ({ wide, high }: Lay, [x, y]: Point): Point => [x * (wide + 1), y * (high + 1)];

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The rectangle of the tile at a place, and so much around it. */
export const boxOf = (lay: Lay, spot: Point, more = 0): Box => {
  const [left, top] = cornerOf(lay, spot);
  return [left - more, top - more, left + lay.wide + more, top + lay.high + more];
};

/** The rectangles around the first tile, the first two, and so on. */
export const boxesOf = (lay: Lay): Box[] => {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  return lay.spots.map((spot): Box => {
    const box = boxOf(lay, spot);
    [left, top] = [Math.min(left, box[0]), Math.min(top, box[1])];
    [right, bottom] = [Math.max(right, box[2]), Math.max(bottom, box[3])];
    return [left, top, right, bottom];
  });
};

/** The size of the whole wall, without the gaps after its last column and row. */
export const extentOf = ({ columns, rows, wide, high }: Lay): Point => [
  columns * (wide + 1) - 1,
  rows * (high + 1) - 1,
];

/** The tile at a place, counted from 0; -1 if none hangs there. */
export const tileOn = ({ spots }: Lay, [x, y]: Point): number =>
  spots.findIndex((spot) => spot[0] === x && spot[1] === y);

/** The tile at a point, or -1, and the index of the cell there on its board, which may have none. */
export const tileAt = (lay: Lay, [x, y]: Point): { tile: number; cell: number } => {
  const [wide, high] = [lay.wide + 1, lay.high + 1];
  const tile = tileOn(lay, [Math.floor(x / wide), Math.floor(y / high)]);
  return { tile, cell: (Math.floor(y) % high) * wide + (Math.floor(x) % wide) };
};

/** The piece that lies under a tile if its board is as large as the wall, by its letter; "." for a hole. */
export const pieceUnder = ({ columns, rows, wide, high }: Lay, board: string, [x, y]: Point): string =>
  board[Math.floor(((y + 0.5) / rows) * high) * (wide + 1) + Math.floor(((x + 0.5) / columns) * wide)];

/** The seams of such a board, between tiles: lines of one tile's length, each as the two points it joins. */
export const seamsOf = (lay: Lay, board: string): [Point, Point][] => {
  const { columns, rows } = lay;
  const seams: [Point, Point][] = [];
  const corner = (x: number, y: number) => cornerOf(lay, [x, y]).map((edge) => edge - 0.5) as [number, number];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const here = pieceUnder(lay, board, [x, y]);
      const end = corner(x + 1, y + 1);
      if (x + 1 < columns && pieceUnder(lay, board, [x + 1, y]) !== here) seams.push([corner(x + 1, y), end]);
      if (y + 1 < rows && pieceUnder(lay, board, [x, y + 1]) !== here) seams.push([corner(x, y + 1), end]);
    }
  return seams;
};
