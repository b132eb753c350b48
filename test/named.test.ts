import { describe, expect, test } from "vitest";
import { boardNamed, BOARDS, named } from "../tools/solver/named.ts";
import { BoardError, parseBoard } from "../tools/solver/parse.ts";
import { solutions } from "../tools/solver/solver.ts";
import { images } from "./boards.ts";

const rectangle = (height: number, width: number) => ("x".repeat(width) + "\n").repeat(height);

describe("a board by its name", () => {
  test("those of the list, in any case", () => {
    for (const board of BOARDS)
      for (const name of [board.name, board.name.toUpperCase(), board.name.toLowerCase()])
        if (name !== "x") expect(boardNamed(name)).toBe(board);
  });

  test.each([
    ["2x5", "2x5", rectangle(2, 5)],
    ["7x7", "7x7", rectangle(7, 7)],
    ["9X6", "6x9", rectangle(6, 9)],
    ["60x1", "1x60", rectangle(1, 60)],
  ])("%s is not in the list, and is the %s", (name, own, outline) => {
    expect(boardNamed(name)).toEqual({ name: own, outline, pieces: "FILNPTUVWXYZ" });
  });

  test.each([
    ["10x6", "6x10"],
    ["6X10", "6x10"],
    ["8x8_corners", "8x8-corners"],
    ["8x8_center", "8x8-centre"],
    ["8x8-center", "8x8-centre"],
    ["8x8-d4-e5", "8x8-centre"],
    ["8x8-H8-A1", "8x8-corners"],
    ["8x8-f3-c6", "8x8-spread"],
    ["8x8-c3-c6-f3-f6", "8x8-spread"],
    ["8x8-a8-b8-a7-b7", "8x8-corner"],
  ])("%s is the %s", (name, listed) => expect(boardNamed(name)).toBe(named(listed)));

  test("a chessboard without four squares", () => {
    const lower = "xxxxxxxx\n".repeat(5);
    expect(boardNamed("8x8-A8-c7-h7-h6")).toEqual({
      name: "8x8-a8-c7-h7-h6",
      outline: ".xxxxxxx\nxx.xxxx.\nxxxxxxx.\n" + lower,
      pieces: "FILNPTUVWXYZ",
    });
    for (const name of ["8x8-a1-a2", "8x8-a1-a1", "8x8-a1-b2-c3", "8x8-a1-b2-c3-a1"])
      expect(() => boardNamed(name)).toThrow(`${name}: name four squares, or two that are corners of a rectangle`);
    for (const name of ["8x8-a1", "8x8-a1-b2-c3-d4-e5", "8x8-a1-i8", "8x8-a0-b2", "8x8-"])
      expect(boardNamed(name)).toBe(undefined);
  });

  test.each(["6x11", "61x1", "8x8", "99999999999x99999999999"])("%s is too large", (name) => {
    expect(() => boardNamed(name)).toThrow(BoardError);
    expect(() => boardNamed(name)).toThrow(name + " has more than 60 cells, and the twelve pieces cover no more");
  });

  test.each(["", "0x5", "5x0", "6x", "x10", "6x10x1", "06x10", "6 x 10", " 6x10", "6x10\n", "x", "triple", "..."])(
    "%j is no name",
    (name) => expect(boardNamed(name)).toBe(undefined),
  );
});

test("two-5x6: 16 solutions, and 2 if the halves turn by themselves and trade places", () => {
  const { outline, solutions: distinct, note } = named("two-5x6");
  const all = [...solutions(outline, { all: true })];
  const half = (placed: string, from: number) => parseBoard(placed.replace(/.+/g, (row) => row.slice(from, from + 6)));
  const least = (board: string) => images(board).sort()[0];
  const halves = all.map((placed) => [0, 7].map((from) => least(half(placed, from))));
  expect(new Set(halves.map((both) => both.sort().join())).size).toBe(2);
  expect(distinct).toBe(16);
  expect(note).toMatch(/whole board; 2 if each half/);
});
