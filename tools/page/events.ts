// What the whole window hears, whatever has the focus.

import { useLayoutEffect } from "preact/hooks";

type Listeners = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void };

/** Hears events. The listeners are new with each drawing, before the next event comes: a quick finger is up by then. */
export const useEvents = (listeners: Listeners, capture = false): void =>
  useLayoutEffect(() => {
    const end = new AbortController();
    for (const [name, listener] of Object.entries(listeners))
      addEventListener(name, listener as EventListener, { capture, signal: end.signal });
    return () => end.abort();
  });
