// What the window tells: its events, the time, and what its user prefers.

import { useLayoutEffect, useRef, useState } from "preact/hooks";

type Listeners = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void };

/** Hears events of the window, by one listener for each name: one replaced while an event goes round misses it. */
export const useEvents = (listeners: Listeners, options: AddEventListenerOptions = {}): void => {
  const latest = useRef(listeners);
  useLayoutEffect(() => void (latest.current = listeners));
  useLayoutEffect(() => {
    const end = new AbortController();
    for (const name of Object.keys(listeners) as (keyof Listeners)[])
      addEventListener(name, (event) => latest.current[name]?.(event as never), { ...options, signal: end.signal });
    return () => end.abort();
  }, []);
};

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export const hasMouse = (): boolean => matchMedia("(hover: hover)").matches;

/** How long a note is shown, in milliseconds: long enough to read it. */
const NOTE = 4000;

/** A note that passes, and what tells it. */
export const useTold = () => {
  const [told, setTold] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The time begins here and not with the drawing, else the time of the last message could end this one.
  const tell = (words: string): void => {
    clearTimeout(timer.current);
    setTold(words);
    timer.current = setTimeout(() => setTold(""), NOTE);
  };
  return [told, tell] as const;
};
