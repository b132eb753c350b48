// How pieces move on the screen: plain functions on elements. If the user prefers reduced motion, nothing moves.

import { SIDE } from "../../pictures/shapes.ts";
import { calm } from "../parts/events.ts";

/** How long a piece takes to glide and to turn, in milliseconds. */
const GLIDE = 100;
const TURN = 120;

export const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector);

/** Where the board begins in the window, and the side of a cell, in pixels. */
export const measure = () => {
  const { a, e, f } = find<SVGSVGElement>(".cells svg")!.getScreenCTM()!;
  return { left: e, top: f, side: a * SIDE };
};

/** A piece as it is drawn: at the pointer, on the board or in the tray. */
export const drawnPiece = (letter: string) =>
  find(".floating svg") ?? find(`.cells .piece.${letter}, .tray [aria-label="${letter}"] svg`);

/** How near the edge of the window a piece makes the page scroll, and how far in a frame, in pixels. */
const EDGE = 48;
const STEP = 6;

/** How far the page scrolls in a frame, if a piece is carried at `y` in a window so high: until the end of the board is as far from the edge. */
export const pullAt = (y: number, height: number, board: { top: number; bottom: number }): number => {
  if (y > height - EDGE) return Math.max(0, Math.min(STEP, board.bottom + EDGE - height));
  return y < EDGE ? Math.min(0, Math.max(-STEP, board.top - EDGE)) : 0;
};

const animate = (target: Element | null, from: Keyframe, duration: number) =>
  calm() ? undefined : target?.animate([from, {}], { duration, easing: "ease-out" });

/** A piece in the hand turns, or is mirrored, to how it lies now. */
export const spin = (isMirrored: boolean) =>
  animate(
    find(".floating svg") ?? find(".tray [aria-pressed=true] svg"),
    isMirrored ? { scale: "-1 1" } : { rotate: "-90deg" },
    TURN,
  );

/** A piece glides from where it was drawn to where it is, and grows or shrinks. */
export const glide = (letter: string, from: DOMRect) => {
  const target = drawnPiece(letter);
  const to = target?.getBoundingClientRect() ?? from;
  // A piece on the board moves in the units of its picture.
  const unit = target instanceof SVGPathElement ? measure().side / SIDE : 1;
  const [x, y] = [from.x - to.x + (from.width - to.width) / 2, from.y - to.y + (from.height - to.height) / 2];
  animate(target, { transform: `translate(${x / unit}px, ${y / unit}px) scale(${from.width / to.width})` }, GLIDE);
};

export const shake = (letter: string) =>
  find(`.piece.${letter}`)?.animate({ translate: ["0", "-1.5px", "1.5px", "-1px", "1px", "0"] }, 250);
