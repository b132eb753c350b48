// Pieces in somebody's hand, and where they would lie. A piece is a little board.

import { image, pitchOf } from "../twin/board.ts";
import { type Cell, crop, LETTERS, middle, pieceOf } from "../solver/cells.ts";

/** A piece in the hand, and the cell of it that one holds. */
export interface Held {
  letter: string;
  piece: string;
  grip: Cell;
}

/** The row and the column of a cell of a board. */
export const placeOf = (board: string, at: number): Cell => [Math.floor(at / pitchOf(board)), at % pitchOf(board)];

/** The cells of a piece, as rows and columns of its little board. */
const coordinatesOf = (piece: string): Cell[] =>
  piece.split(" ").flatMap((row, y) => [...row].flatMap((cell, x) => (cell === "." ? [] : [[y, x] as const])));

/** The piece in the hand, held near its middle. */
const hold = (letter: string, piece: string): Held => ({ letter, piece, grip: middle(coordinatesOf(piece)) });

/** A piece from the box. */
export const take = (letter: string): Held => hold(letter, pieceOf(letter));

/** The piece turned by a quarter, clockwise. */
export const turn = ({ letter, piece }: Held): Held => hold(letter, image(piece, 1));

/** The piece as in a mirror, left and right exchanged. */
export const mirror = ({ letter, piece }: Held): Held => hold(letter, image(piece, 6));

/** The piece that lies on a cell of the board, held there; undefined if none does. */
export const lift = (board: string, at: number): Held | undefined => {
  const letter = board[at] ?? "";
  if (!letter || !LETTERS.includes(letter)) return undefined;
  const alone = board.replace(/[^ ]/g, (cell) => (cell === letter ? letter : "."));
  const cells = coordinatesOf(alone);
  const [y, x] = placeOf(board, at).map((value, axis) => value - Math.min(...cells.map((cell) => cell[axis])));
  return { letter, piece: crop(alone), grip: [y, x] };
};

/** The cells that a piece would cover if it is held over this one; it is pushed back over the board's edges. */
export const under = (board: string, { piece, grip }: Held, at: number): number[] => {
  const [paper, own] = [sizeOf(board), sizeOf(piece)];
  const room = [paper.rows - own.rows, paper.columns - own.columns];
  const [top, left] = placeOf(board, at).map((place, axis) => Math.max(0, Math.min(room[axis], place - grip[axis])));
  return coordinatesOf(piece).map(([y, x]) => (top + y) * pitchOf(board) + left + x);
};

/** The cell of the board that is under the cell of the piece that one holds. */
export const gripAt = (board: string, held: Held, at: number): number => {
  const [y, x] = held.grip;
  return under(board, held, at)[coordinatesOf(held.piece).findIndex((cell) => cell[0] === y && cell[1] === x)];
};

/** The cells of a board in which there is this. */
export const cellsOf = (board: string, what: string): number[] =>
  [...board].flatMap((cell, at) => (cell === what ? at : []));

/** How many columns and rows a board has. */
export const sizeOf = (board: string): { columns: number; rows: number } => ({
  columns: pitchOf(board) - 1,
  rows: board.split(" ").length,
});

/** How far a piece is from the place to which it snaps, at most, in cells. */
const SNAP = 1.2;

/**
 * The cell to hold a piece over so that it lies nearest to a place, which is given in cells for the piece's upper left corner.
 * Undefined if there is no room near it.
 */
export const nearest = (board: string, held: Held, y: number, x: number): number | undefined => {
  const [paper, own] = [sizeOf(board), sizeOf(held.piece)];
  const far = ([top, left]: Cell) => Math.hypot(top - y, left - x);
  return [...board]
    .map((_, at) => placeOf(board, at))
    .filter((place) => far(place) < SNAP)
    .filter(([top, left]) => top + own.rows <= paper.rows && left + own.columns <= paper.columns)
    .sort((a, b) => far(a) - far(b))
    .map(([top, left]) => (top + held.grip[0]) * pitchOf(board) + left + held.grip[1])
    .find((at) => isFree(board, under(board, held, at)));
};

/** Whether a piece may lie on these cells. */
export const isFree = (board: string, cells: number[]): boolean => cells.every((at) => board[at] === "x");

/** The board with a piece on these cells. */
export const withPiece = (board: string, letter: string, cells: number[]): string =>
  [...board].map((cell, at) => (cells.includes(at) ? letter : cell)).join("");

/** The board without one of its pieces. */
export const withoutPiece = (board: string, letter: string): string => board.replaceAll(letter, "x");
