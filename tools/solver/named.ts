// The boards that puzzle people know, by name, each with its number of distinct solutions. The tests verify these numbers.

import { put, glyphs } from "../twin/pieces.ts";
import { blank, BoardError, formatBoard, LETTERS, parseBoard } from "./parse.ts";

/** A board with a name. */
interface NamedBoard {
  name: string;
  /** Rows with a newline after each: "x" an empty cell, "." no cell. */
  outline: string;
  /** The letters of the pieces that may be used. */
  pieces: string;
  /** Distinct solutions, of the boards in the list. */
  solutions?: number;
  /** Which solutions count as the same, where there are several ways to count. */
  note?: string;
}

/** A board of the list. */
export type ListedBoard = NamedBoard & { solutions: number };

/** Rows, with spaces between them, as text. A number before a row repeats it: "2*x.x xxx". */
const rows = (short: string): string =>
  short
    .split(" ")
    .map((row) => (row.includes("*") ? (row.split("*")[1] + "\n").repeat(parseInt(row)) : row + "\n"))
    .join("");

const rectangle = (height: number, width: number): string => ("x".repeat(width) + "\n").repeat(height);

/** An 8x8 board with a hole of 2x2. The first cell of the hole is in this row and column, counted from 0. */
const holed = (y: number, x: number): string =>
  Array.from({ length: 64 }, (_, i) => {
    const hole = [y, y + 1].includes(i >> 3) && [x, x + 1].includes(i & 7);
    return (hole ? "." : "x") + (i % 8 === 7 ? "\n" : "");
  }).join("");

/** A piece three times as high and wide. */
const tripled = (letter: string): string => {
  const pitch = 10;
  const glyph = glyphs(pitch).find((each) => each[0] === letter)!;
  const grid = ("x".repeat(pitch - 1) + " ").repeat(5).trim();
  const small = formatBoard(parseBoard(formatBoard(put(grid, glyph, 4).replace(/x/g, "."))));
  return blank(small).replace(/./g, "$&$&$&").replace(/.+\n/g, "$&$&$&");
};

/** The twelve triplications: a piece tripled, to be tiled with nine of the other eleven. */
const TRIPLES = { F: 125, I: 19, L: 113, N: 68, P: 497, T: 106, U: 48, V: 63, W: 91, X: 15, Y: 86, Z: 131 };

const CLASSIC: [name: string, outline: string, solutions: number, note?: string][] = [
  ["6x10", rectangle(6, 10), 2339],
  ["5x12", rectangle(5, 12), 1010],
  ["4x15", rectangle(4, 15), 368],
  ["3x20", rectangle(3, 20), 2],
  ["8x8-centre", holed(3, 3), 65],
  ["8x8-corners", rows(".xxxxxx. 6*xxxxxxxx .xxxxxx."), 2170],
  ["8x8-corner", holed(0, 0), 5027],
  ["8x8-diagonal", rows("xxxxxxxx x.xxxxxx xx.xxxxx 2*xxxxxxxx xxxxx.xx xxxxxx.x xxxxxxxx"), 75],
  ["8x8-spread", rows("2*xxxxxxxx xx.xx.xx 2*xxxxxxxx xx.xx.xx 2*xxxxxxxx"), 21],
  ["U", rows("3*xxxx....xxxx 3*xxxxxxxxxxxx"), 85],
  [
    "two-5x6",
    rows("5*xxxxxx.xxxxxx"),
    16,
    "up to rotations and reflections of the whole board; 2 if each half also turns by itself and they trade places",
  ],
  ["stairs", rows("x....... xx...... xxx..... xxxx.... xxxxx... xxxxxx.. xxxxxxx. 4*xxxxxxxx"), 2889],
  ["3x5", rectangle(3, 5), 7],
  ["4x5", rectangle(4, 5), 50],
  ["5x5", rectangle(5, 5), 107],
  ["5x6", rectangle(5, 6), 541],
  ["5x7", rectangle(5, 7), 1396],
  ["5x8", rectangle(5, 8), 3408],
  ["5x9", rectangle(5, 9), 5902],
  ["5x10", rectangle(5, 10), 6951],
  ["5x11", rectangle(5, 11), 4103],
  ["3x10", rectangle(3, 10), 145],
  ["3x15", rectangle(3, 15), 201],
  ["4x10", rectangle(4, 10), 2085],
];

/** The boards with names, in the order of `--list`. */
export const BOARDS: ListedBoard[] = [
  ...CLASSIC.map(([name, outline, solutions, note]) => ({ name, outline, pieces: LETTERS, solutions, note })),
  ...Object.entries(TRIPLES).map(([letter, solutions]) => ({
    name: "triple-" + letter,
    outline: tripled(letter),
    pieces: LETTERS.replace(letter, ""),
    solutions,
  })),
];

/** The board of this name, which must be in the list. */
export const named = (name: string): ListedBoard => BOARDS.find((board) => board.name === name)!;

/**
 * The board of this name, in capitals or not: one of the list, or a rectangle, as "2x5". A rectangle and its turned twin are
 * the same board, which has no more rows than columns: "10x6" is the 6x10. Undefined if no board has this name. Throws a
 * BoardError for a rectangle of more than 60 cells. Whether a board has solutions is for the solver to say.
 */
export const boardNamed = (name: string): NamedBoard | undefined => {
  const sides = name.match(/^([1-9]\d*)x([1-9]\d*)$/i)?.slice(1) ?? [];
  const [height, width] = sides.map(Number).sort((a, b) => a - b);
  if (height * width > 60) throw new BoardError(`${name} has more than 60 cells, and the twelve pieces cover no more`);
  const wanted = height ? `${height}x${width}` : name.toLowerCase();
  const listed = BOARDS.find((board) => board.name.toLowerCase() === wanted);
  return listed ?? (height ? { name: wanted, outline: rectangle(height, width), pieces: LETTERS } : undefined);
};
