// Where the tiles of a wall hang. They hang on a path that winds outwards, each beside the one that printed it, so the wall is full
// at every moment, and the first tile is in its middle. All lengths are cells of a board; a tile is a board and the gap after it.

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

/** The places of a grid on a path that winds outwards. It begins to the right, or down a single column. */
const winding = (columns: number, rows: number): Point[] => {
  const path: Point[] = [];
  // From a corner inwards, and then turned round. Each side is one shorter than the last one in that direction.
  const sides = [columns, rows - 1];
  let [x, y] = [columns, 0];
  for (let way = 0; sides[way % 2] > 0; way++) {
    const [dx, dy] = [[-1, 0, 1, 0][way % 4], [0, 1, 0, -1][way % 4]];
    for (let i = sides[way % 2]--; i--; path.push([x, y])) [x, y] = [x + dx, y + dy];
  }
  const [first, next = first] = path.reverse();
  const turned = (at: number, last: number, axis: 0 | 1) => (first[axis] > next[axis] ? last - at : at);
  return path.map(([left, top]) => [turned(left, columns - 1, 0), turned(top, rows - 1, 1)]);
};

/** More tiles than that are the pixels of a picture. */
export const MANY = 100;

/** The shape of a window that lies, width by height. */
const WINDOW = 1.6;

/**
 * A wall of so many tiles. Many have the shape of their board: a full grid, if one comes near to that shape, else the nearest. In an
 * upright window it is the highest of these, and the path begins downwards: 2,340 tiles of 6x10 make 52 x 45, or 45 x 52. A few are as
 * large as they can be in the window.
 */
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
  const spots = isUpright && rows > 1 ? winding(rows, columns).map(([y, x]): Point => [x, y]) : winding(columns, rows);
  return { columns, rows, wide, high, spots: spots.slice(0, total) };
};

/** The upper left corner of a place. */
export const cornerOf = ({ wide, high }: Lay, [x, y]: Point): Point => [x * (wide + 1), y * (high + 1)];

/** The size of the whole wall, without the gaps after its last column and row. */
export const extentOf = ({ columns, rows, wide, high }: Lay): Point => [
  columns * (wide + 1) - 1,
  rows * (high + 1) - 1,
];

/** The place at a point, and the cell of its tile there, each as column and row; undefined outside of the grid. */
export const spotAt = ({ columns, rows, wide, high }: Lay, [x, y]: Point): { spot: Point; cell: Point } | undefined => {
  const spot: Point = [Math.floor(x / (wide + 1)), Math.floor(y / (high + 1))];
  const isOn = spot[0] >= 0 && spot[1] >= 0 && spot[0] < columns && spot[1] < rows;
  return isOn ? { spot, cell: [Math.floor(x) % (wide + 1), Math.floor(y) % (high + 1)] } : undefined;
};

/** The piece that lies under a tile if its board is as large as the wall, by its letter; "." for a hole. */
export const under = ({ columns, rows, wide, high }: Lay, board: string, [x, y]: Point): string =>
  board[Math.floor(((y + 0.5) / rows) * high) * (wide + 1) + Math.floor(((x + 0.5) / columns) * wide)];

/** The seams of such a board, between tiles: lines of one tile's length, each as the two points it joins. */
export const seamsOf = (lay: Lay, board: string): [Point, Point][] => {
  const { columns, rows } = lay;
  const seams: [Point, Point][] = [];
  const corner = (x: number, y: number) => cornerOf(lay, [x, y]).map((edge) => edge - 0.5) as [number, number];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const own = under(lay, board, [x, y]);
      const end = corner(x + 1, y + 1);
      if (x + 1 < columns && under(lay, board, [x + 1, y]) !== own) seams.push([corner(x + 1, y), end]);
      if (y + 1 < rows && under(lay, board, [x, y + 1]) !== own) seams.push([corner(x, y + 1), end]);
    }
  return seams;
};

/** A rectangle of the wall. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const mixed = (one: Box, other: Box, part: number): Box => {
  const between = (side: keyof Box) => one[side] + (other[side] - one[side]) * part;
  return { left: between("left"), top: between("top"), right: between("right"), bottom: between("bottom") };
};

/** The rectangles around the first tile, the first two, and so on. */
export const boxesOf = (lay: Lay): Box[] => {
  let box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  return lay.spots.map((spot) => {
    const [left, top] = cornerOf(lay, spot);
    box = {
      left: Math.min(box.left, left),
      top: Math.min(box.top, top),
      right: Math.max(box.right, left + lay.wide),
      bottom: Math.max(box.bottom, top + lay.high),
    };
    return box;
  });
};

/** Of how many rectangles `around` takes the mean, and how many times as many tiles the last of them has. */
const [SAMPLES, AHEAD] = [16, 1.35];

/**
 * The rectangle that shows the first n tiles, where n need not be whole. The path begins a side of the wall suddenly, and a camera must
 * not jump: from four tiles on it is the mean of the rectangles around n tiles and somewhat more.
 */
export const around = (boxes: Box[], n: number): Box => {
  const at = (count: number): Box => {
    const i = Math.min(boxes.length, Math.max(1, count)) - 1;
    return mixed(boxes[Math.floor(i)], boxes[Math.ceil(i)], i % 1);
  };
  const ahead = AHEAD ** Math.max(0, Math.min(1, (n - 4) / 8));
  let mean = at(n);
  for (let i = 1; i < SAMPLES; i++) mean = mixed(mean, at(n * ahead ** (i / (SAMPLES - 1))), 1 / (i + 1));
  return mean;
};
