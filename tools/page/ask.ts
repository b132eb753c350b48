// Boards that were searched, and the workers that do it. All who ask for the solutions of a board share one search.

import { useEffect, useState } from "preact/hooks";
import { type Found, nothingFound } from "./found.ts";
import type { Answer, Question } from "./worker.ts";

/** The source of the worker, which the page carries with it. */
declare const WORKER: string;

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

/** How many boards are kept. */
const KEPT = 5;

/** The searches by their outlines, the one used last at the end. */
const searches = new Map<string, ReturnType<typeof begin>>();

const begin = (outline: string, wanted: string | undefined) => {
  const take = ({ solutions = [], traits, puzzles, ...rest }: Answer) => {
    const { found } = search;
    search.found = {
      ...found,
      ...rest,
      solutions: [...found.solutions, ...solutions],
      traits: { ...found.traits, ...traits },
      puzzles: { ...found.puzzles, ...puzzles },
    };
    for (const hear of search.heard) hear(search.found);
  };
  const search = {
    worker: startWorker(WORKER, take, (wrong) => take({ wrong })),
    found: nothingFound(outline),
    asked: new Set([wanted]),
    /** Those who want to hear of what is found. */
    heard: new Set<(found: Found) => void>(),
  };
  search.worker.postMessage({ outline, wanted } satisfies Question);
  return search;
};

/** Searches an outline, if that was not done; the first of the traits and puzzles that are wanted comes with the solutions. */
export const searchFor = (outline: string, wanted: string[]) => {
  const search = searches.get(outline) ?? begin(outline, wanted[0]);
  for (const each of wanted) {
    if (!search.asked.has(each)) search.worker.postMessage({ wanted: each } satisfies Question);
    search.asked.add(each);
  }
  searches.delete(outline);
  searches.set(outline, search);
  // When another begins, one for which nobody waits and that is not over is not kept.
  for (const [i, [old, { worker, heard, found }]] of [...searches].reverse().entries()) {
    if (i === 0 || (i < KEPT && (heard.size || found.summary))) continue;
    worker.terminate();
    searches.delete(old);
  }
  return search;
};

/** What is known of an outline so far ("" for none), and of what else is wanted: names of traits and puzzles. */
export const useFound = (outline: string, wanted: string[] = []): Found => {
  const [, hear] = useState<Found>();
  useEffect(() => {
    if (!outline) return;
    const search = searchFor(outline, wanted);
    search.heard.add(hear);
    hear(search.found);
    return () => void search.heard.delete(hear);
  }, [outline, wanted.join()]);
  return searches.get(outline)?.found ?? nothingFound(outline);
};
