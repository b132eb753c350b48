// The game: where it cannot run, a first visit, the puzzle of the day, and a game from its beginning to its end.

import { readFileSync } from "node:fs";
import type { BrowserContextOptions } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { FIRST } from "../../tools/page/game/game.ts";
import { PHONE } from "./drivers.ts";
import { atEnd, choose, endFilm, followHints, leaveFilm, press, saved } from "./acts.ts";
import { DAY, DONE, LAST, given, outline, position, puzzle, toLay, wrong } from "./given.ts";
import { browser, goTo, halt, HTML, lookAt, page, store, visit, withBrowser } from "./page.ts";
import { type Box, boxOf, button, cell, copied, shows } from "./seen.ts";

withBrowser();

const focused = () => page.locator(":focus").textContent();

const CANNOT = "it cannot run here. It needs JavaScript";
test.each<[what: string, policy: string, words: string, options?: BrowserContextOptions, lacks?: string]>([
  ["scripts may not be in the page", "script-src 'self'", CANNOT],
  ["text may not become a script", "require-trusted-types-for 'script'", CANNOT],
  ["nothing can be inflated", "", CANNOT, {}, "DecompressionStream"],
  ["no script runs", "", CANNOT, { javaScriptEnabled: false }],
  ["no worker may run", "worker-src 'none'", "This browser does not let the page compute in the background."],
  ["there is no worker", "", "This browser does not let the page compute in the background.", {}, "Worker"],
])("where %s, a sentence says so", async (_, policy, words, options = {}, lacks = "") => {
  lookAt(await browser.newPage(options));
  onTestFinished(() => page.context().close());
  await page.addInitScript(`delete globalThis[${JSON.stringify(lacks)}]`);
  const headers = policy ? { "content-security-policy": policy } : {};
  await page.route("**", (route) => route.fulfill({ body: HTML, contentType: "text/html", headers }));
  await page.goto("http://pentominoes.test/#play/3x5");
  await shows("#app p", words);
  // Of the two sentences, only one is there.
  await expect.poll(() => page.locator(".late").count()).toBe(Number(words === CANNOT));
  if (words === CANNOT) return;
  await goTo("#wall/3x5");
  await shows(".place p", words);
});

test("where nothing can be drawn, the Wall says so, and a game ends without its film", async () => {
  await visit("#play/3x5");
  await page.evaluate(() => (HTMLCanvasElement.prototype.getContext = () => null));
  for (const board of ["3x5", "6x10"]) {
    await goTo("#wall/" + board);
    await shows(".place p", "This browser does not let the page draw.");
  }
  await goTo(LAST);
  await followHints(1);
  await choose("See all solutions");
  await shows(".left", /^Solved!/);
  await expect.poll(() => page.locator(".ending").count()).toBe(0);
});

test("a first visit shows no more than it needs until a piece is touched; the end has the focus", async () => {
  await visit("");
  await shows(".left", "Drag the two pieces in.");
  const seen = page.locator("a:visible, button:not([role]):visible, select:visible, summary:visible, p:visible");
  const words = (await seen.allInnerTexts()).filter(Boolean);
  expect(words).toEqual(["The pentomino quine", "Drag the two pieces in.", "T", "U"]);
  await choose("T");
  await expect.poll(() => page.locator(".hands button:visible").allInnerTexts()).toEqual(["Turn", "Mirror", "Hint"]);
  await press("Escape");
  await followHints(1);
  await expect.poll(() => page.getByText(/Show the answer|Restart/).count()).toBe(0);
  // The text of the given pieces stays until all have theirs.
  await page.evaluate(() => {
    const texts = Object.assign(window, { texts: [1] }).texts;
    const count = () => texts.push(document.querySelectorAll(".cells .program").length);
    new MutationObserver(count).observe(document.querySelector(".cells")!, { childList: true, subtree: true });
  });
  await page.locator(".tray button").click();
  await page.locator('[data-cell="x"]').first().click();
  await endFilm(/^2,339 programs\. Each prints the next; the last prints yours/);
  const texts: number[] = await page.evaluate("texts");
  expect([Math.min(...texts), Math.max(...texts)]).toEqual([1, 2]);
  await expect.poll(focused).toMatch(/^2,339 programs/);
  expect(await page.locator(".ending .main").allTextContents()).toEqual(["Today’s puzzle"]);
  await atEnd("Today’s puzzle").click();
  await shows(".left", "Fill the board.");
  // A double click on a box only opens and closes it.
  await followHints(1);
  await page.getByText("Show the answer").dblclick();
  await expect.poll(() => button("Give up and show it").isVisible()).toBe(false);
});

test("a ghost drags the first piece to its place, until one is touched, if people want motion", async () => {
  const at = (time: number): Promise<Box | undefined> =>
    page.evaluate((now) => {
      const [drag] = document.getAnimations().filter(({ effect }) => (effect as any).target.matches(".demo"));
      if (!drag) return undefined;
      drag.currentTime = now;
      return document.querySelector(".demo")!.getBoundingClientRect().toJSON();
    }, time);
  await visit("#wall/3x5", { reducedMotion: "no-preference", ...PHONE });
  await page.evaluate(halt);
  await goTo("#play/" + FIRST.board.replaceAll(" ", "_"));
  await shows(".left", "Drag the two pieces in.");
  const { x, y } = await boxOf(cell(4, 5));
  // A piece does not fill its cells.
  await expect
    .poll(() => at(2840))
    .toMatchObject({ x: expect.closeTo(x + 1.5, -0.3), y: expect.closeTo(y + 1.5, -0.3) });
  // It turns beside the piece that it came out of.
  const from = await page.locator(".tray path.T").evaluate((path): Box => path.getBoundingClientRect().toJSON());
  const turning = (await at(1500))!;
  expect(turning.y + turning.height / 2).toBeCloseTo(from.y - from.height / 2, -0.3);
  await button("U").tap();
  await expect.poll(() => page.locator(".demo").count()).toBe(0);
  // It comes again when the hand is empty.
  await press("Escape");
  await expect.poll(() => page.locator(".demo").count()).toBe(1);
  await visit("");
  await shows(".left", "Drag the two pieces in.");
  await expect.poll(() => at(0)).toBe(undefined);
});

test("as a new day opens, the tile of the day before settles into the month", async () => {
  const tiles = () =>
    page.evaluate(
      () => document.getAnimations().flatMap(({ effect }) => ((effect as any).target.matches(".tile") ? 1 : [])).length,
    );
  await visit("#play/3x5", { reducedMotion: "no-preference" });
  await page.clock.install({ time: new Date("2026-11-22T09:00") });
  await store({ [`6x10-easy-${DAY}`]: DONE, "found-6x10": [1, 5] });
  await page.reload();
  await page.evaluate(halt);
  await goTo("#play/6x10?puzzle=easy-2026-11-22");
  await expect.poll(tiles).toBe(1);
  await shows(".table .more", "It has one answer. 2 of 2,339 are yours.");
  await page.locator(".title .tile .piece").first().waitFor();
  // The day has opened.
  await choose("Previous day", "21 November", ".title");
  await choose("Next day", "22 November", ".title");
  await expect.poll(tiles).toBe(0);
});

test("a game outlives a reload; at its end the board stays where it is, and what is taken along is real", async () => {
  await visit(position(given));
  await followHints(puzzle.left.length - 1);
  await page.reload();
  await shows(".left", toLay(puzzle.left.length - 1).replace("1 pieces", "1 piece"));
  const before = await boxOf(".cells");
  await followHints(1);
  await shows(".table .more", /Solution [\d,]+ of 2,339\./);
  await expect.poll(() => boxOf(".cells")).toEqual(before);
  await expect.poll(focused).toMatch(/^Solved! \d:\d\d, \d+ hints$/);
  await endFilm(/^2,339 programs\. Each prints the next; the last prints yours/);
  const picture = await saved(() => button("Save the picture").click());
  const png = readFileSync(picture.path);
  expect([picture.name, png.toString("latin1", 1, 4), png.readUInt32BE(16) > 2000]).toEqual([
    ...["pentominoes.png", "PNG", true],
  ]);
  await atEnd("Copy").click();
  await shows(".ending", "Your result is copied.");
  await expect.poll(copied).toContain("The pentomino quine, 21 November 2026, easy");
  await leaveFilm();
  await expect.poll(focused).toMatch(/^Solved! \d:\d\d, \d+ hints$/);
});

test("a game goes on in two tabs", async () => {
  await visit(position(wrong));
  await shows(".left.bad", toLay(1));
  const now = () => page.evaluate(() => location.hash);
  // Another tab shows each move, and goes on from it.
  const first = page;
  const opened = first.waitForEvent("popup");
  await first.evaluate((hash) => void open(location.href.replace(/#.*/, hash)), position(outline));
  lookAt(await opened);
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
  await store({ [`6x10-hard-${DAY}`]: DONE });
  await first.getByRole("link", { name: "Hard, solved" }).waitFor();
  // Where something else clears the storage, the address keeps the game.
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => first.evaluate(() => Object.keys(localStorage).join())).toContain(`6x10-easy-${DAY}`);
  await shows(".left", toLay(1), first);
});
