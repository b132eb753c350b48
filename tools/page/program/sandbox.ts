// Runs copies right here, in a worker, which gives them what a program asks of Node: arguments, writing and an exit.

import { startWorker } from "../search/ask.ts";

/** What a copy is called where it is saved, a web page, and what it must be called for Node. */
export const FILE = "pentomino.html";
export const MODULE = "pentomino.mjs";

/**
 * What the worker does: it runs a program, and then what that has printed, so often. Each has its own variables and its own process.
 * A worker for each would take four times as long (Chromium: 53 ms a step, and 13 like this).
 */
const runner = (program: string, words: string, runs: number): string => `
const exit = {};
let program = ${JSON.stringify(program)};
for (let runs = ${runs}, printed; runs && program; runs--, program = printed) {
  printed = "";
  const writeSync = (descriptor, text) => {
    if (descriptor === 1) postMessage({ text: (printed = text), spent: performance.now() });
    return text.length;
  };
  const argv = ["node", "${MODULE}", ...${JSON.stringify(words.split(" ").filter(Boolean))}];
  globalThis.process = { argv, getBuiltinModule: () => ({ writeSync }), exit: () => { throw exit; } };
  try { Function(program)(); } catch (error) { if (error !== exit) throw error; }
}
postMessage({});`;

/**
 * Runs a program with these words after its name, and so many runs in all, each of what the one before it has printed. `onPrint`
 * gets each text that is printed, and after how many milliseconds; `onExit` is called at the end, also if a program threw.
 * Returns what stops it.
 */
export const runCopies = (
  program: string,
  words: string,
  runs: number,
  onPrint: (text: string, spent: number) => void,
  onExit: () => void,
): (() => void) => {
  const exit = () => {
    worker.terminate();
    onExit();
  };
  const worker = startWorker(
    runner(program, words, runs),
    ({ text, spent }) => (text === undefined ? exit() : onPrint(text, spent)),
    exit,
  );
  return () => worker.terminate();
};
