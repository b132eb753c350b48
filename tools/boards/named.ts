// The boards that puzzle people know, by name, each with its number of distinct solutions, which tests verify.

import { outlineOf } from "../twin/picture.ts";
import { BoardError } from "../words/flaws.ts";
import { LETTERS, others, pieceOf } from "./cells.ts";

/** How many cells a board may have. Pieces cover sixty at most: of a larger one, cells may stay empty. */
export const MOST_CELLS = 1000;

export interface ListedBoard {
  readonly name: string;
  /** Its rows: "x" is an empty cell, "." no cell. */
  readonly outline: string;
  /** The letters of the pieces that may be used. */
  readonly pieces: string;
  /** Distinct solutions. */
  readonly solutions: number;
}

/** The board with these rows. A number before a row repeats it: "2*x.x xxx". */
const rows = (short: string): string =>
  short.replace(/(\d+)\*(\S+)/g, (_, count, row) => Array(+count).fill(row).join(" "));

const rectangle = (name: string): string => {
  const [height, width] = name.split("x").map(Number);
  return rows(`${height}*${"x".repeat(width)}`);
};

/** A chessboard without these squares; "a1" is the lower left one. Two are the opposite corners of four. */
const chessboard = (squares: string[]): string => {
  const [files, ranks] = [0, 1].map((i) => squares.map((square) => square[i]));
  const isMissing = (file: string, rank: string) =>
    squares.length === 2 ? files.includes(file) && ranks.includes(rank) : squares.includes(file + rank);
  const row = (rank: string) => [..."abcdefgh"].map((file) => (isMissing(file, rank) ? "." : "x")).join("");
  return [..."87654321"].map(row).join(" ");
};

const tripled = (letter: string): string =>
  outlineOf(pieceOf(letter)).replace(/\S/g, "$&$&$&").replace(/\S+/g, "$& $& $&");

/** The twelve triplications: a piece tripled, to be tiled with nine of the other eleven. */
const TRIPLES = { F: 125, I: 19, L: 113, N: 68, P: 497, T: 106, U: 48, V: 63, W: 91, X: 15, Y: 86, Z: 131 };

const entry = (name: string, outline: string, solutions: number, left = ""): ListedBoard =>
  Object.freeze({ name, outline, pieces: others(left), solutions });

const rectangles = (counts: Record<string, number>): ListedBoard[] =>
  Object.entries(counts).map(([name, solutions]) => entry(name, rectangle(name), solutions));

/** The boards with names, in the order of `--list`. */
export const BOARDS: readonly ListedBoard[] = Object.freeze([
  ...rectangles({ "6x10": 2339, "5x12": 1010, "4x15": 368, "3x20": 2 }),
  entry("8x8-centre", chessboard(["d4", "e5"]), 65),
  entry("8x8-corners", chessboard(["a1", "h8"]), 2170),
  entry("8x8-corner", chessboard(["a7", "b8"]), 5027),
  entry("8x8-diagonal", chessboard(["b7", "c6", "f3", "g2"]), 75),
  entry("8x8-spread", chessboard(["c3", "f6"]), 21),
  entry("U", rows("3*xxxx....xxxx 3*xxxxxxxxxxxx"), 85),
  entry("X", rows("3*....xxxx.... 3*xxxxxxxxxxxx 3*....xxxx...."), 24),
  entry("Z", rows("4*xxxxxx... 4*...xxx... 4*...xxxxxx"), 87),
  // There are only two if each half may also turn by itself and the halves may trade places.
  entry("two-5x6", rows("5*xxxxxx.xxxxxx"), 16),
  entry("stairs", rows("x....... xx...... xxx..... xxxx.... xxxxx... xxxxxx.. xxxxxxx. 4*xxxxxxxx"), 2889),
  entry("heart", rows(".xxx...xxx. xxxxx.xxxxx 2*xxxxxxxxxxx .xxxxxxxxx. ..xxxxxxx.. ...xxxxx... .....x....."), 55),
  entry("Q", rows(".xxxxxxx. xxxxxxxxx 4*xxx...xxx xxxxxxxxx .xxxxxxxx ......xxx"), 12),
  ...rectangles({ "3x5": 7, "4x5": 50, "5x5": 107, "5x6": 541, "5x7": 1396, "5x8": 3408, "5x9": 5902, "5x10": 6951 }),
  ...rectangles({ "5x11": 4103, "3x10": 145, "3x15": 201, "4x10": 2085 }),
  ...Object.entries(TRIPLES).map(([letter, count]) => entry("triple-" + letter, tripled(letter), count, letter)),
]);

const SIZE = /^([1-9]\d*)x([1-9]\d*)$/;
const SQUARES = /^8x8(-[a-h][1-8]){1,4}$/;

/** A name in small letters, in the spelling of this list; "" for "x", a board of one cell. */
const spellingOf = (name: string): string => {
  // Games::Pentominos writes 8x8_center.
  const spelt = name.toLowerCase().replace("_center", "-centre");
  return name === "x" ? "" : spelt.replace(/^(\d+)[ x×*,]+(\d+)$/, "$1x$2");
};

const listed = (spelt: string): ListedBoard | undefined => BOARDS.find(({ name }) => name.toLowerCase() === spelt);

/** Whether a text names a board, which may be one that there cannot be. */
export const isNamed = (text: string): boolean => {
  const spelt = spellingOf(text.trim());
  return SIZE.test(spelt) || SQUARES.test(spelt) || listed(spelt) !== undefined;
};

/**
 * The board of this name, or of "2x5", "2 × 5", "8x8-a1-a2-b1-h8", "8x8-c3-f6" or "10x6", the upright 6x10; undefined
 * if it is no name. Throws a BoardError if there cannot be such a board.
 */
export const boardNamed = (name: string): Omit<ListedBoard, "solutions"> | undefined => {
  const spelt = spellingOf(name);
  const [, height, width] = spelt.match(SIZE)?.map(Number) ?? [];
  if (height * width > MOST_CELLS)
    throw new BoardError(`${name} has more than the ${MOST_CELLS} cells that a board may have`);
  if (height > width) return { ...boardNamed(`${width}x${height}`)!, outline: rectangle(spelt) };
  const squares = SQUARES.test(spelt) ? spelt.split("-").slice(1) : undefined;
  const outline = height ? rectangle(spelt) : squares && chessboard(squares);
  const known = listed(spelt) ?? BOARDS.find((board) => board.outline === outline);
  if (known || !outline) return known;
  if (squares && outline.split(".").length !== 5)
    throw new BoardError(`${name}: name four squares, or two that are corners of a rectangle`);
  return { name: spelt, outline, pieces: LETTERS };
};
