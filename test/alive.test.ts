// What a copy does as a web page. Its tag runs here with what a browser would give it; test/browser shows that browsers do.

import { createContext, runInContext } from "node:vm";
import { format } from "prettier";
import { expect, test } from "vitest";
import { shownOf } from "../tools/packer/html.ts";
import { seriesOf, solutionsOf } from "../tools/copies/copies.ts";
import { COLOURS } from "../tools/boards/colours.ts";
import { EMPTY_BOARD, outlineOf } from "../tools/twin/picture.ts";
import { boardOf, evaluated, labels, programOf, QUINE, TAG } from "./run.ts";

const [, ONLOAD, ONPLAY] = /onload="(.*)"\n[^]*\n\/\/onplay=(.*)>/.exec(TAG)!;

/** Opens a file as a page. `tick` is what happens every two seconds; it and `press` return what is shown then. */
const open = (html: string, windowHas: object = {}) => {
  let shown = html;
  let handler = () => {};
  const said: string[] = [];
  const body = {
    link: "",
    bgColor: "0",
    get textContent() {
      return shownOf(shown);
    },
    set innerHTML(inner: string) {
      shown = "<body>" + inner;
    },
    // A handler of an element runs within the scope of that element.
    onplay: (event?: object) => runInContext(`event => { with (b) { ${ONPLAY} } }`, context)(event),
  };
  const page = {
    selection: "",
    isDissolving: false,
    b: body,
    document: {},
    getSelection: () => page.selection,
    matchMedia: () => ({ matches: false }),
    console: { log: (text: string) => void said.push(text) },
    setInterval: (call: () => void, milliseconds: number) => void (milliseconds === 2000 && (handler = call)),
    ...windowHas,
  };
  const context = createContext(page);
  runInContext(ONLOAD, context);
  const tick = (): string => {
    handler();
    return shownOf(shown);
  };
  const press = (id = ""): string => {
    // During a dissolve, the document's element covers all others; beside the text it is the only one.
    const elementFromPoint = () => ({ id: page.isDissolving ? "" : id });
    const event = {};
    Object.assign(context, { event, elementFromPoint });
    context.onclick(event);
    delete context.event;
    return shownOf(shown);
  };
  return { page, said, tick, press, body, html: () => shown };
};

/** What a page shows of a program that was printed in it. */
const tagless = (program: string): string => program.replace(/<body[^>]*>/, "");

const pageOf = (board: string): string => shownOf(programOf(board));

/** The boards that Node prints where only the pieces with these letters lie already, in its order. */
const around = (letters: string, board: string): string[] =>
  labels(evaluated(QUINE, "--keep", outlineOf(board, letters)).stdout);

const [first, second, third] = solutionsOf(EMPTY_BOARD);
const hearts = solutionsOf(boardOf("heart"));
const unfinished = solutionsOf(boardOf("20x3"))[0].replace(/X/g, "x");

test.each<[string, string, string[]]>([
  ["quine.ts", QUINE, [second, third]],
  ["with CR LF", QUINE.replaceAll("\n", "\r\n"), [second]],
  ["formatted", await format(QUINE, { parser: "typescript" }), [second]],
  ["with its tag's slashes only, as a browser saves it", `<body style="">${shownOf(QUINE)}`, [second]],
  ["a heart, the last but one", programOf(hearts.at(-2)!), [hearts.at(-1)!, hearts[0], hearts[1]]],
  ["a board with a hole", programOf(boardOf("8x8-centre")), solutionsOf(boardOf("8x8-centre")).slice(0, 2)],
])("the page becomes the next program, and the next: %s", (_, html, boards) => {
  const { tick, html: shown, said } = open(html);
  for (const board of boards) {
    expect(tick()).toBe(tagless(programOf(board)));
    // In colour, each run is in a tag of its own.
    const runs = [
      ...shown().matchAll(/<a\/id=(.)\nstyle=display:inline-block;color:black;background:(\S+?)>\S+?<\/a>/g),
    ];
    expect(runs.length).toBe(shown().split("<a/").length - 1);
    expect(runs.map(([, letter]) => COLOURS[letter] ?? "rgb(175,175,175)")).toEqual(runs.map(([, , colour]) => colour));
    expect(new Set(runs.map(([, letter]) => letter))).toEqual(new Set(board.replace(/[. ]/g, "")));
  }
  expect(said.map((text) => text.replace(/\d+/g, "N"))).toEqual(boards.map(() => "N found, N moves, N ms\n"));
});

test("while much is selected, the page stands still; after a drag or a double click it goes on", () => {
  const { page, tick, press, body } = open(QUINE);
  page.selection = QUINE;
  expect([tick(), tick()]).toEqual([pageOf(first), pageOf(first)]);
  page.selection = "Object";
  // The click at the end of a drag is no press.
  expect([press("X"), body.link]).toEqual([pageOf(first), ""]);
  expect(tick()).toBe(tagless(programOf(second)));
});

test.each<[string, object, string[]]>([
  ["dissolves", {}, ["dissolve"]],
  ["reduced motion", { matchMedia: (query: string) => ({ matches: query === "(prefers-reduced-motion)" }) }, []],
])("a step is a dissolve: %s", (_, windowHas, expected) => {
  const said: string[] = [];
  let late = () => {};
  const startViewTransition = (change: () => void) => {
    said.push("dissolve");
    late = change;
    page.isDissolving = true;
    const skipTransition = () => void (page.isDissolving = false);
    return { ready: Promise.reject(Error("the page is hidden")), skipTransition };
  };
  const { tick, press, body, page } = open(QUINE, { document: { startViewTransition }, ...windowHas });
  expect(tick()).toBe(expected.length ? pageOf(first) : tagless(programOf(second)));
  expect(said).toEqual(expected);
  if (!expected.length) return;
  // What was pinned while it began stays where it was pinned, and a press is seen at once.
  expect(press("W")).toBe(tagless(programOf(first)));
  late();
  expect([tick(), body.link, said.length]).toEqual([tagless(programOf(first)), "W", 2]);
  late();
  const [, next] = around("W", first).join().split(first)[1].split(",");
  expect(tick()).toBe(tagless(programOf(next)));
});

test.each([
  ["an unfinished board that no search comes to", programOf(unfinished)],
  ["a picture without its whitespace", QUINE.replace(/(?<=`)[^`]*/, (picture) => picture.replace(/\s/g, ""))],
])("%s stands still", (_, html) => {
  const { tick, said } = open(html);
  const before = shownOf(html);
  expect([tick(), tick()]).toEqual([before, before]);
  expect(said).toEqual(["cannot resume\n", "cannot resume\n"]);
});

test.each<[string, string, string]>([
  ["W", "a solution", first],
  ["XI", "a solution", second],
  ["UW", "the last of its list", around("UW", first).at(-1)!],
  ["LF", "a heart", hearts[7]],
  ["F", "a board with a hole", solutionsOf(boardOf("8x8-centre"))[3]],
  ["X", "an unfinished board", seriesOf(EMPTY_BOARD).find((board) => board.includes("x"))!],
])("%s stays where it is while it is pinned, and all others move: %s", (letters, _, board) => {
  const list = around(letters, board);
  const { press, tick, html } = open(programOf(board));
  for (const letter of letters) expect(press(letter)).toBe(tagless(programOf(board)));
  // A pinned piece is hollow.
  const hollow = [...html().matchAll(/<a\/id=(.)\nstyle=display:inline-block;color:rgb/g)].map(([, letter]) => letter);
  expect(new Set(hollow)).toEqual(new Set(letters));
  const shown = () => /\/\/ (.*)/.exec(tick())![1];
  let at = board.includes("x") ? list.indexOf(shown()) : list.indexOf(board);
  expect(at).toBeGreaterThanOrEqual(0);
  for (let step = 1; step <= 3; step++) expect(tick()).toBe(tagless(programOf(list[++at % list.length])));
  // The ring goes on from there, also from the image of one of its solutions.
  press();
  expect(tick()).toBe(tagless(evaluated(QUINE, "--resume", "--solutions", "1", list[at % list.length]).stdout));
});

test("a press on a piece pins it, a second one frees it; beside the pieces all are freed, and empty cells do nothing", () => {
  const { press, body } = open(programOf(first.replace(/[NW]/g, "x")));
  const pins = [..."XIXLxb"].map((id) => (press(id), body.link));
  expect(pins).toEqual(["X", "XI", "I", "IL", "IL", ""]);
  expect([press("U"), body.link]).toEqual([pageOf(first.replace(/[NW]/g, "x")), "U"]);
  press();
  expect(body.link).toBe("");
});

test("the only solution left stands still, on a ground of another colour", () => {
  const { press, tick, body } = open(QUINE);
  for (const letter of "XILWVTNFUPY") press(letter);
  expect([tick(), body.bgColor, tick()]).toEqual([tagless(programOf(first)), "navy", tagless(programOf(first))]);
  press("b");
  expect([tick(), body.bgColor]).toEqual([tagless(programOf(second)), 0]);
});

test("as a script of another page it prints the next program, and leaves the page alone", () => {
  const said: string[] = [];
  const context = createContext({ console: { log: (text: string) => void said.push(text) } });
  // There is no process to end.
  expect(() => runInContext(QUINE, context)).toThrow("exit");
  expect(said).toEqual([programOf(second), expect.stringMatching(/^1 found, /)]);
});
