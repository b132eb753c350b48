// The page, as people use it, in a real Chromium: `npm run test:page`.

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../../tools/checks/browser.ts";
import { formatAddress, parseAddress } from "../../tools/page/address.ts";
import { named } from "../../tools/solver/named.ts";
import { formatBoard, inLine, LETTERS } from "../../tools/solver/parse.ts";
import { fillings, puzzleOf } from "../../tools/solver/puzzles.ts";
import { solutions, solve } from "../../tools/solver/index.ts";
import { node, programs, ROOT, scratch, tool } from "../run.ts";

const folder = scratch();
const file = join(folder, "gallery.html");
let browser: Browser;

beforeAll(async () => {
  expect(tool("gallery", ["--out", file])).toMatchObject({ status: 0, stderr: "" });
  browser = await launch();
});

afterAll(() => browser?.close());

/** Opens the page at an address, does something there, and sees that it never complained. */
const visitAs = async (options: BrowserContextOptions, address: string, action: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (!/^(file|blob|data):/.test(request.url())) complaints.push("asks the network for " + request.url());
  });
  page.setDefaultTimeout(10_000);
  await page.goto(pathToFileURL(file).href + address);
  await action(page);
  expect(complaints).toEqual([]);
  await context.close();
};

const visit = (address: string, action: (page: Page) => Promise<void>) => visitAs({}, address, action);

const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const boardIn = async (page: Page): Promise<string> => parseAddress(await hash(page)).board;
const shows = (page: Page, selector: string, words: string | RegExp) =>
  page.locator(selector).filter({ hasText: words }).first().waitFor();

const is = (page: Page, label: string, value: string) =>
  page.waitForFunction(
    ([label, value]) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)?.value === value,
    [label, value],
  );

/** How many solutions the library finds for the board in the address. */
const solutionsLeft = async (page: Page): Promise<string> => {
  const { board, without } = parseAddress(await hash(page));
  return solve(formatBoard(board), () => {}, { without }).solutions.toLocaleString("en");
};

/** Lays so many pieces by hints, of which each shows first what it would lay. */
const followHints = async (page: Page, count: number) => {
  for (let i = 0; i < count; i++) {
    const before = await boardIn(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await shows(page, ".left", "can lie here.");
    expect(await boardIn(page)).toBe(before);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.waitForFunction((before) => !location.hash.includes(before), before.replace(/ /g, "_"));
  }
};

/** The middle of a cell of the board, counted from 1. */
const cell = (page: Page, row: number, column: number) =>
  page.getByRole("gridcell", { name: `row ${row}, column ${column}:` });
const middleOf = async (page: Page, row: number, column: number): Promise<[number, number]> => {
  const { x, y, width, height } = (await cell(page, row, column).boundingBox())!;
  return [x + width / 2, y + height / 2];
};

/** The mouse goes from point to point, with its button down. */
const drag = async (page: Page, ...[first, ...others]: [x: number, y: number, steps?: number][]) => {
  await page.mouse.move(first[0], first[1]);
  await page.mouse.down();
  for (const [x, y, steps = 4] of others) await page.mouse.move(x, y, { steps });
  await page.mouse.up();
};

/** A finger goes from point to point, as the browser's own protocol has it. */
const swipe = async (page: Page, ...[first, ...others]: [x: number, y: number][]) => {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x: first[0], y: first[1] });
  for (const [x, y] of others) await touch("touchMove", { x, y });
  await touch("touchEnd");
};

test("it is one file of less than 150 kB", () => {
  expect(statSync(file).size).toBeLessThan(150_000);
  expect(readFileSync(file, "utf8")).not.toMatch(/<(script|link|img)[^>]+(src|href)="(?!data:)/);
});

describe("solutions", () => {
  test.each([
    ["", "2,339 solutions"],
    ["#solutions/8x8-centre", "65 solutions"],
    ["#solutions/6x10?threeColours", "1,022 solutions"],
    ["#solutions/triple-X", "15 solutions"],
    ["#solutions/xx_xx", "The board has 4 empty cells, which is not a multiple of five."],
    ["#solutions/xxxx.x", "This board has no solution."],
    ["#solutions/3x5?where=XXxxx_XXxxx_Xxxxx", "No solution is like that."],
    ["#solutions/nonsense?without=%%%", "2,339 solutions"],
  ])("%j: %s", (address, words) => visit(address, (page) => shows(page, '[data-done="true"]', words)));

  test("are filtered by where a piece lies, in any image", () =>
    visit("#solutions/3x20", async (page) => {
      await shows(page, '[data-done="true"]', "2 solutions");
      await page.locator("summary", { hasText: /^Filter$/ }).click();
      await page.getByLabel("V", { exact: true }).check();
      // The label of a solution begins with V; turned, it ends with it.
      await cell(page, 3, 20).click();
      await shows(page, '[data-done="true"]', /^[12] solution/);
      await page.waitForFunction(() => location.hash.endsWith("V"));
      expect(await page.locator(".wall [role=option]").first().getAttribute("data-board")).toMatch(/V$/);
      await page.getByRole("button", { name: "Any place" }).click();
      await shows(page, '[data-done="true"]', "2 solutions");
    }));

  test("are those of the pieces that somebody chooses", () =>
    visit("#solutions/3x5", async (page) => {
      await shows(page, '[data-done="true"]', "7 solutions");
      await page.locator("summary", { hasText: /^Filter$/ }).click();
      await page.getByRole("checkbox", { name: "F", exact: true }).uncheck();
      await shows(page, '[data-done="true"]', "6 solutions");
      await page.waitForFunction(() => location.hash === "#solutions/3x5?without=F");
      expect(await page.locator(".chooser select").inputValue()).toBe("3x5");
      await page.getByRole("link", { name: "Solve it yourself" }).click();
      expect(await hash(page)).toMatch(/^#play\/3x5\?without=F/);
    }));

  test("are browsed by keys, and a program is opened and left again", () =>
    visit("", async (page) => {
      await shows(page, '[data-done="true"]', "2,339");
      const selected = () => page.locator('[aria-selected="true"]');
      await page.getByRole("listbox").focus();
      for (const key of ["ArrowRight", "ArrowDown", "PageDown", "ArrowLeft"]) await page.keyboard.press(key);
      expect(await selected().getAttribute("aria-label")).toMatch(/^Solution \d\d+$/);
      await page.keyboard.press("End");
      await is(page, "Number", "2,339");
      await page.waitForFunction(() => location.hash === "#solutions/6x10?number=2339");
      const board = await selected().getAttribute("data-board");
      await page.keyboard.press("Enter");
      await shows(page, ".open .program", "// " + board);
      await page.goBack();
      await is(page, "Number", "2,339");
      // The wall is where it was.
      await selected().waitFor();
      expect(await selected().getAttribute("data-board")).toBe(board);
    }));

  test("a link to one of them shows no other on the way, and no number that becomes smaller", () =>
    visit("#draw/6x10", async (page) => {
      await page.evaluate(() => {
        const seen = ((globalThis as any).seen = new Set<string>());
        new MutationObserver(() => {
          const input = document.querySelector<HTMLInputElement>(".hero .number input");
          if (input) seen.add(input.value + input.parentElement!.textContent);
          seen.add(document.querySelector(".all > .left")?.textContent ?? "");
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        location.hash = "#solutions/6x10?number=911";
      });
      await shows(page, '[data-done="true"]', "2,339");
      await shows(page, ".more", "9,356 with rotations");
      expect(await page.evaluate(() => [...(globalThis as any).seen])).toEqual(["911 of 2,339", "2,339 solutions"]);
    }));

  test("of a board are searched once, whatever one does with it", () =>
    visit("", async (page) => {
      let searches = 0;
      page.on("worker", () => searches++);
      await shows(page, '[data-done="true"]', "2,339 solutions");
      const check = async (words: string, count: string | RegExp) => {
        await page.getByLabel(words).click();
        await shows(page, '[data-done="true"]', count);
      };
      await page.locator("summary", { hasText: /^Filter$/ }).click();
      await check("no point where four pieces meet", "563 solutions");
      await check("every piece touches the edge", /^[12] solution|No solution/);
      await check("no point where four pieces meet", "2 solutions");
      await page.getByRole("link", { name: "Solve it yourself" }).click();
      await shows(page, ".left", "6 pieces to lay.");
      await page.getByRole("button", { name: "Hint" }).click();
      await shows(page, ".left", "can lie here");
      await page.getByRole("link", { name: "Hard" }).click();
      await shows(page, ".left", /^(8|9|10|11) pieces to lay/);
      for (const view of ["Solutions", "Watch", "Draw", "Play", "Solutions"])
        await page.getByRole("link", { name: view, exact: true }).click();
      await shows(page, '[data-done="true"]', "2,339 solutions");
      expect(searches).toBe(0);
      await page.locator(".chooser select").selectOption("3x20");
      await shows(page, '[data-done="true"]', "2 solutions");
      await page.locator(".chooser select").selectOption("6x10");
      await shows(page, '[data-done="true"]', "2,339 solutions");
      expect(searches).toBe(1);
    }));

  test("are gone to by number, at random, by arrows and back to the top", () =>
    visit("", async (page) => {
      await is(page, "Number", "1");
      await page.keyboard.press("ArrowRight");
      await is(page, "Number", "2");
      await page.getByLabel("Number").fill("2000");
      await page.keyboard.press("Enter");
      await is(page, "Number", "2,000");
      await page.locator("#solution-1999").waitFor();
      await page.getByRole("button", { name: "To the top" }).click();
      await page.waitForFunction(() => scrollY === 0);
      await page.getByLabel("Number").fill("9999999");
      await page.keyboard.press("Enter");
      await is(page, "Number", "2,339");
      await page.getByRole("button", { name: "Random" }).click();
      await page.waitForFunction(() => !location.hash.endsWith("2339"));
      await page.getByRole("link", { name: "Run this program" }).click();
      await page.getByRole("link", { name: "All solutions" }).click();
      await page.waitForFunction(() => /number=\d/.test(location.hash));
    }));

  test("an address that is damaged says so", () =>
    visit("#play/LLLLxx_Lxxx", async (page) => {
      await shows(page, '[role="alert"]', "This address cannot be read");
      await shows(page, ".left", "2,339 solutions left");
      await page.getByRole("link", { name: "Solutions" }).click();
      await page.locator('[role="alert"]').waitFor({ state: "detached" });
    }));

  test("are swiped on a phone", () =>
    visitAs(PHONE, "#solutions/4x15", async (page) => {
      await shows(page, '[data-done="true"]', "368 solutions");
      const { x, y, width } = (await page.locator(".shape").boundingBox())!;
      await swipe(page, [x + width - 20, y + 50], [x + width / 2, y + 52], [x + 30, y + 50]);
      await is(page, "Number", "2");
    }));
});

describe("a program", () => {
  const quine = readFileSync(join(ROOT, "quine.ts"), "utf8");
  const label = programs(quine)[0].label;
  const address = formatAddress({ ...parseAddress(""), view: "program", board: label });

  test("that is downloaded runs, and prints the series", () =>
    visit(address, async (page) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download" }).click(),
      ]);
      const path = join(folder, "downloaded.mjs");
      await download.saveAs(path);
      expect(readFileSync(path, "utf8")).toBe(quine);
      expect(node([path])).toMatchObject({ status: 0, stdout: node(["-"], quine).stdout });
    }));

  test("is shown to the character, and copied", () =>
    visitAs({ permissions: ["clipboard-read", "clipboard-write"] }, address, async (page) => {
      expect(await page.locator(".open > .text pre").textContent()).toBe(quine);
      await page.getByRole("button", { name: "Copy" }).click();
      await shows(page, ".open", "Copied.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(quine);
    }));

  test("runs right there", () =>
    visit(address, async (page) => {
      const run = async (words: string) => {
        await page.getByRole("textbox", { name: "options" }).fill(words);
        await page.getByRole("button", { name: "Run", exact: true }).click();
      };
      await run("--solutions 3");
      await shows(page, ".terminal .status", "3 found, 12 in all");
      const shown = await page.locator(".terminal pre").allTextContents();
      expect(shown.join("")).toBe(node(["-", "--solutions", "3"], quine).stdout);
      await run("");
      const bytes = node(["-"], quine).stdout.length.toLocaleString("en");
      await shows(page, ".terminal .status", `2,339 programs, ${bytes} bytes. 2339 found`);
      await page.getByRole("button", { name: "--all --quiet" }).click();
      await shows(page, ".terminal .status", "9356 found");
      await run("--all");
      await shows(page, ".terminal .screen", "more");
      await page.getByRole("button", { name: "Stop" }).click();
      await shows(page, ".terminal .status", "Stopped.");
      await run("--fast");
      await shows(page, ".terminal .status", "--fast? try");
      await shows(page, ".terminal .status", "(status 2)");
    }));

  test("plays the relay: each picture is printed by the one before it", () =>
    visit(address, async (page) => {
      await shows(page, ".terminal .status", "3 programs");
      await page.getByRole("button", { name: "Play the relay" }).click();
      await page.getByLabel("Speed").focus();
      await page.keyboard.press("End");
      await shows(page, ".text .more", /Picture ([4-9]|\d\d) of the relay/);
      await page.getByRole("button", { name: "Pause" }).click();
      const shown = await boardIn(page);
      const next = node(["-", "--solutions", "99"], quine).stdout;
      expect(next).toContain(`// ${shown}\n`);
      expect(await page.locator(".open > .text pre").textContent()).toContain(`// ${shown}\n`);
      await page.getByRole("button", { name: "Next picture" }).click();
      await shows(page, ".terminal .status", "1 program,");
    }));

  test("of a puzzle prints the answer", () =>
    visit("#program/LLLLxxYYYY_LXxxxxxxYI_XXXxxxxxxI_xXxxxxZZxI_xxxxxxxZxI_xxxxxxxZZI", async (page) => {
      await shows(page, ".terminal .status", "3 programs");
      const answers = await page.locator(".terminal pre").allTextContents();
      expect(answers).toHaveLength(3);
      for (const answer of answers)
        expect(answer).toMatch(/^\/\/ LLLL..YYYY LX......YI XXX......I .X....ZZ.I .{7}Z.I .{7}ZZI$/m);
    }));

  test("of a board that is none is refused", () =>
    visit("#program/3x5", (page) => shows(page, "main", "this board has 15")));
});

describe("play", () => {
  test("with the mouse: dragged, turned, put away", () =>
    visit("#play/6x10", async (page) => {
      await shows(page, ".left", "2,339 solutions left.");
      const tray = (await page.getByRole("button", { name: "X", exact: true }).boundingBox())!;
      const [x, y] = await middleOf(page, 3, 3);
      await drag(page, [tray.x + tray.width / 2, tray.y + 20], [x - 40, y - 40], [x, y]);
      expect((await boardIn(page)).split(" ").slice(1, 4)).toEqual(["xxXxxxxxxx", "xXXXxxxxxx", "xxXxxxxxxx"]);
      await shows(page, ".left", `${await solutionsLeft(page)} solutions left.`);

      // From the board to another place on it.
      await drag(page, [x, y], await middleOf(page, 4, 7));
      expect((await boardIn(page)).split(" ")[3]).toBe("xxxxxXXXxx");
      await shows(page, ".left", `${await solutionsLeft(page)} solutions left.`);

      // Off the board.
      await drag(page, await middleOf(page, 4, 7), [tray.x, tray.y + 300]);
      await shows(page, ".left", "2,339 solutions left");

      // Clicked, turned, and clicked down.
      await page.getByRole("button", { name: "L", exact: true }).click();
      await page.getByRole("button", { name: "Turn" }).click();
      await page.mouse.click(...(await middleOf(page, 2, 9)));
      expect(await boardIn(page)).toMatch(/L/);
      await shows(page, ".left", `${await solutionsLeft(page)} solutions left.`);
    }));

  test("by touch: tapped and dragged", () =>
    visitAs(PHONE, "#play/8x8-centre", async (page) => {
      await shows(page, ".left", "65 solutions left");
      await page.getByRole("button", { name: "P", exact: true }).tap();
      await page.touchscreen.tap(...(await middleOf(page, 1, 1)));
      expect((await boardIn(page)).startsWith("PPPxxxxx PPxxxxxx")).toBe(true);
      await shows(page, ".left", `${await solutionsLeft(page)} solution`);

      await swipe(page, await middleOf(page, 1, 1), await middleOf(page, 4, 1), await middleOf(page, 7, 1));
      expect((await boardIn(page)).endsWith("PPPxxxxx PPxxxxxx")).toBe(true);
      await shows(page, ".left", `${await solutionsLeft(page)} solution`);
    }));

  test("with the keyboard alone", () =>
    visit("#play/5x12", async (page) => {
      await shows(page, ".left", "1,010 solutions left");
      await page.getByRole("button", { name: "F", exact: true }).focus();
      await page.keyboard.press("Enter");
      for (const key of ["r", "m", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"])
        await page.keyboard.press(key);
      const laid = await boardIn(page);
      expect(laid.replace(/[^F]/g, "")).toBe("FFFFF");
      await shows(page, ".left", `${await solutionsLeft(page)} solution`);
      // Picked up by its letter, and let go: nothing has changed.
      for (const key of ["f", "ArrowLeft", "Escape"]) await page.keyboard.press(key);
      expect(await boardIn(page)).toBe(laid);
      for (const key of ["f", "Backspace"]) await page.keyboard.press(key);
      await shows(page, ".left", "1,010 solutions left");
    }));

  test("says what is forced and when there is no solution, and hints lead to one", () =>
    visit("#play/3x20", async (page) => {
      await shows(page, ".left", "2 solutions left.");
      await shows(page, ".more", "8 with rotations and reflections.");
      await shows(page, ".box", "Nothing is forced.");
      await followHints(page, 12);
      await shows(page, ".left", "Solved!");
      await shows(page, ".more", /Your solution is number [12] of 2\./);
    }));

  test("the puzzle of the day is solved, and its solution is a program that runs", () =>
    visit("#play", async (page) => {
      await shows(page, ".title", /^Puzzle of \d+ [A-Z][a-z]+$/);
      await shows(page, ".left", "6 pieces to lay.");
      await shows(page, ".more", "There is one answer.");
      await page.waitForFunction(() => /^#play.[^?]*[A-Z]/.test(location.hash));
      const start = await boardIn(page);
      expect(parseAddress(await hash(page)).puzzle).toMatch(/^easy-\d{4}-\d\d-\d\d$/);
      // What the puzzle has laid stays where it is.
      const letter = start.match(/[A-Z]/)![0];
      await page.keyboard.press(letter);
      await page.locator(`[data-cell="${letter}"]`).first().click();
      await shows(page, ".left", "6 pieces to lay.");

      await followHints(page, 2);
      const two = await boardIn(page);
      await page.getByRole("button", { name: "Undo" }).click();
      await shows(page, ".left", "5 pieces to lay.");
      await page.keyboard.press("Control+z");
      await shows(page, ".left", "6 pieces to lay.");
      expect(await boardIn(page)).toBe(start);
      expect(await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
      await page.getByRole("button", { name: "Redo" }).click();
      await page.keyboard.press("Control+Shift+z");
      await shows(page, ".left", "4 pieces to lay.");
      expect(await boardIn(page)).toBe(two);

      // Whoever looks elsewhere comes back to it.
      await page.locator(".chooser select").selectOption("3x20");
      await shows(page, ".left", "6 pieces to lay.");
      await page.getByRole("link", { name: "Watch" }).click();
      await page.getByRole("link", { name: "Play" }).click();
      await page.locator(".chooser select").selectOption("6x10");
      await shows(page, ".left", "4 pieces to lay.");
      expect(await boardIn(page)).toBe(two);

      await followHints(page, 4);
      await shows(page, ".left", "Solved!");
      await shows(page, ".more", /Your solution is number [\d,]+ of 2,339\./);
      const solution = await boardIn(page);
      await page.getByRole("link", { name: "Run it" }).click();
      await shows(page, ".open .program", "// " + solution);
      await shows(page, ".terminal .status", "3 programs");
      await page.goBack();
      await page.getByRole("button", { name: "Next puzzle" }).click();
      await shows(page, ".title", /^Puzzle [\d,]+$/);
      await shows(page, ".left", "6 pieces to lay.");
    }));

  test("a puzzle is the same for a friend, and a wrong piece is told of on demand", () =>
    visit("#play/6x10?puzzle=medium-2026-11-21", async (page) => {
      await shows(page, ".title", /^Puzzle of 21 November/);
      await shows(page, ".left", "pieces to lay.");
      await page.waitForFunction(() => /^#play.[^?]*[A-Z]/.test(location.hash));
      const all = fillings(named("6x10").outline, solutions(named("6x10").outline));
      const { board, solution } = puzzleOf(all, "medium", "2026-11-21");
      expect(formatBoard(await boardIn(page))).toBe(board);
      // A piece at the first place that is free and not its own.
      const wrong = [...LETTERS].find((letter) => !board.includes(letter) && solution[board.search("x")] !== letter)!;
      await page.keyboard.press(wrong);
      await shows(page, ".left", "choose its place");
      await page.keyboard.press("Enter");
      const laid = parseAddress(await hash(page)).board;
      if (![...laid].some((cell, at) => /[A-Z]/.test(cell) && inLine(solution)[at] !== cell)) return;
      await shows(page, ".left", "pieces to lay.");
      await page.getByLabel("Say at once when a piece is wrong").check();
      await shows(page, ".left", "No solution any more.");
    }));

  test("a position without a solution says so; back and forward are undo and redo", () =>
    visit("#play/6x10", async (page) => {
      await shows(page, ".left", "2,339 solutions left");
      for (const key of ["w", "ArrowRight", "Enter"]) await page.keyboard.press(key);
      const first = await hash(page);
      expect(first).toMatch(/W/);
      await shows(page, ".left", / left|No solution/);
      await page.getByRole("button", { name: "X", exact: true }).click();
      await page.mouse.click(...(await middleOf(page, 5, 2)));
      const second = await hash(page);
      expect(second).toMatch(/X/);
      await shows(page, ".left", "No solution any more.");
      await page.goBack();
      expect(await hash(page)).toBe(first);
      await page.goBack();
      await shows(page, ".left", "2,339 solutions left");
      await page.goForward();
      await page.goForward();
      expect(await hash(page)).toBe(second);
      await shows(page, ".left", "No solution any more.");
    }));
});

test.each([
  ["#solutions/6x10", ".all .more", "9,356 with rotations"],
  ["#play", ".left", "6 pieces to lay."],
  ["#program/LLLLFTYYYY_LXFFFTTTYI_XXXFWTVVVI_PXUUWWZZVI_PPUNNWWZVI_PPUUNNNZZI", ".terminal .status", "3 programs"],
])("on paper it takes one page: %s", (address, selector, words) =>
  visit(address, async (page) => {
    await shows(page, selector, words);
    const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
    // Off the paper, it is as before.
    await page.locator("nav").waitFor();
    if (address === "#solutions/6x10") {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.waitForFunction(() => document.querySelectorAll(".sheet svg").length === 2339);
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await page.locator("#solution-0").waitFor();
    }
  }),
);

describe("draw", () => {
  test("an outline by clicks, drags and keys", () =>
    visit("#draw/6x10", async (page) => {
      await shows(page, ".draw", "60 of 60 cells.");
      await shows(page, ".more", "That is a board.");
      await page.getByRole("button", { name: "Empty paper" }).click();
      await shows(page, ".left", "0 of 60 cells.");
      await drag(page, await middleOf(page, 5, 1), [...(await middleOf(page, 5, 20)), 60]);
      await drag(page, await middleOf(page, 6, 1), [...(await middleOf(page, 6, 20)), 3]);
      await shows(page, ".left", "40 of 60 cells.");
      await shows(page, ".more", "That will do");
      // A stroke is a step in the history.
      await page.goBack();
      await shows(page, ".left", "20 of 60 cells.");
      await page.goForward();
      await shows(page, ".left", "40 of 60 cells.");
      for (let column = 1; column <= 10; column++) await cell(page, 7, column).click();
      for (let column = 11; column <= 20; column++) {
        await cell(page, 7, column).focus();
        await page.keyboard.press("Space");
      }
      await shows(page, ".left", "60 of 60 cells.");
      await page.getByRole("link", { name: "All solutions" }).click();
      await shows(page, '[data-done="true"]', "2 solutions");
      await page.waitForFunction(() => location.hash === "#solutions/3x20");
    }));

  test.each([
    ["#draw/xxxx.x", "A part of it cannot be filled"],
    ["#draw/" + "x".repeat(65), "The twelve pieces cover no more than 60."],
    [`#draw/x${".".repeat(300)}xxxx`, "A board has at most 250 columns"],
  ])("what cannot be a board says why: %#", (address, words) => visit(address, (page) => shows(page, ".more", words)));

  test("by touch on a phone", () =>
    visitAs(PHONE, "#draw/3x5", async (page) => {
      await shows(page, ".left", "15 of 60 cells.");
      await cell(page, 1, 1).tap();
      await shows(page, ".left", "16 of 60 cells.");
      await shows(page, ".more", "Pieces have five cells");
      await cell(page, 1, 1).tap();
      await shows(page, ".left", "15 of 60 cells.");
    }));
});

describe("watch", () => {
  test("becomes faster by itself, and stays at the first solution", () =>
    visit("#watch/3x5", async (page) => {
      await page.getByRole("button", { name: "Run" }).click();
      const first = page.locator(".thought .left", { hasText: "Solution 1: the board is full." });
      await first.waitFor({ timeout: 50_000 });
      await shows(page, ".pace", "2 steps a second");
      await page.getByLabel("Speed").focus();
      await page.keyboard.press("End");
      await shows(page, ".thought .left", "The search is over: 7 solutions");
    }));

  test("steps, runs and finds the first solution", () =>
    visit("#watch/6x10", async (page) => {
      await shows(page, ".thought .left", "The search begins");
      await page.getByRole("button", { name: "Step" }).click();
      await shows(page, ".thought .left", "X is laid first, on place 1 of 8.");
      await page.locator("body").press(" ");
      await shows(page, ".thought .left", /hole|fit/);
      await page.getByRole("button", { name: "Next solution" }).click();
      await shows(page, ".thought .left", "Solution 1: the board is full.");
      await page.getByRole("button", { name: "From the start" }).click();
      await shows(page, ".thought .left", "The search begins");
    }));
});

describe.each<[string, BrowserContextOptions]>([
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["on a phone", PHONE],
])("%s", (_, options) => {
  test.each([
    ["#solutions/6x10?edge", "2 solutions"],
    ["#solutions/3x5", "7 solutions"],
    ["#program/LLLLFTYYYY_LXFFFTTTYI_XXXFWTVVVI_PXUUWWZZVI_PPUNNWWZVI_PPUUNNNZZI", "Download"],
    ["#play/VVVxxxxxxx_Vxxxxxxxxx_Vxxxxxxxxx_xxxxxxxxxx_xxxxxxxxxx_xxxxxxxxxx", "left"],
    ["#draw/U", "60 of 60"],
    ["#watch/6x10", "The search begins"],
  ])("axe finds no fault, and nothing is wider than the window: %s", (address, words) =>
    visitAs(options, address, async (page) => {
      await shows(page, "main", words);
      // The pointer is where it chose the view.
      await page.hover("nav [aria-current]");
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => (globalThis as any).axe.run());
      expect(violations.map(({ id, nodes }: any) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`)).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
    }),
  );
});
