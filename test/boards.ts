// The boards that several tests solve or draw.

import { named } from "../tools/solver/named.ts";
import { parseBoard } from "../tools/solver/parse.ts";
import { image, MOVEMENTS } from "../tools/twin/board.ts";

/** The board of the list with this name, empty. */
export const boardOf = (name: string): string => parseBoard(named(name).outline);

/** So many rows that are alike. */
export const rows = (height: number, row: string): string => Array(height).fill(row).join(" ");

/** The eight images of a board. */
export const images = (board: string): string[] => MOVEMENTS.map((_, movement) => image(board, movement));
