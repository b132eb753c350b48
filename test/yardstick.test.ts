// What the benchmark measures the program against.

import { expect, test } from "vitest";
import { measure } from "../tools/workshop/yardstick.ts";
import { solve } from "../tools/solver/solve.ts";
import { boardOf } from "./run.ts";

test("the yardstick makes as many moves on 6x10 as it always did", () =>
  expect(measure(boardOf("6x10"))).toEqual({ solutions: 2339, moves: 2453608 }));

// X may lie on an axis.
test.each(["5x12", "3x20", "8x8-centre", "8x8-diagonal", "U"])(
  "it finds as many solutions of %s as the library",
  (name) => expect(measure(boardOf(name)).solutions).toBe(solve(name, () => {}).solutions),
);
