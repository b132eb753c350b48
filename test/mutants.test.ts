import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutantsOf, TESTS } from "../tools/checks/mutants.ts";
import { ROOT } from "./run.ts";

test.each<[string, string[]]>([
  ["a < 10", ["a <= 10", "a >= 10", "a < 11", "a < 9"]],
  ["a === b && !c", ["a === b || !c", "a !== b && !c", "a === b && c"]],
  ["(a + 1) / b", ["(a + 1) * b", "(a - 1) / b", "(a + 2) / b", "(a + 0) / b"]],
  ["a += -5n", ["a -= -5n", "a += 5n", "a += -6n", "a += -4n"]],
  [
    "for (; a++ > b; --c);",
    ["for (; a-- > b; --c);", "for (; a++ >= b; --c);", "for (; a++ <= b; --c);", "for (; a++ > b; ++c);"],
  ],
  ["f(+a, true)", ["f(-a, true)", "f(+a, false)"]],
  ["`1 + ${a * b}`", ["`1 + ${a / b}`"]],
  ["let a: 1 | -1 = b as 2; f<3>(a!)", []],
  ["type A = 1 | 2; // 1 + 1", []],
  ['"1 + 1" /* < */; /a{1,2}|b/', []],
  ["a => a ?? b", ["a => a && b"]],
])("the changes of %s", async (code, changed) => {
  const mutants = await mutantsOf("code.ts", code);
  const changes = mutants.map(({ at, before, after }) => code.slice(0, at) + after + code.slice(at + before.length));
  expect(changes.toSorted()).toEqual(changed.toSorted());
});

test("a change has its place", async () => {
  const [first, second] = await mutantsOf("a.ts", "f();\n  g(h, 1);\n");
  expect(first).toEqual({ file: "a.ts", place: "a.ts:2:8", at: 12, before: "1", after: "2" });
  expect(second).toEqual({ ...first, after: "0" });
});

/** What only a browser runs, and what holds nothing to change. */
const LEFT_OUT = /checks\/(?!outlines|yardstick)|package\.ts|page\/(hand|sandbox|ask|worker)\.ts/;

test("all code is changed but most checks, what makes the package and what a browser runs, by tests that are there", () => {
  const files = readdirSync(join(ROOT, "tools"), { recursive: true, encoding: "utf8" })
    .map((path) => "tools/" + path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !LEFT_OUT.test(path));
  expect(Object.keys(TESTS).sort()).toEqual(files.sort());
  for (const name of Object.values(TESTS).flat()) expect(existsSync(join(ROOT, `test/${name}.test.ts`))).toBe(true);
});
