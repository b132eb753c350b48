// The search of one board, beside the page. It stays for as long as the page keeps the board's solutions.

import { blank, formatBoard, inLine, LETTERS } from "../solver/parse.ts";
import { type Fillings, fillings, LEVELS, puzzleOf } from "../solver/puzzles.ts";
import { BoardError, solve } from "../solver/index.ts";
import { type Trait, TRAITS } from "../solver/traits.ts";
import { pitchOf, transpose } from "../twin/board.ts";
import { dayAfter, readPuzzle } from "./address.ts";
import type { Found } from "./found.ts";

/**
 * First a board to be searched, and the puzzle that is wanted soonest, or ""; then, which of its solutions have a trait, or what
 * another puzzle looks like.
 */
export type Question = { outline: string; without: string; puzzle: string } | { trait: Trait } | { puzzle: string };

/** What has become known since the last answer; `rows` are the solutions found since then. */
export type Answer = Partial<Pick<Found, "rows" | "summary" | "wrong" | "traits" | "puzzles">>;

const answer = (message: Answer): void => postMessage(message);

/** How often the page hears of new solutions, in seconds. */
const INTERVAL = 0.04;

/** The board and its pieces, its solutions as text, and those of which the page has not heard. */
let board = "";
let pieces = LETTERS;
const all: string[] = [];
let fresh: string[] = [];

/** All ways to fill the board, once a puzzle was wanted. */
let ways: Fillings | undefined;

const tell = (more: Answer = {}): void => {
  answer({ rows: new TextEncoder().encode(fresh.join("")), ...more });
  fresh = [];
};

const deal = (...names: string[]): void =>
  answer({ puzzles: Object.fromEntries(names.map((name) => [name, puzzle(name)])) });

const search = (outline: string, without: string, wanted: string): void => {
  board = outline;
  pieces = [...LETTERS].filter((letter) => !without.includes(letter)).join("");
  let next = 0;
  const onSolution = (placed: string) => all.push(placed) && fresh.push(inLine(placed));
  const onProgress = ({ seconds }: { seconds: number }) => {
    if (wanted || seconds < next || !fresh.length) return;
    tell();
    next = seconds + INTERVAL;
  };
  const summary = solve(formatBoard(outline), onSolution, { without, onProgress });
  if (wanted) deal(wanted);
  tell({ summary });
  // The other levels, and tomorrow's, for those who come back.
  const { seed = "" } = readPuzzle(wanted) ?? {};
  const days = seed.includes("-") ? [seed, dayAfter(seed)] : [];
  deal(...days.flatMap((day) => LEVELS.map((level) => `${level}-${day}`)));
};

/** A puzzle, or why there is none. A board that stands upright has the puzzles of the one that lies. */
const puzzle = (name: string): Found["puzzles"][string] => {
  const { level, seed } = readPuzzle(name)!;
  const stands = pitchOf(board) <= board.split(" ").length;
  const turned = (line: string) => (stands ? transpose(line) : line);
  try {
    ways ??= fillings(
      formatBoard(turned(blank(board))),
      all.map((each) => turned(inLine(each))),
      pieces,
    );
    const found = puzzleOf(ways, level, seed);
    return { board: turned(inLine(found.board)), solution: turned(inLine(found.solution)) };
  } catch (error) {
    if (error instanceof BoardError) return error.message;
    throw error;
  }
};

onmessage = ({ data }: MessageEvent<Question>) => {
  try {
    if ("outline" in data) search(data.outline, data.without, data.puzzle);
    else if ("puzzle" in data) deal(data.puzzle);
    else answer({ traits: { [data.trait]: Uint8Array.from(all, (each) => +TRAITS[data.trait][1](each)) } });
  } catch (error) {
    if (!(error instanceof BoardError)) throw error;
    answer({ wrong: error.message });
  }
};
