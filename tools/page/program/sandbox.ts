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
 * Runs the program of a board with these words after its name. `onPrint` gets each text that it prints, `onExit` its status, and
 * `onMessage` what it writes to standard error or throws. Returns what stops it.
 */
export const runCopy = (
  board: string,
  words: string,
  onPrint: (text: string) => void,
  onExit: (status: number) => void = () => {},
  onMessage: (text: string) => void = () => {},
): (() => void) => {
  const exit = (status: number) => {
    worker.terminate();
    onExit(status);
  };
  const worker = startWorker(
    around(programOf(board), words),
    ({ descriptor, text, status }) => {
      if (status !== undefined) exit(status);
      else (descriptor === 1 ? onPrint : onMessage)(text);
    },
    (message) => {
      onMessage(message + "\n");
      exit(1);
    },
  );
  return () => worker.terminate();
};
