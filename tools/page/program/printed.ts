// Runs a program in a worker, which gives it what it asks of Node; then the programs that are printed.

import { labelOf } from "../../copies/copies.ts";
import { startWorker } from "../search/ask.ts";

/** What a copy is called where it is saved, a web page, and what it must be called for Node. */
export const FILE = "pentomino.html";
export const MODULE = "pentomino.mjs";

/** What has been printed since the last message, as boards; and at the end, what was wrong with it, or "". */
export interface Printed {
  boards: string[];
  flaw?: string;
}

/** A program to run, how many of those that are printed are run as well, and how many the first one prints in all. */
export interface Order {
  program: string;
  seen: number;
  total: number;
}

/** How many boards come in a message. */
const BATCH = 64;

const inkOf = (text: string): string => text.slice(0, text.indexOf("\n// ")).replace(/\s/g, "");

/** Runs a program that prints so many others. Of Node it finds its arguments, `writeSync` and an exit. */
const run = (program: string, count: number, take: (text: string) => void): void => {
  const exit = () => {
    throw exit;
  };
  const writeSync = (to: number, text: string) => {
    if (to === 1) take(text);
    return text.length;
  };
  const argv = ["node", MODULE, "--resume", "--solutions", `${count}`];
  try {
    Function("globalThis", program)({ process: { argv, getBuiltinModule: () => ({ writeSync }), exit } });
  } catch (error) {
    if (error !== exit) throw error;
  }
};

/** What a worker does: it runs a program, then those that are printed, each by the last; then the first prints all. */
export const printAll = ({ program, seen, total }: Order, tell: (printed: Printed) => void): void => {
  const first: string[] = [];
  for (let i = 0; i < seen; i++)
    run(first.at(-1) ?? program, 1, (text) => {
      first.push(text);
      tell({ boards: [labelOf(text)] });
    });
  const ink = inkOf(program);
  const boards: string[] = [];
  let [count, flaw] = [0, ""];
  run(program, total, (text) => {
    if (inkOf(text) !== ink) flaw ||= `program ${count + 1} has another text`;
    if (count < first.length && text !== first[count]) flaw ||= `program ${count + 1} is not the one that was seen`;
    if (count++ >= first.length) boards.push(labelOf(text));
    if (boards.length === BATCH) tell({ boards: boards.splice(0) });
  });
  if (count !== total) flaw ||= `${count} programs were printed`;
  tell({ boards, flaw });
};

/** Has a worker do that. Returns what stops it. */
export const runPrinter = (order: Order, take: (printed: Printed) => void) => {
  const worker = startWorker(take, (flaw) => take({ boards: [], flaw }));
  worker.postMessage(order);
  return () => worker.terminate();
};
