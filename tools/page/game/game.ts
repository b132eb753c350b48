// A game is the list of positions that a player has been through; everything else follows from them. Games are stored
// by name, and what was stored is treated as untrusted input.

import { pitchOf } from "../../twin/board.ts";
import { outlineOf } from "../../twin/picture.ts";
import { beside, cellsOf, LETTERS } from "../../solver/cells.ts";
import { dayAfter, isDay } from "../../solver/days.ts";
import { type Kind, KINDS, LEVELS, readGame } from "../../solver/puzzles.ts";
import { plural } from "../../solver/words.ts";
import { listed, type Place, showing, taskFor } from "../place/address.ts";
import { recall, remember, remembered } from "../place/memory.ts";

export interface Game {
  /** The boards so far, beginning with the given one, and which of them is on the table now. */
  positions: string[];
  at: number;
  /** The filled board; "" if there is more than one way to fill it. */
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

/** Boards checked already, and whether their pieces are valid: a long game is read again with each move. */
const looked = new Map<string, boolean>();

const isSound = (board: string): boolean => {
  if (!looked.has(board)) looked.set(board, typeof taskFor(board) === "object");
  return looked.get(board)!;
};

/** Whether play can lead from this board to that one: all pieces are whole and allowed, and those given stay. */
const isReachable = (start: string, board: unknown): board is string =>
  typeof board === "string" &&
  board.length === start.length &&
  [...start].every((cell, at) => (cell === "x" ? /\w/.test(board[at]) : cell === board[at])) &&
  isSound(board);

const isCount = (value: unknown): boolean => typeof value === "number" && value >= 0 && value < Infinity;

/** The stored game of a name, if it is well formed. Older pages stored the first board of a solved game separately. */
const recalled = (name: string): Game | undefined => {
  const { start, positions, at, answer, hints, hinted = "", seconds, day } = Object(recall(name));
  if (!Array.isArray(positions) || ![at, hints, seconds].every(isCount)) return undefined;
  if (![positions[at], answer, hinted, day ?? ""].every((text) => typeof text === "string")) return undefined;
  if (day !== undefined && !isDay(day)) return undefined;
  const first = start && start !== positions[0] ? [start] : [];
  return { positions: [...first, ...positions], at: at + first.length, answer, hints, hinted, seconds, day };
};

/** The game at a place, as the player left it; undefined if nothing is stored that could have been played there. */
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

/** The letter of the piece that was laid last. */
export const lastLaid = ({ positions, at }: Game): string => oddOnes(positions[at], positions[at - 1])[0] ?? "";

/** Whether a game is a solved puzzle: once solved, it stays solved. */
export const isOver = (game: Game): boolean => !!game.answer && isSolved(game);

/** The game after the move that leads to this board. */
export const moved = (game: Game, board: string, today: string): Game => {
  if (isOver(game)) return game;
  const positions = [...game.positions.slice(0, game.at + 1), board];
  return { ...game, day: game.day ?? today, positions, at: game.at + 1 };
};

/** The game a step back, or on again; undefined if there is none. */
export const stepped = (game: Game, step: -1 | 1): Game | undefined =>
  game.positions[game.at + step] && !isOver(game) ? { ...game, at: game.at + step } : undefined;

/** Applies an action to the stored game, since another tab may have gone on with it. `shown` is the game on screen here. */
export const played = (place: Place, shown: Game, action: (game: Game) => Game | undefined): Game => {
  const game = recallGame(place) ?? shown;
  return isOver(game) ? game : (action(game) ?? game);
};

/** Whether the board of an address counts as a move. An address solves no puzzle, and a solved one stays. */
export const isMove = (game: Game, board: string): boolean =>
  board !== boardNow(game) &&
  /[A-Z]/.test(board) &&
  !isSolved(game) &&
  (!game.answer || board.includes("x")) &&
  isReachable(game.positions[0], board);

/** A hint: a piece, and the cells where it belongs, or where it lies wrongly. */
export interface Hint {
  letter: string;
  cells: number[];
}

/** A misplaced piece; if there is none, the piece whose place has the least room around it, which teaches most. */
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

/** The mark of the game at a place: full if it was solved without hints, hollow if with them, "" if it is not solved. */
export const markAt = (place: Place): string => {
  const game = recallGame(place);
  return !game || !isSolved(game) ? "" : game.hints ? "○" : "●";
};

/** The streak: on how many days in a row, up to today or yesterday, a puzzle of the day was solved. */
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

/** The best time of games without hints, in seconds; Infinity if there is none. */
export const bestOf = (solved: { game: Game }[]): number =>
  Math.min(...solved.map(({ game }) => (game.hints ? Infinity : game.seconds)));

/** The best time without hints, in seconds, among other games of this kind on this board; Infinity if there is none. */
export const bestTime = (place: Place): number => {
  const own = nameOfGame(place);
  return bestOf(solvedOn(place, [readGame(own)!.kind]).filter(({ name }) => name !== own));
};

/** A time as people say it: 75 seconds are "1:15". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, "0")}`;
