import { describe, expect, test } from "vitest";
import { screen } from "../tools/command/screen.ts";
import { named } from "../tools/solver/named.ts";
import { sentence, type Step, steps } from "../tools/solver/steps.ts";
import { taskOf } from "../tools/solver/task.ts";
import watchMain from "../tools/watch.ts";
import { hasTerminal, inside, onTerminal } from "./run.ts";

const watch = (words: string, input = "", env = {}) => inside(watchMain, words.split(" "), input, env);

const plain = (text: string): string => text.replace(/\x1b\[[\d;]*m/g, "");

/** The first steps of a board. */
const first = (name: string, count: number): Step[] => {
  const { board, searches } = taskOf(named(name).outline, named(name));
  const all: Step[] = [];
  for (const step of steps(board, searches)) if (all.push(step) === count) break;
  return all;
};

describe("where there is no terminal", () => {
  test("each step is a line", async () => {
    const { stdout, stderr, status } = await watch("3x5");
    const lines = stdout.trimEnd().split("\n");
    expect(lines.slice(0, 4)).toEqual([
      "The search begins, on the board turned so that it is searched fastest.\txxx xxx xxx xxx xxx",
      "X is laid first, on place 1 of 2.\txxx xXx XXX xXx xxx",
      "U fits on the last empty cell, in 1 way.\txxx xXx XXX xXx xxx",
      "U is laid on the last empty cell.\txxx xXx XXX UXU UUU",
    ]);
    expect(lines).toEqual(first("3x5", Infinity).map((step) => `${sentence(step)}\t${step.board}`));
    expect(lines.at(-1)).toBe("The search is over: 7 solutions, 73 moves.\txxx xxx xxx xxx xxx");
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  });

  test.each<[string, RegExp, string?]>([
    ["--solutions 1 3x5", /\nSolution 1: the board is full\.\tVVV VLL VPL PPL PPL\n$/],
    ["-n 2 -", /^The search [^]*\nSolution 1: [^]*\nSolution 2: .*\n$/, "xxxxx\n".repeat(3)],
    ["-n 1", /\nSolution 1: the board is full\.\t([A-Z]{6} ){9}[A-Z]{6}\n$/],
    ["-", /^The search begins.*\nSolution 1: .*\tIIIII\nThe search is over: 1 solution, 0 moves\..*\n$/, "IIIII"],
    [
      "-",
      /^A hole of 4 cells: no piece can fill it\.\t.*\nThe search is over: 0 solutions, 0 moves\.\t.*\n$/,
      "x.xxxx",
    ],
    ["-n 1 triple-x", /^The search begins\. Left out: X\.\t/],
  ])("%s", async (words, output, input) => {
    expect((await watch(words, input)).stdout).toMatch(output);
  });

  test("colours only if asked for", async () => {
    const FORCE_COLOR = "1";
    expect((await watch("-n 1 3x5", "", { FORCE_COLOR })).stdout).toContain("\x1b");
    expect((await watch("-n 1 3x5 --no-color", "", { FORCE_COLOR })).stdout).not.toContain("\x1b");
  });
});

describe("the screen", () => {
  const widths = (lines: string[]): number[] => lines.map((line) => plain(line).length);

  test.each([
    ["6x10", 80, 24, 80, 21, "box"],
    ["6x10", 60, 20, 60, 14, "raw"],
    ["8x8-centre", 80, 24, 80, 17, "box"],
    ["3x20", 80, 24, 80, 20, "raw"],
    ["3x5", 80, 24, 80, 11, "box"],
    ["6x10", 5, 2, 39, 22, "raw"],
  ])("%s on %i columns and %i rows takes %i and %i: %s", (name, columns, rows, wide, high, form) => {
    for (const step of first(name, 100)) {
      const lines = screen(step, columns, rows, true);
      expect(lines).toHaveLength(high);
      expect(Math.max(...widths(lines))).toBeLessThanOrEqual(wide);
      expect(lines.some((line) => /[┌└]/.test(line))).toBe(form === "box");
    }
  });

  test("says all that the step says", () => {
    for (const step of first("6x10", 600)) {
      const lines = screen(step, 80, 24, true);
      const beside = lines
        .map((line) => plain(line).slice(28))
        .join(" ")
        .replace(/ +/g, " ");
      expect(beside).toContain(sentence(step));
      expect(beside.replaceAll(" ", "")).toContain(`Theregexesread:${step.line}`);
      expect(beside).toContain(`moves ${step.moves} boards asked about ${step.asked} `);
      if ("glyph" in step) expect(beside).toContain(`The glyph: ${step.glyph} `);
    }
  });

  test("the cells that the step is about are underlined, a hole is lit up, and the pieces have their colours", () => {
    const all = first("6x10", 600);
    const lay = all.find(({ kind }) => kind === "lay")!;
    const shown = screen(lay, 120, 40, true).join("\n");
    expect(shown.match(/\x1b\[4m1\x1b\[m/g)).toHaveLength(5);
    expect(shown).toContain("\x1b[30;48;5;");
    for (const hole of all.filter(({ kind }) => kind === "hole")) {
      const { length } = hole.cells;
      expect(screen(hole, 60, 20, false).join("\n").match(/!!/g)).toHaveLength(length);
      expect(
        screen(hole, 80, 24, true)
          .join("\n")
          .match(/\x1b\[7m░/g)!.length,
      ).toBeGreaterThanOrEqual(length);
      expect(screen(hole, 80, 24, false).join("\n")).toMatch(/░░░/);
    }
    expect(screen(lay, 80, 24, false).join("\n")).not.toMatch(/\x1b\[[37]/);
  });

  test("what fits is named, in brackets what lies on the board already", () => {
    const all: string[] = [];
    for (const step of first("6x10", 99)) {
      if (step.kind !== "ask") continue;
      const letters = step.fits.map(({ glyph }) => glyph[0]).join("");
      const isFree = (letter: string) => step.fits.find(({ glyph }) => glyph[0] === letter)!.free;
      const words = (letters.match(/(.)\1*/g) ?? []).map((word) => (isFree(word[0]) ? word : `(${word})`));
      const lines = screen(step, 120, 40, true).map(plain);
      expect(lines[lines.findIndex((line) => line.includes("What fits:")) + 1]).toContain("   " + words.join(" "));
      all.push(...words);
    }
    for (const word of ["ZZ", "L", "(FFFFF)"]) expect(all).toContain(word);
  });
});

test.skipIf(!hasTerminal)("on a terminal the steps are a film, and the last one stays", () => {
  const play = (size: string, words: string): string =>
    onTerminal(`stty ${size}; watch ${words}; echo "status $?"`, "watch");
  const all = plain(play("rows 24 cols 80", "-n 1 --pace 1000 3x5"));
  const frames = all.split("\x1b[H").slice(1);
  const steps = first("3x5", Infinity);
  const end = steps.findIndex(({ kind }) => kind === "solution");
  expect(frames).toHaveLength(end + 1);
  frames.forEach((frame, i) => expect(frame).toContain(`solutions ${steps[i].solutions}   moves ${steps[i].moves} `));
  expect(all).toMatch(/\x1b\[\?25hstatus 0\r\n$/);
  expect(plain(play("rows 5 cols 60", ""))).toMatch(/^this film needs \d+ columns and \d+ rows, .*\r\nstatus 1\r\n$/);
});
