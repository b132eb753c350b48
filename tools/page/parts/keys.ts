// What each key does where. One listener hears all keys, and asks the scopes that are on the page, the innermost first.

import { useLayoutEffect } from "preact/hooks";
import { LETTERS } from "../../boards/cells.ts";

/** For each scope, the innermost first, its keys and what they do, as the help says it: "arrow" is any of four. */
export const KEYS = {
  recording: { Escape: "Escape cancels it" },
  film: { any: "any key skips it", Escape: "Escape leaves it" },
  game: { "Ctrl+Z": "Ctrl Z takes a move back", "Ctrl+Y": "Ctrl Y makes it again" },
  hand: {
    letter: "its letter picks it up",
    "R M": "R turns and M mirrors it",
    Escape: "Escape lets it go",
    "Backspace Delete": "Backspace puts it away",
    Tab: "Tab names the letters",
  },
  // A list that has the focus, because a board was chosen, leaves a player these keys, but not those below.
  field: {},
  fullBoard: {
    letter: "a press or its letter pins a piece",
    "Shift+arrow": "Shift with arrows pushes it",
    Escape: "Escape lets it go",
  },
  cells: { arrow: "arrows move it", Enter: "Enter lays it" },
  selection: { Escape: "Escape shows all" },
  wall: {
    arrow: "arrows move on",
    "+ = -": "+ and − zoom",
    "0 Escape": "0, Escape or a double press shows all",
    "Enter Space": "Enter goes in",
  },
} as const;

type Scope = keyof typeof KEYS;

/** What a key does; false if it does nothing now, so that the next scope is asked, and at last the browser. */
type Answer = (key: string, event: KeyboardEvent) => void | false;

const answering = new Map<string, Record<string, Answer>>();

type Answers<In extends Scope> = Record<keyof (typeof KEYS)[In], Answer>;

/** Answers the keys of a scope, as long as a component is on the page and `isOn`. */
export const useKeys = <In extends Scope>(scope: In, isOn: boolean, answers: Answers<In>): void =>
  useLayoutEffect(() => {
    if (isOn) answering.set(scope, answers);
    return () => void answering.delete(scope);
  });

/** The key that was pressed, in capitals: a Latin letter by itself, any other by its place on an English keyboard. */
export const keyOf = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): string => {
  const isLatin = key.length > 1 || /\p{Script=Latin}/u.test(key);
  return ((!isLatin && code.match(/^Key(.)/)?.[1]) || key).toUpperCase();
};

/** Where an arrow leads. */
export type Way = readonly [x: number, y: number];

export const ARROWS: Record<string, Way> = {
  ...{ ARROWLEFT: [-1, 0], ARROWRIGHT: [1, 0], ARROWUP: [0, -1], ARROWDOWN: [0, 1] },
};

/** The names that the table may have for a key, in capitals. With Alt, a key is always for the browser. */
const namesOf = (key: string, { ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): string[] => {
  if (altKey) return [];
  if (ctrlKey || metaKey) return ["CTRL+" + key];
  if (ARROWS[key]) return [shiftKey ? "SHIFT+ARROW" : "", "ARROW", "ANY"];
  return [key === " " ? "SPACE" : key, LETTERS.includes(key) ? "LETTER" : "", "ANY"];
};

/** Whether a key is for what is written in, or for what is open over the page. */
const isElsewhere = (target: Element): boolean =>
  !!target.closest("input, select") || !!document.querySelector(":popover-open, :modal");

/** Hears a key. The first scope that answers it keeps it from all others. */
export const hearKey = (event: KeyboardEvent): void => {
  const key = keyOf(event);
  const names = namesOf(key, event);
  for (const scope of Object.keys(KEYS)) {
    if (scope === "field" && isElsewhere(event.target as Element)) return;
    for (const [row, answer] of Object.entries(answering.get(scope) ?? {}))
      if (names.some((name) => row.toUpperCase().split(" ").includes(name)) && answer(key, event) !== false)
        return event.preventDefault();
  }
};
