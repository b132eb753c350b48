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

/** The key that was pressed, in capitals: a Latin letter by itself, any other by its place on an English keyboard. */
export const keyOf = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): string => {
  const isLatin = key.length > 1 || /\p{Script=Latin}/u.test(key);
  return ((!isLatin && code.match(/^Key(.)/)?.[1]) || key).toUpperCase();
};

/** The same; "" while a modifier other than Shift is down: then it belongs to the browser. */
export const bareKeyOf = (event: KeyboardEvent): string =>
  event.ctrlKey || event.altKey || event.metaKey ? "" : keyOf(event);

export const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ...{ ARROWLEFT: [-1, 0], ARROWRIGHT: [1, 0], ARROWUP: [0, -1], ARROWDOWN: [0, 1] },
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
