// Makes a search of a board and the pieces that may fill it, or says why there cannot be one.

import { image, MOVEMENTS, pitchOf } from "../twin/board.ts";
import { glyphs } from "../twin/pieces.ts";
import { fitting, smallHole } from "../twin/regexes.ts";
import { turnOf } from "../twin/search.ts";
import { LETTERS, others, placeOf, regionOf } from "./cells.ts";
import { BoardError, checkText, seen } from "./flaws.ts";
import { type Board, hint } from "./parse.ts";
import { plural } from "./words.ts";

/** The pieces that may be laid. */
export interface PieceOptions {
  /** Letters of the pieces that may be used, each at most once; if left out, all that the board is for. */
  pieces?: string | undefined;
  /** Letters of the pieces that may not be used, whether or not they are among `pieces`. */
  without?: string | undefined;
}

/** Throws a BoardError if the value of an option is not letters of pieces, each at most once. */
export const checkLetters = (option: string, letters: string): void => {
  checkText(`${option}: a set of letters`, letters);
  for (const letter of letters) {
    if (!LETTERS.includes(letter))
      throw new BoardError(`${option}: ${seen(letter)} is not one of ${[...LETTERS].join(" ")}${hint(letter)}`);
    if (letters.split(letter).length > 2) throw new BoardError(`${option}: ${letter} is named twice`);
  }
};

/** The separate parts of the board that pieces of five cells cannot fill. */
export const oddParts = (board: string): number[][] => {
  const parts: number[][] = [];
  for (const { index } of board.matchAll(/x/g))
    if (!parts.some((part) => part.includes(index))) parts.push(regionOf(board, index));
  return parts.filter((part) => part.length % 5);
};

/** Rows without cells, with the spaces before them. The first and the last row of a board have cells. */
const GAPS = /( \.+)\1*(?= )/g;

/**
 * The board, which has no margins, with narrower gaps: pieces cannot tell how far apart its parts are. The narrowest gap becomes
 * one row or column, the next wider one two, and so on: gaps that differ still differ, so the board keeps its symmetries.
 */
const squeeze = (board: string): string => {
  const widths = [board, image(board, 1)].flatMap((line) =>
    (line.match(GAPS) ?? []).map((gap) => gap.length / pitchOf(line)),
  );
  const ranks = [...new Set(widths)].sort((a, b) => a - b);
  const squeezeRows = (line: string) =>
    line.replace(GAPS, (gap, row) => row.repeat(ranks.indexOf(gap.length / row.length) + 1));
  return image(squeezeRows(image(squeezeRows(board), 1)), 3);
};

/** The board turned as the search turns it. */
export const asSearched = (board: string): string => image(board, MOVEMENTS[turnOf(board)]);

/** The glyphs of a board, an empty text for each that may not be laid, and the regexes with which it is searched. */
export const regexesOf = (board: string, without: string) => {
  const pitch = pitchOf(board);
  const shapes = glyphs(pitch).map((glyph) => (without.includes(glyph[0]) ? "" : glyph));
  return { shapes, fit: fitting(shapes), hole: smallHole(pitch) };
};

/** What there is to search. */
export interface Task {
  /** The board without margins, its gaps narrow. */
  board: string;
  /** Letters of the pieces that may not be used, or lie there already. */
  without: string;
  /** One `without` for each search. Together they find every solution. None if a part of the board cannot be filled. */
  searches: string[];
}

/** The task for a board and a choice of pieces. Throws a BoardError if they make none. */
export const taskOf = ({ given, line, pieces: all }: Board, options: PieceOptions = {}): Task => {
  const pieces = [...(options.pieces ?? all)].filter((letter) => !options.without?.includes(letter)).join("");
  for (const { 0: letter, index } of given.matchAll(/[A-Z]/g))
    if (!pieces.includes(letter))
      throw new BoardError(`row ${placeOf(given, index)[0] + 1}: ${letter} is not among the pieces ${pieces}`);

  const left = [...pieces].filter((letter) => !line.includes(letter)).join("");
  const without = others(left);
  const cells = line.split("x").length - 1;
  const most = 5 * left.length;
  const flaw = cells % 5 ? "but needs a multiple of five" : `and the pieces that may be laid cover ${most}`;
  if (cells % 5 || cells > most) throw new BoardError(`the board has ${plural(cells, "empty cell")}, ${flaw}`);

  // A search lays X whenever it may. Where a piece can be left out, it may be X: this takes a search of its own.
  const spare = cells > 0 && cells < most && left.includes("X");
  // A search would take ages to notice a part that cannot be filled.
  const searches = oddParts(line).length ? [] : spare ? [without, without + "X"] : [without];
  return { board: squeeze(line), without, searches };
};
