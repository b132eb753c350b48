// The hooks of the page without a browser. Preact runs each in a component that shows nothing.

import { h, render } from "preact";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { boardOf } from "../tools/page/place/address.ts";
import { useChanges } from "../tools/page/parts/changes.ts";
import { movedTo, nothingFound, type Tile } from "../tools/page/search/found.ts";
import { useCarry } from "../tools/page/wall/carry.ts";
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

/** What carries X over a solution of 6x10, on which it is pinned. */
const carrying = (onDrop: (to: Tile) => void) => {
  const all = allSolutions("6x10");
  const found = { ...nothingFound(boardOf("6x10")!), solutions: all.map(lettersOf) };
  const board = all[910];
  const at = board.indexOf("X");
  const carry = hooked(() => useCarry({ found, board, pins: "X", isProgram: true, gripOf: () => at, onDrop }));
  return { found, board, at, carry };
};

test("a pinned piece is carried: by a pointer, and by arrows as long as Shift is down", async () => {
  const dropped: Tile[] = [];
  const { found, board, at, carry } = carrying((to) => dropped.push(to));
  const seen = async () => {
    await drawn();
    return [carry().board === board, carry().words];
  };
  const there = movedTo(found, board, "X", "X", at, at + 1)!;
  const said = `Program ${there.number.toLocaleString("en")} of 2,339.`;
  expect([carry().grab(board.indexOf("I")), carry().grab(at)]).toEqual([false, true]);
  carry().move(at + 1);
  expect(await seen()).toEqual([false, said]);
  // Where nothing fits it stays, and on release it is back.
  carry().move(undefined);
  expect(await seen()).toEqual([false, "No solution has X there."]);
  carry().end(true);
  expect([...(await seen()), dropped]).toEqual([true, "", []]);
  carry().grab(at);
  for (const to of [at + 1, at, at + 1]) carry().move(to);
  carry().end(true);
  expect([...(await seen()), dropped]).toEqual([true, "", [there]]);
  // Put down where it was, it has not moved.
  carry().grab(at);
  for (const to of [at + 1, at]) carry().move(to);
  carry().end(true);
  const press = (key: string, shiftKey = true) => happens("keydown", { key, code: "", shiftKey });
  press("ArrowRight", false);
  expect(await seen()).toEqual([true, ""]);
  press("ArrowRight");
  expect(await seen()).toEqual([false, said]);
  press("Escape");
  expect(await seen()).toEqual([true, ""]);
  press("ArrowRight");
  // What does not fit takes nothing back.
  for (let i = 0; i < 9; i++) press("ArrowUp");
  expect((await seen())[1]).toBe("No solution has X there.");
  happens("keyup", { key: "Shift" });
  expect([...(await seen()), dropped.length]).toEqual([true, "", 2]);
});

test.each([
  ["where nothing fits flies back, its shape and its text", false, [1, NaN], ["60px -40px", "30px -20px"]],
  ["does not fly where nothing may move", true, [1, NaN], []],
  ["does not fly from where it fits", false, [1], []],
])("a piece that is let go %s", (_, matches, ways, expected) => {
  const flights: string[] = [];
  let place = { x: 40, y: 30 };
  class Flying {
    getBoundingClientRect = () => place;
    animate = ({ translate }: { translate?: string[] }) => (flights.push(...(translate?.slice(0, 1) ?? [])), this);
  }
  class SVGPathElement extends Flying {
    ownerSVGElement = { append: () => {} };
    getScreenCTM = () => ({ a: 0.5 });
    cloneNode = () => this;
  }
  const requestAnimationFrame = (next: () => void) => {
    place = { x: 10, y: 50 };
    next();
  };
  const all = [new SVGPathElement(), new Flying()];
  const stubs = { document: { querySelectorAll: () => all }, SVGPathElement, requestAnimationFrame };
  for (const [name, value] of Object.entries({ ...stubs, matchMedia: () => ({ matches }) })) vi.stubGlobal(name, value);
  const { at, carry } = carrying(() => {});
  carry().grab(at);
  for (const way of ways) carry().move(at + way || undefined);
  carry().end(true);
  expect(flights).toEqual(expected);
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
  ["1 Down 150, 1 Move 260, 1 Up 260", "carry 160,7, put down"],
  ["1 Down 150, 1 Move 260, 1 Cancel 260", "carry 160,7, let go"],
  [
    "1 Down 150, 1 Move 170, 2 Down 190, 2 Move 210, 2 Up 210, 1 Up 170",
    "carry 70,7, let go, drag 10,0, zoom 90,7 2, rest",
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
