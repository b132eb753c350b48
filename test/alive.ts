// A page that is a copy, without a browser: it runs the tag with what a browser would give it. Characters are 6 pixels
// wide and 12 high.

import { createContext, runInContext } from "node:vm";
import { shownOf } from "../tools/packer/html.ts";
import { TAG } from "./run.ts";

const [, ONLOAD, ONCUT] = /onload="(.*?)"style[^]*oncut=(.*)>/.exec(TAG)!;

type Place = { x: number; y: number };
/** A run of ink in a tag of its own, where it lies, and how it flies. */
type Run = {
  id: string;
  style: { cssText: string };
  lies: Place;
  width: number;
  flight: { from: Place; milliseconds: number; turn: string };
};

const placeIn = (text = ""): Place => {
  const [, x, y] = /^(-?[\d.]+)px\s(-?[\d.]+)px$/.exec(text) ?? [];
  return { x: +(x ?? 0), y: +(y ?? 0) };
};

/** How large a cell is, in pixels. */
export const CELL = { x: 16 * 6, y: 8 * 12 };

const runsIn = (html: string): Run[] => {
  const runs: Run[] = [];
  const at = { x: 0, y: 0 };
  for (const [, id, style, text] of html.matchAll(/<mark\/id=(.)\nstyle=(.*?)>|<\/mark>|((?:[^<]|<(?!\/?mark))+)/g))
    if (id) {
      const flight = { from: at, milliseconds: -1, turn: "" };
      runs.push({ id, style: { cssText: style }, lies: { ...at }, width: 0, flight });
    } else {
      if (runs.length && !runs.at(-1)!.width) runs.at(-1)!.width = 6 * (text ?? "").length;
      for (const character of text ?? "")
        if (character === "\n") Object.assign(at, { x: 0, y: at.y + 12 });
        else at.x += 6;
    }
  return runs;
};

/**
 * Opens a file as a page. `step` waits up to 2.5 s for the next program, and `wait` for that many half seconds; `press`
 * and `drag` are those of the main button or of the first finger. All return what is shown then. `flown` says how much
 * of their way the pieces have flown.
 */
export const openPage = (html: string, more: object = {}) => {
  let half = (_?: object) => {};
  const page = { html, runs: [] as Run[], flown: 1, steps: 0, selection: "", said: [] as string[] };
  const seen = ({ style, lies, flight }: Run): Place => {
    const moved = placeIn(/;translate:([^;]*)$/.exec(style.cssText)?.[1]);
    const rest = flight.milliseconds > 0 ? 1 - page.flown : 0;
    return { x: lies.x + moved.x + flight.from.x * rest, y: lies.y + moved.y + flight.from.y * rest };
  };
  const element = (run: Run) =>
    Object.assign(run, {
      getBoundingClientRect: () => {
        const { x, y } = seen(run);
        return { x, y, left: x, top: y, right: x + run.width, bottom: y + 12, height: 12 };
      },
      animate: ({ translate, rotate, scale, easing }: any, milliseconds: number) => {
        if (translate[1] !== "0px" || rotate[1] !== "0deg" || scale[1] !== "1" || easing !== "ease")
          throw Error("an odd flight");
        run.flight = { from: placeIn(translate[0]), milliseconds, turn: `${rotate[0]} ${scale[0]}` };
      },
    });
  const body = {
    link: "",
    bgColor: "0" as string | number,
    get textContent() {
      return shownOf(page.html);
    },
    style: { fontSize: "10px" },
    querySelectorAll: (selector: string) => page.runs.filter((run) => "#" + run.id === selector),
    set innerHTML(inner: string) {
      page.html = "<body>" + inner;
      page.runs = runsIn(inner).map(element);
      page.steps++;
      page.selection = "";
    },
    // A handler of an element runs within the scope of that element.
    oncut: () => runInContext(`with (b) { ${ONCUT} }`, context),
  };
  const selection = { toString: () => page.selection, empty: () => void (page.selection = "") };
  const context = createContext({
    b: body,
    getComputedStyle: () => ({ fontSize: "10px" }),
    getSelection: () => selection,
    matchMedia: () => ({ matches: false }),
    console: { log: (text: string) => void page.said.push(text) },
    setInterval: (call: () => void, milliseconds: number) => void (milliseconds === 500 && (half = call)),
    ...more,
  });
  runInContext(ONLOAD, context);
  const shown = () => shownOf(page.html);
  /** An event of a pointer, by default of the main one. Returns what its handler returns. */
  const point = (type: string, event: object): unknown => {
    context.event = { isPrimary: true, buttons: 0, ...event };
    const result = context["onpointer" + type](context.event);
    delete context.event;
    return result;
  };
  const wait = (halves: number): string => {
    for (let i = 0; i < halves; i++) half();
    return shown();
  };
  const step = (): string => {
    const before = page.steps;
    for (let i = 0; i < 5 && page.steps === before; i++) half();
    return shown();
  };
  const down = (id: string) => {
    const run = page.runs.find((each) => each.id === id);
    const from = run ? seen(run) : { x: 5, y: 5 };
    point("down", { ...from, buttons: 1, target: run ?? { id } });
    return from;
  };
  const drag = (id: string, x: number, y: number, up = "up"): string => {
    const from = down(id);
    const to = { x: from.x + x * CELL.x, y: from.y + y * CELL.y };
    point("move", { ...to, buttons: 1, target: {} });
    point(up, { ...to, target: {} });
    return shown();
  };
  const press = (id = "b"): string => drag(id, 0, 0);
  return { page, body, context, shown, point, wait, step, down, drag, press, seen };
};

/** What a page shows of a program that was printed in it. */
export const tagless = (program: string): string => program.replace(/<body[^]*/, "");
