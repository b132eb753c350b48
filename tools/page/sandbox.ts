// Runs a copy right here, in a worker of its own, which gets what a program asks of Node: arguments, writing and an exit.

import { startWorker } from "./ask.ts";

/** What comes out of a running copy. */
export interface Output {
  /** Text for standard output (1) or standard error (2), as it was written. */
  onWrite: (text: string, descriptor: 1 | 2) => void;
  onExit: (status: number) => void;
}

/** What stands around a program: it must not be able to tell. */
const around = (program: string, words: string): string => `
const exit = {};
const write = (descriptor, text) => (postMessage({ descriptor, text }), text.length);
globalThis.process = {
  argv: ["node", "quine.ts", ...${JSON.stringify(words.split(/\s+/).filter(Boolean))}],
  getBuiltinModule: () => ({ writeSync: write }),
  exit: (status) => { postMessage({ status }); throw exit; },
};
console.error = (text) => write(2, text + "\\n");
try {
${program}
postMessage({ status: 0 });
} catch (error) {
  if (error !== exit) throw error;
}`;

/** Runs a program with these words behind its name. Returns what stops it. */
export const runCopy = (program: string, words: string, { onWrite, onExit }: Output): (() => void) => {
  const { stop } = startWorker(
    around(program, words),
    ({ descriptor, text, status }) => {
      if (status === undefined) return onWrite(text, descriptor);
      stop();
      onExit(status);
    },
    (message) => {
      stop();
      onWrite(message + "\n", 2);
      onExit(1);
    },
  );
  return stop;
};
