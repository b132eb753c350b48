// A copy of the program is a frame around a picture of a board. The picture is drawn with the program's own text, and all
// that a copy knows beyond that text is its picture.

import { crop, pitchOf } from "./board.ts";
import { glyphs, put } from "./pieces.ts";

/** The size of a cell in characters and lines; the last of them are the gap to the next, unless one piece covers both. */
const enum Cell {
  WIDTH = 13,
  HEIGHT = 7,
}

/** How many characters a picture of the blank board, which has the least room, can hold. */
export const capacity = (cells: number): number => cells * (Cell.WIDTH - 1) * (Cell.HEIGHT - 1);

/** What stands before the picture. It takes the picture's whitespace away, and makes spaces of the tildes that are left. */
export const FRAME = '(q=>Function("q",q.replace(/\\s/g,"").replace(/~/g,"\\x20"))(q))(String.raw`';

/** The blank board of a program that finds no picture in its text. */
export const BLANK = "xxxxxxxxxx ".repeat(6).trim();

/** A digit for a cell: 1 if it is joined to the cell beside it, and 2 more if to the one below. */
const joint = (beside: boolean, below: boolean): string => "" + (+beside + 2 * +below);

/** A board, or a glyph, with the joint of each cell in the cell's place: one piece makes a joint. */
const joints = (board: string, pitch: number): string =>
  board.replace(/\w/g, (cell, i) => (cell < "a" ? joint(board[i + 1] === cell, board[i + pitch] === cell) : "0"));

/**
 * What pictures are drawn with: the program's text and its echo, which is the same once more, but without backslashes. One
 * at the end of a picture would escape the backtick behind it, where no whitespace is left between them.
 */
export const ink = (text: string): string => text + text.replace(/\\/g, "");

/** The picture of a board: lines with a newline before each and no spaces at their ends. */
export const draw = (board: string, text: string): string => {
  const rows = joints(board, pitchOf(board)).split(" ");
  let at = 0;
  text = ink(text);
  return rows
    .map((row, y) => {
      // A cell is inked where its joint is above `least`: above "." in its own lines, above "1" in the gap below. So is the
      // gap beside it where it is joined to the next; in the gap below, where the cell below is joined to its next as well.
      const line = (least: string): string =>
        "\n" +
        row
          .replace(/./g, (cell, x) =>
            (cell > least
              ? "x".repeat(Cell.WIDTH - 1 + (+(least < "1" ? cell : cell > "2" && rows[y + 1][x]) & 1))
              : ""
            ).padEnd(Cell.WIDTH),
          )
          .trimEnd();
      return line(".").repeat(Cell.HEIGHT - 1) + line("1");
    })
    .join("")
    .replace(/x+/g, (run) => text.slice(at, (at += run.length)))
    .trimEnd();
};

/**
 * The board that a picture shows. It is BLANK if the picture has an empty margin or is not, but for spaces at its lines'
 * ends, what `draw` makes of that board.
 */
export const read = (picture: string, text: string): string => {
  const lines = picture
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());
  // The joints of the cells, row by row, for as many columns as there can be; then without those that are empty.
  const rows = lines.map((line, y) =>
    y % Cell.HEIGHT === 1
      ? " " +
        line
          .padEnd(60 * Cell.WIDTH)
          .replace(/./g, (mark, x) =>
            x % Cell.WIDTH
              ? ""
              : mark > " "
                ? joint(line[x + Cell.WIDTH - 1] > " ", lines[y + Cell.HEIGHT - 1]?.[x] > " ")
                : ".",
          )
      : "",
  );
  let board = crop(crop(rows.join("").trim()));
  const pitch = pitchOf(board);
  glyphs(pitch).map((glyph) => {
    // A piece's first cell is joined to another.
    board = board.replace(RegExp("(?!0)" + joints(glyph, pitch)), (cells) => put([...cells], glyph, 0).join(""));
  });
  board = board.replace(/0/g, "x");
  return draw(board, text) === lines.join("\n") ? board : BLANK;
};

/** A copy of the program, whole: the frame, the picture and the label, which is the board. */
export const copy = (board: string, text: string): string => FRAME + draw(board, text) + "\n`)\n// " + board + "\n";
