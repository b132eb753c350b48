// What was counted in all solutions of the named boards, and of 6x10: a quarter of a minute.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { raw } from "../../tools/solver/forms.ts";
import { BOARDS } from "../../tools/solver/named.ts";
import { solutions, solve } from "../../tools/solver/solve.ts";

test("all solutions of all boards, as tools/solve.ts --raw prints them", () => {
  const sum = createHash("sha256");
  for (const { name, solutions: count } of BOARDS) {
    const all = [...solutions(name)];
    expect(all, name).toHaveLength(count);
    for (const placed of all) sum.update(raw(placed) + "\n");
  }
  expect(sum.digest("hex")).toBe("9a32e0b5a0ae8dcbe7536db90870f397e449a4688bc9a95df9369795e024d6f5");
});

test("how many of 6x10 have strong colours, as Knuth's exercise 7.2.2.1-277 says", () =>
  expect(solve("6x10", () => {}, { strongColours: true }).solutions).toBe(94));
