// What a copy does as a web page. Its tag runs here with what a browser would give it; test/browser shows that browsers do.

import { createContext, runInContext } from "node:vm";
import { format } from "prettier";
import { expect, test } from "vitest";
import { shownOf } from "../tools/copies/html.ts";
import { seriesOf, solutionsOf } from "../tools/copies/copies.ts";
import { EMPTY_BOARD, outlineOf } from "../tools/twin/picture.ts";
import { boardOf, evaluated, labels, programOf, QUINE, TAG } from "./run.ts";

const [, ONLOAD, ONMOUSEOVER, ONCLICK] = /onload="(.*)"onmouseover=(.*)\n\/\/onclick=(.*)>/.exec(TAG)!;

/** Opens a file as a page. `tick` is what happens every two seconds, and returns what is shown then. */
const open = (html: string) => {
  let shown = html;
  let handler = () => {};
  const said: string[] = [];
  const body = {
    get textContent() {
      return shownOf(shown);
    },
    set innerHTML(inner: string) {
      shown = "<body>" + inner;
    },
    // A handler of an element runs within the scope of that element.
    onclick: () => runInContext(`with (b) { ${ONCLICK} }`, context),
  };
  const page = {
    selection: "",
    b: body,
    /** The pointer comes to an element with this id. */
    point: (id: string) => runInContext(`{ let event = { target: { id: "${id}" } }; ${ONMOUSEOVER} }`, context),
    getSelection: () => page.selection,
    console: { log: (text: string) => void said.push(text) },
    setInterval: (call: () => void, milliseconds: number) => void (milliseconds === 2000 && (handler = call)),
  };
  const context = createContext(page);
  runInContext(ONLOAD, context);
  const tick = (): string => {
    handler();
    return shownOf(shown);
  };
  return { page, said, tick, html: () => shown };
};

/** What a page shows of a program that was printed in it. */
const tagless = (program: string): string => program.replace(/<body[^>]*>/, "");

/** The text of the page that is the program of a board. */
const pageOf = (board: string): string => shownOf(programOf(board));

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
    const runs = [...shown().matchAll(/<a\/id=(.)\nstyle=background:#[\da-f]{6}>\S+?<a>/g)];
    expect(runs.length).toBe(shown().split("<a/").length - 1);
    expect(new Set(runs.map(([, letter]) => letter))).toEqual(new Set(board.replace(/[. ]/g, "")));
  }
  expect(said.filter((text) => /^1 found, \d+ moves, \d+ ms\n$/.test(text))).toHaveLength(boards.length);
});

test("while text is selected, the page stands still", () => {
  const { page, tick } = open(QUINE);
  page.selection = "Object";
  expect([tick(), tick()]).toEqual([pageOf(first), pageOf(first)]);
  page.selection = "";
  expect(tick()).toBe(tagless(programOf(second)));
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

/** The boards that Node prints where only the piece with this letter lies already, in its order. */
const around = (letter: string, board: string): string[] =>
  labels(evaluated(QUINE, "--keep", outlineOf(board, letter)).stdout);

const closing = around("U", first).at(-1)!;

test.each<[string, string, string]>([
  ["W", "a solution", first],
  ["X", "a solution", second],
  ["U", "the last of its list", closing],
  ["L", "a heart", hearts[7]],
  ["F", "a board with a hole", solutionsOf(boardOf("8x8-centre"))[3]],
  ["X", "an unfinished board", seriesOf(EMPTY_BOARD).find((board) => board.includes("x"))!],
])("%s stays where it is while the pointer rests on it, and all others move: %s", (letter, _, board) => {
  const list = around(letter, board);
  const { page, tick } = open(programOf(board));
  page.point(letter);
  const shown = () => /\/\/ (.*)/.exec(tick())![1];
  let at = board.includes("x") ? list.indexOf(shown()) : list.indexOf(board);
  expect(at).toBeGreaterThanOrEqual(0);
  for (let step = 1; step <= 3; step++) expect(tick()).toBe(tagless(programOf(list[++at % list.length])));
  // The ring goes on from there, also from the image of one of its solutions.
  page.point("b");
  expect(tick()).toBe(tagless(evaluated(QUINE, "--resume", "--solutions", "1", list[at % list.length]).stdout));
});

test("as a script of another page it prints the next program, and leaves the page alone", () => {
  const said: string[] = [];
  const context = createContext({ console: { log: (text: string) => void said.push(text) } });
  // There is no process to end.
  expect(() => runInContext(QUINE, context)).toThrow("exit");
  expect(said).toEqual([programOf(second), expect.stringMatching(/^1 found, /)]);
});
