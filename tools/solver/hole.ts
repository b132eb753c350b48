// A hole that is too small for any piece.

import { pitchOf } from "../twin/board.ts";
import { smallHole } from "../twin/regexes.ts";
import { regionOf } from "../boards/cells.ts";

/** The line of a board from its first empty cell to its last, as the regexes read it. */
const lineOf = (board: string): string =>
  (board.match(/x(.*x)?/)?.[0] ?? "").replace(/./g, (cell) => (cell === "x" ? "1" : "0"));

/** The cells of a hole that is too small for any piece; none if none is. */
export const holeIn = (board: string, hole = smallHole(pitchOf(board))): number[] => {
  const found = hole.exec(lineOf(board));
  return found ? regionOf(board, board.indexOf("x") + found[1].length) : [];
};
