// A copy of the program is a frame around a picture of a board. The picture is drawn with the program's own text, and all
// that a copy knows beyond that text is its picture.
//
// Where a piece goes on, the seam between two of its cells is filled, so a piece is one shape. Empty cells are joined, too.
// Such a sheet has a slit wherever four empty cells meet, and a tab where a run of them ends.

import { pitchOf } from "./board.ts";
import { glyphs, put } from "./pieces.ts";
import { regex } from "./regexes.ts";

/** How wide and high a cell of a picture is, with the seams on its right and below it, which are GAP columns and one line. */
export const WIDTH = 11;
export const HEIGHT = 6;
export const GAP = 2;

/** The picture of a board, drawn with the text and its echo: lines with a newline before each, no spaces at their ends. */
export const draw = (board: string, text: string, rows = board.split(" "), ink = text + "#" + text, at = 0): string =>
  rows
    .flatMap((row, y, _, runs = row.match(/(.)\1*/g)!) =>
      // The lines of a row as runs of cells that are joined. Those in the seam go on below; they are not joined.
      [runs, runs, runs, runs, runs, [...row].map((cell, x) => (cell == rows[y + 1]?.[x] ? cell : "."))].map(
        (runs, line) =>
          "\n" +
          runs
            .map((run) =>
              run
                .repeat((run > "/" && WIDTH) as number)
                // The tab of empty cells is on lines 1 to 3; for lines 0, 4 and 5, the seam, this is 0.
                .slice((line % 5) % 4 && run > "a" ? GAP - 1 : GAP)
                .padEnd(WIDTH * run.length),
            )
            .join("")
            .trimEnd(),
      ),
    )
    .join("")
    // Only in a seam are two empty cells side by side and not joined: the slit.
    .replace(/xx  xx/g, "      ")
    // A # ends the text, and the echo follows. Two texts are ink for more than a hundred cells.
    .replace(/\w+/g, (run) => ink.slice(at, (at += run.length)));

/**
 * The board that a picture shows. It is the blank 6x10 if the picture is not, apart from spaces at line ends, what `draw`
 * makes of that board.
 */
export const read = (
  picture: string,
  text: string,
  lines = picture.split(/\s*?\n/),
  // A digit for each cell, from its second line: 1 for a tab, 2 if it is joined to the next, 4 more if to the one below.
  joints = lines
    .flatMap((line, y) =>
      (y % HEIGHT) - 2
        ? []
        : line
            .padEnd(Math.max(...lines.map((line) => line.length)))
            // The 11 is the width of a cell. A cell has ink from its first column on.
            .replace(/.{1,11}/g, (cell, x): any =>
              cell > "!" ? cell.trim().length - (WIDTH - GAP) + 4 * ((lines[y + 4]?.[x + 4] > " ") as any) : ".",
            ),
    )
    .join(" "),
  pitch = pitchOf(joints),
  // The last cell of a glyph is joined to nothing, and an empty cell always to something, or it has a tab. So a glyph's own
  // joints are found in pieces only, and what is left are empty cells. Where the picture is damaged, they may not be; then it
  // is not what `draw` makes.
  board = glyphs(pitch)
    .reduce(
      (board, glyph) =>
        board.replace(
          regex(
            glyph.replace(
              /\w/g,
              (cell, i): any => 2 * ((glyph[i + 1] == cell) as any) + 4 * ((glyph[i + pitch] == cell) as any),
            ),
          ),
          (cells) => put(cells, glyph, 0),
        ),
      joints,
    )
    .replace(/\d/g, "x"),
): string =>
  // Its first and last row (before the last seam) and its first column have cells: a picture that was moved shows no board.
  lines[1] && lines.at(-2) && /^\S/m.test(picture) && draw(board, text) == lines.join("\n")
    ? board
    : "xxxxxxxxxx ".repeat(6).trim();

/** The board of a program that finds no picture in its text. */
export const BLANK = /* @__PURE__ */ read("", "");

/**
 * A copy of the program, whole: the frame, the picture and the label, which is the board. The frame takes the whitespace
 * away, and the # that ends the text with the echo behind it. Then it makes spaces of tildes and evaluates what is left: the
 * program, which sees its picture as q and its text as t.
 */
export const copy = (board: string, text: string): string =>
  '((q,t=q.replace(/\\s|#[^]*/g,""))=>eval(t.replace(/~/g,"\\x20")))(String.raw`' +
  draw(board, text) +
  "`);\n// " +
  board +
  "\n";
