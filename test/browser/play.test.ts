// Where the game cannot run, what a first visit shows, and two tabs.

import type { BrowserContextOptions } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { FIRST } from "../../tools/page/game/game.ts";
import { PHONE } from "./drivers.ts";
import { atEnd, choose, endFilm, followHints, press } from "./acts.ts";
import { DAY, DONE, given, outline, position, toLay, wrong } from "./given.ts";
import { browser, goTo, HTML, lookAt, page, store, visit, withBrowser } from "./page.ts";
import { type Box, boxOf, button, cell, shows } from "./seen.ts";

withBrowser();

const CANNOT = "it cannot run here. It needs JavaScript";
test.each<[what: string, policy: string, words: string, options?: BrowserContextOptions, lacks?: string]>([
  ["scripts may not be in the page", "script-src 'self'", CANNOT],
  ["text may not become a script", "require-trusted-types-for 'script'", CANNOT],
  ["nothing can be inflated", "", CANNOT, {}, "DecompressionStream"],
  ["no script runs", "", CANNOT, { javaScriptEnabled: false }],
  ["no worker may run", "worker-src 'none'", "This browser does not let the page compute in the background."],
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
});

test("a first visit shows no more than it needs until a piece is touched", async () => {
  await visit("");
  await shows(".left", "Drag the two pieces in.");
  const seen = page.locator("a:visible, button:not([role]):visible, select:visible, summary:visible, p:visible");
  const words = (await seen.allInnerTexts()).filter(Boolean);
  expect(words).toEqual(["The pentomino quine", "Drag the two pieces in.", "T", "U"]);
  await choose("T");
  await expect.poll(() => page.locator(".hands button:visible").allInnerTexts()).toEqual(["Turn", "Mirror", "Hint"]);
  await press("Escape");
  await followHints(2);
  await endFilm(/^2,339 programs/);
  await atEnd("Today’s puzzle").click();
  await shows(".left", "Fill the board.");
  // A double click on a box only opens and closes it.
  await followHints(1);
  await page.getByText("Show the answer").dblclick();
  await expect.poll(() => button("Give up and show it").isVisible()).toBe(false);
});

test("a ghost drags the first piece to its place, until one is touched", async () => {
  const at = (time: number): Promise<Box | undefined> =>
    page.evaluate((now) => {
      const [drag] = document.getAnimations().filter(({ effect }) => (effect as any).target.matches(".demo"));
      if (!drag) return undefined;
      drag.pause();
      drag.currentTime = now;
      return document.querySelector(".demo")!.getBoundingClientRect().toJSON();
    }, time);
  await visit("#wall/3x5", { reducedMotion: "no-preference", ...PHONE });
  await goTo("#play/" + FIRST.board.replaceAll(" ", "_"));
  await shows(".left", "Drag the two pieces in.");
  const { x, y } = await boxOf(cell(4, 5));
  // A piece does not fill its cells.
  const there = { x: expect.closeTo(x + 1.5, -0.3), y: expect.closeTo(y + 1.5, -0.3) };
  await expect.poll(() => at(2840)).toMatchObject(there);
  // It turns beside the piece that it came out of.
  const from = await page.locator(".tray path.T").evaluate((path): Box => path.getBoundingClientRect().toJSON());
  const turning = (await at(1500))!;
  expect(turning.y + turning.height / 2).toBeCloseTo(from.y - from.height / 2, -0.3);
  await button("U").tap();
  await expect.poll(() => page.locator(".demo").count()).toBe(0);
});

test("a game goes on in two tabs", async () => {
  await visit(position(wrong));
  await shows(".left.bad", toLay(1));
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
  // It hears also of other puzzles.
  await store({ [`6x10-hard-${DAY}`]: DONE });
  await first.getByRole("link", { name: "Hard, solved" }).waitFor();
  // Where something else clears the storage, the address keeps the game.
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => first.evaluate(() => Object.keys(localStorage).join())).toContain(`6x10-easy-${DAY}`);
  await shows(".left", toLay(1), first);
});
