// A game: the positions that a player has been through, and what they say about it. Each is remembered by its name.

import { pitchOf, transpose } from "../twin/board.ts";
import { beside, blank, LETTERS } from "../solver/cells.ts";
import { LEVELS } from "../solver/puzzles.ts";
import { dayAfter, hasUsualPieces, nameOf, type Place } from "./address.ts";
import { cellsOf } from "./laying.ts";
import { recall, remember, remembered } from "./memory.ts";

export interface Game {
  /** The boards that were on the table, from the one that was given on, and which of them is there now. */
  positions: string[];
  at: number;
  /** The board when it is filled; "" if there is more than one way. */
  answer: string;
  /** Letters of the pieces in the order in which they were laid, "." for one that was taken back. */
  laid: string;
  hints: number;
  seconds: number;
  /** The day of the first move. */
  day?: string;
  solved?: true;
}

/** The squares that chats have, for the colours of the pieces; a black one is a piece that was taken back. */
const SQUARES: Record<string, string> = {
  ...{ F: "🟪", I: "🟦", L: "🟧", N: "🟩", P: "⬜", T: "🟩", U: "🟩", V: "🟪", W: "🟫", X: "🟥", Y: "🟦", Z: "🟨" },
  ".": "⬛",
};

/** The name of the game at a place: "6x10-easy-2026-11-22". A board that stands upright is the one that lies. */
export const nameOfGame = (place: Place): string => {
  const outline = blank(place.board);
  const board = nameOf(place) ?? [outline, transpose(outline)].sort()[0];
  return [board, hasUsualPieces(place) ? "" : "without " + place.without, place.puzzle].filter(Boolean).join("-");
};

const START = { at: 0, laid: "", hints: 0, seconds: 0 };

/** A game before its first move. */
export const newGame = (start: string, answer = ""): Game => ({ ...START, positions: [start], answer });

/** The game at a place as it was left, on the board as it stands there. */
export const recallGame = (place: Place): Game | undefined => {
  const game = recall<Game>(nameOfGame(place));
  if (!game || pitchOf(game.positions[0]) === pitchOf(place.board)) return game;
  return { ...game, positions: game.positions.map(transpose), answer: game.answer && transpose(game.answer) };
};

/** Whether a piece lies on the same cells of two boards, if it does so anywhere. */
const isAlike = (letter: string, one: string, other: string): boolean =>
  cellsOf(one, letter).join() === cellsOf(other, letter).join();

/** The game with another board on the table: one beside the last is gone back to, any other is a move. */
export const moved = (game: Game, board: string, today: string): Game => {
  const { positions, at } = game;
  const before = positions[at];
  const step = [-1, 1].find((step) => positions[at + step] === board);
  let { laid } = game;
  for (const letter of new Set((before + board).match(/[A-Z]/g))) {
    if (isAlike(letter, before, board)) continue;
    if (before.includes(letter)) laid = laid.replace(RegExp(letter + "(?!.*" + letter + ")"), ".");
    if (board.includes(letter)) laid += letter;
  }
  const solved = !board.includes("x");
  return {
    ...game,
    // Whoever has solved it goes back no more.
    ...(solved
      ? { positions: [board], at: 0, solved: true }
      : step
        ? { at: at + step }
        : { positions: [...positions.slice(0, at + 1), board], at: at + 1 }),
    laid,
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

/** How many days in a row, up to today or yesterday, somebody has solved a puzzle of the day on its day. */
export const streak = (today: string): number => {
  const played = (day: string) =>
    LEVELS.some((level) => {
      const game = recall<Game>(`6x10-${level}-${day}`);
      return game?.solved && game.day === day;
    });
  let days = 0;
  for (let day = played(today) ? today : dayAfter(today, -1); played(day); day = dayAfter(day, -1)) days++;
  return days;
};

/** The best time of a level without a hint, in seconds; Infinity if there is none. */
export const bestTime = (level: string): number =>
  Math.min(
    ...remembered()
      .filter((name) => name.startsWith(`6x10-${level}-`))
      .map((name) => recall<Game>(name)!)
      .map(({ solved, hints, seconds }) => (solved && !hints ? seconds : Infinity)),
  );

export const keepGame = (place: Place, game: Game): void => remember(nameOfGame(place), game);

/** A time as people say it: 75 seconds are "1:15". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, "0")}`;

/** The pieces as squares in their colours, in the order in which they were laid. */
export const squaresOf = (laid: string): string => laid.replace(/./g, (letter) => SQUARES[letter]);
