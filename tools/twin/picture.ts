// A copy of the program is a picture of a board, and comments below it: the label, which is the board, and the tag,
// which makes a web page of the file. The ink of the picture is a head, the program's text, its name as often as there
// is room, and a tail. Head and tail are code wherever a line or a seam cuts them: they make a string, `ink`, of what
// lies between them, and evaluate it without its whitespace. The text ends with two slashes, so the names are a comment
// then. A copy knows nothing of itself but this ink.
//
// Where a piece continues, the seam between two of its cells is filled, so a piece is one shape. Empty cells are
// joined as well, but where four meet, a hole shows the grid. A run of them ends with a bump, which no piece has.

import { pitchOf, SPACE, spaced } from "./board.ts";
import { glyphs, put } from "./pieces.ts";

/** A cell of a picture, with its seams, the strips between cells: GAP columns on its right, a line below it. */
export const WIDTH = 16;
export const HEIGHT = 8;
export const GAP = 2;
/** The line of a cell, from 0, that a copy reads: head and tail may take the first two of all and the last three. */
export const READ = 2;

/**
 * The first and the last ink of a picture. `Object` gives back what it is called with: here the strings of the
 * template, with their `raw` text. `var{` needs no blank. A line of a single cell holds fourteen characters, and cuts
 * head and tail between two tokens: that is why there is a second pair of parentheses, and a second semicolon. The
 * weaver, which makes quine.ts, tries all other cuts as well.
 */
export const HEAD = "var{raw:[ink]}=Object`";
export const TAIL = '`;eval((ink.replaceAll(/\\s/g,"")));;';

/** What the program is, and what to do, with hyphens for blanks. It fills the rest of a picture, and is below it. */
export const NAME = "A-pentomino-quine-after-Ed-Halley:-drag-or-press-a-piece";

/** How to colour text that belongs to a piece, given its letter, or "x" for empty cells. */
export type Paint = (text: string, letter: string) => string;

/**
 * Makes a copy of the program, without its last line end: the picture of a board, in lines with no spaces at their
 * ends, the label and the tag. In colour, each run of ink is painted.
 */
export type Draw = (board: string, inColour?: unknown) => string;

/** The colours of pieces and empty cells, of the 256 of terminals: each part has one of the five upper levels. */
export const CODES: Record<string, number> = {
  F: 68,
  I: 139,
  L: 117,
  N: 111,
  P: 185,
  T: 122,
  U: 223,
  V: 72,
  W: 218,
  X: 173,
  Y: 168,
  Z: 78,
  x: 145,
};

/** The same colour as CSS has it: in base 6, a code less 16 has a digit for each part. */
export const cssOf = (code: number): string =>
  "rgb(" + [...(code - 16).toString(6)].map((level) => +level * 40 + 55) + ")";

/**
 * How large the text of a page is: as large as the window allows, with the room of a cell on each side, so that a hand
 * can pull. Lines that are twice as high as a character is wide make cells square.
 */
export const sizeOf = (board: string): string =>
  "min(10.4vw/" + (pitchOf(board) + 1) + ",10.4vh/" + (board.split(SPACE).length + 2) + ")";

/**
 * Returns what draws pictures with a text, and with `paint` if they are in colour. On a board with too few cells, the
 * end of the text is missing. No tool prints such a picture: `copyOf` refuses.
 *
 * The last lines of a copy are its label, a sentence and the tag: comments to JavaScript, and to a browser a tag, since
 * slashes and line ends mean nothing within one. Its attributes go to the body that holds the text already. Twice a
 * second, and at each event of a pointer, the window decides whether the body has to run the text that it shows: every
 * fifth time, unless a piece is held or text is selected; and at what the first finger or the main button does from a
 * press on. (The handler returns false, so a drag selects nothing.)
 */
export const drawing = (text: string, paint?: Paint): Draw => {
  // That is more ink than any board of sixty cells has.
  const ink = HEAD + text.padEnd(1e4, "#" + NAME);
  // How much ink the picture has. The tail goes where it went in the picture before; if this one has more or less ink,
  // it is drawn again. All solutions have the same amount, so only the first is drawn twice.
  let inked = 0;
  return (board, inColour) => {
    const pitch = pitchOf(board);
    let picture: string;
    let total: number;
    do {
      total = inked;
      const poured = ink.slice(0, total - TAIL.length) + TAIL;
      picture = "";
      inked = 0;
      let before = 0;
      let cell: string;
      for (let row = 0; board[row]; row += pitch)
        // Lines down to 1 are a cell's own. Line 0 is the seam below: there a cell has ink if it goes on below.
        for (let line = HEIGHT; line--;) {
          picture += picture && "\n";
          // How many columns stay empty before the next run of ink.
          let gap = 0;
          for (let i = row; (cell = board[i]) > SPACE; i++)
            if (cell < "A" || (!line && board[i + pitch] != cell)) gap += WIDTH;
            // Joined cells get their ink together, in the seam only where four cells of a piece meet.
            else if (board[i + 1] == cell && (line || (cell < "a" && board[i + pitch + 1] == cell))) inked += WIDTH;
            else {
              picture += "".padEnd(gap);
              // The bump: the last empty cell of a run is one column wider, but for its first line and its last.
              gap = cell > "a" && line % (HEIGHT - 1) > 1 ? GAP - 1 : GAP;
              inked += WIDTH - gap;
              const run = poured.slice(before, inked);
              picture += inColour ? paint!(run, cell) : run;
              before = inked;
            }
        }
    } while (inked != total);
    // The tail is in its place. (The last line is a seam without ink.)
    return (
      picture +
      spaced("//-" + board + "\n//" + NAME) +
      '<body\n//id="b"bgcolor="0"text="tan"' +
      'onload="s=getSelection(p=d=0);setInterval(onpointerdown=onpointermove=onpointerup=onpointercancel=' +
      'e=>(e?!e.isPrimary|!p&~e.buttons:p||--d>0||s+[])||!!b.oncut(s.empty(d=5)),500)"' +
      'style="white-space:pre;touch-action:pinch-zoom;position:fixed;inset:0;place-self:center;font:' +
      sizeOf(board) +
      '/2ch/**/monospace"oncut=try{eval(textContent)}catch{}>'
    );
  };
};

/** What a copy sees of itself: its ink. Head, tail and label are outside. */
export const seenOf = (copy: string): string => copy.split("`")[1];

/**
 * The joints of a picture, given its lines: for each cell a digit, "." where there is none, and a space between rows,
 * as in a board. The digit is 1 for a bump and 2 for a joint to the next cell, and 4 more for one to the cell below. A
 * W at pitch 11 has the digits `4..........24..........20`.
 */
export const jointsIn = (lines: string[]): string => {
  const width = Math.max(...lines.map((line) => line.length));
  return lines
    .flatMap((line, y) =>
      (y % HEIGHT) - READ
        ? []
        : // A cell has ink from its first column on, and so has a joint below it.
          line
            .padEnd(width)
            // Each cell is WIDTH columns wide.
            .replace(/.{1,16}/g, (cell, x) =>
              cell > "!"
                ? String(cell.trim().length - (WIDTH - GAP) + 4 * +(lines[y + (HEIGHT - 1 - READ)]?.[x] > SPACE))
                : ".",
            ),
    )
    .join(SPACE);
};

/**
 * The board with these joints. Each glyph ends with a cell of digit 0, joined to nothing. An empty cell is never 0: it
 * is joined to the next one, or has a bump. So the digits of a glyph stand only where a piece lies, and what is left
 * is empty. In a damaged picture this may go wrong; then the board has another picture.
 */
const boardWith = (joints: string): string => {
  const pitch = pitchOf(joints);
  return glyphs(pitch)
    .reduce(
      (board, glyph) =>
        board.match(glyph[0])
          ? board
          : board.replace(
              RegExp(
                glyph.replace(/\w/g, (cell, i) =>
                  String(2 * +(glyph[i + 1] == cell) + 4 * +(glyph[i + pitch] == cell)),
                ),
              ),
              (cells) => put(cells, glyph, 0),
            ),
      joints,
    )
    .replace(/\d/g, "x");
};

/**
 * The board whose picture a copy has, found from the ink that it sees; "" if no board has a picture with it, apart
 * from spaces at line ends. A line end is lost if the head has taken a whole line, as where the first row begins with a
 * lone cell: only a drawing can tell.
 */
export const read = (draw: Draw, text: string, lost = ""): string => {
  const seen = text.replace(/\s*?\n/g, "\n");
  const board = boardWith(jointsIn((lost + seen).split("\n")));
  // A board has cells in its first column.
  return seen.match(/\n\S/) && draw(board).includes(seen) ? board : lost ? "" : read(draw, text, "\n");
};

/** The board of a program that is given none. */
export const EMPTY_BOARD = "".padEnd(65, "xxxxxxxxxx" + SPACE);

/** The outline of a board: the same without its pieces, but for those that are kept. */
export const outlineOf = (board: string, kept?: string): string =>
  board.replace(/\w/g, (cell) => (kept?.match(cell) ? cell : "x"));

/** The last lines of a copy, given its board: all below the label, with the line end before them. */
export const tagOf = (board: string): string => drawing("")(board).split("// " + board)[1];
