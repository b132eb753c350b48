// The command that draws puzzles, as people type it.

import { expect, test } from "vitest";
import { evaluated, expectRefused, inside, labels, tool } from "./run.ts";

const puzzle = (words: string, input = "", env = {}) =>
  inside(() => import("../tools/puzzle.ts"), words.split(" "), input, env);

test("it draws the board, its pieces shaded, and says what to do", async () => {
  const { stdout, stderr, status } = await puzzle("--date 2026-11-21");
  expect(stdout).toMatch(/^([┌─┬┐│ ░├┤└┘┴┼╴╵╶╷]{41}\n){13}$/);
  // Thirty cells of six pieces, without those of their seams that lie within a row.
  expect(stdout.replace(/░/g, "").length).toBeLessThan(stdout.length - 3 * 30);
  expect(stderr).toMatch(/^6x10-easy-2026-11-21: lay (\w, ){4}\w and \w; there is always a forced move\n$/);
  expect(status).toBe(0);
});

test.each<[string, RegExp, string?]>([
  ["10X3 --level medium --number 7", /^3x10-medium-7: lay [234] of (\w, )+\w and \w; at worst /],
  ["U-hard-2026-11-21", /^U-hard-2026-11-21: lay .*; at worst \d\d+ pieces must be picked up again$/],
  ["4x5-easy-1", /^4x5-easy-1: lay 2 of (\w, )+\w and \w; there is always a forced move$/],
  ["- --number 1", /^easy-1: lay [12] of /, "xxxxx.\nxxxxx.\nxxxxx.\n"],
  ["- --number 1", /^easy-1: lay [23] of F, [^I]+ and Z; /, "IIIIIx\n" + "xxxxxx\n".repeat(4)],
])("%s", async (words, said, input) => {
  const { stdout, stderr, status } = await puzzle(words, input);
  expect(stdout).toContain("░");
  expect(stderr).toMatch(/^.+\n$/);
  expect(stderr.trimEnd()).toMatch(said);
  expect(status).toBe(0);
});

test("the name of a game draws it again", async () => {
  const drawn = await puzzle("U --level hard --date 2026-12-24");
  expect(drawn.stderr).toMatch(/^U-hard-2026-12-24: /);
  expect(await puzzle("U-hard-2026-12-24")).toEqual(drawn);
});

test("the day is today, where the user is", () => {
  const days = ["Etc/GMT+12", "Etc/GMT-14"].map((TZ) => {
    const before = Date.now();
    const said = tool("tools/puzzle.ts", ["3x5"], "", { ...process.env, TZ }).stderr;
    const hours = TZ === "Etc/GMT+12" ? -12 : 14;
    const possible = [before, Date.now()].map((time) => new Date(time + hours * 3_600_000).toJSON().slice(0, 10));
    const [, day] = said.match(/^3x5-easy-(\S+): /)!;
    expect(possible).toContain(day);
    return day;
  });
  expect(days[0]).not.toBe(days[1]);
});

test("as a program it prints its own answer", async () => {
  const { stdout, stderr, status } = await puzzle("3x20 --quine --number 3");
  expect(stderr).toMatch(/^3x20-easy-3: /);
  expect(status).toBe(0);
  const [label] = labels(stdout);
  expect(label).toMatch(/^[A-Zx ]+$/);
  const answer = evaluated(stdout, "--keep");
  expect(answer.status).toBe(0);
  expect(labels(answer.stdout)).toHaveLength(1);
  expect(labels(answer.stdout)[0]).toMatch(RegExp(`^${label.replace(/x/g, "[A-Z]")}$`));
  // The answer is a copy of the quine as well.
  expect(labels(evaluated(answer.stdout, "--solutions", "1").stdout)).toHaveLength(1);
});

test("colours, if asked for, and no shades", async () => {
  const draw = async (words: string) => (await puzzle(words, "", { FORCE_COLOR: "1" })).stdout;
  expect(await draw("3x5-easy-1")).toMatch(/\x1b\[30;48;5;\d+m   \x1b\[m/);
  expect(await draw("3x5-easy-1")).not.toContain("░");
  expect(await draw("3x5-easy-1 --no-color")).not.toContain("\x1b");
});

test.each<[string, RegExp, string?]>([
  ["--date 2026-02-30", /^option '--date <day>' argument '2026-02-30' is invalid\. Expected a day like 2026-11-21\.$/],
  ["--number 0", /'0' is invalid\. Expected a whole number from 1 to 999999999\.$/],
  ["--number 1 --date 2026-11-21", /^option '--number <N>' cannot be used with option '--date <day>'$/],
  ["--level simple", /'simple' is invalid\. Allowed choices are easy, medium, hard\.$/],
  ["6x10-easy-3 --level hard", /^6x10-easy-3 says which puzzle: leave out --level$/],
  ["6x10-easy-3 --number 3", /leave out --number$/],
  ["6x10-easy-2026-02-30", /^no board or file is called "6x10-easy-2026-02-30" \(tools\/solve\.ts --list shows all/],
  ["7x7", /^the board has 49 empty cells, which is not a multiple of five$/],
  ["-", /^the board is full: there is nothing to lay$/, "IIIII\n"],
  ["-", /^row 2: 1 characters, but row 1 has 2$/, "xx\nx\n"],
  ["--quine 3x5", /^the twelve pieces cover 60 cells, and this board has 15$/],
  ["--quine -", /^a board needs a row with a cell in it$/],
])("%s is refused in one line", async (words, message, input) => {
  expectRefused(await puzzle(words, input), message);
});
