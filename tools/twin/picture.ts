// A copy of the program is a frame around a picture of a board. The picture is drawn with the program's own text, and all that
// a copy knows beyond that text is its picture. What is left over is filled with the echo, which is the text once more. The
// text itself has no whitespace, no # and no backtick: the weaver writes a space as ~, and an escape like \x23 where a # is
// meant.
//
// Where a piece goes on, the seam between two of its cells is filled, so a piece is one shape. (Where four cells of P meet, a
// small hole is left.) Empty cells are joined, too. Such a sheet has a slit where four empty cells meet, and a tab where a
// run of them ends.

import { pitchOf } from "./board.ts";
import { regex } from "./regexes.ts";
import { glyphs, put } from "./pieces.ts";

/** A cell of a picture, with its seams: GAP columns on its right, a line below it. `read` and `draw` have numbers that go with these. */
export const WIDTH = 11;
export const HEIGHT = 6;
export const GAP = 2;

/** Makes the picture of a board: lines with a newline before each, no spaces at their ends. */
export type Draw = (board: string) => string;

/**
 * Returns what draws pictures with a text. A picture of sixty cells with less room than the text shows no whole program: the
 * weaver draws none.
 */
export const drawing = (text: string): Draw => {
  // Two texts are ink for more than a hundred cells.
  const ink = text + "#" + text;
  return (
    board,
    pitch = pitchOf(board),
    picture = "",
    // The picture has the ink up to `from`. The cells that were passed take it up to `to`.
    from = 0,
    to = 0,
    row = 0,
    line?: any,
  ) => {
    for (; board[row]; row += pitch)
      // Lines 5 to 1 are a cell's own. Line 0 is the seam below: there a cell has ink if it goes on below.
      for (line = HEIGHT; line--;) {
        picture += "\n";
        // The gap is what was left blank since the last ink. Once a cell is taken, board[i] lies right of it, board[i + pitch - 1]
        // below it, and board[i + pitch] below and right.
        for (let i = row, gap = 0, cell; (cell = board[i++]) > " ";)
          if (cell == "." || (!line as any) & ((board[i + pitch - 1] != cell) as any)) gap += WIDTH;
          // Cells that are joined get their ink together.
          else if (line && board[i] == cell) to += WIDTH;
          else
            picture +=
              " ".repeat(gap) +
              ink.slice(
                from,
                // The last empty cell of a run has a tab on lines 4 to 2. Where four empty cells meet, the seam has a slit:
                //   xxxxxxx      xxxxxxx
                // 7 inked, 6 blank: 2 of them this cell's, GAP, and 2 of the next cell. Here the gap counts all 6 against this
                // cell, so `from` is 2 ahead of `to`, and the next cell inks 2 less.
                (from =
                  (to +=
                    WIDTH -
                    (gap = cell < "a" ? GAP : line % 5 > 1 ? GAP - 1 : board[i] + board[i + pitch] == "xx" ? 6 : GAP)) +
                  2 * ((gap > 4) as any)),
              );
      }
    return picture;
  };
};

/** The board that a picture shows; "" if it is not what `draw` makes of a board, apart from spaces at line ends. */
export const read = (picture: string, draw: Draw): string => {
  const lines = picture.split(/\s*?\n/);
  // A digit for each cell: 1 for a tab, 2 if it is joined to the next, 4 more if to the one below. It is read from the cell's
  // second line, which for the first row is lines[2] (lines[0] is empty), and from the seam four lines further down, in the
  // cell's fifth column, which has ink beside slits, too. A W at pitch 11 has the digits 4..........24..........20.
  const joints = lines
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
    .join(" ");
  const across = pitchOf(joints);
  // The last cell of a glyph is joined to nothing after it, and an empty cell always to something, or it has a tab. So a
  // glyph's own joints are found in pieces only, and what is left are empty cells. In a damaged picture they may not be, but
  // that is not what `draw` makes of any board.
  const seen = glyphs(across)
    .reduce(
      (board, glyph) =>
        board.replace(
          regex(
            glyph.replace(
              /\w/g,
              (cell, i): any => 2 * ((glyph[i + 1] == cell) as any) + 4 * ((glyph[i + across] == cell) as any),
            ),
          ),
          (cells) => put(cells, glyph, 0),
        ),
      joints,
    )
    .replace(/\d/g, "x");
  // Its first and last row (before the last seam) and its first column have cells: a picture that was moved shows no board.
  return lines[1] && lines.at(-2) && /^\S/m.test(picture) && draw(seen) == lines.join("\n") ? seen : "";
};

/** The board without the pieces on it: its outline. Where there is no board, the blank 6x10. */
export const blank = (board: string): string => board.replace(/\w/g, "x") || "xxxxxxxxxx ".repeat(6).trim();

/** The board of a program that is given none. */
export const BLANK = /* @__PURE__ */ blank("");

/**
 * A copy of the program without its last line end: frame, picture and label, which is the board. The frame takes away the
 * whitespace and all from the # on, turns tildes into spaces and evaluates what is left: the program, which sees its picture as q
 * and its text as t.
 */
export const copy = (board: string, draw: Draw): string =>
  '((q,t=q.replace(/\\s|#[^]*/g,""))=>eval(t.replace(/~/g,"\\x20")))(String.raw`' + draw(board) + "`);\n// " + board;
