// The command that draws puzzles, as people type it.

import { expect, onTestFinished, test, vi } from "vitest";
import puzzleMain from "../tools/puzzle.ts";
import { evaluated, inside, labels } from "./run.ts";

const puzzle = (words: string, input = "", env = {}) => inside(puzzleMain, words.split(" "), input, env);

test("it draws the board, its pieces shaded, and those that are to be laid, and says what to do", async () => {
  const { stdout, stderr, status } = await puzzle("--date 2026-11-21");
  const [board] = stdout.split("\n\n");
  expect(board).toMatch(/^([┌─┬┐│ ░├┤└┘┴┼╴╵╶╷]{41}\n?){13}$/);
  // Cells of at least three pieces, without those of their seams that lie within a row.
  expect(board.replace(/░/g, "").length).toBeLessThan(board.length - 3 * 15);
  expect(stdout.match(/[A-Z]/g)?.sort()).toEqual(stderr.match(/\b[A-Z]\b/g));
  expect(stderr).toMatch(/^6x10-easy-2026-11-21: lay (\w, )+\w and\s\w; expect\sto\stake\sback\s[23]\spieces\n$/);
  expect(status).toBe(0);
});

test.each<[string, RegExp, string?]>([
  ["10X3 --kind medium --date 2026-11-21", /^3x10-medium-2026-11-21: lay [345] of .+ and \w; expect to .* \d pieces$/],
  ["8x8-centre-clues-7", /^8x8-centre-clues-7: lay F, I, .*; expect to take back many more than in expert puzzles$/],
  ["3x5 --kind clues --number 1", /^3x5-clues-1: lay 3 of F, .* and Z; .*$/],
  ["U-hard-2026-11-21", /^U-hard-2026-11-21: lay .*; expect to take back [2-4]\d pieces$/],
  ["xxxxx xxxxx xxxxx --number 1", /^easy-1: lay 2 of F, I, .* and Z; there is always a forced move$/],
  ["8x8-d6-e6-d5-e5-expert-2026-11-21", /^8x8-d6-e6-d5-e5-expert-2026-11-21: .*; expect to take back 73 pieces$/],
  ["- --number 1", /^easy-1: lay [12] of /, "xxxxx.\nxxxxx.\nxxxxx.\n"],
  ["- --number 1", /^easy-1: lay [23] of [^I]+; /, "IIIIIx\n" + "xxxxxx\n".repeat(4)],
])("%s", async (words, said, input) => {
  const { stdout, stderr, status } = await puzzle(words, input);
  expect(stdout).toContain("░");
  expect(stderr).toMatch(/^(.{1,80}\n)+$/);
  expect(stderr.trimEnd().replaceAll("\n", " ")).toMatch(said);
  expect(status).toBe(0);
});

test.each([
  [undefined, 80],
  [48, 48],
])("the pieces to be laid fill lines of a terminal of %s columns: up to %i", async (columns, most) => {
  const { stdout } = await inside(puzzleMain, ["6x10-expert-2026-11-21"], "", { NO_COLOR: "1" }, columns);
  const longest = Math.max(
    ...stdout
      .split(/\n\n/)
      .slice(1)
      .join("\n")
      .split("\n")
      .map((line) => line.length),
  );
  expect([longest <= most, longest > most - 24]).toEqual([true, true]);
});

test("clues are letters in their cells", async () => {
  const { stdout } = await puzzle("5x5-clues-1");
  expect(stdout.split("\n\n")[0].match(/(?<=│░)[A-Z](?=░│)/g)).toHaveLength(3);
});

const ZONES = { "Etc/GMT+12": "2026-11-20", "Etc/GMT-14": "2026-11-22" };
test.each(Object.entries(ZONES))("the day is today, where the user is: %s, %s", async (zone, day) => {
  vi.stubEnv("TZ", zone).setSystemTime(Date.UTC(2026, 10, 21, 11));
  onTestFinished(() => void vi.unstubAllEnvs().useRealTimers());
  expect((await puzzle("3x5")).stderr).toContain(`3x5-easy-${day}: `);
});

test("as a program it prints its own answer", async () => {
  const { stdout, stderr, status } = await puzzle("3x20 --quine --number 3");
  expect({ stderr, status }).toEqual({ stderr: expect.stringMatching(/^3x20-easy-3: /), status: 0 });
  const [label] = labels(stdout);
  const answer = evaluated(stdout, "--keep");
  expect(labels(answer.stdout)).toEqual([expect.stringMatching(RegExp(`^${label.replace(/x/g, "[A-Z]")}$`))]);
  // The answer is a copy of the quine as well.
  expect(labels(evaluated(answer.stdout, "--solutions", "1").stdout)).toHaveLength(1);
});

test("colours, if asked for, and no shades", async () => {
  const { stdout } = await puzzle("3x5-easy-1", "", { FORCE_COLOR: "1" });
  expect(stdout).toMatch(/\x1b\[30;48;5;\d+m   \x1b\[m/);
  expect(stdout).toMatch(/\x1b\[30;48;5;\d+mI         \x1b\[m/);
  expect(stdout).not.toContain("░");
});
