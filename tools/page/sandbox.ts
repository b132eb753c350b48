// Runs a copy right here, in a worker of its own, which gets what a program asks of Node: arguments, writing and an exit.

import { useEffect, useState } from "preact/hooks";
import { startWorker } from "./ask.ts";
import { boardIn, programOf } from "./copy.ts";

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

/** How long a program of the ring is seen, in milliseconds: the first few can be looked at, and 2,339 take less than two minutes. */
const pauseAfter = (count: number): number => Math.max(40, 1500 * Math.min(1, 0.8 ** (count - 4)));

/**
 * The ring from a board on, which stands still until it is started. Its program prints all others of `total` and then itself; `show`
 * gets their boards, one after the other.
 */
export const useRing = (board: string, total: number | undefined, show: (next: string) => void) => {
  const [running, setRunning] = useState(false);
  // How many programs were shown, and whether no more will come.
  const [{ count, isOver }, setShown] = useState({ count: 0, isOver: false });
  useEffect(() => {
    if (!running) return;
    const boards: (string | undefined)[] = [];
    let count = 0;
    let timer = 0;
    const step = () => {
      const isOver = count in boards && boards[count] === undefined;
      if (boards[count]) show(boards[count++]!);
      setShown({ count, isOver });
      if (isOver) setRunning(false);
      else timer = setTimeout(step, pauseAfter(count));
    };
    timer = setTimeout(step, pauseAfter(0));
    const onWrite = (text: string, descriptor: number) => void (descriptor === 1 && boards.push(boardIn(text)));
    const stop = runCopy(board, `--resume --solutions ${total}`, onWrite, () => boards.push(undefined));
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [running]);
  return { running, count, isOver, toggle: () => setRunning(!running) };
};
