// The search, and what is told of it step by step: the same solutions in the same order, with the same moves.

import { expect, test } from "vitest";
import { boardNamed } from "../tools/boards/named.ts";
import { regionOf } from "../tools/boards/cells.ts";
import { readRows } from "../tools/boards/parse.ts";
import { holeIn, type Step, steps } from "../tools/solver/steps.ts";
import { asSearched, taskOf } from "../tools/solver/task.ts";
import { image, MOVEMENTS, symmetries } from "../tools/twin/board.ts";
import { smallHole } from "../tools/twin/regexes.ts";
import { type Nodes, PACE, prepare, type Visit } from "../tools/twin/search.ts";
import { boardOf, images } from "./run.ts";

test("an image is turned or reflected, and all eight differ", () => {
  const board = "xxF x.x";
  const all = "xxF x.x, xx .x xF, x.x Fxx, Fx x. xx, x.x xxF, xF .x xx, Fxx x.x, xx x. Fx";
  expect(images(board)).toEqual(all.split(", "));
  MOVEMENTS.forEach((movement, i) => expect(image(image(board, movement), i)).toBe(board));
});

test("the regex for holes finds one on exactly those boards of 3x5 that have a part of one to four cells", () => {
  const small = smallHole(6);
  const boards = Array.from({ length: 2 ** 15 }, (_, bits) => {
    const cells = bits.toString(2).padStart(15, "0").replace(/0/g, ".").replace(/1/g, "x");
    return cells.match(/.{5}/g)!.join(" ");
  });
  const hasPart = (board: string) => [...board].some((cell, at) => cell === "x" && regionOf(board, at).length < 5);
  expect(boards.filter((board) => holeIn(board, small).length > 0 !== hasPart(board))).toEqual([]);
});

test.each<[string, string[]?]>([
  ...["3x5", "5x5", "3x10", "3x20"].map((name): [string] => [boardOf(name)]),
  ["xxxxx.xxxxx xxxxx.xxxxx xxxxx.xxxxx"],
  ["VVVxxxxxxx VxxxxxxXxx VxxxxxXXXx xxxxxxxXxx xxxxxxxxxx xxxxxIIIII"],
  ["xxxxx xxXxx xXXXx xxXxx xxxxx"],
  ["xxxx.xxxxx", ["X"]],
  // It has no room for X, so the search finds nothing unless it is told that there is no X.
  ["IIIII", ["X"]],
])("%s is searched step by step as the program does it", (board, searches = taskOf(readRows(board)).searches) => {
  for (const without of searches) {
    let visited: [string, number][] = [];
    const nodes: Nodes = new Map();
    const turned = asSearched(board);
    const group = symmetries(turned, MOVEMENTS);
    let moves = 0;
    const isDue = () => ++moves % PACE < 1;
    const visit: Visit = (at, depth) => visited.push([at(depth), moves]);
    const search = prepare(turned, group, without, nodes, isDue, visit);
    search();
    const told = [...steps(board, [without])];
    const isVisit = (step: Step) => step.kind === "solution" || (step.kind === "ask" && step.moves % PACE === 0);
    expect(told.filter(isVisit).map((step) => [step.board, step.moves])).toEqual(visited);
    expect(told.at(-1)).toMatchObject({ kind: "end", moves });
    expect(new Set(visited.map(([seen]) => seen)).size).toBe(visited.length);
    // A second run asks the regexes nothing new.
    const before = [moves, nodes.size, visited];
    visited = [];
    moves = 0;
    search();
    expect([moves, nodes.size, visited]).toEqual(before);
  }
});

const told = (board: string, options = {}): Step[] => {
  const { board: line, searches } = taskOf(readRows(board), options);
  return [...steps(line, searches)];
};

test("the steps of 3x5: what they say, their board and the cells they are about", () => {
  const all = told(boardNamed("3x5")!.outline);
  const seen = all.slice(0, 9).map((step) => [step.words(), step.board, step.cells.join(" ")]);
  expect(seen).toEqual([
    ["The search begins, on the board turned so that it is searched fastest.", "xxx xxx xxx xxx xxx", ""],
    ["X is laid first: place 1 of 2.", "xxx xXx XXX xXx xxx", "5 8 9 10 13"],
    ["U fits on the last empty cell.", "xxx xXx XXX xXx xxx", "18"],
    ["U is laid on the last empty cell.", "xxx xXx XXX UXU UUU", "12 14 16 17 18"],
    ["No piece that is left fits on the last empty cell.", "xxx xXx XXX UXU UUU", "6"],
    ["U is picked up again.", "xxx xXx XXX xXx xxx", "12 14 16 17 18"],
    ["X is picked up again.", "xxx xxx xxx xxx xxx", "5 8 9 10 13"],
    ["X is laid first: place 2 of 2.", "xxx xxx xXx XXX xXx", "9 12 13 14 17"],
    ["A hole of 1 cell: no piece can fill it.", "xxx xxx xXx XXX xXx", "18"],
  ]);
  // The regexes read the board as it was before a step, up to its last empty cell.
  expect([all[3].line, all[3].last]).toEqual(["1110101000001010111", 18]);
  expect([all[4].line, all[4].last]).toEqual(["1110101", 6]);
  const said = all.map(({ words }) => words());
  const known = "The search has met these empty cells before. ";
  expect(said).toContain("Solution 1: the board is full.");
  expect(said).toContain("The board is full, but one of its images counts in its place.");
  expect(said).toContain("L, N, P, U and Y fit on the last empty cell.");
  expect(said).toContain(known + "L fits without leaving a hole.");
  expect(said).toContain(known + "No piece that is left fits without leaving a hole.");
  expect(said.at(-1)).toBe("The search is over: 7 solutions, 73 moves.");
});

test.each([
  ["x.xxxx", "A hole of 4 cells: no piece can fill it.", [0, 1, 2, 3]],
  ["xxxxx......xxxxxx......xxxx", "A part of 6 cells: pieces of five cells cannot fill it.", [6, 7, 8, 9, 10, 11]],
])("a board with a part that no pieces can fill has no search: %s", (row, reason, cells) => {
  const all = told([...row].join("\n"));
  expect(all.map(({ words }) => words())).toEqual([reason, "The search is over: 0 solutions, 0 moves."]);
  // A gap becomes one cell wide.
  expect(all[0].board.replace(/ /g, "")).toHaveLength(row.replace(/\.+/g, ".").length);
  expect(all[0].cells.map((at) => at / 2)).toEqual(cells);
});

test("gaps become narrow, and those that differ still differ", () =>
  expect(taskOf(readRows(`xxxxx${".".repeat(9)}xxxxx${".".repeat(10)}xxxxx`)).board).toBe("xxxxx.xxxxx..xxxxx"));

test("how the searches begin: turned or not, with and without X", () => {
  expect(told("xxxxx\n")[0].words()).toBe("The search begins. X fits nowhere.");
  const starts = told("xxxxx\nxxxxx\n", { without: "IP" }).filter(({ kind }) => kind === "start");
  expect(starts.map(({ words }) => words())).toEqual([
    "The search begins, on the board turned so that it is searched fastest. X fits nowhere.",
    "The search begins again, without X.",
  ]);
});
