// How the commands find the boards that a user means: see solver/parse.ts.

import { existsSync } from "node:fs";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { closestMatch } from "leven";
import { quoted } from "../solver/flaws.ts";
import { BOARDS } from "../solver/named.ts";
import { areRows, boardCalled, boardsIn, type Called, isName, looksLikeRows, type Written } from "../solver/parse.ts";
import { type Io, readLines, sourceOf } from "./io.ts";
import { called } from "./run.ts";

/** What a command says of its argument [board...]. */
export const BOARD = `a name from ${called("solve")} --list, rows, a file (./6x10 if it has a board's name), or - for standard input`;

/** Whether a word is the path of a file, which need not be there. */
const isPath = (word: string): boolean =>
  word === "-" ||
  (!isName(word) && !areRows(word) && (existsSync(word) || (/[./\\]/.test(word) && !looksLikeRows(word))));

/** The board that a text means. A text that is neither a name nor like rows is refused with these words: "no board". */
const boardAs = (text: string, what: string): Called => {
  const name = text.trim();
  const words = name.split(/\s+/);
  if (!name || isName(name) || words.some(looksLikeRows)) return boardCalled(text);
  const names = BOARDS.map((board) => board.name);
  const most = Math.floor(name.length / 3);
  const meant = closestMatch(name.toLowerCase(), names, { maxDistance: most });
  let help = meant ? `did you mean ${meant}?` : `${called("solve")} --list shows all boards`;
  if (words.length > 1) help = "a board is one name, one file, or rows";
  throw new InvalidArgumentError(`${what} is called ${quoted(name)} (${help})`);
};

/** A board that somebody has written. What is typed is line 1. */
export interface Entry extends Written {
  /** Returns the board. Throws a BoardError or an InvalidArgumentError if the text means none. */
  read: () => Called;
}

/**
 * Finds the boards in what was typed, one after the other, so that a list may be of any length. Throws an
 * InvalidArgumentError if a file cannot be read, or has no board.
 */
export async function* findBoards(io: Io, words: string[]): AsyncGenerator<Entry, void> {
  const typed = words.join(" ");
  const isFile = words.length === 1 && isPath(typed);
  let isEmpty = true;
  for await (const { line, text } of isFile ? boardsIn(readLines(io, typed)) : [{ line: 1, text: typed }]) {
    isEmpty = false;
    yield { line, text, read: () => boardAs(text, isFile ? "no board" : "no board or file") };
  }
  if (isEmpty) throw new InvalidArgumentError(`there is no board in ${sourceOf(typed)}`);
}

/** The one board in what was typed. Throws a BoardError or an InvalidArgumentError if there is none, or another. */
export const findBoard = async (io: Io, words: string[]): Promise<Called> => {
  let board: Called | undefined;
  for await (const { line, read } of findBoards(io, words)) {
    if (board) throw new InvalidArgumentError(`one board is enough here, and another begins in line ${line}`);
    board = read();
  }
  return board!;
};
