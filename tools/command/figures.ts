// How a search or a counting goes, and how it went, in words.

import { plural, several } from "../words/words.ts";
import type { Count } from "../solver/solver.ts";
import { oddParts, type Task } from "../solver/task.ts";

/** How far it is: "17 solutions", or "layer 5 of 16, 1223202 states". */
export const soFar = ({ solutions, moves, laid, noRoomFor, layers }: Count): string => {
  const before = noRoomFor ? `no room for ${plural(noRoomFor, "piece")}; ${laid}: ` : "";
  if (!layers) return before + several(solutions, "solution");
  if (moves === undefined)
    return `${before}layer ${layers.layer} of ${layers.layers}, ${several(layers.states, "state")}`;
  return `${before}too many states to count; ${several(solutions, "solution")}`;
};

/** Where cells may stay empty, how many pieces lie; or why there is no solution. */
const laying = ({ searches, board, marks }: Task, { solutions, laid, noRoomFor }: Count): string => {
  if (!searches.length) return `, no pieces can fill a part of ${plural(oddParts(board)[0].length, "cell")}`;
  if (noRoomFor === laid) return `, no way to lay ${laid > 1 ? plural(laid, "piece") : "a piece"}`;
  if (!marks.includes("?")) return "";
  const pieces = laid ? plural(laid, "piece") + (solutions === 1 ? "" : " each") : "no piece laid";
  return `, ${pieces}${noRoomFor ? ` (no room for ${noRoomFor})` : ""}`;
};

/** How a task was done, its solutions shown from this number on. `images` is what else the total counts. */
export const inWords = (figures: Count, task: Task, from: number, images: string): string => {
  const { solutions, total, moves, layers, seconds } = figures;
  let said = several(solutions, "solution");
  if (from > 1) said = from === solutions ? `solution ${from}` : `solutions ${from} to ${solutions}`;
  else if (total > solutions) said += ` (${total} with ${images})`;
  said += laying(task, figures);
  if (moves !== undefined) said += `, ${several(moves, "move")}`;
  if (layers) said += " (too many states to count in layers)";
  return `${said}, ${seconds.toFixed(2)} s`;
};
