// What is said in the film.

import { number, plural } from "../../words/words.ts";
import type { Film } from "./film.ts";
import { hungAt } from "./times.ts";

export const sayFilm = ({ times: { slide, handovers, grow }, total, isProgram }: Film, time: number): string => {
  if (time < slide[0] || total < 2) return "";
  if (!isProgram) return `Yours is one of ${number(total)} solutions.`;
  if (time < (handovers[1]?.begin ?? Infinity) && handovers.length) return "Your solution is a program. It prints:";
  return time < grow[0] ? "The same letters. Only the gaps change." : "Each prints the next.";
};

const MINE: Record<string, string> = { Your: "My", Yours: "Mine", yours: "mine" };

/** What is said to the player, as the player says it to others. */
export const asMine = (words: string): string => words.replace(/Yours?|yours/, (word) => MINE[word]);

/** How many programs have been printed, below what is said; "" as long as none has. */
export const sayCounter = ({ times, total, isProgram }: Film, time: number): string => {
  const hung = Math.floor(hungAt(times, time));
  return isProgram && hung > 1 ? number(Math.min(total, hung - 1)) : "";
};

/** The sentence at the end. `isTurned` says that the list has the solution in another orientation. */
export const sayEnd = ({ total, isProgram }: Film, isTurned: boolean): string => {
  if (total === 1) return "It is the only one.";
  if (!isProgram) return `${plural(total, "solution")}. One of them is yours.`;
  const orientation = isTurned ? ", turned or mirrored" : "";
  return `${plural(total, "program")}. Each prints the next; the last prints yours${orientation}.`;
};
