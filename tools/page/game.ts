// A game: the positions that a player has been through, and what they say about it. Each is remembered by its name.

import { pitchOf } from "../twin/board.ts";
import { beside, LETTERS } from "../solver/cells.ts";
import { LEVELS } from "../solver/puzzles.ts";
import { dayAfter, listed, type Place } from "./address.ts";
import { cellsOf } from "./laying.ts";
import { recall, remember, remembered } from "./memory.ts";
import { blank } from "../twin/picture.ts";

export interface Game {
  /** The board that was given. */
  start: string;
  /** The boards that were on the table, from the one that was given on, and which of them is there now. */
  positions: string[];
  at: number;
  /** The board when it is filled; "" if there is more than one way. */
  answer: string;
  /** The letter of the piece that was laid last. */
  last?: string | undefined;
  hints: number;
  seconds: number;
  /** The day of the first move. */
  day?: string;
  solved?: true;
}

/** The squares that chats have, for the colours of the pieces, in the order of LETTERS: those nearest in hue. */
const SQUARES = [..."🟪🟦🟥🟩🟪🟨🟦🟫🟩🟪🟦🟧"];

/** The name of the game at a place: "6x10-easy-2026-11-22". */
export const nameOfGame = ({ board, puzzle }: Place): string =>
  [listed(board)?.name ?? blank(board), puzzle].filter(Boolean).join("-");

/** A game before its first move. */
export const newGame = (start: string, answer = ""): Game => ({
  start,
  answer,
  positions: [start],
  at: 0,
  hints: 0,
  seconds: 0,
});

/** The game at a place as it was left. */
export const recallGame = (place: Place): Game | undefined => {
  const game = recall<Game>(nameOfGame(place));
  return game && blank(game.start) === blank(place.board) ? game : undefined;
};

export const keepGame = (place: Place, game: Game): void => remember(nameOfGame(place), game);

/** Whether a piece lies on the same cells of two boards, if it does so anywhere. */
const isAlike = (letter: string, one: string, other: string): boolean =>
  cellsOf(one, letter).join() === cellsOf(other, letter).join();

/** The game with another board on the table: one beside the last is gone back to, any other is a move. */
export const moved = (game: Game, board: string, today: string): Game => {
  const { positions, at } = game;
  const step = [-1, 1].find((step) => positions[at + step] === board);
  const last = board.match(/[A-Z]/g)?.find((letter) => !isAlike(letter, positions[at], board));
  return {
    ...game,
    // Whoever has solved it goes back no more.
    ...(!board.includes("x")
      ? { positions: [board], at: 0, solved: true }
      : step
        ? { at: at + step }
        : { positions: [...positions.slice(0, at + 1), board], at: at + 1 }),
    last: last ?? game.last,
    day: game.day ?? today,
  };
};

/** A piece, and the cells where it can lie, or lies and must not. */
export interface Hint {
  letter: string;
  cells: number[];
}

/** A piece that is not where the answer has it; or else the one that has least room around it there: from it one learns most. */
export const hintFrom = (board: string, answer: string): Hint => {
  const wrong = board.match(/[A-Z]/g)?.find((letter) => !isAlike(letter, board, answer));
  if (wrong) return { letter: wrong, cells: cellsOf(board, wrong) };
  const pitch = pitchOf(board);
  const room = ({ cells }: Hint) => cells.flatMap((at) => beside(at, pitch)).filter((at) => board[at] === "x").length;
  return [...LETTERS]
    .filter((letter) => answer.includes(letter) && !board.includes(letter))
    .map((letter) => ({ letter, cells: cellsOf(answer, letter) }))
    .reduce((best, next) => (room(next) < room(best) ? next : best));
};

/** The mark of a game: full if it was solved without a hint, hollow if hints helped, "" if it is not solved. */
const markOf = (game: Game | undefined): string => (!game?.solved ? "" : game.hints ? "○" : "●");

/** The mark of the game at a place. */
export const markAt = (place: Place): string => markOf(recallGame(place));

/** The days in a row, up to today or yesterday, on which somebody has solved a puzzle of the day, each as the mark of its best. */
export const streak = (today: string): string => {
  const markOn = (day: string) => {
    const games = LEVELS.map((level) => recall<Game>(`6x10-${level}-${day}`)).filter((game) => game?.day === day);
    const marks = games.map(markOf);
    return marks.find((mark) => mark === "●") ?? marks.find(Boolean) ?? "";
  };
  let marks = "";
  for (let day = markOn(today) ? today : dayAfter(today, -1); markOn(day); day = dayAfter(day, -1))
    marks = markOn(day) + marks;
  return marks;
};

/** The best time of the other games of a level without a hint, in seconds; Infinity if there is none. */
export const bestTime = (level: string, own: string): number =>
  Math.min(
    ...remembered()
      .filter((name) => name.startsWith(`6x10-${level}-`) && name !== own)
      .map((name) => recall<Game>(name))
      .map((game) => (markOf(game) === "●" ? game!.seconds : Infinity)),
  );

/** A time as people say it: 75 seconds are "1:15". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, "0")}`;

/** A puzzle as squares: given pieces in their colours, those that touch in different ones where that can be, the rest white. */
export const faceOf = (board: string): string => {
  const squares: Record<string, string> = { x: "⬜", ".": "⬛", " ": "\n" };
  for (const letter of new Set(board.match(/[A-Z]/g))) {
    const near = cellsOf(board, letter).flatMap((at) => beside(at, pitchOf(board)));
    const taken = near.filter((at) => board[at] !== letter).map((at) => squares[board[at]]);
    squares[letter] = [SQUARES[LETTERS.indexOf(letter)], ...SQUARES].find((square) => !taken.includes(square))!;
  }
  return [...board].map((cell) => squares[cell]).join("");
};
