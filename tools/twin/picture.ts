// A copy of the program is a frame around a picture of a board. The picture is drawn with the program's own text, and all
// that a copy knows beyond that text is its picture.

import { glyphs, put } from "./pieces.ts";

/** The size of a cell in characters and lines; the last of them are the gap to the next, unless one piece covers both. */
const WIDTH = 14;
const HEIGHT = 7;

/** How many characters a picture of the blank board, which has the least room, can hold. */
export const capacity = (cells: number): number => cells * (WIDTH - 1) * (HEIGHT - 1);

/** What stands before the picture. It takes the picture's whitespace away, and makes spaces of the tildes that are left. */
export const FRAME = '(q=>Function("q",q.replace(/\\s/g,"").replace(/~/g,"\\x20"))(q))(String.raw`';

/** The blank board of a program that finds no picture in its text. */
export const BLANK = "xxxxxxxxxx ".repeat(6).trim();

/** The picture of a board: lines with a newline before each and no spaces at their ends, drawn with `text` over and over. */
export const draw = (board: string, text: string): string => {
  const rows = board.split(" ");
  let at = 0;
  let picture = "";
  text = text.repeat(3);
  rows.map((row, y) => {
    const below = rows[y + 1] ?? "";
    const widths = (inside: boolean): number[] =>
      [...row].map((cell, x) => {
        const joins = (other: string) => cell < "a" && other === cell;
        const beside = joins(row[x + 1]) && (inside || joins(below[x + 1]));
        return cell > "." && (inside || joins(below[x])) ? WIDTH - 1 + +beside : 0;
      });
    const cell = widths(true);
    const gap = widths(false);
    for (let line = HEIGHT; line--;) {
      let ink = "";
      for (const width of line ? cell : gap) ink += text.slice(at, (at += width)).padEnd(WIDTH);
      picture += "\n" + ink.trimEnd();
    }
  });
  return picture.trimEnd();
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
  const ink = (y: number, x: number) => +(lines[y]?.[x] > " ");
  let width = 0;
  lines.map((line) => (width = Math.max(width, line.length)));
  let board = "";
  for (let y = 1; y < lines.length; y += HEIGHT) {
    // Each cell becomes a digit: 1 if it is joined to the cell beside it, and 2 more if to the one below. Sixty are enough.
    for (let x = 0; x < width && x < 60 * WIDTH; x += WIDTH)
      board += ink(y, x) ? ink(y, x + WIDTH - 1) + 2 * ink(y + HEIGHT - 1, x) : ".";
    board += " ";
  }
  board = board.trim();
  const pitch = board.search(/ |$/) + 1;
  glyphs(pitch).map((glyph) => {
    const joints = glyph
      .slice(0, -1)
      .replace(/./g, (cell, i) => (+cell ? "" + ((+glyph[i + 1] | 0) + 2 * (+glyph[i + pitch] | 0)) : "."));
    // A piece's first cell is joined to another.
    board = board.replace(RegExp("(?!0)" + joints), (cells) => put([...cells], glyph, 0).join(""));
  });
  board = board.replace(/0/g, "x");
  return lines[1] && /\n\S/.test(picture) && draw(board, text) === lines.join("\n") ? board : BLANK;
};

/** A copy of the program, whole: the frame, the picture and the label, which is the board. */
export const copy = (board: string, text: string): string => FRAME + draw(board, text) + "\n`)\n// " + board + "\n";
