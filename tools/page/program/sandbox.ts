// Runs a copy right here, in a worker of its own, which gets what a program asks of Node: arguments, writing and an exit.

import { startWorker } from "../search/ask.ts";
import { programOf } from "./copy.ts";

/** What a copy is called where it is saved, a web page, and what it must be called for Node. */
export const FILE = "pentomino.html";
export const MODULE = "pentomino.mjs";

export const NEXT = "--resume --solutions 1";

/** What is put around a program, which must not notice. */
const around = (program: string, words: string): string => `
const exit = {};
globalThis.process = { argv: ["node", "${MODULE}", ...${JSON.stringify(words.split(/\s+/).filter(Boolean))}],
  getBuiltinModule: () => ({ writeSync: (descriptor, text) => (descriptor === 1 && postMessage({ text }), text.length) }),
  exit: () => { postMessage({ spent: performance.now() }); throw exit; },
};
try {
${program}
process.exit(0);
} catch (error) {
  if (error !== exit) throw error;
}`;

/**
 * Runs the program of a board with these words after its name. `onPrint` gets each text that it prints, and `onExit` for how many
 * milliseconds it ran: 0 if it threw. Returns what stops it.
 */
export const runCopy = (
  board: string,
  words: string,
  onPrint: (text: string) => void,
  onExit: (spent: number) => void = () => {},
): (() => void) => {
  const exit = (spent: number) => {
    worker.terminate();
    onExit(spent);
  };
  const worker = startWorker(
    around(programOf(board), words),
    ({ text, spent }) => (text === undefined ? exit(spent) : onPrint(text)),
    () => exit(0),
  );
  return () => worker.terminate();
};
