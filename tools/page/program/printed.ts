// Runs a program in a worker, which gives it what it asks of Node; then the programs that are printed.

import { startWorker } from "../search/ask.ts";

/** What a copy is called where it is saved, a web page, and what it must be called for Node. */
export const FILE = "pentomino.html";
export const MODULE = "pentomino.mjs";

/** What has been printed since the last message, as boards; and at the end, what was wrong with it, or "". */
export interface Printed {
  boards: string[];
  flaw?: string;
}

/** How many boards come in a message. */
const BATCH = 64;

/** What the worker does; it gets this function as text, so all that it uses is within it. */
const printAll = (own: string, seen: number, total: number, batch: number, tell: (printed: Printed) => void): void => {
  const exit = {};
  const labelOf = (text: string) => /^\/\/ (.*)/m.exec(text)![1];
  const inkOf = (text: string) => text.slice(0, text.indexOf("\n// ")).replace(/\s/g, "");
  const run = (program: string, count: number, take: (text: string) => void) => {
    const writeSync = (to: number, text: string) => {
      if (to === 1) take(text);
      return text.length;
    };
    const leave = () => {
      throw exit;
    };
    const argv = ["node", "pentomino.mjs", "--resume", "--solutions", `${count}`];
    (globalThis as any).process = { argv, getBuiltinModule: () => ({ writeSync }), exit: leave };
    try {
      Function(program)();
    } catch (error) {
      if (error !== exit) throw error;
    }
  };
  const first: string[] = [];
  for (let i = 0; i < seen; i++)
    run(first.at(-1) ?? own, 1, (text) => {
      first.push(text);
      tell({ boards: [labelOf(text)] });
    });
  const ink = inkOf(own);
  let boards: string[] = [];
  let [count, flaw] = [0, ""];
  run(own, total, (text) => {
    if (inkOf(text) !== ink) flaw ||= `program ${count + 1} has another text`;
    if (count < first.length && text !== first[count]) flaw ||= `program ${count + 1} is not the one that was seen`;
    if (count++ >= first.length) boards.push(labelOf(text));
    if (boards.length === batch) tell({ boards: boards.splice(0) });
  });
  if (count !== total) flaw ||= `${count} programs were printed`;
  tell({ boards, flaw });
};

/** What runs a program so in a worker, as text. */
export const printerOf = (program: string, seen: number, total: number): string =>
  `(${printAll})(${JSON.stringify(program)}, ${seen}, ${total}, ${BATCH}, (printed) => postMessage(printed))`;

/** Runs a program, then so many that are printed, each by the last; then the first prints all. Returns its stop. */
export const runPrinter = (program: string, seen: number, total: number, take: (printed: Printed) => void) => {
  const worker = startWorker(printerOf(program, seen, total), take, (flaw) => take({ boards: [], flaw }));
  return () => worker.terminate();
};
