// The page, as people use it, in a real Chromium, and on its main path in other browsers: `npm run test:page`.

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, expect, onTestFinished, test } from "vitest";
import { launch } from "../../tools/workshop/browser.ts";
import { BOARDS } from "../../tools/boards/named.ts";
import { parseAddress, VIEWS as ALL } from "../../tools/page/place/address.ts";
import * as laying from "../../tools/page/hand/laying.ts";
import { litBy, movedTo, nothingFound } from "../../tools/page/search/found.ts";
import { cellsOf, isFree, lettersOf, placeOf, withPiece } from "../../tools/boards/cells.ts";
import { FIRST } from "../../tools/page/game/game.ts";
import { pitchOf } from "../../tools/twin/board.ts";
import { shapeOf } from "../../tools/page/board/figure.tsx";
import { fillings, puzzleOf } from "../../tools/puzzles/puzzles.ts";
import { readRows } from "../../tools/boards/parse.ts";
import { dayAfter } from "../../tools/words/days.ts";
import { allSolutions, boardOf, programOf, programs, QUINE, scratch, tool } from "../run.ts";
import { chromium, type Driver, firefox, PHONE, webKit } from "./drivers.ts";
import { translate } from "./monkey.ts";

const DAY = "2026-11-21";
const outline = boardOf("6x10");
const EVERY = allSolutions(outline);
const puzzle = puzzleOf(fillings(readRows(outline), EVERY), "easy", DAY);
const toLay = (laid: number): string => `${puzzle.left.length - laid} pieces left.`;
const { board: given, solution } = puzzle;

// A piece over the first empty cell, where it fits but does not belong.
const wrong = [...puzzle.left]
  .map((letter) => ({ letter, cells: laying.under(given, laying.take(letter), given.indexOf("x"))! }))
  .filter(({ letter, cells }) => isFree(given, cells) && cells.some((at) => solution[at] !== letter))
  .map(({ letter, cells }) => withPiece(given, letter, cells))[0];

const position = (board: string): string => `#play/${board.replaceAll(" ", "_")}?puzzle=easy-${DAY}`;
const LAST = position(solution.replaceAll(puzzle.left[0], "x"));
const SOLVED = "LLLLFTYYYY_LXFFFTTTYI_XXXFWTVVVI_PXUUWWZZVI_PPUNNWWZVI_PPUUNNNZZI";

/** A game that was solved, as version 7 stored it. */
const DONE = { positions: [EVERY[0].replace(/[^F ]/g, "x"), EVERY[0]], at: 1, answer: EVERY[0], log: "X", seconds: 9 };

const file = join(scratch(), "gallery.html");
expect(tool("gallery", ["--out", file]).status).toBe(0);
const browser = await launch();
afterAll(() => browser.close());
let page: Page;
const complaints: string[] = [];
afterEach(() => expect(complaints.splice(0)).toEqual([]));

/** Opens the page at an address. It must never complain, and ask for nothing else. */
const visit = async (address: string, options: BrowserContextOptions = {}) => {
  page = await browser.newPage({ reducedMotion: "reduce", ...options });
  onTestFinished(() => page.close());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => void (/^(file|blob|data):/.test(request.url()) || complaints.push(request.url())));
  page.setDefaultTimeout(10_000);
  await page.goto(pathToFileURL(file).href + address);
};

const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The board that is seen, as its cells have it. */
const boardIn = (): Promise<string> =>
  page
    .locator(".cells [role=row]")
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.getAttribute("data-cell")).join("")).join(" "),
    );
const goTo = (address: string) => page.evaluate((hash) => (location.hash = hash), address);
const shows = (selector: string, words: string | RegExp, there = page) => {
  const all = there.locator(selector);
  const fail = async ({ message }: Error) => expect.fail(`${message}It says: ${await all.allTextContents()}`);
  return all.filter({ hasText: words }).first().waitFor().catch(fail);
};
/** Waits for what the search says at its end. */
const finds = (words: string) => shows('[data-done="true"]', words);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
/** Presses a button or a link, and waits for these words. */
const choose = async (name: string, words: string | RegExp = "", where = ".left") => {
  await button(name).or(link(name)).click();
  if (words) await shows(where, words);
};
/** Chooses something of the menu on the Wall. */
const pick = async (name: string, words: string | RegExp = "") => {
  await page.locator("[popovertarget=menu]").click();
  await choose(name, words);
};
const press = async (keys: string) => {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
};

/** Lays so many pieces by hints, of which each shows first what it would lay. */
const followHints = async (count: number) => {
  await page.locator(".tray button").first().waitFor();
  for (let i = 0; i < count; i++) {
    await choose("Hint", "goes here.");
    await choose("Hint", /left\.$|^Solved! \d:\d\d, \d+ hints?$/);
  }
};

/** Opens Draw, the last entry of the menu of boards. */
const draw = () => page.getByRole("combobox", { name: "Board" }).selectOption({ label: "Draw one …" });

/** What axe finds wrong with the page, once it was read into that. */
const faultsOf = async (): Promise<string[]> => {
  const { violations } = await page.evaluate(() => (globalThis as any).axe.run());
  return violations.map(({ id, nodes }: any) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`);
};

/** A cell of the board, counted from 1. */
const cell = (row: number, column: number) => page.getByRole("gridcell", { name: `row ${row}, column ${column}:` });

/** Fingers, as the browser's own protocol has them. */
const touching = async () => {
  const client = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...points: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
};

/** Goes to the end of the film, where its sentence is said. */
const endFilm = async (words: string | RegExp) => {
  await page.locator(".ending").waitFor();
  await press("Escape");
  await shows(".said .left", words);
};
const leaveFilm = async () => {
  await press("Escape");
  await page.locator(".ending").waitFor({ state: "detached" });
};

test("it is one file of at most 96 kB, which may ask for nothing", () => {
  expect(statSync(file).size).toBeLessThanOrEqual(96_000);
  expect(readFileSync(file, "utf8")).toContain(`content="default-src 'none'`);
});

const CANNOT = "it cannot run here. It needs JavaScript";
test.each<[what: string, policy: string, words: string, options?: BrowserContextOptions, lacks?: string]>([
  ["scripts may not be in the page", "script-src 'self'", CANNOT],
  ["text may not become a script", "require-trusted-types-for 'script'", CANNOT],
  ["nothing can be inflated", "", CANNOT, {}, "DecompressionStream"],
  ["no script runs", "", CANNOT, { javaScriptEnabled: false }],
  ["no worker may run", "worker-src 'none'", "This browser does not let the page compute in the background."],
  ["there is no worker", "", "This browser does not let the page compute in the background.", {}, "Worker"],
])("where %s, a sentence says so", async (_, policy, words, options = {}, lacks = "") => {
  const there = await browser.newPage(options);
  onTestFinished(() => there.close());
  await there.addInitScript(`delete globalThis[${JSON.stringify(lacks)}]`);
  const headers = policy ? { "content-security-policy": policy } : {};
  await there.route("**", (route) => route.fulfill({ body: readFileSync(file), contentType: "text/html", headers }));
  await there.goto("http://pentominoes.test/#play/3x5");
  await there.locator("#app p", { hasText: words }).waitFor({ timeout: 10_000 });
  // The other one has gone, or never comes.
  expect(await there.locator(".late").count()).toBe(Number(words === CANNOT));
  for (const view of words === CANNOT ? [] : ["wall", "draw"]) {
    await there.evaluate((name) => (location.hash = `#${name}/3x5`), view);
    const place = view === "wall" ? ".place" : ".draw";
    await there.locator(place + " p", { hasText: words }).waitFor({ timeout: 10_000 });
  }
});

test("what cannot be shown is explained, and what has no solution", async () => {
  const said: [string, string | RegExp][] = [
    ["#play/xx_xx?puzzle=easy-1", "The board has 4 empty cells"],
    ["#play/xxxx.x?puzzle=easy-1", "The board has no solution, and so no puzzle."],
    ["#play/xxxx.x", "This board has no solution."],
    ["#play/6x10?puzzle=easy-2099-01-01", "The puzzle of 1 January 2099 is still to come."],
    ["#play/LLLLxx_Lxxx", "This address cannot be read"],
    ["#play/AAAAA", "This address cannot be read"],
    ["#wall/6x10/2340", "This address cannot be read"],
    ["#wall/xxxxxx_xxxx../4", /^This address cannot be read .* missing\.\d solutions\./],
    ["#wall/xx_xx", /^The board has 4 empty cells, but needs a multiple of five\./],
    ["#wall/xxxx.x", "No solution"],
    ["#program/LLLLxxYYYY_LXxxxxxxYI_XXXxxxxxxI_xXxxxxZZxI_xxxxxxxZxI_xxxxxxxZZI", "It prints 2,339 others."],
    ["#program/3x5", "7 solutions."],
    ["#wall/LLLLx_xxxxx", "L"],
    ["#draw/3x15", "The solver can search this board, but only 60 cells make a program."],
    ["#draw/" + "x".repeat(61), "The board has 61 empty cells, and the pieces that may be laid cover 60."],
    [`#draw/x${".".repeat(300)}xxxx`, "A board has at most 250 columns"],
    ["#play/8x8", "The board has 64 empty cells, and the pieces that may be laid cover 60."],
    ["#watch/x", "The board has 1 empty cell"],
    ["#draw/x.x.x.x.x", "5 of 60 cells: no solution"],
  ];
  await visit(said[0][0]);
  for (const [address, words] of said) {
    await goTo(address);
    await shows("main", words);
    if (!/puzzle/.test(address)) continue;
    // The search says the same to another level.
    await choose("Medium").then(() => page.waitForTimeout(300));
    await shows("main", words);
  }
});

test("the Wall: one moves over it and into it, by buttons and keys, and a link leads to each tile", async () => {
  await visit("#solutions/6x10?number=911");
  await finds("Program 911 of 2,339.");
  await page.waitForURL(/#wall\/6x10\/911$/);
  await choose("Next", "Program 912 of 2,339.");
  await page.getByLabel("Number").fill("2339");
  await press("Enter");
  await shows(".left", "Program 2,339 of 2,339.");
  expect(await button("Next").getAttribute("aria-disabled")).toBe("true");
  const text = page.locator(".near pre");
  expect(await text.textContent()).toContain(`\n// ${allSolutions("6x10")[2338]}\n`);
  expect(await page.locator(".near .program").getAttribute("aria-label")).toBe("Program 2339 of 6x10");
  // Away from all, and back.
  await pick("See all", "2,339 programs. Each prints the next.");
  await shows(".more", "9,356 with rotations and reflections.");
  await page.waitForURL(/#wall\/6x10$/);
  await page.goBack();
  await shows(".left", "Program 2,339");
  await page.locator("main").focus();
  await press("ArrowLeft");
  await shows(".left", /^Program (?!2,339)[\d,]+ of/);
  await press("Escape");
  await shows(".left", "2,339 programs.");
  await press("Enter");
  await shows(".left", /^Program [\d,]+ of/);
  for (let i = 0; i < 12; i++) await press("-");
  await shows(".left", "2,339 programs.");
  await choose("Random", /^Program [\d,]+ of/);
  // A board is searched once, for all that one does with it.
  let searches = 0;
  page.on("worker", () => searches++);
  for (const view of ["Play", "Wall"]) await choose(view);
  await pick("How does it search?");
  await choose("All solutions");
  await finds("2,339 programs.");
  expect(searches).toBe(0);
  await page.getByRole("combobox", { name: "Board" }).selectOption("3x20");
  await finds("2 programs.");
  expect(searches).toBe(1);
});

/** Where the middle of a cell of the tile that is near is in the window, counted from 1. */
const cellOfTile = async (row: number, column: number) => {
  const { x, y, width } = (await page.locator(".near .board").boundingBox())!;
  const unit = width / 10.1;
  return { x: x + unit * (column - 0.45), y: y + unit * (row - 0.45) };
};

/** The board of that tile. */
const boardOnTile = async () => (await page.locator(".near pre").textContent())!.match(/^\/\/ (.*)$/m)![1];

/** Where a piece has a cell there. */
const cellOnTile = async (letter: string) => {
  const rows = (await boardOnTile()).split(" ");
  const row = rows.findIndex((each) => each.includes(letter));
  return cellOfTile(row + 1, rows[row].indexOf(letter) + 1);
};

test("the Wall by mouse: zoom, drag and press; pieces are pinned down to the last solution, and freed", async () => {
  await visit("#wall/6x10");
  await finds("2,339 programs.");
  const { x, y, width, height } = (await page.locator(".stage").boundingBox())!;
  // A press goes to a tile; to the one in the middle.
  await page.mouse.click(x + width / 2 + 3, y + height / 2 + 3);
  await shows(".left", /^Program [\d,]+ of/);
  // The wheel leads away, and in again.
  await page.mouse.wheel(0, 2000);
  await shows(".left", "2,339 programs.");
  await page.mouse.wheel(0, -1800);
  await shows(".left", /^Program [\d,]+ of/);
  const which = await page.getByLabel("Number").inputValue();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 900, y + height / 2, { steps: 9 });
  await page.mouse.up();
  await expect.poll(() => page.getByLabel("Number").inputValue()).not.toBe(which);
  // Pins: the first solution, as the program keeps its pieces.
  await goTo("#wall/6x10/1");
  await shows(".left", "Program 1 of 2,339.");
  await page.locator('.near[style*="opacity: 1"]').waitFor();
  const rows = allSolutions("6x10")[0].split(" ");
  const pressOn = async (letter: string) => {
    const at = await cellOnTile(letter);
    await page.mouse.click(at.x, at.y);
  };
  await pressOn("I");
  await shows(".left", "838 of 2,339 can have I there.");
  // What is pinned stays as it was, the rest dims.
  const inkOf = (letter: string) => {
    const own = page.locator(`.near b.${letter}`);
    return own.evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))]);
  };
  await expect.poll(() => inkOf("I")).toEqual(["rgb(0, 0, 0)"]);
  expect(await inkOf("X")).not.toContain("rgb(0, 0, 0)");
  await pressOn("X");
  await pressOn("I");
  await shows(".left", "337 of 2,339 can have X there.");
  await page.waitForURL(/#wall\/6x10\/1\?pins=X$/);
  // One goes on among those that are lit, and what is shown has it there, perhaps turned.
  const places = (board: string) => board.replace(/[^X ]/g, ".");
  for (const _ of "1234") {
    await choose("Next", "337 of 2,339");
    expect(places(await boardOnTile())).toBe(places(rows.join(" ")));
  }
  await page.reload();
  await shows(".left", "337 of 2,339 can have X there.");
  for (const letter of "filnptuvwyz") await press(letter);
  await shows(".left", "Only this one.");
  await choose("Free all", /^Program [\d,]+ of 2,339\.$/);
});

test.each(["#wall/6x10", "#wall/6x10/7", LAST])("what a lost canvas has shown is drawn again: %s", async (address) => {
  await visit("#play/3x5");
  // All canvases that there will be, in the page or not.
  await page.evaluate(() => {
    const all: HTMLCanvasElement[] = ((globalThis as any).canvases = []);
    const { createElement, createElementNS } = document;
    document.createElement = ((...words: [any]) => keep(createElement.apply(document, words))) as any;
    document.createElementNS = ((...words: [any, any]) => keep(createElementNS.apply(document, words))) as any;
    const keep = (each: unknown) => (each instanceof HTMLCanvasElement && all.push(each), each);
  });
  await goTo(address);
  if (address === LAST) {
    await followHints(1);
    await endFilm(/^2,339 programs/);
  } else await finds(address.endsWith("7") ? "Program 7" : "2,339 programs.");
  const seen = () => page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  let before = "";
  // All hang, and nothing moves.
  await expect.poll(async () => before === (before = await seen()), { interval: 1000, timeout: 20_000 }).toBe(true);
  await page.evaluate(() => {
    for (const canvas of (globalThis as any).canvases) Object.assign(canvas, { width: canvas.width });
    document.querySelector("canvas")!.dispatchEvent(new Event("contextrestored"));
  });
  await expect.poll(async () => (await seen()) === before).toBe(true);
});

test("a program on the Wall is shown to the character, copied, saved, opened alone and selected", async () => {
  await visit("#program/" + programs(QUINE)[0].label.replaceAll(" ", "_"));
  const text = page.locator(".near pre");
  await shows(".left", "Program 1 of 2,339.");
  expect(await text.textContent()).toBe(QUINE);
  await pick("Copy the program", "The program is copied.");
  expect(await copied()).toBe(QUINE);
  const [saved] = await Promise.all([page.waitForEvent("download"), pick("Download")]);
  expect([saved.suggestedFilename(), readFileSync(await saved.path(), "utf8")]).toEqual(["pentomino.html", QUINE]);
  const [alone] = await Promise.all([page.context().waitForEvent("page"), pick("Open it alone")]);
  await expect.poll(() => alone.evaluate("document.body.textContent")).toContain("// ");
  await alone.close();
  await goTo("#wall/6x10/7");
  await shows(".left", "Program 7 of 2,339.");
  await pick("Select the text");
  await page.locator('.near[style*="opacity: 1"]').waitFor();
  const from = await cellOfTile(1, 1);
  const to = await cellOfTile(6, 10);
  // In the middle of a line: between two, Chromium takes the end of the text.
  await page.mouse.move(from.x - 30, from.y - 30);
  await page.mouse.down();
  await page.mouse.move(to.x + 25, to.y + 25, { steps: 5 });
  await page.mouse.up();
  const selected: string = await page.evaluate("getSelection().toString()");
  const program = programOf(allSolutions("6x10")[6]);
  expect(program.replace(/\s/g, "")).toContain(selected.replace(/\s/g, "").slice(20, -20));
  expect(selected.length).toBeGreaterThan(2500);
});

test("it opens on the puzzle of the day; what is given stays", async () => {
  await visit("#play", PHONE);
  await page.clock.install({ time: new Date(DAY + "T23:59") });
  await page.reload();
  await shows(".left", "Fill the board.");
  expect(await boardIn()).toBe(given);
  // They show the text of the program that the puzzle is.
  const ink = (await page.locator(".given b:not(.x)").allTextContents()).join("\n");
  expect(programOf(given)).toContain(ink.split(/\s+/).find((run) => run.length > 8)!);
  // A message stays for four seconds. Repeating it starts the time again.
  for (const time of [3500, 3000]) {
    await page.locator('[aria-label$=", given"]').first().click();
    await page.clock.runFor(time);
    await shows(".more", "is given: it stays where it is.");
  }
  await page.clock.runFor(1500);
  await page.getByText("is given").waitFor({ state: "detached" });
  // It is kept at midnight, and the new one is offered.
  expect(await link("Today’s puzzle").count()).toBe(0);
  await page.clock.fastForward(120_000);
  await link("Today’s puzzle").waitFor();
  await shows(".title", "21 November");
  await followHints(1);
  expect(JSON.parse(await page.evaluate(`localStorage["pentomino-quine/6x10-easy-${DAY}"]`)).day).toBe(DAY);
  await choose("Today’s puzzle", "22 November", ".title");
  await choose("Previous day", "21 November", ".title");
  // Beside it are those of the month.
  await page.locator(".choice button").click();
  await choose("Previous month", "October 2026", ".sheet");
  await page.getByRole("listitem").getByText("31").click();
  await shows(".title", "31 October");
  // The way home, from any board.
  await page.getByRole("combobox", { name: "Board" }).selectOption("heart");
  await shows(".title", /^Heart, 22 November/);
  await choose("Empty", "55 solutions.");
  // All pieces are in two rows.
  const slots = page.locator(".tray button");
  const tops = await slots.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
  expect([tops.length, new Set(tops).size]).toEqual([12, 2]);
  await choose("Today’s puzzle", "22 November", ".title");
  expect(await page.getByRole("combobox", { name: "Board" }).inputValue()).toBe("6x10");
});

test("games are taken to another browser, and are seen in its month", async () => {
  await visit(LAST);
  await followHints(1);
  await endFilm(/^2,339 programs/);
  await leaveFilm();
  await page.locator(".choice button").click();
  const [download] = await Promise.all([page.waitForEvent("download"), link("Save all games").click()]);
  const path = await download.path();
  await visit(position(given));
  await page.locator(".choice button").click();
  await shows(".sheet", "In colour (✓): solved.");
  await link("21 November").waitFor();
  await page.locator("input[type=file]").setInputFiles(path);
  await shows(".sheet [role=status]", "Added 1 game");
  await link("21 November; Easy, solved").waitFor();
  expect(await page.locator('[data-end="3"] .piece').count()).toBe(12);
  await press("Escape");
  await link("Easy, solved").waitFor();
  await shows(".left", /^Solved! /);
});

test("a first visit lacks two pieces; giving up shows the answer; a solution sent counts for nobody", async () => {
  await visit("");
  // There is nothing but a title, a sentence, the board and its pieces, until one is touched.
  await shows(".left", "Drag the two pieces in.");
  const seen = page.locator("a:visible, button:not([role]):visible, select:visible, summary:visible, p:visible");
  const words = (await seen.allInnerTexts()).filter(Boolean);
  expect(words).toEqual(["The pentomino quine", "Drag the two pieces in.", "T", "U"]);
  // Who came by Tab is told the keys.
  await press("Tab");
  await shows(".left", "Type T or U to take a piece.");
  // It teaches turning until a piece has been turned, and shows what turns it, and Hint.
  for (const name of ["T", "Mirror"]) await choose(name, "The wheel, a right click or R turns", ".table .more");
  expect(await page.locator(".hands button:visible").allInnerTexts()).toEqual(["Turn", "Mirror", "Hint"]);
  await button("Turn").click();
  await expect.poll(() => page.locator(".table .more").textContent()).toBe("");
  await press("Escape");
  // What hints have laid, half of it, is the player's own.
  await followHints(1);
  // The text of the given pieces stays until all have theirs.
  await page.evaluate(() => {
    const texts = Object.assign(window, { texts: [1] }).texts;
    const count = () => texts.push(document.querySelectorAll(".cells .program").length);
    new MutationObserver(count).observe(document.querySelector(".cells")!, { childList: true, subtree: true });
  });
  await page.locator(".tray button").click();
  await page.locator('[data-cell="x"]').first().click();
  await shows(".table .more", "1 of 2,339 is yours.");
  await endFilm(/^2,339 programs\. Each prints the next; the last prints yours/);
  const texts: number[] = await page.evaluate("texts");
  expect([Math.min(...texts), Math.max(...texts)]).toEqual([1, 2]);
  expect(await page.locator(":focus").textContent()).toMatch(/^2,339 programs/);
  // Nobody would send that. What else there is comes with the next puzzle.
  expect(await link("Wall").count()).toBe(0);
  expect(await button("Copy").count()).toBe(0);
  await page.locator(".ending").getByRole("button", { name: "Today’s puzzle" }).click();
  await shows(".left", "Fill the board.");
  const day = await page.locator(".title").textContent();
  await choose("Wall", "1 of 2,339 is yours.", ".about .more");
  await choose("Play");
  // The heart of Draw is only an example.
  await draw();
  await choose("Wall");
  await choose("Play");
  await shows(".title", day!);
  await followHints(1);
  await page.getByText("Show the answer").dblclick();
  expect(await button("Give up and show it").isVisible()).toBe(false);
  await page.getByText("Show the answer").click();
  await choose("Give up and show it", "This is the answer.");
  const answer = await boardIn();
  // It does not become a wall by itself.
  await shows(".card", "It is a program.");
  await page.waitForTimeout(300);
  expect(await page.locator(".ending").count()).toBe(0);
  expect([await button("Copy").count(), await button("New puzzle").count(), await boardIn()]).toEqual([0, 1, answer]);
  expect(await link("Easy, given up").count()).toBe(1);
  await goTo("#play/" + SOLVED);
  await shows(".left", "This link shows a solution.");
  expect(await link("Empty").count()).toBe(1);
  // A button that goes hands its focus on.
  await button("Play this board").press("Enter");
  await shows(".left", "2,339 solutions.");
  expect(await page.locator(":focus").textContent()).toBe("2,339 solutions.");
  // The first puzzle is offered no more.
  await page.goto(pathToFileURL(file).href);
  await shows(".title", day!);
});

/** From now on, all motions in the page wait until they are asked for. */
const halt = () => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...words) {
    const motion = animate.apply(this, words);
    motion.pause();
    return motion;
  };
};

test("a ghost drags the first piece to its place, until one is touched, if people want motion", async () => {
  const at = (time: number): Promise<Box | undefined> =>
    page.evaluate((now) => {
      const [drag] = document.getAnimations().filter(({ effect }) => (effect as any).target.matches(".demo"));
      if (!drag) return undefined;
      drag.currentTime = now;
      return document.querySelector(".demo")!.getBoundingClientRect().toJSON();
    }, time);
  await visit("#watch/3x5", { reducedMotion: "no-preference", ...PHONE });
  await page.evaluate(halt);
  await goTo("#play/" + FIRST.board.replaceAll(" ", "_"));
  await shows(".left", "Drag the two pieces in.");
  const { x, y } = (await cell(4, 5).boundingBox())!;
  // A piece does not fill its cells.
  expect(await at(2840)).toMatchObject({ x: expect.closeTo(x + 1.5, -0.3), y: expect.closeTo(y + 1.5, -0.3) });
  // It turns beside the piece that it came out of.
  const from = await page.locator(".tray path.T").evaluate((path): Box => path.getBoundingClientRect().toJSON());
  const turning = (await at(1500))!;
  expect(turning.y + turning.height / 2).toBeCloseTo(from.y - from.height / 2, -0.3);
  await button("U").tap();
  expect(await page.locator(".demo").count()).toBe(0);
  await visit("");
  await shows(".left", "Drag the two pieces in.");
  expect(await at(0)).toBe(undefined);
});

test("a puzzle is solved, its program runs, and the result is shared", async () => {
  await visit("#wall/3x5");
  // The link with the answer leads to the puzzle. A hint finds a wrong piece and takes it back.
  await goTo(position(solution));
  await shows(".left", "Fill the board.");
  await shows(".more", "This link contains the solution.");
  expect(await boardIn()).toBe(given);
  await goTo(position(wrong));
  await shows(".left.bad", toLay(1));
  await shows(".table .more", "No piece fits this hole");
  await choose("Hint", "in the wrong place.", ".left.bad");
  await choose("Hint", "Fill the board.");
  await followHints(2);
  await choose("Undo", toLay(1));
  // A player who leaves at once after a move finds it again, and going back takes none back.
  await choose("Redo");
  for (const leave of [() => choose("Wall").then(() => page.goBack()), () => page.reload()]) {
    await leave();
    await shows(".left", toLay(2));
  }
  // An address that is typed is a move.
  await goTo(position(wrong));
  await shows(".left", toLay(1));
  await choose("Restart", "Fill the board.");
  // To begin again is also a move.
  for (const _ of "12") await press("Control+z");
  await shows(".left", toLay(2));
  // The game goes on after a look elsewhere.
  await choose("Medium", "Fill the board.");
  await choose("Easy", toLay(2));
  await choose("Wall");
  await choose("Play", toLay(2));
  await followHints(puzzle.left.length - 3);
  const before = await page.locator(".cells").boundingBox();
  await followHints(1);
  await shows(".table .more", /Solution [\d,]+ of 2,339\./);
  // The board stays where it is, and so does the focus.
  expect(await page.locator(".cells").boundingBox()).toEqual(before);
  expect(await page.locator(":focus").textContent()).toMatch(/^Solved! \d:\d\d, \d+ hints$/);
  expect(await page.locator(".ripple b").count()).toBeGreaterThan(100);
  // It becomes a wall by itself, whose sentence stays.
  await endFilm(/^2,339 programs\. Each prints the next; the last prints yours/);
  const ending = page.locator(".ending");
  expect(await ending.locator(".ends .note").textContent()).toMatch(/^21 November · Easy · \d hints · \d:\d\d$/);
  const [saved] = await Promise.all([page.waitForEvent("download"), button("Save the picture").click()]);
  const png = readFileSync(await saved.path());
  expect([saved.suggestedFilename(), png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual([
    ...["pentominoes.png", "PNG", 572 * 4 - 1 * 4 + 160],
  ]);
  await ending.getByRole("button", { name: "Copy" }).click();
  await shows(".ending", "Your result is copied.");
  expect(await copied()).toMatch(
    RegExp(
      "^With \\d hints, I solved .*\\. My solution is a program that .*\n" +
        "The pentomino quine, 21 November 2026, easy\n" +
        "(?:↩️|💡|🟪|🟦|🟥|🟩|🟨|🟫|🟧)+\n\\d:\\d\\d, \\d+ moves, \\d taken back$",
      "u",
    ),
  );
  await leaveFilm();
  expect(await page.locator(":focus").textContent()).toMatch(/^Solved! \d:\d\d, \d+ hints$/);
  await page.getByRole("link", { name: "Easy, solved mostly by hints" }).waitFor();
  // A press on a piece pins it, also by keys, and a second one frees it.
  const lit = (pins: string) =>
    litBy({ ...nothingFound(outline), solutions: EVERY.map(lettersOf) }, solution, pins).size;
  await cell(1, 1).click();
  await shows(".card", `${lit(solution[0]).toLocaleString("en")} of 2,339 can have ${solution[0]} there.`);
  await cell(1, 1).press("Enter");
  await expect.poll(() => page.locator(".card .more").textContent()).toBe("");
  await press("x w");
  await shows(".card", `${lit("XW").toLocaleString("en")} of 2,339 can have X and W there.`);
  await choose("Show on the wall", `${lit("XW").toLocaleString("en")} of 2,339 can have X and W there.`);
  await page.waitForURL(/#wall\/.*pins=XW$/);
  await page.goBack();
  // The film runs again, and one goes in.
  // Where nothing may move, a second one begins with its end.
  await choose("See all solutions", "2,339 programs.", ".said .left");
  await page.locator(".ending canvas").press("Enter");
  await shows(".left", /^(Program [\d,]+ of 2,339: yours|This is a program)/);
  expect(await page.locator(".near pre").textContent()).toBe(programOf(solution));
  await page.goBack();
  // Where the system has a sheet for it, the text is shared. Where no page may copy, it says so.
  await page.evaluate(() => {
    navigator.share = async (data) => void ((globalThis as any).sent = data?.text);
    navigator.clipboard.writeText = () => Promise.reject();
  });
  await choose("Copy", "Your browser does not let this page copy.", ".card");
  await press("x");
  await choose("Share");
  await expect.poll(() => page.evaluate("sent")).toContain("21 November 2026");
  await choose("Next: Medium");
  await page.waitForURL(/puzzle=medium-2026-11-21/);
  await page.locator("main:focus").waitFor();
  // Moves leave the history alone. The page writes its address, too: only popstate says that a step back is done.
  const back = () =>
    page.evaluate(() => {
      const done = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      history.back();
      return done.then(() => location.hash);
    });
  for (let steps = 0; steps < 14 && (await back()) !== "#wall/3x5"; steps++);
  await finds("7 solutions.");
});

test("an address is a move on arrival, then follows the game: typed, by Back, and in two tabs", async () => {
  // A link to a half-played board, in a browser that knows nothing of it.
  await visit(position(wrong));
  await shows(".left.bad", toLay(1));
  const now = () => page.evaluate(() => location.hash);
  await choose("Undo", "Fill the board.");
  expect(await now()).toBe(position(given));
  // What no hand could play is overwritten.
  await goTo(position(given.replace("x", puzzle.left[0])));
  await expect.poll(now).toBe(position(given));
  expect(await boardIn()).toBe(given);
  // One that is typed is a move, and Back takes none back.
  await goTo(position(wrong));
  await shows(".left", toLay(1));
  await page.goBack();
  await expect.poll(now).toBe(position(wrong));
  expect(await boardIn()).toBe(wrong);
  // Another tab shows each move, and goes on from it.
  const first = page;
  const opened = first.waitForEvent("popup");
  await first.evaluate((hash) => void open(location.href.replace(/#.*/, hash)), position(outline));
  page = await opened;
  await shows(".left", toLay(1));
  // By what the browser tells it: its clocks are stopped.
  await first.evaluate(() => {
    for (let id = Number(setInterval(() => {}, 1e9)); id; id--) clearInterval(id);
  });
  await choose("Restart", "Fill the board.");
  await shows(".left", "Fill the board.", first);
  await expect.poll(() => first.evaluate(() => location.hash)).toBe(position(given));
  await first.keyboard.press("Control+z");
  await shows(".left", toLay(1));
  await expect.poll(now).toBe(position(wrong));
  // It hears also of other puzzles.
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name, text),
    [`pentomino-quine/6x10-hard-${DAY}`, JSON.stringify(DONE)],
  );
  await first.getByRole("link", { name: "Hard, solved" }).waitFor();
  // Where something else clears the storage, the address keeps the game.
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => first.evaluate(() => Object.keys(localStorage).join())).toContain(`6x10-easy-${DAY}`);
  await shows(".left", toLay(1), first);
});

test("the film of the end: a solution hands its letters on, and becomes a picture; a second one is short", async () => {
  await visit(LAST, { reducedMotion: "no-preference" });
  await followHints(1);
  const said = () => page.locator(".ending .left").textContent();
  for (const words of [/^Your solution is a program/, /^The same letters/, /^Each prints the next/, /^2,339 programs/])
    await expect.poll(said, { timeout: 20_000, interval: 20 }).toMatch(words);
  await page.locator(".ending.said").waitFor();
  await page.evaluate(axe.source);
  // The header comes back.
  await expect.poll(faultsOf).toEqual([]);
  // What is seen is a picture: every piece has a part of it in its colour.
  const seen = await page.locator(".ending canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    const count = new Map<number, number>();
    for (const pixel of new Uint32Array(data.buffer)) count.set(pixel, (count.get(pixel) ?? 0) + 1);
    return [...count.values()].filter((each) => each > 100).length;
  });
  expect(seen).toBeGreaterThan(60);
  await page.locator(".ending").getByRole("button", { name: "Next: Medium" }).click();
  await page.waitForURL(/puzzle=medium/);
  await followHints(1);
});

const F = laying.mirror(laying.turn(laying.take("F")));

test("with the mouse: dragged, turned by wheel and click, put away", async () => {
  await visit("#play/6x10");
  await shows(".left", "2,339 solutions.");
  // From one empty cell to another is nothing, and the keyboard goes on.
  await cell(1, 1).dragTo(cell(2, 5));
  await press("v Escape");
  expect(await page.locator('.cells [tabindex="0"]').count()).toBe(1);
  await choose("X", "The wheel, a right click or R turns the piece that you hold.", ".table .more");
  await press("Escape");
  await button("X").dragTo(cell(3, 3), { steps: 4 });
  expect(await boardIn()).toMatch(/^x+ xxXx+ xXXXx+ xxXx+ x+ x+$/);
  const ways = allSolutions(await boardIn()).length;
  await shows(".left", `${ways} ways left.`);
  await shows(".table .more", "The wheel, a right click or R turns the piece that you hold.");
  // From the board to another place on it, and off the board.
  await cell(3, 3).dragTo(cell(4, 7), { steps: 4 });
  expect(await boardIn()).toContain(" xxxxxXXXxx ");
  // Where it does not fit, it goes back.
  await cell(4, 7).dragTo(cell(1, 10), { steps: 4 });
  await shows(".table .more", "X does not fit here.");
  expect(await boardIn()).toContain(" xxxxxXXXxx ");
  await cell(4, 7).dragTo(page.locator("h1"), { steps: 4 });
  await shows(".left", "2,339 solutions.");
  // Clicked, turned, and clicked down.
  await choose("I");
  await page.locator(".floating").waitFor();
  await cell(3, 9).hover();
  await page.mouse.wheel(0, 100);
  for (const _ of "12") await cell(3, 9).click({ button: "right" });
  expect(await page.locator(".floating").count()).toBe(1);
  await cell(3, 9).click();
  expect(await boardIn()).toMatch(/^(xxxxxxxxIx ){5}x+$/);
  // One that is dropped on a button is turned, and still in the hand.
  await button("F").dragTo(button("Turn"), { steps: 4 });
  await button("F").dragTo(button("Mirror"), { steps: 4 });
  expect(await page.locator(".floating").count()).toBe(1);
  expect(await button("F").locator("path").last().getAttribute("d")).toBe(shapeOf(F.piece, cellsOf(F.piece, "F")));
  await press("Escape");
  // On blank paper it is put away, and lies there as it was turned.
  await choose("L");
  await choose("Turn");
  await page.mouse.click(3, 700);
  expect(await page.locator(".floating").count()).toBe(0);
  expect(await button("L").locator("svg").getAttribute("viewBox")).toBe("-1 -1 42 82");
  // Another view may open while the mouse carries a piece.
  await choose("L");
  await page.mouse.move(300, 290);
  await goTo("#watch/3x5");
  await shows(".left", "The search begins");
});

/** What moves by itself: what shows it, for how long, how it is turned as it begins, and where its middle is then. */
const motions = () =>
  page.evaluate(() =>
    document.getAnimations().flatMap((motion) => {
      const target = (motion.effect as KeyframeEffect).target!;
      motion.currentTime = 0;
      const { x, y, width, height } = target.getBoundingClientRect();
      const { rotate, scale } = getComputedStyle(target);
      motion.finish();
      if (!target.matches(".piece, .ghost")) return [];
      const where = ["tray", "raised", "cells"].find((each) => target.closest("." + each));
      const how = rotate !== "none" ? rotate : scale.startsWith("-") ? "flipped" : "";
      return { what: [where, motion.effect!.getTiming().duration, how].join(" "), x: x + width / 2, y: y + height / 2 };
    }),
  );

test("a piece swings, flips, flies home, settles and shakes; not where people want no motion", async () => {
  const middleOf = async (selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const moving = async () => (await motions()).map(({ what }) => what.trim()).sort();
  const seen: Record<string, string[]> = {};
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await visit("#play/6x10", { reducedMotion });
    await shows(".left", "2,339 solutions.");
    await page.evaluate(halt);
    const over = await middleOf('[data-at="25"]');
    await button("L").click();
    await page.mouse.move(over.x, over.y, { steps: 3 });
    seen.carried = await moving();
    await press("r");
    seen.turned = await moving();
    await press("m");
    seen.mirrored = await moving();
    await page.mouse.click(over.x, over.y);
    await shows(".left", "left.");
    seen.laid = await moving();
    await press("Control+z");
    await shows(".left", "2,339 solutions.");
    seen.undone = await moving();
    await press("Control+y");
    await shows(".left", "left.");
    seen.redone = await moving();
    // What is dropped where it does not fit comes back from there.
    await button("X").hover();
    await page.mouse.down();
    await page.mouse.move(over.x + 3, over.y + 3, { steps: 3 });
    const dropped = await middleOf(".floating");
    await page.mouse.up();
    await shows(".table .more", "X does not fit here.");
    const homeward = await motions();
    seen.refused = homeward.map(({ what }) => what.trim());
    for (const { x, y } of homeward) expect([x, y].map(Math.round)).toEqual([dropped.x, dropped.y].map(Math.round));
    // Once it is taken again, that is not said any more.
    await button("X").click();
    await page.locator(".floating").waitFor();
    expect(await page.locator(".table .more").textContent()).not.toContain("fit");
    await press("Escape");
    seen.putAway = await moving();
    await press("l Enter");
    seen.moved = await moving();
    await cell(3, 4).focus();
    await press("x Enter");
    seen.shaken = await moving();
    if (reducedMotion === "reduce") expect(Object.values(seen).flat()).toEqual([]);
  }
  expect(seen).toEqual({
    carried: [],
    turned: ["cells 150 -90deg", "raised 150 -90deg", "tray 150 -90deg"],
    mirrored: ["cells 150 flipped", "raised 150 flipped", "tray 150 flipped"],
    laid: ["cells 110"],
    undone: ["tray 260"],
    redone: ["cells 260"],
    refused: ["tray 260"],
    putAway: ["tray 260"],
    moved: [],
    shaken: ["cells 250", "tray 250"],
  });
});

test("by touch: tapped and dragged; a palm takes nothing away", async () => {
  await visit("#play/8x8-centre", PHONE);
  await shows(".left", "65 solutions.");
  await button("P").tap();
  await cell(4, 4).tap();
  await shows(".more", "P does not fit here.");
  await cell(1, 8).tap();
  expect(await boardIn()).toMatch(/^xxxxxPPP xxxxxPPx /);
  await shows(".table .more", "Press a piece in the tray twice to turn it.");
  const touch = await touching();
  // With a piece in the hand a finger slides, and nothing pans. A piece that it drags is above it.
  const slide = async (row: number, column: number) => {
    const { x, y } = (await cell(row, column).boundingBox())!;
    await touch("touchStart", { x: x + 20, y: y + 35 });
    for (const far of [5, 10, 16]) await touch("touchMove", { x: x + 20, y: y + 35 - far });
    await touch("touchEnd");
  };
  await page.evaluate(() => (document.body.style.minHeight = "200vh"));
  // A finger that trembles has not dragged.
  const { x, y } = (await button("X").boundingBox())!;
  await touch("touchStart", { x: x + 20, y: y + 20 });
  await touch("touchMove", { x: x + 24, y: y + 20 });
  await touch("touchEnd");
  await slide(1, 7);
  await shows(".more", "X does not fit here.");
  await slide(8, 2);
  expect(await boardIn()).toMatch(/ xXxxxxxx XXXxxxxx xXxxxxxx$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await choose("Undo", "ways left");
  // What was done once needs no lesson.
  await button("F").tap();
  await button("Turn").tap();
  await expect.poll(() => page.locator(".table .more").textContent()).toBe("");
  await press("Escape");
  const [from, to] = [(await cell(1, 8).boundingBox())!, (await cell(8, 3).boundingBox())!];
  const below = { x: to.x + 20, y: to.y + 80 };
  await touch("touchStart", { x: from.x + 20, y: from.y + 20 });
  await touch("touchMove", below);
  await touch("touchStart", below, { x: 300, y: 700 });
  await touch("touchMove", below, { x: 310, y: 710 });
  await page.locator(".floating").waitFor();
  await touch("touchEnd", below);
  await touch("touchEnd");
  expect(await boardIn()).toMatch(/ PPPxxxxx PPxxxxxx$/);
  // Of keys it speaks only where there are some.
  await draw();
  await shows(".left", /^\d+ solutions?$/);
  expect(await page.locator("main").innerText()).not.toMatch(/keyboard/i);
});

test("with the keyboard alone; there may be no solution, and hints lead to one", async () => {
  await visit("#play/5x12");
  await shows(".left", "1,010 solutions.");
  // What keys do is said once. A piece that was turned before it was moved still moves.
  await press("l r r");
  await shows(".table .more", "Arrows move it, R turns, M mirrors, Enter lays it, Escape puts it back.");
  await press("ArrowDown ArrowDown ArrowUp");
  expect(await page.locator(":focus").getAttribute("aria-label")).toMatch(/^row 2, column 1\b/);
  await press("Escape");
  await button("F").focus();
  await press("Enter r m ArrowDown ArrowRight Enter");
  expect(await page.locator(".cells :focus").getAttribute("tabindex")).toBe("0");
  const laid = await boardIn();
  // Picked up by its letter, and let go: nothing has changed.
  await press("f ArrowLeft");
  await expect.poll(() => page.locator(".table .more").textContent()).toBe("");
  await press("Escape");
  expect(await boardIn()).toBe(laid);
  await press("f Backspace");
  await shows(".left", "1,010 solutions.");
  await press("x" + " ArrowLeft".repeat(9));
  await page.locator(".ghost.X.bad").waitFor();
  await press("Enter");
  await shows(".left", "No way to go on.");
  await choose("Restart");
  await followHints(12);
  await endFilm(/^1,010 programs/);
  await leaveFilm();
  await shows(".table .more", /Solution [\d,]+ of 1,010\. Mostly by hints: not counted\./);
  await choose("Start again", "1,010 solutions.");
  expect(await page.locator(".table .more").textContent()).toBe("");
  expect(await page.locator(":focus").textContent()).toBe("1,010 solutions.");
  expect(await boardIn()).toBe(boardOf("5x12"));
  // Arrows change the board in the chooser, and letters are for pieces there as well.
  await page.locator("header select").focus();
  await press("ArrowDown");
  await shows(".title", /^4x15/);
  await press((await page.locator(".tray button").first().getAttribute("aria-label"))!.toLowerCase());
  await page.locator('.tray [aria-pressed="true"]').waitFor();
});

test("an outline is drawn by clicks, drags and keys, counted, searched and run", async () => {
  await visit("#play");
  await draw();
  await shows(".left", "55 solutions");
  await page.locator(".draw .program b").first().waitFor();
  await choose("Clear", "0 of 60 cells");
  await choose("Play");
  await draw();
  await shows(".left", "0 of 60 cells");
  await shows("main", "With the keyboard");
  await goTo("#draw/" + "x".repeat(30));
  await page.locator("[data-at]").nth(350).focus();
  await choose("Clear", "0 of 60 cells");
  expect(await page.locator('.cells [tabindex="0"]').count()).toBe(1);
  expect(await page.locator("[data-at]").count()).toBe(20 * 12);
  expect(await button("All solutions").getAttribute("aria-disabled")).toBe("true");
  await cell(5, 1).dragTo(cell(5, 20), { steps: 60 });
  await cell(6, 1).dragTo(cell(6, 20), { steps: 3 });
  await shows(".left", "40 of 60 cells: no solution");
  // A stroke is a step in the history, as soon as the address rests.
  await page.waitForURL(/(_x{20}){2}/);
  await page.goBack();
  await shows(".left", "20 of 60 cells");
  await page.goForward();
  await shows(".left", "40 of 60 cells");
  for (let column = 1; column < 20; column++) await cell(7, column).press("Space");
  await shows(".left", /^59 of 60 cells$/);
  await cell(9, 20).press("Space");
  await shows(".left.bad", "No solution: 1 cell is cut off here");
  await cell(9, 20).press("Space");
  await cell(7, 20).press("Space");
  await shows(".left", /^2 solutions$/);
  await choose("Copy the board", "The board is copied.", ".more");
  expect(await copied()).toMatch(/^My own board: 2 solutions\.(\n(⬜|🟦|🟧|🟩|🟪|🟫|🟥|🟨){20}){3}$/u);
  await choose("All solutions", "2 programs.", '[data-done="true"]');
  await page.waitForURL(/#wall\/3x20$/);
  await page.reload();
  await draw();
  await shows(".left", /^2 solutions$/);
});

test("a page whose texts a translator has replaced goes on telling the truth", async () => {
  await visit("");
  await shows(".left", "Drag the two pieces in.");
  await page.evaluate(translate);
  await press("t Escape");
  const rows: [action: string, where: string, words: RegExp][] = [
    ...[/^. goes here\.$/, /^1 piece left\.$/, /^. goes here\.$/, /^Solved! 0:/].map(
      (words) => ["Hint", ".left", words] as any,
    ),
    ["", ".said .left", /^2,339 programs\. Each prints the next/],
    ["Tile", ".about .left", /^Program [\d,]+ of 2,339: yours\.$|^This is a program/],
    ["See all", ".about .left", /^2,339 programs\. Each prints the next\.$/],
    ["#watch/3x5", ".left", /^The search begins/],
    ["Step", ".left", /^X is laid first: place 1 of/],
    ["Run", ".thought .row", /^StepPause/],
    ["Pause", ".thought .row", /^StepRun/],
    ["Next solution", ".thought .more", /^\d+ moves · 1 solution$/],
    ["#draw/heart", ".left", /^55 solutions$/],
    ["Copy the board", ".draw .more", /^The board is copied\.$/],
    ["Clear", ".left", /^0 of 60 cells$/],
    ["#wall/3x5", ".about .left", /^7 solutions\.$/],
    ["Next", ".about .left", /^Solution 2 of 7\.$/],
  ];
  for (const [action, where, words] of rows) {
    if (action === "Tile") await page.locator(".ending canvas").press("Enter");
    else if (action === "See all") await pick(action);
    else if (action) await (action.startsWith("#") ? goTo(action) : choose(action));
    await expect.poll(() => page.locator(where).first().textContent(), { timeout: 10_000 }).toMatch(words);
  }
});

test("the search is watched: it steps, runs and finds the first solution, and then all", async () => {
  await visit("#watch/3x5");
  await shows(".left", "The search begins");
  await choose("Step", "X is laid first: place 1 of");
  expect(await page.locator(".line mark").count()).toBe(5);
  await choose("Step", "U fits on the last empty cell");
  for (const which of "1234567") await choose("Next solution", `Solution ${which}: the board is full.`);
  for (const stop of ["Step", "Pause"]) {
    await choose("Run", "StepPause", ".thought .row");
    await choose(stop, "StepRun", ".thought .row");
  }
  await choose("Next solution", "The search is over: 7 solutions");
  await choose("Again", "The search begins");
});

/** What there is to see: addresses, words, and pictures. */
const VIEWS = [
  ["#", "Fill the board.", ".play:has(.tray) .board"],
  ["#wall/6x10", "2,339 programs", ".stage"],
  ["#wall/6x10/7?pins=X", "can have X there", ".stage"],
  ["#wall/3x5/3", "Solution 3 of 7", ".stage"],
  ["#program/" + SOLVED, "Download", ".stage"],
  ["#play/5x12", "1,010 solutions.", ".play .board"],
  ["#play/" + SOLVED, "Press a piece to pin it", ".cells .program"],
  ["#draw/heart", "55 solutions", ".draw .cells .board"],
  ["#watch/6x10", "The search begins", ".watch > .board"],
  [position(wrong), toLay(1), ".play:has(.tray) .board"],
];
const WINDOWS =
  "640x360 640x400 568x320 360x420 375x553 390x664 360x560 844x390 820x1180 1280x800 1920x1080 320x200 " +
  "195x422 390x844x32";
expect(ALL.filter((view) => !VIEWS.some(([address]) => parseAddress(address).place.view === view))).toEqual([]);
/** The windows in which axe reads the page, each with its colours. */
const READ: Record<string, "light" | "dark"> = { "390x664": "light", "820x1180": "dark", "1280x800": "light" };
const TARGETS = "a:visible, button:not([role]):visible, select:visible, input:visible, summary:visible";

type Box = { x: number; y: number; width: number; height: number };

test.each(WINDOWS.split(" "))("a window of %s has room for all, and axe finds no fault", async (size) => {
  const [width, height, text = 16] = size.split("x").map(Number);
  const colorScheme = READ[size] ?? null;
  await visit("", { ...(width < 1000 && PHONE), viewport: { width, height }, colorScheme });
  await page.addStyleTag({ content: `:root { font-size: ${text}px }` });
  if (colorScheme) await page.evaluate(axe.source);
  const faults = async (): Promise<string[]> => (colorScheme ? faultsOf() : []);
  expect.soft(await faults()).toEqual([]);
  for (const [address, words, picture] of VIEWS) {
    await goTo(address);
    await shows("main", words);
    const { x, ...box } = (await page.locator(picture).first().boundingBox())!;
    // An upright board is as high as others are wide. On a phone the window itself would grow.
    const [whole, seen] = await page.locator("html").evaluate((html) => [html.scrollWidth, html.clientWidth]);
    const isWide = whole > Math.min(seen, width);
    expect
      .soft([address, Math.max(box.width, box.height) < 150, x < 0, isWide])
      .toEqual([address, false, false, false]);
    // The heart on its paper is seen whole.
    if (address === "#draw/heart" && size === "844x390") expect.soft(box.y + box.height).toBeLessThanOrEqual(height);
    const small = await page.locator(TARGETS).evaluateAll((all) => {
      const isSmall = ({ clientWidth, clientHeight }: Element) => Math.min(clientWidth, clientHeight) < 24;
      return all.filter(isSmall).map((each) => each.outerHTML);
    });
    if (width >= 360) expect.soft([address, ...small]).toEqual([address]);
    // The pointer is where it chose the view.
    if (colorScheme) await page.hover("nav [aria-current]");
    expect.soft([address, ...(await faults())]).toEqual([address]);
  }
  if (width >= 360 && size !== "568x320") expect((await cell(1, 1).boundingBox())!.width).toBeGreaterThanOrEqual(32);
  await shows(".left", toLay(1));
  for (const each of await page.locator(".tray button").all()) await each.click({ trial: true });
  // Two columns begin at one height, and a phone has room for the name.
  const tops = await page
    .locator(".table, .choice")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
  if (width >= 560 && width > height) expect(tops[0]).toBe(tops[1]);
  // A wide one has as much space above the board as below.
  const [head, game] = (await Promise.all(
    ["header", ".play"].map((each) => page.locator(each).boundingBox()),
  )) as Box[];
  const [above, below] = [game.y - head.y - head.height, height - game.y - game.height];
  if (width >= 1000) expect(Math.abs(above - below)).toBeLessThan(20);
  const name = (await page.locator("h1").boundingBox())!;
  if (height >= 640) expect(name.width).toBeGreaterThan(100);
  // A finger lifts this piece, and swipes over all else.
  const lifted = await page.locator(".cells, .cells *").evaluateAll((all) => {
    const still = all.filter((each) => getComputedStyle(each).touchAction === "none");
    return still.map((each) => each.getAttribute("data-cell")).join("");
  });
  expect(lifted).toMatch(/^([A-Z])\1{4}$/);
  await page.locator("[popovertarget]").click();
  const [sheet, day] = (await Promise.all(
    [".sheet", ".sheet [aria-current]"].map((each) => page.locator(each).boundingBox()),
  )) as Box[];
  // However low the window is, the month opens at its week.
  expect([day.y >= 0, day.y + day.height <= height]).toEqual([true, true]);
  expect([sheet.x < 0, sheet.x + sheet.width > width, ...(await faults())]).toEqual([false, false]);
});

test.each(["320x568", "390x844", "844x390", "1280x800"])(
  "in a window of %s level, day and streak move nothing",
  async (size) => {
    const [width, height] = size.split("x").map(Number);
    await visit("#play", { viewport: { width, height } });
    await page.clock.install({ time: new Date(DAY + "T00:30") });
    const games = Array.from({ length: 12 }, (_, i) => dayAfter(DAY, -1 - i)).map((day) => [
      `pentomino-quine/6x10-hard-${day}`,
      JSON.stringify({ ...DONE, day }),
    ]);
    const seen = new Set<string>();
    for (const streak of ["", "12 days in a row"]) {
      if (streak) await page.evaluate((all) => Object.assign(localStorage, Object.fromEntries(all)), games);
      await goTo("#play");
      await page.reload();
      if (streak) await shows(".choice > .note", streak);
      const asked = [`?puzzle=easy-${DAY}`, `?puzzle=expert-${DAY}`, "?puzzle=easy-2026-09-30", "?puzzle=easy-1", ""];
      for (const each of asked) {
        await goTo("#play/6x10" + each);
        await shows(".left", each ? "Fill the board." : "2,339 solutions.");
        const boxes = [page.getByRole("grid"), page.locator(".tray")].map((box) => box.boundingBox());
        seen.add((await Promise.all(boxes)).map((box) => box!.y).join(" "));
      }
    }
    expect([...seen]).toHaveLength(1);
  },
);

test("with text of twice the size, the end has a wall, its sentence, and buttons that can be reached", async () => {
  for (const size of ["320x568", "844x390"]) {
    const [width, height] = size.split("x").map(Number);
    await visit(LAST, { ...PHONE, viewport: { width, height } });
    await page.addStyleTag({ content: ":root { font-size: 32px }" });
    await followHints(1);
    await endFilm(/^2,339 programs/);
    const [top, words] = await Promise.all(["header", ".words"].map((each) => page.locator(each).boundingBox()));
    expect([words!.y >= top!.y + top!.height, words!.y + words!.height <= height]).toEqual([true, true]);
    expect(await page.locator(".words").evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    expect(words!.x + words!.width).toBeLessThanOrEqual(width);
    await page.locator(".ending").getByRole("button", { name: "Back to the board" }).tap();
  }
});

test("on a phone every board but the longest has cells for a finger, and its buttons are in sight", async () => {
  await visit("#play/3x20", { ...PHONE, viewport: { width: 390, height: 844 } });
  const places: unknown[] = [];
  for (const { name } of BOARDS.filter((each) => !each.name.startsWith("triple"))) {
    await goTo(`#play/${name}`);
    await expect.poll(() => page.locator("header select").inputValue()).toBe(name);
    await page.locator(".tray button").first().waitFor();
    const { width } = (await cell(1, 1).boundingBox())!;
    const { y, height } = (await page.locator(".hands").boundingBox())!;
    if ((width < 20 && name !== "3x20") || y + height > 844)
      places.push([name, `cells of ${width}`, `buttons down to ${y + height}`]);
  }
  expect(places).toEqual([]);
});

test.each(["390x844", "844x390", "320x568"])(
  "on a phone of %s nothing lies over a piece, whichever is held: what is needed is in a row below all",
  async (size) => {
    const [width, height] = size.split("x").map(Number);
    await visit("", { ...PHONE, viewport: { width, height } });
    for (const [address, words] of [
      ["", "Drag the two pieces in."],
      [position(given), "Fill the board."],
      ["#play/6x10", "2,339 solutions."],
    ]) {
      if (address) await goTo(address);
      await shows(".left", words);
      const levels = page.getByRole("navigation", { name: "Levels" }).getByRole("link");
      const tops = await levels.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
      expect(new Set(tops).size).toBeLessThanOrEqual(1);
      const pieces = page.locator(".tray button");
      for (const letter of await pieces.evaluateAll((all) => all.map((each) => each.ariaLabel!))) {
        await button(letter).tap();
        await page.locator(`[aria-pressed="true"][aria-label="${letter}"]`).waitFor();
        const covered = await pieces.evaluateAll((all) =>
          all.flatMap((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const isSeen = (x: number, y: number) => each.contains(document.elementFromPoint(x, y));
            const [across, down] = [
              [left + 6, (left + right) / 2, right - 6],
              [top + 6, (top + bottom) / 2, bottom - 6],
            ];
            const free = across.every((x) => down.every((y) => isSeen(x, y)));
            return free ? [] : each.ariaLabel;
          }),
        );
        expect([letter, ...covered]).toEqual([letter]);
      }
      // On the first visit Undo comes with the first piece.
      const row = page.locator(".hands p:first-child button:visible");
      const names = await row.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent));
      expect(names).toEqual(["Turn", "Mirror", ...(address ? ["Undo"] : []), "Hint"]);
      const tray = (await page.locator(".tray").boundingBox())!;
      for (const each of await row.all()) {
        const box = (await each.boundingBox())!;
        expect([box.height, box.width >= 44, box.y >= tray.y + tray.height]).toEqual([44, true, true]);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
      await button("Turn").tap();
    }
  },
);

test("a phone that is turned keeps what it shows: the end, a wall, a piece in the hand; two fingers zoom", async () => {
  const turn = (size: string) => {
    const [width, height] = size.split("x").map(Number);
    return page.setViewportSize({ width, height });
  };
  await visit(LAST, PHONE);
  await followHints(1);
  await turn("780x390");
  await endFilm(/^2,339 programs/);
  for (const size of ["390x780", "780x390", "768x1024", "390x780"]) {
    await turn(size);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wide).toBe(0);
    // The sentence and its buttons are in the window.
    const { y, height } = (await page.locator(".words").boundingBox())!;
    expect([y > 40, Math.round(y + height)]).toEqual([true, +size.split("x")[1]]);
  }
  await goTo("#wall/6x10");
  await finds("2,339 programs.");
  const touch = await touching();
  const at = (apart: number) => [-1, 1].map((side) => ({ x: 195 + side * apart, y: 250 }));
  for (let i = 0; i < 3; i++) {
    await touch("touchStart", ...at(20));
    for (const apart of [40, 80, 120, 160]) await touch("touchMove", ...at(apart));
    await touch("touchEnd");
  }
  await shows(".left", /^Program [\d,]+ of 2,339/);
  // Its letters can be read.
  await page.locator('.near[style*="opacity: 1"]').waitFor();
  const letters = await page.locator(".near pre").evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
  expect(letters).toBeGreaterThan(9);
  await turn("780x390");
  await shows(".left", /^Program [\d,]+ of 2,339/);
  await goTo("#play/6x10");
  await shows(".left", "2,339 solutions.");
  await button("X").tap();
  for (const size of ["844x390", "320x568"]) {
    await turn(size);
    expect(await button("X").getAttribute("aria-pressed")).toBe("true");
    const boxes = await page
      .locator(".tray [aria-pressed]")
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
      );
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
  }
});

// The Wall by hand, and what is taken along from the end.

/** The middle of a piece on the tile that is near, and how large a cell is, once nothing moves. */
const pieceOnTile = async (letter: string) => {
  await page.locator('.near[style*="opacity: 1"]').waitFor();
  const cells = await page.locator(".near .board").first().boundingBox();
  const { x, y, width, height } = (await page.locator(`.near .piece.${letter}`).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, side: (cells!.width / 202) * 20 };
};
const HAND: Record<string, BrowserContextOptions> = { mouse: {}, finger: { ...PHONE, deviceScaleFactor: 2 } };

/** A mouse or a finger, which comes down, moves and leaves. */
const handOf = async (kind: string) => {
  const touch = await touching();
  const isMouse = kind === "mouse";
  const move = (x: number, y: number) => (isMouse ? page.mouse.move(x, y, { steps: 4 }) : touch("touchMove", { x, y }));
  return {
    touch,
    move,
    down: async (x: number, y: number) => {
      if (!isMouse) return void (await touch("touchStart", { x, y }));
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    up: () => (isMouse ? page.mouse.up() : touch("touchEnd")),
    press: (x: number, y: number) => (isMouse ? page.mouse.click(x, y) : page.touchscreen.tap(x, y)),
    double: (x: number, y: number) => {
      if (isMouse) return page.mouse.dblclick(x, y);
      // Without waiting: a slow machine would make them two.
      return Promise.all([1, 2].flatMap(() => [touch("touchStart", { x, y }), touch("touchEnd")]));
    },
  };
};

/** Where the pinned piece lies on the tile that is near, and what is said. */
const spotOf = async (letter: string) => (await boardOnTile()).replace(RegExp(`[^${letter} ]`, "g"), ".");

test.each(Object.keys(HAND))(
  "a lit piece of a tile is carried by %s, and the board re-forms under it",
  async (kind) => {
    await visit("#wall/6x10/1357?pins=X", HAND[kind]);
    await shows(".about .left", "262 of 2,339 can have X there.");
    const hand = await handOf(kind);
    const { x, y, side } = await pieceOnTile("X");
    const before = await spotOf("X");
    await hand.down(x, y);
    for (const by of [0.4, 1, 2]) await hand.move(x + by * side, y);
    await shows(".about .left", /^Program [\d,]+ of 2,339\.$/);
    const said = await page.locator(".about .left").textContent();
    const carried = await spotOf("X");
    expect([carried === before, carried.length]).toEqual([false, before.length]);
    // Where nothing fits, it says so, and flies back.
    await hand.move(x + 20 * side, y);
    await shows(".about .left", "No solution has X there.");
    await hand.up();
    await shows(".about .left", "262 of 2,339 can have X there.");
    expect([await spotOf("X"), page.url().endsWith("/1357?pins=X")]).toEqual([before, true]);
    // Let go where it fits, the view goes to that program.
    await hand.down(x, y);
    for (const by of [0.4, 1, 2]) await hand.move(x + by * side, y);
    await shows(".about .left", said!);
    await hand.up();
    await shows(".about .left", /^[\d,]+ of 2,339 can have X there\.$/);
    await page.waitForURL(new RegExp(`/${said!.match(/[\d,]+/)![0].replace(",", "")}\\?pins=X$`));
    await page.locator('.near[style*="opacity: 1"]').waitFor();
    expect(await spotOf("X")).toBe(carried);
    // On a dim piece a drag moves the wall.
    const dim = await pieceOnTile("I");
    await hand.down(dim.x, dim.y);
    await hand.move(dim.x + 10, dim.y);
    await hand.move(dim.x + 40, dim.y);
    await hand.up();
    const after = await pieceOnTile("I");
    expect(Math.round(after.x - dim.x)).toBeGreaterThan(20);
    if (kind === "mouse") return;
    // A second finger lets the piece go, and two of them zoom.
    const lit = await pieceOnTile("X");
    await hand.touch("touchStart", lit);
    await hand.touch("touchMove", { x: lit.x + side, y: lit.y });
    await hand.touch("touchStart", { x: lit.x + side, y: lit.y }, { x: lit.x + 90, y: lit.y });
    await shows(".about .left", /can have X there\.$/);
    for (const far of [110, 130, 150])
      await hand.touch("touchMove", { x: lit.x, y: lit.y }, { x: lit.x + far, y: lit.y });
    await hand.touch("touchEnd");
    await expect.poll(async () => (await pieceOnTile("X")).side).toBeGreaterThan(side * 1.2);
  },
);

test.each(Object.keys(HAND))(
  "the Wall by %s: a press goes in, a double press goes out and takes back what it did",
  async (kind) => {
    await visit("#wall/6x10", HAND[kind]);
    await finds("2,339 programs.");
    const hand = await handOf(kind);
    const { x, y, width, height } = (await page.locator(".stage").boundingBox())!;
    await page.waitForTimeout(400);
    await hand.press(x + width / 2, y + height / 2);
    await shows(".about .left", /^Program [\d,]+ of 2,339\.$/);
    const number = await page.getByLabel("Number").inputValue();
    const near = await pieceOnTile("X");
    for (const [letter, words] of Object.entries({ X: "X there", I: "X and I there", W: "X, I and W there" })) {
      const at = await cellOnTile(letter);
      await hand.press(at.x, at.y);
      await shows(".about .left", `can have ${words}.`);
      // Two presses soon after each other would be one.
      await page.waitForTimeout(400);
    }
    // There is one button more, and nothing has moved.
    const row = await button("Random").boundingBox();
    await button("Free all").click();
    await shows(".about .left", /^Program/);
    expect(await button("Random").boundingBox()).toEqual(row);
    await page.waitForTimeout(400);
    await hand.double(near.x, near.y);
    await shows(".about .left", "2,339 programs. Each prints the next.");
    await page.waitForURL(/#wall\/6x10$/);
    await page.getByLabel("Number").fill(number);
    await press("Enter Tab x");
    await shows(".about .left", "can have X there.");
    // What was pinned stays so.
    const lit = await pieceOnTile("X");
    await page.waitForTimeout(400);
    await hand.double(lit.x, lit.y);
    await page.locator(".near").waitFor({ state: "detached" });
    expect(page.url()).toMatch(/\?pins=X$/);
  },
);

test("the Wall by keys and screen reader: pieces are buttons, Shift and arrows move one, 0 leaves", async () => {
  await visit("#wall/6x10/1357");
  await shows(".about .left", "Program 1,357 of 2,339.");
  await page.locator("main").focus();
  await press("x");
  await shows(".about .left", "262 of 2,339 can have X there.");
  const focused = () => page.locator(":focus").getAttribute("aria-label");
  expect(await focused()).toBe("X");
  const before = await spotOf("X");
  await page.keyboard.down("Shift");
  await press("ArrowRight");
  await shows(".about .left", /^Program [\d,]+ of 2,339\.$/);
  for (const _ of "12345678") await press("ArrowUp");
  await shows(".about .left", "No solution has X there.");
  const carried = await spotOf("X");
  await page.keyboard.up("Shift");
  await shows(".about .left", /can have X there\.$/);
  expect([await spotOf("X"), carried === before, await focused()]).toEqual([carried, false, "X"]);
  // An arrow alone goes to a neighbour that can have it there.
  await press("Enter");
  await shows(".about .left", /^Program/);
  const piece = page.getByRole("button", { name: "W", exact: true });
  await piece.dispatchEvent("click");
  await shows(".about .left", "can have W there.");
  expect(await piece.getAttribute("aria-pressed")).toBe("true");
  await choose("Free all", /^Program/);
  for (const key of ["0", "Escape"]) {
    await press(key);
    await shows(".about .left", "2,339 programs.");
    await press("Enter");
    await shows(".about .left", /^Program/);
  }
  // The menu is opened, read and closed by keys; they are its own as long as it is open.
  await button("This program ▾").focus();
  await press("Enter Tab");
  await page.evaluate(axe.source);
  expect(await faultsOf()).toEqual([]);
  expect(await page.locator(":focus").textContent()).toBe("See all");
  await press("Escape");
  await page.locator("#menu").waitFor({ state: "hidden" });
  await shows(".about .left", /^Program/);
});

test.each(["mouse", "finger", "keys"])("a solved board re-forms by %s, and leads to the Wall", async (kind) => {
  await visit("#play/" + SOLVED, HAND[kind] ?? {});
  await shows(".table .more", "Solution 1,898 of 2,339.");
  const middle = async (row: number, column: number) => {
    const { x, y, width, height } = (await cell(row, column).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const board = await boardIn();
  await cell(3, 2).press("Enter");
  await shows(".card .more", "442 of 2,339 can have X there.");
  await page.evaluate(axe.source);
  expect(await faultsOf()).toEqual([]);
  const hand = await handOf(kind);
  const step = async () => {
    if (kind === "keys") {
      await cell(3, 2).focus();
      await page.keyboard.down("Shift");
      return press("ArrowRight");
    }
    await hand.down(...(await middle(3, 2)));
    await hand.move(...(await middle(3, 3)));
  };
  await step();
  await shows(".card .more", "Program 1,390 of 2,339.");
  const moved = await boardIn();
  expect([moved === board, /^.{11}..X/.test(moved)]).toEqual([false, true]);
  if (kind !== "keys") {
    await hand.move(...(await middle(1, 10)));
    await shows(".card .more", "No solution has X there.");
    await hand.up();
    await shows(".card .more", "442 of 2,339 can have X there.");
    expect(await boardIn()).toBe(board);
    // The next press counts.
    for (const words of ["can have X and W there.", "442 of 2,339 can have X there."]) {
      await cell(3, 5).press("Enter");
      await shows(".card .more", words);
    }
    await step();
    await shows(".card .more", "Program 1,390 of 2,339.");
    await hand.up();
  } else await page.keyboard.up("Shift");
  await shows(".about .left", "can have X there.");
  expect(await page.locator(".near pre").textContent()).toContain(`\n// ${moved}\n`);
});

/** A game whose last piece is laid, in a page that says how pixels are read, films are made, and files go on. */
const atTheEnd = async (options: BrowserContextOptions, prepare: () => void) => {
  await visit("#watch/3x5", options);
  await page.evaluate(prepare);
  await goTo(LAST);
  await followHints(1);
  await endFilm(/^2,339 programs/);
};
const saysAtEnd = (words: string | RegExp) => shows(".ends .note", words);

test("the film is saved, also without motion; it is cancelled, and it ends when the tab is hidden", async () => {
  await atTheEnd({}, () => {});
  expect(await page.locator(".ending .main").allTextContents()).toEqual(["Save the film"]);
  await page.evaluate(axe.source);
  // The second button is that of the picture. A press on the way cancels, and so does Escape, which then leads nowhere.
  for (const cancel of [() => button("Cancel").click(), () => press("Escape")]) {
    await button("Save the film").click();
    await saysAtEnd(/^The film is being recorded\. It takes \d+ seconds\.$/);
    await expect
      .poll(() => page.locator("progress").evaluate((bar: HTMLProgressElement) => bar.value))
      .toBeGreaterThan(0);
    expect(await faultsOf()).toEqual([]);
    await cancel();
    await button("Save the film").waitFor();
    await saysAtEnd("21 November");
  }
  await button("Save the film").click();
  await page.locator("progress").waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await saysAtEnd("The film was not saved: this tab was hidden.");
  const wait = page.waitForEvent("download", { timeout: 40_000 });
  await button("Save the film").click();
  const saved = await wait;
  const bytes = readFileSync(await saved.path());
  const isMp4 = bytes.toString("latin1", 4, 8) === "ftyp";
  expect(saved.suggestedFilename()).toBe(isMp4 ? "pentominoes.mp4" : "pentominoes.webm");
  expect(bytes.length).toBeGreaterThan(500_000);
  await saysAtEnd(/^The film is saved: pentominoes\.(mp4|webm), \d+\.\d MB\.$/);
  // It is there: the second time it takes no time.
  await Promise.all([page.waitForEvent("download", { timeout: 3000 }), button("Save the film").click()]);
});

test("a phone hands the film to its share sheet", async () => {
  await atTheEnd(PHONE, () => {
    navigator.canShare = () => true;
    navigator.share = async ({ files }: any) => void ((globalThis as any).sent = files[0].name + files[0].type);
  });
  await button("Save the film").tap();
  await button("Share the film").tap({ timeout: 40_000 });
  await expect.poll(() => page.evaluate("sent")).toMatch(/^pentominoes\.(mp4video\/mp4|webmvideo\/webm)$/);
});

test("what cannot be saved is said", async () => {
  await atTheEnd({}, () => {
    Object.assign(globalThis, { MediaRecorder: undefined });
    HTMLCanvasElement.prototype.toBlob = (take) => take(null);
  });
  await choose("Save the film", "Your browser cannot record a film.", ".ends .note");
  await choose("Save the picture", "Your browser could not make the picture.", ".ends .note");
  await atTheEnd({}, () => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...where) {
      const image = read.apply(this, where);
      image.data[5] ^= 1;
      return image;
    };
  });
  for (const what of ["Save the film", "Save the picture"]) {
    await choose(what, "Your browser hides from this page what it has drawn", ".ends .note");
    await saysAtEnd("21 November");
  }
});

const textOf = (selector: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent).join("")`;

/** Lays a piece where it lies in the answer: takes it, turns it until it lies so, and puts it there. */
const layBy = async (driver: Driver, byKeys: boolean, answer: string, letter: string) => {
  const { evaluate, click } = driver;
  const lying = laying.lift(answer, answer.indexOf(letter))!.piece;
  const path = shapeOf(lying, cellsOf(lying, letter));
  const { grip } = laying.take(letter, lying);
  const [top, left] = placeOf(answer, answer.indexOf(letter));
  const at = (top + grip[0]) * pitchOf(answer) + left - placeOf(lying, lying.indexOf(letter))[1] + grip[1];
  const isTurned = `document.querySelector('.tray [aria-pressed="true"] .${letter}')?.getAttribute("d") === "${path}"`;
  const focused = "document.activeElement.dataset.at";
  await (byKeys ? driver.press(letter.toLowerCase()) : click(`.tray [aria-label="${letter}"]`));
  await expect.poll(() => evaluate(`!!document.querySelector('[aria-pressed="true"]')`)).toBe(true);
  for (let turns = 0; !(await evaluate(isTurned)) && turns < 8; turns++) {
    const act = turns === 3 ? "mirror" : "turn";
    await (byKeys ? driver.press(act === "turn" ? "r" : "m") : click(`[data-act="${act}"]`));
  }
  if (!byKeys) return click(`[data-at="${at}"]`);
  for (const [axis, keys] of [
    ["ArrowUp", "ArrowDown"],
    ["ArrowLeft", "ArrowRight"],
  ].entries())
    for (let far; (far = placeOf(answer, at)[axis] - placeOf(answer, +(await evaluate(focused)))[axis]);)
      await driver.press(keys[Number(far > 0)]);
  await driver.press("Enter");
};

const WAYS: [name: string, start: typeof firefox, ways: ("keys" | "pointer")[]][] = [
  ["Chromium, by mouse and by keys", () => chromium(), ["pointer", "keys"]],
  ["Chromium, by finger", () => chromium(undefined, PHONE), ["pointer"]],
  ["Firefox, by mouse and by keys", firefox, ["pointer", "keys"]],
  ["WebKit, by mouse and by keys", webKit, ["pointer", "keys"]],
];
test.for(WAYS)("%s: a first visit to its end, a hint, a day's puzzle to its end, giving up", async (row, { skip }) => {
  const [name, start, ways] = row;
  const driver = await start();
  if (!driver) return skip(`${name.split(",")[0]} is not installed`);
  const { goto, evaluate, click } = driver;
  const reads = (selector: string, words: string | RegExp) =>
    expect.poll(() => evaluate(textOf(selector)), { timeout: 60_000 }).toMatch(words);
  for (const way of ways) {
    const byKeys = way === "keys";
    const lay = (answer: string, letter: string) => layBy(driver, byKeys, answer, letter);
    /** Presses what has this name, or shows these words. */
    const use = async (selector: string) => {
      if (!byKeys) return click(selector);
      await evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
      await driver.press("Enter");
    };
    await goto(pathToFileURL(file).href + "#watch/x");
    await evaluate("(localStorage.clear(), 0)");
    await goto("about:blank");
    await goto(pathToFileURL(file).href);
    await reads(".left", "Drag the two pieces in.");
    await lay(FIRST.answer, "T");
    await reads(".left", "1 piece left.");
    await lay(FIRST.answer, "U");
    await reads(".said .left", /^2,339 programs/);
    await use(".ending .row button:nth-child(3)");
    await reads(".left", "Fill the board.");
    await evaluate(`location.hash = ${JSON.stringify(position(given))}`);
    await reads(".tray", puzzle.left);
    const hint = ".hands p:first-child button:last-child";
    await use(hint);
    await reads(".left", "goes here.");
    await use(hint);
    await reads(".left", toLay(1));
    const rest = await evaluate(
      "[...document.querySelectorAll('.tray button')].map((each) => each.ariaLabel).join('')",
    );
    for (const [i, letter] of [...rest].entries()) {
      await lay(solution, letter);
      if (i < rest.length - 1) await reads(".left", RegExp(`^${rest.length - 1 - i} pieces? left`));
    }
    await reads(".said .left", /^2,339 programs/);
    await driver.press("Escape");
    await evaluate(`location.hash = ${JSON.stringify(position(outline).replace("easy", "hard"))}`);
    await reads(".left", "Fill the board.");
    await use(hint);
    await reads(".left", "goes here.");
    await use("main details:first-of-type summary");
    await use("main details[open] button");
    await reads(".left", "This is the answer.");
  }
});

// A test whose browser is not installed is skipped.
test.for(Object.entries({ Firefox: firefox, WebKit: webKit }))("%s: the main path", async ([name, drive], { skip }) => {
  const driver = await drive();
  if (!driver) return skip(`${name} is not installed`);
  const { goto, evaluate, click } = driver;
  /** Waits for what there is to read in these elements. */
  const reads = (selector: string, words: string | RegExp) =>
    expect.poll(() => evaluate(textOf(selector)), { timeout: 60_000 }).toMatch(words);

  await goto(pathToFileURL(file).href + "#wall");
  const errors = "(window.errors ??= (addEventListener('error', (event) => errors.push(event.message)), []))";
  await evaluate(errors);
  await reads('[data-done="true"]', "2,339 programs");
  await click('[aria-label="Next"]');
  await reads(".about .left", "Program 2 of 2,339.");
  await driver.press("x");
  await reads(".about .left", "can have X there.");
  // A piece that is pinned is moved by keys, and by a mouse: the board re-forms.
  let board = allSolutions("6x10")[1];
  await reads(".near pre", board);
  const found = { ...nothingFound(outline), solutions: EVERY.map(lettersOf) };
  const [at, middle] = [board.indexOf("X"), board.indexOf("X") + 11];
  board = movedTo(found, board, "X", "X", at, at + 1)!.board;
  await driver.press("Shift+ArrowRight");
  await reads(".near pre", board);
  await expect.poll(() => evaluate("document.querySelector('.near').style.opacity")).toBe("1");
  const middleOf =
    "(({ x, y, width }) => [x + width / 2, y + width / 2, width / 2.925])" +
    "(document.querySelector('.near .piece.X').getBoundingClientRect())";
  // The view has come to that program once two looks are the same.
  let seen = "";
  await expect
    .poll(async () => seen === (seen = `${await evaluate(middleOf)}`), { interval: 500, timeout: 20_000 })
    .toBe(true);
  const [x, y, side] = await evaluate(middleOf);
  board = movedTo(found, board, "X", "X", middle + 1, middle + 12)!.board;
  await driver.drag([x, y], [x, y + side / 2], [x, y + side]);
  await reads(".near pre", board);
  // By keys, and then by mouse.
  await evaluate("location.hash = '#play/6x10'");
  await reads(".left", "2,339 solutions.");
  await driver.press("x");
  // Where the pointer happens to be is a place already.
  await reads(".left", "X");
  await driver.press("Enter");
  await reads(".left", /^(No|[\d,]+) way/);
  await click('.tray [aria-label="W"]');
  await click('[data-at="60"]');
  await expect.poll(() => evaluate("location.hash")).toMatch(/X.*W|W.*X/);
  await evaluate(`location.hash = ${JSON.stringify(LAST)}`);
  await reads(".left", "1 piece left.");
  for (const words of ["goes here.", "Solved!"]) {
    await click(".hands p:first-child button:last-child");
    await reads(".left", words);
  }
  await reads(".said .left", /^2,339 programs\. Each prints the next; the last prints yours/);
  await evaluate("(HTMLAnchorElement.prototype.click = function () { window.saved = this.download }, 0)");
  await click(".ending .main");
  // Some browsers cannot, and say so.
  const outcome = "window.saved ?? document.querySelector('.ends .note').textContent";
  await expect.poll(() => evaluate(outcome), { timeout: 60_000 }).toMatch(/^pentominoes\.(mp4|webm)$|cannot record/);
  await click(".ending canvas");
  await reads(".about .left", "Program");
  expect(await evaluate(errors)).toEqual([]);
});
