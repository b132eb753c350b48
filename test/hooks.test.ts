// The hooks of the page without a browser. Preact runs each in a component that shows nothing.

import { h, render } from "preact";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { boardOf } from "../tools/page/place/address.ts";
import { useChanges } from "../tools/page/parts/changes.ts";
import { hearKey } from "../tools/page/parts/keys.ts";
import { useCarry } from "../tools/page/wall/carry.ts";
import { movedTo, nothingFound } from "../tools/page/search/found.ts";
import { useGestures } from "../tools/page/wall/gestures.ts";
import type { Point } from "../tools/page/wall/lay.ts";
import { lettersOf } from "../tools/boards/cells.ts";
import { allSolutions } from "./run.ts";

let page = new EventTarget();
const happens = (name: string, more = {}) => {
  const event = new Event(name);
  for (const [key, value] of Object.entries(more)) Object.defineProperty(event, key, { value });
  page.dispatchEvent(event);
};

beforeEach(() => {
  page = new EventTarget();
  const stubs = {
    addEventListener: page.addEventListener.bind(page),
    matchMedia: () => ({ matches: true }),
  };
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
});

afterAll(() => void vi.unstubAllGlobals());

/** Runs a hook, and again when what it keeps changes, or the page is drawn. Returns a function for its last value. */
const hooked = <Value>(hook: () => Value, changes = useChanges) => {
  let last: Value;
  const Hook = () => (changes(), (last = hook()), null);
  const root = { childNodes: [], firstChild: null } as unknown as HTMLElement;
  render(h(Hook, null), root);
  onTestFinished(() => render(null, root));
  return () => last;
};

/** What has happened is drawn before any timer. */
const drawn = () => new Promise(setImmediate);

test("a piece is carried: by a pointer, and by arrows as long as Shift is down", async () => {
  const all = allSolutions("6x10");
  const found = { ...nothingFound(boardOf("6x10")!), solutions: all.map(lettersOf), summary: {} as never };
  const board = all[910];
  const done: unknown[] = [];
  const carry = hooked(() =>
    useCarry({
      ...{ found, board, pins: "W", isProgram: true, isOn: true },
      pieceAt: () => "X",
      reach: (letter) => done.push("reach " + letter),
      onPins: (pins) => done.push("pins " + pins),
      onDrop: (to) => done.push(to),
    }),
  );
  const seen = async () => {
    await drawn();
    const { board: shown, pins, held, words } = carry();
    return [shown === board, pins, held, words];
  };
  const by = (down: number, right: number) => movedTo(found, { board, pins: "W" }, "X", [down, right]);
  const said = (down: number, right: number) => `Program ${by(down, right)!.number.toLocaleString("en")} of 2,339.`;
  const rest = [true, "W", undefined, ""];
  const misfit = [false, "X", "X", "No solution has X there."];
  expect([carry().grab("."), carry().grab("X")]).toEqual([false, true]);
  carry().end(true);
  carry().grab("X");
  // It is pinned and lit as it moves. The board re-forms as soon as it is seen in other cells.
  carry().move([0, 0.4]);
  expect(await seen()).toEqual([true, "WX", "X", "Program 911 of 2,339."]);
  carry().move([0.3, 0.6]);
  expect(await seen()).toEqual([false, "X", "X", said(0, 1)]);
  // Where nothing fits the board stays as it was, and on release it is back.
  carry().move([1, 9]);
  expect(await seen()).toEqual(misfit);
  carry().end(true);
  expect([await seen(), done]).toEqual([rest, []]);
  carry().grab("X");
  for (const right of [1, 9, 1]) carry().move([0, right]);
  carry().end(true);
  expect(done.splice(0)).toEqual([by(0, 1)]);
  // It is pinned where it was, too; or let go.
  carry().grab("X");
  for (const right of [1, 0]) carry().move([0, right]);
  carry().end(true);
  expect(done.splice(0)).toEqual([{ number: 911, board, pins: "WX" }]);
  carry().grab("X");
  carry().move([0, 1]);
  carry().end(false);
  expect([await seen(), done]).toEqual([rest, []]);
  const target = { closest: () => null };
  const press = (key: string, shiftKey = true) => happens("keydown", { key, code: "", shiftKey, target });
  vi.stubGlobal("document", { querySelector: () => null });
  page.addEventListener("keydown", (event) => hearKey(event as KeyboardEvent));
  press("ArrowRight", false);
  expect(await seen()).toEqual(rest);
  press("ArrowRight");
  press("ArrowUp");
  expect(await seen()).toEqual([false, "X", "X", said(-1, 1)]);
  press("Escape");
  expect(await seen()).toEqual(rest);
  press("ArrowRight");
  for (let i = 0; i < 4; i++) press("ArrowUp");
  expect(await seen()).toEqual(misfit);
  for (let i = 0; i < 3; i++) press("ArrowDown");
  happens("keyup", { key: "Shift" });
  expect([await seen(), done.splice(0)]).toEqual([rest, [by(-1, 1), "reach X"]]);
  for (const key of ["f", "w"]) press(key, false);
  expect(done).toEqual(["pins WF", "reach F", "pins ", "reach W"]);
});

test.each([
  // Each event comes 100 ms after the one before it. Left of 100 there is something to carry.
  ["1 Down 250, 1 Move 255, 1 Up 255", "tap 155,7 false"],
  ["1 Down 250, 1 Cancel 250", ""],
  ["1 Down 250, 1 Move 260, 1 Up 260", "drag 10,0, rest"],
  ["1 Down 250, 2 Down 270, 2 Move 290, 2 Up 290, 1 Up 250", "drag 10,0, zoom 170,7 2, rest"],
  // Two presses are one, if they are near in time and place; a third one is another.
  ["1 Down 250, 1 Up 250, 1 Down 270, 1 Up 270", "tap 150,7 false, tap 170,7 true"],
  ["1 Down 250, 1 Up 250, 1 Down 280, 1 Up 280", "tap 150,7 false, tap 180,7 false"],
  ["1 Down 250, 1 Up 250, 1 Down 250, 1 Move 251, 1 Move 250, 1 Up 250", "tap 150,7 false, tap 150,7 false"],
  [
    "1 Down 250, 1 Up 250, 1 Down 250, 1 Up 250, 1 Down 250, 1 Up 250",
    "tap 150,7 false, tap 150,7 true, tap 150,7 false",
  ],
  // What is carried is put down; a second finger lets it go, and zooms.
  ["1 Down 150, 1 Move 152, 1 Up 152", "let go, tap 52,7 false"],
  ["1 Down 150, 1 Move 260, 1 Up 260", "carry 110,0, put down"],
  ["1 Down 150, 1 Move 260, 1 Cancel 260", "carry 110,0, let go"],
  [
    "1 Down 150, 1 Move 170, 2 Down 190, 2 Move 210, 2 Up 210, 1 Up 170",
    "carry 20,0, let go, drag 10,0, zoom 90,7 2, rest",
  ],
])("a wall hears fingers: %s: %s", (events, expected) => {
  const currentTarget = { getBoundingClientRect: () => ({ x: 100, y: 0 }), hasPointerCapture: () => true };
  const said: string[] = [];
  const hear = (...what: unknown[]) => void said.push(what.join(" "));
  const names = ["tap", "drag", "zoom", "rest", "carry"];
  const [onTap, onDrag, onZoom, onRest, onCarry] = names.map((name) => hear.bind(null, name));
  const onGrab = ([x]: Point) => x < 100;
  const onDrop = (isPutDown: boolean) => hear(isPutDown ? "put down" : "let go");
  const heard = hooked(() => useGestures({ onTap, onDrag, onZoom, onRest, onGrab, onCarry, onDrop }));
  let timeStamp = 0;
  for (const [, finger, name, x] of events.matchAll(/(\d) (\w+) (\d+)/g)) {
    const pointer = { pointerId: +finger, clientX: +x, clientY: 7, timeStamp: (timeStamp += 100) };
    const event = { type: "pointer" + name.toLowerCase(), ...pointer, currentTarget };
    heard()[`onPointer${name}` as "onPointerUp"](event as never);
  }
  expect(said.join(", ")).toBe(expected);
});
