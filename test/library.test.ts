// The library as its manual would tell of it: each thing that it exports, what that gives, and what it refuses.

import { expect, test } from "vitest";
import * as library from "../tools/library.ts";
import type { Count, Kind, Options, Summary } from "../tools/library.ts";
import { boardOf, programOf, rows } from "./run.ts";

const { BoardError, BOARDS, count, program, puzzle, solutions, solve, source, traits } = library;

test("these are all", () => {
  expect(Object.keys(library).sort().join(" ")).toBe(
    "BOARDS BoardError count program puzzle solutions solve source traits",
  );
});

test("BOARDS: the boards with names, each with its outline and its number of solutions", () => {
  const outline = "xxxxxxxxxx\n".repeat(6);
  expect(BOARDS[0]).toEqual({ name: "6x10", outline, pieces: "FILNPTUVWXYZ", solutions: 2339 });
  expect(BOARDS.find(({ name }) => name === "triple-V")).toMatchObject({ pieces: "FILNPTUWXYZ", solutions: 63 });
});

test("a board is a name, rows in lines or in a line, or a label in every function, and a solution is text", () => {
  const line = boardOf("3x20");
  const all = [...solutions("3x20")];
  for (const board of ["3X20", line, line.replaceAll(" ", "\r\n"), `// ${line}`]) {
    expect([...solutions(board)]).toEqual(all);
    expect(solve(board, () => false).solutions).toBe(1);
    expect([source(board), program(board)]).toEqual([source("3x20"), programOf(line)]);
    expect(puzzle(board, "easy", 1)).toEqual(puzzle("3x20", "easy", 1));
  }
  expect(solutions("3x5").next().value).toMatch(/^([A-Z]{5}\n){3}$/);
  // An undefined option counts as omitted: nine of eleven pieces, not of twelve.
  expect(solve("triple-V", () => {}, { pieces: undefined, onProgress: undefined }).solutions).toBe(63);
});

test("solutions: the search goes on for one solution at a time, and returns the summary", () => {
  let made = 0;
  const search = solutions("3x5", { onProgress: (summary) => (made = summary.solutions) });
  const asked = Array.from({ length: 7 }, () => (search.next(), made));
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(search.next()).toMatchObject({ done: true, value: { solutions: 7, total: 28 } });
});

test("count: where cells stay empty, it goes from layer to layer, without moves and boards", () => {
  const layers: string[] = [];
  const onProgress = ({ solutions: found, layers: at }: Count) => layers.push(`${found} ${at?.layer}/${at?.layers}`);
  const counted = count("3x7", { loose: true, onProgress });
  expect(counted).toEqual({ solutions: 240, total: 960, laid: 4, seconds: expect.any(Number) });
  expect(layers).toEqual(["0 1/5", "0 2/5", "0 3/5", "0 4/5", "0 5/5"]);
  // Full boards, and what is asked of each solution, take a search.
  const { seconds: _, ...full } = solve("5x5", () => {});
  expect(count("5x5")).toMatchObject(full);
  const asked = { loose: true, edge: true };
  expect(count("3x7", asked)).toEqual({ ...solve("3x7", () => {}, asked), seconds: expect.any(Number) });
  expect(count("3x7", { loose: true, from: 200 }).moves).toBe(solve("3x7", () => {}, { loose: true }).moves);
});

test("as many pieces as have room, and for how many there was none", () => {
  const summary = (board: string, options?: Options) => {
    const { solutions: found, laid, noRoomFor } = solve(board, () => {}, options);
    return `${found}: ${laid}, ${noRoomFor}`;
  };
  // Parts of nine and of six cells have room for one piece each, whatever fifteen cells have.
  expect(summary("?????.??? ????..???")).toBe("142: 2, undefined");
  expect(summary("?????.??? ????..???", { pieces: "IP" })).toBe("4: 2, undefined");
  expect(summary("?????.????? ?.........?", { pieces: "VX" })).toBe("0: 1, 1");
  expect(summary("?????????? ????.?????", { pieces: "IX" })).toBe("7: 1, 2");
  expect(summary("IIIII?????", { pieces: "FI" })).toBe("1: 0, 1");
  // What must be covered takes two pieces, and traits are asked for when it is known how many have room.
  expect(summary("xxxxx?.xxxxx", { pieces: "FV" })).toBe("0: 2, 2");
  expect(summary("?????????? ????.?????", { pieces: "IX", edge: true, atEdge: 2 })).toBe("0: 1, 2");
  expect(summary("8x8", { loose: true, lay: 1 })).toBe("296: 1, undefined");
});

test("options are read at the call: what changes later has no influence", () => {
  const options: Options = { noCrossroads: true };
  const [few] = [solutions("5x6", options), (options.noCrossroads = false)];
  const all = solutions("5x6", options);
  options.from = "x" as any;
  options.onProgress = 5 as any;
  expect([[...few].length, [...all].length]).toEqual([443, 541]);
  const own: Options = { onProgress: () => (own.pieces = "FIL") };
  expect(solve("3x5", () => void (own.from = 9), own).solutions).toBe(7);
});

test("what a callback does to a summary has no influence", () => {
  const zero = (summary: Summary) => void (summary.solutions = 0);
  expect(solve("3x5", () => {}, { onProgress: zero })).toMatchObject({ solutions: 7, total: 28 });
  const search = solutions("3x5", { onProgress: Object.freeze });
  while (!search.next().done);
  expect(solve("3x5", () => {}, { onProgress: Object.freeze })).toMatchObject({ solutions: 7 });
});

test("BOARDS cannot be changed", () => {
  const [board] = BOARDS as unknown as { outline: string }[];
  expect(() => (board.outline = "xxxxx\n")).toThrow(TypeError);
  expect(() => (BOARDS as unknown[]).push({})).toThrow(TypeError);
});

test("source: the regexes, which read a board up to its last empty cell as ones and zeros", () => {
  const { fit, hole } = source("5x5", { without: "I" });
  const line = ("11111" + "0").repeat(4) + "11111";
  const found = fit.exec(line)!.slice(1);
  // Of the 62 glyphs other than X, those that end in the last column fit, except the two of I.
  expect([found.length, found.filter(Boolean).length, found.includes("11111")]).toEqual([62, 35, false]);
  expect([line, "1" + "0".repeat(20) + line].map((each) => hole.test(each))).toEqual([false, true]);
});

test("traits: what is special about a solution", () => {
  const [placed] = solutions("6x10", { from: 817 });
  expect(traits(placed.replace(/\B/g, " "))).toEqual(traits(placed));
  expect(traits(placed)).toEqual({
    ...{ noCrossroads: false, edge: false, threeColours: true, strongColours: false, faultFree: true },
    ...{ crossroads: 2, atEdge: 11, hands: "FLnPyZ" },
  });
});

const bare = Object.create(null);
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

// What is asked, and the answer. parse.test.ts has texts that are not boards.
test.each<[string, () => unknown, string | RegExp]>([
  ["a wrong name", () => solutions("stairz"), `"stairz" is not a board: BOARDS has the names, and rows have`],
  ["no text", () => solutions(5 as any), "a board must be text, not of the type number"],
  ["no function", () => solve("3x5", undefined as any), "solve needs a callback"],
  ["no options", () => solutions("3x5", null as any), "options must be a plain object, not null"],
  ["a Map", () => solutions("3x5", new Map([["all", true]]) as any), "options must be a plain object, not this object"],
  ["an array", () => solutions("3x5", [] as any), "options must be a plain object, not this object"],
  ["a proxy that was revoked", () => solutions("3x5", revoked), "options must be a plain object, not this object"],
  ["inherited options", () => solutions("3x5", Object.create({ all: true })), "options must be a plain object"],
  ["a promise", () => solve("3x5", async () => {}), "the callback returned a promise, and the search waits for none"],
  ["too few cells", () => solutions("x\n"), "the board has 1 empty cell, but needs a multiple of five"],
  ["too many cells", () => solutions("6x11"), "the board has 66 empty cells, and the pieces that may be laid cover 60"],
  ["a size that is no board", () => solutions("40x40"), "40x40 has more than the 1000 cells that a board may have"],
  ["rows as large", () => solutions(rows(5, "?".repeat(250))), "a board has at most 1000 cells, and this"],
  [
    "more to stay empty than may",
    () => solutions("?xxxx?xx"),
    "3 of 8 connected cells must stay empty, and only 2 may",
  ],
  ["no room for a piece", () => solutions("????"), "there is no room for a piece on this board"],
  [
    "a part with too few that may",
    () => solutions("xxxx.?xxxxx"),
    "4 of 4 connected cells must stay empty, and only 0",
  ],
  ["clues of more pieces than have room", () => solutions("F?I??"), "there is room for 1 piece here, not for 2"],
  [
    "fewer pieces than must be laid",
    () => solutions("xxxxxx????", { lay: 1 }),
    "at least 2 pieces must be laid here, not 1",
  ],
  [
    "fewer than there are clues",
    () => solutions("F????????I", { lay: 1 }),
    "at least 2 pieces must be laid here, not 1",
  ],
  ["fewer where no cell may stay empty", () => solutions("6x10", { lay: 11 }), "it takes exactly 12 pieces to cover"],
  ["more than have room", () => count("????.?????", { lay: 2 }), "there is room for 1 piece here, not for 2"],
  [
    "more than may be laid",
    () => count("?????????????????", { lay: 3, pieces: "FI" }),
    "only 2 pieces may be laid here, not 3",
  ],
  ["no piece", () => solutions("8x8", { loose: true, lay: 0 }), "lay: 0 is not a whole number of 1 or more"],
  ["less than none", () => count("8x8", { loose: true, lay: -1 }), "lay: -1 is not a whole number of 1 or more"],
  ["part of a piece", () => count("8x8", { loose: true, lay: 1.5 }), "lay: 1.5 is not a whole number of 1 or more"],
  [
    "too many to count",
    () => count("2x200", { loose: true, lay: 6 }),
    "there are more than 9,007,199,254,740,991 solutions",
  ],
  ["no pieces", () => solutions("8x8", { loose: true, pieces: "" }), "there is no room for a piece on this board"],
  ["one square", () => count("8x8-a1", { loose: true }), "8x8-a1: name four squares, or two that are corners"],
  ["a square twice", () => solutions("8x8-a1-b2-c3-a1"), "8x8-a1-b2-c3-a1: name four squares, or two that are"],
  ["too few pieces", () => solutions("3x5", { without: "P", pieces: "PFI" }), "the board has 15 empty cells, and the"],
  ["a piece that is laid", () => solutions("IIIII\nxxxxx\nxxxxx\n", { pieces: "FI" }), "may be laid cover 5"],
  ["a piece left out", () => solutions("IIIII\n", { without: "I" }), "row 1: I is not among the pieces FLN"],
  ["letters of no piece", () => solutions("3x5", { pieces: "FIQ" }), 'pieces: "Q" is not one of F I L'],
  ["N as others call it", () => solutions("3x5", { pieces: "FIS" }), /^pieces: "S" .*; what others call S is N here$/],
  ["a letter in both sizes", () => solutions("3x5", { oneSided: "Ff" }), "oneSided: F is named twice"],
  ["no piece with two sides", () => solutions("3x5", { oneSided: "X" }), 'oneSided: "X" is not one of F L N P Y Z f l'],
  [
    "a letter twice",
    () => solutions("3x5", { without: "ZZ" }),
    "without: Z is named twice, and each piece is used once",
  ],
  ["letters as a list", () => solutions("3x5", { pieces: ["F"] as any }), "pieces: a set of letters must be text, not"],
  ["a blank among letters", () => solutions("3x5", { pieces: "F I" }), /^pieces: " " is not one of F I L [A-Z ]+$/],
  ["no number", () => solutions("3x5", { from: 0 }), "from: 0 is not a whole number of 1 or more"],
  ["no number", () => solve("3x5", () => {}, { atEdge: 1.5 }), "atEdge: 1.5 is not a whole number of 0 or more"],
  ["no number", () => solutions("3x5", { atEdge: bare }), "atEdge: this object is not a whole number of 0 or more"],
  ["no number", () => solutions("3x5", { from: 1n as any }), "from: 1n is not a whole number of 1 or more"],
  ["no function", () => solutions("3x5", { onProgress: 5 as any }), "onProgress: 5 is not a function"],
  ["neither true nor false", () => solutions("3x5", { all: "no" as any }), 'all: "no" is not true or false'],
  ["neither true nor false", () => solutions("3x5", { edge: 1 as any }), "edge: 1 is not true or false"],
  ["a wrong option", () => source("3x5", { noCrossRoads: true } as any), "there is no option noCrossRoads, only"],
  ["a wrong kind", () => puzzle("3x5", "silly" as Kind, 1), /^"silly" is not .*; the kinds are easy, .* and clues$/],
  ["no day", () => puzzle("3x5", "easy", "2026-02-30"), '"2026-02-30" is neither a day, like "2026-11-21", nor'],
  ["ten digits", () => puzzle("3x5", "easy", 1234567890), "1234567890 is neither a day"],
  ["no number", () => puzzle("3x5", "easy", "007"), '"007" is neither a day'],
  ["no number", () => puzzle("3x5", "clues", 0), "0 is neither a day, like"],
  ["clues for a puzzle", () => puzzle("xxxxx\nxxIxx\n", "easy", 1), "row 2: the cells marked I are not one piece I"],
  ["a cell that may stay empty", () => puzzle("xxxxx?", "easy", 1), "row 1: here no cell may stay empty, so ? must"],
  ["the same for a program", () => program("?".repeat(64)), "row 1: here no cell may stay empty"],
  ["no seed", () => puzzle("3x5", "easy", [7] as any), "this object is neither a day"],
  ["no solution", () => puzzle("2x5", "easy", 1), "the board has no solution, and so no puzzle"],
  ["a full board", () => puzzle("IIIII\n", "easy", 1), "the board is full: there is nothing to lay"],
  ["no solution", () => traits("hello"), 'row 1: "h" is not one of x . ? F I'],
  ["an unfinished one", () => traits("IIIII\nxxxxx\n"), "this is not a solution: it has an empty cell"],
  ["a small board", () => program("3x5"), "the twelve pieces cover 60 cells, and this board has 15"],
  ["cells apart", () => program("x.\n.x\n".repeat(30)), /^the program has \d+ characters, and the picture of this /],
])("what is refused: %s, %s", (_, action, message) => {
  expect(action).toThrow(BoardError);
  expect(action).toThrow(message);
});
