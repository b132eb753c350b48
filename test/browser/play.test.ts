// Where the game cannot run, what a first visit shows, and two tabs.

import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { DAY, DONE, given, outline, position, toLay, wrong } from "./given.ts";
import { button, choose, followHints, goTo, HTML, lookAt, openTab, page } from "./page.ts";
import { shows, store, visit, withBrowser } from "./page.ts";

withBrowser();

const CANNOT = "it cannot run here. It needs JavaScript";
test.each<[what: string, policy: string, words: string, options?: BrowserContextOptions, lacks?: string]>([
  ["scripts may not be in the page", "script-src 'self'", CANNOT],
  ["text may not become a script", "require-trusted-types-for 'script'", CANNOT],
  ["nothing can be inflated", "", CANNOT, {}, "DecompressionStream"],
  ["no script runs", "", CANNOT, { javaScriptEnabled: false }],
  ["no worker may run", "worker-src 'none'", "This browser does not let the page compute in the background."],
])("where %s, a sentence says so", async (_, policy, words, options = {}, lacks = "") => {
  await openTab(options);
  await page.addInitScript(`delete globalThis[${JSON.stringify(lacks)}]`);
  const headers = policy ? { "content-security-policy": policy } : {};
  await page.route("**", (route) => route.fulfill({ body: HTML, contentType: "text/html", headers }));
  await page.goto("http://pentominoes.test/#play/3x5");
  await shows("#app p", words);
  // Of the two sentences, only one is there.
  await expect.poll(() => page.locator(".late").count()).toBe(Number(words === CANNOT));
});

test("a first visit shows no more than it needs; a double click on a box opens and closes it", async () => {
  await visit("");
  await shows(".left", "Drag the two pieces in.");
  const seen = page.locator("a:visible, button:not([role]):visible, select:visible, summary:visible, p:visible");
  const words = (await seen.allInnerTexts()).filter(Boolean);
  expect(words).toEqual(["The pentomino quine", "Drag the two pieces in.", "T", "U"]);
  await choose("T");
  await expect.poll(() => page.locator(".hands button:visible").allInnerTexts()).toEqual(["Turn", "Mirror", "Hint"]);
  await goTo(position(given));
  await shows(".left", "Fill the board.");
  await followHints(1);
  await page.getByText("Show the answer").dblclick();
  await expect.poll(() => button("Give up and show it").isVisible()).toBe(false);
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
