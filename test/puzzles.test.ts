import { describe, expect, test } from "vitest";
import { named } from "../tools/solver/named.ts";
import { formatBoard, inLine, LETTERS } from "../tools/solver/cells.ts";
import {
  dayOf,
  fillings,
  isDay,
  KINDS,
  type Level,
  LEVELS,
  formatGame,
  type Puzzle,
  puzzleOf,
  readGame,
  singles,
} from "../tools/solver/puzzles.ts";
import { solutions } from "../tools/solver/solve.ts";
import { image, MOVEMENTS, symmetries } from "../tools/twin/board.ts";

type Board = { outline: string; pieces: string };

const fillingsOf = ({ outline, pieces }: Board) => fillings(outline, solutions(outline, { pieces }), pieces);

/**
 * Boards of all kinds: large and small, with pieces to spare, islands, holes, margins, pieces on them, few solutions. Each with
 * the wrong tries that its puzzles 1 take, one of each level that it has. Those of easy and medium ones were also counted in a
 * second way, with regexes on lines of text, before they were written down here.
 */
const BOARDS: Record<string, [number[], Board]> = {
  "8x8-centre": [[1.75, 7.17, 36.8, 75.18], named("8x8-centre")],
  "two-5x6": [[1.58, 8.79, 36.83, 111.94], named("two-5x6")],
  "triple-X": [[1.63, 4.71, 18.61, 58.57], named("triple-X")],
  "5x5": [[0, 3.5], named("5x5")],
  "3x5": [[0], named("3x5")],
  "without P": [[1.99, 8.48, 34.54, 75.38], { outline: named("5x11").outline, pieces: "FILNTUVWXYZ" }],
  islands: [[0], { outline: ".......\n.xxxxx.\n.......\n.xxxxx.\n.xxxxx.\n.xxxxx.\n.......\n", pieces: LETTERS }],
  "a piece on it": [[0.5, 2.75], { outline: "IIIIIx\n" + "xxxxxx\n".repeat(4), pieces: LETTERS }],
  "two ways that share nothing": [[0], { outline: ".xxx.\nxxxxx\n.x.x.\n", pieces: LETTERS }],
};

/** Sees that a puzzle has its solution, and no other: they are looked for, and not looked up. */
const expectOneAnswer = ({ board, solution }: Puzzle, { pieces }: Board) =>
  expect([...solutions(board, { pieces, all: true })]).toEqual([solution]);

describe("the 2339 solutions of 6x10", () => {
  const board = named("6x10");
  const list = [...solutions(board.outline)];
  const all = fillings(board.outline, list);

  // Whoever was sent a game finds the same one later.
  test.each<[Level, number, number, string | number, string]>([
    ["easy", 1.5, 2.5, "2026-11-21", "UUUIIIIILL UXUTxxxxxL XXXTxxxxxL xXTTTxxxxL xxxxxxxxPP xxxxxxxPPP"],
    ["medium", 6.5, 14, 7, "xxxxxxxVVV xWWYYYYxxV xxWWYxxxxV xxFWTxxxxx xxFFTxxxxx xFFTTTxxxx"],
    ["hard", 22, 44, "2026-11-21", "IxPPxxxxxx IxPPxxxxLL IxxPxxxxxL IxxxxxxxxL IxxxxxxxxL xxxxxxxxxx"],
    ["expert", 72, 144, "7", "PPPxxxYYYY PPxxxxxxYL xxxxxxLLLL xxxxxxxxxx xxxxxxxxxx xxxxxxxxxx"],
  ])(
    "%s puzzles have one answer, take %d to %d wrong tries, and stay what they are",
    (level, least, most, seed, same) => {
      const puzzles = [seed, 1, 2, 3, 4].map((each) => puzzleOf(all, level, each));
      expect(inLine(puzzles[0].board)).toBe(same);
      for (const puzzle of puzzles) {
        expectOneAnswer(puzzle, board);
        expect(puzzle.laid.length).toBeGreaterThanOrEqual(5 - LEVELS.indexOf(level));
        expect(puzzle.tries).toBeGreaterThanOrEqual(least);
        expect(puzzle.tries).toBeLessThanOrEqual(most);
      }
    },
  );

  test("fifteen have a single piece, the easiest first", () => {
    const puzzles = singles(all);
    expect(puzzles.map(({ laid, tries }) => laid + Math.round(tries)).join(" ")).toBe(
      "L422 L516 L750 V799 P917 L1212 Y1550 I1693 V1721 L1807 L1852 L1936 Y2332 Y2433 V2620",
    );
    for (const puzzle of [puzzles[0], puzzles[14]]) expectOneAnswer(puzzle, board);
  });

  test("however the solutions are listed, the puzzle is the same; on the board that stands it is reflected", () => {
    const games = LEVELS.flatMap((level) => ["2026-11-21", 1].map((seed) => [level, seed] as const));
    const boardsOf = (...filled: Parameters<typeof fillings>) =>
      games.map((game) => inLine(puzzleOf(fillings(...filled), ...game).board));
    const expected = boardsOf(board.outline, list);
    const group = symmetries(inLine(board.outline), MOVEMENTS);
    const turned = list.map((placed, i) => image(inLine(placed), group[i % group.length])).reverse();
    const every = list.flatMap((placed) => group.map((movement) => image(inLine(placed), movement)));
    for (const same of [turned, every]) expect(boardsOf(board.outline, same)).toEqual(expected);
    const transpose = (board: string) => image(board, 7);
    const upright = boardsOf(formatBoard(transpose(inLine(board.outline))), list.map(inLine).map(transpose));
    expect(upright.map(transpose)).toEqual(expected);
  });
});

describe.each(Object.entries(BOARDS))("%s", (_, [tries, board]) => {
  const all = fillingsOf(board);

  test.each(LEVELS)("puzzles: %s", (level) => {
    const own = tries[LEVELS.indexOf(level)];
    if (own === undefined)
      return expect(() => puzzleOf(all, level, 1)).toThrow(`no ${level} puzzle was found on this board, only easy`);
    for (const seed of ["2026-11-21", 1]) {
      const puzzle = puzzleOf(all, level, seed);
      expectOneAnswer(puzzle, board);
      expect(puzzle.left).not.toBe("");
      const letters = (text: string) => [...new Set(text.match(/[A-Z]/g))].sort();
      expect(letters(puzzle.board)).toEqual(letters(board.outline + puzzle.laid));
      expect(letters(puzzle.solution)).toEqual(letters(puzzle.board + puzzle.left));
      expect(puzzle.solution.replace(/[A-Z]/g, "x")).toBe(board.outline.replace(/[A-Z]/g, "x"));
      if (seed === 1) expect(puzzle.tries).toBeCloseTo(own, 1.5);
    }
  });
});

test("day after day another solution, until all were there", () => {
  const all = fillingsOf(named("4x5"));
  const days = Array.from({ length: 50 }, (_, i) => dayOf(new Date(2026, 10, 21 + i)));
  const solved = days.map((day) => inLine(puzzleOf(all, "easy", day).solution));
  expect(new Set(solved.map((line) => MOVEMENTS.map((movement) => image(line, movement)).sort()[0])).size).toBe(50);
});

test("puzzles with a single piece are numbered", () => {
  const all = fillingsOf(named("5x6"));
  const puzzles = singles(all);
  expect(puzzles).toHaveLength(6);
  expect(puzzles.map((_, i) => puzzleOf(all, "single", i + 1))).toEqual(puzzles);
  expect(puzzles).toContainEqual(puzzleOf(all, "single", "2026-11-21"));
  expect(() => puzzleOf(all, "single", 7)).toThrow("the board has 6 puzzles with a single piece, and none for 7");
});

test("any image of any solution may be drawn", () => {
  const all = fillingsOf(named("3x5"));
  const drawn = Array.from({ length: 300 }, (_, seed) => puzzleOf(all, "easy", seed).solution);
  expect(new Set(drawn).size).toBe(28);
});

test("a day, as the clock shows it", () => {
  expect(dayOf(new Date(2026, 10, 21, 0, 0))).toBe("2026-11-21");
  expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe("2026-01-01");
  expect(["2026-11-21", "2028-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "2026-11-31", "2026-1-1", "2026-11-21 ", "20261121", ""].some(isDay)).toBe(false);
});

test("the name of a game", () => {
  for (const board of ["6x10", "two-5x6", "out/my-board.txt"])
    for (const kind of KINDS)
      for (const seed of ["2026-11-21", "7", "123456789"])
        expect(readGame(formatGame(board, kind, seed))).toEqual({ board, kind, seed });
  const others = "8x8-centre 6x10-easy 6x10-easy-0 6x10-easy-1234567890 6x10-easy-2026-02-30 6x10-simple-1 -easy-1";
  expect(others.split(" ").filter(readGame)).toEqual([]);
});
