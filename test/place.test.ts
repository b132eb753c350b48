// Where the page is, what it remembers, and what it is called.

import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import {
  arrival,
  boardOf,
  formatAddress,
  listed,
  mostOn,
  parseAddress,
  type Place,
  puzzleOfDay,
  showing,
  unusedOn,
  VIEWS,
} from "../tools/page/place/address.ts";
import { writeBar } from "../tools/page/place/history.ts";
import { isAllKept, isNewlyFull, recall, remember, remembered } from "../tools/page/place/memory.ts";
import { BOARDS } from "../tools/boards/named.ts";
import { crop, others } from "../tools/boards/cells.ts";
import { readPuzzle } from "../tools/puzzles/puzzles.ts";
import { share } from "../tools/page/place/share.ts";
import { puzzleOn, puzzlesBeside, refusalOn, titleOf } from "../tools/page/place/titles.ts";
import { boards, storage } from "./stored.ts";

const EMPTY = boardOf("6x10")!;

beforeEach(() => void storage());

const [START, WALL] = [showing("play"), showing("wall")];
const TODAY = { ...START, puzzle: puzzleOfDay() };

test("any place comes back from its address", () => {
  const places = fc.record({
    view: fc.constantFrom(...VIEWS),
    board: boards,
    number: fc.integer({ min: 0, max: 9999 }),
    pins: fc.constantFrom("", "X", "IWX"),
    puzzle: fc.constantFrom(...["", "easy-2026-11-21", "hard-7"].map(readPuzzle)),
  });
  fc.assert(
    fc.property(places, (any) => {
      // Play has puzzles, and the Wall numbers and pins.
      const { puzzle, pins } = any;
      const number = Math.min(any.number, mostOn(any.board));
      const own = { play: { puzzle }, wall: { number, pins } }[any.view as string];
      const place = { ...showing(any.view, any.board), ...own };
      // A row of one letter may be the name of a board, and no board has margins.
      fc.pre(!boardOf(place.board) && place.board === crop(place.board));
      expect(parseAddress(formatAddress(place))).toEqual({ place, readable: true });
    }),
  );
});

test("a board of the list is called by its name", () => {
  for (const { name, pieces, solutions: count } of BOARDS) {
    const place = showing("play", boardOf(name));
    // All pieces may lie on it: it is the 3x15.
    if (name === "triple-I") continue;
    expect(listed(place.board)).toMatchObject({ name, solutions: count });
    expect(unusedOn(place.board)).toBe(others(pieces));
    expect(formatAddress(place)).toBe("#play/" + name);
    expect(parseAddress("#play/" + name).place).toEqual(place);
  }
});

test("another board is shown in the same view", () => {
  expect(arrival("wall", EMPTY)).toEqual(WALL);
  expect(arrival("play", EMPTY)).toEqual(TODAY);
  expect(arrival("play", "xxxxx")).toEqual(showing("play", "xxxxx"));
});

test.each<[string, Place, boolean]>([
  ["", TODAY, true],
  ["#play", TODAY, true],
  ["#play/6x10", START, true],
  ["#play/10X6", START, true],
  ["#play/6x10?puzzle=hard", START, false],
  ["#wall/6x10?puzzle=hard-12", WALL, false],
  ["#nothing/at_all?x=y&&=", TODAY, false],
  ["#play/xx_xxx", TODAY, false],
  ["#play/LLx%20", TODAY, false],
  ["#play/...._.xx._...._....", showing("play", "xx"), true],
  ["#play/" + "x".repeat(5000), showing("play", "x".repeat(5000)), true],
  ["#play/" + "x".repeat(5001), TODAY, false],
  ["#play/" + "x_".repeat(250) + "x", TODAY, false],
  ["#wall/6x10/1853?pins=XWX", { ...WALL, number: 1853, pins: "XW" }, true],
  ["#wall/6x10/2339?pins=XWq", { ...WALL, number: 2339, pins: "XW" }, false],
  ["#wall/6x10/07?pins=xx", WALL, false],
  ["#play/6x10/7?pins=X", START, true],
  ["#wall/6x10/1e3", WALL, false],
  ["#wall/6x10/1000000", WALL, false],
  ["#wall/6x10/2340", WALL, false],
  ["#wall/6x10/0", WALL, false],
  ["#wall/6x10/-1", WALL, false],
  ["#solutions/6x10?number=2340", WALL, false],
  ["#wall/xx_xx/99", { ...showing("wall", "xx xx"), number: 99 }, true],
  ["#play/AAAAA", TODAY, false],
  ["#constructor/6x10", START, false],
  ["#play/6x10?puzzle=easy-0000-01-01", START, false],
])("%s is read as far as it can be", (hash, place, readable) => {
  expect(parseAddress(hash)).toEqual({ place, readable });
});

test.each<[old: string, today: string]>([
  // Every kind of address that version 6 made.
  // And of version 8.
  ["#watch/8x8-centre", "#wall/8x8-centre"],
  ["#draw/heart", "#play/heart"],
  ["#draw/..._.xx", "#play/xx"],
  ["#play/UUXxx_UXXXx_UUXxx?puzzle=hard-12", "#play/UUXxx_UXXXx_UUXxx?puzzle=hard-12"],
  ["#solutions/6x10", "#wall/6x10"],
  ["#solutions/6x10?number=1853", "#wall/6x10/1853"],
  ["#solutions/heart?number=7", "#wall/heart/7"],
  ["#solutions", "#wall/6x10"],
  ["#solutions/xxxxx_xx...", "#wall/xxxxx_xx..."],
  ["#program", "#wall/6x10"],
  ["#program/3x5", "#wall/3x5"],
  ["#program/UUXPP_UXXXP_UUXPP", "#wall/UUXPP_UXXXP_UUXPP"],
  ["#program/UUXxx_UXXXx_UUXxx", "#wall/UUXxx_UXXXx_UUXxx"],
])("the old address %s leads to %s", (old, today) => {
  const { place, readable } = parseAddress(old);
  expect([formatAddress(place), readable]).toEqual([today, true]);
});

test("what has no room in the browser is remembered as long as the tab is open, and that is said once", async () => {
  let isFull = true;
  const stored = storage({ "pentomino-quine/old": "1", "pentomino-quine/some": "3", other: "2" }, () => isFull);
  storage({}, () => false, "sessionStorage");
  /** What the page remembers after a reload. */
  const again = async () => (vi.resetModules(), (await import("../tools/page/place/memory.ts")).recall("some"));
  const replaceState = vi.fn();
  vi.stubGlobal("history", { replaceState });
  remember("some", 4);
  expect([recall("some"), recall("old"), isAllKept()]).toEqual([4, 1, false]);
  expect([isNewlyFull(), isNewlyFull()]).toEqual([true, false]);
  expect(remembered()).toEqual(expect.arrayContaining(["some", "old"]));
  expect(remembered()).not.toContain("other");
  expect(await again()).toBe(4);
  // Then a reload must read the address as a new one.
  writeBar("replaceState", "#one");
  isFull = false;
  remember("some", 5);
  writeBar("replaceState", "#two");
  expect(replaceState.mock.calls.map(([state]) => state)).toEqual([null, true]);
  expect([stored["pentomino-quine/some"], recall("some")]).toEqual(["5", 5]);
  expect(await again()).toBe(5);
});

test.each<[what: string, error: string, words: string]>([
  ["the text", "", ""],
  ["nothing, if the user leaves the sheet", "AbortError", ""],
  ["nothing, if the system refuses", "DataError", "Your system did not share it."],
])("the sheet of the system gets %s", async (_, name, words) => {
  const send = vi.fn(() => (name ? Promise.reject(Object.assign(Error(), { name })) : undefined));
  vi.stubGlobal("navigator", { share: send });
  expect(await share({ text: "a" })).toBe(words);
  expect(send.mock.calls).toEqual([[{ text: "a" }]]);
});

test.each([
  // A puzzle, and the one of its level to which the month leads.
  ["6x10", "hard-1234", "Puzzle 1,234", "hard-2026-11-01"],
  ["6x10", "easy-2025-11-21", "21 November 2025", "easy-2026-11-01"],
  ["6x10", "easy-2026-11-21", "21 November", "easy-2026-11-01"],
  ["heart", "", "Heart, empty board", "easy-2026-11-01"],
])("%s, %s: %s; %s", (board, name, title, first) => {
  const puzzle = readPuzzle(name);
  expect(puzzleOn(puzzle, "2026-11-01").name).toBe(first);
  expect(titleOf({ ...showing("play", boardOf(board)), puzzle }, "2026-11-24")).toBe(title);
  expect(puzzlesBeside(puzzle, "2026-11-24")).toContainEqual(puzzle ?? readPuzzle("easy-2026-11-24"));
});

test.each([
  ["easy-2099-01-01", "the puzzle of 1 January 2099 is still to come"],
  ["hard-2026-11-25", "the puzzle of 25 November 2026 is still to come"],
  ...["easy-2026-11-24", "easy-2025-12-31", "hard-9999", ""].map((puzzle) => [puzzle, ""]),
])("the puzzle %j: %j", (puzzle, refusal) => expect(refusalOn("2026-11-24", readPuzzle(puzzle))).toBe(refusal));
