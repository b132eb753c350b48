// The page in a real Chromium: it is opened, and what it runs with.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from "vitest";
import gallery from "../../tools/gallery.ts";
import { launch } from "../../tools/workshop/browser.ts";
import { inside, scratch } from "../run.ts";

export const { stdout: HTML } = await inside(gallery, ["--out", "-"]);
/** Saves the page in a folder of these tests. Returns its address. */
export const savePage = (): string => {
  const file = join(scratch(), "gallery.html");
  writeFileSync(file, HTML);
  return pathToFileURL(file).href;
};

let home: string;
export let browser: Browser;
export let page: Page;
const complaints: string[] = [];
/** Gives the tests of a file a browser. */
export const withBrowser = (): void => {
  home = savePage();
  beforeAll(async () => void (browser = await launch()));
  afterAll(() => browser.close());
  afterEach(() => expect(complaints.splice(0)).toEqual([]));
};

/** What is read and pressed from now on. A machine may be slow: whatever is waited for has a minute. */
export const lookAt = (other: Page): void => {
  page = other;
  page.setDefaultTimeout(60_000);
};

/** Opens the page at an address. It must never complain, and ask for nothing else. */
export const visit = async (address: string, options: BrowserContextOptions = {}) => {
  lookAt(await browser.newPage({ reducedMotion: "reduce", ...options }));
  onTestFinished(() => page.context().close());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => void (/^(file|blob|data):/.test(request.url()) || complaints.push(request.url())));
  await page.goto(home + address);
};

export const goTo = (address: string) => page.evaluate((hash) => (location.hash = hash), address);
/** The options of a window of this size: "390x844". */
export const windowOf = (size: string) => {
  const [width, height] = size.split("x").map(Number);
  return { viewport: { width, height } };
};

/** Stores games in the browser. */
export const store = (games: object) =>
  page.evaluate(
    (all) => {
      for (const [name, text] of all) localStorage.setItem("pentomino-quine/" + name, text);
    },
    Object.entries(games).map(([name, game]) => [name, JSON.stringify(game)]),
  );

/** From now on, each frame of a film comes so many milliseconds after the one before it. */
export const hasten = (by = 1000) => {
  const request = requestAnimationFrame;
  let now = performance.now();
  window.requestAnimationFrame = (next) => request(() => next((now += by)));
};
