import { expect, test } from "vitest";
import { type Kind, type Puzzle, puzzle, solutions, solve } from "../tools/library.ts";
import { readBoard, readRows } from "../tools/boards/parse.ts";
import { dayAfter, dayOf, isDay } from "../tools/words/days.ts";
import { fillings, formatGame, KINDS, LEVELS, puzzleOf, readGame, TRIES } from "../tools/puzzles/puzzles.ts";
import { image, MOVEMENTS, symmetries } from "../tools/twin/board.ts";
import { allSolutions, inLine } from "./run.ts";

const expectOneAnswer = ({ board, solution }: Puzzle, pieces?: string) =>
  expect([...solutions(board, { pieces, all: true })]).toEqual([solution]);

// A game that was sent on stays the same.
test.each<[Kind, number, number, number, string | number, string]>([
  ["easy", 5, 1.5, 2.5, "2026-11-21", "UUUIIIIILL UXUTxxxxxL XXXTxxxxxL xXTTTxxxxL xxxxxxxxPP xxxxxxxPPP"],
  ["medium", 4, 6.5, 14, 7, "xxxxxxxVVV xWWYYYYxxV xxWWYxxxxV xxFWTxxxxx xxFFTxxxxx xFFTTTxxxx"],
  ["hard", 3, 22, 44, "2026-11-21", "IxPPxxxxxx IxPPxxxxLL IxxPxxxxxL IxxxxxxxxL IxxxxxxxxL xxxxxxxxxx"],
  ["expert", 2, 72, 144, "7", "PPPxxxYYYY PPxxxxxxYL xxxxxxLLLL xxxxxxxxxx xxxxxxxxxx xxxxxxxxxx"],
])("6x10, %s: %d pieces or more laid, %d to %d wrong tries", (kind, laid, least, most, seed, same) => {
  const puzzles = [seed, 1, 2].map((each) => puzzle("6x10", kind, each));
  expect(inLine(puzzles[0].board)).toBe(same);
  for (const made of puzzles) {
    expectOneAnswer(made);
    expect(made.laid.length).toBeGreaterThanOrEqual(laid);
    expect(made.tries).toBeGreaterThanOrEqual(least);
    expect(made.tries).toBeLessThanOrEqual(most);
  }
});

// To change a number changes puzzles that people have shared.
test("how many wrong tries the levels aim for", () =>
  expect(TRIES).toBe("easy 2 to 3, medium 7 to 14, hard 22 to 44, expert 72 to 144"));

test.each<[string, Kind, number, string]>([
  // Of sets that are as hard the first is taken, and a square is not reflected.
  ["3x5", "easy", 1, "NNxxx xNNNx xxxxx"],
  ["5x5", "medium", 3, "xxxLL xxxxL VxxxL VxxxL VVVxx"],
  ["5x5", "clues", 1, "xIxxx xxWxx xxxxx Yxxxx xxxxx"],
  // This one takes 44.9 wrong tries, and before the next one a puzzle that takes between 43 and 44 was not hard enough.
  ["triple-L", "expert", 2, "xxxxTxxxxxxx xxxxTxxxxxxx xxxTTTxxxxxx xxx......... UxU......... UUU........."],
  ["triple-L", "expert", 9, "xxxxxxxxxxxx Ixxxxxxxxxxx Ixxxxxxxxxxx Ixx......... Ixx......... Ixx........."],
])("the game %s-%s-%i stays the same", (board, kind, seed, same) =>
  expect(inLine(puzzle(board, kind, seed).board)).toBe(same),
);

test("however the solutions are listed, the puzzle is the same; on the upright board it is reflected", () => {
  const boardsOf = (...filled: Parameters<typeof fillings>) => {
    const all = fillings(...filled);
    return LEVELS.map((kind) => puzzleOf(all, kind, "2026-11-21").board);
  };
  const board = readBoard("4x15");
  const list = allSolutions("4x15");
  const expected = boardsOf(board, list);
  const group = symmetries(board.line, MOVEMENTS);
  const turned = list.map((placed, i) => image(placed, group[i % group.length])).reverse();
  const every = list.flatMap((placed) => group.map((movement) => image(placed, movement)));
  for (const same of [turned, every]) expect(boardsOf(board, same)).toEqual(expected);
  const transpose = (line: string) => image(line, 7);
  const upright = boardsOf(readRows(transpose(board.line)), list.map(transpose));
  expect(upright.map(transpose)).toEqual(expected);
});

// Boards of all kinds, each with the wrong tries that its puzzles 1 take, one of each kind that it has. Those of easy
// and medium ones were also counted with regexes on lines of text, before they were written down.
test.each<[string, number[]]>([
  ["8x8-centre", [1.75, 7.17, 36.8, 75.18]],
  ["two-5x6", [1.58, 8.79, 36.83, 111.94]],
  ["triple-X", [1.63, 4.71, 18.61, 58.57]],
  ["5x5", [0, 3.5]],
  ["3x5", [0]],
  [".......\n.xxxxx.\n.......\n.xxxxx.\n.xxxxx.\n.xxxxx.\n.......\n", [0]],
  ["IIIIIx\n" + "xxxxxx\n".repeat(4), [0.5, 2.75]],
  // Its two solutions have no piece in common.
  [".xxx.\nxxxxx\n.x.x.\n", [0]],
])("puzzles of %j have one answer, and take so many wrong tries: %j", (board, tries) => {
  const { given, pieces } = readBoard(board);
  const letters = (text: string) => [...new Set(text.match(/[A-Z]/g))].sort();
  for (const [i, own] of tries.entries())
    for (const seed of ["2026-11-21", 1]) {
      const made = puzzle(board, LEVELS[i], seed);
      expectOneAnswer(made, pieces);
      expect(made.left).not.toBe("");
      for (const letter of letters(given)) expect(made.laid).not.toContain(letter);
      expect(letters(made.board)).toEqual(letters(given + made.laid));
      expect(letters(made.solution)).toEqual(letters(made.board + made.left));
      expect(inLine(made.solution).replace(/[A-Z]/g, "x")).toBe(given.replace(/[A-Z]/g, "x"));
      if (seed === 1) expect(made.tries).toBeCloseTo(own, 1.5);
    }
  for (const kind of LEVELS.slice(tries.length))
    expect(() => puzzle(board, kind, 1), kind).toThrow(`this board has no ${kind} puzzle, only easy`);
});

test.each<[string, string, number, number]>([
  ["15x4", "2026-11-21", 2, 3],
  ["heart", "1", 1, 2],
  ["5x5", "2026-11-21 1", 2, 3],
  [".......\n.xxxxx.\n.......\n.xxxxx.\n.xxxxx.\n.xxxxx.\n.......\n", "2026-11-21 1", 1, 3],
  ["IIIIIx\n" + "xxxxxx\n".repeat(4), "1", 2, 3],
  ["xxx\nx..\nx..\n", "1", 0, 0],
])("clues on %j, %s: %d to %d cells are enough for one answer", (board, seeds, least, most) => {
  const { given } = readBoard(board);
  for (const seed of seeds.split(" ")) {
    const made = puzzle(board, "clues", seed);
    expectOneAnswer(made);
    const clues = [...inLine(made.board)].filter((mark, at) => mark !== given[at]);
    expect(clues.length).toBeGreaterThanOrEqual(least);
    expect(clues.length).toBeLessThanOrEqual(most);
    // No clue is for nothing.
    for (const letter of clues) {
      const { total } = solve(made.board.replace(letter, "x"), (_, number) => number < 2, { all: true });
      expect(total).toBe(2);
    }
  }
});

test("day after day another solution, until all were there", () => {
  const days = Array.from({ length: 50 }, (_, i) => dayOf(new Date(2026, 10, 21 + i)));
  const solved = days.map((day) => inLine(puzzle("4x5", "easy", day).solution));
  expect(new Set(solved.map((line) => MOVEMENTS.map((movement) => image(line, movement)).sort()[0])).size).toBe(50);
});

test("any image of any solution may be drawn", () => {
  const drawn = Array.from({ length: 300 }, (_, seed) => puzzle("3x5", "easy", seed + 1).solution);
  expect(new Set(drawn)).toEqual(new Set(solutions("3x5", { all: true })));
});

test("a day, as the clock shows it", () => {
  expect(dayOf(new Date(2026, 10, 21, 0, 0))).toBe("2026-11-21");
  expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe("2026-01-01");
  expect([dayAfter("2026-12-31"), dayAfter("2028-03-01", -1)]).toEqual(["2027-01-01", "2028-02-29"]);
  expect(["2026-11-21", "2028-02-29"].every(isDay)).toBe(true);
  expect(
    ["2026-02-29", "2026-13-01", "2026-11-31", "2026-1-1", "2026-11-21 ", "20261121", "0999-01-01", ""].some(isDay),
  ).toBe(false);
});

test("the name of a game", () => {
  for (const board of ["6x10", "two-5x6", "out/my-board.txt"])
    for (const kind of KINDS)
      for (const seed of ["2026-11-21", "7", "123456789"])
        expect(readGame(formatGame(board, kind, seed))).toEqual({ board, kind, seed });
  const others =
    "8x8-centre 6x10-easy 6x10-easy-0 6x10-easy-007 6x10-easy-1234567890 6x10-easy-2026-02-30 6x10-simple-1 -easy-1";
  expect(others.split(" ").filter(readGame)).toEqual([]);
});
