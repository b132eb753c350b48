// A board as text for a chat, each cell a coloured square.

import { pitchOf } from "../../twin/board.ts";
import { beside, cellsOf, LETTERS } from "../../solver/cells.ts";

/** For each piece, in the order of LETTERS, the square among those that chats have that is nearest in hue. */
const SQUARES = [..."🟪🟦🟥🟩🟪🟨🟦🟫🟩🟪🟦🟧"];

/** A board as squares: the pieces coloured, touching ones differently where possible, the rest white. */
export const faceOf = (board: string): string => {
  const squares: Record<string, string> = { x: "⬜", ".": "⬛", " ": "\n" };
  for (const letter of new Set(board.match(/[A-Z]/g))) {
    const near = cellsOf(board, letter).flatMap((at) => beside(at, pitchOf(board)));
    const taken = near.filter((at) => board[at] !== letter).map((at) => squares[board[at]]);
    squares[letter] = [SQUARES[LETTERS.indexOf(letter)], ...SQUARES].find((square) => !taken.includes(square))!;
  }
  return [...board].map((cell) => squares[cell]).join("");
};
