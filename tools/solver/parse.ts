// Reads a board as people write it, a row a line, and says what is wrong with a text that is not a board. Behind that stands what
// several modules want of boards and pieces.

import { image, MOVEMENTS, pitchOf } from "../twin/board.ts";
import { glyphs, PIECES } from "../twin/pieces.ts";
import { FIRST_CELL, hole } from "../twin/regexes.ts";
import { turnOf } from "../twin/search.ts";

/** The letters of the twelve pieces. */
export const LETTERS = "FILNPTUVWXYZ";

/** The letters that are not among these. */
export const others = (letters: string): string => [...LETTERS].filter((letter) => !letters.includes(letter)).join("");

/** A piece as a board of its own. Its rows have one length, which those of PIECES need not have. */
export const pieceOf = (letter: string): string => {
  const piece = PIECES.split(",").find((piece) => piece.includes(letter))!;
  return piece.replace(/\S+/g, (row) => row.padEnd(pitchOf(piece) - 1, "."));
};

/** A text that should be a board is not. The message names the row and the reason. */
export class BoardError extends Error {
  override name = "BoardError";
}

/** What to write in place of a character that people write for something else: Games::Pentominos calls N "S". */
export const hint = (odd: string): string =>
  ({ " ": "; write . where there is no cell", S: "; what others call S is N here" })[odd] ?? "";

/** How large the text of a board may be. Sixty cells need less, however widely they are scattered. */
export const LONGEST = 100_000;

/** How many columns and rows a board may have. */
export const WIDEST = 250;

/** The board without margins: turned four times, and each time without empty rows at either end. */
export const crop = (board: string): string =>
  [1, 1, 1, 1].reduce((turned, turn) => image(turned, turn).replace(/^[. ]+ | [. ]+$/g, ""), board);

/** The rows of a text, without line ends, blanks at the ends of rows, and empty lines at the top and the bottom. */
export const rowsOf = (text: string): string[] =>
  text
    .replace(/^\s*[\r\n]/, "")
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((row) => row.trimEnd());

/** The glyphs of boards by their pitch: to make them takes longer than all else. */
const known = new Map<number, string[]>();

/**
 * The board in `text`, which has rows of equal length with a newline after each: "x" is an empty cell, "." no cell, a letter
 * a piece that is already placed. Blanks at the ends of rows are forgiven, and empty margins are cut off. Throws a BoardError.
 */
export const parseBoard = (text: string): string => {
  if (text.length > LONGEST)
    throw new BoardError(`a board has at most ${LONGEST} characters, and this text has ${text.length}`);
  const lines = rowsOf(text);
  lines.forEach((line, i) => {
    const odd = [...line].find((cell) => !("x." + LETTERS).includes(cell));
    if (odd)
      throw new BoardError(
        `row ${i + 1}: ${JSON.stringify(odd)} is not one of ${[..."x.", ...LETTERS].join(" ")}${hint(odd)}`,
      );
    if (line.length !== lines[0].length)
      throw new BoardError(`row ${i + 1}: ${line.length} characters, but row 1 has ${lines[0].length}`);
  });
  if (!/[^.\n]/.test(lines.join("\n"))) throw new BoardError("a board needs a row with a cell in it");
  const board = crop(lines.join(" "));
  const sides = { columns: pitchOf(board) - 1, rows: board.split(" ").length };
  for (const [what, count] of Object.entries(sides))
    if (count > WIDEST) throw new BoardError(`a board has at most ${WIDEST} ${what}, and this one has ${count}`);
  // Glyphs are up to five cells wide. With three more cells beside each row they cannot run into the next one.
  const wide = board.replace(/ |$/g, "... ").trim();
  const pitch = pitchOf(wide);
  const shapes = known.get(pitch) ?? glyphs(pitch);
  known.set(pitch, shapes);
  for (const letter of new Set(board.match(/[A-Z]/g))) {
    const glyph = wide.replace(/./g, (cell) => (cell === letter ? cell : ".")).replace(/^\.+|\.+$/g, "");
    if (!shapes.includes(glyph)) {
      const row = lines.findIndex((line) => line.includes(letter)) + 1;
      throw new BoardError(`row ${row}: the cells marked ${letter} are not one piece ${letter}`);
    }
  }
  return board;
};

/** The board without the pieces on it: its outline. */
export const blank = (board: string): string => board.replace(/[A-Z]/g, "x");

/** What lies in the cells of a board, a line or text, in the order of reading. */
export const lettersOf = (board: string): string => board.replace(/[.\s]/g, "");

/** The board with these characters in its cells, in the order of reading. */
export const withLetters = (board: string, letters: string): string => {
  let cell = 0;
  return board.replace(/[^.\s]+/g, ({ length }) => letters.slice(cell, (cell += length)));
};

/** How many cells a board has, with pieces on them or not. */
export const countCells = (board: string): number => lettersOf(board).length;

/** The cells that share a side with one, as indices on a board with this pitch, also where there is none. */
export const beside = (at: number, pitch: number): number[] => [at - pitch, at - 1, at + 1, at + pitch];

/** The empty cells, or others, that are connected with the one at `first`, as indices on the board. `first` comes first. */
export const regionOf = (board: string, first: number, what = "x"): number[] => {
  const pitch = pitchOf(board);
  const region = new Set([first]);
  // What is added comes later in the loop.
  for (const at of region) for (const next of beside(at, pitch)) if (board[next] === what) region.add(next);
  return [...region];
};

/** A separate part of the board that pieces of five cells cannot fill. Undefined if there is none. */
export const oddPart = (board: string): number[] | undefined => {
  const at = board.indexOf("x");
  if (at < 0) return;
  const region = regionOf(board, at);
  if (region.length % 5) return region;
  return oddPart(board.replace(/x/g, (cell, i: number) => (region.includes(i) ? "." : cell)));
};

/** Rows without cells, one after the other, each with the space before it. The first and the last row have cells. */
const GAPS = /( \.+)\1*(?= )/g;

/**
 * The board with narrower gaps. Rows and columns that have no cell keep the parts of a board apart, and pieces cannot tell
 * how far. So the narrowest gap becomes one row or column, the next wider one two, and so on: gaps that differ still differ,
 * and the board has the symmetries that it had. It must have no margins.
 */
export const squeeze = (board: string): string => {
  const widths = [board, image(board, 1)].flatMap((line) =>
    (line.match(GAPS) ?? []).map((gap) => gap.length / pitchOf(line)),
  );
  const ranks = [...new Set(widths)].sort((a, b) => a - b);
  const squeezeRows = (line: string) =>
    line.replace(GAPS, (gap, row) => row.repeat(ranks.indexOf(gap.length / row.length) + 1));
  return image(squeezeRows(image(squeezeRows(board), 1)), 3);
};

/** The board as it is searched: with narrow gaps, and turned. */
export const asSearched = (board: string): string => {
  const near = squeeze(board);
  return image(near, MOVEMENTS[turnOf(near)]);
};

/** A regex that finds a hole of one to four cells in the room of a board with this pitch. Its capture goes up to the hole. */
export const smallHole = (pitch: number): RegExp => RegExp(FIRST_CELL + hole(pitch), "s");

/** The board as people write it: a newline after each row. */
export const formatBoard = (board: string): string => board.replace(/ |$/g, "\n");

/** The opposite: rows with a newline after each, as a line. */
export const inLine = (text: string): string => text.trimEnd().replace(/\n/g, " ");
