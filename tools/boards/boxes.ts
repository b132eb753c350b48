// Boards for people to look at: each function takes a board and returns text.

import { pitchOf } from "../twin/board.ts";
import { formatBoard, pieceOf } from "./cells.ts";
import { type Paint, plain } from "./colours.ts";

/** The lines that meet in a point: 1 from above, 2 from the right, 4 from below, 8 from the left. */
const CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

/**
 * The board with a line around each piece and around empty cells that touch; a clue is a letter, with a line around its
 * cell. A cell takes four columns, or three or two where space is short.
 */
export const box = (board: string, paint: Paint, width: number): string => {
  const rows = board.split(" ");
  const cell = (y: number, x: number): string => rows[y]?.[x] ?? ".";
  const across = (y: number, x: number) => cell(y - 1, x) !== cell(y, x);
  const down = (y: number, x: number) => cell(y, x - 1) !== cell(y, x);
  const inside = ([4, 3].find((step) => step * rows[0].length < width) ?? 2) - 1;
  const blank = " ".repeat(inside);
  /** Blanks in a cell, coloured if a piece lies there. */
  const fill = (blanks: string, letter: string): string => (/[A-Z]/.test(letter) ? paint(blanks, letter) : blanks);
  const isClue = (letter: string): boolean => /[A-Z]/.test(letter) && board.split(letter).length < 6;
  /** What stands in a cell, the letter of a clue in its middle. */
  const within = (letter: string): string =>
    isClue(letter) ? letter.padStart((inside + 1) >> 1).padEnd(inside) : blank;
  let text = "";
  for (let y = 0; y <= rows.length; y++) {
    for (let x = 0; x <= rows[0].length; x++) {
      const meet = +down(y - 1, x) + 2 * +across(y, x) + 4 * +down(y, x) + 8 * +across(y, x - 1);
      text += meet ? CORNERS[meet] : fill(" ", cell(y, x));
      text += across(y, x) ? "─".repeat(inside) : fill(blank, cell(y, x));
    }
    text += "\n";
    for (let x = 0; x <= rows[0].length; x++)
      text += (down(y, x) ? "│" : fill(" ", cell(y, x))) + fill(within(cell(y, x)), cell(y, x));
    text += "\n";
  }
  return text.replace(/ +$/gm, "").trimEnd() + "\n";
};

/** A piece at half the scale of `box`, in three lines of one length. Its letter is in its first cell. */
const small = (letter: string, paint: Paint): string[] => {
  const rows = pieceOf(letter).split(" ");
  const none = rows[0].replace(/./g, ".");
  return [0, 1, 2].map((y) =>
    (rows[y] ?? none).replace(/\.+|[A-Z]+/g, (run, x) => {
      const blank = "  ".repeat(run.length);
      const isFirst = y === 0 && x === rows[0].indexOf(letter);
      return run.includes(".") ? blank : paint(isFirst ? letter + blank.slice(1) : blank, letter);
    }),
  );
};

/** The board, and below it the pieces of these letters at half the scale, in as many rows as the width requires. */
export const boxWithTray = (board: string, letters: string, paint: Paint, width: number): string => {
  // Two columns between pieces: as many as the line end of a piece has in its pitch.
  const wide = (row: string) => [...row].reduce((sum, letter) => sum + 2 * pitchOf(pieceOf(letter)), -2);
  const rows = [""];
  for (const letter of letters)
    if (wide(rows.at(-1) + letter) <= width || !rows.at(-1)) rows.push(rows.pop() + letter);
    else rows.push(letter);
  const draw = (row: string): string => {
    const pieces = Array.from(row, (letter) => small(letter, paint));
    const lines = [0, 1, 2].map((y) => pieces.map((piece) => piece[y]).join("  "));
    return lines.join("\n").replace(/ +$/gm, "").trimEnd();
  };
  return `${box(board, paint, width)}\n${rows.map(draw).join("\n\n")}\n`;
};

export const inColour = (text: string, paint: Paint): string =>
  text.replace(/([A-Z])\1*/g, (letters) => paint(letters, letters[0]));

/** The rows of the board, each letter in its colour. */
export const raw = (board: string, paint: Paint = plain): string => inColour(formatBoard(board), paint);
