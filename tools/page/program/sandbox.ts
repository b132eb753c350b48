// Runs a copy right here, in a worker of its own, which gets what a program asks of Node: arguments, writing and an exit.

import { startWorker } from "../search/ask.ts";
import { programOf } from "./copy.ts";

/** What the program is called, here and where it is saved. */
export const FILE = "pentomino.mjs";

export const NEXT = "--resume --solutions 1";

/** What is put around a program, which must not notice. */
const around = (program: string, words: string): string => `
const exit = {};
globalThis.process = { argv: ["node", "${FILE}", ...${JSON.stringify(words.split(/\s+/).filter(Boolean))}],
  getBuiltinModule: () => ({ writeSync: (descriptor, text) => (postMessage({ descriptor, text }), text.length) }),
  exit: (status) => { postMessage({ status }); throw exit; },
};
try {
${program}
postMessage({ status: 0 });
} catch (error) {
  if (error !== exit) throw error;
}`;

/**
 * Runs the program of a board with these words after its name. `onWrite` gets each text that it writes, to standard output (1)
 * or standard error (2), `onExit` its status. Returns what stops it.
 */
export const runCopy = (
  board: string,
  words: string,
  onWrite: (text: string, descriptor: 1 | 2) => void,
  onExit: (status: number) => void = () => {},
): (() => void) => {
  const worker = startWorker(
    around(programOf(board), words),
    ({ descriptor, text, status }) => {
      if (status === undefined) return onWrite(text, descriptor);
      worker.terminate();
      onExit(status);
    },
    (message) => {
      worker.terminate();
      onWrite(message + "\n", 2);
      onExit(1);
    },
  );
  return () => worker.terminate();
};
