// The search, beside the page: it answers one question and is thrown away, or it is thrown away before it has answered.

import { image, MOVEMENTS, symmetries } from "../twin/board.ts";
import { blank, formatBoard, inLine } from "../solver/parse.ts";
import { BoardError, solve, type Summary } from "../solver/solver.ts";
import { left } from "./left.ts";
import type { Answer, Question, Wanted } from "./messages.ts";

const answer = (message: Answer): void => postMessage(message);

/** How often the page hears of new solutions, in seconds. */
const INTERVAL = 0.04;

/** The image of a solution in which every piece of `where` lies where it should, or undefined if none is like that. */
const imageLike = (solution: string, where: string, group: number[]): string | undefined =>
  group
    .map((movement) => image(solution, movement))
    .find((each) => !where || [...where].every((letter, at) => !/[A-Z]/.test(letter) || each[at] === letter));

const search = ({ board, without, traits, where }: Wanted): void => {
  const group = symmetries(board, MOVEMENTS);
  let found: string[] = [];
  let next = 0;
  let fits = 0;
  const tell = (summary: Summary, done = false) => {
    answer({ kind: "found", solutions: found, summary: { ...summary, solutions: fits }, done });
    found = [];
    next = summary.seconds + INTERVAL;
  };
  const summary = solve(
    formatBoard(board),
    (placed) => {
      const fitting = imageLike(inLine(placed), where, group);
      if (fitting === undefined) return;
      found.push(fitting);
      fits++;
    },
    {
      without,
      ...Object.fromEntries(traits.map((trait) => [trait, true])),
      onProgress: (summary) => {
        if (summary.seconds >= next) tell(summary);
      },
    },
  );
  tell(summary, true);
};

onmessage = ({ data }: MessageEvent<Question>) => {
  try {
    if (data.kind === "left") answer(left(data.wanted));
    else search({ ...data.wanted, board: blank(data.wanted.board) });
  } catch (error) {
    if (!(error instanceof BoardError)) throw error;
    answer({ kind: "wrong", message: error.message });
  }
};
