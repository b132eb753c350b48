// Boards with cells that may stay empty, clues, and pieces that may not be turned over.

/// <reference types="vite/types/import-meta.d.ts" />

import fc from "fast-check";
import { expect, test } from "vitest";
import { crop } from "../tools/boards/cells.ts";
import { readBoard } from "../tools/boards/parse.ts";
import { solutions, solve } from "../tools/solver/solver.ts";
import { answerTo } from "./second.ts";

const [BOARDS, MOST] = import.meta.env.MODE === "long" ? [2000, 3000] : [20, 200];
const LETTERS = "FILNPTUVWXYZ";

/** Rows of random cells, on some of which a solution of the solver's is copied, whole pieces or some cells of them. */
const anyRequest = fc
  .record({
    columns: fc.integer({ min: 2, max: 7 }),
    rows: fc.integer({ min: 2, max: 5 }),
    dice: fc.array(fc.nat({ max: 99 }), { minLength: 35, maxLength: 35 }),
    loose: fc.constantFrom(0, 20, 60, 100),
    holes: fc.constantFrom(0, 0, 8),
    pieces: fc.subarray([...LETTERS], { minLength: 4 }),
    sides: fc.oneof(fc.constant<string[]>([]), fc.subarray([..."FLNPYZ"])),
    flips: fc.nat(),
    givens: fc.array(fc.nat({ max: 99 }), { minLength: 12, maxLength: 12 }),
    pick: fc.nat({ max: 20 }),
  })
  .map(({ columns, rows, dice, loose, holes, pieces, sides, flips, givens, pick }) => {
    let plain = Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_, x) => {
        const die = dice[y * 7 + x];
        return die < holes ? "." : 99 - die < loose ? "?" : "x";
      }).join(""),
    );
    const oneSided = sides.map((letter, i) => ((flips >> i) & 1 ? letter.toLowerCase() : letter)).join("");
    // A solution of the plain board gives clues and whole pieces.
    const solved = answerTo({ rows: plain, pieces: pieces.join(""), oneSided: "" }, 300)?.all;
    const one = solved?.[pick % (solved.length || 1)]?.split(" ");
    if (one)
      plain = plain.map((row, y) =>
        row.replace(/./g, (mark, x) => {
          const letter = one[y][x];
          const given = givens[LETTERS.indexOf(letter)];
          return given < 12 || (given < 45 && dice[(y * 7 + x + 11) % 35] < 30) ? letter : mark;
        }),
      );
    return { rows: plain, pieces: pieces.join(""), oneSided };
  });

test.each([
  "xxxxx xxxxx xxFxx xxxxx xxxxx",
  "xxxxx xXxxx xxxxx xxxxx xxxxx",
  "xxxxx xxxLx xxxxx xFxxx xxxxx",
  "xxx?x ?xxx? xxXxx ?xxx? xxx?x",
])("a clue keeps X away, or brings it: %s", (board) => {
  const expected = answerTo({ rows: board.split(" "), pieces: LETTERS, oneSided: "" }, 9999)!;
  expect([...solutions(readBoard(board), { all: true })].sort()).toEqual(expected.all);
  expect(solve(readBoard(board), () => {}).solutions).toBe(expected.distinct);
});

test("a clue for each piece leaves little to search", () => {
  const clued = "NxxWxZxxUx ITxxxxxxYx xxxxXxxxxx xxFxxxPxxV xxxxxLxxxx xxxxxxxxxx";
  const { solutions: found, moves } = solve(readBoard(clued), () => {});
  expect([found, moves < 100]).toEqual([1, true]);
});

test("random boards have the solutions that a second counting finds", () => {
  let solved = 0;
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { rows, pieces, oneSided } = request;
      const expected = answerTo(request, MOST);
      // A margin would have a part in the images that the second counting makes.
      fc.pre(expected !== undefined && /[^. ]/.test(rows.join("")) && crop(rows.join(" ")) === rows.join(" "));
      const board = readBoard(rows.join(" "));
      const options = { pieces, oneSided: oneSided || undefined };
      let all: string[] = [];
      try {
        all = [...solutions(board, { ...options, all: true })];
      } catch (error) {
        expect((error as Error).message).toMatch(/empty cells?, |may$|no room for|a cell in it|not among/);
        // Without a piece there is no solution.
        expect(expected!.all.join("")).not.toMatch(/[A-Z]/);
        return;
      }
      expect(all.toSorted()).toEqual(expected!.all);
      const { solutions: distinct, total } = solve(board, () => {}, options);
      expect({ distinct, total }).toEqual({ distinct: expected!.distinct, total: all.length });
      if (distinct) solved++;
    }),
    { numRuns: BOARDS },
  );
  expect(solved).toBeGreaterThan(BOARDS / 50);
}, 0);
