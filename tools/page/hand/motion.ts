// Where the board is on the screen, and what moves it and its pieces there.

import { SIDE } from "../../pictures/shapes.ts";
import { calm } from "../parts/events.ts";

export const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector);

/** Where the board begins in the window, and the side of a cell, in pixels. */
export const measure = () => {
  const { a, e, f } = find<SVGSVGElement>(".cells svg")!.getScreenCTM()!;
  return { left: e, top: f, side: a * SIDE };
};

/** How near the edge of the window a piece makes the page scroll, and how far in a frame, in pixels. */
const EDGE = 48;
const STEP = 6;

/** How far the page scrolls in a frame, if a piece is carried at `y` in a window so high: until the end of the board is as far from the edge. */
export const pullAt = (y: number, height: number, board: { top: number; bottom: number }): number => {
  if (y > height - EDGE) return Math.max(0, Math.min(STEP, board.bottom + EDGE - height));
  return y < EDGE ? Math.min(0, Math.max(-STEP, board.top - EDGE)) : 0;
};

/** Shakes a piece that cannot be moved or laid, unless the user prefers reduced motion. */
export const shake = (letter: string) =>
  calm() ||
  find(`:is(.cells, .floating) .${letter}`)?.animate({ translate: ["0", "-1.5px", "1.5px", "-1px", "1px", "0"] }, 250);
