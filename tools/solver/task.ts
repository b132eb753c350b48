// Turns a board as people write it, and the pieces they allow, into what there is to search, or says what is wrong with them.

import { BoardError, blank, formatBoard, LETTERS, oddPart, parseBoard, rowsOf } from "./parse.ts";
import { plural } from "./words.ts";

/** What may be asked of a board's pieces. */
export interface Choice {
  /** Letters of the pieces that may be used, each at most once; all twelve if left out. */
  pieces?: string | undefined;
  /** Letters of the pieces that may not be used, whether or not they are among `pieces`. */
  without?: string | undefined;
  /** A board of the same outline. Its pieces must lie in the same places in every solution. */
  contains?: string | undefined;
}

const emptyCells = (board: string): number => board.split("x").length - 1;

const checkPieces = (option: string, letters: string): void => {
  if (typeof letters !== "string")
    throw new BoardError(`${option}: letters are text, like "FIL", and this is of the type ${typeof letters}`);
  for (const letter of letters) {
    if (!LETTERS.includes(letter))
      throw new BoardError(`${option}: ${JSON.stringify(letter)} is not one of ${[...LETTERS].join(" ")}`);
    if (letters.split(letter).length > 2) throw new BoardError(`${option}: ${letter} is named twice`);
  }
};

/** The board with the pieces of `partial`, a text of the same outline, on it. */
const withPieces = (board: string, partial: string): string => {
  const named = (reason: string) => new BoardError(`the board to contain: ${reason}`);
  try {
    const added = parseBoard(partial);
    if (blank(added) !== blank(board)) throw new BoardError("its outline is not the board's");
    return parseBoard(
      formatBoard(
        board.replace(/\S/g, (cell, i: number) => {
          if (/[A-Z]/.test(cell) && /[A-Z]/.test(added[i]) && cell !== added[i])
            throw new BoardError(
              `row ${board.slice(0, i).split(" ").length}: ${added[i]} lies where the board has ${cell}`,
            );
          return /[A-Z]/.test(cell) ? cell : added[i];
        }),
      ),
    );
  } catch (error) {
    throw error instanceof BoardError ? named(error.message) : error;
  }
};

/** What there is to search. */
export interface Task {
  /** The board as it was given, a newline after each row. */
  given: string;
  /** The same as a line: without margins, its rows with a space between them, and with the pieces that it must contain. */
  board: string;
  /** Letters of the pieces that may not be used, or lie there already. */
  without: string;
  /** One `without` for each search. Together they find every solution. None if a part of the board cannot be filled. */
  searches: string[];
}

/** The task for a board, given as text, and a choice of pieces. Throws a BoardError if they make none. */
export const taskOf = (
  given: string,
  { pieces: among = LETTERS, without: barred = "", contains }: Choice = {},
): Task => {
  checkPieces("pieces", among);
  checkPieces("without", barred);
  const pieces = [...among].filter((letter) => !barred.includes(letter)).join("");
  let board = parseBoard(given);
  const rows = rowsOf(given);
  const checkLetters = (place: (letter: string) => string): void => {
    for (const letter of board.match(/[A-Z]/g) ?? [])
      if (!pieces.includes(letter))
        throw new BoardError(`${place(letter)}: ${letter} is not among the pieces ${pieces}`);
  };
  checkLetters((letter) => `row ${rows.findIndex((line) => line.includes(letter)) + 1}`);
  if (contains !== undefined) board = withPieces(board, contains);
  checkLetters(() => "the board to contain");

  const without = [...LETTERS].filter((letter) => !pieces.includes(letter) || board.includes(letter)).join("");
  const left = LETTERS.length - without.length;
  const cells = emptyCells(board);
  if (cells % 5) throw new BoardError(`the board has ${plural(cells, "empty cell")}, which is not a multiple of five`);
  if (cells > 5 * left)
    throw new BoardError(
      `the board has ${plural(cells, "empty cell")}, and the pieces that are left cover ${5 * left}`,
    );

  // A search lays X whenever it may. Where a piece can be left out, that may be X, too: this takes a search of its own.
  const spare = cells > 0 && cells < 5 * left && !without.includes("X");
  // A search would take ages to notice a part that cannot be filled.
  const searches = oddPart(board) ? [] : spare ? [without, without + "X"] : [without];
  return { given: rows.join("\n") + "\n", board, without, searches };
};
