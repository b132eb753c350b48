// A copy of the program is a picture of a board, and a comment below it, its label. The ink of the picture is a head, the program's
// text, a #, the echo, which is as much of the text again as there is room for, and a tail. Head and tail are code wherever a line
// or a seam cuts them: they make a string q of what lies between them, and evaluate it without its whitespace. The text ends with
// two slashes, so the # and the echo are a comment then. A copy knows nothing of itself but q.
//
// Where a piece goes on, the seam between two of its cells is filled, so a piece is one shape. (Where four cells of P meet, a
// small hole is left.) Empty cells are joined, too. Such a sheet has a slit where four empty cells meet, and a bump where a run
// of them ends.

import { pitchOf } from "./board.ts";
import { glyphs, put } from "./pieces.ts";

/**
 * A cell of a picture, with its seams, the blank strips between cells: GAP columns on its right, a line below it. If these change,
 * so must the 12, 3 and 4 in `read`, and the 5, 6 and 2 in `drawing`.
 */
export const WIDTH = 12;
export const HEIGHT = 6;
export const GAP = 2;

/**
 * The first and the last ink of a picture. A line of a single cell holds ten characters: the second semicolon and the parentheses
 * around q are there so that each ten ends between two tokens. `var[q]=` needs no blank. The weaver, which makes quine.ts, tries
 * all other cuts, too.
 */
export const HEAD = ";;var[q]=[String.raw`";
export const TAIL = '`];eval((q).replace(/\\s/g,""))';

/**
 * Makes a copy of the program, without its last line end: the picture of a board, in lines with no spaces at their ends, and the
 * label, which is the board.
 */
export type Draw = (board: string) => string;

/**
 * Returns what draws pictures with a text. A picture of sixty cells with less room than the text shows no whole program: the
 * weaver draws none.
 */
export const drawing = (text: string): Draw => {
  // Two texts are ink for more than a hundred cells.
  const ink = HEAD + text + "#" + text;
  // How much ink the picture before had, which says where the tail goes. At first it is wrong, and a picture is drawn again once
  // its ink is counted. All solutions have the same, so each but the first is drawn once.
  let total = 0;
  const draw = (board: string): string => {
    const poured = ink.slice(0, total - TAIL.length) + TAIL;
    const pitch = pitchOf(board);
    let picture = "";
    // The picture has the ink up to `from`. The cells that were passed take it up to `to`.
    let from = 0;
    let to = 0;
    for (let row = 0; board[row]; row += pitch)
      // Lines 5 to 1 are a cell's own. Line 0 is the seam below: there a cell has ink if it goes on below.
      for (let line = HEIGHT; line--;) {
        picture += "\n";
        // What was left blank since the last ink.
        let gap = 0;
        for (let i = row; board[i] > " "; i++) {
          const cell = board[i];
          if (cell == "." || (!line && board[i + pitch] != cell)) gap += WIDTH;
          // Cells that are joined get their ink together.
          else if (line && board[i + 1] == cell) to += WIDTH;
          else {
            picture += " ".repeat(gap);
            // The last empty cell of a run has a bump on lines 4 to 2. Where four empty cells meet, the seam has a slit:
            //   xxxxxxxx      xxxxxxxx
            // 8 inked, 6 blank (the last 2 columns of this cell, the 2 of GAP, the first 2 of the next cell), 8 inked. Here the gap
            // counts all 6 against this cell, so `from` is 2 ahead of `to`, and the next cell inks 2 less. A capital, which comes
            // before "a", is a piece, and has none of this.
            if (cell < "a") gap = GAP;
            else if (line % 5 > 1) gap = GAP - 1;
            else gap = board[i + 1] + board[i + pitch + 1] == "xx" ? 6 : GAP;
            to += WIDTH - gap;
            // The first argument is the `from` of before.
            picture += poured.slice(from, (from = gap > 4 ? to + 2 : to));
          }
        }
      }
    // The tail is in its place if there was as much ink as before. (The last line is a seam without ink.)
    if (to == total) return picture.slice(1) + "// " + board;
    total = to;
    return draw(board);
  };
  return draw;
};

/** What a copy sees of itself: q. Head, tail and label are outside. */
export const seenOf = (copy: string): string => copy.split("`")[1];

/**
 * The board of the picture of which a copy sees this; "" if it is not what is seen of the picture of any board, apart from spaces
 * at line ends.
 */
export const read = (q: string, draw: Draw): string => {
  const seen = q.replace(/\s*?\n/g, "\n");
  return ["", "\n", "\n\n"].reduce((shown, lost) => {
    if (shown) return shown;
    // Tries how many whole lines the head has taken, none, one or two: two of a first row of one cell, perhaps one of a row of two,
    // and always a part of the line after. The tail takes three lines at most of the last row. So the second line of a cell is
    // there, or, in the first row, the fourth, which is like it.
    const lines = (lost + seen).split("\n");
    lines[1] = lines[3] ?? "";
    const width = Math.max(...lines.map((line) => line.length));
    // A digit for each cell: 1 for a bump, 2 if it is joined to the next, 4 more if to the one below. It is read from that line,
    // and from the seam four lines further down, in the cell's fifth column, which has ink beside slits, too. A W at pitch 11 has
    // the digits 4..........24..........20.
    const joints = lines
      .flatMap((line, y) =>
        y % HEIGHT == 1
          ? // The 12 is the width of a cell. A cell has ink from its first column on.
            line
              .padEnd(width)
              .replace(/.{1,12}/g, (cell, x) =>
                cell > "!" ? String(cell.trim().length - (WIDTH - GAP) + (lines[y + 4]?.[x + 4] > " " ? 4 : 0)) : ".",
              )
          : [],
      )
      .join(" ");
    const pitch = pitchOf(joints);
    // The last cell of a glyph is joined to nothing after it, and an empty cell always to something, or it has a bump. So a
    // glyph's own joints are found in pieces only, and what is left are empty cells. In a damaged picture they may not be, but
    // that is not what `draw` makes of any board.
    const board = glyphs(pitch)
      .reduce(
        (board, glyph) =>
          board.replace(
            RegExp(
              glyph.replace(/\w/g, (cell, i) =>
                String((glyph[i + 1] == cell ? 2 : 0) + (glyph[i + pitch] == cell ? 4 : 0)),
              ),
            ),
            (cells) => put(cells, glyph, 0),
          ),
        joints,
      )
      .replace(/\d/g, "x");
    // A board has cells in its first column.
    return /\n\S/.test(seen) && seenOf(draw(board)) == seen ? board : "";
  }, "");
};

/** The board without the pieces on it: its outline. Where there is no board, the blank 6x10. */
export const blank = (board: string): string => board.replace(/\w/g, "x") || "xxxxxxxxxx ".repeat(6).trim();

/** The board of a program that is given none. */
export const BLANK = /* @__PURE__ */ blank("");
