// A hand holds a piece of a page. While the press lasts, the piece follows the pointer.

import { event, exit } from "./host.ts";

/**
 * In a page that is a copy, the program runs in the scope of its body, at each step and at each event of the pointer
 * that has to do with a press. `p` is the event with which the press began, and 0 without one. The body's link is the
 * outline with the pinned pieces; that of p, what it was when the press began.
 */
declare let p: any, link: string;
declare const children: Iterable<any>;

export type Place = { x: number; y: number };

/** The runs of ink that show a piece: their id is its letter. */
export const runsOf = (letter: string) => [...children].filter((run) => run.id == letter);

/** The way from one place to another, in pixels, as CSS has it. */
export const way = (from: Place, to: Place, comma = "\t"): string =>
  to.x - from.x + "px" + comma + (to.y - from.y) + "px";

if (event) {
  p ||= event;
  p.link ??= link;
}
/** The letter of the held piece: "" without a press, and beside the pieces. */
export const held: string = event ? p.target.id.replace(/[^A-Z]/, "") : "";
if (event?.buttons) {
  // It is lit, and lies above all others.
  runsOf(held).forEach((run) => (run.style.cssText += ";z-index:99;opacity:1;translate:" + way(p, event)));
  exit();
}
