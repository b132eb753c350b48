import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { type Frame, screen as fitted, tooSmall } from "../tools/command/screen.ts";
import { named } from "../tools/solver/named.ts";
import { sentence, type Step, steps } from "../tools/solver/steps.ts";
import { taskOf } from "../tools/solver/task.ts";
import { command, expectRefused, hasTerminal, inside } from "./run.ts";

const watch = (words: string, input = "", env = {}) =>
  inside(() => import("../tools/watch.ts"), words.split(" "), input, env);

/** What a terminal shows. */
const screen = (step: Step, frame: Frame): string => fitted(step, frame) ?? tooSmall(step, frame);

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

test.each<[string, RegExp, string?]>([
  ["stiars", /^no board .*; did you mean stairs\? \(tools\/solve\.ts --list shows all boards\)$/],
  ["-", /^row 2: 2 characters, but row 1 has 5$/, "xxxxx\nxx\n"],
  ["-", /^the board has 2 empty cells, which is not a multiple of five$/, "xx\n"],
  ["-n 0", /'0' is invalid\. Expected a whole number of 1 or more\.$/],
])("%s is refused in one line", async (words, message, input) => {
  expectRefused(await watch(words, input), message);
});

describe("the screen", () => {
  const FOOTER = "space: step   enter: run   ↑ ↓: faster, slower   q: quit   4096 steps a second";
  const frame = (columns: number, rows: number): Frame => ({ columns, rows, colours: true, footer: FOOTER });
  const widths = (lines: string[]): number[] => lines.map((line) => plain(line).length);

  test.each([
    ["6x10", 80, 24, "box"],
    ["6x10", 79, 22, "box"],
    ["6x10", 120, 40, "box"],
    ["6x10", 60, 20, "raw"],
    ["6x10", 40, 60, "box"],
    ["6x10", 24, 60, "box"],
    ["5x12", 80, 24, "raw"],
    ["3x20", 80, 24, "raw"],
    ["8x8-centre", 80, 24, "box"],
    ["3x5", 80, 24, "box"],
    ["triple-I", 200, 50, "box"],
    ["6x10", 40, 12, "none"],
    ["6x10", 5, 2, "none"],
    ["6x10", 1, 1, "none"],
  ])("%s fits %i columns and %i rows: %s", (name, columns, rows, form) => {
    for (const step of first(name, 100)) {
      const lines = screen(step, frame(columns, rows)).split("\n");
      expect(Math.max(...widths(lines))).toBeLessThanOrEqual(columns);
      const text = plain(lines.join(" ")).replace(/[^A-Za-z.]+/g, "");
      if (form === "none") {
        expect(lines.length).toBeLessThanOrEqual(rows);
        expect("needscolumnsandrowsqquits").toContain(text);
      } else {
        expect(lines).toHaveLength(rows);
        expect(lines.some((line) => /[┌└]/.test(line))).toBe(form === "box");
        expect(text).toContain("quit");
      }
    }
  });

  test.each([
    ["6x10", 40, 12, "needs 40 columns and 26 rows; q quits"],
    ["6x10", 20, 5, "needs 24 columns and\n40 rows; q quits"],
    ["6x10", 20, 1, "needs 24 columns and"],
    ["6x10", 100, 5, "needs 100 columns and 14 rows; q quits"],
    ["3x20", 5, 5, "needs\n24\ncolum\nns\nand"],
  ])("%s on %i columns and %i rows: it says how much is needed, and that is enough", (name, columns, rows, words) => {
    const [step] = first(name, 1);
    expect(fitted(step, frame(columns, rows))).toBeUndefined();
    expect(tooSmall(step, frame(columns, rows))).toBe(words);
    const [wide, high] = tooSmall(step, frame(columns, 9)).match(/\d+/g)!.map(Number);
    if (!high) return;
    expect(fitted(step, frame(wide, high))).toBeDefined();
    expect(fitted(step, frame(wide, high - 1))).toBeUndefined();
  });

  test("says all that the step says", () => {
    for (const step of first("6x10", 600)) {
      const lines = screen(step, frame(80, 24)).split("\n");
      const beside = lines
        .map((line) => plain(line).slice(28))
        .join(" ")
        .replace(/ +/g, " ");
      expect(beside).toContain(sentence(step));
      expect(beside.replaceAll(" ", "")).toContain(`Theregexesread:${step.line}`);
      expect(beside).toContain(`moves ${step.moves} boards asked about ${step.asked} `);
      if ("glyph" in step) expect(beside).toContain(`The glyph: ${step.glyph} `);
      expect(lines.at(-1)).toBe(FOOTER);
    }
  });

  test("the cells that the step is about are underlined, a hole is lit up, and the pieces have their colours", () => {
    const all = first("6x10", 600);
    const lay = all.find(({ kind }) => kind === "lay")!;
    const shown = screen(lay, frame(120, 40));
    expect(shown.match(/\x1b\[4m1\x1b\[m/g)).toHaveLength(5);
    expect(shown).toContain("\x1b[30;48;5;");
    for (const hole of all.filter(({ kind }) => kind === "hole")) {
      const { length } = hole.cells;
      expect(screen(hole, { ...frame(60, 20), colours: false }).match(/!!/g)).toHaveLength(length);
      expect(screen(hole, frame(80, 24)).match(/\x1b\[7m░/g)!.length).toBeGreaterThanOrEqual(length);
      expect(screen(hole, { ...frame(80, 24), colours: false })).toMatch(/░░░/);
    }
    expect(screen(lay, { ...frame(80, 24), colours: false })).not.toMatch(/\x1b\[[37]/);
  });

  test("what fits is named, in brackets what lies on the board already", () => {
    const all: string[] = [];
    for (const step of first("6x10", 99)) {
      if (step.kind !== "ask") continue;
      const letters = step.fits.map(({ glyph }) => glyph[0]).join("");
      const isFree = (letter: string) => step.fits.find(({ glyph }) => glyph[0] === letter)!.free;
      const words = (letters.match(/(.)\1*/g) ?? []).map((word) => (isFree(word[0]) ? word : `(${word})`));
      const lines = plain(screen(step, frame(120, 40))).split("\n");
      expect(lines[lines.findIndex((line) => line.includes("What fits:")) + 1]).toContain("   " + words.join(" "));
      all.push(...words);
    }
    for (const word of ["ZZ", "L", "(FFFFF)"]) expect(all).toContain(word);
  });
});

/**
 * What the command and then `stty` print on a terminal, and the status. `typed` comes first, and the keys are pressed when
 * the screen shows these words. `before` is what the shell does first.
 */
const played = async (
  keys: string,
  { words = "", typed = "", until = "X is laid first", before = "stty rows 24 cols 80" } = {},
): Promise<{ printed: string; status: number }> => {
  const line = `${before}; "$NODE" "$TOOL" ${words}; status=$?; stty -a; exit $status`;
  const child = spawn("script", ["-qec", line, "/dev/null"], {
    env: { ...process.env, TERM: "xterm", NODE: process.execPath, TOOL: command("tools/watch.ts") },
    timeout: 30_000,
  });
  let printed = "";
  if (typed) child.stdin.write(typed);
  child.stdout.on("data", (part) => {
    if (!printed.includes(until) && `${printed}${part}`.includes(until)) child.stdin.write(keys);
    printed += part;
  });
  const [status] = await once(child, "close");
  return { printed, status };
};

/** What was printed before the command took the screen, on it, and after it. */
const parts = (printed: string): string[] => printed.split(/\x1b\[\?1049h\x1b\[\?25l|\x1b\[\?25h\x1b\[\?1049l/);

// Most of the time they wait: so all at once.
describe.skipIf(!hasTerminal).concurrent("on a terminal", () => {
  test.each<[string, number]>([
    ["q", 0],
    ["  \x1b[Arq", 0],
    ["\x1b", 0],
    ["\x04", 0],
    ["\x03", 130],
  ])("it takes the terminal, and gives it back as it was: %j, status %i", async (keys, ending) => {
    const { printed, status } = await played(keys);
    const [before, shown, after, ...more] = parts(printed);
    expect({ before, more, status }).toEqual({ before: "", more: [], status: ending });
    expect(shown).toContain("2 steps a second");
    expect(shown.includes("paused")).toBe(keys.startsWith(" "));
    expect(shown.includes("4 steps a second")).toBe(keys.startsWith(" "));
    expect(after).toMatch(/[^-]icanon\b[^]*[^-]echo\b/);
  });

  test("the arrows change the speed, between one step a second and 4,096", async () => {
    const { printed } = await played("\x1b[B\x1b[B" + "\x1b[A".repeat(13) + "\x1b[Bq");
    const speeds = [...plain(printed).matchAll(/(\d+) steps? a second/g)].map(([, speed]) => +speed);
    expect(speeds.filter((speed, i) => speed !== speeds[i - 1])).toEqual([
      2,
      ...Array.from({ length: 13 }, (_, i) => 2 ** i),
      2048,
    ]);
    expect(plain(printed)).toContain("1 step a second");
  });

  test("keys work when the board was typed on the terminal, too", async () => {
    const { printed, status } = await played("  q", { words: "-", typed: "xxxxx\nxxxxx\nxxxxx\n\x04" });
    const [, shown, after] = parts(printed);
    expect(shown).toContain("paused");
    expect(after).toMatch(/[^-]icanon\b[^]*[^-]echo\b/);
    expect(status).toBe(0);
  });

  test("what cannot be seen waits until the terminal is large enough", async () => {
    const before = "stty rows 5 cols 60; (sleep 2; stty rows 24 cols 80 </dev/tty) &";
    const { printed, status } = await played("q", { before: before.slice(0, -1) + "& true", until: "The search" });
    const [, shown] = parts(printed);
    expect(plain(shown)).toMatch(/^\x1b\[Hneeds 60 columns and \d+ rows; q quits\x1b/);
    expect(shown).toContain("The search begins");
    expect(status).toBe(0);
  });
});
