// What is left of a board on which somebody lays pieces: every solution is looked at, and what they share is told.
// A board is its rows with spaces between them.

import { image, MOVEMENTS, symmetries } from "../twin/board.ts";
import { formatBoard, inLine } from "../solver/parse.ts";
import { solve } from "../solver/solver.ts";
import { placementOf, withPlacement } from "./laying.ts";
import type { Left, Wanted } from "./messages.ts";

/** The placements on a board, each as `placementOf` names it. */
const placements = (board: string): string[] => {
  const cells = new Map<string, number[]>();
  [...board].forEach((letter, at) => {
    if (/[A-Z]/.test(letter)) cells.set(letter, [...(cells.get(letter) ?? []), at]);
  });
  return [...cells].map(([letter, each]) => placementOf(letter, each));
};

/** Counts the solutions of a board with pieces on it, and says what they share. Throws a BoardError as `solve` does. */
export const left = ({ board, without }: Pick<Wanted, "board" | "without">): Left => {
  const group = symmetries(board, MOVEMENTS);
  const ways = new Map<string, number>();
  const possible = Array.from(board, () => new Set<string>());
  const summary = solve(
    formatBoard(board),
    (placed) => {
      const rows = inLine(placed);
      // The solver hands out one of each set of images; whoever lays pieces may come to any of them.
      for (const each of new Set(group.map((movement) => image(rows, movement)))) {
        for (const placement of placements(each)) ways.set(placement, (ways.get(placement) ?? 0) + 1);
        for (let at = 0; at < each.length; at++) possible[at].add(each[at]);
      }
    },
    { without },
  );
  const onBoard = (placement: string) => board.includes(placement[0]);
  const isForced = ([placement, count]: [string, number]) => count === summary.total && !onBoard(placement);
  return {
    kind: "left",
    summary,
    forced: [...ways].filter(isForced).reduce((laid, [placement]) => withPlacement(laid, placement), board),
    possible: possible.map((letters) => [...letters].filter((letter) => /[A-Z]/.test(letter)).join("")),
    ways: Object.fromEntries([...ways].filter(([placement]) => !onBoard(placement))),
  };
};
