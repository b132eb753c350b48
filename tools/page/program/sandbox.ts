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
  getBuiltinModule: () => ({ writeSync: (descriptor, text) => (postMessage({ descriptor, text }), text.length) }),
  exit: (status) => { postMessage({ status, spent: performance.now() }); throw exit; },
};
try {
${program}
process.exit(0);
} catch (error) {
  if (error !== exit) throw error;
}`;

/**
 * Runs the program of a board with these words after its name. `onPrint` gets each text that it prints, `onMessage` what it writes
 * to standard error or throws, and `onExit` its status and for how many milliseconds it ran. Returns what stops it.
 */
export const runCopy = (
  board: string,
  words: string,
  onPrint: (text: string) => void,
  onExit: (status: number, spent: number) => void = () => {},
  onMessage: (text: string) => void = () => {},
): (() => void) => {
  const exit = (status: number, spent = 0) => {
    worker.terminate();
    onExit(status, spent);
  };
  const worker = startWorker(
    around(programOf(board), words),
    ({ descriptor, text, status, spent }) => {
      if (status !== undefined) exit(status, spent);
      else (descriptor === 1 ? onPrint : onMessage)(text);
    },
    (message) => {
      onMessage(message + "\n");
      exit(1);
    },
  );
  return () => worker.terminate();
};
