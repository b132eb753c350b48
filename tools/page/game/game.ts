// A game: the list of what a player did, and what is worked out from that. What was stored is not trusted.

import { outlineOf } from "../../twin/picture.ts";
import { cellsOf, isFull } from "../../boards/cells.ts";
import { isDay } from "../../words/days.ts";
import { formatGame, readGame } from "../../puzzles/puzzles.ts";
import { plural } from "../../words/words.ts";
import { formatAddress, listed, parseAddress, type Place, showing, taskFor } from "../place/address.ts";
import { recall, remember, remembered, textOf } from "../place/memory.ts";

/** A game as it is stored. */
interface Stored {
  /** What the player did, in order: the given board, the board after each move, and the signs below. */
  moves: string[];
  /** The filled board; "" if there is more than one way to fill it. */
  answer: string;
  seconds: number;
  /** The day on which the player opened it. */
  day?: string | undefined;
}

export interface Game extends Stored {
  /** The boards to which one can step back or on, beginning with the given one, and which is on the table. */
  positions: string[];
  at: number;
  /** What was done, in a line: the letter of each piece laid, BACK for each taken back, and other signs. */
  log: string;
}

/** A step back, one on again, a hint, giving up; and what stands before a log of version 7, which kept no moves. */
const SIGNS = "<>?!~";
export const [BACK, ON, HINT, GIVEN_UP, OLD] = SIGNS;

/** The first puzzle of a new player, who has to turn one of its two pieces. It belongs to no day. */
export const FIRST = {
  board: "LLPPZZYVVV LPPPZYYYYV LWWZZNNNXV LFWWNNxXXX FFFWxxxxXx FIIIIIxxxx",
  answer: "LLPPZZYVVV LPPPZYYYYV LWWZZNNNXV LFWWNNTXXX FFFWTTTUXU FIIIIITUUU",
};

export const isFirst = ({ board, puzzle }: Place): boolean => !puzzle && isReachable(FIRST.board, board);

/** Whether a place is the first puzzle of a player who has begun no other: there is nothing else to see. */
export const isBeginning = (place: Place): boolean =>
  place.view === "play" && isFirst(place) && !remembered().some((name) => name !== "first" && placeOfGame(name));

/** The address that the page shows when it is opened at this one: with none, a new player gets the first puzzle. */
export const openedAt = (address: string): string => {
  const place = showing("play", FIRST.board);
  const first = recallGame(place);
  return address.length > 1 || (first && isSolved(first)) || !isBeginning(place) ? address : formatAddress(place);
};

/** The name of the game at a place: "6x10-easy-2026-11-22". */
export const nameOfGame = (place: Place): string => {
  const { kind, seed } = place.puzzle ?? {};
  return isFirst(place) ? "first" : formatGame(listed(place.board)?.name ?? outlineOf(place.board), kind, seed);
};

/** The place of the game with this name; undefined if no game has it. */
export const placeOfGame = (name: string): Place | undefined => {
  if (name === "first") return showing("play", FIRST.board);
  const { board = name, kind, seed } = readGame(name) ?? {};
  const { place } = parseAddress(`#play/${board.replaceAll(" ", "_")}?puzzle=${formatGame("", kind, seed)}`);
  return nameOfGame(place) === name ? place : undefined;
};

export const newGame = (start: string, answer = ""): Game => ({
  ...{ moves: [start], answer, seconds: 0 },
  ...{ positions: [start], at: 0, log: "" },
});

/** The game at a place before its first move, on its puzzle if there is one; undefined as long as that is not known. */
export const freshGame = (place: Place, dealt?: { board: string; solution: string }): Game | undefined => {
  if (place.puzzle) return dealt && newGame(dealt.board, dealt.solution);
  return isFirst(place) ? newGame(FIRST.board, FIRST.answer) : newGame(outlineOf(place.board));
};

export const boardNow = ({ positions, at }: Game): string => positions[at];

/** Whether a board is full, by the player's hand or otherwise. */
export const isSolved = (game: Game): boolean => isFull(boardNow(game));

const isSound = (board: string): boolean => taskFor(board).value !== undefined;

/** Whether play can lead from this board to that one: all pieces are whole and allowed, and those given stay. */
const isReachable = (start: string, board: unknown): board is string =>
  typeof board === "string" &&
  board.length === start.length &&
  [...start].every((cell, at) => (cell === "x" ? /\w/.test(board[at]) : cell === board[at])) &&
  isSound(board);

/** Letters of the pieces that do not lie like this on another board. */
const oddOnes = (board: string, other = ""): string[] =>
  [...new Set(board.match(/[A-Z]/g))].filter((letter) => `${cellsOf(board, letter)}` !== `${cellsOf(other, letter)}`);

/** What a log says when one board follows another. A piece that is moved is taken back, and laid. */
const changeIn = (from: string, to: string): string =>
  BACK.repeat(oddOnes(from, to).length) + oddOnes(to, from).join("");

/** A year, in seconds: nobody plays longer. */
const YEAR = 366 * 86_400;

const isCount = (value: any): boolean => Number.isFinite(value) && value >= 0 && value <= YEAR;

/** Whether a game may begin so: where there are several solutions, a puzzle with one answer gives a piece. */
const isStart = ({ board, puzzle }: Place, start: unknown): start is string =>
  isReachable(outlineOf(board), start) &&
  !isFull(start) &&
  (/[A-Z]/.test(start) || !puzzle || (listed(board)?.solutions ?? 1) === 1);

/** The game after one more move or sign; undefined if there is no step that way. */
const after = (game: Game, move: string): Game | undefined => {
  const { positions, at, log } = game;
  const next = { ...game, moves: [...game.moves, move] };
  if (move[0] === OLD) return { ...next, log: move.slice(1) };
  if (move === HINT || move === GIVEN_UP) return { ...next, log: log + move };
  const boards = move === BACK || move === ON ? positions : [...positions.slice(0, at + 1), move];
  const to = move === BACK ? at - 1 : at + 1;
  return boards[to]
    ? { ...next, positions: boards, at: to, log: log + changeIn(positions[at], boards[to]) }
    : undefined;
};

/** The moves of what was stored. Version 7 kept boards and a log. */
const movesIn = ({ moves, positions, at, log }: any): unknown =>
  moves || !Array.isArray(positions) || !Number.isInteger(at) || !(at in positions)
    ? moves
    : [...positions, ...Array(positions.length - 1 - at).fill(BACK), OLD + log];

/** What was stored for a place as a game, if it could have been played there. */
export const judged = (place: Place, stored: unknown): Game | undefined => {
  const { answer, seconds, day } = Object(stored);
  const moves = movesIn(Object(stored));
  if (!Array.isArray(moves) || ![...moves, answer, day ?? ""].every((text) => typeof text === "string"))
    return undefined;
  const [start, ...rest] = moves;
  const boards = rest.filter((move) => !SIGNS.includes(move[0]));
  const isPlayable =
    isCount(seconds) &&
    (day === undefined || isDay(day)) &&
    isStart(place, start) &&
    boards.every((board) => isReachable(start, board)) &&
    // A puzzle has one answer.
    (answer
      ? isFull(answer) && isReachable(start, answer) && boards.every((board) => !isFull(board) || board === answer)
      : !place.puzzle);
  const begun: Game = { ...newGame(start, answer), seconds, day };
  const game = isPlayable ? rest.reduce<Game | undefined>((last, move) => last && after(last, move), begun) : undefined;
  return game && /^[A-Z<?!]*$/.test(game.log) ? game : undefined;
};

/** The games that this page has read or kept, by name, and their text: only what changed since is judged. */
const known = new Map<string, { text: string | undefined; game: Game | undefined }>();

/** The game at a place, as the player left it; undefined if nothing is stored that could have been played there. */
export const recallGame = (place: Place): Game | undefined => {
  const name = nameOfGame(place);
  const text = textOf(name);
  if (!known.has(name) || known.get(name)!.text !== text) known.set(name, { text, game: judged(place, recall(name)) });
  return known.get(name)!.game;
};

export const keepGame = (place: Place, game: Game): void => {
  const name = nameOfGame(place);
  const { moves, answer, seconds, day } = game;
  remember(name, { moves, answer, seconds, day } satisfies Stored);
  known.set(name, { text: textOf(name), game });
};

export const lastLaid = ({ positions, at }: Game): string => oddOnes(positions[at], positions[at - 1])[0] ?? "";

/** Whether a game is a solved puzzle: once solved, it stays solved. */
export const isOver = (game: Game): boolean => !!game.answer && isSolved(game);

export const isGivenUp = ({ log }: Game): boolean => log.includes(GIVEN_UP);

/** How a game ended: 0 not yet, 1 given up, 2 with more than half of its pieces by hint, 3 by the player's hand. */
export const endOf = (game: Game): number => {
  if (!isSolved(game)) return 0;
  if (isGivenUp(game)) return 1;
  const laid = oddOnes(boardNow(game), game.positions[0]);
  // A player who took all back began anew.
  const log = game.log.split(BACK.repeat(laid.length)).at(-1)!;
  const hinted = laid.filter((letter) => log.includes(HINT + letter));
  return hinted.length * 2 > laid.length ? 2 : 3;
};

/** Whether a game ended by the player's hand: then its solution is one of those that the player has found. */
export const isByHand = (game: Game): boolean => endOf(game) === 3;

/** The game of a player who opens it on this day: one that is opened on the day of its puzzle belongs to that day. */
export const opened = (game: Game, today: string): Game => ({ ...game, day: game.day ?? today });

/** The game after the move that leads to this board. */
export const moved = (game: Game, board: string): Game => (isOver(game) ? game : after(game, board)!);

/** The game a step back, or on again; undefined if there is none. */
export const stepped = (game: Game, step: -1 | 1): Game | undefined =>
  isOver(game) ? undefined : after(game, step < 0 ? BACK : ON);

export const hinted = (game: Game): Game => after(game, HINT)!;

/** The game of a player who gives up and sees the answer. */
export const givenUp = (game: Game): Game => after(moved(game, game.answer), GIVEN_UP)!;

/** Counts a second spent on the game at a place. It is stored with the next move, or when the player leaves. */
export const tick = (place: Place): void => {
  const read = known.get(nameOfGame(place));
  if (read?.game) read.game = { ...read.game, seconds: read.game.seconds + 1 };
};

/** Applies an action to the stored game, which another tab may have changed. `shown` is the game on screen here. */
export const played = (place: Place, shown: Game, action: (game: Game) => Game | undefined): Game => {
  const game = recallGame(place) ?? shown;
  return isOver(game) ? game : (action(game) ?? game);
};

/** What becomes of an address on arrival. An empty board or a solution says nothing of the game: it stays. */
export const arrive = (game: Game, board: string, isNew: boolean): "move" | "overwrite" | "nothing" => {
  if (board === boardNow(game) || !/[A-Z]/.test(board) || (isFull(board) && isSound(board))) return "nothing";
  return isNew && !isSolved(game) && isReachable(game.positions[0], board) ? "move" : "overwrite";
};

/** Whether a place shows somebody else's solution. It is only shown: the player's own game stays as it is. */
export const isForeign = ({ board, puzzle }: Place, game: Game | undefined): boolean =>
  !puzzle && isFull(board) && !game?.answer && board !== (game && boardNow(game)) && isSound(board);

export const countIn = ({ log }: Game, sign: string): number => log.split(sign).length - 1;

export const helpIn = (game: Game): string => {
  const hints = countIn(game, HINT);
  return hints ? plural(hints, "hint") : "no hints";
};

/** A time as people say it: 75 seconds are "1:15". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, "0")}`;
