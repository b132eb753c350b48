// What the benchmark measures the program against, and on.

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { outlines } from "../tools/checks/outlines.ts";
import { measure } from "../tools/checks/yardstick.ts";
import { named } from "../tools/solver/named.ts";
import { countCells, formatBoard, parseBoard, regionOf } from "../tools/solver/parse.ts";
import { solve } from "../tools/solver/index.ts";
import { images } from "./boards.ts";

const OUTLINES = outlines();

const boardOf = (name: string): string => parseBoard(named(name).outline);

describe("the yardstick", () => {
  test("6x10: as many moves as it always had", () =>
    expect(measure(boardOf("6x10"))).toEqual({ solutions: 2339, moves: 2453608 }));

  // X may lie on an axis.
  test.each(["5x12", "3x20", "8x8-centre", "8x8-diagonal", "U"])("%s: the distinct solutions", (name) =>
    expect(measure(boardOf(name)).solutions).toBe(named(name).solutions),
  );

  test.each([9, 31, 39])("outline %i: as many solutions as the library finds", (i) => {
    const board = OUTLINES[i];
    expect(measure(board).solutions).toBe(solve(formatBoard(board), () => {}).solutions);
  });

  test("other than sixty cells are refused", () =>
    expect(() => measure(boardOf("5x5"))).toThrow("the yardstick takes 60 cells, and this board has 25"));
});

describe("the outlines", () => {
  test("the same forty every time", () => {
    expect(outlines()).toEqual(OUTLINES);
    expect(createHash("sha256").update(OUTLINES.join()).digest("hex").slice(0, 8)).toBe("6462e190");
  });

  test("all different, no two of them images of each other", () => {
    expect(new Set(OUTLINES.map((board) => images(board).sort()[0])).size).toBe(40);
  });

  test("sixty cells that are connected, without margins", () => {
    for (const board of OUTLINES) {
      expect(countCells(board)).toBe(60);
      expect(regionOf(board, board.indexOf("x"))).toHaveLength(60);
      expect(parseBoard(formatBoard(board))).toBe(board);
    }
  });
});
