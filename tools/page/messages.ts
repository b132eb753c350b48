// What the page asks its worker, and what the worker answers.

import type { Summary } from "../solver/solver.ts";
import type { Place } from "./address.ts";

/** What is to be searched: the board with the pieces on it, and what its solutions must have. */
export type Wanted = Omit<Place, "view" | "number">;

/** A question: the solutions of a board, or what is left of it, for somebody who lays pieces. */
export type Question = { kind: "solutions"; wanted: Wanted } | { kind: "left"; wanted: Wanted };

/** Solutions that were found since the last answer, and how the search goes; or what is wrong with the board. */
export type Found =
  { kind: "found"; solutions: string[]; summary: Summary; done: boolean } | { kind: "wrong"; message: string };

/** What all the ways to complete a board have in common. */
export interface Left {
  kind: "left";
  summary: Summary;
  /** The board with those pieces on it that lie in the same place in all solutions, those that lie there already included. */
  forced: string;
  /** For each index on the board the letters of the pieces that can lie there. */
  possible: string[];
  /** For each placement that is not on the board yet, by its name, in how many solutions and images of them it is. */
  ways: Record<string, number>;
}

export type Answer = Found | Left;
