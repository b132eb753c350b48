// The hooks of the page without a browser. Preact runs each in a component that shows nothing.

import { resolveObjectURL } from "node:buffer";
import { createContext, runInContext } from "node:vm";
import { inflateSync } from "node:zlib";
import { h, render } from "preact";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import gallery from "../tools/gallery.ts";
import { puzzle } from "../tools/library.ts";
import { readPuzzle } from "../tools/puzzles/puzzles.ts";
import { FIRST } from "../tools/page/game/game.ts";
import * as tables from "../tools/page/game/table.ts";
import { boardOf, type Place, showing } from "../tools/page/place/address.ts";
import { arriveAtBar, barNow, go } from "../tools/page/place/history.ts";
import { useChanges } from "../tools/page/parts/changes.ts";
import * as laying from "../tools/page/hand/laying.ts";
import { useCarry } from "../tools/page/wall/carry.ts";
import { useHand } from "../tools/page/hand/usehand.ts";
import { movedTo, nothingFound } from "../tools/page/search/found.ts";
import { useGestures } from "../tools/page/wall/gestures.ts";
import { useTiles } from "../tools/page/wall/hanging.ts";
import type { Point } from "../tools/page/wall/lay.ts";
import { Stage } from "../tools/page/wall/stage.tsx";
import { lettersOf } from "../tools/boards/cells.ts";
import { BROWSER, canvas } from "./canvas.ts";
import { allSolutions, inLine, inside } from "./run.ts";

const { stdout: html } = await inside(gallery, ["--out", "-"]);
const SCRIPT = `${inflateSync(Buffer.from(html.match(/atob\("(.*?)"/)![1], "base64"))}`;

/** A worker: it runs its script, which finds no document there, and then hears what it is told. */
class FakeWorker {
  onmessage = (_: { data: unknown }) => {};
  scope;
  constructor(url: string) {
    const postMessage = (data: unknown) => this.onmessage({ data });
    const scope = createContext({ onmessage: undefined, performance, postMessage });
    const script = resolveObjectURL(url)!.text();
    this.scope = script.then((text) => (runInContext(text, scope), scope));
  }
  postMessage = (data: unknown) => this.scope.then((scope) => scope.onmessage({ data }));
  terminate = () => {};
}

/** What the page finds of its elements: all have their corner where the window has its own. */
const element = { getScreenCTM: () => ({ a: 1, e: 0, f: 0 }), style: { setProperty: () => {} }, focus: () => {} };

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
    document: {
      currentScript: { textContent: SCRIPT },
      hasFocus: () => true,
      querySelector: () => element,
      elementFromPoint: () => null,
    },
    localStorage: { setItem: (name: string, text: string) => Object.assign(localStorage, { [name]: text }) },
    matchMedia: () => ({ matches: true }),
    Worker: FakeWorker,
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

test("a worker tells of solutions while it searches, and of each once", async () => {
  const worker = new FakeWorker(URL.createObjectURL(new Blob([SCRIPT])));
  const told: any[] = [];
  await new Promise<void>((resolve) => {
    worker.onmessage = ({ data }: any) => {
      told.push(data);
      if (data.summary) resolve();
    };
    void worker.postMessage({ outline: boardOf("6x10") });
  });
  const all = told.flatMap(({ solutions }) => solutions);
  expect([all.length, new Set(all).size, told.length > 2, told[0].solutions.length > 0]).toEqual([
    2339,
    2339,
    true,
    true,
  ]);
});

test("a puzzle comes from the worker, is played, and seen as another tab has played it", async () => {
  vi.resetModules();
  const { useTable } = await import("../tools/page/game/table.ts");
  const { noticeStored } = await import("../tools/page/place/memory.ts");
  const changes = await import("../tools/page/parts/changes.ts");
  const place = { ...showing("play", boardOf("3x5")), puzzle: readPuzzle("easy-1") };
  const { board: given, solution: answer, left } = puzzle("3x5", "easy", 1);
  const [board, solution] = [given, answer].map(inLine);
  const some = solution.replaceAll(left[0], "x");
  const leave = vi.fn();
  const game = hooked(() => useTable({ place, isNew: true, go: leave, today: "2026-11-21" }), changes.useChanges);
  expect(game()).toMatchObject({ game: undefined, refusal: "" });
  await vi.waitFor(() => expect(game()).toMatchObject({ board, found: { summary: { solutions: 7 } } }), 30_000);
  game().lay(some);
  expect(leave).toHaveBeenCalledWith({ ...place, board: some }, true);
  await drawn();
  expect(game()).toMatchObject({ board: some, isSolved: false });
  const [name, text] = Object.entries(localStorage).find(([key]) => key.endsWith("easy-1"))!;
  localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), moves: [board, some, solution] }));
  noticeStored();
  await drawn();
  expect(game()).toMatchObject({ board: solution, isSolved: true });
});

test.each([
  ["Play", (place: Place) => tables.useTable({ place, isNew: true, go: () => {}, today: "2026-11-21" }).refusal],
  ["the Wall", (place: Place) => useTiles(place).flaw],
])("%s says at once why a board cannot be filled", (_, flawIn) => {
  const flaw = hooked(() => flawIn(showing("play", "xx xx")));
  expect(flaw()).toBe("the board has 4 empty cells, but needs a multiple of five");
});

/** A worker that a policy forbids: some browsers throw, others never load it, and the error has no message. */
class SilentWorker {
  onerror = (_: { preventDefault: () => void }) => {};
  constructor() {
    setTimeout(() => this.onerror({ preventDefault: () => {} }), 1);
  }
  postMessage = () => {};
  terminate = () => {};
}
const forbidden = () => {
  throw Error("no worker");
};

test.each([
  ["is forbidden", forbidden],
  ["is not loaded", SilentWorker],
])("where a worker %s, the page says so, and a puzzle that is known can be played", async (_, worker) => {
  vi.stubGlobal("Worker", worker);
  vi.resetModules();
  const { useTable } = await import("../tools/page/game/table.ts");
  const { runPrinter } = await import("../tools/page/program/printed.ts");
  const changes = await import("../tools/page/parts/changes.ts");
  const says = "this browser does not let the page compute in the background";
  const play = (place: Place) =>
    hooked(() => useTable({ place, isNew: true, go: vi.fn(), today: "2026-11-21" }), changes.useChanges);
  const rows: [Place, object][] = [
    [showing("play", boardOf("3x5")), { refusal: says, isOpen: false }],
    [showing("play", FIRST.board), { found: { wrong: says }, refusal: "", isOpen: true }],
  ];
  for (const [place, table] of rows) {
    const seen = play(place);
    await vi.waitFor(() => expect(seen()).toMatchObject(table), 30_000);
  }
  const take = vi.fn();
  runPrinter({ program: "", seen: 0, total: 1 }, take);
  await vi.waitFor(() => expect(take).toHaveBeenCalledWith({ boards: [], flaw: says }), 30_000);
});

test("a place is written into the address, and read again when the history leads to another", async () => {
  const write = (_: unknown, __: string, hash: string) => Object.assign(location, { hash });
  vi.stubGlobal("location", { hash: "#play/3x5" });
  vi.stubGlobal("history", { state: null, pushState: write, replaceState: write });
  arriveAtBar();
  const bar = hooked(barNow);
  expect(bar()).toMatchObject({ place: showing("play", boardOf("3x5")), isNew: true });
  go(showing("wall"));
  expect(location.hash).toBe("#wall/6x10");
  await drawn();
  expect(bar()).toMatchObject({ place: showing("wall"), isNew: false });
  location.hash = "#wall/3x20";
  arriveAtBar();
  await drawn();
  expect(bar().place).toEqual(showing("wall", boardOf("3x20")));
  // After a while, an older address becomes one of today.
  location.hash = "#solutions/3x5";
  arriveAtBar();
  await vi.waitFor(() => expect(location.hash).toBe("#wall/3x5"), 30_000);
  // Not if somebody has typed another one meanwhile.
  arriveAtBar();
  location.hash = "#play/3x5";
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(location.hash).toBe("#play/3x5");
});

const hooking = () => hooked(() => useHand({ board: boardOf("3x5")!, letters: "IP", lay: () => {}, refuse: () => {} }));
const P = laying.take("P");

test("a piece is picked up, turned, mirrored and put back by keys", async () => {
  const holding = hooking();
  const turned = laying.turn(P);
  for (const [key, held] of Object.entries({ p: P, r: turned, m: laying.mirror(turned), Escape: undefined })) {
    happens("keydown", { key, code: "" });
    await drawn();
    expect(holding().held).toEqual(held);
  }
});

test("a mouse carries a piece, and a swipe of its wheel turns it once, however long it takes", async () => {
  const holding = hooking();
  const event = { isPrimary: true, clientX: 0, clientY: 0, pointerType: "mouse", preventDefault: () => {} };
  holding().grab(event as PointerEvent, "P");
  holding().pick("P", 1);
  await drawn();
  const seen = [];
  for (const timeStamp of [1000, 1149, 1298, 1447, 1597]) {
    happens("wheel", { timeStamp });
    await drawn();
    seen.push(holding().held);
  }
  const turned = laying.turn(P);
  expect(seen).toEqual([turned, turned, turned, turned, laying.turn(turned)]);
});

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

test.each([
  // Tile 1 is near, in the middle of the window; 0 hangs left of it, 2 below, and nothing to its right.
  ["on itself", 0, 0, 1, "press X"],
  ["on itself, twice", 0, 0, 2, "press X,show undefined"],
  ["on the last tile", 0, 150, 1, "show 2"],
  ["on the first tile", -300, 0, 1, "show 0"],
  ["on no tile", 300, 0, 1, ""],
  ["on no tile, where pieces are pinned", 300, 0, 1, "free", "XW"],
  ["on no tile, twice", 300, 0, 2, "show undefined"],
])("a wall is pressed %s", async (_, clientX, clientY, times, expected, pins = "") => {
  const said: string[] = [];
  const boards = allSolutions("6x10").slice(0, 3);
  const props = {
    hung: { boards, isLit: undefined, pins, reach: [], keep: () => {}, whole: boards[0], owned: [] },
    ...{ at: 1, isNear: true, isSelecting: false, label: "", tileLabel: "" },
    carry: {
      grab: () => false,
      press: (letter: string) => said.push("press " + letter),
      free: () => said.push("free"),
    } as any,
    onTile: (tile: number | undefined) => said.push(`show ${tile}`),
    onAway: (again: string) => said.push("away " + again),
  };
  const target = { clientWidth: 800, clientHeight: 200, getBoundingClientRect: () => ({ x: -400, y: -100 }) };
  const ResizeObserver = function (tell: (seen: object[]) => void) {
    return { observe: () => tell([{ target }]), disconnect: () => {} };
  };
  const requestAnimationFrame = (next: (now: number) => void) => setTimeout(next, 0, 0);
  const stubs = { ResizeObserver, requestAnimationFrame, cancelAnimationFrame: clearTimeout, devicePixelRatio: 1 };
  for (const [name, value] of Object.entries({ ...BROWSER, ...stubs })) vi.stubGlobal(name, value);
  const sheet = { ...canvas(), addEventListener: () => {} };
  const stage = hooked(() => {
    const { props: seen } = Stage(props) as any;
    seen.children[0].ref.current = sheet;
    return seen;
  });
  await vi.waitFor(() => expect(sheet.drawn.filter(({ name }) => name === "strokeRect")).not.toEqual([]));
  for (let i = 0; i < times; i++) {
    const pointer = { pointerId: 1, button: 0, timeStamp: 0, currentTarget: target, clientX, clientY };
    stage().onPointerDown({ type: "pointerdown", ...pointer });
    stage().onPointerUp({ type: "pointerup", ...pointer });
  }
  expect(said.join()).toBe(expected);
});
