// What puzzle people ask of a solution. A placed board is text, a row a line. Empty cells play no part in it.

import { image, MOVEMENTS } from "../twin/board.ts";
import { BoardError, countCells, crop, gridOf, inLine, LETTERS } from "./parse.ts";
import { countIn } from "./puzzles.ts";

/** Traits that a solution must have; one that is left out does not matter. */
export interface Traits {
  /** No point where four pieces meet. */
  noCrossroads?: boolean | undefined;
  /** Every piece touches the edge of the board, or of a hole in it. */
  edge?: boolean | undefined;
  /** Three colours are enough for the pieces. */
  threeColours?: boolean | undefined;
  /** The same where pieces that only touch in a point differ, too. */
  strongColours?: boolean | undefined;
  /** So many pieces touch the edge of the board, or of a hole in it. */
  atEdge?: number | undefined;
  /** Some of the pieces make a rectangle. */
  rectangle?: boolean | undefined;
  /** The pieces make two connected parts of the same shape. */
  halves?: boolean | undefined;
  /**
   * Letters of pieces that may be rotated but not turned over, small ones as in a mirror. See `hands`. The board is not turned
   * over either: two solutions are the same if one is a rotation of the other.
   */
  oneSided?: string | undefined;
}

const isPiece = (cell: string): boolean => LETTERS.includes(cell);

const SIDES = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];
const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];

/** For each piece what its cells have in these directions: the letters of other pieces, "x" for empty and "." for no cell. */
const neighbours = (placed: string, ways = SIDES): Map<string, Set<string>> => {
  const { rows, cell } = gridOf(placed);
  const beside = new Map<string, Set<string>>();
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (!isPiece(letter)) return;
      const others = beside.get(letter) ?? new Set();
      for (const [dy, dx] of ways) {
        const other = cell(y + dy, x + dx);
        if (other !== letter) others.add(other);
      }
      beside.set(letter, others);
    }),
  );
  return beside;
};

/** How many points there are where four different pieces meet. */
export const crossroads = (placed: string): number => {
  const { rows, cell } = gridOf(placed);
  const points = rows.flatMap((row, y) =>
    [...row].map((here, x) => [cell(y - 1, x - 1), cell(y - 1, x), cell(y, x - 1), here]),
  );
  return points.filter((around) => around.every(isPiece) && new Set(around).size === 4).length;
};

/** Of each piece whether it has a cell at the edge. */
const areAtEdge = (placed: string): boolean[] => [...neighbours(placed).values()].map((others) => others.has("."));

/**
 * How many pieces have a cell at the edge: one with no cell of the board next to it on some side. The edge of a hole counts.
 * Touching an edge with a corner is not enough, and an empty cell is a cell of the board.
 */
export const piecesAtEdge = (placed: string): number => areAtEdge(placed).filter(Boolean).length;

/** Whether every piece has a cell at the edge. */
export const everyPieceAtEdge = (placed: string): boolean => areAtEdge(placed).every(Boolean);

/** Whether three colours are enough for the pieces if those that are neighbours in these directions differ. */
const areThreeEnough = (placed: string, ways: number[][]): boolean => {
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
export const threeColourable = (placed: string): boolean => areThreeEnough(placed, SIDES);

/** The same in the strong sense: pieces that only touch in a point differ, too. */
export const stronglyThreeColourable = (placed: string): boolean => areThreeEnough(placed, [...SIDES, ...CORNERS]);

/** A rectangle on a board: the row and the column of its first cell, counted from 0, and its size in cells. */
export interface Rectangle {
  row: number;
  column: number;
  height: number;
  width: number;
}

/** Whether all whole numbers from one to before another pass a test. */
const every = (from: number, to: number, test: (i: number) => boolean): boolean => {
  for (let i = from; i < to; i++) if (!test(i)) return false;
  return true;
};

/** The rectangles that two or more, but not all, pieces of a board make. */
export const rectangles = (placed: string): Rectangle[] => {
  const { rows, cell } = gridOf(placed);
  const cells = countCells(rows.join(""));
  // No piece lies on both sides of a line: above a row, or before a column.
  const isCutAbove = (y: number, from: number, to: number) => every(from, to, (x) => cell(y - 1, x) !== cell(y, x));
  const isCutBefore = (x: number, from: number, to: number) => every(from, to, (y) => cell(y, x - 1) !== cell(y, x));
  const found: Rectangle[] = [];
  for (let row = 0; row < rows.length; row++)
    for (let column = 0; column < rows[0].length; column++)
      for (let below = row + 1; below <= rows.length && isCutBefore(column, row, below); below++)
        for (let behind = column + 1; behind <= rows[0].length && isCutAbove(row, column, behind); behind++) {
          const [height, width] = [below - row, behind - column];
          const size = height * width;
          if (size % 5 || size < 10 || size === cells) continue;
          if (!isCutAbove(below, column, behind) || !isCutBefore(behind, row, below)) continue;
          if (every(row, below, (y) => every(column, behind, (x) => isPiece(cell(y, x)))))
            found.push({ row, column, height, width });
        }
  return found;
};

/** The boards that come of a placed board if one of its rectangles is turned, over or around. */
export const twins = (placed: string): string[] => {
  const { rows } = gridOf(placed);
  return rectangles(placed).flatMap(({ row, column, height, width }) => {
    const inside = rows.slice(row, row + height).map((line) => line.slice(column, column + width));
    const images = MOVEMENTS.slice(1).map((movement) => image(inside.join(" "), movement).split(" "));
    return images
      .filter(({ length }) => length === height)
      .map((turned) =>
        rows
          .map((line, y) => {
            const part = turned[y - row];
            return (part ? line.slice(0, column) + part + line.slice(column + width) : line) + "\n";
          })
          .join(""),
      );
  });
};

/**
 * Which solutions of a board are twins: for each that contains a rectangle its index in the list, and those of the solutions
 * that come of turning one. The list has one of each set of images.
 */
export const twinsIn = (solutions: string[]): [index: number, others: number[]][] => {
  const indices = new Map<string, number>();
  solutions.forEach((placed, i) => {
    for (const movement of MOVEMENTS) indices.set(image(inLine(placed), movement), i);
  });
  return solutions.flatMap((placed, i) => {
    if (!rectangles(placed).length) return [];
    const others = new Set(twins(placed).flatMap((twin) => indices.get(inLine(twin)) ?? []));
    return [[i, [...others].filter((other) => other !== i).sort((a, b) => a - b)]];
  });
};

/** The cells that have this letter, each as its row and its column. */
const cellsWith = (rows: string[], letter: string): [y: number, x: number][] =>
  rows.flatMap((row, y) => [...row].flatMap((cell, x): [number, number][] => (cell === letter ? [[y, x]] : [])));

/** Whether the pieces make two parts of the same shape, turned or reflected or not. Each part is connected. */
export const congruentHalves = (placed: string): boolean => {
  const { rows } = gridOf(placed);
  const beside = neighbours(placed);
  const letters = [...beside.keys()];
  const setOf = (some: Iterable<string>): number =>
    [...some].reduce((set, letter) => set | (isPiece(letter) ? 1 << letters.indexOf(letter) : 0), 0);
  const next = letters.map((letter) => setOf(beside.get(letter)!));
  const isConnected = (set: number): boolean => {
    let seen = set & -set;
    for (let before = 0; before !== seen;) {
      before = seen;
      next.forEach((others, i) => (seen |= (seen >> i) & 1 ? others & set : 0));
    }
    return seen === set;
  };
  /** Of each piece the sums of its rows, of its columns, and of the squares of both. */
  const sums = letters.map((letter) => {
    const cells = cellsWith(rows, letter);
    const sum = (of: (y: number, x: number) => number) => cells.reduce((sum, [y, x]) => sum + of(y, x), 0);
    return [sum((y) => y), sum((_, x) => x), sum((y, x) => y * y + x * x)];
  });
  /** How far the cells of a half lie from its middle: the same for parts of the same shape. */
  const spread = (set: number): number => {
    let [y, x, squares] = [0, 0, 0];
    sums.forEach((sum, i) => {
      if (!((set >> i) & 1)) return;
      y += sum[0];
      x += sum[1];
      squares += sum[2];
    });
    return squares * 5 * (letters.length / 2) - y * y - x * x;
  };
  const shape = (set: number): string =>
    crop(rows.map((row) => row.replace(/./g, (cell) => (setOf(cell) & set ? "x" : "."))).join(" "));
  const all = 2 ** letters.length - 1;
  // The first half is that with the first piece.
  for (let set = 1; set < all; set += 2) {
    const other = all ^ set;
    if (countIn(set) !== countIn(other) || spread(set) !== spread(other)) continue;
    if (!isConnected(set)) continue;
    const [one, two] = [set, other].map(shape);
    if (MOVEMENTS.some((movement) => image(one, movement) === two)) return true;
  }
  return false;
};

/** The six pieces that look different when they are turned over, as they look from the side that has their letters. */
const ONE_SIDED = ".FF FF. .F.,L. L. L. LL,.N .N NN N.,PP PP P.,.Y YY .Y .Y,ZZ. .Z. .ZZ";

/** The cells that have this letter, each relative to the first of them, as text. */
const shapeOf = (rows: string[], letter: string): string => {
  const cells = cellsWith(rows, letter);
  return letter + cells.map(([y, x]) => [y - cells[0][0], x - cells[0][1]]).join(" ");
};

/** For each orientation of these pieces its letter, a small one if the piece is turned over. */
const HANDS = new Map(
  ONE_SIDED.split(",").flatMap((piece) => {
    const letter = piece.match(/[A-Z]/)![0];
    return MOVEMENTS.map((movement) => [
      shapeOf(image(piece, movement).split(" "), letter),
      movement < 4 ? letter : letter.toLowerCase(),
    ]);
  }),
);

/**
 * The letters of those pieces on a placed board that look different when they are turned over, in the order F L N P Y Z. A
 * letter is small if the piece is turned over: F, L, P and Z look like their letters, Y has its branch on the left, and the
 * upper part of N is on the right.
 */
export const hands = (placed: string): string => {
  const { rows } = gridOf(placed);
  return [..."FLNPYZ"].map((letter) => HANDS.get(shapeOf(rows, letter)) ?? "").join("");
};

/** Throws a BoardError if these are not the letters of pieces that have two sides. */
export const checkOneSided = (letters: string): void => {
  if (
    typeof letters !== "string" ||
    !/^[FLNPYZ]*$/i.test(letters) ||
    new Set(letters.toUpperCase()).size < letters.length
  )
    throw new BoardError(
      `one-sided: ${JSON.stringify(letters)} is not a choice of F L N P Y Z, each once, in small letters if turned over`,
    );
};

const swapCase = (letter: string): string => (letter > "Z" ? letter.toUpperCase() : letter.toLowerCase());

/** Whether a placed board has these traits. */
export const hasTraits = (placed: string, traits: Traits): boolean => {
  const { noCrossroads, edge, threeColours, strongColours, atEdge, rectangle, halves, oneSided } = traits;
  return (
    !(oneSided && RegExp(`[${oneSided.replace(/./g, swapCase)}]`).test(hands(placed))) &&
    !(noCrossroads && crossroads(placed)) &&
    !(edge && !everyPieceAtEdge(placed)) &&
    !(atEdge !== undefined && piecesAtEdge(placed) !== atEdge) &&
    !(threeColours && !threeColourable(placed)) &&
    !(strongColours && !stronglyThreeColourable(placed)) &&
    !(rectangle && !rectangles(placed).length) &&
    !(halves && !congruentHalves(placed))
  );
};
