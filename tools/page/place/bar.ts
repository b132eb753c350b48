// The browser's address bar and history: reading and changing the place.

import { useEffect, useState } from "preact/hooks";
import { dayOf } from "../../solver/days.ts";
import { useEvents } from "../parts/events.ts";
import { isAllKept } from "./memory.ts";

/** How long to wait before writing the address again, in milliseconds: browsers limit how often a page may. */
const REST = 200;

/** What the bar says, and whether somebody has just typed it or come by a link: what the page writes has a day. */
const readBar = () => ({ address: location.hash, isNew: !history.state });

/**
 * Writes an address with the day, as a step in the history or in place of the last. It gets no day while a game cannot be
 * stored: then the address alone keeps the game, and a reload must read it as a new one.
 */
const write = (way: "pushState" | "replaceState", address: string): void => {
  try {
    history[way](isAllKept() ? dayOf(new Date()) : null, "", address);
  } catch {}
};

/** The address of what is shown, at first this one, and how to change it. The browser has it before anything else can happen. */
export const useAddress = (first: string) => {
  const [bar, show] = useState(() => ({ ...readBar(), address: first }));
  useEvents({ popstate: () => show(readBar()) });
  useEffect(() => {
    // The user may have gone elsewhere before this effect ends.
    const there = location.hash;
    const timer = setTimeout(() => location.hash === there && write("replaceState", bar.address), REST);
    return () => clearTimeout(timer);
  }, [bar]);
  const change = (address: string, replace = false) => {
    write(replace ? "replaceState" : "pushState", address);
    show({ address, isNew: false });
  };
  return { ...bar, change };
};
