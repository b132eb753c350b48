// The page, as people use it, in a real Chromium: `npm run test:page`.

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { launch } from "../../tools/checks/browser.ts";
import { copyOf } from "../../tools/copies/room.ts";
import { quineText } from "../../tools/copies/text.ts";
import { formatAddress, parseAddress, START } from "../../tools/page/address.ts";
import { named } from "../../tools/solver/named.ts";
import { formatBoard, inLine } from "../../tools/solver/cells.ts";
import { fillings, puzzleOf } from "../../tools/solver/puzzles.ts";
import { solutions, solve } from "../../tools/solver/solve.ts";
import { node, programs, ROOT, scratch, tool } from "../run.ts";

const folder = scratch();
const file = join(folder, "gallery.html");
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  expect(tool("gallery", ["--out", file])).toMatchObject({ status: 0, stderr: "" });
  browser = await launch();
});

afterAll(() => browser?.close());

/** Opens the page at an address. It must never complain, and ask for nothing else. */
const visit = async (address: string, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  onTestFinished(() => context.close());
  page = await context.newPage();
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (!/^(file|blob|data):/.test(request.url())) complaints.push("asks the network for " + request.url());
  });
  page.setDefaultTimeout(10_000);
  await page.goto(pathToFileURL(file).href + address);
};

afterEach(() => expect(complaints.splice(0)).toEqual([]));

const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The board that is seen, as its cells have it. */
const boardIn = (): Promise<string> =>
  page
    .locator(".cells [role=row]")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.getAttribute("data-cell")).join("")).join(" "),
    );
const shows = (selector: string, words: string | RegExp) =>
  page.locator(selector).filter({ hasText: words }).first().waitFor();
/** Waits for what a program that runs says. */
const status = (words: string) => shows(".terminal .status", words);
/** Waits for what the search says at its end. */
const finds = (words: string) => shows('[data-done="true"]', words);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const press = async (keys: string) => {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
};

/** What the library finds for the board that is seen, as the page says it. */
const solutionsLeft = async (): Promise<string> => {
  const { solutions } = solve(formatBoard(await boardIn()), () => {});
  return solutions ? `${solutions.toLocaleString("en")} way` : "No way to go on.";
};

/** Lays so many pieces by hints, of which each shows first what it would lay. */
const followHints = async (count: number) => {
  await page.locator(".tray button").first().waitFor();
  for (let i = 0; i < count; i++) {
    const before = await boardIn();
    await button("Hint").click();
    await shows(".left", "can lie here.");
    expect(await boardIn()).toBe(before);
    await button("Hint").click();
    await page.locator(".left", { hasText: "can lie here." }).waitFor({ state: "detached" });
  }
};

/** A cell of the board, counted from 1. */
const cell = (row: number, column: number) => page.getByRole("gridcell", { name: `row ${row}, column ${column}:` });

test("it is one file of less than 150 kB", () => {
  expect(statSync(file).size).toBeLessThan(150_000);
  const html = readFileSync(file, "utf8");
  expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="(?!data:)/);
  expect(html).toMatch(/<meta\s+http-equiv="Content-Security-Policy"\s+content="default-src 'none'/);
});

test.each([
  ["#solutions/triple-X", "15 solutions"],
  ["#solutions/xx_xx", "The board has 4 empty cells, which is not a multiple of five."],
  ["#solutions/xxxx.x", "This board has no solution."],
  ["#solutions/3x5?noCrossroads&halves", "No solution matches."],
  ["#solutions/nonsense?without=%%%", "2,339 solutions"],
  ["#program/3x5", "this board has 15"],
  ["#play/xxxx.x", "This board has no solution."],
  ["#play/xxxx.x?puzzle=easy-1", "The board has no solution, and so no puzzle."],
  ["#play/xx_xx?puzzle=easy-1", "The board has 4 empty cells"],
  ["#draw/xxxx.x", "no solution: one cell is cut off here"],
  ["#draw/3x15", "The solver can search this; only 60 cells make a program."],
  ["#draw/" + "x".repeat(65), "The twelve pieces cover no more than 60."],
  [`#draw/x${".".repeat(300)}xxxx`, "A board has at most 250 columns"],
  ["#watch/x", "The board has 1 empty cell"],
])("%.60j: %s", async (address, words) => {
  await visit(address);
  await shows("main", words);
});

test("what is wrong with a board is wrong on each level", async () => {
  await visit("#play/xx_xx?puzzle=easy-1");
  await shows(".left", "The board has 4 empty cells");
  for (const level of ["Medium", "Hard", "Expert"]) await link(level).click();
  await shows(".left", "The board has 4 empty cells");
});

test("solutions are browsed by keys, and a program is opened and left again", async () => {
  await visit("#solutions");
  await finds("2,339");
  const selected = page.locator('[aria-selected="true"]');
  await page.getByRole("listbox").focus();
  await press("ArrowRight ArrowDown PageDown ArrowLeft");
  expect(await selected.getAttribute("aria-label")).toMatch(/^Solution \d\d+$/);
  await press("End");
  await page.waitForURL(/#solutions\/6x10.number=2339$/);
  const board = await selected.getAttribute("data-board");
  await press("Enter");
  await shows(".open .program", "// " + board);
  await page.goBack();
  // The wall is where it was.
  expect(await selected.getAttribute("data-board")).toBe(board);
  await page.getByLabel("Number").fill("2000");
  await press("Enter");
  await page.locator("#solution-1999").waitFor();
  await button("Random").click();
  await page.waitForURL(/number=(?!2000$)/);
});

test("a link to a solution shows no other on the way, and no number that becomes smaller", async () => {
  await visit("#draw/6x10");
  await page.evaluate(() => {
    const seen = ((globalThis as any).seen = new Set<string>());
    new MutationObserver(() => {
      const input = document.querySelector<HTMLInputElement>(".hero input");
      if (input) seen.add(input.value + input.parentElement!.textContent);
      seen.add(document.querySelector(".all > .left")?.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    location.hash = "#solutions/6x10?number=911";
  });
  await finds("2,339");
  await shows(".more", "9,356 with rotations");
  expect(await page.evaluate(() => [...(globalThis as any).seen])).toEqual(["911 of 2,339", "2,339 solutions"]);
});

test("the solutions of a board are searched once, whatever one does with it, but those of other pieces are others", async () => {
  await visit("#play/LLLLxx_Lxxx");
  await shows('[role="alert"]', "This address cannot be read");
  await link("Solutions").click();
  await page.locator('[role="alert"]').waitFor({ state: "detached" });
  await finds("2,339 solutions");
  let searches = 0;
  page.on("worker", () => searches++);
  const filter = page.locator("summary", { hasText: /^Filter$/ });
  await filter.click();
  await page.getByLabel("without a point where four pieces meet").check();
  await finds("563 solutions");
  await link("Play").click();
  await button("Hint").click();
  await shows(".left", "can lie here");
  for (const view of ["Solutions", "Watch", "Play", "Solutions"]) await link(view).click();
  await finds("2,339 solutions");
  expect(searches).toBe(0);
  await page.getByRole("combobox").selectOption("3x20");
  await finds("2 solutions");
  await page.getByRole("combobox").selectOption("6x10");
  await finds("2,339 solutions");
  expect(searches).toBe(1);
  await page.evaluate(() => (location.hash = "#solutions/3x5"));
  await finds("7 solutions");
  await filter.click();
  await page.getByRole("checkbox", { name: "F", exact: true }).uncheck();
  await finds("6 solutions");
  await link("Play").click();
  await page.waitForURL(/#play\/3x5.without=F$/);
  expect(await page.locator(".tray button").count()).toBe(11);
});

describe("a program", () => {
  const quine = readFileSync(join(ROOT, "quine.ts"), "utf8");
  const address = formatAddress({ ...START, view: "program", board: programs(quine)[0].label });
  const printed = async () => (await page.locator(".terminal pre").allTextContents()).join("");

  test("is shown to the character, copied, downloaded, and runs right there", async () => {
    await visit(address, CLIPBOARD);
    expect(await page.locator(".open > .text pre").textContent()).toBe(quine);
    await button("Copy").click();
    await shows(".open", "Copied.");
    expect(await copied()).toBe(quine);
    const [download] = await Promise.all([page.waitForEvent("download"), link("Download").click()]);
    const path = join(folder, "downloaded.mjs");
    await download.saveAs(path);
    expect(readFileSync(path, "utf8")).toBe(quine);

    const run = async (words: string) => {
      await page.getByRole("textbox", { name: "options" }).fill(words);
      await button("Run").click();
    };
    // It has run for three by itself.
    await run("--solutions 4");
    await status("4 found, 16 in all");
    expect(await printed()).toBe(node([path, "--solutions", "4"]).stdout);
    await run("");
    const bytes = node([path]).stdout.length.toLocaleString("en");
    await status(`2,339 programs, ${bytes} bytes. 2339 found`);
    await run("--all");
    await button("Stop").click();
    await status("Stopped.");
    await run("--fast");
    await status("--fast? try");
    await status("(status 2)");
  });

  test("that throws says so", async () => {
    await visit(address);
    await status("3 programs");
    await page.evaluate(() => {
      const { Blob } = window;
      const damage = (source: BlobPart) => `${source}`.replace("try {", 'try { throw Error("damaged");');
      window.Blob = function (parts: BlobPart[], options: BlobPropertyBag) {
        return new Blob(parts.map(damage), options);
      } as any;
    });
    await button("Run").click();
    await status("Error: damaged (status 1)");
  });

  test("plays the relay: each picture is printed by the one before it", async () => {
    await visit(address);
    await status("3 programs");
    await button("Let it run on").click();
    await shows(".text .more", "Picture 4 of the relay");
    await button("Stop").click();
    const label = `// ${parseAddress(new URL(page.url()).hash).place.board}\n`;
    expect(node(["-", "--solutions", "99"], quine).stdout).toContain(label);
    expect(await page.locator(".open > .text pre").textContent()).toContain(label);
    await button("Next picture").click();
    await status("1 program,");
  });

  test("of a puzzle prints the answers", async () => {
    await visit("#program/LLLLxxYYYY_LXxxxxxxYI_XXXxxxxxxI_xXxxxxZZxI_xxxxxxxZxI_xxxxxxxZZI");
    await status("3 programs");
    const answer = /^\/\/ LLLL..YYYY LX......YI XXX......I .X....ZZ.I .{7}Z.I .{7}ZZI$/gm;
    expect((await printed()).match(answer)).toHaveLength(3);
  });
});

describe("play", () => {
  const DAY = "2026-11-21";
  const { outline } = named("6x10");
  const puzzle = puzzleOf(fillings(outline, solutions(outline)), "easy", DAY);
  const [given, solution] = [puzzle.board, puzzle.solution].map(inLine);
  const toLay = (laid: number): string => `${puzzle.left.length - laid} pieces to lay.`;

  test("it opens on the puzzle of the day; what is given stays", async () => {
    await visit("");
    await page.clock.install({ time: new Date(DAY + "T23:59") });
    await page.reload();
    await shows(".title", "21 November");
    await shows(".left", "Fill the board. There is one answer.");
    await shows(".more", "Then your solution runs as a program.");
    await page.locator(".piece.given").first().waitFor();
    expect(await boardIn()).toBe(given);
    // They show the text of the program that the puzzle is.
    const ink = (await page.locator(".ink text").allTextContents()).join("\n");
    expect(copyOf(given, quineText())).toContain(ink.split(/\s+/).find((run) => run.length > 8)!);
    const one = page.locator(`[data-cell="${puzzle.laid[0]}"]`).first();
    await one.click();
    await shows(".more", `${puzzle.laid[0]} is given: it stays where it is.`);
    expect(await one.getAttribute("aria-label")).toMatch(/, given$/);
    // It is kept at midnight, and the new one is offered.
    expect(await link("Today’s puzzle").count()).toBe(0);
    await page.clock.fastForward(120_000);
    await shows(".title", "21 November");
    await link("Today’s puzzle").click();
    await shows(".title", "22 November");
    await link("The day before").click();
    await shows(".title", "21 November");
  });

  test("beside the puzzle of the day are those of the month, and the fifteen with a single piece", async () => {
    await visit(`#play/6x10?puzzle=hard-${DAY}`);
    await page.locator(".archive summary").click();
    await button("The month before").click();
    await shows(".sheet", "October 2026");
    await page.getByRole("listitem").getByText("31").click();
    await shows(".title", "31 October");
    await page.waitForURL(/puzzle=hard-2026-10-31$/);
    await link("Today’s puzzle").click();
    await link("15 one-piece puzzles").click();
    await shows(".more", "Only fifteen times");
    await page.locator(".piece.given").waitFor();
    // All of them are in two rows.
    expect(await page.locator(".tray button").count()).toBe(11);
    await page.setViewportSize({ width: 390, height: 664 });
    const columns = await page.locator(".tray").evaluate((tray) => getComputedStyle(tray).gridTemplateColumns);
    expect(columns.split(" ")).toHaveLength(6);
    await link("7").click();
    await shows(".title", "Number 7 of fifteen");
  });

  test("a puzzle is solved, its program runs, and the result is shared", async () => {
    await visit("#solutions", CLIPBOARD);
    await page.evaluate((day) => (location.hash = `#play/6x10?puzzle=easy-${day}`), DAY);
    await page.evaluate(() => (navigator.share = undefined as any));
    await followHints(2);
    const two = await boardIn();
    await button("Undo").click();
    await shows(".left", toLay(1));
    await press("Control+z");
    await shows(".left", "Fill the board.");
    expect(await boardIn()).toBe(given);
    expect(await button("Undo").getAttribute("aria-disabled")).toBe("true");
    await press("Control+Shift+z Control+Shift+z");
    await shows(".left", toLay(2));
    expect(await boardIn()).toBe(two);

    // Whoever looks elsewhere, or comes back another day, goes on with it.
    await link("Medium").click();
    await page.locator(".tray button").first().waitFor();
    await link("Easy").click();
    await shows(".left", toLay(2));
    await page.reload();
    await shows(".left", toLay(2));

    await followHints(puzzle.left.length - 3);
    const before = await page.locator(".cells").boundingBox();
    await followHints(1);
    await shows(".left", "Solved!");
    await shows(".table .more", /Your solution is number [\d,]+ of 2,339\./);
    // The board stays where it is, and so does the focus.
    expect(await page.locator(".cells").boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Solved!");
    await shows(".printed", /Your program printed number [\d,]+\./);
    await shows(".card", `${puzzle.left.length} hints.`);
    await button("Share").click();
    await shows(".card", "Your result is copied.");
    expect(await copied()).toMatch(
      /^The pentomino quine, 21 November 2026, easy: \d:\d\d, \d hints\n(?:(?:⬜|🟦|🟧|🟩|🟪|🟫|🟥|🟨){10}\n){6}My solution is a program: it printed number [\d,]+\.$/u,
    );
    await link("Easy, solved with hints").waitFor();
    // The board runs on, until it is stopped.
    const solved = await boardIn();
    await button("Let it run on").click();
    await shows(".table .more", /This is number/);
    await button("Stop").click();
    expect(node(["-", "--resume", "--solutions", "3"], copyOf(solved, quineText())).stdout).toContain(await boardIn());
    await button("Next: Medium").click();
    await page.waitForURL(/puzzle=medium-2026-11-21/);
    // Moves are no steps in the history.
    for (const _ of "1234") await page.goBack();
    await finds("2,339 solutions");
  });

  test("whoever is sent the answer gets the puzzle", async () => {
    await visit(`#play/${solution.replaceAll(" ", "_")}?puzzle=easy-${DAY}`);
    await shows(".left", "Fill the board.");
    expect(await boardIn()).toBe(given);
  });

  test("help finds a wrong piece, and takes it back", async () => {
    await visit("#play/6x10?puzzle=easy-" + DAY);
    await page.locator(".tray button").first().waitFor();
    // A piece over the first empty cell, if it fits there, which is not its place.
    for (const letter of puzzle.left) {
      await button(letter).click();
      await page.locator('[data-cell="x"]').first().click();
      const board = await boardIn();
      if ([...board].some((cell, at) => cell === letter && solution[at] !== cell)) break;
      await press("Escape Control+z");
    }
    await shows(".left", toLay(1));
    await button("Hint").click();
    await shows(".left.bad", "in the wrong place.");
    await button("Hint").click();
    await shows(".left", "Fill the board.");
  });

  test("with the mouse: dragged, turned by wheel and click, put away", async () => {
    await visit("#play/6x10");
    await shows(".left", "2,339 solutions.");
    await button("X").dragTo(cell(3, 3), { steps: 4 });
    expect((await boardIn()).split(" ").slice(1, 4)).toEqual(["xxXxxxxxxx", "xXXXxxxxxx", "xxXxxxxxxx"]);
    await shows(".left", await solutionsLeft());
    // From the board to another place on it, and off the board.
    await cell(3, 3).dragTo(cell(4, 7), { steps: 4 });
    expect((await boardIn()).split(" ")[3]).toBe("xxxxxXXXxx");
    await cell(4, 7).dragTo(page.locator("h1"), { steps: 4 });
    await shows(".left", "2,339 solutions.");

    // Clicked, turned, and clicked down.
    await button("I").click();
    await cell(3, 9).hover();
    await page.mouse.wheel(0, 100);
    for (const _ of "12") {
      await page.mouse.down({ button: "right" });
      await page.mouse.up({ button: "right" });
      expect(await page.locator(".floating").count()).toBe(1);
    }
    await cell(3, 9).click();
    expect((await boardIn()).split(" ").slice(0, 5)).toEqual(Array(5).fill("xxxxxxxxIx"));
    await shows(".left", await solutionsLeft());
    // On blank paper it is put away, and lies there as it was turned.
    await button("L").click();
    await button("Turn").click();
    await page.mouse.click(3, 700);
    expect(await page.locator(".floating").count()).toBe(0);
    expect(await button("L").locator("svg").getAttribute("viewBox")).toBe("-1 -1 42 82");
  });

  test("by touch: tapped, dragged, and turned by a second finger; a palm takes nothing away", async () => {
    await visit("#play/8x8-centre", PHONE);
    await shows(".left", "65 solutions.");
    await button("P").tap();
    await cell(1, 8).tap();
    expect((await boardIn()).startsWith("xxxxxPPP xxxxxPPx")).toBe(true);

    // Fingers, as the browser's own protocol has them. The piece is carried above the first one.
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
    const [from, to] = [(await cell(1, 8).boundingBox())!, (await cell(8, 1).boundingBox())!];
    const below = { x: to.x + 20, y: to.y + 80 };
    await touch("touchStart", { x: from.x + 20, y: from.y + 20 });
    await touch("touchMove", { x: from.x + 20, y: from.y + 80 });
    await touch("touchMove", below);
    await touch("touchStart", below, { x: 300, y: 700 });
    await touch("touchMove", below, { x: 310, y: 710 });
    await page.locator(".floating").waitFor();
    await touch("touchEnd", below);
    await touch("touchEnd");
    const laid = (await boardIn()).split(" ").slice(5).join(" ");
    expect(laid.replace(/x/g, "")).toMatch(/^P+ P+ P+$/);
    await shows(".left", await solutionsLeft());
  });

  test("with the keyboard alone; there may be no solution, and hints lead to one", async () => {
    await visit("#play/5x12");
    await shows(".left", "1,010 solutions.");
    // A piece that was turned before it was moved still moves.
    await press("l r r ArrowUp ArrowUp");
    expect(await page.locator(":focus").getAttribute("aria-label")).toMatch(/^row [12],/);
    await press("Escape");
    await button("F").focus();
    await press("Enter r m ArrowDown ArrowRight Enter");
    const laid = await boardIn();
    expect(laid.replace(/[^F]/g, "")).toBe("FFFFF");
    await shows(".left", await solutionsLeft());
    // Picked up by its letter, and let go: nothing has changed.
    await press("f ArrowLeft Escape");
    expect(await boardIn()).toBe(laid);
    await press("f Backspace");
    await shows(".left", "1,010 solutions.");
    await press("x Home Enter");
    await shows(".left", "No way to go on.");
    await button("Restart").click();
    await followHints(12);
    await shows(".left", "Solved!");
    await shows(".table .more", /Your solution is number [\d,]+ of 1,010\./);
  });
});

test("an outline is drawn by clicks, drags and keys, counted, searched and run", async () => {
  await visit("#play");
  await link("Draw").click();
  await page.waitForURL(/#draw\/heart$/);
  await shows(".left", "55 solutions");
  await shows(".more", "Ready.");
  await page.locator(".draw .program .piece").first().waitFor();
  await button("Clear").click();
  await shows(".left", "0 of 60 cells");
  expect(await button("Run it").getAttribute("aria-disabled")).toBe("true");
  await cell(5, 1).dragTo(cell(5, 20), { steps: 60 });
  await cell(6, 1).dragTo(cell(6, 20), { steps: 3 });
  await shows(".left", "40 of 60 cells: no solution");
  // A stroke is a step in the history.
  await page.goBack();
  await shows(".left", "20 of 60 cells");
  await page.goForward();
  for (let column = 1; column < 20; column++) await cell(7, column).press("Space");
  await shows(".left", /^59 of 60 cells$/);
  await cell(9, 20).press("Space");
  await shows(".left.bad", "No solution: one cell is cut off here");
  await cell(9, 20).press("Space");
  await cell(7, 20).press("Space");
  await shows(".left", /^2 solutions$/);
  // It is kept.
  await link("Solutions").click();
  await finds("2 solutions");
  await page.waitForURL(/#solutions\/3x20$/);
  await page.reload();
  await link("Draw").click();
  await shows(".left", /^2 solutions$/);
  await link("All solutions").click();
  await page.waitForURL(/#solutions\/3x20$/);
  await page.goBack();
  await shows(".left", /^2 solutions$/);
  await button("Run it").click();
  await status("2 programs");
});

test("the search is watched: it steps, runs and finds the first solution, and then all", async () => {
  await visit("#watch/3x5");
  const says = (words: string | RegExp) => shows(".thought .left", words);
  await says("The search begins");
  await button("Step").click();
  await says("X is laid first, on place 1 of");
  await page.locator("body").press(" ");
  await says(/hole|fit/);
  await button("Next solution").click();
  await says("Solution 1: the board is full.");
  await button("Run").click();
  await button("Fast").click();
  await says("Searching");
  await button("Pause").click();
  for (const solution of "234567") {
    await button("Next solution").click();
    await says(`Solution ${solution}`);
  }
  await button("Next solution").click();
  await says("The search is over: 7 solutions");
});

describe.each<[string, BrowserContextOptions]>([
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["on a phone", PHONE],
])("%s", (_, options) => {
  test.each([
    ["#solutions/6x10?noCrossroads", "563 solutions"],
    ["#solutions/3x5", "7 solutions"],
    ["#program/LLLLFTYYYY_LXFFFTTTYI_XXXFWTVVVI_PXUUWWZZVI_PPUNNWWZVI_PPUUNNNZZI", "Download"],
    ["", "Fill the board"],
    ["#play/5x12", "1,010 solutions."],
    ["#play/LLLLFTYYYY_LXFFFTTTYI_XXXFWTVVVI_PXUUWWZZVI_PPUNNWWZVI_PPUUNNNZZI", "Your program printed"],
    ["#draw/heart", "55 solutions"],
    ["#watch/6x10", "The search begins"],
  ])("axe finds no fault, and nothing is wider than the window: %s", async (address, words) => {
    await visit(address, options);
    await shows("main", words);
    // The pointer is where it chose the view.
    await page.hover("nav [aria-current]");
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => (globalThis as any).axe.run());
    expect(violations.map(({ id, nodes }: any) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`)).toEqual([]);
    // On a phone the window itself would grow.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });
});
