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
 * A cell of a picture, with its seams, the strips between cells: GAP columns on its right, a line below it. If these change,
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
 * Returns what draws pictures with a text. On a board with too little room, the end of the text is missing. No tool prints such a
 * picture: `copyOf` refuses.
 */
export const drawing = (text: string): Draw => {
  // Twice the text is more ink than any board of sixty cells has.
  const ink = HEAD + text + "#" + text;
  // How much ink the picture drawn before had: it tells where the tail begins. If this one has another amount, it is drawn again.
  // All solutions have the same, so only the first is drawn twice.
  let total = 0;
  const draw = (board: string): string => {
    const poured = ink.slice(0, total - TAIL.length) + TAIL;
    const pitch = pitchOf(board);
    let picture = "";
    // How much ink is in the picture, and how much the cells so far can take.
    let from = 0;
    let to = 0;
    for (let row = 0; board[row]; row += pitch)
      // Lines 5 to 1 are a cell's own. Line 0 is the seam below: there a cell has ink if it goes on below.
      for (let line = HEIGHT; line--;) {
        picture += "\n";
        // How many columns were left empty since the last ink.
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
            // 8 with ink, 6 without (the last 2 columns of this cell, the 2 of GAP, the first 2 of the next), 8 with ink. Here the gap
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
 * The board whose picture a copy has, found from the q that it sees; "" if no board has a picture with this q, apart from spaces at
 * line ends.
 */
export const read = (q: string, draw: Draw): string => {
  const seen = q.replace(/\s*?\n/g, "\n");
  return ["", "\n", "\n\n"].reduce((shown, lost) => {
    if (shown) return shown;
    // The head may have taken no whole line, one or two (two if the first row has one cell), and then part of the next. The tail
    // takes at most three lines of the last row. So each row still has its second line; only in the first row it may be lost, and
    // the fourth, which is the same, is read instead.
    const lines = (lost + seen).split("\n");
    lines[1] = lines[3] ?? "";
    const width = Math.max(...lines.map((line) => line.length));
    // A digit for each cell: 1 for a bump, 2 if it is joined to the next, 4 more if to the one below. It is read from that line,
    // and from the seam four lines further down, in the cell's fifth column, which has ink beside slits, too. A W at pitch 11 has
    // the digits `4..........24..........20`.
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
    // Each glyph ends with a cell of digit 0, joined to nothing. An empty cell is never 0: it is joined to the next one, or has a
    // bump. So a glyph's digits are found only where a piece lies, and what is left is empty. In a damaged picture this may fail;
    // then the drawing below differs.
    const board = glyphs(pitch)
      .reduce((board, glyph) => {
        // A piece is on a board once.
        if (board.match(glyph[0])) return board;
        const digits = glyph.replace(/\w/g, (cell, i) =>
          String((glyph[i + 1] == cell ? 2 : 0) + (glyph[i + pitch] == cell ? 4 : 0)),
        );
        return board.replace(RegExp(digits), (cells) => put(cells, glyph, 0));
      }, joints)
      .replace(/\d/g, "x");
    // A board has cells in its first column.
    return /\n\S/.test(seen) && seenOf(draw(board)) == seen ? board : "";
  }, "");
};

/** The outline of a board: the same without the pieces on it. Where there is no board, that of 6x10. */
export const outlineOf = (board: string): string => board.replace(/\w/g, "x") || "xxxxxxxxxx ".repeat(6).trim();

/** The board of a program that is given none. (Marked so that the bundler drops it from the program, which does not use it.) */
export const EMPTY_BOARD = /* @__PURE__ */ outlineOf("");
