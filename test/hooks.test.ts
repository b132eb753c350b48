// What fingers do on a wall, as the hook hears it. Preact runs it in a component that shows nothing.

import { h, render } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { useGestures } from "../tools/page/wall/gestures.ts";
import type { Point } from "../tools/page/wall/lay.ts";

/** Runs a hook, and returns what it returns. */
const hooked = <Value>(hook: () => Value): Value => {
  let last: Value;
  const Hook = () => ((last = hook()), null);
  const root = { childNodes: [], firstChild: null } as unknown as HTMLElement;
  render(h(Hook, null), root);
  onTestFinished(() => render(null, root));
  return last!;
};

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
    heard[`onPointer${name}` as "onPointerUp"](event as never);
  }
  expect(said.join(", ")).toBe(expected);
});
