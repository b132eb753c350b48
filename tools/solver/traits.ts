// What puzzle people ask of a solution. A placed board is text, a row a line. Empty cells play no part in it.

import { image, MOVEMENTS, transpose } from "../twin/board.ts";
import { type Cell, cellsByLetter } from "./cells.ts";
import { crop, formatBoard, gridOf, inLine, LETTERS, parseBoard, regionOf, rowsOf } from "./parse.ts";

const isPiece = (cell: string): boolean => LETTERS.includes(cell);

/** The steps from a cell to all cells around it, and itself; and those across its sides. */
const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right]));
const SIDES = AROUND.filter(([down, right]) => (down + right) % 2);

/** The cells of each piece on a placed board. */
const piecesOn = (rows: string[]): [letter: string, cells: Cell[]][] =>
  [...cellsByLetter(rows)].filter(([letter]) => isPiece(letter));

/** For each piece what its cells have in these directions: letters of pieces, perhaps its own, "x" for empty and "." for no cell. */
const neighbours = (placed: string, ways = SIDES): Map<string, Set<string>> => {
  const { rows, cell } = gridOf(placed);
  return new Map(
    piecesOn(rows).map(([letter, cells]) => {
      const others = new Set<string>();
      for (const [y, x] of cells) for (const [down, right] of ways) others.add(cell(y + down, x + right));
      return [letter, others];
    }),
  );
};

/** How many points there are where four different pieces meet. */
export const crossroads = (placed: string): number => {
  const { rows, cell } = gridOf(placed);
  const points = rows.flatMap((row, y) =>
    [...row].map((here, x) => [cell(y - 1, x - 1), cell(y - 1, x), cell(y, x - 1), here]),
  );
  return points.filter((around) => around.every(isPiece) && new Set(around).size === 4).length;
};

/**
 * How many pieces have a cell at the edge: one with no cell of the board next to it on some side. The edge of a hole counts.
 * Touching an edge with a corner is not enough, and an empty cell is a cell of the board.
 */
export const piecesAtEdge = (placed: string): number =>
  [...neighbours(placed).values()].filter((others) => others.has(".")).length;

/** Whether every piece has a cell at the edge. */
export const everyPieceAtEdge = (placed: string): boolean =>
  [...neighbours(placed).values()].every((others) => others.has("."));

/** Whether every piece has a cell at the outer edge: the edge of a hole does not count. */
export const everyPieceAtOuterEdge = (placed: string): boolean => {
  const rows = rowsOf(placed).map((row) => `.${row}.`);
  const margin = ".".repeat(rows[0].length);
  const line = [margin, ...rows, margin].join(" ");
  const outside = regionOf(
    line.replace(/\S/g, (cell) => (cell === "." ? "x" : ".")),
    0,
  );
  return everyPieceAtEdge(formatBoard(line.replace(/\./g, (_, at) => (outside.includes(at) ? "." : "x"))));
};

/** Whether no straight line cuts the board in two between its pieces. */
export const faultFree = (placed: string): boolean =>
  [crop(inLine(placed)), transpose(crop(inLine(placed)))].every((board) => {
    const rows = board.split(" ");
    const joins = (row: string, above: string) => [...row].some((cell, x) => isPiece(cell) && cell === above[x]);
    return rows.slice(1).every((row, y) => joins(row, rows[y]));
  });

/** Whether three colours are enough for the pieces if those that are neighbours in these directions differ. */
const areThreeEnough = (placed: string, ways = SIDES): boolean => {
  const beside = neighbours(placed, ways);
  const colour = ([letter, ...rest]: string[], colours: Record<string, string>): boolean =>
    !letter ||
    ["red", "green", "blue"].some(
      (own) =>
        [...beside.get(letter)!].every((other) => colours[other] !== own) &&
        colour(rest, { ...colours, [letter]: own }),
    );
  return colour([...beside.keys()], {});
};

/**
 * Whether the pieces can be coloured with three colours so that pieces that share a side differ. Pieces that only touch in
 * a point may have the same colour.
 */
export const threeColourable = (placed: string): boolean => areThreeEnough(placed);

/** The same in the strong sense: pieces that only touch in a point differ, too. */
export const stronglyThreeColourable = (placed: string): boolean => areThreeEnough(placed, AROUND);

/** A rectangle on a board: the row and the column of its first cell, counted from 0, and its size in cells. */
export interface Rectangle {
  row: number;
  column: number;
  height: number;
  width: number;
}

/** The rectangles that two or more, but not all, pieces of a board make. */
export const rectangles = (placed: string): Rectangle[] => {
  const rows = rowsOf(placed);
  const pieces = piecesOn(rows);
  const found: Rectangle[] = [];
  // The first corner of a rectangle is the first cell of a piece.
  for (const [, [[row, column]]] of pieces)
    for (let height = 1; row + height <= rows.length; height++)
      for (let width = 1; column + width <= rows[0].length; width++) {
        const size = height * width;
        if (size % 5 || size < 10 || size === 5 * pieces.length) continue;
        const inside = rows.slice(row, row + height).map((line) => line.slice(column, column + width));
        const cells = inside.join("");
        // So many pieces have as many cells only if they lie inside with all of them.
        if (!/[.x]/.test(cells) && 5 * new Set(cells).size === size) found.push({ row, column, height, width });
      }
  return found;
};

/** The sum of lists of numbers, place by place. */
const added = (lists: number[][]): number[] =>
  lists.reduce((sum, list) => sum.map((value, place) => value + list[place]));

/** Whether the pieces make two parts of the same shape, turned or reflected or not. Each part is connected. */
export const congruentHalves = (placed: string): boolean => {
  const rows = rowsOf(placed);
  const beside = neighbours(placed);
  const letters = [...beside.keys()];
  /** Of each piece the sums of its rows, of its columns, and of the squares of both. */
  const sums = new Map(
    piecesOn(rows).map(([letter, cells]) => [letter, added(cells.map(([y, x]) => [y, x, y * y + x * x]))]),
  );
  /** How far the cells of a half lie from its middle: the same for parts of the same shape. */
  const spread = (half: string[]): number => {
    const [y, x, squares] = added(half.map((letter) => sums.get(letter)!));
    return 5 * half.length * squares - y * y - x * x;
  };
  const areCongruent = (...halves: string[][]): boolean => {
    const [far, near] = halves.map(spread);
    if (far !== near) return false;
    const [one, other] = halves.map((half) =>
      crop(rows.map((row) => row.replace(/./g, (cell) => (half.includes(cell) ? "x" : "."))).join(" ")),
    );
    return MOVEMENTS.some((movement) => image(one, movement) === other);
  };
  /** Whether a connected part without the pieces `out` becomes such a half if pieces are added that lie beside it. */
  const grow = (part: string[], out: string[]): boolean => {
    const rest = letters.filter((letter) => !part.includes(letter));
    if (part.length >= rest.length) return areCongruent(part, rest);
    const next = rest.find((letter) => !out.includes(letter) && part.some((own) => beside.get(own)!.has(letter)));
    return next !== undefined && (grow([...part, next], out) || grow(part, [...out, next]));
  };
  return letters.length % 2 === 0 && letters.length > 0 && grow([letters[0]], []);
};

/** A piece wherever it lies: its letter, and its cells, each relative to the first of them. */
const shapeOf = ([letter, cells]: [letter: string, cells: Cell[]]): string =>
  letter + cells.map(([y, x]) => [y - cells[0][0], x - cells[0][1]]).join(" ");

/**
 * The six pieces that look different when they are turned over, in all their orientations: for each its letter, a small one if
 * the piece does not look as it does here, however it is turned.
 */
const handsByShape = () =>
  new Map(
    [".FF FF. .F.", "L. L. L. LL", ".N .N NN N.", "PP PP P.", ".Y YY .Y .Y", "ZZ. .Z. .ZZ"].flatMap((piece) =>
      MOVEMENTS.map((movement) => {
        const [turned] = piecesOn(image(piece, movement).split(" "));
        return [shapeOf(turned), movement < 4 ? turned[0] : turned[0].toLowerCase()];
      }),
    ),
  );

/** The same, once somebody has asked for it: few searches do. */
let known: ReturnType<typeof handsByShape> | undefined;

/**
 * The letters of those pieces on a placed board that look different when they are turned over, in the order F L N P Y Z. A
 * letter is small if the piece is turned over: F, L, P and Z look like their letters, Y has its branch on the left, and the
 * upper part of N is on the right.
 */
export const hands = (placed: string): string => {
  const pieces = piecesOn(rowsOf(placed)).sort();
  known ??= handsByShape();
  return pieces.map((piece) => known!.get(shapeOf(piece)) ?? "").join("");
};

/** Traits that a solution may have: for each the words that follow "only solutions", and whether a placed board has it. */
export const TRAITS = {
  noCrossroads: ["without a point where four pieces meet", (placed: string) => !crossroads(placed)],
  edge: ["in which every piece touches the edge of the board, or of a hole in it", everyPieceAtEdge],
  outerEdge: ["in which every piece touches the outer edge of the board", everyPieceAtOuterEdge],
  threeColours: ["whose pieces can be coloured with three colours", threeColourable],
  strongColours: [
    "whose pieces can be coloured with three colours if those that touch only in a corner differ, too",
    stronglyThreeColourable,
  ],
  rectangle: ["that contain a rectangle of several pieces", (placed: string) => rectangles(placed).length > 0],
  halves: ["that consist of two connected parts of the same shape", congruentHalves],
  faultFree: ["that no straight line cuts in two between the pieces", faultFree],
} satisfies Record<string, [words: string, has: (placed: string) => boolean]>;

export type Trait = keyof typeof TRAITS;

/** Traits that a solution must have; one that is left out does not matter. */
export interface Traits extends Partial<Record<Trait, boolean | undefined>> {
  /** So many pieces touch the edge of the board, or of a hole in it. */
  atEdge?: number | undefined;
  /**
   * Letters of pieces that may be rotated but not turned over, small ones as in a mirror. See `hands`. The board is not turned
   * over either: two solutions are the same if one is a rotation of the other.
   */
  oneSided?: string | undefined;
}

/** What is special about a placed board. Throws a BoardError if the text is no board. */
export const traitsOf = (placed: string) => {
  parseBoard(placed);
  const flags = Object.entries(TRAITS).map(([trait, [, has]]) => [trait, has(placed)]);
  return {
    ...(Object.fromEntries(flags) as Record<Trait, boolean>),
    crossroads: crossroads(placed),
    atEdge: piecesAtEdge(placed),
    rectangles: rectangles(placed),
    hands: hands(placed),
  };
};

/** Whether a placed board has these traits. */
export const hasTraits = (placed: string, { atEdge, oneSided, ...traits }: Traits): boolean =>
  (!oneSided ||
    [...hands(placed)].every(
      (hand) => oneSided.includes(hand) || !oneSided.toUpperCase().includes(hand.toUpperCase()),
    )) &&
  (atEdge === undefined || piecesAtEdge(placed) === atEdge) &&
  Object.entries(TRAITS).every(([trait, [, has]]) => !traits[trait as Trait] || has(placed));
