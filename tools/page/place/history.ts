// The browser's address bar and history: reading and changing the place.

import { changed } from "../parts/changes.ts";
import { formatAddress, parseAddress, type Place } from "./address.ts";
import { isAllKept } from "./memory.ts";

/** How long to wait before writing the address again, in milliseconds: browsers limit how often a page may. */
const REST = 200;

/** The place in the bar, and whether somebody has just typed it or come by a link: what the page writes has a state. */
const readBar = () => {
  const { place, readable } = parseAddress(location.hash);
  // An older address becomes one of today. In Play an address may hold a move.
  const address = readable && place.view !== "play" ? formatAddress(place) : location.hash;
  return { address, place, readable, isNew: !history.state };
};

/** Writes an address. It gets no state while a game cannot be stored: then a reload must read it as a new one. */
export const writeBar = (way: "pushState" | "replaceState", address: string): void => {
  try {
    history[way](isAllKept() || null, "", address);
  } catch {}
};

let bar: ReturnType<typeof readBar>;
let timer: ReturnType<typeof setTimeout>;

/** The place that is shown, its address, and whether somebody has just come there. */
export const barNow = () => bar;

const show = (next: typeof bar): void => {
  bar = next;
  changed();
  clearTimeout(timer);
  // The user may have gone elsewhere before this time ends.
  const there = location.hash;
  timer = setTimeout(() => location.hash === there && writeBar("replaceState", next.address), REST);
};

/** Reads the bar: at the beginning, and when the history leads elsewhere. */
export const arriveAtBar = (): void => show(readBar());

/** Goes elsewhere. The browser has the address before anything else can happen. */
export const go = (place: Place, replace = false): void => {
  const address = formatAddress(place);
  writeBar(replace ? "replaceState" : "pushState", address);
  show({ address, place, readable: true, isNew: false });
};
