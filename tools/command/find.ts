// How the commands find the boards that a user means: see solver/parse.ts.

import { existsSync, statSync } from "node:fs";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { closestMatch } from "leven";
import { quoted } from "../solver/flaws.ts";
import { BOARDS } from "../solver/named.ts";
import {
  areRows,
  boardCalled,
  boardsIn,
  type Called,
  isName,
  looksLikeRows,
  MOST_CHARACTERS,
  type Written,
} from "../solver/parse.ts";
import { type Io, readLines, sourceOf } from "./io.ts";
import { called } from "./run.ts";

/** What a command says of its argument [board...]. */
export const BOARD = `a name from ${called("solve")} --list, rows, a file (./6x10 if it has a board's name), or - for standard input`;

/** Whether a word is the path of a file, which need not be there. */
const isPath = (word: string): boolean =>
  word === "-" ||
  (!isName(word) && !areRows(word) && (existsSync(word) || (/[./\\]/.test(word) && !looksLikeRows(word))));

/** The board that a text means. What is neither a name nor like rows is a name that is `what`: "no board". */
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

/** The boards that words mean. They are read one by one, so that a list may be of any length. */
export interface Boards {
  /** Each with the line in which it begins: 1 if it was typed. */
  written: AsyncIterable<Written> | Iterable<Written>;
  /** The board that one of them means. Throws a BoardError or an InvalidArgumentError if it means none. */
  boardIn: (text: string) => Called;
  /** How many there are, if that can be known before they are read. */
  countAll: () => Promise<number | undefined>;
}

/** Finds the boards in what was typed. When they are read, throws an InvalidArgumentError if there is no such file, or no board in it. */
export const findBoards = (io: Io, words: string[]): Boards => {
  const typed = words.join(" ");
  if (words.length !== 1 || !isPath(typed))
    return {
      written: [{ line: 1, text: typed }],
      boardIn: (text) => boardAs(text, "no board or file"),
      countAll: async () => 1,
    };
  const read = async function* () {
    let isEmpty = true;
    for await (const board of boardsIn(readLines(io, typed, MOST_CHARACTERS))) {
      isEmpty = false;
      yield board;
    }
    if (isEmpty) throw new InvalidArgumentError(`there is no board in ${sourceOf(typed)}`);
  };
  const countAll = async (): Promise<number | undefined> => {
    if (!statSync(typed, { throwIfNoEntry: false })?.isFile()) return undefined;
    let boards = 0;
    for await (const _ of read()) boards++;
    return boards;
  };
  return { written: read(), boardIn: (text) => boardAs(text, "no board"), countAll };
};

/** The one board in what was typed. Throws a BoardError or an InvalidArgumentError if there is none, or another. */
export const findBoard = async (io: Io, words: string[]): Promise<Called> => {
  const { written, boardIn } = findBoards(io, words);
  let found: Called | undefined;
  for await (const { line, text } of written) {
    if (found) throw new InvalidArgumentError(`one board is enough here, and another begins in line ${line}`);
    found = boardIn(text);
  }
  return found!;
};
