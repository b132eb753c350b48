// Hints: a piece that lies wrongly, or the next one to lay.

import { pitchOf } from "../../twin/board.ts";
import { beside, cellsOf, LETTERS, withoutPiece, withPiece } from "../../boards/cells.ts";
import { boardOfImage, type Found, imagesLike } from "../search/found.ts";

/** A hint: a piece, and the cells where it belongs, or where it lies wrongly. */
export interface Hint {
  letter: string;
  cells: number[];
}

/** A misplaced piece; else the piece whose place has the fewest empty cells around it, which teaches most. */
export const hintFrom = (board: string, answer: string): Hint => {
  const all = [...LETTERS].map((letter) => ({ letter, cells: cellsOf(answer, letter) }));
  const wrong = all.find(({ letter, cells }) => board.includes(letter) && `${cellsOf(board, letter)}` !== `${cells}`);
  if (wrong) return { letter: wrong.letter, cells: cellsOf(board, wrong.letter) };
  const pitch = pitchOf(board);
  const around = ({ cells }: Hint) => cells.flatMap((at) => beside(at, pitch)).filter((at) => board[at] === "x").length;
  return all
    .filter(({ letter, cells }) => cells.length && !board.includes(letter))
    .reduce((best, next) => (around(next) < around(best) ? next : best));
};

export const followed = (board: string, { letter, cells }: Hint): string =>
  board.includes(letter) ? withoutPiece(board, letter) : withPiece(board, letter, cells);

/** One of the solutions that a board can still lead to, if any is known; `part`, from 0 to 1, chooses which. */
export const aimOf = (found: Found, board: string, part: number): string | undefined => {
  const ways = imagesLike(found, board);
  return ways.length ? boardOfImage(found, ways[Math.floor(part * ways.length)]) : undefined;
};
