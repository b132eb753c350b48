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
import { boardOf, type Place, showing } from "../tools/page/place/address.ts";
import { arriveAtBar, barNow, go } from "../tools/page/place/history.ts";
import { useChanges } from "../tools/page/parts/changes.ts";
import * as laying from "../tools/page/hand/laying.ts";
import { useHand } from "../tools/page/hand/usehand.ts";
import { useGestures } from "../tools/page/wall/gestures.ts";
import { inLine, inside } from "./run.ts";

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

/** Runs a hook, and again whenever it has changed what it keeps, or the page is to be drawn. Returns a function for what it returned last. */
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

/** A worker that a policy forbids: in some browsers it throws, in others it is never loaded, and its error says nothing. */
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
  runPrinter("", 0, 1, take);
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
  location.hash = "#draw/3x5";
  arriveAtBar();
  await drawn();
  expect(bar().place).toEqual(showing("draw", boardOf("3x5")));
  // After a while, an older address becomes one of today.
  location.hash = "#solutions/3x5";
  arriveAtBar();
  await vi.waitFor(() => expect(location.hash).toBe("#wall/3x5"), 30_000);
  // Not if somebody has typed another one meanwhile.
  arriveAtBar();
  location.hash = "#draw/3x5";
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(location.hash).toBe("#draw/3x5");
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

test.each([
  ["1 Down 150, 1 Move 155, 1 Up 155", "tap 55,7"],
  ["1 Down 150, 1 Cancel 150", ""],
  ["1 Down 150, 1 Move 160, 1 Up 160", "drag 10,0, rest"],
  ["1 Down 150, 2 Down 170, 2 Move 190, 2 Up 190, 1 Up 150", "drag 10,0, zoom 70,7 2, rest"],
])("a wall hears fingers: %s: %s", (events, expected) => {
  const currentTarget = { getBoundingClientRect: () => ({ x: 100, y: 0 }), hasPointerCapture: () => true };
  const said: string[] = [];
  const hear = (...what: unknown[]) => void said.push(what.join(" "));
  const [onTap, onDrag, onZoom, onRest] = ["tap", "drag", "zoom", "rest"].map((name) => hear.bind(null, name));
  const heard = hooked(() => useGestures({ onTap, onDrag, onZoom, onRest }));
  for (const [, finger, name, x] of events.matchAll(/(\d) (\w+) (\d+)/g)) {
    const event = { type: "pointer" + name.toLowerCase(), pointerId: +finger, clientX: +x, clientY: 7, currentTarget };
    heard()[`onPointer${name}` as "onPointerUp"](event as never);
  }
  expect(said.join(", ")).toBe(expected);
});
