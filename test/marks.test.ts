// Boards with cells that may stay empty, clues, and pieces that may not be turned over.

/// <reference types="vite/types/import-meta.d.ts" />

import fc from "fast-check";
import { expect, test } from "vitest";
import { crop } from "../tools/boards/cells.ts";

import { type Count, count, solve } from "../tools/library.ts";
import { allSolutions } from "./run.ts";
import { answerTo } from "./second.ts";

/** How many boards, and the most solutions that they may have. */
const [BOARDS, MOST] = import.meta.env.MODE === "long" ? [Number(process.env.BOARDS ?? 2000), 3000] : [20, 200];
const LETTERS = "FILNPTUVWXYZ";
/** Why a board may be refused. */
const REFUSED = /empty cells?, |may$|here, |cover this board, |no room for|a cell in it|not among|wrong side/;

/** Rows of random cells, on some of which a solution of the solver's is copied, whole pieces or some cells of them. */
const anyRequest = fc
  .record({
    columns: fc.integer({ min: 2, max: 7 }),
    rows: fc.integer({ min: 2, max: 5 }),
    dice: fc.array(fc.nat({ max: 99 }), { minLength: 35, maxLength: 35 }),
    loose: fc.constantFrom(0, 20, 60, 100, 100),
    holes: fc.constantFrom(0, 8, 30),
    pieces: fc.subarray([...LETTERS], { minLength: 4 }),
    sides: fc.oneof(fc.constant<string[]>([]), fc.subarray([..."FLNPYZ"])),
    flips: fc.nat(),
    lay: fc.constantFrom(undefined, undefined, undefined, 1, 2, 3, 4),
    givens: fc.array(fc.nat({ max: 99 }), { minLength: 12, maxLength: 12 }),
    pick: fc.nat({ max: 20 }),
  })
  .map(({ columns, rows, dice, loose, holes, pieces, sides, flips, lay, givens, pick }) => {
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
    return { rows: plain, pieces: pieces.join(""), oneSided, lay };
  });

test.each([
  "xxxxx xxxxx xxFxx xxxxx xxxxx",
  "xxxxx xXxxx xxxxx xxxxx xxxxx",
  "xxxxx xxxLx xxxxx xFxxx xxxxx",
  "xxx?x ?xxx? xxXxx ?xxx? xxx?x",
])("a clue keeps X away, or brings it: %s", (board) => {
  const expected = answerTo({ rows: board.split(" "), pieces: LETTERS, oneSided: "" }, 9999)!;
  expect(allSolutions(board, { all: true }).sort()).toEqual(expected.all);
  expect(solve(board, () => {}).solutions).toBe(expected.distinct);
});

test("a clue for each piece leaves little to search", () => {
  const clued = "NxxWxZxxUx ITxxxxxxYx xxxxXxxxxx xxFxxxPxxV xxxxxLxxxx xxxxxxxxxx";
  const { solutions: found, moves } = solve(clued, () => {});
  expect([found, moves < 100]).toEqual([1, true]);
});

const figures = ({ solutions: distinct, total, laid, noRoomFor }: Count) => ({ distinct, total, laid, noRoomFor });

test("random boards have the solutions that a second counting finds, gone to or counted in layers", () => {
  const seen = { solved: 0, fewer: 0, inLayers: 0, oneSided: 0 };
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { rows, pieces, oneSided, lay } = request;
      const expected = answerTo(request, MOST);
      // A margin would have a part in the images that the second counting makes.
      fc.pre(expected !== undefined && /[^. ]/.test(rows.join("")) && crop(rows.join(" ")) === rows.join(" "));
      const board = rows.join(" ");
      const options = { pieces, oneSided: oneSided || undefined, lay };
      let all: string[] = [];
      try {
        all = allSolutions(board, { ...options, all: true });
      } catch (error) {
        expect((error as Error).message).toMatch(REFUSED);
        expect(expected!.all).toEqual([]);
        return;
      }
      expect(all.toSorted()).toEqual(expected!.all);
      const { distinct, laid } = expected!;
      const searched = figures(solve(board, () => {}, options));
      const counted = count(board, options);
      expect(searched).toMatchObject({ distinct, total: all.length, ...(distinct ? { laid } : {}) });
      expect(figures(counted)).toEqual(searched);
      expect(count(board, { ...options, all: true })).toMatchObject({ solutions: all.length, total: all.length });
      seen.solved += Number(distinct > 0);
      seen.fewer += Number(distinct > 0 && searched.noRoomFor !== undefined);
      seen.oneSided += Number(distinct > 0 && oneSided !== "" && rows.join().includes("?"));
      seen.inLayers += Number(distinct > 0 && counted.moves === undefined);
    }),
    { numRuns: BOARDS },
  );
  // Twenty boards may have none of a kind.
  if (BOARDS > 1000) expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(BOARDS / 50);
}, 0);
