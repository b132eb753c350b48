// A page that is a copy, without a browser: it runs the tag with what a browser would give it. Characters are half as
// wide as lines are high.

import { createContext, runInContext } from "node:vm";
import { HEIGHT, outlineOf, WIDTH } from "../tools/twin/picture.ts";
import { shownOf } from "../tools/packer/html.ts";
import { evaluated, labels, QUINE, TAG } from "./run.ts";

const [, ONLOAD, ONCUT] = /onload="(.*?)"style[^]*oncut=(.*)>/.exec(TAG)!;

type Place = { x: number; y: number };
/** A run of ink in a tag of its own, where it lies, and the first frame of its flight. */
type Run = {
  id: string;
  style: { cssText: string; transformOrigin: string; zIndex: number };
  lies: Place;
  width: number;
  getBoundingClientRect?: () => ReturnType<typeof around>;
  flight?: { path: Place; turn: number; scale: Place; milliseconds: number };
};

const placeIn = (text = ""): Place => {
  const [, x, y] = /^(-?[\d.e-]+)px[\s,](-?[\d.e-]+)px$/.exec(text) ?? [];
  return { x: +(x ?? 0), y: +(y ?? 0) };
};

const LINE = 12;
/** How large a cell is, in pixels. */
export const CELL = { x: WIDTH * (LINE / 2), y: HEIGHT * LINE };

const runsIn = (html: string): Run[] => {
  const runs: Run[] = [];
  const at = { x: 0, y: 0 };
  for (const [, id, cssText, text] of html.matchAll(/<mark\/id=(.)\nstyle=(.*?)>|<\/mark>|((?:[^<]|<(?!\/?mark))+)/g))
    if (id) runs.push({ id, style: { cssText, transformOrigin: "", zIndex: 0 }, lies: { ...at }, width: 0 });
    else {
      if (runs.length) runs.at(-1)!.width ||= (LINE / 2) * (text ?? "").length;
      for (const character of text ?? "")
        if (character === "\n") Object.assign(at, { x: 0, y: at.y + LINE });
        else at.x += LINE / 2;
    }
  return runs;
};

/** The rectangle around points. */
const around = (points: Place[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom, x: left, y: top, width: right - left, height: bottom - top };
};

/** Where a run is seen, if so much of its flight is still before it: a rectangle, as a browser says it. */
const seenAs = ({ style, lies, width, flight }: Run, rest: number) => {
  const moved = placeIn(/;translate:([^;]*)$/.exec(style.cssText)?.[1]);
  const origin = placeIn(style.transformOrigin);
  const { path = { x: 0, y: 0 }, turn = 0, scale = { x: 1, y: 1 } } = (rest && flight) || {};
  const angle = (turn * rest * Math.PI) / 180;
  const corner = (x: number, y: number): Place => {
    const [dx, dy] = [(x - origin.x) * (1 + (scale.x - 1) * rest), (y - origin.y) * (1 + (scale.y - 1) * rest)];
    return {
      x: lies.x + moved.x + origin.x + path.x * rest + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: lies.y + moved.y + origin.y + path.y * rest + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
  };
  return around([corner(0, 0), corner(width, 0), corner(0, LINE), corner(width, LINE)]);
};

/**
 * Opens a file as a page. `step` waits up to 5 s for the next program, and `wait` for that many half seconds; `press`
 * and `drag` are those of the main button or of the first finger. All return what is shown then. `flown` says how much
 * of their way the pieces have flown, and `seen` where a piece is seen: the rectangle around it.
 */
export const openPage = (html: string, more: object = {}) => {
  let half = (_?: object) => {};
  const page = { html, runs: [] as Run[], flown: 1, steps: 0, selection: "", said: [] as string[] };
  const rectangle = (run: Run) => seenAs(run, 1 - page.flown);
  const runsOf = (letter: string) => page.runs.filter(({ id }) => id === letter);
  const seen = (letter: string) =>
    around(
      runsOf(letter)
        .map(rectangle)
        .flatMap(({ left, right, top, bottom }) => [
          { x: left, y: top },
          { x: right, y: bottom },
        ]),
    );
  const element = (run: Run) =>
    Object.assign(run, {
      getBoundingClientRect: () => rectangle(run),
      animate: ({ transform: [first, last], easing }: any, milliseconds: number) => {
        if (last !== "none" || easing !== "ease") throw Error("an odd flight");
        // A browser ignores what is no value.
        const parts = /^translate\((.*)\)rotate\((.*)deg\)scale\((.*),(.*)\)$/.exec(first)!;
        if (/NaN/.test(first)) return;
        const [, path, turn, x, y] = parts;
        run.flight = { path: placeIn(path), turn: +turn, scale: { x: +x, y: +y }, milliseconds };
      },
    });
  const body = {
    link: "",
    bgColor: "0" as string | number,
    get textContent() {
      return shownOf(page.html);
    },
    style: { fontSize: "" },
    parentNode: { lang: "" },
    get children() {
      return page.runs;
    },
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
    document: { title: "" },
    getComputedStyle: () => ({ lineHeight: LINE + "px" }),
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
    for (let i = 0; i < 10 && page.steps === before; i++) half();
    return shown();
  };
  const down = (id: string): Place => {
    const run = page.runs.find((each) => each.id === id);
    const from = run ? { x: rectangle(run).x, y: rectangle(run).y } : { x: 5, y: 5 };
    point("down", { ...from, buttons: 1, target: { id } });
    return from;
  };
  const drag = (id: string, x: number, y: number, up = "up"): string => {
    const from = down(id);
    const to = { x: from.x + x * CELL.x, y: from.y + y * CELL.y };
    point("move", { ...to, buttons: 1, target: {} });
    point(up, { ...to, type: "pointer" + up, target: {} });
    return shown();
  };
  const press = (id = "b"): string => drag(id, 0, 0);
  return { page, body, context, shown, point, wait, step, down, drag, press, seen, runsOf };
};

/** What a page shows of a program that was printed in it. */
export const tagless = (program: string): string => program.replace(/<body[^]*/, "");

/**
 * What a drop makes of a board, told a second time, by cells: an outline in which the pieces that are kept lie, and the
 * held one where it is dropped. Nothing if it lies on one that is kept.
 */
export const dropped = (board: string, held: string, [dx, dy]: number[], kept = ""): string | undefined => {
  const cells = new Map<string, string>();
  for (const [y, row] of board.split(" ").entries())
    for (const [x, cell] of [...row].entries()) if (cell !== ".") cells.set(`${x},${y}`, cell);
  const own = [...cells.keys()].filter((place) => cells.get(place) === held);
  const next = (place: string): string => {
    const [x, y] = place.split(",").map(Number);
    return `${x + dx},${y + dy}`;
  };
  const after = new Map([...cells].map(([place, cell]) => [place, kept.includes(cell) ? cell : "x"]));
  for (const place of own) {
    let at = place;
    while (own.includes(at)) at = next(at);
    if (!cells.has(at)) after.delete(place);
    else after.set(place, "x");
  }
  for (const place of own.map(next)) {
    if ((after.get(place) ?? "x") !== "x") return undefined;
    after.set(place, held);
  }
  const places = [...after.keys()].map((place) => place.split(",").map(Number));
  const [xs, ys] = [0, 1].map((axis) => places.map((place) => place[axis]));
  const to = (from: number, end: number) => Array.from({ length: end - from + 1 }, (_, i) => from + i);
  return to(Math.min(...ys), Math.max(...ys))
    .map((y) =>
      to(Math.min(...xs), Math.max(...xs))
        .map((x) => after.get(`${x},${y}`) ?? ".")
        .join(""),
    )
    .join(" ");
};

/** The board in the label of a text that is shown. */
export const boardIn = (text: string): string => /^\/\/ (.*)/m.exec(text)![1];

const known = new Map<string, string[]>();

/** The boards that Node prints where some pieces lie already, in its order. */
const solutionsAround = (outline: string): string[] => {
  const list = known.get(outline) ?? labels(evaluated(QUINE, "--keep", outline).stdout);
  known.set(outline, list);
  return list;
};

/** What follows a board while these pieces are pinned. */
export const next = (board: string, pins: string): string => {
  // Without pins, the series has one image of each solution.
  if (!pins) return labels(evaluated(QUINE, "--resume", "--solutions", "1", board).stdout)[0];
  const list = solutionsAround(outlineOf(board, pins));
  return list[(list.indexOf(board) + 1) % list.length];
};

/** What is shown after a drop: the board with the piece elsewhere, or else the first around it and the pinned ones. */
export const landed = (here: string, letter: string, by: number[], pins = ""): string => {
  // The program takes boards with at most 99 dots and blanks between two cells. Elsewhere, a piece flies back.
  if (/[. ]{100}/.test(dropped(here, letter, by)!)) return here;
  const whole = dropped(here, letter, by, here);
  if (whole) return whole;
  for (const kept of new Set([pins, ""])) {
    const outline = dropped(here, letter, by, kept);
    const [found] = outline ? labels(evaluated(QUINE, "--keep", "--solutions", "1", outline).stdout) : [];
    if (found) return found;
  }
  return here;
};
