import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { raw } from "../tools/solver/forms.ts";
import { BOARDS, named } from "../tools/solver/named.ts";
import { countCells, formatBoard, inLine } from "../tools/solver/cells.ts";
import { parseBoard } from "../tools/solver/parse.ts";
import { solutions, solve } from "../tools/solver/solve.ts";
import { evaluated, images, labels, QUINE, ROOT } from "./run.ts";

// What `npx tsx tools/solve.ts --raw NAME | sha256sum` prints, a line for each board of the list.
const SUMS = readFileSync(join(ROOT, "test/SHA256SUMS"), "utf8").trimEnd().split("\n");

test.each(BOARDS.map((board, i) => ({ ...board, sum: SUMS[i] })))("the series of $name, and of its program", (row) => {
  const series = [...solutions(row.name)];
  expect(series).toHaveLength(row.solutions);
  const hash = createHash("sha256").update(series.map((placed) => raw(placed) + "\n").join(""));
  expect(`${hash.digest("hex")}  ${row.name}`).toBe(row.sum);
  const board = parseBoard(row.outline);
  if (countCells(board) === 60 && row.solutions < 100)
    expect(labels(evaluated(QUINE, ...board.split(" ")).stdout)).toEqual(series.map(inLine));
});

test.each(["3x5", "5x5"])("%s: the distinct solutions are one of each set of images", (board) => {
  const height = parseInt(board);
  const group = (placed: string) => images(parseBoard(placed)).filter((image) => image.split(" ").length === height);
  const all = [...solutions(board, { all: true })];
  const distinct = [...solutions(board)];
  expect(new Set(distinct.flatMap((placed) => group(placed).map(formatBoard)))).toEqual(new Set(all));
  expect(distinct.length).toBe(new Set(all.map((placed) => group(placed).sort()[0])).size);
  expect(solve(board, () => {}).total).toBe(all.length);
});

test.each(["3x10", "triple-F"])("%s: turned or reflected, it costs the same", (name) => {
  const { outline, pieces } = named(name);
  const boards = images(parseBoard(outline)).map(formatBoard);
  const costs = boards.map((board) => ({ ...solve(board, () => {}, { pieces }), seconds: 0 }));
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
  expect(calls).toEqual([
    [all[0], 1, 1, 1],
    [all[1], 2, 1, 2],
  ]);
  expect(summary).toEqual({ solutions: 2, total: 8, moves: 4080, boards: 491, seconds: 3 });
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

// The X in the middle keeps all eight symmetries of the square, the U at the edge one reflection.
test.each([
  ["xxxxx\nxxXxx\nxXXXx\nxxXxx\nxxxxx\n", 8],
  ["xUxUx\nxUUUx\n" + "xxxxx\n".repeat(3), 2],
])("pieces on %j stay where they are, and %d images count that keep them there", (board, kept) => {
  const pattern = RegExp(board.replace(/x/g, "."));
  const every = [...solutions("5x5", { all: true })].filter((placed) => pattern.test(placed));
  expect([...solutions(board, { all: true })].sort()).toEqual(every.sort());
  const counts = { solutions: every.length / kept, total: every.length };
  expect(solve(board, () => {})).toMatchObject(counts);
});

test("a board may be as large as this", () => {
  expect([...solutions("IIIII".padEnd(100_000, "\n"))]).toEqual(["IIIII\n"]);
  for (const long of ["x" + ".".repeat(248) + "x\n", "x\n" + ".\n".repeat(248) + "x\n"])
    expect(formatBoard(parseBoard(long))).toBe(long);
});
