// What the page shows is its address, which can be sent. In all of the page, a board is its rows with spaces between.

import { BOARDS, boardNamed, type ListedBoard } from "../../boards/named.ts";
import { crop, LETTERS, others } from "../../boards/cells.ts";
import { type OrFlaw, orFlaw } from "../../words/flaws.ts";
import { readRows, WIDEST } from "../../boards/parse.ts";
import { dayOf } from "../../words/days.ts";
import { type Asked, asked, readPuzzle, USUAL_LEVEL } from "../../puzzles/puzzles.ts";
import { type Task, taskOf } from "../../solver/task.ts";
import { outlineOf } from "../../twin/picture.ts";

/** The views of the page, the first being the one that it opens with. */
export const VIEWS = ["play", "wall"] as const;
export type View = (typeof VIEWS)[number];

/** Views that older pages had, and where their addresses lead. */
const OLD = new Map<string, View>([
  ["solutions", "wall"],
  ["program", "wall"],
  ["watch", "wall"],
  ["draw", "play"],
]);

export interface Place {
  view: View;
  board: string;
  /** The number of the solution shown on the Wall, counted from 1; 0 if all are. */
  number: number;
  /** The letters of the pieces that are pinned on the Wall. */
  pins: string;
  /** The puzzle that is played; undefined on an empty board. */
  puzzle?: Asked | undefined;
}

/** What a view gets: the place, the day, and how to go elsewhere; `replace` leaves no step in the history. */
export interface ViewProps {
  place: Place;
  today: string;
  /** Whether the user typed this address or followed a link, rather than going Back. */
  isNew: boolean;
  go: (place: Place, replace?: boolean) => void;
}

export const puzzleOfDay = (): Asked => asked(USUAL_LEVEL, dayOf(new Date()));

/** The board of the list, or the rectangle, with this name, lying; undefined if there is none. */
export const boardOf = (name: string): string | undefined =>
  orFlaw(() => boardNamed(boardNamed(name)?.name ?? name)).value?.outline;

const START: Place = { view: "play", board: boardOf("6x10")!, number: 0, pins: "" };

export const showing = (view: View, board = START.board): Place => ({ ...START, view, board });

/** The board of the list with the outline of this one. */
export const listed = (board: string): ListedBoard | undefined =>
  BOARDS.find(({ outline }) => outline === outlineOf(board));

/** A board in a view. A puzzle of the day is played on it, if it has a name. */
export const arrival = (view: View, board: string | undefined): Place => {
  const place = showing(view, board);
  return view === "play" && listed(place.board) ? { ...place, puzzle: puzzleOfDay() } : place;
};

export const nameOf = (board: string): string => listed(crop(board))?.name ?? "your own";

export const unusedOn = (board: string): string => others(listed(board)?.pieces ?? LETTERS);

/** How long the board of an address may be: each of its cells is a button. */
const LONGEST = 5000;

const isBoard = (text: string): boolean => {
  const rows = text.split(" ");
  if (text.length > LONGEST || rows.length > WIDEST || !RegExp(`^[x. ${LETTERS}]+$`).test(text)) return false;
  return rows.every((row) => row.length === rows[0].length);
};

export const taskFor = (board: string): OrFlaw<Task> =>
  orFlaw(() => taskOf(readRows(board), { without: unusedOn(board) }));

/** The board that is named or drawn by these rows; undefined if none is. */
const readBoard = (rows: string): string | undefined => boardOf(rows) ?? (isBoard(rows) ? crop(rows) : undefined);

/** The puzzle asked for; otherwise none on a board, and the puzzle of the day if no board was read. */
const readAsked = (name: string, board: string | undefined): Asked | undefined =>
  readPuzzle(name) ?? (board ? undefined : puzzleOfDay());

/** How many solutions a board has at most, as far as is known without a search. */
export const mostOn = (board: string): number => listed(board)?.solutions ?? 999_999;

/** The number of a solution on the Wall; 0 if none is asked for; undefined if there is none with this number. */
const readNumber = (text: string, board = START.board): number | undefined =>
  !text ? 0 : /^[1-9]\d*$/.test(text) && +text <= mostOn(board) ? +text : undefined;

/** The place of an address, `#view/board/number?puzzle=…`. A part that cannot be read is as at the start. */
export const parseAddress = (hash: string): { place: Place; readable: boolean } => {
  const [path, words = ""] = hash.replace(/^#/, "").split("?");
  const [first, written = "", which] = path.split("/");
  const named = OLD.get(first) ?? VIEWS.find((view) => view === first);
  const view = named ?? START.view;
  const rows = written.replace(/_/g, " ");
  const board = readBoard(rows);
  const options = new URLSearchParams(words);
  const isWall = view === "wall";
  const number = isWall ? readNumber(which ?? options.get("number") ?? "", board) : 0;
  const pins = isWall ? [...new Set(options.get("pins"))] : [];
  const name = options.get("puzzle") ?? "";
  const place: Place = {
    ...showing(view, board),
    number: number ?? 0,
    pins: pins.filter((letter) => LETTERS.includes(letter)).join(""),
    ...(view === "play" && { puzzle: readAsked(name, board) }),
  };
  const isViewRead = named !== undefined || hash.length < 2;
  const isBoardRead = !rows || board !== undefined;
  const isPuzzleRead = !options.has("puzzle") || place.puzzle?.name === name;
  const isWallRead = number !== undefined && place.pins.length === pins.length;
  return { place, readable: isViewRead && isBoardRead && isPuzzleRead && isWallRead };
};

export const formatAddress = (place: Place): string => {
  const { view, board, number, pins, puzzle } = place;
  const name = /[A-Z]/.test(board) ? undefined : listed(board)?.name;
  const options = [pins && "pins=" + pins, puzzle && "puzzle=" + puzzle.name].filter(Boolean).join("&");
  return `#${view}/${name ?? board.replace(/ /g, "_")}${number ? `/${number}` : ""}${options && "?" + options}`;
};
