import { describe, expect, test } from "vitest";
import { named } from "../tools/solver/named.ts";
import { inLine, LETTERS, oddPart, parseBoard } from "../tools/solver/parse.ts";
import { dayOf, fillings, isDay, type Level, LEVELS, nameGame, puzzleOf, readGame } from "../tools/solver/puzzles.ts";
import { BoardError, type Puzzle, solutions } from "../tools/solver/index.ts";
import { image, MOVEMENTS, pitchOf, symmetries } from "../tools/twin/board.ts";
import { glyphs, put } from "../tools/twin/pieces.ts";

interface Board {
  outline: string;
  pieces: string;
}

const fillingsOf = ({ outline, pieces }: Board) => fillings(outline, solutions(outline, { pieces }), pieces);

/** Boards of all kinds: large and small, with pieces to spare, islands, holes, margins, pieces on them, few solutions. */
const BOARDS: Record<string, Board> = {
  ...Object.fromEntries(["8x8-centre", "two-5x6", "triple-X", "5x5", "3x10", "3x5"].map((name) => [name, named(name)])),
  "without P": { outline: named("5x11").outline, pieces: "FILNTUVWXYZ" },
  islands: { outline: ".......\n.xxxxx.\n.......\n.xxxxx.\n.xxxxx.\n.xxxxx.\n.......\n", pieces: LETTERS },
  "a piece on it": { outline: "IIIIIx\n" + "xxxxxx\n".repeat(4), pieces: LETTERS },
  "two ways that share nothing": { outline: ".xxx.\nxxxxx\n.x.x.\n", pieces: LETTERS },
  "one piece": { outline: ".x.\nxxx\n.x.\n", pieces: LETTERS },
};

/** The solutions that have the pieces of a puzzle where it has them. They are looked for, and not looked up. */
const answers = ({ board }: Puzzle, { pieces }: Board): string[] => [...solutions(board, { pieces, all: true })];

describe("the 2339 solutions of 6x10", () => {
  const board = named("6x10");
  const list = [...solutions(board.outline)];
  const all = fillings(board.outline, list);

  test.each(LEVELS)("every puzzle is %s that should be, and has one answer", (level) => {
    for (let seed = 1; seed <= 10; seed++) {
      const puzzle = puzzleOf(all, level, seed);
      if (seed <= 3) expect(answers(puzzle, board)).toEqual([puzzle.solution]);
      const [laid, least, most] = { easy: [6, 0, 0], medium: [4, 1, 10], hard: [1, 11, 100] }[level];
      expect(puzzle.laid.length).toBeGreaterThanOrEqual(laid);
      expect(puzzle.tries).toBeGreaterThanOrEqual(least);
      expect(puzzle.tries).toBeLessThanOrEqual(most);
    }
  });

  test("each day and each level has a puzzle of its own, and so has each number", () => {
    const seeds = [...Array.from({ length: 8 }, (_, i) => `2026-02-0${i + 1}`), 1, 2];
    const boards = seeds.flatMap((seed) => LEVELS.map((level) => puzzleOf(all, level, seed).solution));
    expect(new Set(boards).size).toBeGreaterThan(boards.length - 2);
    expect(puzzleOf(all, "hard", 7)).toEqual(puzzleOf(all, "hard", "7"));
  });

  test("however the solutions are listed, the puzzle is the same", () => {
    const group = symmetries(inLine(board.outline), MOVEMENTS);
    const turned = list.map((placed, i) => image(inLine(placed), group[i % group.length])).reverse();
    const lists = [turned, list.flatMap((placed) => group.map((movement) => image(inLine(placed), movement)))];
    const seeds = ["2026-11-21", 1];
    const expected = LEVELS.flatMap((level) => seeds.map((seed) => puzzleOf(all, level, seed)));
    for (const each of lists) {
      const same = fillings(board.outline, each);
      expect(LEVELS.flatMap((level) => seeds.map((seed) => puzzleOf(same, level, seed)))).toEqual(expected);
    }
  });

  // Whoever was sent a game finds the same one later.
  test.each<[Level, string, string]>([
    ["easy", "2026-11-21", "PPPxxxxxUU PPxxxxxxxU xxxxWxxYUU xZZWWYYYYL xZWWxxLLLL ZZxxxxxxxx"],
    ["medium", "7", "VVVxxxxxxT VxxFxxxTTT VxFFFxxxxT xxFxxxxxxx xxxxxxxxxx IIIIIxxxxx"],
    ["hard", "2026-11-21", "xxxxxxxxxL xxxxxxxxxL xxxxxxxxxL xxxFxxxxLL PPFFxxxxxx PPPFFxxxxx"],
  ])("the %s puzzle of %s stays what it is", (level, seed, board) => {
    expect(inLine(puzzleOf(all, level, seed).board)).toBe(board);
  });
});

/** The same as `wrongTries` again, on lines of text. */
const wrongTries = (start: string, pieces: string): number => {
  const pitch = pitchOf(start);
  const shapes = glyphs(pitch).filter((glyph) => pieces.includes(glyph[0]) && !start.includes(glyph[0]));
  const letters = new Set(shapes.map((glyph) => glyph[0]));
  const allNeeded = 5 * letters.size === start.split("x").length - 1;
  const tries = (board: string): number => {
    if (!board.includes("x")) return 0;
    const fits = shapes
      .filter((glyph) => !board.includes(glyph[0]))
      .flatMap((glyph) => {
        const places = board.matchAll(RegExp(`(?=${glyph.replace(/[A-Z]/g, "x")})`, "g"));
        return Array.from(places, ({ index }) => ({ letter: glyph[0], laid: put(board, glyph, index) }));
      })
      .filter(({ laid }) => !oddPart(laid));
    const cells = [...board].flatMap((cell, at) => (cell === "x" ? [fits.filter(({ laid }) => laid[at] !== "x")] : []));
    const free = allNeeded ? [...letters].filter((letter) => !board.includes(letter)) : [];
    // The tightest spot, the first in the order of reading and then of the alphabet.
    const spots = [...cells, ...free.sort().map((each) => fits.filter(({ letter }) => letter === each))];
    const spot = spots.reduce((best, each) => (each.length < best.length ? each : best));
    return spot.reduce((sum, { laid }) => sum + 1 + tries(laid), 0);
  };
  return tries(start) - (start.split("x").length - 1) / 5;
};

describe.each(Object.entries(BOARDS))("%s", (_, board) => {
  const all = fillingsOf(board);

  test.each(LEVELS)("puzzles: %s", (level) => {
    for (const seed of ["2026-11-21", 1, 2]) {
      const puzzle = puzzleOf(all, level, seed);
      expect(answers(puzzle, board)).toEqual([puzzle.solution]);
      expect(puzzle.level).toBe(level);
      expect(puzzle.left).not.toBe("");
      const given = [...LETTERS].filter((letter) => board.outline.includes(letter));
      const letters = (text: string) => [...LETTERS].filter((letter) => text.includes(letter)).join("");
      expect(letters(puzzle.board)).toBe(letters([...given, ...puzzle.laid].join("")));
      expect(letters(puzzle.solution)).toBe(letters(puzzle.board + puzzle.left));
      expect(puzzle.solution.replace(/[A-Z]/g, "x")).toBe(board.outline.replace(/[A-Z]/g, "x"));
      if (seed === 1 && (all.beside.length < 31 || level === "medium"))
        expect(puzzle.tries).toBe(wrongTries(parseBoard(puzzle.board), board.pieces));
    }
  });
});

test("where no puzzle is hard, one with the most to lay comes", () => {
  const all = fillingsOf(named("3x5"));
  for (let seed = 1; seed <= 12; seed++)
    expect(puzzleOf(all, "hard", seed)).toMatchObject({ tries: 0, left: expect.stringMatching(/^..$/) });
});

test("any solution may be drawn", () => {
  const all = fillingsOf(named("3x5"));
  const drawn = Array.from({ length: 300 }, (_, seed) => puzzleOf(all, "easy", seed).solution);
  expect(new Set(drawn).size).toBe(28);
});

test("where there is no puzzle, it says so", () => {
  const none = named("6x10").outline;
  const full = "IIIII\n";
  expect(() => puzzleOf(fillings(none, []), "easy", 1)).toThrow(BoardError);
  expect(() => puzzleOf(fillings(none, []), "easy", 1)).toThrow("the board has no solution, and so no puzzle");
  expect(() => puzzleOf(fillings(full, [full]), "easy", 1)).toThrow("the board is full: there is nothing to lay");
  expect(() => fillings("xxxxx\n", ["IIII\n"])).toThrow("this is no solution of the board: IIII");
  expect(() => fillings("xxxxx\n", ["xxxxx\n"])).toThrow("this is no solution of the board: xxxxx");
  expect(() => fillings("yyy\n", [])).toThrow(BoardError);
});

test("a day, as the clock shows it", () => {
  expect(dayOf(new Date(2026, 10, 21, 0, 0))).toBe("2026-11-21");
  expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe("2026-01-01");
  for (const text of ["2026-11-21", "2028-02-29", "1999-12-31"]) expect([text, isDay(text)]).toEqual([text, true]);
  for (const text of ["2026-02-29", "2026-13-01", "2026-11-31", "2026-1-1", "26-11-21", "2026-11-21 ", "20261121", ""])
    expect([text, isDay(text)]).toEqual([text, false]);
});

test("the name of a game", () => {
  for (const board of ["6x10", "two-5x6", "out/my-board.txt"])
    for (const level of LEVELS)
      for (const seed of ["2026-11-21", "7", "123456789"])
        expect(readGame(nameGame(board, level, seed))).toEqual({ board, level, seed });
  const others = "8x8-centre 6x10-easy 6x10-easy-0 6x10-easy-1234567890 6x10-easy-2026-02-30 6x10-simple-1 -easy-1";
  for (const name of others.split(" ")) expect([name, readGame(name)]).toEqual([name, undefined]);
});
