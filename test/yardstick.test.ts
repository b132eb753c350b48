// What the benchmark measures the program against, and on.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { outlines } from "../tools/checks/outlines.ts";
import { measure } from "../tools/checks/yardstick.ts";
import { formatBoard } from "../tools/solver/cells.ts";
import { solve } from "../tools/solver/solve.ts";
import { boardOf } from "./run.ts";

const OUTLINES = outlines();

test("the yardstick makes as many moves on 6x10 as it always did", () =>
  expect(measure(boardOf("6x10"))).toEqual({ solutions: 2339, moves: 2453608 }));

// X may lie on an axis.
test.each([
  ...["5x12", "3x20", "8x8-centre", "8x8-diagonal", "U"].map((name) => [name, boardOf(name)]),
  ...[9, 31, 39].map((i) => [`outline ${i}`, OUTLINES[i]]),
])("the yardstick finds as many solutions of %s as the library", (_, board) =>
  expect(measure(board).solutions).toBe(solve(formatBoard(board), () => {}).solutions),
);

test("the outlines are always the same forty", () =>
  expect(createHash("sha256").update(OUTLINES.join()).digest("hex").slice(0, 8)).toBe("6462e190"));
