import { describe, expect, test } from "vitest";
import { middle } from "../tools/solver/cells.ts";
import { box, COLOURS, coloured, plain, raw } from "../tools/solver/drawings.ts";

describe("lines around pieces and empty cells", () => {
  const wide = "┌───────────┐\n│           │\n│   ┌───────┤\n│   │       │\n│   ├───────┘\n│   │\n└───┘\n";
  const narrow = "┌────────┐\n│        │\n│  ┌─────┤\n│  │     │\n│  ├─────┘\n│  │\n└──┘\n";
  const least = "┌─────┐\n│     │\n│ ┌───┤\n│ │   │\n│ ├───┘\n│ │\n└─┘\n";

  test.each([
    [Infinity, wide],
    [13, wide],
    [12, narrow],
    [10, narrow],
    [9, least],
    [1, least],
  ])("at most %d columns", (width, drawing) => {
    expect(box("VVV\nVxx\nV..\n", plain, width)).toBe(drawing);
    expect(box("VVV\nVxx\nV..\n", coloured, width).replace(/\x1b\[[\d;]*m| +$/gm, "")).toBe(drawing);
  });

  test.each([
    ["x\n", "┌───┐\n│   │\n└───┘\n"],
    ["FI\nLN\n", "┌───┬───┐\n│   │   │\n├───┼───┤\n│   │   │\n└───┴───┘\n"],
  ])("%j", (board, drawing) => expect(box(board)).toBe(drawing));
});

test("each piece has a colour of its own, in pictures and on a terminal", () => {
  const letters = "FILNPTUVWXYZ";
  expect(Object.keys(COLOURS).join("")).toBe(letters);
  expect(new Set(Object.values(COLOURS)).size).toBe(12);
  const shown = [...letters].map((letter) => raw(letter + "\n", coloured));
  for (const text of shown) expect(text).toMatch(/^\x1b\[30;48;5;\d{2,3}m[A-Z]\x1b\[m\n$/);
  expect(new Set(shown.map((text) => text.replace(/[A-Z]/, ""))).size).toBe(12);
  expect(raw("xFF\n.FI\n", coloured)).toBe(
    "x\x1b[30;48;5;211mFF\x1b[m\n.\x1b[30;48;5;211mF\x1b[m\x1b[30;48;5;99mI\x1b[m\n",
  );
});

test("of cells that are equally near the middle the first has the letter", () => {
  expect(middle([0, 1].map((x) => [0, x] as const))).toEqual([0, 0]);
});
