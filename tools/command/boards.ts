// How the commands find the boards that a user means: see boards/parse.ts.

import { existsSync } from "node:fs";
import { closestMatch } from "leven";
import { BoardError, quoted } from "../words/flaws.ts";
import { BOARDS, isNamed } from "../boards/named.ts";
import { areRows, type Board, boardsIn, looksLikeRows, readMarked, readName } from "../boards/parse.ts";
import { type Io, readLines, sourceOf } from "./io.ts";
import { called } from "./run.ts";

/** What a command says of its argument [board...]. */
export const BOARD =
  `a name from ${called("solve")} --list, a size like 7x8, rows, ` +
  "a file (./6x10 if it has a board's name), or - for standard input";

/** Whether a word that is not a name is the path of a file, which need not be there. */
const isPath = (word: string): boolean =>
  word === "-" || (!areRows(word) && (existsSync(word) || (/[./\\]/.test(word) && !looksLikeRows(word))));

/** Whether a line may be a name that is spelt wrong. Other notations have no letters, or signs that no name has. */
const isLikeName = (line: string): boolean => /^[\w \u0080-\uffff-]*$/.test(line) && /[a-z]{2}|\dx\d/i.test(line);

/** The board in a text that is not a name, in a file or as it was typed. A text that is not like rows is refused. */
const readTyped = (text: string, isFile: boolean): Board => {
  const name = text.trim();
  const words = name.split(/\s+/);
  if (!name || words.some(looksLikeRows) || (isFile && !isLikeName(name))) return readMarked(text);
  const names = BOARDS.map((board) => board.name);
  const most = Math.floor(name.length / 3);
  const meant = closestMatch(name.toLowerCase(), names, { maxDistance: most });
  const other = meant ? `did you mean ${meant}?` : `${called("solve")} --list shows the named boards`;
  const help = words.length > 1 ? "a board is one name, one file, or rows" : other;
  throw new BoardError(`no board ${isFile ? "" : "or file "}is called ${quoted(name)} (${help})`);
};

/**
 * Finds the boards in what was typed, one after the other, so that a list may be of any length. What is typed is line
 * 1. `read` throws a BoardError if the text means no board. Throws one if a file cannot be read, or has no board.
 */
export async function* findBoards(io: Io, words: string[]) {
  const typed = words.join(" ");
  const isFile = words.length === 1 && !isNamed(typed) && isPath(typed);
  let isEmpty = true;
  for await (const { line, text } of isFile ? boardsIn(readLines(io, typed)) : [{ line: 1, text: typed }]) {
    isEmpty = false;
    yield { line, text, read: () => readName(text) ?? readTyped(text, isFile) };
  }
  if (isEmpty) throw new BoardError(`there is no board in ${sourceOf(typed)}`);
}

/** The one board in what was typed. Throws a BoardError if there is none, or another. */
export const findBoard = async (io: Io, words: string[]): Promise<Board> => {
  let board: Board | undefined;
  for await (const { line, read } of findBoards(io, words)) {
    if (board) throw new BoardError(`one board is enough here, and another begins in line ${line}`);
    board = read();
  }
  return board!;
};
