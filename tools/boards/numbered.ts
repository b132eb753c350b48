// A board as numbered cells, in the order of reading.

import { image, MOVEMENTS, pitchOf, symmetries } from "../twin/board.ts";
import { glyphs } from "../twin/pieces.ts";
import { beside, cellsOf, countCells, LETTERS, lettersOf, withLetters } from "./cells.ts";

/** A set of cells as the bits of two numbers, those below 30 and the others. Pieces fill no more than 60. */
export type Bits = { low: number; high: number };

/** A piece, by its place among the letters, and the cells that it covers, in rising order. */
export type Placement = Bits & { letter: number; cells: number[] };

/** A board whose cells have numbers, those that pieces cover as well. */
export interface Numbered {
  /** For each cell the cells that share a side with it. */
  beside: number[][];
  /** A mapping for each symmetry of the board, the identity first: for each cell, the cell that comes to lie there. */
  mappings: number[][];
  /** All placements on empty cells, by their glyphs and then by their first cells. */
  placements: Placement[];
}

export const bitsOf = (cells: number[]): Bits => {
  const bits = { low: 0, high: 0 };
  for (const cell of cells) bits[cell < 30 ? "low" : "high"] |= 1 << (cell % 30);
  return bits;
};

/** For each cell of an image of the board, which cell of the board it is. */
export const sources = (board: string, movement: number): number[] => {
  const marks = Array.from({ length: countCells(board) }, (_, cell) => String.fromCharCode(256 + cell));
  return Array.from(lettersOf(image(withLetters(board, marks.join("")), movement)), (mark) => mark.charCodeAt(0) - 256);
};

/** The letters of the cells after a mapping. */
export const mapped = (letters: string, mapping: number[]): string => mapping.map((from) => letters[from]).join("");

/** The mappings of a board, see `Numbered`. */
export const mappingsOf = (board: string): number[][] =>
  symmetries(board, MOVEMENTS).map((movement) => sources(board, movement));

/** Numbers the cells of a board, given as a line. `pieces` has the letters of those that may be laid. */
export const numbered = (board: string, pieces = LETTERS): Numbered => {
  const pitch = pitchOf(board);
  const at = cellsOf(board);
  const cellAt = new Map(at.map((i, cell) => [i, cell]));
  const shapes = glyphs(pitch).filter(([letter]) => pieces.includes(letter));
  return {
    beside: at.map((i) => beside(i, pitch).flatMap((next) => cellAt.get(next) ?? [])),
    mappings: mappingsOf(board),
    placements: shapes.flatMap((glyph) => {
      const steps = cellsOf(glyph);
      const places = at.filter((i) => steps.every((step) => board[i + step] === "x"));
      const letter = LETTERS.indexOf(glyph[0]);
      return places.map((i) => {
        const cells = steps.map((step) => cellAt.get(i + step)!);
        return { letter, cells, ...bitsOf(cells) };
      });
    }),
  };
};
