// A copy of the program is a picture of a board, and two comments below it: the label, which is the board, and the tag, which
// makes a web page of the file. The ink of the picture is a head, the program's text, a #, the echo, which repeats as much of the
// text as fits, and a tail. Head and tail are code wherever a line or a seam cuts them: they make a string q of what lies between
// them, and evaluate it without its whitespace. The text ends with two slashes, so the # and the echo are a comment then. A copy
// knows nothing of itself but q.
//
// Where a piece continues, the seam between two of its cells is filled, so a piece is one shape. Empty cells are joined as well,
// but where four of them meet, a small hole shows the grid. A run of them ends with a bump, which no piece has.

import { pitchOf } from "./board.ts";
import { glyphs, put } from "./pieces.ts";

/**
 * A cell of a picture, with its seams, the strips between cells: GAP columns on its right, a line below it. If these change,
 * so must the 13 and the 4 in `jointsIn`, the 1 and the 3 in `read`, and the 5 in `drawing`.
 */
export const WIDTH = 13;
export const HEIGHT = 6;
export const GAP = 2;

/**
 * The first and the last ink of a picture. `Object` gives back what it is called with: here the strings of the template, with
 * their `raw` text. A line of a single cell holds eleven characters, and each eleven end between two tokens: that is why it is
 * replaceAll. `var{` needs no blank. The weaver, which makes quine.ts, tries all other cuts as well.
 */
export const HEAD = "var{raw:[q]}=Object`";
export const TAIL = '`;eval(q.replaceAll(/\\s/g,""))';

/**
 * The last three lines of a copy, with the line end before them, given the pitch and the length of its board: comments to
 * JavaScript, and to a browser a tag, since slashes and line ends mean nothing within one. Its attributes go to the body that holds
 * the text already. Every two seconds, and at a click, the page runs the text that it shows, unless somebody has selected some of
 * it. `a` is the letter of the piece that the pointer came to last, or that was tapped. The text is as large as the window allows:
 * most fonts make a cell 7.8 times as wide as the size of the font, and a row 7 times as high, small ones up to 9.
 */
export const tagOf = (pitch: number, size: number): string =>
  '\n//<body/id="b"/style=white-space:pre;font:min(13vw/' +
  pitch +
  ",10vh*" +
  pitch +
  "/" +
  size +
  ')monospace\n//onload="setInterval(b.onclick,2e3)"onmouseover=a=event.target.id' +
  "\n//onclick=try{getSelection()+[]||eval(textContent)}catch{}>";

/** How to colour text that belongs to a piece, given its letter, or "x" for empty cells. */
export type Paint = (text: string, letter: string) => string;

/**
 * Makes a copy of the program, without its last line end: the picture of a board, in lines with no spaces at their ends, the
 * label and the tag. In colour, each run of ink is painted.
 */
export type Draw = (board: string, inColour?: unknown) => string;

/**
 * The colour of a piece, of the 256 that terminals have, given its letter; that of "x", an empty cell, is a grey. Any formula
 * will do that leaves the twelve easy to tell apart.
 */
export const colourOf = (cell: string): number => ((cell.charCodeAt(0) * 85) % 167) + 89;

/** Spreads those twelve numbers over the colours of a page on which black text is legible. */
export const SPREAD = 62481;

/**
 * Returns what draws pictures with a text, and with `paint` if they are in colour. On a board with too few cells, the end of the
 * text is missing. No tool prints such a picture: `copyOf` refuses.
 */
export const drawing = (text: string, paint?: Paint): Draw => {
  // Twice the text is more ink than any board of sixty cells has.
  const ink = HEAD + text + "#" + text;
  // Ink of the previous picture; it locates the tail. If this one has another amount, it is drawn again.
  // All solutions have the same, so only the first is drawn twice.
  let total = 0;
  const draw: Draw = (board, inColour) => {
    const poured = ink.slice(0, total - TAIL.length) + TAIL;
    const pitch = pitchOf(board);
    let picture = "";
    // How much ink is in the picture, with the run that comes next and without it.
    let inked = 0;
    let before = 0;
    let cell: string;
    for (let row = 0; board[row]; row += pitch)
      // Lines 5 to 1 are a cell's own. Line 0 is the seam below: there a cell has ink if it goes on below.
      for (let line = HEIGHT; line--;) {
        picture += picture && "\n";
        // How many columns stay empty before the next run of ink.
        let gap = 0;
        for (let i = row; (cell = board[i]) > " "; i++)
          if (cell < "A" || (!line && board[i + pitch] != cell)) gap += WIDTH;
          // Cells that are joined get their ink together, in the seam only where four cells of a piece meet. (A capital comes
          // before "a".)
          else if (board[i + 1] == cell && (line || (cell < "a" && board[i + pitch + 1] == cell))) inked += WIDTH;
          else {
            picture += "".padEnd(gap);
            // The bump: the last empty cell of a run is one column wider on lines 4 to 2. In the seam a column stays empty, so
            // that a joint has as much ink below a cell as on its right.
            gap = line ? (cell > "a" && line % 5 > 1 ? GAP - 1 : GAP) : GAP + 1;
            inked += WIDTH - gap;
            const part = poured.slice(before, inked);
            picture += inColour ? paint!(part, cell) : part;
            before = inked;
          }
      }
    // The tail is in its place if there was as much ink as before. (The last line is a seam without ink.)
    const tag = tagOf(pitch, board.length);
    if (inked == total) return picture + "// " + board + tag;
    total = inked;
    return draw(board, inColour);
  };
  return draw;
};

/** What a copy sees of itself: q. Head, tail and label are outside. */
export const seenOf = (copy: string): string => copy.split("`")[1];

/**
 * The joints of a picture, given its lines: for each cell a digit, "." where there is none, and a space between rows, as in a
 * board. The digit is 1 for a bump and 2 for a joint to the next cell, and 4 more for one to the cell below. A W at pitch 11 has
 * the digits `4..........24..........20`.
 */
const jointsIn = (lines: string[]): string => {
  const width = Math.max(...lines.map((line) => line.length));
  return lines
    .flatMap((line, y) =>
      (y % HEIGHT) - 1
        ? []
        : // The 13 is the width of a cell. A cell has ink from its first column on, and so has a joint below it.
          line
            .padEnd(width)
            .replace(/.{1,13}/g, (cell, x) =>
              cell > "!" ? String(cell.trim().length - (WIDTH - GAP) + (lines[y + 4]?.[x] > " " ? 4 : 0)) : ".",
            ),
    )
    .join(" ");
};

/**
 * The board with these joints. Each glyph ends with a cell of digit 0, joined to nothing. An empty cell is never 0: it is joined
 * to the next one, or has a bump. So the digits of a glyph stand only where a piece lies, and what is left is empty. In a damaged
 * picture this may go wrong; then the drawing of the board is another picture.
 */
const boardWith = (joints: string): string => {
  const pitch = pitchOf(joints);
  return glyphs(pitch)
    .reduce((board, glyph) => {
      // A piece is on a board once.
      if (board.match(glyph[0])) return board;
      const digits = glyph.replace(/\w/g, (cell, i) =>
        String((glyph[i + 1] == cell ? 2 : 0) + (glyph[i + pitch] == cell ? 4 : 0)),
      );
      return board.replace(RegExp(digits), (cells) => put(cells, glyph, 0));
    }, joints)
    .replace(/\d/g, "x");
};

/**
 * The board whose picture a copy has, found from the q that it sees; "" if no board has a picture with this q, apart from spaces at
 * line ends.
 */
export const read = (q: string, draw: Draw): string => {
  const seen = q.replace(/\s*?\n/g, "\n");
  // `lost` is a line end if the head has taken a whole line, as it does where the first row begins with a lone cell. Only a
  // drawing can tell.
  const readWith = (lost: string): string => {
    const lines = (lost + seen).split("\n");
    // Each row is read from its second line, since the tail may take the last three of a row. In the first row the head may have
    // taken the second line, so the fourth, which is the same, is read instead. (Without one it reads nonsense, which no drawing
    // matches.)
    lines[1] = lines[3] + "";
    const joints = jointsIn(lines);
    const board = boardWith(joints);
    // A board has cells in its first column.
    if (seen.match(/\n\S/) && draw(board).includes(seen)) return board;
    return lost ? "" : readWith("\n");
  };
  return readWith("");
};

/** The outline of a board: the same without the pieces on it, but for one that is held. Where there is no board, that of 6x10. */
export const outlineOf = (board: string, held?: string): string =>
  board.replace(/\w/g, (cell) => (cell == held ? cell : "x")) || "".padEnd(65, "xxxxxxxxxx ");

/** The board of a program that is given none. (Marked so that the bundler drops it from the program, which does not use it.) */
export const EMPTY_BOARD = /* @__PURE__ */ outlineOf("");
