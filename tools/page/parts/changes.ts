// What is known changes outside of what is drawn: the address, the day, solutions, what is stored. Then all is drawn again.

let draw = (): void => {};
let isDue = false;

/** Says what draws the page. */
export const drawBy = (how: () => void): void => void (draw = how);

/** Has the page drawn again, once for all that changes at a time. */
export const changed = (): void => {
  if (!isDue)
    queueMicrotask(() => {
      isDue = false;
      draw();
    });
  isDue = true;
};
