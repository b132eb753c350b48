// How pieces move by themselves, unless the user prefers that nothing does. One swings when it is turned, flips when it
// is mirrored, and when its place is another one it flies there. Places are cells of the board, also beside it.

import { useLayoutEffect, useRef } from "preact/hooks";
import { type Cell, cellsOf, placeOf, sizeOf } from "../../boards/cells.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { calm } from "../parts/events.ts";
import type { Hand } from "./hand.ts";
import { type Held, lift, turnsTo } from "./laying.ts";

/** How long a flight takes, a turn, and the last bit of the way of a piece that is laid, in milliseconds. */
export const FLIGHT = 260;
const [TURN, SETTLE] = [150, 110];

/** A piece that is turned swings a bit too far; one that flies comes to rest slowly. */
const SWING = "cubic-bezier(.2, .8, .3, 1.25)";
export const REST = "cubic-bezier(.2, .8, .3, 1)";

/** A piece that keys lay does not come from elsewhere: it settles from so many times its size. */
const RAISED = 1.08;

export const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector);

/** Where the board begins in the window, and the side of a cell, in pixels. */
export const measure = () => {
  const { a, e, f } = find<SVGSVGElement>(".cells > svg")!.getScreenCTM()!;
  return { left: e, top: f, side: a * SIDE };
};

/** All that shows a piece: in the tray, on the board, in the hand, and where it would lie. */
const drawingsOf = (letter: string) =>
  document.querySelectorAll<SVGPathElement>(`.tray button > svg .${letter}, .cells > svg .${letter}`);

/** Shakes a piece that cannot be moved or laid. */
export const shake = (letter: string): void => {
  if (calm()) return;
  for (const each of drawingsOf(letter)) each.animate({ translate: ["0", "-1.5px", "1.5px", "-1px", "1px", "0"] }, 250);
};

/** Swings a piece to its new orientation, or flips it. */
const swing = (before: Held, { letter, piece }: Held): void => {
  const turns = turnsTo(before, piece);
  for (const each of drawingsOf(letter))
    if (turns < 4) each.animate({ rotate: [`${-90 * turns}deg`, "0deg"] }, { duration: TURN, easing: SWING });
    else each.animate({ scale: ["-1 1", "1 1"] }, { duration: TURN, easing: REST });
};

/** The middle of a piece, and the side of its cells. */
interface Spot {
  at: Cell;
  size: number;
}

/** The spot of an element in which cells are as large as in a drawing. */
const spotOf = (element: Element, drawing: SVGGraphicsElement): Spot => {
  const { left, top, side } = measure();
  const { x, y, width, height } = element.getBoundingClientRect();
  const size = (drawing.getScreenCTM()!.a * SIDE) / side;
  return { at: [(y + height / 2 - top) / side, (x + width / 2 - left) / side], size };
};

/** The spot of a piece whose upper left corner is at this place. */
const spotAt = (piece: string, [y, x]: Cell): Spot => {
  const { rows, columns } = sizeOf(piece);
  return { at: [y + rows / 2, x + columns / 2], size: 1 };
};

/** The spot of a piece that lies on a board. */
export const spotOn = (board: string, letter: string): Spot => {
  const first = board.indexOf(letter);
  const { piece, grip } = lift(board, first)!;
  const [y, x] = placeOf(board, first);
  return spotAt(piece, [y - grip[0], x - grip[1]]);
};

/** Moves a drawing from a spot to where it is. */
const fly = (drawing: SVGPathElement, from: Spot, duration: number): void => {
  const to = spotOf(drawing, drawing);
  const [y, x] = from.at.map((at, axis) => ((at - to.at[axis]) * SIDE) / to.size);
  drawing.animate({ translate: [`${x}px ${y}px`, "0 0"], scale: [from.size / to.size, 1] }, { duration, easing: REST });
  // The piece flies above the slots of other pieces.
  drawing.closest("button")?.animate({ zIndex: [1, 1] }, duration);
};

interface Drawn {
  board: string;
  hand: Hand;
}

/**
 * Moves a piece that is elsewhere than before: `from` is the upper left corner of one that was carried. What a pointer
 * lays is nearly there, and what keys lay is there.
 */
const moveOn = (
  letter: string,
  before: Drawn,
  { board, hand }: Drawn,
  from: Cell | undefined,
  slot?: Element,
): void => {
  const { held, byKeys } = before.hand;
  const isOther = `${cellsOf(board, letter)}` !== `${cellsOf(before.board, letter)}`;
  const home = [...drawingsOf(letter)].find((each) => each.matches(".piece"));
  if (!home || hand.held?.letter === letter || !(from || isOther)) return;
  const some = find<SVGPathElement>(".tray path");
  if (from) fly(home, spotAt(held!.piece, from), isOther && board.includes(letter) ? SETTLE : FLIGHT);
  else if (held?.letter === letter && byKeys) fly(home, { ...spotOf(home, home), size: RAISED }, SETTLE);
  else if (before.board.includes(letter)) fly(home, spotOn(before.board, letter), FLIGHT);
  else if (slot && some) fly(home, spotOf(slot, some), FLIGHT);
};

/** After each drawing, moves the pieces with these letters that are elsewhere now, or lie otherwise in the hand. */
export const useMotion = (now: Drawn, letters: string, cornerOf: (held: Held) => Cell): void => {
  const drawn = useRef(now);
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = now;
    if (calm()) return;
    const { held, state } = before.hand;
    const next = now.hand.held;
    if (held && next?.letter === held.letter && next.piece !== held.piece) swing(held, next);
    for (const [i, letter] of [...letters].entries()) {
      const from = state === "carried" && held?.letter === letter ? cornerOf(held) : undefined;
      moveOn(letter, before, now, from, find(".tray")?.children[i]);
    }
  });
};
