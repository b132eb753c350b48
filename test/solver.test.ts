import { expect, onTestFinished, test, vi } from "vitest";
import { solutions, solve } from "../tools/library.ts";
import { readRows } from "../tools/boards/parse.ts";
import { boardNamed, BOARDS } from "../tools/boards/named.ts";
import { cellsByLetter, countCells, formatBoard, middle } from "../tools/boards/cells.ts";
import { image, MOVEMENTS, symmetries } from "../tools/twin/board.ts";
import { type Nodes, prepare, turnOf } from "../tools/twin/search.ts";
import { boardOf, evaluated, images, inLine, labels, QUINE, rows } from "./run.ts";

test.each(BOARDS)("$name: its name, its solutions, and the first that a program prints", (listed) => {
  const { name, outline, solutions: count } = listed;
  expect(boardNamed(name === "X" ? "X" : name.toLowerCase())).toBe(listed);
  const found: string[] = [];
  // Where there are many, `npm run counts` counts them, and a search that shares only the placements counts them again.
  const most = count < 1000 ? count : 100;
  solve(name, (placed) => found.push(inLine(placed)) < most || most === count);
  expect(found).toHaveLength(most);
  if (countCells(outline) === 60)
    expect(labels(evaluated(QUINE, "--solutions", "100", ...outline.split(" ")).stdout)).toEqual(found.slice(0, 100));
});

test.each([
  ["8x8_center", "8x8-centre", boardOf("8x8-centre")],
  ["8x8-H8-A1", "8x8-corners", boardOf("8x8-corners")],
  ["8x8-a8-b8-a7-b7", "8x8-corner", boardOf("8x8-corner")],
  ["6X9", "6x9", rows(6, "xxxxxxxxx")],
  ["10x6", "6x10", rows(10, "xxxxxx")],
  ["8x8-A8-c7-h7-h6", "8x8-a8-c7-h7-h6", ".xxxxxxx xx.xxxx. xxxxxxx. " + rows(5, "xxxxxxxx")],
])("%s is called %s", (spelt, name, outline) => expect(boardNamed(spelt)).toMatchObject({ name, outline }));

const NONE = ["", "0x5", "6x", "6x10x1", "06x10", " 6x10", "6x10\n", "x", "triple", "8x8-a1-b2-c3-d4-e5", "8x8-a1-i8"];
test.each(NONE)("%j is not a name", (name) => expect(boardNamed(name)).toBe(undefined));

test("what ANALYSIS.md says of the search of 6x10", () => {
  const onProgress = vi.fn();
  const summary = { solutions: 2339, total: 9356, moves: 774381, boards: 20509 };
  const nodes: Nodes = new Map();
  let [moves, found] = [0, 0];
  const [isDue, visit] = [() => ++moves < 0, () => ++found];
  const board = image(boardOf("6x10"), MOVEMENTS[turnOf(boardOf("6x10"))]);
  prepare(board, symmetries(board, MOVEMENTS), board, nodes, isDue, visit)();
  expect({ ...summary, solutions: found, moves, boards: nodes.size }).toEqual(summary);
  // The solver gives up more rooms.
  expect(solve("6x10", () => {}, { onProgress })).toMatchObject({ ...summary, moves: 759413, boards: 19847 });
  // It hears of each solution, and every thousand moves.
  expect(onProgress).toHaveBeenCalledTimes(2339 + 759);
  // Two searches, with X and without, are told as one.
  expect(solve("5x5", () => {})).toMatchObject({ moves: 3177, boards: 788 });
  expect(evaluated(QUINE, "--solutions", "1").stderr).toMatch(/, 1704 moves, 0 ms$/m);
});

// The X in the middle keeps all eight symmetries of the square, the U at the edge one reflection.
test.each([
  "xxxxx\n".repeat(3),
  "xxxxx\n".repeat(5),
  "xxxxx\nxxXxx\nxXXXx\nxxXxx\nxxxxx\n",
  "xUxUx\nxUUUx\n" + "xxxxx\n".repeat(3),
])("pieces on %j stay where they are, and of images that have them there, one is distinct", (board) => {
  const fits = (placed: string) => RegExp(board.replace(/x/g, ".")).test(placed);
  const all = [...solutions(board, { all: true })].sort();
  expect(all).toEqual([...solutions(board.replace(/\w/g, "x"), { all: true })].filter(fits).sort());
  const distinct = [...solutions(board)];
  const imagesOf = (placed: string) => new Set(images(inLine(placed)).map(formatBoard).filter(fits));
  expect(distinct.flatMap((placed) => [...imagesOf(placed)]).sort()).toEqual(all);
  expect(solve(board, () => {})).toMatchObject({ solutions: distinct.length, total: all.length });
});

test("the cell in the middle of a piece is the first of those that are nearest", () => {
  const middleOf = (letter: string, ...lines: string[]) => middle(cellsByLetter(lines.join(" ")).get(letter)!);
  const cells = [middleOf("V", "VVV", "V..", "V.."), middleOf("I", "IIIII"), middleOf("P", "PPP", "PP.")];
  expect(cells.join(" ")).toBe("0,1 0,2 0,1");
});

test.each([".xxx. ..x.. ..x.. ..... .x.x. .xxx. ..... ..x.. .xxx. ..x..", "xx. .x. .xx"])(
  "a solution that is an image of itself is one in all: %s",
  (board) => expect(solve(board, () => {})).toMatchObject({ solutions: 1, total: 1 }),
);

test.each(["3x10", "triple-F"])("%s: turned or reflected, it costs the same", (name) => {
  const { outline, pieces } = boardNamed(name)!;
  const costs = images(outline).map((board) => ({ ...solve(board, () => {}, { pieces }), seconds: 0 }));
  for (const cost of costs) expect(cost).toEqual(costs[0]);
});

test("how far apart islands are makes no difference", () => {
  const corners = (apart: number) => {
    const [gap, island] = [".".repeat(apart), "xxxxxx"];
    return (island + gap + "\n").repeat(5) + (gap + "......\n").repeat(apart) + (gap + island + "\n").repeat(5);
  };
  const [near, far] = [7, 240].map((apart) => ({ ...solve(corners(apart), () => {}), seconds: 0 }));
  expect(far).toEqual(near);
  expect(near).toMatchObject({ solutions: 32, total: 64 });
});

test.each([
  ["xxxxx\n", ["IIIII\n"]],
  [".......\n.xxxxx.\n.......\n", [".......\n.IIIII.\n.......\n"]],
  ["xxx\nx.x\nxxx\nx.x\n", ["LLY\nL.Y\nLYY\nL.Y\n"]],
  ["xxxxx.xxx\n........x\n........x\n", ["IIIII.VVV\n........V\n........V\n"]],
  ["IIIIIxx\n.....xx\n.....x.\n", ["IIIIIPP\n.....PP\n.....P.\n"]],
  ["xxxx.x\n", []],
  ["LLLLV\nPPPLV\nPPVVV\n", ["LLLLV\nPPPLV\nPPVVV\n"]],
  ["\n \r\n\nxxx \n..x\t \r\n..x  \n \t\n\n", ["VVV\n..V\n..V\n"]],
])("the solutions of %j: %j", (board, all) => {
  expect([...solutions(board)]).toEqual(all);
});

test("what is thrown into the generator comes out again, and ends it", () => {
  const search = solutions("3x5");
  const error = Error("enough");
  search.next();
  expect(() => search.throw(error)).toThrow(error);
  expect(search.next().done).toBe(true);
});

test("solve tells of each solution, its number, and the seconds since the last one and in all", () => {
  let now = 60_000;
  onTestFinished(vi.spyOn(performance, "now").mockImplementation(() => (now += 1000)).mockRestore);
  const calls: unknown[][] = [];
  const summary = solve("3x20", (...call) => void calls.push(call));
  const all = [...solutions("3x20")];
  expect(calls).toEqual(all.map((placed, i) => [placed, i + 1, 2, 2 * i + 2]));
  expect(summary).toEqual({ solutions: 2, total: 8, laid: 12, moves: 3172, boards: 285, seconds: 6 });
});

test.each([[false], [0], [null], [""]])("solve stops at the answer %j", (answer) => {
  const summary = solve("6x10", (_, found) => (found < 5 ? true : answer));
  expect(summary).toMatchObject({ solutions: 5, total: 20 });
  // Where a piece can be left out, there are two searches.
  expect(solve("5x5", () => answer)).toMatchObject({ solutions: 1 });
});

test("only the pieces that are allowed, or all but some", () => {
  const some = [...solutions("5x5")].filter((placed) => !/[V-Z]/.test(placed));
  expect(some.length).toBeGreaterThan(0);
  for (const choice of [{ pieces: "FILNPTU" }, { without: "VWXYZ" }, { without: "ZYXWV", pieces: "FILNPTUVW" }])
    expect([...solutions("5x5", choice)].sort()).toEqual(some.sort());
});

test("a board may be as large as this", () => {
  expect([...solutions("IIIII".padEnd(100_000, "\n"))]).toEqual(["IIIII\n"]);
  for (const long of ["x" + ".".repeat(248) + "x\n", "x\n" + ".\n".repeat(248) + "x\n"])
    expect(formatBoard(readRows(long).line)).toBe(long);
});
