// What tests of the page store, and boards of its addresses.

import fc from "fast-check";
import { vi } from "vitest";
import { LETTERS } from "../tools/boards/cells.ts";

/** What a browser stores; it may be full. */
export const storage = (stored: Record<string, string> = {}, isFull = () => false, name = "localStorage") => {
  const setItem = (key: string, text: string) => {
    if (isFull()) throw Error("full");
    stored[key] = text;
  };
  vi.stubGlobal(name, Object.defineProperty(stored, "setItem", { value: setItem }));
  return stored;
};

/** Boards as an address may have them, which need not be any. */
export const boards = fc
  .tuple(
    fc.integer({ min: 1, max: 12 }),
    fc.string({ unit: fc.constantFrom(..."x.", ...LETTERS), minLength: 12, maxLength: 144 }),
  )
  .map(([width, cells]) => cells.match(RegExp(`.{${width}}`, "g"))!.join(" "));
