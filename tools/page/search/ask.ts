// The worker that searches a board. The views share one search: it ends when another board is asked for.

import { useEffect } from "preact/hooks";
import type { Asked } from "../../puzzles/puzzles.ts";
import { changed } from "../parts/changes.ts";
import { type Found, nothingFound } from "./found.ts";
import type { Answer, Question } from "./worker.ts";

/** The script of the page, which is also that of the worker: `app.tsx` asks which of the two it is. */
const SCRIPT = globalThis.document?.currentScript?.textContent ?? "";

/** What is said where a policy, or the browser, allows the page no worker. */
const REFUSED = "this browser does not let the page compute in the background";

/** Starts a worker. Where none may run, `onError` gets the reason, later, and what is asked has no answer. */
export const startWorker = (
  onMessage: (data: any) => void,
  onError: (message: string) => void,
): Pick<Worker, "postMessage" | "terminate"> => {
  const url = URL.createObjectURL(new Blob([SCRIPT], { type: "text/javascript" }));
  try {
    const worker = new Worker(url);
    worker.onmessage = ({ data }) => onMessage(data);
    // An event without a message says that the script was not even loaded.
    worker.onerror = (event) => {
      event.preventDefault();
      onError(event.message || REFUSED);
    };
    return worker;
  } catch {
    queueMicrotask(() => onError(REFUSED));
    return { postMessage: () => {}, terminate: () => {} };
  } finally {
    URL.revokeObjectURL(url);
  }
};

const begin = (outline: string) => {
  const take = ({ solutions = [], puzzles, ...rest }: Answer) => {
    const { found } = begun;
    const all = { solutions: [...found.solutions, ...solutions], puzzles: { ...found.puzzles, ...puzzles } };
    begun.found = { ...found, ...rest, ...all };
    changed();
  };
  const begun = {
    worker: startWorker(take, (wrong) => take({ wrong })),
    found: nothingFound(outline),
    asked: new Set<string | undefined>(),
  };
  return begun;
};

let current: ReturnType<typeof begin> | undefined;

/** Searches an outline once, if it has no flaw. A puzzle that is wanted comes with the solutions or later. */
export const searchFor = (outline: string, wanted: Asked | undefined) => {
  const isNew = current?.found.outline !== outline;
  if (isNew) current?.worker.terminate();
  const search = isNew ? begin(outline) : current!;
  if (!search.asked.has(wanted?.name))
    search.worker.postMessage((isNew ? { outline, wanted } : { wanted }) satisfies Question);
  search.asked.add(wanted?.name);
  return (current = search);
};

/** What is known so far of an outline. */
export const foundOn = (outline: string): Found =>
  current?.found.outline === outline ? current.found : nothingFound(outline);

/** What is known so far of an outline that is searched from now on ("" for none), and of a puzzle that is wanted. */
export const useFound = (outline: string, wanted?: Asked): Found => {
  useEffect(() => void (outline && searchFor(outline, wanted)), [outline, wanted?.name]);
  return foundOn(outline);
};
