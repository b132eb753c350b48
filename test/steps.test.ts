// The search, told step by step, is the search: the same solutions in the same order, with the same moves.

import { describe, expect, test } from "vitest";
import { named } from "../tools/solver/named.ts";
import { regionOf } from "../tools/solver/parse.ts";
import { sentence, type Step, steps } from "../tools/solver/steps.ts";
import { taskOf } from "../tools/solver/task.ts";
import { image, MOVEMENTS } from "../tools/twin/board.ts";
import { type Nodes, prepare, turnOf } from "../tools/twin/search.ts";

const task = (name: string) => taskOf(named(name).outline, named(name));

/** What the search visits, turned as it has turned the board, each with the moves so far; the moves in all, and its nodes. */
const visited = (board: string, without: string) => {
  const all: [string, number][] = [];
  const nodes: Nodes = new Map();
  const turn = MOVEMENTS[turnOf(board)];
  const moves = prepare(board, without, nodes)(MOVEMENTS, (draw, _, moves) => all.push([image(draw(), turn), moves]));
  return { all, moves, nodes: nodes.size };
};

/** The boards among the steps that the search visits, too: solutions, and what it has come to every 30,000 moves. */
const visits = (step: Step): boolean => step.kind === "solution" || (step.kind === "ask" && step.moves % 3e4 === 0);

const PARTIAL = "VVVxxxxxxx VxxxxxxXxx VxxxxxXXXx xxxxxxxXxx xxxxxxxxxx xxxxxIIIII";
const FULL = "IIIII";

const BOARDS: [string, { board: string; searches: string[] }][] = [
  ...["3x5", "5x5", "3x10", "3x20", "two-5x6"].map((name) => [name, task(name)] as [string, ReturnType<typeof task>]),
  ["a board with pieces", taskOf(PARTIAL.replaceAll(" ", "\n"))],
  ["a board with X", taskOf("xxxxx\nxxXxx\nxXXXx\nxxXxx\nxxxxx\n")],
  ["a board with a hole", { board: "xxxx.xxxxx", searches: ["X"] }],
  ["a full board", taskOf(FULL)],
];

describe.each(BOARDS)("%s", (_, { board, searches }) => {
  test("is searched as the program does it", () => {
    for (const without of searches) {
      const all: [string, number][] = [];
      let last: Step | undefined;
      for (const step of steps(board, [without])) {
        if (visits(step)) all.push([step.board, step.moves]);
        last = step;
      }
      const expected = visited(board, without);
      // A full board has no room for X, so the search finds nothing unless it is told that there is no X.
      if (board !== FULL) expect(all).toEqual(expected.all);
      expect(last).toMatchObject({ kind: "end", moves: expected.moves });
      expect(last!.asked).toBeLessThanOrEqual(expected.nodes);
    }
  });

  test("what a step says is true of its board", () => {
    const turned = image(board, MOVEMENTS[turnOf(board)]);
    const known = new Set<string>();
    let left = 800;
    for (const step of steps(board, searches)) {
      if (!left--) return;
      const { board: now, cells, path, line, last } = step;
      const on = cells.map((cell) => now[cell]).join("");
      expect(now.replace(/[^A-Z]/g, "")).toHaveLength(turned.replace(/[^A-Z]/g, "").length + 5 * path.length);
      if (step.kind === "root" || step.kind === "lay") expect(on).toBe(step.glyph[0].repeat(5));
      else {
        expect(last).toBe(now.lastIndexOf("x"));
        expect(line).toBe((now.match(/x(.*x)?/)?.[0] ?? "").replace(/x/g, "1").replace(/[^1]/g, "0"));
      }
      if (step.kind === "start") {
        known.clear();
        expect([now, step.turned]).toEqual([turned, turned !== board]);
      }
      if (step.kind === "ask") {
        expect(cells).toEqual([last]);
        expect(known.has(line)).toBe(step.known);
        known.add(line);
        for (const { glyph, free } of step.fits) expect(free).toBe(!now.includes(glyph[0]));
      }
      if (step.kind === "hole") {
        expect(cells.length).toBeLessThan(5);
        expect(new Set(regionOf(now, cells[0]))).toEqual(new Set(cells));
      }
      if (step.kind === "back") expect(on).toBe("xxxxx");
      if (step.kind === "solution" || step.kind === "image") expect(now).not.toContain("x");
      if (step.kind === "end") expect(now).toBe(turned);
    }
  });
});

test("a search for each part of a task: with X and without it", () => {
  const all = [...steps(task("3x5").board, task("3x5").searches)];
  expect(all.flatMap((step) => (step.kind === "start" ? step.without : []))).toEqual(["", "X"]);
  expect(all.at(-1)).toMatchObject({ kind: "end", solutions: 7, path: "" });
  expect(all.filter(({ kind }) => kind === "root")).toHaveLength(2);
});

/** What the sentences say of a board. */
const told = (board: string, options = {}): string[] => {
  const { board: line, searches } = taskOf(board, options);
  return [...steps(line, searches)].map(sentence);
};

test.each([
  ["x.xxxx", "A hole of 4 cells: no piece can fill it.", [0, 1, 2, 3]],
  ["xxxx.x.xxxxx", "A hole of 4 cells: no piece can fill it.", [0, 1, 2, 3]],
  ["xxxxx.xxxxxx.xxxx", "A part of 6 cells: pieces of five cells cannot fill it.", [6, 7, 8, 9, 10, 11]],
  ["xxxxxx.xxxxxxxxx", "A part of 6 cells: pieces of five cells cannot fill it.", [0, 1, 2, 3, 4, 5]],
])("a board with a part that no pieces can fill has no search: %s", (row, reason, cells) => {
  const { board, searches } = taskOf([...row].join("\n"));
  const all = [...steps(board, searches)];
  expect(all.map(sentence)).toEqual([reason, "The search is over: 0 solutions, 0 moves."]);
  expect(all[0].board.length).toBe(2 * row.length - 1);
  expect(all[0].cells.map((at) => at / 2)).toEqual(cells);
});

test("a wide gap between parts of the board is one column", () => {
  const { board, searches } = taskOf("xxxxx" + ".".repeat(200) + "xxxxx\n");
  expect(steps(board, searches).next().value!.board.replace(/ /g, "")).toBe("xxxxx.xxxxx");
});

test("the sentences say what happens", () => {
  const said = told(named("3x5").outline);
  expect(said.slice(0, 14)).toEqual([
    "The search begins, on the board turned so that it is searched fastest.",
    "X is laid first, on place 1 of 2.",
    "U fits on the last empty cell, in 1 way.",
    "U is laid on the last empty cell.",
    "U would fit on the last empty cell, but it is used already.",
    "U is picked up again.",
    "X is picked up again.",
    "X is laid first, on place 2 of 2.",
    "A hole of 1 cell: no piece can fill it.",
    "X is picked up again.",
    "The search begins again, without X.",
    "F, I, L, N, P, T, U, V, W, Y and Z fit on the last empty cell, in 29 ways.",
    "F is laid on the last empty cell.",
    "A hole of 2 cells: no piece can fill it.",
  ]);
  expect(said).toContain("Solution 1: the board is full.");
  expect(said).toContain("The board is full, but one of its images counts in its place.");
  expect(said).toContain("I, L, N, P, U and Y fit on the last empty cell, in 13 ways; I is used already.");
  expect(said).toContain("The search has met these empty cells before: L fits without leaving a hole, in 1 way.");
  expect(said).toContain(
    "The search has met these empty cells before: V would fit without leaving a hole, but it is used already.",
  );
  expect(said.at(-1)).toBe("The search is over: 7 solutions, 73 moves.");
});

test("a board on which X fits nowhere", () => {
  expect(told("x".repeat(60))).toEqual([
    "The search begins, on the board turned so that it is searched fastest. X fits nowhere.",
    "The search is over: 0 solutions, 0 moves.",
  ]);
  expect(told("xxxxx\n").slice(0, 3)).toEqual([
    "The search begins. X fits nowhere.",
    "The search begins again, without X.",
    "I fits on the last empty cell, in 1 way.",
  ]);
});

test("pieces that may not be used", () => {
  const said = told("xxxxx\nxxxxx\n", { without: "IP" });
  expect(said.filter((text) => text.startsWith("The search begins"))).toEqual([
    "The search begins, on the board turned so that it is searched fastest. Left out: I and P. X fits nowhere.",
    "The search begins again, without I, P and X.",
  ]);
});

test("one and many, few and thousands", () => {
  const fits = (...free: boolean[]) =>
    free.map((free, i) => ({ free, glyph: ["FF......FF......F", "LLLL", "L......LLLL"][i] }));
  const scene = { board: "", path: "", cells: [], line: "", last: 0, moves: 4080, asked: 0, solutions: 1000 };
  const ask = (known: boolean, ...free: boolean[]) => sentence({ ...scene, kind: "ask", known, fits: fits(...free) });
  expect(ask(false)).toBe("Nothing fits on the last empty cell.");
  expect(ask(true)).toBe("The search has met these empty cells before: nothing fits without leaving a hole.");
  expect(ask(false, true)).toBe("F fits on the last empty cell, in 1 way.");
  expect(ask(false, false)).toBe("F would fit on the last empty cell, but it is used already.");
  expect(ask(false, false, false, false)).toBe("F and L would fit on the last empty cell, but they are used already.");
  expect(ask(true, true, false, false)).toBe(
    "The search has met these empty cells before: F and L fit without leaving a hole, in 3 ways; L is used already.",
  );
  expect(sentence({ ...scene, kind: "solution" })).toBe("Solution 1,000: the board is full.");
  expect(sentence({ ...scene, kind: "end" })).toBe("The search is over: 1,000 solutions, 4,080 moves.");
  expect(sentence({ ...scene, kind: "end", moves: 1, solutions: 1 })).toBe("The search is over: 1 solution, 1 move.");
});
