// The solutions of a board that the player has found, by their numbers.

import { number } from "../../solver/words.ts";
import { listed } from "../place/address.ts";
import { recall, remember } from "../place/memory.ts";

const nameFor = (outline: string): string => `found-${listed(outline)?.name ?? outline}`;

/** Their numbers, up to that of the last solution. */
export const ownOf = (outline: string, count: number): number[] => {
  const all = recall(nameFor(outline));
  return Array.isArray(all)
    ? [...new Set(all)].filter((each) => Number.isInteger(each) && each > 0 && each <= count)
    : [];
};

/** Remembers one more. */
export const addOwn = (outline: string, count: number, which: number): void =>
  remember(nameFor(outline), [...new Set([...ownOf(outline, count), which])]);

/** How many they are, in words; "" if there are none. */
export const sayOwn = (own: number[], count: number): string =>
  own.length ? `You have found ${number(own.length)} of ${number(count)}.` : "";
