// What the page says at any address, and how it goes on where a part of it, or of its browser, fails.

import { expect, test } from "vitest";
import { DAY, given, LAST, position, solution, wrong } from "./browser/given.ts";
import { translate } from "./browser/monkey.ts";
import * as page from "./page.ts";
import { boardIn, choose, find, followHints, goTo, pass, press, sees, shows, store, visit } from "./page.ts";
import { FIRST } from "../tools/page/game/game.ts";
import { boardOf } from "./run.ts";

test("it is one file of at most 96 kB, which may ask for nothing", () => {
  expect(Buffer.byteLength(page.HTML)).toBeLessThanOrEqual(96_000);
  expect(page.HTML).toContain(`content="default-src 'none'`);
});

test.each<[string, string | RegExp]>([
  ["#play/xx_xx?puzzle=easy-1", "The board has 4 empty cells"],
  ["#play/xxxx.x?puzzle=easy-1", "The board has no solution, and so no puzzle."],
  ["#play/xxxx.x", "This board has no solution."],
  ["#play/6x10?puzzle=easy-2099-01-01", "The puzzle of 1 January 2099 is still to come."],
  ["#play/LLLLxx_Lxxx", "This address cannot be read"],
  ["#play/AAAAA", "This address cannot be read"],
  ["#play/8x8", "The board has 64 empty cells, and the pieces that may be laid cover 60."],
  [`#draw/x${".".repeat(300)}xxxx`, "A board has at most 250 columns"],
  ["#draw/heart", "55 solutions."],
  ["#watch/x", "The board has 1 empty cell, but needs a multiple of five."],
  ["#wall/6x10/2340", "This address cannot be read"],
  ["#wall/xxxxxx_xxxx../4", /^This address cannot be read .* missing\.\d solutions\./],
  ["#wall/xx_xx", /^The board has 4 empty cells, but needs a multiple of five\./],
  ["#wall/xxxx.x", "No solution"],
  ["#wall/LLLLx_xxxxx", "L"],
  ["#program/LLLLxxYYYY_LXxxxxxxYI_XXXxxxxxxI_xXxxxxZZxI_xxxxxxxZxI_xxxxxxxZZI", "It prints 2,339 others."],
  ["#program/3x5", "7 solutions."],
])("%s: %s", async (address, words) => {
  visit(address);
  await shows("main", words);
  if (!/puzzle/.test(address)) return;
  // The search says the same to another level.
  await choose("Medium");
  await pass(300);
  await shows("main", words);
});

test("an older address becomes one of today, unless another one is typed meanwhile", async () => {
  visit("#play/3x5");
  await shows(".left", "7 solutions.");
  goTo("#solutions/3x5");
  await shows(".about .left", "7 solutions.");
  await pass(200);
  expect(page.addressNow()).toBe("#wall/3x5");
  goTo("#solutions/3x5");
  goTo("#play/3x20");
  await pass(300);
  expect(page.addressNow()).toBe("#play/3x20");
});

test("a worker tells of solutions while it searches, and of each once", () => {
  const told = page.answers({ outline: boardOf("6x10") }) as { solutions: string[] }[];
  const all = told.flatMap(({ solutions }) => solutions);
  expect([all.length, new Set(all).size]).toEqual([2339, 2339]);
  expect([told.length > 2, told[0].solutions.length > 0]).toEqual([true, true]);
});

/** A worker that never loads. Its error has no message. */
class SilentWorker {
  onerror = (_: { preventDefault: () => void }) => {};
  constructor() {
    setTimeout(() => this.onerror({ preventDefault: () => {} }), 1);
  }
  postMessage = () => {};
  terminate = () => {};
}

test.each([
  ["is forbidden", undefined],
  ["is not loaded", SilentWorker],
])("where a worker %s, the page says so; a puzzle that is known can be played, to its end", async (_, Worker) => {
  const words = "This browser does not let the page compute in the background.";
  visit("#play/3x5", { more: { Worker } });
  await shows(".left", words);
  goTo("#wall/3x5");
  await shows(".place .left", words);
  goTo("#play/" + FIRST.board.replaceAll(" ", "_"));
  await shows(".left", "Drag the two pieces in.");
  await press("t Escape");
  await followHints(2);
});

test("a page whose texts a translator has replaced goes on telling the truth", async () => {
  visit("");
  await shows(".left", "Drag the two pieces in.");
  page.evaluate(translate);
  await press("t Escape");
  const rows: [action: string, where: string, words: RegExp][] = [
    ["Hint", ".left", /^. goes here\.$/],
    ["Hint", ".left", /^1 piece left\.$/],
    ["Hint", ".left", /^. goes here\.$/],
    ["Hint", ".left", /^Solved! 0:/],
    ["end", ".said .left", /^2,339 programs\. Each prints the next/],
    ["#wall/6x10/7", ".about .left", /^Program 7 of 2,339\.$/],
    ["See all", ".about .left", /^2,339 programs\. Each prints the next\.$/],
    ["#wall/3x5", ".about .left", /^7 solutions\.$/],
    ["Next", ".about .left", /^Solution 2 of 7\.$/],
  ];
  for (const [action, where, words] of rows) {
    if (action === "end") await page.endFilm(words);
    else await (action.startsWith("#") ? goTo(action) : choose(action));
    await sees(() => find(where)?.textContent).toMatch(words);
  }
});

test("a game is seen as another tab has played it, and all that is stored elsewhere", async () => {
  visit(position(given));
  await followHints(1);
  store(`6x10-hard-${DAY}`, { moves: [given, solution], answer: solution, seconds: 9 });
  await sees(() => page.named("Hard, solved")).toBeTruthy();
  store(`6x10-easy-${DAY}`, { moves: [given, wrong, solution], answer: solution, seconds: 9 });
  await shows(".left", "Solved! 0:09, no hints");
  expect([boardIn(), find(".ending")]).toEqual([solution, null]);
});

test("where nothing can be drawn, the Wall says so, and a game ends without its film", async () => {
  visit("#play/3x5");
  page.evaluate(() => (HTMLCanvasElement.prototype.getContext = () => null));
  for (const board of ["3x5", "6x10"]) {
    goTo("#wall/" + board);
    await shows(".place p", "This browser does not let the page draw.");
  }
  goTo(LAST);
  await followHints(1);
  await choose("See all solutions", /^Solved!/);
  expect(find(".ending")).toBe(null);
});

test("a view that throws leaves the rest of the page", async () => {
  let isDamaged = true;
  const errors: string[] = [];
  // Every view asks for this.
  const matchMedia = (query: string) => {
    if (isDamaged && /wall/.test(page.addressNow())) throw Error("damaged");
    return { matches: /hover|reduce/.test(query) };
  };
  visit("#play/3x5", { more: { matchMedia, reportError: ({ message }: Error) => errors.push(message) } });
  await shows(".left", "7 solutions.");
  goTo("#wall/3x5");
  await shows("main", /went wrong here\. Your game is kept\..*damaged/);
  await shows("header", "Play");
  expect([find("header select").value, errors]).toEqual(["3x5", ["damaged"]]);
  // Another place works, this one if it is tried again, and also if one comes back.
  goTo("#play/3x5");
  await shows(".left", "7 solutions.");
  goTo("#wall/3x5");
  await shows("main", "damaged");
  isDamaged = false;
  await choose("Try again");
  await shows(".stage + .about", "7 solutions.");
});
