// What a copy does as a web page: it moves on by itself, and by the hand. test/browser shows that browsers do the same.

import { createContext, runInContext } from "node:vm";
import { format } from "prettier";
import { expect, test } from "vitest";
import { shownOf } from "../tools/packer/html.ts";
import { seriesOf, solutionsOf } from "../tools/copies/copies.ts";
import { COLOURS } from "../tools/boards/colours.ts";
import { spaced } from "../tools/twin/board.ts";
import { EMPTY_BOARD, NAME, outlineOf } from "../tools/twin/picture.ts";
import { boardIn, CELL, landed, next, openPage, tagless } from "./alive.ts";
import { boardOf, programOf, QUINE } from "./run.ts";

const pageOf = (board: string): string => shownOf(programOf(board));
const stepTo = (board: string): string => tagless(programOf(board));

const LETTERS = "FILNPTUVWXYZ";
const ring = solutionsOf(EMPTY_BOARD);
const [first, second, third] = ring;
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
    const runs = [...page.html.matchAll(/<mark\/id=(.)\nstyle=\S*opacity:1;background:(\S+?)>\S+?<\/mark>/g)];
    expect(runs.length).toBe(page.html.split("<mark").length - 1);
    expect(runs.map(([, letter]) => COLOURS[letter] ?? "rgb(175,175,175)")).toEqual(runs.map(([, , colour]) => colour));
    expect(new Set(runs.map(([, letter]) => letter))).toEqual(new Set(board.replace(/[. ]/g, "")));
  }
  expect(page.said.map((text) => text.replace(/\d+/g, "N"))).toEqual(boards.map(() => "N found, N moves, N ms\n"));
});

test("the first step comes after half a second, each later one after 2.5 s", () => {
  const { page, wait } = openPage(QUINE);
  const steps = [1, 4, 1, 4, 1].map((halves) => (wait(halves), page.steps));
  expect(steps).toEqual([1, 1, 2, 2, 3]);
});

test("after a press or a drop, the next step comes after 5 s", () => {
  const { page, wait, press, drag } = openPage(QUINE);
  wait(1);
  expect(
    [3, press, 9, 1, 3, () => drag("X", -1, 1), 9, 1, 4, 1].map(
      (act) => (typeof act === "number" ? wait(act) : act(), page.steps),
    ),
  ).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
});

test("while text is selected, the page stands still; a press ends that", () => {
  const { page, step, press } = openPage(QUINE);
  page.selection = QUINE;
  expect([step(), step()]).toEqual([pageOf(first), pageOf(first)]);
  expect([boardIn(press("X")), page.selection]).toEqual([next(first, "X"), ""]);
});

test.each<[string, object, number]>([
  ["each piece flies from where it was, and turns", {}, 900],
  ["reduced motion", { matchMedia: (query: string) => ({ matches: query === "(prefers-reduced-motion)" }) }, 0],
])("a step: %s", (_, more, milliseconds) => {
  const { page, context, body, step, seen } = openPage(QUINE, more);
  const places = () => [...LETTERS].map(seen);
  // What had no colour has no place.
  step();
  expect(page.runs.filter(({ flight }) => flight)).toEqual([]);
  expect([context.document.title, body.parentNode.lang]).toEqual([spaced(NAME), "en"]);
  let before = places();
  // The last one begins while the pieces are still in the air.
  for (const flown of [1, 1, 0.3]) {
    step();
    page.flown = 0;
    expect(new Set(page.runs.map(({ flight }) => flight!.milliseconds))).toEqual(new Set([milliseconds]));
    places().forEach((place, i) => {
      for (const side of ["left", "right", "top", "bottom"] as const)
        expect(place[side]).toBeCloseTo(before[i][side], 6);
    });
    // What stands lies below what flies.
    for (const { flight, style } of page.runs)
      expect(style.zIndex > 0).toBe(flight!.path.x !== 0 || flight!.path.y !== 0);
    page.flown = flown;
    before = places();
  }
});

test("the first frame of a flight is the old picture, of turned text", () => {
  const { page, step, runsOf } = openPage(QUINE);
  // The middle of each cell is in the ink of its piece, turned back to where it was.
  const isInked = (letter: string, x: number, y: number) =>
    runsOf(letter).some((run) => {
      const { left, right, top, bottom } = run.getBoundingClientRect!();
      return left <= x && x <= right && top <= y && y <= bottom;
    });
  step();
  for (let i = 0; i < 3; i++) {
    const rows = boardIn(shownOf(page.html)).split(" ");
    step();
    page.flown = 0;
    for (const [y, row] of rows.entries())
      for (const [x, letter] of [...row].entries()) {
        const middle = [(x + 0.45) * CELL.x, (y + 0.55) * CELL.y] as const;
        expect([...LETTERS].filter((each) => isInked(each, ...middle))).toEqual([letter]);
      }
    page.flown = 1;
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
  const lit = (style: string) => new Set(page.html.match(RegExp(`(?<=id=).(?=\n[^>]*opacity:${style})`, "g")));
  step();
  for (const [i, letter] of [...letters].entries()) {
    const here = boardIn(shown());
    expect(press(letter)).toBe(stepTo(next(here, letters.slice(0, i + 1))));
  }
  for (let i = 0; i < 3; i++) {
    const here = boardIn(shown());
    expect(step()).toBe(stepTo(next(here, letters)));
    expect([lit("1;"), lit("0.5;").size]).toEqual([new Set(letters), 12 - letters.length]);
  }
  // Beside the pieces all are freed, and the ring goes on, also from the image of one of its solutions.
  const here = boardIn(shown());
  expect(press()).toBe(stepTo(next(here, "")));
  expect(lit("1;").size).toBe(12);
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

test("the only solution left stands still, on a ground of another colour; its pinned pieces are still seen", () => {
  const { page, press, step, shown, body } = openPage(QUINE);
  const lit = () => new Set(page.html.match(/(?<=id=).(?=\n[^>]*opacity:1;)/g));
  step();
  expect([body.bgColor, lit().size]).toEqual([0, 12]);
  for (const letter of "XILWVTNF") press(letter);
  const only = shown();
  expect([step(), body.bgColor, lit(), step()]).toEqual([only, 332000, new Set("XILWVTNF"), only]);
  expect([press("b") === only, body.bgColor]).toEqual([false, 0]);
});

test("a press beside, where none is pinned, gives the rectangle back", () => {
  const { press, step, shown, body } = openPage(programOf(hearts[3]));
  step();
  press("L");
  const here = boardIn(shown());
  expect(press()).toBe(stepTo(next(here, "")));
  expect([press(), body.link]).toEqual([stepTo(first), EMPTY_BOARD]);
  expect(step()).toBe(stepTo(second));
});

// ITTTWLFFFX LTNNNWWFXX …: the second board.
test.each<[string, string, number[], string?]>([
  ["inside", "X", [-1, 1]],
  ["and a bit, so it lies on the nearest cells", "X", [-0.6, 1.4]],
  ["beside a pinned piece", "X", [-1, 0], "N"],
  ["up", "I", [0, -1], "X"],
  ["half out of the board", "X", [1, -2]],
  ["half out, to the left", "I", [-1, 0], "X"],
  ["half out, and not straight", "W", [-2, 3]],
  ["out of the board, where it lies on no other", "L", [0, 4]],
  ["out of the board, far from the others", "V", [5, -4]],
  ["onto its own cells and outside", "L", [1, 1]],
  ["where only the last hand has a solution", "X", [-2, 0], "WIN"],
  ["onto a pinned piece", "X", [-2, 0], "N"],
  ["into a corner, where nothing goes with it", "X", [-3, 3]],
])("a piece is dropped %s: %s by %j", (_, letter, by, pins = "") => {
  const { page, press, down, point, step, shown, seen, runsOf, body } = openPage(QUINE);
  step();
  for (const pin of pins) press(pin);
  const [here, link] = [boardIn(shown()), body.link];
  const at = seen(letter);
  // It is on top and lit from the press on, and follows the pointer.
  const { x, y } = down(letter);
  expect(runsOf(letter)[0].style.cssText).toMatch(/;z-index:99;opacity:1;translate:0px\t0px$/);
  point("move", { x: x + 30, y: y - 7, buttons: 1, target: {} });
  expect([seen(letter).x, seen(letter).y]).toEqual([at.x + 30, at.y - 7]);
  const to = { x: x + by[0] * CELL.x, y: y + by[1] * CELL.y, target: {} };
  point("move", { ...to, buttons: 1 });
  const cells = by.map(Math.round);
  const found = landed(here, letter, cells, pins);
  point("up", to);
  expect(boardIn(shown())).toBe(found);
  expect(found.replace(/[. ]/g, "").length).toBe(60);
  // It flies to its cells from where it was let go.
  page.flown = 0;
  expect(seen(letter).left - at.left).toBeCloseTo(by[0] * CELL.x);
  expect(new Set(page.runs.map(({ flight }) => flight!.milliseconds)).size).toBe(1);
  page.flown = 1;
  if (found === here) return expect([body.link, body.bgColor]).toEqual([link, 0]);
  // It is pinned. Of those that were pinned, either all still are, or none.
  const kept = [...pins].every((pin) => body.link.includes(pin)) ? pins : "";
  expect(new Set(body.link.match(/[A-Z]/g))).toEqual(new Set(kept + letter));
  expect(boardIn(step())).toBe(next(found, kept + letter));
});

/** A solution with I in the left column. */
const upright = ring.find((each) => /^(I\S* ?){5}/.test(each))!;
const withLast = "TNNNYYYYWW TTTNNFYWWI TXZZFFFWLI XXXZFVPPLI UXUZZVPPLI UUUVVVPLLI";

test.each<[string, string, string, boolean]>([
  ["a piece and back at once: the outline is as before", upright, "I -1,0 1,0", true],
  ["a piece out of the board and back: so it is there, too", upright, "I -3,2 3,-2", true],
  ["on the last cell of the board: it counts as any other", withLast, "L 1,0", true],
  ["out on one side: it does not come in at the other", upright, "I -2,0", false],
  ["five cells beyond the board", upright, "I -5,0", false],
  ["six cells beyond: it flies back", upright, "I -6,0", true],
])("dropped after each other: %s", (_, board, drops, isAsBefore) => {
  const { drag, wait, shown, body } = openPage(programOf(board));
  const [letter, ...moves] = drops.split(" ");
  body.link = outlineOf(board, letter);
  wait(1);
  const before = boardIn(shown());
  for (const move of moves) {
    const by = move.split(",").map(Number);
    const here = boardIn(shown());
    const found = by[0] < -5 ? here : landed(here, letter, by, letter);
    expect(boardIn(drag(letter, by[0], by[1]))).toBe(found);
  }
  expect(outlineOf(boardIn(shown())) === outlineOf(before)).toBe(isAsBefore);
});

test("only the main button and the first finger drag; a lost release drops, a cancelled touch moves nothing", () => {
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
  const before = [shown(), body.link];
  for (const letter of ["I", "L"]) expect([drag(letter, 1, 0, "cancel"), body.link]).toEqual(before);
});

test("as a script of another page it prints the next program, and leaves the page alone", () => {
  const said: string[] = [];
  const context = createContext({ console: { log: (text: string) => void said.push(text) } });
  // There is no process to end.
  expect(() => runInContext(QUINE, context)).toThrow("exit");
  expect(said).toEqual([programOf(second), expect.stringMatching(/^1 found, /)]);
});
