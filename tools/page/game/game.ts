// A game is the positions that a player has been through; what else there is to know of it follows from them. Each is remembered
// by its name, and what was remembered is read like the input of a stranger.

import { pitchOf } from "../../twin/board.ts";
import { outlineOf } from "../../twin/picture.ts";
import { beside, cellsOf, LETTERS } from "../../solver/cells.ts";
import { dayAfter, isDay } from "../../solver/days.ts";
import { type Kind, KINDS, LEVELS, readGame } from "../../solver/puzzles.ts";
import { plural } from "../../solver/words.ts";
import { listed, type Place, showing, taskFor } from "../place/address.ts";
import { recall, remember, remembered } from "../place/memory.ts";

export interface Game {
  /** The boards that were on the table, from the one that was given on, and which of them is there now. */
  positions: string[];
  at: number;
  /** The board when it is filled; "" if there is more than one way. */
  answer: string;
  hints: number;
  /** Letters of the pieces that hints were about. */
  hinted: string;
  seconds: number;
  /** The day of the first move. */
  day?: string;
}

/** The name of the game at a place: "6x10-easy-2026-11-22". */
export const nameOfGame = ({ board, puzzle }: Place): string =>
  [listed(board)?.name ?? outlineOf(board), puzzle].filter(Boolean).join("-");

export const newGame = (start: string, answer = ""): Game => {
  return { positions: [start], at: 0, answer, hints: 0, hinted: "", seconds: 0 };
};

export const boardNow = ({ positions, at }: Game): string => positions[at];

export const isSolved = (game: Game): boolean => !boardNow(game).includes("x");

/** Boards that were looked at, and whether pieces lie on them as they may: a long game is read again with each move. */
const looked = new Map<string, boolean>();

const isSound = (board: string): boolean => {
  if (!looked.has(board)) looked.set(board, typeof taskFor(board) === "object");
  return looked.get(board)!;
};

/** Whether a hand can come to a board from this one: pieces that may be used, each whole, and those that lie there stay. */
export const isReachable = (start: string, board: unknown): board is string =>
  typeof board === "string" &&
  board.length === start.length &&
  [...start].every((cell, at) => (cell === "x" ? /\w/.test(board[at]) : cell === board[at])) &&
  isSound(board);

const isCount = (value: unknown): boolean => typeof value === "number" && value >= 0 && value < Infinity;

/** A game with a name, if what was kept has the shape of one. Older pages kept the first board of a solved one apart. */
const recalled = (name: string): Game | undefined => {
  const { start, positions, at, answer, hints, hinted = "", seconds, day } = Object(recall(name));
  if (!Array.isArray(positions) || ![at, hints, seconds].every(isCount)) return undefined;
  if (![positions[at], answer, hinted, day ?? ""].every((text) => typeof text === "string")) return undefined;
  if (day !== undefined && !isDay(day)) return undefined;
  const first = start && start !== positions[0] ? [start] : [];
  return { positions: [...first, ...positions], at: at + first.length, answer, hints, hinted, seconds, day };
};

/** The game at a place as it was left; undefined if there is none that could have been played there. */
export const recallGame = (place: Place): Game | undefined => {
  const game = recalled(nameOfGame(place));
  if (!game) return undefined;
  const { answer, positions } = game;
  const [start] = positions;
  const isFull = (board: string) => !board.includes("x");
  const isOwn =
    isReachable(outlineOf(place.board), start) &&
    !isFull(start) &&
    positions.every((board) => isReachable(start, board)) &&
    // A puzzle has one answer.
    (answer
      ? isFull(answer) && isReachable(start, answer) && positions.every((board) => !isFull(board) || board === answer)
      : !place.puzzle);
  return isOwn ? game : undefined;
};

export const keepGame = (place: Place, game: Game): void => remember(nameOfGame(place), game);

/** Letters of the pieces that do not lie like this on another board. */
const oddOnes = (board: string, other = ""): string[] =>
  [...new Set(board.match(/[A-Z]/g))].filter((letter) => `${cellsOf(board, letter)}` !== `${cellsOf(other, letter)}`);

/** Letters of the pieces as they were laid, one after the other; those that were moved, or taken back, more than once. */
export const layings = ({ positions, at }: Game): string[] =>
  positions.slice(1, at + 1).flatMap((board, before) => oddOnes(board, positions[before]));

/** Where the piece lies that was laid last. */
export const lastLaid = ({ positions, at }: Game): number =>
  positions[at].indexOf(oddOnes(positions[at], positions[at - 1])[0] ?? "");

/** Whether a game is a puzzle that was solved: it stays so. */
export const isOver = (game: Game): boolean => !!game.answer && isSolved(game);

/** The game after a move: the pieces lie like this now. */
export const moved = (game: Game, board: string, today: string): Game => {
  if (isOver(game)) return game;
  const positions = [...game.positions.slice(0, game.at + 1), board];
  return { ...game, day: game.day ?? today, positions, at: game.at + 1 };
};

/** The game a step back, or on again; undefined if there is none. */
export const stepped = (game: Game, step: -1 | 1): Game | undefined =>
  game.positions[game.at + step] && !isOver(game) ? { ...game, at: game.at + step } : undefined;

/** What an action makes of the game that is stored at a place: it may have gone on in another tab. `shown` is what is seen here. */
export const played = (place: Place, shown: Game, action: (game: Game) => Game | undefined): Game => {
  const game = recallGame(place) ?? shown;
  return isOver(game) ? game : (action(game) ?? game);
};

/** A move that was made here, and when, in milliseconds. */
export interface Move {
  board: string;
  time: number;
}

/** How long it may take until another tab hears of a move, in milliseconds. */
const DELAY = 1000;

/** A game that another tab has stored, with the moves that were made here at that moment and are not in it. */
export const withMoves = (game: Game, moves: Move[], now: number, today: string): Game =>
  moves
    .filter(({ board, time }) => now - time < DELAY && !game.positions.includes(board))
    .reduce((game, { board }) => moved(game, board, today), game);

/** Whether the board of an address is a move in a game. A puzzle is not solved that way, and what is solved stays. */
export const isMove = (game: Game, board: string): boolean =>
  board !== boardNow(game) &&
  /[A-Z]/.test(board) &&
  !isSolved(game) &&
  (!game.answer || board.includes("x")) &&
  isReachable(game.positions[0], board);

/** A piece, and the cells where it goes, or lies and must not. */
export interface Hint {
  letter: string;
  cells: number[];
}

/** A piece that is not where the answer has it; or else the one that has least room around it there: from it one learns most. */
export const hintFrom = (board: string, answer: string): Hint => {
  const [wrong] = oddOnes(board, answer);
  if (wrong) return { letter: wrong, cells: cellsOf(board, wrong) };
  const pitch = pitchOf(board);
  const room = ({ cells }: Hint) => cells.flatMap((at) => beside(at, pitch)).filter((at) => board[at] === "x").length;
  return [...LETTERS]
    .filter((letter) => answer.includes(letter) && !board.includes(letter))
    .map((letter) => ({ letter, cells: cellsOf(answer, letter) }))
    .reduce((best, next) => (room(next) < room(best) ? next : best));
};

export const helpIn = ({ hints }: Game): string => (hints ? plural(hints, "hint") : "no hints");

/** The mark of a game: full if it was solved without a hint, hollow if hints helped, "" if it is not solved. */
const markOf = (game: Game | undefined): string => (!game || !isSolved(game) ? "" : game.hints ? "○" : "●");

export const markAt = (place: Place): string => markOf(recallGame(place));

/** How many days in a row, up to today or yesterday, a puzzle of the day was solved. */
export const streak = (today: string): number => {
  const isDone = (day: string) =>
    LEVELS.map((level) => recallGame({ ...showing("play"), puzzle: `${level}-${day}` })).some(
      (game) => game?.day === day && isSolved(game),
    );
  let day = isDone(today) ? today : dayAfter(today, -1);
  let days = 0;
  for (; isDone(day); day = dayAfter(day, -1)) days++;
  return days;
};

/** The puzzles of some kinds that were solved on the board of a place, each with its game. */
export const solvedOn = (place: Place, kinds: readonly Kind[] = KINDS) => {
  const own = nameOfGame({ ...place, puzzle: "" });
  return remembered().flatMap((name) => {
    const { board, kind, seed } = readGame(name) ?? {};
    if (board !== own || !kinds.includes(kind!)) return [];
    const game = recallGame({ ...place, puzzle: `${kind}-${seed}` });
    return game && isSolved(game) ? [{ kind: kind!, name, game }] : [];
  });
};

/** The best time of games without a hint, in seconds; Infinity if there is none. */
export const bestOf = (solved: { game: Game }[]): number =>
  Math.min(...solved.map(({ game }) => (game.hints ? Infinity : game.seconds)));

/** The best time of other games of this kind on this board. */
export const bestTime = (place: Place): number => {
  const own = nameOfGame(place);
  return bestOf(solvedOn(place, [readGame(own)!.kind]).filter(({ name }) => name !== own));
};

/** A time as people say it: 75 seconds are "1:15". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, "0")}`;
