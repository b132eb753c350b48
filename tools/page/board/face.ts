// A board for those who do not see it: a cell in words, and all cells as coloured squares for a chat.

import { pitchOf } from "../../twin/board.ts";
import { beside, cellsOf, LETTERS, placeOf } from "../../boards/cells.ts";

const WORDS: Record<string, string> = { x: "empty", ".": "no cell" };

/** What a cell is called: its place, and what lies there. The piece that is lifted lies nowhere. */
export const sayCell = (board: string, at: number, given = "", lifted = ""): string => {
  const [y, x] = placeOf(board, at);
  const cell = board[at] === lifted ? "x" : board[at];
  return `row ${y + 1}, column ${x + 1}: ${WORDS[cell] ?? cell}${given.includes(cell) ? ", given" : ""}`;
};

/** For each piece, in the order of LETTERS, the square among those that chats have that is nearest in hue. */
const SQUARES = [..."🟪🟦🟥🟩🟪🟨🟦🟫🟩🟪🟦🟧"];

export const squareOf = (letter: string): string => SQUARES[LETTERS.indexOf(letter)];

/** A board as squares: the pieces coloured, touching ones differently where possible, the rest white. */
export const faceOf = (board: string): string => {
  const squares: Record<string, string> = { x: "⬜", ".": "⬛", " ": "\n" };
  for (const letter of new Set(board.match(/[A-Z]/g))) {
    const near = cellsOf(board, letter).flatMap((at) => beside(at, pitchOf(board)));
    const taken = near.filter((at) => board[at] !== letter).map((at) => squares[board[at]]);
    squares[letter] = [squareOf(letter), ...SQUARES].find((square) => !taken.includes(square))!;
  }
  return [...board].map((cell) => squares[cell]).join("");
};
