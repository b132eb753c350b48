// What the page thinks, without a browser: addresses, pieces in the hand, and what is left of a board.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wcagContrast } from "culori";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
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
  taskFor,
  unusedOn,
  VIEWS,
} from "../tools/page/place/address.ts";
import { faceOf, sayCell } from "../tools/page/board/face.ts";
import { emptyHand, type Hand, handle, type HandEvent, shadowOf } from "../tools/page/hand/hand.ts";
import { headlineOf, lessonOf, type Scene, wayOn } from "../tools/page/game/headline.ts";
import { aimOf, followed, hintFrom } from "../tools/page/game/hints.ts";
import * as laying from "../tools/page/hand/laying.ts";
import { dragged, type Pointer } from "../tools/page/hand/pointer.ts";
import {
  addOwn,
  boardOfImage,
  countsOf,
  imagesLike,
  nothingFound,
  numberOf,
  ownOf,
} from "../tools/page/search/found.ts";
import * as games from "../tools/page/game/game.ts";
import { dayAt, markAt, sayStreak, streak } from "../tools/page/game/record.ts";
import { messageOf } from "../tools/page/game/message.ts";
import { ARROWS, keyOf } from "../tools/page/parts/events.ts";
import { writeBar } from "../tools/page/place/history.ts";
import { isAllKept, isNewlyFull, recall, remember, remembered } from "../tools/page/place/memory.ts";
import { BOARDS } from "../tools/boards/named.ts";
import { COLOURS, NIGHT } from "../tools/boards/colours.ts";
import { monthOf } from "../tools/words/days.ts";
import {
  cellsOf,
  crop,
  isFree,
  LETTERS,
  lettersOf,
  others,
  placeOf,
  withoutPiece,
  withPiece,
} from "../tools/boards/cells.ts";
import { isDrawable, programOf, textAs } from "../tools/page/program/source.ts";
import { readPuzzle } from "../tools/puzzles/puzzles.ts";
import { share } from "../tools/page/place/share.ts";
import { puzzleOn, puzzlesBeside, refusalOn, titleOf } from "../tools/page/place/titles.ts";
import type { Summary } from "../tools/solver/solver.ts";
import { holeIn } from "../tools/solver/steps.ts";
import { outlineOf } from "../tools/twin/picture.ts";
import { allSolutions, ROOT } from "./run.ts";

const EMPTY = boardOf("6x10")!;

/** A game as version 7 stored it. */
const older = (game: any) => {
  const { moves: _, ...rest } = Object(game);
  return game?.positions ? rest : game;
};

/** What a browser stores; it may be full. */
const storage = (stored: Record<string, string> = {}, isFull = () => false, name = "localStorage") => {
  const setItem = (key: string, text: string) => {
    if (isFull()) throw Error("full");
    stored[key] = text;
  };
  vi.stubGlobal(name, Object.defineProperty(stored, "setItem", { value: setItem }));
  return stored;
};
beforeEach(() => void storage());

const boards = fc
  .tuple(
    fc.integer({ min: 1, max: 12 }),
    fc.string({ unit: fc.constantFrom(..."x.", ...LETTERS), minLength: 12, maxLength: 144 }),
  )
  .map(([width, cells]) => cells.match(RegExp(`.{${width}}`, "g"))!.join(" "));

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

test("a piece is held near its middle, turns clockwise, and is mirrored left to right", () => {
  const N = laying.take("N");
  expect([N, laying.turn(N), laying.mirror(N)].map(({ piece, grip }) => [piece, ...grip])).toEqual([
    ["..NN NNN.", 1, 2],
    ["N. N. NN .N", 2, 0],
    ["NN.. .NNN", 1, 1],
  ]);
  // Of two cells that are as near, the first.
  expect(laying.take("V").grip).toEqual([0, 1]);
});

test("over any cell a piece stays within the board, and lifted from any of its cells it lies there again", () => {
  for (const letter of LETTERS)
    for (const at of cellsOf(EMPTY, "x")) {
      const cells = laying.under(EMPTY, laying.take(letter), at)!;
      const laid = withPiece(EMPTY, letter, cells);
      expect([EMPTY, laid].map((board) => isFree(board, cells))).toEqual([true, false]);
      expect(withoutPiece(laid, letter)).toBe(EMPTY);
      const one = cells[at % 5];
      const lifted = laying.lift(laid, one)!;
      expect([lifted.piece, laying.under(EMPTY, lifted, one)]).toEqual([laying.take(letter).piece, cells]);
      // Where there is room it is over the cell.
      const [y, x] = placeOf(EMPTY, at);
      if (y >= 2 && y < 4 && x >= 3 && x < 7) expect(cells).toContain(at);
    }
  for (const at of [0, -1, EMPTY.indexOf(" ")]) expect(laying.lift(EMPTY, at)).toBe(undefined);
});

test.each([
  // By how much it is held off a place that it fits, and where it then lies.
  ["where it is", 0, 0, "VVVxx Vxxxx VxXxx xXXXx xxXxx"],
  ["a bit off", -0.4, 0.3, "VVVxx Vxxxx VxXxx xXXXx xxXxx"],
  ["where the nearest is not free", -1.7, 0, "VVVxx VxXxx VXXXx xxXxx xxxxx"],
  ["far off", -2.4, -0.6, undefined],
])("a piece snaps to the nearest place: %s", (_, down, right, expected) => {
  const board = "VVVxx Vxxxx Vxxxx xxxxx xxxxx";
  const cells = laying.nearest(board, laying.take("X"), [2 + down, 1 + right]);
  expect(cells && withPiece(board, "X", cells)).toBe(expected);
});

// English; German and French, where the letter decides; Russian, Greek and Hebrew, where its place does; others.
test.each(
  "z KeyZ Z,z KeyY Z,w KeyZ W,я KeyZ Z,ς KeyW W,' KeyW W,Escape Escape ESCAPE,é KeyW É,ф  Ф"
    .split(",")
    .map((row) => row.split(" ")),
)("the key %s at %s is %s", (key, code, meant) => expect(keyOf({ key, code })).toBe(meant));

// From the middle of nine cells.
test.each(["LEFT d", "RIGHT f", "UP b", "DOWN h"].map((row) => row.split(" ")))(
  "the arrow %s leads to %s",
  (key, cell) => {
    const [x, y] = ARROWS["ARROW" + key];
    expect("abc def ghi"[5 + x + 4 * y]).toBe(cell);
  },
);

describe("the hand", () => {
  const board = "VVVxx Vxxxx Vxxxx xxxxx xxxxx";
  const play = (on: string, ...events: HandEvent[]) =>
    events.reduce((before, event) => ({ ...before, ...handle(before.hand, event, before.board ?? on, "V") }), {
      hand: emptyHand(on),
    } as ReturnType<typeof handle>);
  const pick = (letter: string) => ({ type: "pick", letter, byKeys: true }) as const;
  const press = (at: number, byKeys = false) => ({ type: "press", at, byKeys }) as const;
  const carry = (near?: number[]) => ({ type: "carry", held: laying.take("I"), near }) as const;
  const release = (isAway: boolean) => ({ type: "release", isAway }) as const;
  const [reach, remove] = [{ type: "reach", at: 27, byKeys: true } as const, { type: "remove" } as const];
  const LAID = "VVVxx Vxxxx Vxxxx xxxxx IIIII";

  test.each<[string, string, HandEvent[], string, (string | undefined)?, string?]>([
    ["a piece is picked up", board, [pick("I")], "held"],
    ["and let go", board, [pick("I"), { type: "escape" }], "empty"],
    ["it is laid where it is pressed", board, [pick("I"), press(26)], "empty", LAID],
    ["or not, if it does not fit there", board, [pick("I"), press(1)], "held", undefined, "I"],
    ["it is laid where it is carried", board, [carry([24, 25, 26, 27, 28]), release(false)], "empty", LAID],
    ["but moves on by keys", board, [carry([24, 25, 26, 27, 28]), reach], "held"],
    ["a click lays it as well", board, [carry([24, 25, 26, 27, 28]), press(1)], "empty", LAID],
    ["off the board it is put away", LAID, [carry(), release(true)], "empty", board],
    ["on the board, where it does not fit, it goes back", LAID, [carry(), release(false)], "empty", LAID, "I"],
    ["one that lies there is lifted", LAID, [press(27)], "held"],
    ["and put away", LAID, [press(27), remove], "empty", board],
    ["its letter lifts it as well", board, [pick("I"), press(26), pick("I")], "held", LAID],
    ["or put away where the keyboard is", LAID, [reach, remove], "empty", board],
    ["one that is given stays", board, [press(0)], "empty", undefined, "V"],
    ["also under the keyboard", board, [{ ...reach, at: 0 }, remove], "empty", undefined, "V"],
  ])("%s", (_, on, events, state, next, refused) => {
    const last = play(on, ...events);
    expect([last.hand.state, last.board, last.refused]).toEqual([state, next, refused]);
  });

  test("a piece picked again is turned, one is mirrored, and the keyboard goes on where a pointer has pressed", () => {
    expect(play(board, pick("F"), pick("F")).hand.held).toEqual(laying.turn(laying.take("F")));
    expect(play(board, pick("F"), { type: "mirror" }).hand.held).toEqual(laying.mirror(laying.take("F")));
    const [picks, some] = [[pick("F"), pick("F")], [pick("F"), { type: "mirror" }, pick("I"), press(26)] as const];
    expect([play(board, ...picks), play(board, ...some)].map(({ hand }) => hand.hasTurned)).toEqual([true, false]);
    expect([press(6), press(27), pick("I")].map((event) => play(LAID, event).hand.at)).toEqual([6, 27, 24]);
    const laid = [false, true].map((byKeys) => play(board, pick("I"), press(26, byKeys), pick("F")).hand.hasKeyed);
    expect(laid).toEqual([false, true]);
  });

  test("a piece is laid by a press on any cell of its place, and lies in the tray as it was turned", () => {
    const all = allSolutions("6x10")[0];
    for (const at of cellsOf(EMPTY, "x")) {
      const letter = all[at];
      const on = withoutPiece(all, letter);
      const hand = { ...emptyHand(on), turned: { [letter]: laying.lift(all, at)!.piece } };
      const { hand: held } = handle(hand, { type: "pick", letter, byKeys: false }, on, "");
      expect(handle(held, press(at), on, "").board).toBe(all);
      const turned = handle(held, { type: "turn" }, on, "").hand;
      const away = handle(turned, { type: "remove" }, on, "").hand;
      expect(handle(away, pick(letter), on, "").hand.held).toEqual(turned.held);
    }
  });

  const [I, X] = ["I", "X"].map((letter) => laying.take(letter));
  const SLID = "VVVxx VxXxx VXXXx xxXxx xxxxx";
  test.each<[string, string, string, string, [number, number], "up" | "cancel", ...(string | undefined)[]]>([
    // The board, what points, what it drags (what the hand holds already is in brackets), where to, and how it ends.
    ["lays it", board, "mouse", "I", [4.4, 2.5], "up", "empty", LAID],
    ["carries it above a finger", board, "touch", "I", [5.9, 2.5], "up", "empty", LAID],
    ["and only trembles is a click", board, "touch", "I", [6.1, 2], "up", "empty"],
    ["leaves it where it was, if it does not fit", LAID, "mouse", "I", [1, 3], "up", "empty", LAID, "I"],
    ["puts it away off the board", LAID, "mouse", "I", [4.5, 9], "up", "empty", board],
    ["lets go when it is cancelled", board, "touch", "I", [4.4, 2.5], "cancel", "empty"],
    ["slides it to where it is pressed", board, "touch", "(X)", [2.5, 2.5], "up", "empty", SLID],
    ["or keeps it", board, "touch", "(X)", [0.5, 0.5], "up", "held", undefined, "X"],
  ])("a pointer that drags a piece %s", (_, on, kind, what, to, end, ...expected) => {
    const piece = what === "I" ? I : X;
    let pointer: Pointer = {};
    let last: ReturnType<typeof handle> = { hand: emptyHand(on) };
    if (what === "(X)") last.hand = { ...last.hand, state: "held", held: piece };
    for (const type of ["down", "move", end] as const) {
      const news = { type, at: type === "down" ? ([6, 2] as const) : to, side: 40, kind, isPressed: true, piece };
      const next = dragged(pointer, news, last.hand, on);
      pointer = next.pointer;
      for (const act of next.acts) last = { ...last, ...handle(last.hand, act, last.board ?? on, "V") };
    }
    expect([last.hand.state, last.board, last.refused]).toEqual([...expected, undefined, undefined].slice(0, 3));
  });

  test.each([
    // What points, what is under it when it lets go, and what becomes of the piece.
    ["mouse", "turn", "carried", laying.turn(laying.take("L"))],
    ["mouse", "mirror", "carried", laying.mirror(laying.take("L"))],
    ["mouse", undefined, "empty", undefined],
    ["touch", "turn", "empty", undefined],
  ])("is turned by a %s that drops it on %j: %s", (kind, on, state, held) => {
    const L = laying.take("L");
    const hand: Hand = { ...emptyHand(board), state: "carried", held: L };
    const news = { type: "up", at: [6, 9], side: 40, kind, isPressed: false, piece: undefined, on } as const;
    const { acts } = dragged({ drag: { from: [6, 2], piece: L, state: "taking" } }, news, hand, board);
    const last = acts.reduce((before, act) => handle(before, act, board, "V").hand, hand);
    expect([last.state, last.held]).toEqual([state, held]);
  });

  test("shows those who move it by keys where its piece fits", () => {
    const { hand } = play(board, pick("I"));
    const seen = [{ at: 26 }, { at: 1 }, { at: 26, byKeys: false }].map((more) => ({ ...hand, ...more }));
    expect(seen.map((each) => shadowOf(each, board).laid)).toEqual([LAID, undefined, undefined]);
  });
});

describe("the headline", () => {
  const [empty, some, full] = ["xxxxx xxxxx xxxxx", "IIIII xxxxx xxxxx", "UUXPP UXXXP UUXPP"];
  const fresh = { puzzle: readPuzzle(""), game: games.newGame(empty), hand: emptyHand(empty) };
  const counts = { left: 28, ways: undefined, count: 7, which: 0 };
  const seen = { isForeign: false, asked: empty, laid: undefined, hint: undefined, cut: [], own: [] };
  const scene: Scene = { ...fresh, ...counts, ...seen, refusal: "", lesson: "", told: "" };
  const game = games.moved(fresh.game, some);
  const byKeys = { ...fresh.hand, byKeys: true };
  const hand: Hand = { ...byKeys, held: laying.take("L") };
  const solved = { ...games.newGame(full), seconds: 75 };
  const byHints = { ...solved, positions: [empty, full], at: 1, log: "?U?XP" };

  test.each<[Partial<Scene>, string, (string | undefined)?, boolean?]>([
    [{ game: undefined, refusal: "there is none" }, "There is none.", undefined, true],
    // Nothing is known of a board that is not there yet.
    [{ game: undefined, puzzle: readPuzzle("easy-1") }, "Finding the puzzle …"],
    [{ puzzle: readPuzzle("easy-1") }, "Fill the board.", "It has one answer."],
    [{ game: games.newGame(some, full) }, "Drag the two pieces in."],
    // Those who came by keys cannot.
    [{ game: games.newGame(some, full), hand: byKeys, lesson: "Type L." }, "Type L."],
    [{ puzzle: readPuzzle("easy-1"), hand: byKeys, lesson: "Type L." }, "Fill the board.", "Type L."],
    // The promise is made once: it stays while a piece is in the hand, and is gone after the first move.
    [{ puzzle: readPuzzle("easy-1"), hand }, "L does not fit here.", "It has one answer."],
    [{ puzzle: readPuzzle("easy-1"), game }, "2 pieces left."],
    // It is said once, by the line or by the headline.
    [{ puzzle: readPuzzle("easy-1"), game, hand, told: "L does not fit here. Turn it." }, "L does not fit here."],
    [{ puzzle: readPuzzle("easy-1"), game, told: "L does not fit here." }, "2 pieces left.", "L does not fit here."],
    [{ game: solved, which: 3 }, "Solved! 1:15, no hints", "Solution 3 of 7."],
    [{ game: solved, which: 3, own: [3, 5] }, "Solved! 1:15, no hints", "Solution 3 of 7. 2 of 7 are yours."],
    [{ game: solved, own: [5] }, "Solved! 1:15, no hints", ""],
    [{ own: [5] }, "7 solutions.", "1 of 7 is yours."],
    [
      { puzzle: readPuzzle("easy-1"), game, cut: [7] },
      "2 pieces left.",
      "No piece fits this hole: take one back.",
      true,
    ],
    [{ game: { ...solved, log: "UP!" }, which: 3, own: [5] }, "This is the answer.", "Solution 3 of 7."],
    [{ game: solved, which: 3, isForeign: true }, "This link shows a solution.", "Solution 3 of 7."],
    [{ game: byHints, which: 3, own: [5] }, "Solved! 1:15, 2 hints", "Solution 3 of 7. Mostly by hints: not counted."],
    [{ hint: { letter: "L", cells: [] } }, "L goes here.", "Press Hint again to place it."],
    [{ game, hint: { letter: "I", cells: [] } }, "I is in the wrong place.", "Press Hint again to take it back.", true],
    [{ hand: { ...hand, byKeys: false } }, "7 solutions.", ""],
    [{ hand, laid: some }, "L fits here."],
    [{ hand, laid: some, ways: 0 }, "L here leaves no way to go on."],
    [{ left: undefined }, "Counting …"],
    [{ left: 7 }, "7 solutions.", ""],
    [{ left: 0 }, "This board has no solution.", undefined, true],
    [{ game, left: 1 }, "1 way left."],
    [{ lesson: "Press it.", game, left: 1 }, "1 way left.", "Press it."],
    [{ lesson: "Press it.", game, puzzle: readPuzzle("easy-1") }, "2 pieces left.", "Press it."],
    [{ lesson: "Press it.", game, left: 0 }, "No way to go on.", "Take a piece back.", true],
  ])("%j: %s", (more, words, rest, isBad) => {
    expect(headlineOf({ ...scene, ...more })).toEqual({ words, more: rest, isBad });
  });

  test.each<[string, string, string, string?]>([
    // A puzzle, what was done, and what the main button says and leads to.
    ["easy-2026-11-21", "UP", "Next: Medium", "medium-2026-11-21"],
    ["expert-2026-11-21", "UP", "New puzzle", "expert-99"],
    ["easy-2026-11-21", "U!", "New puzzle", "easy-99"],
    ["first", "UP", "Today’s puzzle", "easy-2026-11-22"],
    ["", "UP", ""],
  ])("after %j, %j, there is a way on: %s", (name, log, words, next) => {
    const puzzle = readPuzzle(name);
    const place = { ...showing("play", name === "first" ? games.FIRST.answer : full), puzzle };
    const way = wayOn(place, { ...solved, log }, "2026-11-22", 99);
    expect([way?.[0] ?? "", way?.[1].name]).toEqual([words, next]);
  });

  test("counts on the board that is played, and with what is held, once all is found", () => {
    const all = allSolutions("3x5").map(lettersOf);
    const found = { ...nothingFound(empty), solutions: all, summary: {} as Summary };
    const [one, other] = all.map((letters) => letters.replace(/.{5}(?!$)/g, "$& "));
    const laid = one.replace(/[^P ]/g, "x");
    expect(countsOf(found, empty, laid)).toMatchObject({ left: 28, ways: 1, count: 7, which: 0 });
    expect([one, other].map((each) => countsOf(found, each, undefined))).toMatchObject([
      { left: 1, ways: undefined, which: 1 },
      { left: 1, ways: undefined, which: 2 },
    ]);
    const early = countsOf({ ...found, summary: undefined! }, one, laid);
    expect(early).toMatchObject({ left: undefined, ways: undefined, which: 0 });
  });

  const KEYS = "Arrows move it, R turns, M mirrors, Enter lays it, Escape puts it back.";
  const held = laying.take("L");
  test.each<[Partial<Hand>, boolean, boolean, string]>([
    // The hand, whether a piece is laid, and whether there is a mouse.
    [{}, false, false, ""],
    [{ byKeys: true }, false, true, "Type T or U to take a piece."],
    [{ byKeys: true, hasKeyed: true }, false, true, ""],
    [{}, true, false, "Press a piece in the tray twice to turn it."],
    [{ held }, false, false, "Press it to turn it."],
    [{ held }, false, true, "The wheel, a right click or R turns the piece that you hold."],
    [{ held, hasTurned: true }, true, true, ""],
    [{ held, byKeys: true, hasTurned: true }, true, true, KEYS],
    [{ held, byKeys: true, hasKeyed: true }, true, true, ""],
  ])("teaches what a hand can do: %j, %j, %j", (more, isBegun, isMouse, words) => {
    expect(lessonOf({ ...emptyHand(empty), ...more }, "TU", isBegun, () => isMouse)).toBe(words);
  });
});

describe("a game", () => {
  const start = "VVVxx Vxxxx Vxxxx";
  const play = (...positions: string[]) =>
    positions.reduce((game, board) => games.moved(game, board), games.newGame(start));
  const [one, two] = ["VVVYY Vxxxx Vxxxx".replace(/Y/g, "I"), "VVVxx VIIxx Vxxxx"];

  test("is a list of positions: a move is added to it, and takes away what was taken back", () => {
    const game = play(one, two);
    expect(game).toMatchObject({ positions: [start, one, two], at: 2 });
    const back = games.stepped(games.stepped(game, -1)!, -1)!;
    expect([back.at, games.stepped(back, -1), games.stepped(back, 1)?.at]).toEqual([0, undefined, 1]);
    expect(games.moved(back, two)).toMatchObject({ positions: [start, two], at: 1 });
    // To begin again is a move as well, also after one.
    expect(games.stepped(play(one, start), -1)).toMatchObject({ positions: [start, one, start], at: 1 });
  });

  test("that is solved goes back no more, if it was a puzzle; and others see what was given", () => {
    const solved = play("VVVFF Vxxxx Vxxxx", "VVVWW VPPWW VPPPW");
    expect([games.isSolved(solved), games.lastLaid(solved), games.stepped(solved, -1)?.at]).toEqual([true, "W", 1]);
    expect(games.lastLaid(play("VVVFF Vxxxx Vxxxx", "VVVFF VWWxx Vxxxx"))).toBe("W");
    expect(games.stepped({ ...solved, answer: "VVVWW VPPWW VPPPW" }, -1)).toBe(undefined);
    expect(faceOf(solved.positions[0])).toBe("🟫🟫🟫⬜⬜\n🟫⬜⬜⬜⬜\n🟫⬜⬜⬜⬜");
    // Pieces that touch have different colours.
    expect(faceOf("IIIII xTT.x")).toBe("🟦🟦🟦🟦🟦\n⬜🟨🟨⬛⬜");
    expect(faceOf("FP F.")).toBe("🟪🟦\n🟪⬛");
  });

  const END = "VVVFF VFFLL VLFLL";
  const MOVES = ["VVVxx VIIII VxxIx", start, "VVVFx Vxxxx Vxxxx", "VVVFx VxxLL VLxLL"];
  type Act = (game: games.Game) => games.Game;
  const back: Act = (game) => games.stepped(game, -1)!;
  const lay =
    (board: string): Act =>
    (game) =>
      games.moved(game, board);
  test.each<[string, Act[], string, string]>([
    ["at once", [lay("VVVFF VFFxx VxFxx")], "🟪🟥", "1:15, 2 moves, no hints"],
    ["in another order", [lay("VVVxx VxxLL VLxLL")], "🟥🟪", "1:15, 2 moves, no hints"],
    ["with pieces moved and taken back", MOVES.map(lay), "↩️🟥↩️🟪", "1:15, 4 moves, 2 taken back, no hints"],
    ["by Undo", [lay(MOVES[0]), back, lay("VVVxx VxxLL VLxLL")], "↩️🟥🟪", "1:15, 3 moves, 1 taken back, no hints"],
    ["with hints", [games.hinted, lay("VVVFF VFFxx VxFxx"), games.hinted], "💡🟪💡🟥", "1:15, 2 moves"],
  ])("of a puzzle that was solved %s is sent on without its answer", (_, acts, row, how) => {
    const fresh = { ...games.newGame(start, END), seconds: 75 };
    const game = [...acts, lay(END)].reduce((before, act) => act(before), fresh);
    const place = { ...showing("play", start), puzzle: readPuzzle("easy-2026-11-21") };
    const title = "The pentomino quine, 3x5, 21 November 2026, easy";
    const first = `${row.includes("💡") ? "With 2 hints, " : ""}I solved a pentomino puzzle.`;
    const program = `${first} My solution is a program that prints the next solution.`;
    expect(messageOf(place, game, true)).toEqual([program, title, row, how]);
    const numbered = messageOf({ ...place, puzzle: readPuzzle("hard-3") }, game, false);
    expect(numbered).toEqual([first, "The pentomino quine, 3x5, puzzle 3, hard", row, how]);
    const own = messageOf({ ...place, puzzle: readPuzzle("") }, { ...game, answer: "" }, false);
    expect(own).toEqual([first, "The pentomino quine, 3x5", faceOf(END)]);
    expect(messageOf(showing("play", games.FIRST.answer), game, true)).toBe(undefined);
  });

  test.each([
    // Of three pieces one is laid by hint, or two, perhaps taken back in between, or before all was begun anew.
    ["?UXP", true],
    ["?U?XP", false],
    ["?U?XP<<?PXP", false],
    ["?U?X?P<<<UXP", true],
    ["?U?X?P<<<U?X?P", false],
    // A hint that takes a piece back lays none.
    ["U?<?<?XUP", true],
    ["UX!P", false],
  ])("whose log is %s is the player's own: %j", (log, own) => {
    const game = { ...games.newGame(PLACE.board), positions: [PLACE.board, "UUXPP UXXXP UUXPP"], at: 1, log };
    expect(games.isOwn(game)).toBe(own);
  });

  test("of a player who gives up is over, shows the answer, and counts for nothing", () => {
    const place = { ...showing("play", start), puzzle: readPuzzle("easy-2026-11-22") };
    const game = games.givenUp(lay("VVVFF VFFxx VxFxx")(games.newGame(start, END)));
    expect([games.boardNow(game), games.isOver(game), games.isOwn(game)]).toEqual([END, true, false]);
    expect(messageOf(place, game, true)).toBe(undefined);
  });

  test("gives a hint: a piece that is wrong, or else one with little around it; and may follow it", () => {
    const answer = "PPPPPII ....III";
    expect(hintFrom("IIxxxxx ....III", answer)).toEqual({ letter: "I", cells: [0, 1, 12, 13, 14] });
    expect(hintFrom("LLxxxxx ....LLL", answer)).toEqual({ letter: "L", cells: [0, 1, 12, 13, 14] });
    expect(hintFrom("xxxxxxx ....xxx", answer)).toEqual({ letter: "P", cells: [0, 1, 2, 3, 4] });
    expect(hintFrom("PPPPPxx ....xxx", answer)).toEqual({ letter: "I", cells: [5, 6, 12, 13, 14] });
    expect(hintFrom("xxxxxxxxxx", "IIIIILLLLL").letter).toBe("I");
    expect(followed("LLxxxxx ....LLL", { letter: "L", cells: [] })).toBe("xxxxxxx ....xxx");
    expect(followed("PPPPPxx ....xxx", { letter: "I", cells: [5, 6, 12, 13, 14] })).toBe(answer);
    const found = { ...nothingFound("xxxxx xxxxx xxxxx"), solutions: allSolutions("3x5").map(lettersOf) };
    const aims = [0, 0.5, 0.999].map((part) => aimOf(found, "xxxxx xxxxx xxxxx", part)!);
    expect([new Set(aims).size, ...aims.map((aim) => numberOf(found, aim))]).toEqual([3, 1, 4, 7]);
    expect(aimOf(found, "IIIII xxxxx xxxxx", 0)).toBe(undefined);
  });

  test.each([
    ["xxxxx xxxxx", []],
    ["xIxxx IIxxx", [0]],
    ["xxxxI xxIII xxxxI xxxxx xx..x xx.xx", []],
    ["xxIxx xIIIx .xIx. xxIxx", [15, 21, 22]],
    ["xxIxx xxIxx xxIxx xxIxx xxIxx", []],
  ])("in Easy has no hole that no piece fits: %s", (board, cells) => expect(holeIn(board)).toEqual(cells));

  const PLACE = showing("play", boardOf("3x5")!);
  const BLANK_GAME = games.newGame(PLACE.board);
  const [solution, other] = allSolutions("3x5");

  const kept = (game: unknown) => (remember("3x5", older(game)), games.recallGame(PLACE));
  const gameAt = (positions: string[], last = positions.length - 1) => ({ ...BLANK_GAME, positions, at: last });

  const SOLVED = allSolutions("6x10")[0];
  /** A game that was solved in one move, as it is kept. */
  const solvedGame = (solved: string, more: object = {}) => {
    const positions = [solved.replace(/[^FI. ]/g, "x"), solved];
    return { ...games.newGame(positions[0], solved), positions, at: 1, ...more };
  };

  test("of each day counts for days in a row, if it was solved that day", () => {
    const solve = (puzzle: string, day: string, more = {}) =>
      remember(`6x10-${puzzle}`, older(solvedGame(SOLVED, { day, ...more })));
    expect(streak("2026-11-22")).toBe(0);
    solve("easy-2026-11-20", "2026-11-20");
    solve("hard-2026-11-21", "2026-11-21");
    expect(streak("2026-11-22")).toBe(2);
    // A day counts as half if hints have solved it.
    solve("easy-2026-11-22", "2026-11-22", { log: "?L?T?Y?X?W?V?P?U?N?Z" });
    // None counts that nobody can have played, is unfinished, or was given up.
    solve("easy-2026-11-23", "2026-11-23", { seconds: -1 });
    solve("hard-2026-11-23", "2026-11-23", { at: 0 });
    solve("expert-2026-11-23", "2026-11-23", { log: games.GIVEN_UP });
    // One of the archive does not count as its day's.
    solve("easy-2026-11-19", "2026-11-22");
    expect([streak("2026-11-22"), streak("2026-11-23"), streak("2026-11-24")]).toEqual([2.5, 2.5, 0]);
    expect([0, 1, 1.5, 2].map(sayStreak)).toEqual(["", "", "1½ days in a row", "2 days in a row"]);
    const markOf = (puzzle: string) => markAt({ ...showing("play"), puzzle: readPuzzle(puzzle) });
    const marked = ["easy-2026-11-20", "easy-2026-11-22", "medium-1", "expert-2026-11-23"];
    expect(marked.map(markOf)).toEqual(["✓", "½", "", "–"]);
    // The month shows the best result of each day, and each mark has its words.
    const days = ["20", "22", "23", "25"].map((day) => `2026-11-${day}`);
    expect(days.map((each) => dayAt(START, each).end)).toEqual([3, 2, 1, 0]);
    expect(days.map((each) => dayAt(START, each).board)).toEqual([SOLVED, SOLVED, SOLVED, EMPTY]);
    const [day] = days;
    solve(`hard-${day}`, day, { log: games.GIVEN_UP });
    expect(dayAt(START, day)).toEqual({ end: 3, board: SOLVED, said: ["Easy, solved", "Hard, given up"] });
    // Of two that went as well it shows the harder.
    const turned = SOLVED.split(" ").reverse().join(" ");
    remember(`6x10-hard-${day}`, older(solvedGame(turned)));
    expect(dayAt(START, day).board).toBe(turned);
    expect(dayAt(START, days[1]).said).toEqual(["Easy, solved mostly by hints"]);
  });

  test("on an empty board counts for nothing, and a solution that an address brings is seen, and no move", () => {
    const [board, first] = [solution, solution.replace(/[^P ]/g, "x")];
    remember("3x5", older(gameAt([PLACE.board, board])));
    const place = showing("play", board);
    expect(markAt(place)).toBe("");
    const [solved, answered] = [gameAt([board]), { ...BLANK_GAME, answer: board }];
    const all = [BLANK_GAME, undefined, solved, answered].map((game) => games.isForeign(place, game));
    expect(all).toEqual([true, true, false, false]);
    const foreign = [first, ".", "FFFFF"].map((each) => games.isForeign(showing("play", each), BLANK_GAME));
    expect([...foreign, games.isForeign({ ...place, puzzle: readPuzzle("easy-1") }, BLANK_GAME)]).not.toContain(true);
    expect(games.isSolved(games.newGame("."))).toBe(false);
  });

  const [half, most] = ["P", "PL"].map((letters) => solution.replace(RegExp(`[^${letters} ]`, "g"), "x"));
  test.each<[string, string[], string, boolean, ReturnType<typeof games.arrive>]>([
    // What is stored, the board of the address, and whether somebody has typed it or come by a link.
    ["a link to a half-played board is a move", [], half, true, "move"],
    ["also in a game that is further, or elsewhere", [most], half, true, "move"],
    ["Back takes no move back", [half, most], half, false, "overwrite"],
    ["nor does it play one", [], half, false, "overwrite"],
    ["the board on the table stays", [half], half, true, "nothing"],
    ["an empty board is that of any game", [half], PLACE.board, true, "nothing"],
    ["also by Back", [half], PLACE.board, false, "nothing"],
    ["a solution is no move", [half], solution, true, "nothing"],
    ["a game that is solved does not go on", [solution], half, true, "overwrite"],
    ["a full board may be none of pieces", [half], "IIIII FFFFF FFFFF", true, "overwrite"],
    ["no hand lays half a piece", [half], "IIIxx xxxxx xxxxx", true, "overwrite"],
  ])("and the address of another board: %s", (_, positions, board, isNew, what) => {
    expect(games.arrive(gameAt([PLACE.board, ...positions]), board, isNew)).toBe(what);
  });

  test("of a puzzle keeps what was given, whatever an address says", () => {
    const dealt = games.newGame(half, solution);
    const what = [most, most.replace(/P/g, "x")].map((board) => games.arrive(dealt, board, true));
    expect(what).toEqual(["move", "overwrite"]);
  });

  test.each([
    ["2026-11-25", 30, "2026-11-30", 7, "2026-10-31", "2026-12-01"],
    ["2027-02-28", 28, "2027-02-28", 1, "2027-01-31", "2027-03-01"],
  ])("is chosen in a month: of %s it has %i days up to %s, from column %i", (day, ...expected) => {
    const { days, column, before, after } = monthOf(day);
    expect([days.length, days.at(-1), column, before, after]).toEqual(expected);
  });

  test("is judged when it is read, and its seconds are stored with what its player does next", () => {
    games.tick(PLACE);
    expect(games.recallGame(PLACE)).toBe(undefined);
    kept({ ...BLANK_GAME, seconds: 5 });
    const parse = vi.spyOn(JSON, "parse");
    for (const _ of "123") games.tick(PLACE);
    expect(games.recallGame(PLACE)).toMatchObject({ positions: [PLACE.board], at: 0, seconds: 8, day: undefined });
    games.keepGame(PLACE, games.played(PLACE, BLANK_GAME, lay(solution)));
    expect(games.recallGame(PLACE)).toMatchObject({ at: 1, seconds: 8 });
    expect(parse).not.toHaveBeenCalled();
    expect(recall("3x5")).toEqual({ moves: [PLACE.board, games.OLD, solution], answer: "", seconds: 8 });
  });

  test.each([
    ["2026-11-22", 1],
    ["2026-11-23", 0],
  ])("that is opened on %s, and solved a day later, counts for %i days", (day, counted) => {
    const game = games.opened(games.opened(games.newGame(solvedGame(SOLVED).positions[0], SOLVED), day), "2026-11-23");
    games.keepGame({ ...showing("play"), puzzle: readPuzzle("easy-2026-11-22") }, lay(SOLVED)(game));
    expect(streak("2026-11-23")).toBe(counted);
  });

  test("of a first visit lacks two pieces, has one answer, is offered until solved, is not the empty board's", () => {
    const { board, answer } = games.FIRST;
    expect(allSolutions(board, { all: true })).toEqual([answer]);
    // One lies as in the tray, and one has to be turned.
    const [T, U] = ["T", "U"].map((letter) => laying.lift(answer, answer.indexOf(letter))!.piece);
    expect([T, U]).toEqual([laying.turn(laying.take("T")).piece, laying.take("U").piece]);
    const [place, solved] = [board, answer].map((each) => showing("play", each));
    const addresses = ["#wall", "#", ""].map(games.openedAt);
    expect(addresses).toEqual(["#wall", ...Array(2).fill(formatAddress(place))]);
    const elsewhere = [TODAY, showing("play", board.replace(/F/g, "x")), { ...place, view: "wall" } as Place];
    expect([place, solved, ...elsewhere].map(games.isBeginning)).toEqual([true, true, false, false, false]);
    expect([games.nameOfGame(solved), games.nameOfGame(showing("play"))]).toEqual(["first", "6x10"]);
    games.keepGame(place, lay(answer)(games.newGame(board, answer)));
    expect([markAt(solved), markAt(showing("play")), streak("2026-11-22")]).toEqual(["✓", "", 0]);
    expect([games.openedAt(""), games.isBeginning(solved)]).toEqual(["", true]);
    // After another game all is seen, and the first puzzle is offered no more.
    storage();
    remember("3x5", BLANK_GAME);
    expect([games.openedAt(""), games.isBeginning(place)]).toEqual(["", false]);
  });

  test.each([
    [0, "", "row 1, column 1: V, given"],
    // The piece in the hand lies nowhere.
    [4, "I", "row 1, column 5: empty"],
    [10, "", "row 2, column 5: no cell"],
  ])("is read cell by cell, at %i with %j in the hand: %s", (cell, lifted, words) => {
    expect(sayCell("VVVII VIIx.", cell, "V", lifted)).toBe(words);
  });

  test("lives on, also from older pages, which kept a number of hints", () => {
    for (const game of [BLANK_GAME, gameAt([PLACE.board, solution]), gameAt([PLACE.board, solution], 0)])
      expect(kept({ ...game, last: "P" })).toMatchObject(older(game));
    const logs = [0, 2].map((hints) => kept({ ...BLANK_GAME, log: undefined, hints })!.log);
    expect(logs).toEqual(["", games.HINT]);
  });

  test.each([
    ...[null, 5, "x", {}, { positions: {} }, gameAt([]), gameAt([PLACE.board], 7), gameAt([PLACE.board], -1)],
    ...["answer", "seconds", "at"].map((key) => ({ ...BLANK_GAME, [key]: null })),
    ...[{ seconds: -125 }, { seconds: 1e300 }, { log: 5 }, { log: "PU 💡" }, { day: "yesterday" }].map((more) => ({
      ...BLANK_GAME,
      ...more,
    })),
    ...[[solution], ["xxxxx"], ["IIIII xxxxx xxxxx", PLACE.board]].map((positions) => gameAt(positions)),
    ...["IIIxx xxxxx xxxxx", PLACE.board + " IIIII"].map((board) => gameAt([PLACE.board, board])),
    { ...BLANK_GAME, answer: "IIIII IIIII IIIII" },
    { ...gameAt([PLACE.board, solution]), answer: other },
  ])("that no hand has played is left out: %j", (game) => expect(kept(game)).toBe(undefined));

  test("is one list of what was done: the rest follows from it after a reload, and from what version 7 stored", () => {
    const some = ["P", "PL", "U", ""].map((letters) => solution.replace(RegExp(`[^${letters} ]`, "g"), "x"));
    const on: Act = (game) => games.stepped(game, 1) ?? game;
    const act = fc.constantFrom(
      ...some.map(lay),
      games.hinted,
      on,
      (game: games.Game) => games.stepped(game, -1) ?? game,
    );
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const game = acts.reduce((before, each) => each(before), { ...BLANK_GAME, day: undefined } as games.Game);
        games.keepGame(PLACE, game);
        expect(Object.keys(recall("3x5")!)).toEqual(["moves", "answer", "seconds"]);
        expect(games.judged(PLACE, recall("3x5"))).toEqual(game);
        expect(games.judged(PLACE, older(game))).toMatchObject(older(game));
      }),
    );
    const moves = ["<", ">", "IIIxx xxxxx xxxxx", "P", "", 5, "~x", "~?💡", other + " "].map((move) => [
      PLACE.board,
      move,
    ]);
    for (const each of [[], [solution], ...moves])
      expect([each, games.judged(PLACE, { moves: each, answer: "", seconds: 1 })]).toEqual([each, undefined]);
  });

  test("goes on from what another tab has stored, and is solved once and for all", () => {
    const place = { ...PLACE, puzzle: readPuzzle("easy-1") };
    const [given, first, second] = ["X", "XP", "XU"].map((letters) =>
      solution.replace(RegExp(`[^${letters} ]`, "g"), "x"),
    );
    const fresh = games.newGame(given, solution);
    // A tab that has heard of nothing since the beginning. In the end a hint or a move would change the game.
    games.keepGame(place, fresh);
    for (const action of [lay(first), lay(second), lay(solution), games.hinted, lay(first)])
      games.keepGame(place, games.played(place, fresh, action));
    expect(games.recallGame(place)).toMatchObject({ positions: [given, first, second, solution], at: 3 });
    expect(games.recallGame(place)!.log).not.toContain(games.HINT);
    // A puzzle has one answer.
    remember("3x5-easy-1", BLANK_GAME);
    expect(games.recallGame(place)).toBe(undefined);
  });

  test("is left alone by addresses that no hand could reach, and can be played, with anything stored or linked", () => {
    const board = fc.oneof(boards, fc.constantFrom(PLACE.board, solution, solution.replace(/[^P ]/g, "x"), start));
    const answer = fc.oneof(board, fc.constant(""));
    const game = fc.record({ positions: fc.array(board), at: fc.integer({ min: -1, max: 3 }), answer });
    const json = fc.oneof(
      fc.jsonValue(),
      game.map((some) => ({ ...BLANK_GAME, ...some })),
    );
    fc.assert(
      fc.property(json, board, fc.webFragments(), (stored, linked, hash) => {
        const before = kept(stored) ?? BLANK_GAME;
        const { place } = parseAddress(`#play/${linked.replaceAll(" ", "_")}?${hash}`);
        const isMove = games.arrive(before, place.board, true) === "move";
        const next = isMove ? lay(place.board)(before) : before;
        expect(taskFor(games.boardNow(next)).flaw).toBe(undefined);
        expect(outlineOf(games.boardNow(next))).toBe(PLACE.board);
        if (next !== before) expect(games.boardNow(back(next))).toBe(games.boardNow(before));
        expect(parseAddress(formatAddress(parseAddress("#" + hash).place)).readable).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

test.each<[string, string]>([
  ["3x20", boardOf("3x20")!],
  ["three ways", "LLLLxxYYYY LXxxxxxxYI XXXxxxxxxI xXxxxxZZxI xxxxxxxZxI xxxxxxxZZI"],
  ["an image of itself", "xxxxx"],
  ["a tower of twenty", "xxx .x. .x. .x. xxx .x. .x. .x. .x. .x. .x. xxx x.x"],
  ["a tower, one laid", "xxx .x. .x. .X. XXX .X. .x. .x. .x. .x. .x."],
])("the ways to complete a board: %s", (_, board) => {
  // Every way, images and all, found by asking for images.
  const all = allSolutions(board, { all: true });
  const outline = outlineOf(board);
  const found = nothingFound(outline);
  found.solutions = allSolutions(outline).map(lettersOf);
  const images = imagesLike(found, board);
  expect(images).toHaveLength(all.length);
  expect(new Set(images.map((each) => boardOfImage(found, each)))).toEqual(new Set(all));
  expect(numberOf(found, boardOfImage(found, [found.solutions[0], found.mappings.at(-1)!]))).toBe(1);
});

test("the solutions that a player has found are counted, each once, whatever is stored", () => {
  const found = { ...nothingFound("xxxxx xxxxx xxxxx"), solutions: [..."abcdefg"] };
  remember("found-3x5", [2, 2, 9, "3", null, 0, 1.5, {}]);
  for (const which of [2, 4]) addOwn(found, which);
  expect([recall("found-3x5"), ownOf(found), ownOf(nothingFound("xxxxx"))]).toEqual([[2, 4], [2, 4], []]);
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

test("given pieces of a small board have as much of the text as there is room for", () => {
  const board = "VVVxx Vxxxx Vxxxx";
  expect(isDrawable(board)).toBe(false);
  expect(textAs(board)).toMatch(/^var\{raw:\[ink\]\}=O.*\n[^]*\n\/\/ VVVxx Vxxxx Vxxxx\n/);
  const [solution] = allSolutions("6x10");
  expect(textAs(solution)).toBe(programOf(solution));
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

test.each(["light", "dark"])("every piece differs from what is around it: %s", (scheme) => {
  const css = readFileSync(join(ROOT, "tools/page/page.css"), "utf8").replaceAll("var(--night)", NIGHT.paper);
  const colourOf = (name: string) => css.match(`--${name}: light-dark\\((.*), (.*)\\);`)![scheme === "light" ? 1 : 2];
  const edge = colourOf("edge");
  // By its own colour, or by a line that differs from both.
  for (const around of ["tray", "cell", "paper"].map(colourOf))
    for (const colour of Object.values(COLOURS)) {
      const line = edge === "transparent" ? [] : [Math.min(wcagContrast(edge, around), wcagContrast(edge, colour))];
      expect(Math.max(wcagContrast(colour, around), ...line), `${colour} on ${around}`).toBeGreaterThan(1.5);
    }
});
