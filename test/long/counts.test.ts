// What was counted in all solutions of the named boards, and of 6x10: half a minute.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type Count, count, type Options, solve } from "../../tools/library.ts";
import { countCells, LETTERS } from "../../tools/boards/cells.ts";
import { raw } from "../../tools/boards/boxes.ts";
import { BOARDS } from "../../tools/boards/named.ts";
import { image, MOVEMENTS, symmetries } from "../../tools/twin/board.ts";
import { measure } from "../../tools/workshop/yardstick.ts";
import { allSolutions, boardOf } from "../run.ts";

test("all solutions of all boards, as tools/solve.ts --raw prints them: a new board makes a new checksum", () => {
  const sum = createHash("sha256");
  for (const { name, solutions } of BOARDS) {
    const all = allSolutions(name);
    expect(all, name).toHaveLength(solutions);
    for (const placed of all) sum.update(raw(placed) + "\n");
  }
  expect(sum.digest("hex")).toBe("9a32e0b5a0ae8dcbe7536db90870f397e449a4688bc9a95df9369795e024d6f5");
});

test.each(BOARDS.filter(({ outline }) => countCells(outline) === 60))("$name, counted by a plain search", (board) =>
  expect(measure(board.outline).solutions).toBe(board.solutions),
);

test("the moves of that search on 6x10", () => expect(measure(boardOf("6x10")).moves).toBe(2_453_608));

test("how many of 5x12 there are with pieces that may not be turned over", () =>
  expect(solve("5x12", () => {}, { oneSided: "all" })).toMatchObject({ solutions: 23, total: 46 }));

test("how many of 6x10 have strong colours, as Knuth's exercise 7.2.2.1-277 says", () =>
  expect(allSolutions("6x10", { strongColours: true })).toHaveLength(94));

/** The holes that Halley's regexes look for, in his order. */
const HOLES = "o|o o|oo|o o o|ooo|o. oo|.o oo|oo o.|oo .o|o o o o|oooo|oo oo|o o o o o".split("|");
/** Two of them as he published them. */
const PUBLISHED = { ooo: /\S\S\S.{7}\S   \S.{7}\S\S/, oooo: /\S\S\S.{6}\S    \S.{6}\S\S/ };

/** A hole on a board of twelve columns: closed above its first row, below its last, and beside each. */
const closed = (hole: string): RegExp => {
  const rows = ["", ...hole.split(" "), ""];
  const isIn = (y: number, x: number) => rows[y]?.[x] === "o";
  const lines = rows.map((_, y) =>
    Array.from({ length: 12 }, (_, at) => {
      if (isIn(y, at - 1)) return " ";
      const isEdge = (y === 0 && isIn(1, at - 1)) || (y === rows.length - 1 && isIn(y - 1, at - 1));
      return isEdge || isIn(y, at - 2) || isIn(y, at) ? "S" : ".";
    }),
  );
  return RegExp(
    lines
      .flat()
      .join("")
      .replace(/^\.+|\.+$/g, "")
      .replaceAll("S", "\\S"),
  );
};

test.each<[string, Record<string, RegExp>, number, number]>([
  ["published", PUBLISHED, 1709, 3004],
  ["mended", {}, 2339, 9356],
])("with Halley's regexes as they are %s, as ANALYSIS.md has it", (_, some, distinct, all) => {
  const regexes = HOLES.map((hole) => some[hole] ?? closed(hole));
  const border = ":".repeat(12);
  // The pieces are laid in the order of their letters.
  const isReached = (board: string) =>
    [...LETTERS].every((last) => {
      const rows = board.replace(/\w/g, (letter) => (letter > last ? " " : letter));
      const drawn =
        border +
        board
          .split(" ")
          .map((_, i) => `:${rows.slice(i * 11, i * 11 + 10)}:`)
          .join("") +
        border;
      return !regexes.some((regex) => regex.test(drawn));
    });
  const reached = allSolutions("6x10", { all: true }).filter(isReached);
  const movements = symmetries(boardOf("6x10"), MOVEMENTS);
  const firsts = new Set(reached.map((board) => movements.map((movement) => image(board, movement)).sort()[0]));
  expect([firsts.size, reached.length]).toEqual([distinct, all]);
});

// A frontier method in C++, which goes from cell to cell, counts as many on the first three.
test.each<[string, Options<Count>, number, number]>([
  ["3x21", {}, 44_692, 4 * 44_692],
  ["4x16", {}, 14_447_676, 4 * 14_447_676],
  ["5x13", {}, 278_785_210, 4 * 278_785_210],
  ["8x8", { lay: 1 }, 296, 2308],
  ["8x8", { lay: 2 }, 213_711, 1_709_288],
])("%s with cells that may stay empty, and %j: %i solutions", (board, options, solutions, total) =>
  expect(count(board, { ...options, loose: true })).toEqual({
    ...{ solutions, total, laid: options.lay ?? 12 },
    seconds: expect.any(Number),
  }),
);

test("a search that walks finds as many on 3x21", () =>
  expect(solve("3x21", () => {}, { loose: true })).toMatchObject({ solutions: 44_692, total: 4 * 44_692 }));

test("8x8 has too many states to count, so it is searched, and says so", () => {
  let told: Count | undefined;
  const onProgress = (figures: Count) => {
    if (figures.moves === undefined) return;
    told = figures;
    throw Error("enough");
  };
  expect(() => count("8x8", { loose: true, onProgress })).toThrow("enough");
  expect(told).toMatchObject({ solutions: 1, laid: 12, layers: { layers: 16 } });
  expect(told!.layers!.states).toBeGreaterThan(10_000_000);
});
