import { expect, test } from "vitest";
import { screen } from "../tools/command/screen.ts";
import { coloured, plain } from "../tools/solver/drawings.ts";
import { named } from "../tools/solver/named.ts";
import { sentence, type Step, steps } from "../tools/solver/steps.ts";
import { taskOf } from "../tools/solver/task.ts";
import watchMain from "../tools/watch.ts";
import { hasTerminal, inside, onTerminal, unpainted } from "./run.ts";

const watch = (words: string, input = "", env = {}) => inside(watchMain, words.split(" "), input, env);

/** The first steps of a board. */
const first = (name: string, count: number): Step[] => {
  const { board, searches } = taskOf(named(name).outline, named(name));
  const all: Step[] = [];
  for (const step of steps(board, searches)) if (all.push(step) === count) break;
  return all;
};

test("where there is no terminal, each step is a line", async () => {
  const { stdout, stderr, status } = await watch("3x5");
  const lines = stdout.trimEnd().split("\n");
  expect(lines).toEqual(first("3x5", Infinity).map((step) => `${sentence(step)}\t${step.board}`));
  expect(lines.at(-1)).toBe("The search is over: 7 solutions, 73 moves.\txxx xxx xxx xxx xxx");
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});

test.each<[string, RegExp, string?]>([
  ["--solutions 1 3x5", /\nSolution 1: the board is full\.\tVVV VLL VPL PPL PPL\n$/],
  ["-n 2 -", /^The search [^]*\nSolution 1: [^]*\nSolution 2: .*\n$/, "xxxxx\n".repeat(3)],
  ["-n 1", /\nSolution 1: the board is full\.\t([A-Z]{6} ){9}[A-Z]{6}\n$/],
  ["-", /^The search begins.*\nSolution 1: .*\tIIIII\nThe search is over: 1 solution, 0 moves\..*\n$/, "IIIII"],
  ["-", /^A hole of 4 cells: .*\t.*\nThe search is over: 0 solutions, 0 moves\.\t.*\n$/, "x.xxxx"],
  ["-n 1 triple-x", /^The search begins\. Left out: X\.\t/],
])("%s", async (words, output, input) => {
  expect((await watch(words, input)).stdout).toMatch(output);
});

test("colours only if asked for", async () => {
  const FORCE_COLOR = "1";
  expect((await watch("-n 1 3x5", "", { FORCE_COLOR })).stdout).toContain("\x1b");
  expect((await watch("-n 1 3x5 --no-color", "", { FORCE_COLOR })).stdout).not.toContain("\x1b");
});

test.each([
  ["6x10", 80, 24, 80, 21, "box"],
  ["6x10", 60, 20, 60, 10, "raw"],
  ["3x20", 80, 24, 80, 20, "raw"],
  ["3x5", 80, 24, 80, 11, "box"],
  ["6x10", 5, 2, 39, 10, "raw"],
])("%s on %i columns and %i rows takes %i and %i: %s", (name, columns, rows, wide, high, form) => {
  for (const step of first(name, 100)) {
    const lines = screen(step, columns, rows, coloured);
    expect(lines.length).toBeLessThanOrEqual(high);
    expect(Math.max(...lines.map((line) => unpainted(line).length))).toBeLessThanOrEqual(wide);
    expect(lines.some((line) => /[┌└]/.test(line))).toBe(form === "box");
  }
});

const ask = first("3x5", 300).find(({ kind, moves }) => kind === "ask" && moves === 11)!;
const hole = first("3x5", 300).find(({ kind }) => kind === "hole")!;

// The board is drawn as the search has turned it. Dots mark where the regexes look.
test("the screen shows all that a step says", () => {
  const lines = screen(ask, 76, 24, plain).map((line) => unpainted(line).trimEnd());
  expect("\n" + lines.join("\n")).toBe(`
┌───────────┐   solutions 0   moves 11   boards asked about 10
│           │
│   ┌───────┤   The regexes read:
│   │       │   111010001100110011
│   └───┐   │
│       │   │   L, N, P and U fit on the last empty cell, in 8 ways; L is
│       │   │   used already.
│       │   │
│   ┌───┤   │
│   │···│   │
└───┴───┴───┘`);
});

test("the screen shades a hole, underlines in the room what the step is about, and has colours if they are wanted", () => {
  for (const step of [ask, hole]) {
    const [text, painted] = [plain, coloured].map((paint) => screen(step, 76, 24, paint).join("\n"));
    expect(text.match(/\x1b\[4m1\x1b\[m/g)).toHaveLength(step.cells.length);
    expect(text).not.toMatch(/\x1b\[3/);
    expect(painted).toMatch(/\x1b\[30;48;5;/);
    expect(unpainted(painted)).toBe(unpainted(text));
    expect(unpainted(text).includes("│░░░│")).toBe(step === hole);
  }
});

test.skipIf(!hasTerminal)("on a terminal the steps are a film, and the last one stays", () => {
  const play = (size: string, words: string): string =>
    onTerminal(`stty ${size}; watch ${words}; echo "status $?"`, "watch");
  const all = unpainted(play("rows 24 cols 80", "-n 1 --pace 1000 3x5"));
  const frames = all.split("\x1b[H").slice(1);
  const steps = first("3x5", Infinity);
  const end = steps.findIndex(({ kind }) => kind === "solution");
  expect(frames).toHaveLength(end + 1);
  frames.forEach((frame, i) => expect(frame).toContain(`solutions ${steps[i].solutions}   moves ${steps[i].moves} `));
  expect(all).toMatch(/\x1b\[\?25hstatus 0\r\n$/);
  expect(unpainted(play("rows 5 cols 60", ""))).toMatch(
    /^this film needs \d+ columns and \d+ rows, .*\r\nstatus 1\r\n$/,
  );
});
