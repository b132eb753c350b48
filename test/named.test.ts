import { expect, test } from "vitest";
import { boardNamed, BOARDS, named } from "../tools/solver/named.ts";
import { BoardError, parseBoard } from "../tools/solver/parse.ts";
import { solutions } from "../tools/solver/index.ts";
import { images } from "./boards.ts";

const rectangle = (height: number, width: number) => ("x".repeat(width) + "\n").repeat(height);

test("the boards of the list by their names, in any case", () => {
  for (const board of BOARDS)
    for (const name of [board.name, board.name.toUpperCase(), board.name.toLowerCase()])
      if (name !== "x") expect(boardNamed(name)).toBe(board);
});

test.each([
  ["2x5", "2x5", rectangle(2, 5)],
  ["9X6", "6x9", rectangle(6, 9)],
  ["60x1", "1x60", rectangle(1, 60)],
  ["8x8-A8-c7-h7-h6", "8x8-a8-c7-h7-h6", ".xxxxxxx\nxx.xxxx.\nxxxxxxx.\n" + rectangle(5, 8)],
])("%s is not in the list, and is the %s", (name, own, outline) => {
  expect(boardNamed(name)).toEqual({ name: own, outline, pieces: "FILNPTUVWXYZ" });
});

test.each([
  ["10x6", "6x10"],
  ["8x8_corners", "8x8-corners"],
  ["8x8_center", "8x8-centre"],
  ["8x8-d4-e5", "8x8-centre"],
  ["8x8-H8-A1", "8x8-corners"],
  ["8x8-c3-c6-f3-f6", "8x8-spread"],
  ["8x8-a8-b8-a7-b7", "8x8-corner"],
])("%s is the %s", (name, listed) => expect(boardNamed(name)).toBe(named(listed)));

test.each([
  ...["", "0x5", "5x0", "6x", "x10", "6x10x1", "06x10", "6 x 10", " 6x10", "6x10\n", "x", "triple", "..."],
  ...["8x8-a1", "8x8-a1-b2-c3-d4-e5", "8x8-a1-i8", "8x8-a0-b2", "8x8-"],
])("%j is no name", (name) => expect(boardNamed(name)).toBe(undefined));

test.each(["8x8-a1-a2", "8x8-a1-a1", "8x8-a1-b2-c3", "8x8-a1-b2-c3-a1"])("%s does not name four squares", (name) => {
  expect(() => boardNamed(name)).toThrow(`${name}: name four squares, or two that are corners of a rectangle`);
});

test.each(["6x11", "61x1", "8x8", "99999999999x99999999999"])("%s is too large", (name) => {
  expect(() => boardNamed(name)).toThrow(BoardError);
  expect(() => boardNamed(name)).toThrow(name + " has more than 60 cells, and the twelve pieces cover no more");
});

test("two-5x6: 16 solutions, and 2 if the halves turn by themselves and trade places", () => {
  const { outline, note } = named("two-5x6");
  const half = (placed: string, from: number) => parseBoard(placed.replace(/.+/g, (row) => row.slice(from, from + 6)));
  const least = (board: string) => images(board).sort()[0];
  const halves = [...solutions(outline)].map((placed) => [0, 7].map((from) => least(half(placed, from))));
  expect(halves).toHaveLength(16);
  expect(new Set(halves.map((both) => both.sort().join())).size).toBe(2);
  expect(note).toMatch(/whole board; 2 if each half/);
});
