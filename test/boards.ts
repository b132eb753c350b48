// The boards that several tests solve, with what is known of them.

import { named } from "../tools/solver/named.ts";
import { parseBoard } from "../tools/solver/parse.ts";
import { image, MOVEMENTS, transpose } from "../tools/twin/board.ts";

const outlineOf = (name: string): string => parseBoard(named(name).outline);

/** The eight images of a board. */
export const images = (board: string): string[] => MOVEMENTS.map((_, movement) => image(board, movement));

/** Boards of sixty cells: distinct solutions, all solutions. */
export const BOARDS: Record<string, { board: string; distinct: number; total: number }> = {
  "6x10": { board: outlineOf("6x10"), distinct: 2339, total: 9356 },
  "10x6": { board: transpose(outlineOf("6x10")), distinct: 2339, total: 9356 },
  "5x12": { board: outlineOf("5x12"), distinct: 1010, total: 4040 },
  "4x15": { board: outlineOf("4x15"), distinct: 368, total: 1472 },
  "3x20": { board: outlineOf("3x20"), distinct: 2, total: 8 },
  "20x3": { board: transpose(outlineOf("3x20")), distinct: 2, total: 8 },
  "8x8 without its centre": { board: outlineOf("8x8-centre"), distinct: 65, total: 520 },
  "8x8 without its corners": { board: outlineOf("8x8-corners"), distinct: 2170, total: 17360 },
  "two 5x6": { board: outlineOf("two-5x6"), distinct: 16, total: 64 },
};
