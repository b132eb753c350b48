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

/** A piece from the tray, in which it may lie as it was turned. */
export const take = (letter: string, piece = pieceOf(letter)): Held => hold(letter, piece);

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

/** The cells that a piece covers with its upper left corner here. */
const covered = (board: string, piece: string, [top, left]: Cell): number[] =>
  coordinatesOf(piece).map(([y, x]) => (top + y) * pitchOf(board) + left + x);

/** Where the upper left corner of a piece is if it is held over a cell. */
const cornerOver = (board: string, { grip }: Held, at: number): Cell => {
  const [y, x] = placeOf(board, at);
  return [y - grip[0], x - grip[1]];
};

/** The upper left corners that a piece can have on a board: [0, 0] to this one. */
const lastCorner = (board: string, piece: string): Cell => {
  const [paper, own] = [sizeOf(board), sizeOf(piece)];
  return [paper.rows - own.rows, paper.columns - own.columns];
};

/** The cells that a piece would cover if it is held over this one; it is pushed back over the board's edges. */
export const under = (board: string, held: Held, at: number): number[] => {
  const [last, corner] = [lastCorner(board, held.piece), cornerOver(board, held, at)];
  const [top, left] = corner.map((place, axis) => Math.max(0, Math.min(last[axis], place)));
  return covered(board, held.piece, [top, left]);
};

/** The cells on which a piece fits with its corner as near to a place as can be, if it may lie there; undefined if there are none. */
const fitting = (
  board: string,
  { piece }: Held,
  [y, x]: Cell,
  mayLie: (cells: number[], far: number) => boolean,
): number[] | undefined => {
  const [bottom, right] = lastCorner(board, piece);
  const far = ([top, left]: Cell) => Math.hypot(top - y, left - x);
  const corners = [...board]
    .map((_, at) => placeOf(board, at))
    .filter(([top, left]) => top <= bottom && left <= right)
    .sort((one, other) => far(one) - far(other));
  for (const corner of corners) {
    const cells = covered(board, piece, corner);
    if (isFree(board, cells) && mayLie(cells, far(corner))) return cells;
  }
  return undefined;
};

/** The cells on which a piece fits and covers this one, held as near to it as can be; undefined if there are none. */
export const around = (board: string, held: Held, at: number): number[] | undefined =>
  fitting(board, held, cornerOver(board, held, at), (cells) => cells.includes(at));

/** How far a piece is from the place to which it snaps, at most, in cells. */
const SNAP = 1.2;

/** The cells on which a piece fits nearest to where it is, given in cells for its upper left corner; undefined if none are near. */
export const nearest = (board: string, held: Held, corner: Cell): number[] | undefined =>
  fitting(board, held, corner, (_, far) => far < SNAP);

/** The cells of a board in which there is this. */
export const cellsOf = (board: string, what: string): number[] =>
  [...board].flatMap((cell, at) => (cell === what ? at : []));

/** How many columns and rows a board has. */
export const sizeOf = (board: string): { columns: number; rows: number } => ({
  columns: pitchOf(board) - 1,
  rows: board.split(" ").length,
});

/** Whether a piece may lie on these cells. */
export const isFree = (board: string, cells: number[]): boolean => cells.every((at) => board[at] === "x");

/** The board with a piece on these cells. */
export const withPiece = (board: string, letter: string, cells: number[]): string =>
  [...board].map((cell, at) => (cells.includes(at) ? letter : cell)).join("");

/** The board without one of its pieces. */
export const withoutPiece = (board: string, letter: string): string => board.replaceAll(letter, "x");
