// A copy of the program is a frame around a picture of a board. The picture is drawn with the program's own text, and all
// that a copy knows beyond that text is its picture.
//
// A cell of a picture is 9 columns wide and 6 lines high; a seam follows, 2 columns on its right and 1 line below. Where a
// piece goes on, the seam is filled. An empty cell has a tab: its two middle lines are a column wider.

import { pitchOf } from "./board.ts";
import { glyphs, put } from "./pieces.ts";

/** The board of a program that finds no picture in its text. */
export const BLANK = "xxxxxxxxxx ".repeat(6).trim();

/** A board, or a glyph, with a joint for each cell: 1 if it is empty, 2 if its piece goes on beside it, 4 more if below. */
const joints = (board: string, pitch: number): string =>
  board.replace(/\w/g, (cell, i): any =>
    cell > "Z" ? 1 : 2 * ((board[i + 1] == cell) as any) + 4 * ((board[i + pitch] == cell) as any),
  );

/** The picture of a board, drawn with the text and its echo: lines with a newline before each, no spaces at their ends. */
export const draw = (board: string, text: string): string => {
  const rows: any = joints(board, pitchOf(board)).split(" ");
  let at = 0;
  text += text;
  return rows
    .flatMap((row: string, y: number) =>
      // For each line of a cell, the bits of a joint that make it wider; 0 is the seam below.
      [2, 2, 3, 3, 2, 2, 0].map(
        (line) =>
          "\n" +
          row
            .replace(/./g, (joint: any, x): any =>
              text
                .slice(
                  at,
                  (at += ((line ? joint > "." : joint & 4) && 9 + (joint & (line || rows[y + 1][x] & 2))) as number),
                )
                .padEnd(11),
            )
            .trimEnd(),
      ),
    )
    .join("");
};

/**
 * The board that a picture shows. It is BLANK if the picture is not, apart from spaces at line ends, what `draw` makes of
 * that board.
 */
export const read = (picture: string, text: string): string => {
  const lines = picture.split(/[^\S\n]*\n/);
  const longest = Math.max(...lines.map((line) => line.length));
  let board = lines
    .flatMap((line, y) =>
      y % 7 == 1
        ? line
            .padEnd(longest)
            .replace(/.{1,11}/g, (cell, x): any =>
              cell > "!" ? 2 * ((cell[9] > " ") as any) + 4 * ((lines[y + 6]?.[x] > " ") as any) : ".",
            )
        : [],
    )
    .join(" ");
  const pitch = pitchOf(board);
  glyphs(pitch).map((glyph) => (board = board.replace(RegExp(joints(glyph, pitch)), (cells) => put(cells, glyph, 0))));
  board = board.replace(/\d/g, "x");
  // Its first and last row and its first column have cells: a picture that was moved shows no board.
  return lines[1] && lines.at(-2) && /^\S/m.test(picture) && draw(board, text) == lines.join("\n") ? board : BLANK;
};

/**
 * A copy of the program, whole: the frame, the picture and the label, which is the board. The frame takes the whitespace
 * and the echo away, makes spaces of tildes, and evaluates what is left: the program, which sees its picture as q and its
 * text as t.
 */
export const copy = (board: string, text: string): string =>
  '((q,t=q.replace(/\\s/g,"").slice(0,' +
  text.length +
  '))=>eval(t.replace(/~/g,"\\x20")))(String.raw`' +
  draw(board, text) +
  "`);\n// " +
  board +
  "\n";
