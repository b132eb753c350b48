// Reads boards as people write them, and says why a text is not a board.
//
// A board is a name, or rows of one length: x is an empty cell, ? one that may stay empty, . is no cell, and a letter
// of FILNPTUVWXYZ is a piece, or a clue, a cell that this piece covers, if its cells are not all of a piece. Rows are
// lines, all indented alike, or words; the // of a label may come first. Lines of single characters with one blank
// between two are cells. Any line ends and a byte-order mark make no difference.
//
// A text may hold many boards, in blocks with blank lines between them. A block has a board on each line if a line is a
// name but cannot be a row (as X can), or has several words of one length, more than one character, with one blank
// between two, or, below the first, begins with //. Otherwise its lines are all names, or the rows of one board.
//
// On the command line a word is a name, or rows, or else a file (./x always is), and several words are rows.

import { pitchOf } from "../twin/board.ts";
import { glyphs } from "../twin/pieces.ts";
import { BoardError, checkText, quoted, seen } from "../words/flaws.ts";
import { plural } from "../words/words.ts";
import { cellsOf, countCells, crop, LETTERS, placeOf, rowsOf, sizeOf } from "./cells.ts";
import { boardNamed, isNamed, MOST_CELLS } from "./named.ts";

/** How many characters the text of a board may have. Sixty cells need fewer, even if they are widely scattered. */
export const MOST_CHARACTERS = 100_000;

/** How many columns and rows a board may have. */
export const WIDEST = 250;

const CELLS = "x.?" + LETTERS;
const OTHER_CELL = RegExp(`[^${CELLS}]`);

/** A sheet that shows pieces beside a board: from its first row on there are wide gaps. */
const SHEET = /^(?=[A-Za-z.?#\s]*$)(?=[^]*[A-Z]).*\S[ \t]{2,}\S.*\n.*\S[ \t]{2,}\S/;

/** What to do about a row that is too short, or does not begin where the others do. */
const GAP = "write . where there is no cell";

const CELL = "x is an empty cell, . is no cell";

/** Texts that hold no rows, by what is in them, and what to do about it. */
const FOREIGN: [RegExp, string][] = [
  [/[┌│└]/, "these are outlines: solve --raw shows boards that can be read"],
  [/^\s*\{"/, "this is JSON: solve --raw shows boards that can be read"],
  [/^\s*var\s*\{\s*raw/, "this is a program: its board is the first line below the picture, after //"],
];

const foreign = (text: string): string | undefined => FOREIGN.find(([sign]) => sign.test(text))?.[1];

/** What to write instead of a character, which stands before a blank and its row. Conway has other letters. */
const HINTS: [RegExp, string][] = [
  [/^\0/, "this is not text"],
  // A title like "Solution 1", a number before a row, or the mark of a code block or a comment.
  [/ .*[A-Z][a-wyz]{2}| \d+(:|,[A-Z])|^[`%] ./, "leave out whatever is not a row"],
  [/^S/, "what others call S is N here"],
  [/^R/, "what others call R is F here"],
  [/^Q/, "what others call Q is L here"],
  [/^O/, "what others call O is I here, and an empty cell is x"],
  [/^[filnptuvwyz] [filnptuvwxyz.A-Z]*$/, "pieces are capital letters"],
  [/^[/\\,;|"'[{] ./, CELL + ", and rows have blanks or line ends between them"],
];

/** A hint to follow the message that a character, perhaps of a row, is not allowed. */
export const hint = (odd: string, row = "", other = ""): string => {
  const [, words = other] = HINTS.find(([place]) => place.test(`${odd} ${row}`)) ?? [];
  return words && "; " + words;
};

/** Blanks, but for those at which JavaScript ends a line: in a label they would end the comment. */
const BLANKS = /[^\S\u2028\u2029]+/g;

const wordsOf = (line: string): string[] => line.trim().split(BLANKS);

/** The text without the // of a label, which Git Bash makes a single / if it is a word of its own. */
const unlabelled = (text: string): string => text.replace(/^\s*\/(\/|(?=\s)) ?/, "");

const checkCells = (rows: string[]): string[] => {
  for (const [y, row] of rows.entries()) {
    const odd = [...row].find((cell) => !CELLS.includes(cell));
    if (!odd) continue;
    throw new BoardError(`row ${y + 1}: ${seen(odd)} is not one of ${[...CELLS].join(" ")}${hint(odd, row, CELL)}`);
  }
  return rows;
};

/** The rows in a text, perhaps of different lengths. Throws a BoardError if it is not clear what they are. */
const rowsIn = (text: string): string[] => {
  checkText("a board", text);
  if (text.length > MOST_CHARACTERS) throw new BoardError(`a board has at most ${MOST_CHARACTERS} characters`);
  const other = foreign(text);
  if (other) throw new BoardError(other);
  const lines = rowsOf(unlabelled(text.replace(/^\uFEFF/, "")));
  const blank = lines.findIndex((line) => !line.trim());
  if (blank > 0) throw new BoardError(`row ${blank + 1} is blank: one board ends there, and another begins`);
  const words = lines.flatMap(wordsOf);
  const areCells = lines.length > 1 && words.every((word) => /^.$/u.test(word));
  if (!areCells && words.length > lines.length) {
    const isEven = words.every((word) => word.length === words[0].length && !OTHER_CELL.test(word));
    if (!isEven && SHEET.test(lines.join("\n")))
      throw new BoardError("row 1: there is more than one drawing in it; leave out all but the board");
    return checkCells(words);
  }
  const rows = checkCells(lines.map((line) => line.replace(BLANKS, "")));
  const [first, ...others] = lines.map((line) => line.match(/^\s*/)![0]);
  const moved = others.findIndex((indent) => indent !== first);
  if (moved >= 0) throw new BoardError(`row ${moved + 2} does not begin where row 1 does; ${GAP}`);
  const wide = lines.findIndex((line) => /\s\s/.test(line.trim()));
  if (wide >= 0) throw new BoardError(`row ${wide + 1} has more than one blank between two cells; ${GAP}`);
  return rows;
};

export interface Board {
  /** Its name as it was written, or its rows. */
  called: string;
  /** The name that it has here. */
  name?: string;
  /** Its rows as they were written, perhaps with margins. */
  given: string;
  /** The same without margins. */
  line: string;
  /** The letters of the pieces to fill it with. */
  pieces: string;
  /** The letters on it that are clues, and not pieces. */
  clues: string;
}

/** The glyphs of the pitch that was asked for last: making them takes longer than reading a board. */
let known = { pitch: 0, shapes: [""] };

const wrongLetter = (board: string, letter: string, words: string): BoardError => {
  const [y] = placeOf(board, board.indexOf(letter));
  return new BoardError(`row ${y + 1}: ${words.replaceAll("#", letter)}; an empty cell is x`);
};

const NOT_WHOLE = "the cells marked # are not one piece #";

/** The letters on a board that are clues: fewer than five cells of a piece. Throws a BoardError if no piece fits. */
const cluesOn = (board: string): string => {
  // Rows lie further apart here, so that no glyph goes on from the end of one to the next.
  const wide = (board + " ").replaceAll(" ", ".... ");
  const pitch = pitchOf(wide);
  return [...new Set(board.match(/[A-Z]/g))]
    .filter((letter) => {
      if (known.pitch !== pitch) known = { pitch, shapes: glyphs(pitch) };
      const marked = wide.slice(wide.indexOf(letter), wide.lastIndexOf(letter) + 1);
      const cells = marked.replace(RegExp(`[^${letter}]`, "g"), ".");
      const { length } = cellsOf(cells);
      const once = "one piece # cannot cover all cells marked #, and each piece is used once";
      if (!known.shapes.some((glyph) => glyph.length >= cells.length && glyph.match(cells)))
        throw wrongLetter(board, letter, length === 5 ? NOT_WHOLE : once);
      return length < 5;
    })
    .join("");
};

/** The board whose rows are in a text. Throws a BoardError if they are none, too many or too long. */
export const readMarked = (text: string, widest = WIDEST): Board => {
  const rows = rowsIn(text);
  rows.forEach((row, y) => {
    if (row.length !== rows[0].length)
      throw new BoardError(`row ${y + 1}: ${plural(row.length, "character")}, but row 1 has ${rows[0].length}; ${GAP}`);
  });
  const given = rows.join(" ");
  if (!/[^. ]/.test(given)) throw new BoardError("a board needs a row with a cell in it" + (given && "; " + CELL));
  const line = crop(given);
  for (const [what, length] of Object.entries(sizeOf(line)))
    if (length > widest) throw new BoardError(`a board has at most ${widest} ${what}, and this one has ${length}`);
  const cells = countCells(line);
  if (cells > MOST_CELLS) throw new BoardError(`a board has at most ${MOST_CELLS} cells, and this one has ${cells}`);
  return { called: given, given, line, pieces: LETTERS, clues: cluesOn(given) };
};

/** The board itself. Throws a BoardError if cells may stay empty, or are clues: only `solve` takes such boards. */
export const unmarked = (board: Board): Board => {
  const at = board.given.indexOf("?");
  if (at >= 0)
    throw new BoardError(`row ${placeOf(board.given, at)[0] + 1}: here no cell may stay empty, so ? must be x or .`);
  if (board.clues) throw wrongLetter(board.given, board.clues[0], NOT_WHOLE);
  return board;
};

/** The same for rows in which each letter is a piece, and no cell may stay empty. */
export const readRows = (text: string, widest = WIDEST): Board => unmarked(readMarked(text, widest));

/** Whether a text is meant as rows: it has blanks, or a label's //, or is mostly cells, or repeats one other sign. */
export const looksLikeRows = (text: string): boolean => {
  const others = [...text].filter((cell) => !CELLS.includes(cell)).length;
  return (
    /^\/\/|\s/.test(text) ||
    /^\.*([^a-z.\\/])(\.|\1)*\1\.*$/iu.test(text) ||
    foreign(text) !== undefined ||
    (4 * others < text.length && /[A-Zx?]|\.{3}/.test(text) && !/^\.{0,2}[/\\]|\.[a-z]*[a-wyz][a-z]*$/.test(text))
  );
};

/** The board that a text names; undefined if it is no name. Throws a BoardError if there cannot be such a board. */
export const readName = (text: string): Board | undefined => {
  const called = text.trim();
  const named = boardNamed(called);
  if (!named) return undefined;
  const { name, outline, pieces } = named;
  return { called, name, given: outline, line: outline, pieces, clues: "" };
};

/** The board that a text means, a name or rows. Throws a BoardError if it can be neither. */
export const readBoard = (text: string): Board => {
  checkText("a board", text);
  const board = readName(text);
  if (board) return board;
  const called = text.trim();
  if (text.length <= MOST_CHARACTERS && /[^x.?A-Z]/.test(called) && !looksLikeRows(called))
    throw new BoardError(
      `${quoted(called)} is not a board: BOARDS has the names, and rows have only x, ., ? and letters of ${LETTERS}`,
    );
  return readMarked(text);
};

/** A board in a text of many, and the line in which it begins, counted from 1. */
export type Written = { line: number; text: string };

const ROWS = RegExp(`^(//)?[${CELLS}\\s]*$`);

/** Whether a text can be rows, as it has nothing but cells. */
export const areRows = (text: string): boolean => ROWS.test(text) && /[\w?]|\.{3}/.test(text);

/** Whether a line of a block says that there is a board on each. `begin` is the first line, "" if this is the first. */
const isBoard = (line: string, begin: string): boolean => {
  if ([line, begin].some(foreign)) return false;
  if (begin && /^\s*\/\//.test(line)) return true;
  const board = unlabelled(line);
  const [first, ...others] = wordsOf(board);
  const isList = isNamed(board);
  if (isList || !others.length) return isList && !areRows(board);
  // In rows of one length, a blank is a hole that somebody has drawn.
  const isRow = !/\s/.test(begin) && begin.length === line.trim().length;
  return !isRow && first.length > 1 && others.every(({ length }) => length === first.length) && !/\S\s\s+\S/.test(line);
};

/** The boards in the lines of a text, unread, each as soon as it is clear where it ends. */
export async function* boardsIn(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Written, void> {
  let block: Written[] = [];
  let [line, size, begin, isList] = [0, 0, "", false];
  const whole = (): Written => ({ line: block[0].line, text: block.map(({ text }) => text).join("\n") });
  /** The boards in a block that ends, if they have not been handed out. */
  const left = (): Written[] => (block.every(({ text }) => isNamed(text)) ? block : [whole()]);
  for await (const text of lines) {
    line++;
    if (!text.trim()) {
      yield* left();
      [block, size, begin, isList] = [[], 0, "", false];
      continue;
    }
    // The rest of a block that is too long for a board is skipped.
    if (!isList && size > MOST_CHARACTERS + 1) continue;
    isList ||= isBoard(text, begin);
    begin ||= text.trim();
    block.push({ line, text });
    size += text.length + 1;
    if (isList) yield* block.splice(0);
    else if (size > MOST_CHARACTERS + 1) {
      yield whole();
      block = [];
    }
  }
  yield* left();
}
