// Boards that were searched, and the workers that do it. All who ask for the solutions of a board share one search.

import { useEffect, useState } from "preact/hooks";
import type { Trait } from "../solver/traits.ts";
import { type Found, nothingFound } from "./found.ts";
import type { Answer, Question } from "./worker.ts";

/** The source of the worker, which the page carries with it. */
declare const WORKER: string;

/** Starts a worker from its source. `onError` hears of what it throws; `stop` ends it. */
export const startWorker = (source: string, onMessage: (data: any) => void, onError: (message: string) => void) => {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(url);
  worker.onmessage = ({ data }) => onMessage(data);
  worker.onerror = (event) => {
    event.preventDefault();
    onError(event.message);
  };
  return {
    ask: (question: Question) => worker.postMessage(question),
    stop: () => {
      worker.terminate();
      URL.revokeObjectURL(url);
    },
  };
};

/** How many boards are kept. */
const KEPT = 5;

/** The searches by their boards, the one used last at the end. */
const searches = new Map<string, ReturnType<typeof begin>>();

const begin = (outline: string, without: string, puzzle: string) => {
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
    ...startWorker(WORKER, take, (wrong) => take({ wrong })),
    found: nothingFound(outline),
    /** The traits and puzzles that were asked for, and "". */
    asked: new Set(["", puzzle]),
    /** Those who want to hear of what is found. */
    heard: new Set<(found: Found) => void>(),
  };
  search.ask({ outline, without, puzzle });
  return search;
};

/** Searches an outline, if that was not done; the puzzle, "" for none, is wanted soonest. */
export const searchFor = (outline: string, without: string, puzzle: string) => {
  const key = `${outline} ${without}`;
  const search = searches.get(key) ?? begin(outline, without, puzzle);
  searches.delete(key);
  searches.set(key, search);
  for (const [old, { stop }] of [...searches].slice(0, -KEPT)) {
    stop();
    searches.delete(old);
  }
  return search;
};

/** How long a search goes on for which nobody waits, in milliseconds: another view may want it. */
const PATIENCE = 2000;

/** What is known of an outline so far ("" for none), of these traits of its solutions, and of this puzzle, "" for none. */
export const useFound = (outline: string, without: string, traits: Trait[] = [], puzzle = ""): Found => {
  const key = `${outline} ${without}`;
  const [, hear] = useState<Found>();
  useEffect(() => {
    if (!outline) return;
    const search = searchFor(outline, without, puzzle);
    const ask = (what: string, question: Question) => {
      if (!search.asked.has(what)) search.ask(question);
      search.asked.add(what);
    };
    for (const trait of traits) ask(trait, { trait });
    ask(puzzle, { puzzle });
    search.heard.add(hear);
    hear(search.found);
    return () => {
      search.heard.delete(hear);
      setTimeout(() => {
        if (search.heard.size || search.found.summary || searches.get(key) !== search) return;
        search.stop();
        searches.delete(key);
      }, PATIENCE);
    };
  }, [key, traits.join(), puzzle]);
  return searches.get(key)?.found ?? nothingFound(outline);
};
