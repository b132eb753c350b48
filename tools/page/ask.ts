// A question to a worker, as long as somebody waits for the answer.

import { useEffect, useState } from "preact/hooks";
import type { Answer, Found, Left, Question, Wanted } from "./messages.ts";

/** The source of the worker, which the page carries with it. */
declare const WORKER: string;

/** Starts a worker from its source. `onError` hears of what it throws; `stop` ends it. */
export const startWorker = (source: string, onMessage: (data: any) => void, onError?: (message: string) => void) => {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(url);
  worker.onmessage = ({ data }) => onMessage(data);
  worker.onerror = (event) => {
    event.preventDefault();
    onError?.(event.message);
  };
  return {
    worker,
    stop: () => {
      worker.terminate();
      URL.revokeObjectURL(url);
    },
  };
};

const ask = (question: Question, onAnswer: (answer: Answer) => void): (() => void) => {
  const { worker, stop } = startWorker(WORKER, onAnswer, (message) => onAnswer({ kind: "wrong", message }));
  worker.postMessage(question);
  return stop;
};

/** Solutions found so far, and how the search goes. */
export interface Search {
  solutions: string[];
  summary: Extract<Found, { kind: "found" }>["summary"];
  done: boolean;
  wrong: string;
}

const NONE: Search = {
  solutions: [],
  summary: { solutions: 0, total: 0, moves: 0, boards: 0, seconds: 0 },
  done: false,
  wrong: "",
};

/** All solutions of a board, as they are found. */
export const useSolutions = (wanted: Wanted): Search => {
  const key = JSON.stringify(wanted);
  const [search, setSearch] = useState({ key, ...NONE });
  useEffect(() => {
    setSearch({ key, ...NONE });
    return ask({ kind: "solutions", wanted }, (answer) => {
      if (answer.kind === "wrong") setSearch({ key, ...NONE, done: true, wrong: answer.message });
      if (answer.kind === "found")
        setSearch(({ solutions }) => ({
          key,
          solutions: answer.solutions.length ? [...solutions, ...answer.solutions] : solutions,
          summary: answer.summary,
          done: answer.done,
          wrong: "",
        }));
    });
  }, [key]);
  // Until the new search has begun, what is there belongs to the old one.
  return search.key === key ? search : NONE;
};

/** What is left of a board; undefined while it is counted, a text if the board is wrong. */
export const useLeft = (wanted: Wanted): Left | string | undefined => {
  const key = JSON.stringify(wanted);
  const [known, setKnown] = useState<{ key: string; answer: Left | string }>();
  useEffect(
    () =>
      ask({ kind: "left", wanted }, (answer) => {
        if (answer.kind === "wrong") setKnown({ key, answer: answer.message });
        if (answer.kind === "left") setKnown({ key, answer });
      }),
    [key],
  );
  return known?.key === key ? known.answer : undefined;
};
