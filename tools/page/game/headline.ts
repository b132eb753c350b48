// The headline over the board and the line below it. Players who use keys hear where pieces fit.

import { number, plural, sentenceOf } from "../../solver/words.ts";
import { countCells } from "../../solver/cells.ts";
import { readPuzzle } from "../../solver/puzzles.ts";
import type { Hand } from "../hand/hand.ts";
import { boardNow, type Game, type Hint, isSolved } from "./game.ts";

export interface Table {
  puzzle: string;
  /** Undefined until the puzzle is found. */
  game: Game | undefined;
  /** Why there is none, or "". */
  refusal: string;
  hand: Hand;
  /** The board with the piece in the hand laid, if it fits. */
  laid: string | undefined;
  hint: Hint | undefined;
  /** How a piece is turned, if that is to be said now; or "". */
  lesson: string;
  /** Without a puzzle: how many ways are left, and with the piece in the hand; undefined until that is known. */
  left: number | undefined;
  ways: number | undefined;
  /** How many solutions the board has, which of them is shown, and whether a program has printed it. */
  count: number;
  which: number;
  isPrinted: boolean;
  /** Whether the address holds the solution of a game that is not solved here. */
  isAnswer: boolean;
  /** How many puzzles with a single given piece the board has; undefined until that is known. */
  singles: number | undefined;
}

export interface Headline {
  words: string;
  more?: string | undefined;
  isBad?: boolean;
}

const promiseOf = (isSingle: boolean, singles: number | undefined, board = ""): string => {
  if (isSingle) return `One piece decides everything${singles ? `: one of ${plural(singles, "such puzzle")}` : ""}.`;
  return countCells(board) === 60 ? "One answer: a program. Finish it, and it runs." : "It has one answer.";
};

const ANSWER = "This address has the solution. Find it yourself.";

const sayHint = (hint: Hint, board: string): Headline =>
  board.includes(hint.letter)
    ? { words: `${hint.letter} is in the wrong place.`, more: "Press Hint again to take it back.", isBad: true }
    : { words: `${hint.letter} goes here.`, more: "Press Hint again to place it." };

const sayHeld = (letter: string, { laid, ways }: Table): Headline => {
  if (!laid) return { words: `${letter} does not fit here.` };
  if (ways === undefined) return { words: `${letter} fits here.` };
  return { words: `${letter} here leaves ${ways ? plural(ways, "way") : "no way"} to go on.` };
};

/** The headline of a game without a puzzle: it counts the ways that are left. */
const sayWays = ({ left, count }: Table, isFirst: boolean): Headline => {
  if (left === undefined) return { words: "Counting …" };
  if (!left && isFirst) return { words: "This board has no solution.", isBad: true };
  if (!left) return { words: "No way to go on.", more: "Take a piece back.", isBad: true };
  if (!isFirst) return { words: `${plural(left, "way")} left.` };
  const more = left > count ? `${number(left)} with rotations and reflections.` : "";
  return { words: `${plural(count, "solution")}.`, more };
};

export const headlineOf = (table: Table): Headline => {
  const { puzzle, game, refusal, hand, hint, lesson, count, which, isPrinted, isAnswer, singles } = table;
  const isSingle = readPuzzle(puzzle)?.kind === "single";
  const isFirst = !!game && boardNow(game) === game.positions[0];
  // It stays until the first move, also under what is said of a piece in the hand: what comes back is announced anew.
  const promise = puzzle && (isFirst || !game) ? promiseOf(isSingle, singles, game?.positions[0]) : undefined;
  const more = isAnswer ? ANSWER : promise;
  if (refusal) return { words: sentenceOf(refusal), isBad: true };
  if (!game) return { words: isSingle ? "Comparing all solutions …" : "Finding the puzzle …", more };
  const solution = which ? `Solution ${number(which)} of ${number(count)}.` : "";
  if (isPrinted) return { words: solution, more: "Printed by the one before it." };
  if (isSolved(game)) return { words: "Solved!", more: solution };
  if (hand.held && hand.byKeys) return { ...sayHeld(hand.held.letter, table), more };
  const board = boardNow(game);
  if (hint) return sayHint(hint, board);
  const pieces = plural((board.split("x").length - 1) / 5, "piece");
  const said = puzzle ? { words: isFirst ? "Fill the board." : `${pieces} left.`, more } : sayWays(table, isFirst);
  return lesson && !said.isBad ? { ...said, more: lesson } : said;
};
