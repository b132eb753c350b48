// What the page remembers of a player, in the browser's storage; what does not fit there, as long as the tab is open.

import { changed } from "../parts/changes.ts";

const PREFIX = "pentomino-quine/";

/** The value of a text in JSON; undefined if there is none that can be read. */
export const valueOf = (text: () => string | undefined): unknown => {
  try {
    return JSON.parse(text()!);
  } catch {
    return undefined;
  }
};

/** What could not be stored, by name. */
const unkept = new Map<string, string>(Object.entries(Object(valueOf(() => sessionStorage[PREFIX]))));

const keepInTab = () => {
  try {
    sessionStorage.setItem(PREFIX, JSON.stringify(Object.fromEntries(unkept)));
  } catch {}
};

/** What is stored under a name, perhaps by something else; undefined if nothing is, or nothing may be read. */
export const textOf = (name: string): string | undefined => {
  try {
    return unkept.get(name) ?? localStorage[PREFIX + name];
  } catch {
    return undefined;
  }
};

/** The value stored under a name; undefined if there is none that can be read. */
export const recall = (name: string): unknown => valueOf(() => textOf(name));

let times = 0;

/** How often something was stored, here or elsewhere: what takes long to work out is so only when this has changed. */
export const timesStored = (): number => times;

/** Something was stored, perhaps by another tab. */
export const noticeStored = (): void => {
  times++;
  changed();
};

export const remember = (name: string, value: unknown): void => {
  const text = JSON.stringify(value);
  if (text === textOf(name)) return;
  try {
    localStorage.setItem(PREFIX + name, text);
    if (unkept.delete(name)) keepInTab();
  } catch {
    unkept.set(name, text);
    keepInTab();
  }
  noticeStored();
};

/** If something could not be stored, only the address keeps the game after a reload. */
export const isAllKept = (): boolean => !unkept.size;

export const FULL = "Your browser cannot store this: it is lost when you close this tab.";

let isTold = false;

/** Whether something could not be stored and the player has not been told yet; asking counts as telling. */
export const isNewlyFull = (): boolean => {
  if (isTold || isAllKept()) return false;
  isTold = true;
  return true;
};

export const remembered = (): string[] => {
  const names = new Set(unkept.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) names.add(key.slice(PREFIX.length));
  } catch {}
  return [...names];
};
