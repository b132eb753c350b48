// The board that is searched, and the worker that does it. The views share one search: it ends when another board is asked for.

import { useEffect, useState } from "preact/hooks";
import { type Found, nothingFound } from "./found.ts";
import type { Answer, Question } from "./worker.ts";

/** The script of the page, which is also that of the worker: `app.tsx` asks which of the two it is. */
const SCRIPT = globalThis.document?.currentScript?.textContent ?? "";

/** Starts a worker from its source. `onError` hears of what it throws. */
export const startWorker = (source: string, onMessage: (data: any) => void, onError: (message: string) => void) => {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  worker.onmessage = ({ data }) => onMessage(data);
  worker.onerror = (event) => {
    event.preventDefault();
    onError(event.message);
  };
  return worker;
};

const begin = (outline: string, wanted: string) => {
  const take = ({ solutions = [], puzzles, ...rest }: Answer) => {
    const { found } = own;
    own.found = {
      ...found,
      ...rest,
      solutions: [...found.solutions, ...solutions],
      puzzles: { ...found.puzzles, ...puzzles },
    };
    for (const hear of own.heard) hear(own.found);
  };
  const own = {
    worker: startWorker(SCRIPT, take, (wrong) => take({ wrong })),
    found: nothingFound(outline),
    asked: new Set([wanted]),
    /** Called whenever something is found. */
    heard: new Set<(found: Found) => void>(),
  };
  own.worker.postMessage({ outline, wanted } satisfies Question);
  return own;
};

let search: ReturnType<typeof begin> | undefined;

/** Searches an outline once. A puzzle that is wanted, by its name, comes with the solutions or later. */
export const searchFor = (outline: string, wanted: string) => {
  if (search?.found.outline !== outline) {
    search?.worker.terminate();
    search = begin(outline, wanted);
  } else if (!search.asked.has(wanted)) {
    search.asked.add(wanted);
    search.worker.postMessage({ wanted } satisfies Question);
  }
  return search;
};

/** What is known so far of an outline ("" for none), and of a puzzle, wanted by its name. */
export const useFound = (outline: string, wanted = ""): Found => {
  const [, hear] = useState<Found>();
  useEffect(() => {
    if (!outline) return;
    const { heard, found } = searchFor(outline, wanted);
    heard.add(hear);
    hear(found);
    return () => void heard.delete(hear);
  }, [outline, wanted]);
  return search?.found.outline === outline ? search.found : nothingFound(outline);
};
