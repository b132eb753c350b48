// What a copy does as a web page: it moves on by itself, and by the hand. test/browser shows that browsers do the same.

import { createContext, runInContext } from "node:vm";
import { format } from "prettier";
import { expect, test } from "vitest";
import { shownOf } from "../tools/packer/html.ts";
import { seriesOf, solutionsOf } from "../tools/copies/copies.ts";
import { COLOURS } from "../tools/boards/colours.ts";
import { EMPTY_BOARD, outlineOf } from "../tools/twin/picture.ts";
import { CELL, openPage, tagless } from "./alive.ts";
import { boardOf, evaluated, labels, programOf, QUINE } from "./run.ts";

const pageOf = (board: string): string => shownOf(programOf(board));
const stepTo = (board: string): string => tagless(programOf(board));
const boardIn = (text: string): string => /^\/\/ (.*)/m.exec(text)![1];

const known = new Map<string, string[]>();

/** The boards that Node prints where some pieces lie already, in its order. */
const around = (outline: string): string[] => {
  const list = known.get(outline) ?? labels(evaluated(QUINE, "--keep", outline).stdout);
  known.set(outline, list);
  return list;
};

/** What follows a board while these pieces are pinned. */
const next = (board: string, pins: string): string => {
  // Without pins, the series has one image of each solution.
  if (!pins) return labels(evaluated(QUINE, "--resume", "--solutions", "1", board).stdout)[0];
  const list = around(outlineOf(board, pins));
  return list[(list.indexOf(board) + 1) % list.length];
};

/** The outline of a board with one piece moved by cells, and other pieces kept. */
const moved = (board: string, letter: string, [x, y]: number[], kept = ""): string => {
  const shift = x + y * (board.indexOf(" ") + 1);
  return outlineOf(board, kept || " ").replace(/x/g, (cell, i) => (board[i - shift] === letter ? letter : cell));
};

const [first, second, third] = solutionsOf(EMPTY_BOARD);
const hearts = solutionsOf(boardOf("heart"));
const centre = solutionsOf(boardOf("8x8-centre"));
const unfinished = solutionsOf(boardOf("20x3"))[0].replace(/X/g, "x");

test.each<[string, string, string[]]>([
  ["quine.ts", QUINE, [second, third]],
  ["with CR LF", QUINE.replaceAll("\n", "\r\n"), [second]],
  ["formatted", await format(QUINE, { parser: "typescript" }), [second]],
  ["without its tag, as a browser saves it", `<body style="">${shownOf(QUINE)}`, [second]],
  ["a heart, the last but one", programOf(hearts.at(-2)!), [hearts.at(-1)!, hearts[0], hearts[1]]],
  ["a board with a hole", programOf(boardOf("8x8-centre")), centre.slice(0, 2)],
])("the page becomes the next program, and the next: %s", (_, html, boards) => {
  const { page, step } = openPage(html);
  for (const board of boards) {
    expect(step()).toBe(stepTo(board));
    // Each run is in a tag of its own. While no piece is pinned, all are lit.
    const runs = [...page.html.matchAll(/<mark\/id=(.)\nstyle=\S*opacity:1;z-index:1;background:(\S+?)>\S+?<\/mark>/g)];
    expect(runs.length).toBe(page.html.split("<mark").length - 1);
    expect(runs.map(([, letter]) => COLOURS[letter] ?? "rgb(175,175,175)")).toEqual(runs.map(([, , colour]) => colour));
    expect(new Set(runs.map(([, letter]) => letter))).toEqual(new Set(board.replace(/[. ]/g, "")));
  }
  // The first step ends before the summary, since nothing flies.
  expect(page.said.map((text) => text.replace(/\d+/g, "N"))).toEqual(boards.slice(1).map(() => "N found, N moves\n"));
});

test("the first step comes after half a second, each later one after 2.5 s", () => {
  const { page, wait } = openPage(QUINE);
  const steps = [1, 4, 1, 4, 1].map((halves) => (wait(halves), page.steps));
  expect(steps).toEqual([1, 1, 2, 2, 3]);
});

test("after a press or a drop, no step comes within 2 s", () => {
  const { page, wait, press, drag } = openPage(QUINE);
  wait(1);
  expect(
    [3, press, 4, 1, 3, () => drag("X", -1, 1), 4, 1].map(
      (act) => (typeof act === "number" ? wait(act) : act(), page.steps),
    ),
  ).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
});

test("while text is selected, the page stands still; a press ends that", () => {
  const { page, step, press } = openPage(QUINE);
  page.selection = QUINE;
  expect([step(), step()]).toEqual([pageOf(first), pageOf(first)]);
  expect([press(), page.selection]).toEqual([stepTo(second), ""]);
});

test.each<[string, object, number]>([
  ["each piece flies from where it was", {}, 900],
  ["reduced motion", { matchMedia: (query: string) => ({ matches: query === "(prefers-reduced-motion)" }) }, 0],
])("a step: %s", (_, more, milliseconds) => {
  const { page, step, seen } = openPage(QUINE, more);
  const places = () => Object.fromEntries(page.runs.map((run) => [run.id, { ...run.lies, ...seen(run) }]));
  // What had no colour has no place.
  step();
  expect(page.runs.map(({ flight }) => flight.milliseconds)).toEqual(page.runs.map(() => -1));
  let before = places();
  // The last one begins while the pieces are still in the air.
  for (const flown of [1, 1, 0.3]) {
    step();
    page.flown = 0;
    expect(new Set(page.runs.map(({ flight }) => flight.milliseconds))).toEqual(new Set([milliseconds]));
    if (milliseconds) expect(places()).toEqual(before);
    page.flown = flown;
    before = places();
  }
});

test.each([
  ["an unfinished board that no search comes to", programOf(unfinished)],
  ["a picture without its whitespace", QUINE.replace(/(?<=`)[^`]*/, (picture) => picture.replace(/\s/g, ""))],
])("%s stands still", (_, html) => {
  const { page, wait } = openPage(html);
  expect([wait(6), page.said]).toEqual([shownOf(html), ["cannot resume\n", "cannot resume\n"]]);
});

test.each<[string, string, string]>([
  ["W", "a solution", first],
  ["XI", "a solution", second],
  ["LF", "a heart", hearts[7]],
  ["F", "a board with a hole", centre[3]],
  ["X", "an unfinished board", seriesOf(EMPTY_BOARD).find((board) => board.includes("x"))!],
])("pressed one after the other, %s stay while all others move: %s", (letters, _, board) => {
  const { page, press, step, shown } = openPage(programOf(board));
  const lit = (style: string) => new Set(page.html.match(RegExp(`(?<=id=).(?=\n\\S*opacity:${style})`, "g")));
  step();
  for (const [i, letter] of [...letters].entries()) {
    const here = boardIn(shown());
    expect(press(letter)).toBe(stepTo(next(here, letters.slice(0, i + 1))));
  }
  for (let i = 0; i < 3; i++) {
    const here = boardIn(shown());
    expect(step()).toBe(stepTo(next(here, letters)));
    expect([lit("1;z-index:1;"), lit("0.5;").size]).toEqual([new Set(letters), 12 - letters.length]);
  }
  // Beside the pieces all are freed, and the ring goes on, also from the image of one of its solutions.
  const here = boardIn(shown());
  expect(press()).toBe(stepTo(next(here, "")));
  expect(lit("1;z-index:1;").size).toBe(12);
});

test("a press on a piece pins it, a second one frees it; beside the pieces, inside or outside, all are freed", () => {
  const { press, body, step } = openPage(QUINE);
  const pins = () => [...new Set(body.link.replace(/[^A-Z]/g, ""))].sort().join("");
  step();
  expect([..."XIXL", "b", ..."UV", ""].map((id) => (press(id), pins()))).toEqual([
    "X",
    "IX",
    "I",
    "IL",
    "",
    "U",
    "UV",
    "",
  ]);
});

test("the only solution left stands still, lit, on a ground of another colour", () => {
  const { page, press, step, shown, body } = openPage(QUINE);
  const isLit = () => !page.html.includes("opacity:0.5");
  step();
  expect([body.bgColor, isLit()]).toEqual([0, true]);
  for (const letter of "XILWVTNFUPY") press(letter);
  const only = shown();
  expect([step(), body.bgColor, isLit(), step()]).toEqual([only, "332000", true, only]);
  expect([press("b") === only, body.bgColor]).toEqual([false, 0]);
});

test.each<[string, string, [x: number, y: number], string?]>([
  ["to another place", "X", [-1, 1]],
  ["and a bit, so it lies on the nearest cells", "X", [-0.6, 1.4]],
  ["while others are pinned", "X", [-1, 0], "N"],
  ["up", "I", [0, -1]],
])("a piece is dragged %s: %s by %j", (_, letter, by, pins = "") => {
  const { page, press, drag, down, point, step, shown, seen } = openPage(QUINE);
  step();
  for (const pin of pins) press(pin);
  const here = boardIn(shown());
  const run = () => page.runs.find(({ id }) => id === letter)!;
  const last = () => page.runs.findLast(({ id }) => id === letter)!;
  const at = seen(last());
  // It is on top and lit from the press on, and follows the pointer.
  const { x, y } = down(letter);
  expect(run().style.cssText).toMatch(/;z-index:2;opacity:1;translate:0px\t0px$/);
  point("move", { x: x + 30, y: y - 7, buttons: 1, target: {} });
  expect(seen(run())).toEqual({ x: x + 30, y: y - 7 });
  const to = { x: x + by[0] * CELL.x, y: y + by[1] * CELL.y, target: {} };
  point("move", { ...to, buttons: 1 });
  const [found] = around(moved(here, letter, by.map(Math.round), pins));
  point("up", to);
  expect(boardIn(shown())).toBe(found);
  // It flies to its cells from where it was let go.
  page.flown = 0;
  expect(seen(last()).x).toBeCloseTo(at.x + by[0] * CELL.x);
  // It stays there, and a press frees it.
  expect(boardIn(step())).toBe(next(found, pins + letter));
  expect(boardIn(press(letter))).toBe(next(next(found, pins + letter), pins));
  expect(drag("b", 3, 1)).toBe(shown());
});

test.each<[string, string, [x: number, y: number], string?]>([
  ["beyond an edge", "X", [1, -4]],
  ["out of the board", "X", [40, 40]],
  ["into a corner, where nothing goes with it", "X", [-3, 3]],
  ["onto a pinned piece", "X", [0, -3], "W"],
])("a piece that is dragged %s flies back, and all others stand still", (_, letter, by, pins = "") => {
  const { page, press, drag, step, shown, body, seen } = openPage(QUINE);
  step();
  for (const pin of pins) press(pin);
  const [before, link] = [shown(), body.link];
  expect([drag(letter, ...by), body.link, body.bgColor]).toEqual([before, link, 0]);
  page.flown = 0;
  for (const run of page.runs) {
    const away = run.id === letter ? by : [0, 0];
    expect(seen(run).x - run.lies.x).toBeCloseTo(away[0] * CELL.x);
    expect(run.flight.milliseconds).toBe(300);
  }
});

test("only the main button and the first finger drag; a lost release and a cancelled press are drops", () => {
  const { page, point, step, down, drag, shown, body } = openPage(QUINE);
  step();
  const { x, y } = down("X");
  point("up", { x, y, target: {} });
  const after = page.steps;
  // Hovering, the right button, and a second finger do nothing.
  for (const event of [{}, { buttons: 2 }, { buttons: 1, isPrimary: false }])
    expect(point("down", { x, y, target: { id: "I" }, ...event })).not.toBe(false);
  expect([page.steps, body.link.includes("I")]).toEqual([after, false]);
  // The main button selects nothing.
  expect(point("down", { x, y, buttons: 1, target: { id: "I" } })).toBe(false);
  point("move", { x: 0, y: 0, buttons: 1, isPrimary: false, target: {} });
  point("up", { x: 0, y: 0, isPrimary: false, target: {} });
  expect(page.steps).toBe(after);
  point("move", { x, y, target: {} });
  expect([page.steps, body.link.includes("I")]).toEqual([after + 1, true]);
  const here = boardIn(shown());
  drag("I", 0, 0, "cancel");
  expect([page.steps, boardIn(shown())]).toEqual([after + 2, next(here, "X")]);
});

test("as a script of another page it prints the next program, and leaves the page alone", () => {
  const said: string[] = [];
  const context = createContext({ console: { log: (text: string) => void said.push(text) } });
  // There is no process to end.
  expect(() => runInContext(QUINE, context)).toThrow("exit");
  expect(said).toEqual([programOf(second), expect.stringMatching(/^1 found, /)]);
});
