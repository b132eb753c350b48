// Pieces in the hand, and where they would lie. A piece is a little board.

import { image, pitchOf } from "../../twin/board.ts";
import { type Cell, isFree, LETTERS, middle, pieceOf, pieceOn, placeOf, placesOf, sizeOf } from "../../boards/cells.ts";

/** A piece in the hand, and the cell by which it is held. */
export interface Held {
  letter: string;
  piece: string;
  grip: Cell;
}

/** A piece held near its middle, as it lies in the tray or as it was turned. */
export const take = (letter: string, piece = pieceOf(letter)): Held => {
  return { letter, piece, grip: middle(placesOf(piece)) };
};

export const turn = ({ letter, piece }: Held): Held => take(letter, image(piece, 1));

/** How many quarter turns lead from a piece as it is held to how it lies there; 4 if none do. */
export const turnsTo = (held: Held, piece: string): number => {
  let turns = 0;
  for (let next = held; turns < 4 && next.piece !== piece; next = turn(next)) turns++;
  return turns;
};

export const mirror = ({ letter, piece }: Held): Held => take(letter, image(piece, 6));

/** The piece on a cell of the board, held by that cell; undefined if there is none. */
export const lift = (board: string, at: number): Held | undefined => {
  const letter = board[at] ?? "";
  if (!letter || !LETTERS.includes(letter)) return undefined;
  const cells = placesOf(board, letter);
  const [y, x] = placeOf(board, at).map((value, axis) => value - Math.min(...cells.map((cell) => cell[axis])));
  return { letter, piece: pieceOn(board, letter), grip: [y, x] };
};

/** All places for a piece on a board, free or not, ordered by how near its upper left corner is to this point. */
const placesFor = (board: string, { piece }: Held, [top, left]: Cell): { cells: number[]; far: number }[] => {
  const [whole, part] = [sizeOf(board), sizeOf(piece)];
  const shape = placesOf(piece).map(([y, x]) => y * pitchOf(board) + x);
  return [...board]
    .map((_, at) => ({ at, corner: placeOf(board, at) }))
    .filter(({ corner: [y, x] }) => y <= whole.rows - part.rows && x <= whole.columns - part.columns)
    .map(({ at, corner: [y, x] }) => ({ far: Math.hypot(y - top, x - left), cells: shape.map((cell) => at + cell) }))
    .sort((one, other) => one.far - other.far);
};

/** The cells that a piece held over this one would cover: where it fits, or else pushed back over the board's edges. */
export const under = (board: string, held: Held, at: number): number[] | undefined => {
  const [y, x] = placeOf(board, at);
  const places = placesFor(board, held, [y - held.grip[0], x - held.grip[1]]);
  const fitting = places.find(({ cells }) => cells.includes(at) && isFree(board, cells));
  return (fitting ?? places[0])?.cells;
};

/** The greatest distance over which a piece snaps into place, in cells. */
const SNAP = 1.2;

/**
 * The nearest cells on which a piece fits, or else the nearest of all; its upper left corner is given in cells.
 * Undefined where the board is not near.
 */
export const nearest = (board: string, held: Held, corner: Cell): number[] | undefined => {
  const places = placesFor(board, held, corner).filter(({ far }) => far < SNAP);
  return (places.find(({ cells }) => isFree(board, cells)) ?? places[0])?.cells;
};
