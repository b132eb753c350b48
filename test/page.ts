// The whole page in Node: the script of gallery.html, in a document without layout. What people see is read, and what
// they do is done, by the names of browser/. What needs pixels, fingers or another browser is there.

import { resolveObjectURL } from "node:buffer";
import { createContext, Script } from "node:vm";
import { inflateSync } from "node:zlib";
import { Window } from "happy-dom";
import { expect, onTestFinished, vi } from "vitest";
import gallery from "../tools/gallery.ts";
import { SIDE } from "../tools/pictures/shapes.ts";
import { BROWSER } from "./canvas.ts";
import { inside } from "./run.ts";

export const { stdout: HTML } = await inside(gallery, ["--out", "-"]);
const text = `${inflateSync(Buffer.from(HTML.match(/atob\("(.*?)"/)![1], "base64"))}`;
const script = new Script(text);

/** The page's script where there is no document: it answers questions. */
const answering = () => {
  const said: unknown[] = [];
  const scope: any = createContext({
    onmessage: undefined,
    performance,
    postMessage: (data: unknown) => said.push(data),
  });
  script.runInContext(scope);
  return (data: unknown): unknown[] => {
    scope.onmessage({ data });
    return said.splice(0);
  };
};

/** What the page's script answers to a first question. */
export const answers = (question: unknown): unknown[] => answering()(question);

/** The answer to each question about a board, always the same, and the script that has searched that board. */
const known = new Map<string, unknown[]>();
const searchers = new Map<string | undefined, ReturnType<typeof answering>>();

/** A worker of the page. It has the page's own script, which it runs only if an answer is not known. */
class PageWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  outline: string | undefined;
  constructor(url: string) {
    void resolveObjectURL(url)!
      .text()
      .then((own) => expect(own === text).toBe(true));
  }
  postMessage = (data: { outline?: string }) => {
    this.outline ??= data.outline;
    const name = JSON.stringify([this.outline, data]);
    if (!known.has(name)) {
      const answer = data.outline ? answering() : (searchers.get(this.outline) ?? answering());
      known.set(name, answer(data));
      if (data.outline) searchers.set(this.outline, answer);
    }
    for (const each of known.get(name)!) setImmediate(() => this.onmessage?.({ data: each }));
  };
  terminate = () => void (this.onmessage = undefined);
}

let page: any;
/** The files that the page has saved or opened: what each is called, and its address. */
let files: [name: string, url: string][] = [];
export const find = (selector: string): any => page.document.querySelector(selector);
export const findAll = (selector: string): any[] => [...page.document.querySelectorAll(selector)];

/** What of a browser a test may choose. */
interface Browser {
  /** What its clock shows; without one, the time of this machine. */
  time?: string;
  /** Whether its user likes motion, and has a finger in place of a mouse. */
  moves?: boolean;
  isPhone?: boolean;
  /** Its sheet for sharing, if it has one, and whether a page may copy. */
  share?: (what: ShareData) => Promise<void>;
  mayCopy?: boolean;
  /** What else its window has, or lacks. */
  more?: object;
}

const WINDOW = { width: 800, height: 600 };
const FRAME = 16;

/** Opens the page at an address, in a browser that knows nothing of it. Time stands still, but while one waits. */
export const visit = (address: string, browser: Browser = {}): void => {
  files = [];
  const { time, moves = false, isPhone = false, share, mayCopy = true, more = {} } = browser;
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
    ...(time && { now: new Date(time) }),
  });
  const complaints: unknown[][] = [];
  const complain = (...words: unknown[]) => void complaints.push(words);
  const url = "https://pentominoes.test/gallery.html" + address;
  page = new Window({ url, ...WINDOW, console: { ...console, error: complain, warn: complain } as Console });
  onTestFinished(async () => {
    vi.useRealTimers();
    await page.happyDOM.close();
    expect(complaints).toEqual([]);
  });
  const { document, Element, Event, HTMLAnchorElement, HTMLCanvasElement, HTMLElement, SVGElement } = page;
  const box = { clientWidth: WINDOW.width, clientHeight: WINDOW.height };
  Object.assign(page, {
    ...{ setTimeout, clearTimeout, setInterval, clearInterval, Date, performance, URL, Blob, Worker: PageWorker },
    ...{ ImageData: BROWSER.ImageData, Path2D: BROWSER.Path2D, scrollTo: () => {} },
    requestAnimationFrame: (next: (now: number) => void) => setTimeout(() => next(performance.now()), FRAME),
    cancelAnimationFrame: clearTimeout,
    matchMedia: (query: string) => ({ matches: /hover/.test(query) ? !isPhone : /reduce/.test(query) && !moves }),
    ResizeObserver: function (tell: (seen: object[]) => void) {
      return { observe: () => void setTimeout(tell, 0, [{ target: box }]), disconnect: () => {} };
    },
    ...more,
  });
  Object.defineProperty(document, "currentScript", { value: { textContent: text } });
  Object.defineProperty(Element.prototype, "ariaLabel", {
    configurable: true,
    get(): string | null {
      return this.getAttribute("aria-label");
    },
  });
  if (share) page.navigator.share = share;
  if (!mayCopy) page.navigator.clipboard.writeText = () => Promise.reject();
  // The board is in the corner of the window, and a cell has as many pixels as a drawing has units.
  SVGElement.prototype.getScreenCTM = () => ({ a: 1, e: 0, f: 0 });
  document.elementFromPoint = (x: number, y: number) =>
    findAll(".cells [role=row]")[Math.floor(y / SIDE)]?.children[Math.floor(x / SIDE)] ?? document.body;
  // What is drawn is seen elsewhere.
  const context = new Proxy<any>({}, { get: (own, name) => own[name] ?? (() => ({ width: 1, data: [] })) });
  HTMLCanvasElement.prototype.getContext = () => context;
  HTMLElement.prototype.hidePopover = function () {
    if (this.isOpen) this.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed" }));
    this.isOpen = false;
  };
  page.addEventListener("click", (event: any) => {
    const id = event.target.closest("[popovertarget]")?.getAttribute("popovertarget");
    if (!id) return;
    const sheet = document.getElementById(id);
    sheet.isOpen = !sheet.isOpen;
    sheet.dispatchEvent(Object.assign(new Event("toggle"), { newState: sheet.isOpen ? "open" : "closed" }));
  });
  page.open = (file: string) => files.push(["", file]);
  HTMLAnchorElement.prototype.click = function () {
    files.push([this.download, this.href]);
  };
  document.body.innerHTML = '<div id="app"></div>';
  script.runInContext(page);
};

/** So many milliseconds pass. */
export const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

/** Waits for a value of the page. */
export const sees = <Value>(look: () => Value) => expect.poll(async () => (await pass(FRAME), look()), { interval: 0 });

const wordsIn = (selector: string): string =>
  findAll(selector)
    .map((each) => each.textContent)
    .join("");

/** Waits until a part of the page says this. */
export const shows = (selector: string, words: string | RegExp) => sees(() => wordsIn(selector)).toMatch(words);

/** Goes to an address that somebody has typed. */
export const goTo = (address: string) => {
  page.history.pushState(null, "", address);
  page.dispatchEvent(new page.Event("popstate"));
};
export const goBack = () => page.history.back();
export const copied = (): Promise<string> => page.navigator.clipboard.readText();
export const addressNow = (): string => page.location.hash;

/** Another tab stores something. */
export const store = (name: string, value: unknown) => {
  page.localStorage.setItem("pentomino-quine/" + name, JSON.stringify(value));
  page.dispatchEvent(new page.Event("storage"));
};
export const stored = (name: string): any => JSON.parse(page.localStorage.getItem("pentomino-quine/" + name));

export const focused = () => page.document.activeElement;
const nameOf = (each: any): string => each.getAttribute("aria-label") ?? each.textContent;
/** The button or the link with this name; if there are several, the one above all. */
export const named = (name: string) =>
  findAll("button:not([role]), a, [role=button]").findLast((each) => nameOf(each) === name);
/** A cell of the board, counted from 1. */
export const cell = (row: number, column: number) => findAll(".cells [role=row]")[row - 1].children[column - 1];
export const boardIn = (): string =>
  findAll(".cells [role=row]")
    .map((row) => [...row.children].map((each: any) => each.dataset.cell).join(""))
    .join(" ");

/** What the line below the headline says. */
export const toldBelow = (): string => find(".table .more").textContent;

/** Where a pointer is: over an element, at a point of the window. */
export interface Spot {
  on: any;
  x: number;
  y: number;
}
/** The middle of a cell of the board, counted from 1; it may be beside the board. */
export const spotOf = (row: number, column: number): Spot => {
  const [x, y] = [(column - 0.5) * SIDE, (row - 0.5) * SIDE];
  return { on: page.document.elementFromPoint(x, y), x, y };
};
/** Over an element; all but the board is in a row below it. */
export const over = (on: any): Spot => ({ on, x: findAll("*").indexOf(on) * SIDE, y: WINDOW.height });

const happens = async (kind: string, type: string, { on, x, y }: Spot, more: object = {}) => {
  const common = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: "mouse" };
  const event = new page[kind](type, { ...common, clientX: x, clientY: y, ...more });
  // The page was opened a second before.
  Object.defineProperty(event, "timeStamp", { value: 1000 + performance.now() });
  if (type === "wheel") Object.assign(event, more);
  on.dispatchEvent(event);
  await pass(2 * FRAME);
};
/** A pointer comes down, moves on, or leaves: at the last of the spots if it came over several. */
export const point = async (type: "down" | "move" | "up" | "cancel", spot: Spot, more: object = {}) =>
  happens("PointerEvent", "pointer" + type, spot, { buttons: Number(type !== "up"), ...more });
export const wheel = (spot: Spot, deltaY: number) => happens("MouseEvent", "wheel", spot, { deltaY });

/** A pointer takes something along, and does not leave. */
export const carry = async (from: Spot, ...to: Spot[]) => {
  await point("down", from);
  for (const spot of [from, ...to]) await point("move", spot);
};
export const drag = async (from: Spot, ...to: Spot[]) => {
  await carry(from, ...to);
  await point("up", to.at(-1)!);
};
export const click = async (spot: Spot, type = "click") => {
  await point("down", spot);
  await point("up", spot);
  await happens("MouseEvent", type, spot, { detail: 1 });
};

/** Presses what has this name, and waits for these words. */
export const choose = async (name: string, words: string | RegExp = "", where = ".left") => {
  await sees(() => named(name)).toBeTruthy();
  const each = named(name);
  each.focus();
  if (each.href) goTo(each.getAttribute("href"));
  else await click(over(each));
  if (words) await shows(where, words);
};

/** The files that the page has saved, each with its name, or opened. */
export const sentOut = () =>
  Promise.all(files.map(async ([name, url]) => [name, await resolveObjectURL(url)!.text()] as const));

/** Types something into a field, and presses Enter. */
export const type = async (field: any, words: string) => {
  field.value = words;
  field.dispatchEvent(new page.Event("change", { bubbles: true }));
  await pass(2 * FRAME);
};

/** Chooses a board of the list. */
export const select = (name: string) => type(find("header select"), name);

/** Presses keys, one after the other, where the focus is: "Control+z Enter". Shift stays down until it is pressed. */
export const press = async (keys: string) => {
  for (const each of keys.split(" ")) {
    const [key, held] = each.split("+").reverse();
    const target = focused() ?? page.document.body;
    const more = { ctrlKey: held === "Control", shiftKey: held === "Shift" };
    const init = { key: key === "Space" ? " " : key, code: "", bubbles: true, cancelable: true, ...more };
    const isTaken = !target.dispatchEvent(new page.KeyboardEvent("keydown", init));
    if (!isTaken && /^(Enter|Space)$/.test(key) && target.matches("button, a")) target.click();
    target.dispatchEvent(new page.KeyboardEvent("keyup", init));
    await pass(2 * FRAME);
  }
};

/** Lays so many pieces by hints, of which each shows first what it would lay. */
export const followHints = async (count: number) => {
  await sees(() => find(".tray button")).toBeTruthy();
  for (let i = 0; i < count; i++) {
    await choose("Hint", "goes here.");
    await choose("Hint", /left\.$|^Solved! \d:\d\d, \d+ hints?$/);
  }
};

/** Goes to the end of the film, where its sentence is said. */
export const endFilm = async (words: string | RegExp) => {
  await sees(() => find(".ending")).toBeTruthy();
  await press("Escape");
  await shows(".said .left", words);
};

/** Runs a function in the page, as a browser would. */
export const evaluate = (what: () => unknown): unknown => new Script(`(${what})()`).runInContext(page);
