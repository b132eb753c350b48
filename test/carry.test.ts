// What a full board becomes when a piece is carried over it.

import { describe, expect, test } from "vitest";
import { type Cell, lettersOf, placesOf } from "../tools/boards/cells.ts";
import { movedTo, nothingFound } from "../tools/page/search/found.ts";
import { image } from "../tools/twin/board.ts";
import { allSolutions, boardOf } from "./run.ts";

const SIX = boardOf("6x10");
const ALL = allSolutions(SIX);
const FOUND = { ...nothingFound(SIX), solutions: ALL.map(lettersOf) };
/** All images of all solutions, by number. */
const IMAGES = ALL.flatMap((solution, i) =>
  [0, 2, 4, 6].map((turn) => ({ number: i + 1, board: image(solution, turn) })),
);
const alike = (one: string, other: string) => [...one].filter((cell, at) => cell === other[at]).length;

describe("a piece is carried over a full board", () => {
  test.each([
    // The number of the solution, its pins, the piece, and over how many rows and columns; what is pinned then.
    [1, "X", "X", [0, 1], "X"],
    [1, "", "I", [-1, 2], "I"],
    [1, "XW", "W", [0, 2], "XW"],
    [1, "XW", "X", [0, 2], "WX"],
    [911, "XW", "N", [0, 1], "XWN"],
    [911, "ZIX", "I", [-1, 0], "ZXI"],
    [1401, "XW", "W", [0, 0], "XW"],
    // The last hand wins.
    [1, "YX", "X", [0, 2], "X"],
    [911, "XW", "N", [1, 0], "N"],
    // To the last cell of the board.
    [1357, "", "Y", [1, 2], "Y"],
  ] as const)("solution %i with %j pinned, %s by %j: then %j is pinned", (which, pins, letter, [down, right], then) => {
    const board = ALL[which - 1];
    const isThere = ({ board: other }: { board: string }) =>
      placesOf(board, letter).every(([y, x]) => other.split(" ")[y + down]?.[x + right] === letter);
    const hasPins = ({ board: other }: { board: string }) =>
      [...board].every((cell, at) => cell === letter || !pins.includes(cell) || other[at] === cell);
    const there = IMAGES.filter(isThere);
    const beside = there.filter(hasPins);
    const all = beside.length ? beside : there;
    const moved = movedTo(FOUND, { board, pins }, letter, [down, right]);
    expect(moved?.pins).toBe(then);
    const { number, board: seen } = moved!;
    expect(all).toContainEqual({ number, board: seen });
    expect(alike(seen, board)).toBe(Math.max(...all.map((each) => alike(each.board, board))));
    if (!down && !right) expect([number, seen]).toEqual([which, board]);
  });

  test.each([
    ["where no solution has it", [1, 0]],
    ["beyond the edges", [0, 7], [0, -7], [-4, 0], [4, 0], [9, 9]],
    ["to where the row beside goes on", [0, 10], [0, -11], [1, -10], [-1, 11]],
  ] as [string, ...Cell[]][])("but not %s", (_, ...ways) => {
    for (const by of ways) expect(movedTo(FOUND, { board: ALL[910], pins: "" }, "X", by)).toBe(undefined);
  });
});
