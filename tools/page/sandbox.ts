// Runs a copy right here, in a worker of its own, which gets what a program asks of Node: arguments, writing and an exit. In the
// relay the copy that is printed runs next.

import { useEffect, useState } from "preact/hooks";
import { STAY } from "../pictures/programs.ts";
import { startWorker } from "./ask.ts";
import { boardIn, programOf } from "./copy.ts";

/** The words that make a program print the next solution. */
export const NEXT = "--resume --solutions 1";

/** What comes out of a running copy. */
export interface Output {
  /** Text for standard output (1) or standard error (2), as it was written. */
  onWrite: (text: string, descriptor: 1 | 2) => void;
  onExit: (status: number) => void;
}

/** What stands around a program: it must not be able to tell. */
const around = (program: string, words: string): string => `
const exit = {};
globalThis.process = { argv: ["node", "quine.ts", ...${JSON.stringify(words.split(/\s+/).filter(Boolean))}],
  getBuiltinModule: () => ({ writeSync: (descriptor, text) => (postMessage({ descriptor, text }), text.length) }),
  exit: (status) => { postMessage({ status }); throw exit; },
};
try {
${program}
postMessage({ status: 0 });
} catch (error) {
  if (error !== exit) throw error;
}`;

/** Runs the program of a board with these words behind its name. Returns what stops it. */
export const runCopy = (board: string, words: string, { onWrite, onExit }: Output): (() => void) => {
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

/**
 * Runs a program that is to print the next one, and tells which board that has, if it came; but not before so many milliseconds
 * have passed. Returns what stops it.
 */
export const runNext = (board: string, least: number, onNext: (next: string | undefined) => void): (() => void) => {
  const began = performance.now();
  let next: string | undefined;
  let timer = 0;
  const stop = runCopy(board, NEXT, {
    onWrite: (text, descriptor) => (next ??= descriptor === 1 ? boardIn(text) : undefined),
    onExit: () => (timer = setTimeout(() => onNext(next), least - (performance.now() - began))),
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
};

/**
 * The relay from a board on, which stands still until it is started. `show` gets the board of each program that is printed, a film's
 * frame after the one before; it must become `board`. It is over where a program prints none: its board is not in the series.
 */
export const useRelay = (board: string, show: (next: string) => void) => {
  const [running, setRunning] = useState(false);
  const [last, setLast] = useState<string>();
  useEffect(() => {
    if (!running) return;
    return runNext(board, 1000 * STAY, (next) => {
      if (next) return show(next);
      setRunning(false);
      setLast(board);
    });
  }, [running, board]);
  return {
    running,
    isOver: last === board,
    /** What the button says that starts and stops it. */
    words: running ? "Stop" : "Let it run on",
    toggle: () => setRunning(!running),
  };
};
