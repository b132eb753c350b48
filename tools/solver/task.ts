// Makes a search of a board and the pieces that may fill it, or says why there cannot be one.

import { image, isLast, MOVEMENTS, pitchOf } from "../twin/board.ts";
import { glyphs, put } from "../twin/pieces.ts";
import { fitting, smallHole } from "../twin/regexes.ts";
import { turnOf } from "../twin/search.ts";
import { BoardError, checkText, seen } from "../words/flaws.ts";
import { plural } from "../words/words.ts";
import { LETTERS, others, placeOf, regionOf } from "../boards/cells.ts";
import { type Board, hint } from "../boards/parse.ts";
import { turnedOver } from "./traits.ts";

/** The pieces that may be laid. */
export interface PieceOptions {
  /** Letters of the pieces that may be used, each at most once; if left out, all that the board is for. */
  pieces?: string | undefined;
  /** Letters of the pieces that may not be used, whether or not they are among `pieces`. */
  without?: string | undefined;
  /** Any cell may stay empty, as if each "x" were "?". As many pieces are laid as have room; the rest stays empty. */
  loose?: boolean | undefined;
  /** Where cells may stay empty, lay exactly so many pieces, beside those that lie on the board already. */
  lay?: number | undefined;
  /**
   * Letters of pieces that may be rotated but not turned over. F, L, P and Z lie as their letters look, Y with its
   * branch on the left, N with its upper part on the right; small letters as in a mirror: "FlN". "all" is "FLNPYZ". The
   * board is not turned over either: two solutions are the same if one is a rotation of the other.
   */
  oneSided?: string | undefined;
}

/** Throws a BoardError if the value of an option is not some of these letters, each at most once, large or small. */
export const checkLetters = (option: string, letters: string, among = LETTERS): void => {
  checkText(`${option}: a set of letters`, letters);
  for (const letter of letters) {
    if (!among.includes(letter))
      throw new BoardError(`${option}: ${seen(letter)} is not one of ${[...among].join(" ")}${hint(letter)}`);
    if (letters.toUpperCase().split(letter.toUpperCase()).length > 2)
      throw new BoardError(`${option}: ${letter} is named twice, and each piece is used once`);
  }
};

/** The separate parts of the board, each as its empty cells. */
const partsOf = (board: string): number[][] => {
  const parts: number[][] = [];
  for (const { index } of board.matchAll(/x/g))
    if (!parts.some((part) => part.includes(index))) parts.push(regionOf(board, index));
  return parts;
};

/** The separate parts of the board that pieces of five cells cannot fill. */
export const oddParts = (board: string): number[][] => partsOf(board).filter((part) => part.length % 5);

/** Rows without cells, with the spaces before them. The first and the last row of a board have cells. */
const GAPS = /( \.+)\1*(?= )/g;

/**
 * The board, which has no margins, with narrower gaps: pieces cannot tell how far apart its parts are. The narrowest
 * gap becomes one row or column, the next wider one two, and so on: so the board keeps its symmetries.
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

/** The glyphs of a board, an empty text for each of a piece that may not be laid. That of X comes first. */
export const shapesOf = (board: string, without: string): string[] =>
  glyphs(pitchOf(board)).map((glyph) => (without.includes(glyph[0]) ? "" : glyph));

/** The regexes with which a board is searched. */
export const regexesOf = (board: string, without: string) => ({
  fit: fitting(shapesOf(board, without)),
  hole: smallHole(pitchOf(board)),
});

/**
 * Where to lay X, whose glyph this is: at one of each set of places that are images of one another under the group. If
 * X may not be used, its glyph is empty, and the search begins once, with the board itself.
 */
export const firstPlaces = (board: string, glyph: string, group: number[]): number[] => {
  const free = glyph ? board.matchAll(RegExp(`(?=${glyph})`, "gi")) : [{ index: 0 }];
  return Array.from(free, ({ index }) => index).filter((at) => isLast(put(board, glyph, at), group));
};

export interface Field {
  /** "x" for each cell that no piece covers yet. */
  board: string;
  /** The same, but "?" for a cell that may stay empty, and a letter for one that only this piece may cover. */
  marks: string;
  /** How many cells stay empty. */
  loose: number;
  /** The sides that pieces must show, as letters; the others may show either. */
  sides: string;
}

export interface Task extends Field {
  /** The rows of the board as they were given. */
  given: string;
  /** Letters of the pieces that may not be used, or lie there already. */
  without: string;
  /** How many pieces are laid. */
  laid: number;
  /** The `without` of each search. Together they find every solution. None if a part of the board cannot be filled. */
  searches: string[];
  /** The task of laying one piece fewer, if fewer can cover what must be covered, and no number was asked for. */
  fewer?: () => Task;
}

/** Letters of the pieces that may be laid. Throws a BoardError if one that lies on the board is not among them. */
const lettersFor = ({ given, pieces: all }: Board, options: PieceOptions): string => {
  const pieces = [...(options.pieces ?? all)].filter((letter) => !options.without?.includes(letter)).join("");
  for (const { 0: letter, index } of given.matchAll(/[A-Z]/g))
    if (!pieces.includes(letter))
      throw new BoardError(`row ${placeOf(given, index)[0] + 1}: ${letter} is not among the pieces ${pieces}`);
  return pieces;
};

/** How many pieces must cover what may not stay empty, and for how many there is room. */
type Room = { least: number; most: number };

/** The same of a board on which no cell may stay empty. Throws a BoardError if pieces, or so many, cannot cover it. */
const roomOfAll = (cells: number, letters: number, asked: number | undefined, more: string): Room => {
  const most = 5 * letters;
  const flaw = cells > most ? `and the pieces that may be laid cover ${most}` : "but needs a multiple of five";
  if (cells % 5 || cells > most) throw new BoardError(`the board has ${plural(cells, "empty cell")}, ${flaw}${more}`);
  const laid = cells / 5;
  if (asked && laid && asked !== laid)
    throw new BoardError(`it takes exactly ${plural(laid, "piece")} to cover this board, not ${asked}`);
  return { least: laid, most: laid };
};

/**
 * The same of any other, by the sizes of its parts and its clues. Throws a BoardError if of a part more cells are over
 * after fives than may stay empty.
 */
const roomIn = (board: string, marks: string, clues: string): Room => {
  let [least, most] = [0, 0];
  for (const part of partsOf(board)) {
    const [size, spare] = [part.length, part.filter((at) => marks[at] === "?").length];
    if (size % 5 > spare)
      throw new BoardError(`${size % 5} of ${size} connected cells must stay empty, and only ${spare} may`);
    least += Math.ceil((size - spare) / 5);
    most += Math.floor(size / 5);
  }
  // A board without pieces is no solution.
  return { least: Math.max(least, clues.length, /[A-Z]/.test(board) ? 0 : 1), most };
};

/** How many pieces to lay, of so many letters. Throws a BoardError if they are too few, or too many. */
const piecesToLay = ({ least, most }: Room, letters: number, asked?: number): number => {
  const laid = asked ?? Math.max(least, Math.min(most, letters));
  if (laid && !(most && letters)) throw new BoardError("there is no room for a piece on this board");
  if (laid < least) throw new BoardError(`at least ${plural(least, "piece")} must be laid here, not ${laid}`);
  if (laid > most) throw new BoardError(`there is room for ${plural(most, "piece")} here, not for ${laid}`);
  if (laid > letters) throw new BoardError(`only ${plural(letters, "piece")} may be laid here, not ${laid}`);
  return laid;
};

/** The task for a board, without margins and wide gaps, and for these pieces. Throws a BoardError if there is none. */
export const taskOf = (read: Board, options: PieceOptions = {}): Task => {
  const { given, line, clues } = read;
  const sides = options.oneSided === "all" ? "FLNPYZ" : (options.oneSided ?? "");
  const pieces = lettersFor(read, options);
  const marks = options.loose ? line.replaceAll("x", "?") : line;
  const board = marks.replace(RegExp(`[?${clues}]`, "g"), "x");
  const odd = turnedOver(board, sides);
  if (odd) {
    const [y] = placeOf(given, given.indexOf(odd));
    throw new BoardError(`row ${y + 1}: ${odd} lies on the wrong side, and it may not be turned over`);
  }
  const left = [...pieces].filter((letter) => !board.includes(letter)).join("");
  const without = others(left);
  const cells = board.split("x").length - 1;
  const room = marks.includes("?")
    ? roomIn(board, marks, clues)
    : roomOfAll(cells, left.length, options.lay, clues && line.includes(".") ? "; . is no cell" : "");
  // A search would take ages to notice a part that cannot be filled. Where cells may stay empty, there is none.
  const canFill = marks.includes("?") || !oddParts(board).length;
  const field = { given, board: squeeze(board), marks: squeeze(marks), without, sides };

  const taskFor = (laid: number): Task => {
    // A search lays X whenever it may. Where a piece can be left out, it may be X: this takes a search of its own.
    const spare = laid < left.length && left.includes("X") && !clues.includes("X");
    const searches = !canFill ? [] : !laid ? [LETTERS] : spare ? [without, without + "X"] : [without];
    const fewer = options.lay === undefined && laid > room.least ? { fewer: () => taskFor(laid - 1) } : {};
    return { ...field, laid, loose: cells - 5 * laid, searches, ...fewer };
  };
  return taskFor(piecesToLay(room, left.length, options.lay));
};
