// The search of one board, beside the page. It stays for as long as the page keeps the board's solutions.

import { formatBoard, inLine } from "../solver/parse.ts";
import { BoardError, solve } from "../solver/solver.ts";
import { hasTraits } from "../solver/traits.ts";
import type { Trait } from "./address.ts";
import type { Found } from "./found.ts";

/** First a board to be searched; then, which of its solutions have a trait. */
export type Question = { outline: string; without: string } | { trait: Trait };

/** What has become known since the last answer; `rows` are the solutions found since then. */
export type Answer = Partial<Pick<Found, "rows" | "summary" | "wrong" | "traits">>;

const answer = (message: Answer): void => postMessage(message);

/** How often the page hears of new solutions, in seconds. */
const INTERVAL = 0.04;

/** The solutions, each a row a line, and those of which the page has not heard. */
const all: string[] = [];
let fresh: string[] = [];

const tell = (more: Answer = {}): void => {
  answer({ rows: new TextEncoder().encode(fresh.join("")), ...more });
  fresh = [];
};

const search = (outline: string, without: string): void => {
  let next = 0;
  const onSolution = (placed: string) => all.push(placed) && fresh.push(inLine(placed));
  const onProgress = ({ seconds }: { seconds: number }) => {
    if (seconds < next || !fresh.length) return;
    tell();
    next = seconds + INTERVAL;
  };
  tell({ summary: solve(formatBoard(outline), onSolution, { without, onProgress }) });
};

onmessage = ({ data }: MessageEvent<Question>) => {
  try {
    if ("outline" in data) search(data.outline, data.without);
    else answer({ traits: { [data.trait]: Uint8Array.from(all, (each) => +hasTraits(each, { [data.trait]: true })) } });
  } catch (error) {
    if (!(error instanceof BoardError)) throw error;
    answer({ wrong: error.message });
  }
};
