// Pieces in somebody's hand, and where they would lie. A piece is a little board.

import { image, pitchOf } from "../twin/board.ts";
import { type Cell, middle } from "../solver/cells.ts";
import { crop, LETTERS, pieceOf } from "../solver/parse.ts";

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

/** The cells that a piece covers with its upper left corner in this row and column. */
const covered = (board: string, piece: string, [top, left]: Cell): number[] =>
  coordinatesOf(piece).map(([y, x]) => (top + y) * pitchOf(board) + left + x);

/** The cells that a piece would cover if it is held over this one; it is pushed back over the board's edges. */
export const under = (board: string, { piece, grip }: Held, at: number): number[] => {
  const [paper, own] = [sizeOf(board), sizeOf(piece)];
  const room = [paper.rows - own.rows, paper.columns - own.columns];
  const [top, left] = placeOf(board, at).map((place, axis) => Math.max(0, Math.min(room[axis], place - grip[axis])));
  return covered(board, piece, [top, left]);
};

/** The cells on which a piece fits and `far`, which is asked about its upper left corner and them, is least. */
const best = (
  board: string,
  { piece }: Held,
  far: (top: number, left: number, cells: number[]) => number,
): number[] | undefined => {
  const [paper, own] = [sizeOf(board), sizeOf(piece)];
  let [found, least]: [number[] | undefined, number] = [undefined, Infinity];
  for (let top = 0; top <= paper.rows - own.rows; top++)
    for (let left = 0; left <= paper.columns - own.columns; left++) {
      const cells = covered(board, piece, [top, left]);
      const distance = isFree(board, cells) ? far(top, left, cells) : Infinity;
      if (distance < least) [found, least] = [cells, distance];
    }
  return found;
};

/** How far the cell that one holds is from a place, in cells, with the piece's upper left corner here. */
const farFrom =
  (board: string, { grip }: Held, at: number) =>
  (top: number, left: number): number => {
    const [y, x] = placeOf(board, at);
    return Math.hypot(top + grip[0] - y, left + grip[1] - x);
  };

/** The cells on which a piece fits and covers this one, held as near to it as can be; undefined if there are none. */
export const around = (board: string, held: Held, at: number): number[] | undefined => {
  const far = farFrom(board, held, at);
  return best(board, held, (top, left, cells) => (cells.includes(at) ? far(top, left) : Infinity));
};

/** The cell to hold a piece over so that it fits, as near to another as can be; that cell if it fits nowhere. */
export const roomNear = (board: string, held: Held, at: number): number => {
  const cells = best(board, held, farFrom(board, held, at));
  const grip = coordinatesOf(held.piece).findIndex((cell) => cell.join() === held.grip.join());
  return cells?.[grip] ?? at;
};

/** How far a piece is from the place to which it snaps, at most, in cells. */
const SNAP = 1.2;

/** The cells on which a piece fits nearest to where it is, given in cells for its upper left corner; undefined if none are near. */
export const nearest = (board: string, held: Held, y: number, x: number): number[] | undefined =>
  best(board, held, (top, left) => {
    const far = Math.hypot(top - y, left - x);
    return far < SNAP ? far : Infinity;
  });

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
