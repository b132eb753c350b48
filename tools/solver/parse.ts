// Reads a board as people write it, a row a line, and says what is wrong with a text that is not a board.

import { image, MOVEMENTS } from "../twin/board.ts";
import { type Cell, cellsByLetter, crop, LETTERS, pieceOf, rowsOf } from "./cells.ts";

/** A text that should be a board is not. The message names the row and the reason. */
export class BoardError extends Error {
  override name = "BoardError";
}

/** The result of an action, or the message of the BoardError that it throws. */
export const orFlaw = <T>(action: () => T): T | string => {
  try {
    return action();
  } catch (error) {
    if (error instanceof BoardError) return error.message;
    throw error;
  }
};

/** Throws a BoardError if what should be text is something else. */
export const checkText = (what: string, text: unknown): void => {
  if (typeof text !== "string") throw new BoardError(`${what} is text, and this is of the type ${typeof text}`);
};

/** What to write in place of S, as Games::Pentominos calls N. */
export const hint = (odd: string): string => (odd === "S" ? "; what others call S is N here" : "");

/** How many characters the text of a board may have. Sixty cells need less, even if they are widely scattered. */
export const MOST_CHARACTERS = 100_000;

/** How many columns and rows a board may have. */
export const WIDEST = 250;

/** How a piece lies, at any place: its cells, relative to the first. */
const lieOf = (letter: string, cells: Cell[]): string =>
  letter + cells.map(([y, x]) => [y - cells[0][0], x - cells[0][1]]).join(" ");

/** All ways in which pieces lie, once a board has a piece: to find them takes longer than to read a board. */
let lies: string[] | undefined;

const findLies = (letter: string): string[] =>
  MOVEMENTS.map((movement) => lieOf(letter, cellsByLetter(image(pieceOf(letter), movement).split(" ")).get(letter)!));

/** The board in a text, as a line without margins. Blanks at the ends of rows are forgiven. Throws a BoardError. */
export const parseBoard = (text: string): string => {
  checkText("a board", text);
  if (text.length > MOST_CHARACTERS)
    throw new BoardError(`a board has at most ${MOST_CHARACTERS} characters, and this text has ${text.length}`);
  const lines = rowsOf(text);
  lines.forEach((line, i) => {
    const odd = [...line].find((cell) => !("x." + LETTERS).includes(cell));
    if (odd)
      throw new BoardError(
        `row ${i + 1}: ${JSON.stringify(odd)} is not one of ${[..."x.", ...LETTERS].join(" ")}${odd === " " ? "; write . where there is no cell" : hint(odd)}`,
      );
    if (line.length !== lines[0].length)
      throw new BoardError(`row ${i + 1}: ${line.length} characters, but row 1 has ${lines[0].length}`);
  });
  if (!/[^.\n]/.test(lines.join("\n"))) throw new BoardError("a board needs a row with a cell in it");
  const board = crop(lines.join(" "));
  const rows = board.split(" ");
  for (const [what, { length }] of Object.entries({ columns: rows[0], rows }))
    if (length > WIDEST) throw new BoardError(`a board has at most ${WIDEST} ${what}, and this one has ${length}`);
  const pieces = cellsByLetter(lines);
  if (pieces.size) lies ??= [...LETTERS].flatMap(findLies);
  for (const [letter, cells] of pieces)
    if (!lies?.includes(lieOf(letter, cells)))
      throw new BoardError(`row ${cells[0][0] + 1}: the cells marked ${letter} are not one piece ${letter}`);
  return board;
};
