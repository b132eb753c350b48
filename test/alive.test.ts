// What a copy does as a web page. Its tag runs here, with what a browser would give it; that browsers do so is for test/browser.

import { createContext, runInContext } from "node:vm";
import { format } from "prettier";
import { expect, test } from "vitest";
import { shownOf } from "../tools/copies/markup.ts";
import { solutionsOf } from "../tools/copies/copies.ts";
import { EMPTY_BOARD, TAG } from "../tools/twin/picture.ts";
import { boardOf, programOf, QUINE } from "./run.ts";

const [, ONLOAD] = /onload=(.*)>/.exec(TAG)!;

/** Opens a file as a page. `tick` is what happens every two seconds, and returns what is shown then. */
const open = (html: string) => {
  let shown = html;
  let handler = "";
  const said: string[] = [];
  const page = {
    selection: "",
    getSelection: () => page.selection,
    console: { log: (text: string) => void said.push(text) },
    document: {
      body: {
        get textContent() {
          return shownOf(shown);
        },
        set innerHTML(inner: string) {
          shown = "<body>" + inner;
        },
      },
    },
    setInterval: (code: string, milliseconds: number) => void (handler = milliseconds === 2000 ? code : ""),
  };
  const context = createContext(Object.assign(page, { self: page }));
  runInContext(ONLOAD, context);
  const tick = (): string => {
    runInContext(handler, context);
    return shownOf(shown);
  };
  return { page, said, tick, html: () => shown };
};

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
    expect(tick()).toBe(programOf(board).replace(/<body[^>]*>/, ""));
    // In colour, each run is in a tag of its own.
    expect(shown()).toContain("<a/style");
    for (const [run] of shown().matchAll(/<a.*?<\/a>/g))
      expect(run).toMatch(/^<a\/style=background:#[\da-f]{6}>\S+<\/a>$/);
  }
  expect(said.filter((text) => /^1 found, \d+ moves, \d+ ms\n$/.test(text))).toHaveLength(boards.length);
});

test("while text is selected, the page stands still", () => {
  const { page, tick } = open(QUINE);
  page.selection = "Object";
  expect([tick(), tick()]).toEqual([pageOf(first), pageOf(first)]);
  page.selection = "";
  expect(tick()).toBe(programOf(second).replace(/<body[^>]*>/, ""));
});

test.each([
  ["an unfinished board that no search comes to", programOf(unfinished)],
  ["a picture without its whitespace", QUINE.replace(/(?<=`)[^`]*/, (picture) => picture.replace(/\s/g, ""))],
])("%s is tried once, and stands still", (_, html) => {
  const { tick, said } = open(html);
  const before = shownOf(html);
  expect([tick(), tick(), tick()]).toEqual([before, before, before]);
  expect(said).toEqual(["cannot resume\n"]);
});

test("as a script of another page it prints the next program, and leaves the page alone", () => {
  const said: string[] = [];
  const context = createContext({ console: { log: (text: string) => void said.push(text) }, self: {} });
  // There is no process to end.
  expect(() => runInContext(QUINE, context)).toThrow("exit");
  expect(said).toEqual([programOf(second), expect.stringMatching(/^1 found, /)]);
});
