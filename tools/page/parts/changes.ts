// The address, the day, solutions, what is stored: they change outside of what is drawn. Then all is drawn again.

import { useLayoutEffect, useState } from "preact/hooks";

let draw = (): void => {};

/** Draws its component, and all in it, whenever something has changed. */
export const useChanges = (): void => {
  const [, redraw] = useState({});
  useLayoutEffect(() => {
    draw = () => redraw({});
    return () => void (draw = () => {});
  }, []);
};

/** Has the page drawn again, once for all that changes at a time. */
export const changed = (): void => draw();
