// The page, as people use it, in a real Chromium: `npm run test:page`.

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../../tools/checks/browser.ts";
import { copyOf } from "../../tools/copies/room.ts";
import { quineText } from "../../tools/copies/text.ts";
import { formatAddress, parseAddress } from "../../tools/page/address.ts";
import { named } from "../../tools/solver/named.ts";
import { formatBoard, inLine, LETTERS } from "../../tools/solver/parse.ts";
import { fillings, type Level, puzzleOf } from "../../tools/solver/puzzles.ts";
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
/** The board that is seen, as its cells have it. */
const boardIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".cells [role=row]")]
      .map((row) => [...row.querySelectorAll<HTMLElement>("[data-cell]")].map((cell) => cell.dataset.cell).join(""))
      .join(" "),
  );
const shows = (page: Page, selector: string, words: string | RegExp) =>
  page.locator(selector).filter({ hasText: words }).first().waitFor();

const is = (page: Page, label: string, value: string) =>
  page.waitForFunction(
    ([label, value]) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)?.value === value,
    [label, value],
  );

/** Waits until an address is in the bar. */
const goneTo = (page: Page, address: string | RegExp) =>
  page.waitForFunction(
    (words) => RegExp(words).test(location.hash),
    address instanceof RegExp ? address.source : `^${address}$`,
  );

/** What the library finds for the board that is seen, as the page says it. */
const solutionsLeft = async (page: Page): Promise<string> => {
  const { solutions } = solve(formatBoard(await boardIn(page)), () => {});
  return solutions ? `${solutions.toLocaleString("en")} way` : "No way to go on.";
};

/** Lays so many pieces by hints, of which each shows first what it would lay. */
const followHints = async (page: Page, count: number) => {
  await page.locator(".tray button").first().waitFor();
  for (let i = 0; i < count; i++) {
    const before = await boardIn(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await shows(page, ".left", "can lie here.");
    expect(await boardIn(page)).toBe(before);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".left", { hasText: "can lie here." }).waitFor({ state: "detached" });
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

/** Fingers, as the browser's own protocol has them. */
const fingers = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...points: [x: number, y: number][]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
};

test("it is one file of less than 150 kB", () => {
  expect(statSync(file).size).toBeLessThan(150_000);
  const html = readFileSync(file, "utf8");
  expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="(?!data:)/);
  expect(html).toMatch(/<meta\s+http-equiv="Content-Security-Policy"\s+content="default-src 'none'/);
});

describe("solutions", () => {
  test.each([
    ["#solutions", "2,339 solutions"],
    ["#solutions/8x8-centre", "65 solutions"],
    ["#solutions/6x10?threeColours", "1,022 solutions"],
    ["#solutions/triple-X", "15 solutions"],
    ["#solutions/xx_xx", "The board has 4 empty cells, which is not a multiple of five."],
    ["#solutions/xxxx.x", "This board has no solution."],
    ["#solutions/3x5?noCrossroads&edge&rectangle&halves", "No solution is like that."],
    ["#solutions/1x5?halves", "No solution is like that."],
    ["#solutions/nonsense?without=%%%", "2,339 solutions"],
  ])("%j: %s", (address, words) => visit(address, (page) => shows(page, '[data-done="true"]', words)));

  test("are those of the pieces that somebody chooses", () =>
    visit("#solutions/3x5", async (page) => {
      await shows(page, '[data-done="true"]', "7 solutions");
      await page.locator("summary", { hasText: /^Filter$/ }).click();
      await page.getByRole("checkbox", { name: "F", exact: true }).uncheck();
      await shows(page, '[data-done="true"]', "6 solutions");
      await page.getByRole("link", { name: "Play the empty board" }).click();
      await goneTo(page, "#play/3x5.without=F");
      expect(await page.locator(".tray button").count()).toBe(11);
    }));

  test("are browsed by keys, and a program is opened and left again", () =>
    visit("#solutions", async (page) => {
      await shows(page, '[data-done="true"]', "2,339");
      const selected = () => page.locator('[aria-selected="true"]');
      await page.getByRole("listbox").focus();
      for (const key of ["ArrowRight", "ArrowDown", "PageDown", "ArrowLeft"]) await page.keyboard.press(key);
      expect(await selected().getAttribute("aria-label")).toMatch(/^Solution \d\d+$/);
      await page.keyboard.press("End");
      await is(page, "Number", "2,339");
      await goneTo(page, "#solutions/6x10.number=2339");
      const board = await selected().getAttribute("data-board");
      await page.keyboard.press("Enter");
      await shows(page, ".open .program", "// " + board);
      await page.goBack();
      await is(page, "Number", "2,339");
      // The wall is where it was.
      await selected().waitFor();
      expect(await selected().getAttribute("data-board")).toBe(board);
      await page.getByLabel("Number").fill("2000");
      await page.keyboard.press("Enter");
      await page.locator("#solution-1999").waitFor();
      await page.getByRole("button", { name: "Random" }).click();
      await goneTo(page, /number=(?!2000$)/);
    }));

  test("a link to one of them shows no other on the way, and no number that becomes smaller", () =>
    visit("#draw/6x10", async (page) => {
      await page.evaluate(() => {
        const seen = ((globalThis as any).seen = new Set<string>());
        new MutationObserver(() => {
          const input = document.querySelector<HTMLInputElement>(".hero input");
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
    visit("#solutions", async (page) => {
      await shows(page, '[data-done="true"]', "2,339 solutions");
      let searches = 0;
      page.on("worker", () => searches++);
      await page.locator("summary", { hasText: /^Filter$/ }).click();
      await page.getByLabel("without a point where four pieces meet").check();
      await shows(page, '[data-done="true"]', "563 solutions");
      await page.getByRole("link", { name: "Play", exact: true }).click();
      await page.getByRole("button", { name: "Hint" }).click();
      await shows(page, ".left", "can lie here");
      for (const view of ["Solutions", "Watch", "Draw", "Play", "Solutions"])
        await page.getByRole("link", { name: view, exact: true }).click();
      await shows(page, '[data-done="true"]', "2,339 solutions");
      expect(searches).toBe(0);
      await page.getByLabel("Board").selectOption("3x20");
      await shows(page, '[data-done="true"]', "2 solutions");
      await page.getByLabel("Board").selectOption("6x10");
      await shows(page, '[data-done="true"]', "2,339 solutions");
      expect(searches).toBe(1);
    }));

  test("an address that is damaged says so", () =>
    visit("#play/LLLLxx_Lxxx", async (page) => {
      await shows(page, '[role="alert"]', "This address cannot be read");
      await shows(page, ".left", "Fill the board.");
      await page.getByRole("link", { name: "Solutions" }).click();
      await page.locator('[role="alert"]').waitFor({ state: "detached" });
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
      await shows(page, ".text .more", "Picture 4 of the relay");
      await page.getByRole("button", { name: "Pause" }).click();
      const shown = parseAddress(await hash(page)).board;
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
  /** The board of the puzzle of a day, and its answer, as a place has them. */
  const puzzleOn = (level: Level, seed: string) => {
    const { outline } = named("6x10");
    const { board, solution } = puzzleOf(fillings(outline, solutions(outline)), level, seed);
    return { board: inLine(board), solution: inLine(solution) };
  };
  const DAY = "2026-11-21";
  const friday = puzzleOn("easy", DAY);
  const spare = [...LETTERS].filter((letter) => !friday.board.includes(letter));
  const toLay = (laid: number): string => `${spare.length - laid} pieces to lay.`;

  test("it opens on the puzzle of the day; what is given stays", () =>
    visit("", async (page) => {
      await page.clock.install({ time: new Date(DAY + "T23:59") });
      await page.reload();
      await shows(page, ".title", "21 November");
      await shows(page, ".left", "Fill the board. There is one answer.");
      await shows(page, ".more", "Then your solution runs as a program.");
      await page.locator(".piece.given").first().waitFor();
      expect(await boardIn(page)).toBe(friday.board);
      // They show the text of the program that the puzzle is.
      const ink = (await page.locator(".ink text").allTextContents()).join("\n");
      const given = [...friday.board].find((cell) => cell !== "x")!;
      expect(copyOf(friday.board, quineText())).toContain(ink.split(/\s+/).find((run) => run.length > 8)!);
      await page.locator(`[data-cell="${given}"]`).first().click();
      await shows(page, ".more", `${given} is given: it stays where it is.`);
      expect(await page.locator(`[data-cell="${given}"]`).first().getAttribute("aria-label")).toMatch(/, given$/);
      // It is kept at midnight, and the new one is offered.
      expect(await page.getByRole("link", { name: "Today’s puzzle" }).count()).toBe(0);
      await page.clock.fastForward(120_000);
      await shows(page, ".title", "21 November");
      await page.getByRole("link", { name: "Today’s puzzle" }).click();
      await shows(page, ".title", "22 November");
      await page.getByRole("link", { name: "The day before" }).click();
      await shows(page, ".title", "21 November");
    }));

  test("a puzzle is solved, its program runs, and the result is shared", () =>
    visitAs({ permissions: ["clipboard-read", "clipboard-write"] }, "#solutions", async (page) => {
      await page.evaluate((day) => (location.hash = `#play/6x10?puzzle=easy-${day}`), DAY);
      await page.evaluate(() => (navigator.share = undefined as any));
      await followHints(page, 2);
      const two = await boardIn(page);
      await page.getByRole("button", { name: "Undo" }).click();
      await shows(page, ".left", toLay(1));
      await page.keyboard.press("Control+z");
      await shows(page, ".left", "Fill the board.");
      expect(await boardIn(page)).toBe(friday.board);
      expect(await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
      for (const _ of "12") await page.keyboard.press("Control+Shift+z");
      await shows(page, ".left", toLay(2));
      expect(await boardIn(page)).toBe(two);

      // Whoever looks elsewhere, or comes back another day, goes on with it.
      await page.getByRole("link", { name: "Medium" }).click();
      await page.locator(".tray button").first().waitFor();
      await page.getByRole("link", { name: "Easy" }).click();
      await shows(page, ".left", toLay(2));
      await page.reload();
      await shows(page, ".left", toLay(2));

      await followHints(page, spare.length - 3);
      const before = (await page.locator(".cells").boundingBox())!;
      await followHints(page, 1);
      await shows(page, ".left", "Solved!");
      await shows(page, ".table .more", /Your solution is number [\d,]+ of 2,339\./);
      // The board stays where it is, and so does the focus.
      expect(await page.locator(".cells").boundingBox()).toEqual(before);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Solved!");
      await shows(page, ".printed", /Your program printed number [\d,]+\./);
      await shows(page, ".card", `${spare.length} hints.`);
      await page.getByRole("button", { name: "Share" }).click();
      await shows(page, ".card", "Your result is copied.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^The pentomino quine, 21 November 2026, easy: \d:\d\d, \d hints\n(?:⬛|🟦|🟧|🟩|⬜|🟪|🟫|🟥|🟨)+$/u,
      );
      await page.getByRole("link", { name: "Easy, solved" }).waitFor();
      await page.getByRole("button", { name: "Next: Medium" }).click();
      await goneTo(page, /puzzle=medium-2026-11-21/);
      // Moves are no steps in the history.
      for (const _ of "1234") await page.goBack();
      await shows(page, "main", "2,339 solutions");
    }));

  test("a wrong piece is told of on demand, and help takes it back", () =>
    visit("#play/6x10?puzzle=easy-" + DAY, async (page) => {
      await page.locator(".tray button").first().waitFor();
      // A piece at the first place where it fits, which is not its own.
      for (const letter of spare) {
        await page.keyboard.press(letter);
        await page.keyboard.press("Enter");
        const board = await boardIn(page);
        if ([...board].some((cell, at) => cell === letter && friday.solution[at] !== cell)) break;
        await page.keyboard.press("Control+z");
      }
      await shows(page, ".left", toLay(1));
      await page.getByLabel("Say at once when a piece is wrong").check();
      await shows(page, ".left.bad", "in the wrong place.");
      await page.getByRole("button", { name: "Hint" }).click();
      await shows(page, ".more", "Press Hint again to take it back.");
      await page.getByRole("button", { name: "Hint" }).click();
      await shows(page, ".left", "Fill the board.");
    }));

  test("with the mouse: dragged, turned by wheel and click, put away", () =>
    visit("#play/6x10", async (page) => {
      await shows(page, ".left", "2,339 solutions.");
      const tray = (await page.getByRole("button", { name: "X", exact: true }).boundingBox())!;
      const [x, y] = await middleOf(page, 3, 3);
      await drag(page, [tray.x + tray.width / 2, tray.y + tray.height / 2], [x - 40, y - 40], [x, y]);
      expect((await boardIn(page)).split(" ").slice(1, 4)).toEqual(["xxXxxxxxxx", "xXXXxxxxxx", "xxXxxxxxxx"]);
      await shows(page, ".left", await solutionsLeft(page));

      // From the board to another place on it.
      await drag(page, [x, y], await middleOf(page, 4, 7));
      expect((await boardIn(page)).split(" ")[3]).toBe("xxxxxXXXxx");

      // Off the board.
      await drag(page, await middleOf(page, 4, 7), [tray.x + tray.width / 2, tray.y + 300]);
      await shows(page, ".left", "2,339 solutions.");

      // Clicked, turned, and clicked down.
      await page.getByRole("button", { name: "I", exact: true }).click();
      await page.mouse.move(...(await middleOf(page, 3, 9)));
      await page.mouse.wheel(0, 100);
      await shows(page, ".left", /I (fits|here)/);
      await page.mouse.click(...(await middleOf(page, 3, 9)));
      expect((await boardIn(page)).split(" ").slice(0, 5)).toEqual(Array(5).fill("xxxxxxxxIx"));
      await shows(page, ".left", await solutionsLeft(page));
    }));

  test("by touch: tapped, dragged, and turned by a second finger; a palm takes nothing away", () =>
    visitAs(PHONE, "#play/8x8-centre", async (page) => {
      await shows(page, ".left", "65 solutions.");
      await page.getByRole("button", { name: "P", exact: true }).tap();
      await page.touchscreen.tap(...(await middleOf(page, 1, 1)));
      expect((await boardIn(page)).startsWith("PPPxxxxx PPxxxxxx")).toBe(true);

      const touch = await fingers(page);
      const [from, to] = [await middleOf(page, 1, 1), await middleOf(page, 8, 1)];
      // The piece is carried above the finger.
      const below = [to[0], to[1] + 60] as [number, number];
      await touch("touchStart", from);
      await touch("touchMove", [from[0], from[1] + 60]);
      await touch("touchMove", below);
      await touch("touchStart", below, [300, 700]);
      await touch("touchMove", below, [310, 710]);
      await shows(page, ".left", "P");
      await touch("touchEnd", below);
      await touch("touchEnd");
      const laid = await boardIn(page);
      expect(laid.split(" ").slice(5).join(" ").replace(/x/g, "")).toMatch(/^P+ P+ P+$/);
      await shows(page, ".left", await solutionsLeft(page));
    }));

  test("with the keyboard alone", () =>
    visit("#play/5x12", async (page) => {
      await shows(page, ".left", "1,010 solutions.");
      // A piece that was turned before it was moved still moves.
      for (const key of ["l", "r", "r", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
      expect(await page.locator(":focus").getAttribute("aria-label")).toMatch(/^row [12],/);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "F", exact: true }).focus();
      await page.keyboard.press("Enter");
      for (const key of ["r", "m", "ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
      const laid = await boardIn(page);
      expect(laid.replace(/[^F]/g, "")).toBe("FFFFF");
      await shows(page, ".left", await solutionsLeft(page));
      // Picked up by its letter, and let go: nothing has changed.
      for (const key of ["f", "ArrowLeft", "Escape"]) await page.keyboard.press(key);
      expect(await boardIn(page)).toBe(laid);
      for (const key of ["f", "Backspace"]) await page.keyboard.press(key);
      await shows(page, ".left", "1,010 solutions.");
    }));

  test("says when there is no solution, and hints lead to one", () =>
    visit("#play/3x20", async (page) => {
      await shows(page, ".left", "2 solutions.");
      await shows(page, ".more", "8 with rotations and reflections.");
      await page.keyboard.press("x");
      await page.keyboard.press("Home");
      await page.keyboard.press("Enter");
      await shows(page, ".left", "No way to go on.");
      await page.getByRole("button", { name: "Start again" }).click();
      await followHints(page, 12);
      await shows(page, ".left", "Solved!");
      await shows(page, ".table .more", /Your solution is number [12] of 2\./);
    }));

  test.each([
    ["#play/xxxx.x", "This board has no solution."],
    ["#play/xxxx.x?puzzle=easy-1", "The board has no solution, and so no puzzle."],
    ["#play/xx_xx?puzzle=easy-1", "The board has 4 empty cells"],
  ])("a board without a puzzle says so: %s", (address, words) => visit(address, (page) => shows(page, ".left", words)));
});

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
      for (let column = 1; column <= 20; column++) await cell(page, 7, column).press("Space");
      await shows(page, ".left", "60 of 60 cells.");
      await page.getByRole("link", { name: "All solutions" }).click();
      await shows(page, '[data-done="true"]', "2 solutions");
      await goneTo(page, "#solutions/3x20");
    }));

  test.each([
    ["#draw/xxxx.x", "A part of it cannot be filled"],
    ["#draw/" + "x".repeat(65), "The twelve pieces cover no more than 60."],
    [`#draw/x${".".repeat(300)}xxxx`, "A board has at most 250 columns"],
  ])("what cannot be a board says why: %#", (address, words) => visit(address, (page) => shows(page, ".more", words)));
});

describe("watch", () => {
  test("steps, runs and finds the first solution, and then all", () =>
    visit("#watch/3x5", async (page) => {
      await shows(page, ".thought .left", "The search begins");
      await page.getByRole("button", { name: "Step" }).click();
      await shows(page, ".thought .left", "X is laid first, on place 1 of");
      await page.locator("body").press(" ");
      await shows(page, ".thought .left", /hole|fit/);
      await page.getByRole("button", { name: "Next solution" }).click();
      await shows(page, ".thought .left", "Solution 1: the board is full.");
      await page.getByRole("button", { name: "From the start" }).click();
      await shows(page, ".thought .left", "The search begins");
      await page.getByLabel("Speed").focus();
      await page.keyboard.press("End");
      await page.getByRole("button", { name: "Run" }).click();
      await shows(page, ".thought .left", "The search is over: 7 solutions");
    }));

  test("says what is wrong with a board that is none", () =>
    visit("#watch/x", async (page) => {
      await shows(page, ".thought .left", "The board has 1 empty cell");
      await page.locator("body").press(" ");
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
    ["", "Fill the board"],
    ["#play/LLLLFTYYYY_LXFFFTTTYI_XXXFWTVVVI_PXUUWWZZVI_PPUNNWWZVI_PPUUNNNZZI", "Your program printed"],
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
