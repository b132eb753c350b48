// Pieces in the hand, keys, and colours.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { boardOf } from "../tools/page/place/address.ts";
import { emptyHand, type Hand, handle, type HandEvent, shadowOf } from "../tools/page/hand/hand.ts";
import * as laying from "../tools/page/hand/laying.ts";
import { dragged, type Pointer } from "../tools/page/hand/pointer.ts";
import { ARROWS, keyOf, KEYS } from "../tools/page/parts/keys.ts";
import { COLOURS, NIGHT } from "../tools/boards/colours.ts";
import { cellsOf, isFree, LETTERS, placeOf, withoutPiece, withPiece } from "../tools/boards/cells.ts";
import { allSolutions, ROOT } from "./run.ts";

const EMPTY = boardOf("6x10")!;

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
  ["where it does not fit, if nothing else is near", -2.4, -0.6, "VXVxx XXXxx VXxxx xxxxx xxxxx"],
  ["beside the board", 0, 4.4, undefined],
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

test.each(Object.values(KEYS).flatMap((rows) => Object.entries(rows)))("what %s does names it: %s", (keys, words) =>
  expect(words).toContain(keys.match(/\w+|\+/)![0]),
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

  test("after a drop where it does not fit, a press turns a piece, if none was turned before", () => {
    const [drop, touch] = [[carry([0, 1, 2, 3, 4]), release(false)], { ...pick("I"), byKeys: false }];
    const lies = (...events: HandEvent[]) => {
      const { held, hasTurned } = play(board, ...drop, ...events).hand;
      return [held!.piece, hasTurned];
    };
    const [lying, upright] = ["IIIII", "I I I I I"];
    expect(lies(touch)).toEqual([upright, true]);
    expect(lies(touch, touch)).toEqual([lying, true]);
    expect(lies(pick("I"))).toEqual([lying, false]);
    expect(lies(touch, { type: "escape" }, touch)).toEqual([upright, true]);
    expect(lies({ ...touch, letter: "X" }, { type: "turn" }, { type: "remove" }, touch)).toEqual([lying, true]);
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
