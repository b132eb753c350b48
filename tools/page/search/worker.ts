// The search of one board, in a worker that lives as long as the page shows that board.

import { solve } from "../../solver/solver.ts";
import { taskOf } from "../../solver/task.ts";
import { lettersOf, others } from "../../boards/cells.ts";
import { orFlaw } from "../../words/flaws.ts";
import { type Board, readRows } from "../../boards/parse.ts";
import { type Asked, type Fillings, fillings, puzzleOf } from "../../puzzles/puzzles.ts";
import { unusedOn } from "../place/address.ts";
import type { Found } from "./found.ts";

/** First a board to be searched; with it, or later, a puzzle that is wanted. */
export type Question = { outline?: string; wanted: Asked | undefined };

/** What has become known since the last answer; `solutions` are those found since then. */
export type Answer = Partial<Omit<Found, "outline" | "mappings">>;

const answer = (message: Answer): void => postMessage(message);

/** How often the page hears of new solutions, in seconds. */
const INTERVAL = 0.04;

/** The board, its solutions, and all ways to fill it, once the search is over and a puzzle is wanted. */
let board: Board;
const all: string[] = [];
let ways: Fillings | undefined;

const search = (outline: string, wanted: Asked | undefined): void => {
  board = { ...readRows(outline), pieces: others(unusedOn(outline)) };
  let [told, next] = [0, 0];
  const tell = (more: Answer = {}): void => {
    answer({ solutions: all.slice(told).map(lettersOf), ...more });
    told = all.length;
  };
  const onProgress = ({ seconds }: { seconds: number }) => {
    if (wanted || seconds < next || told === all.length) return;
    tell();
    next = seconds + INTERVAL;
  };
  const summary = solve(taskOf(board), (placed) => all.push(placed), { onProgress });
  deal(wanted);
  tell({ summary });
};

const deal = (wanted: Asked | undefined): void => {
  if (!wanted) return;
  const { name, kind, seed } = wanted;
  const dealt = orFlaw(() => {
    const puzzle = puzzleOf((ways ??= fillings(board, all)), kind, seed);
    return { board: puzzle.board, solution: puzzle.solution };
  });
  answer({ puzzles: { [name]: dealt } });
};

export const serve = ({ outline, wanted }: Question): void =>
  outline === undefined ? deal(wanted) : search(outline, wanted);
