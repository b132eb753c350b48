// The page in a real Chromium: it is opened, read and pressed, mostly by the names that ../page.ts has in Node.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
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
/** An empty tab of a browser that knows nothing. */
export const openTab = async (options: BrowserContextOptions = {}) => {
  lookAt(await browser.newPage(options));
  onTestFinished(() => page.context().close());
};

/** Opens the page at an address. It must never complain, and ask for nothing else. */
export const visit = async (address: string, options: BrowserContextOptions = {}) => {
  await openTab({ reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"], ...options });
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => void (/^(file|blob|data):/.test(request.url()) || complaints.push(request.url())));
  await page.goto(home + address);
};

export const goTo = (address: string) => page.evaluate((hash) => (location.hash = hash), address);

/** The width and the height in the size of a window: "390x844". */
export const viewportOf = (size: string) => {
  const [width, height] = size.split("x").map(Number);
  return { width, height };
};

/** Stores games in the browser. */
export const store = (games: object) =>
  page.evaluate((all) => {
    for (const [name, game] of Object.entries(all))
      localStorage.setItem("pentomino-quine/" + name, JSON.stringify(game));
  }, games);

/** From now on, each frame of a film comes so many milliseconds after the one before it. */
export const hasten = (by = 1000) => {
  const request = requestAnimationFrame;
  let now = performance.now();
  window.requestAnimationFrame = (next) => request(() => next((now += by)));
};

export const shows = (selector: string, words: string | RegExp, there = page) => {
  const all = there.locator(selector);
  const fail = async ({ message }: Error) => expect.fail(`${message}It says: ${await all.allTextContents()}`);
  return all.filter({ hasText: words }).first().waitFor().catch(fail);
};

export const button = (name: string) => page.getByRole("button", { name, exact: true });
/** A cell of the board, counted from 1. */
export const cell = (row: number, column: number) =>
  page.getByRole("gridcell", { name: `row ${row}, column ${column}:` });

/** The board that is seen, as its cells have it. */
export const boardIn = (): Promise<string> =>
  page
    .locator(".cells [role=row]")
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((each) => each.getAttribute("data-cell")).join("")).join(" "),
    );

export const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
export const focused = () => page.locator(":focus").textContent();

/** What axe finds wrong with the page. */
export const faultsOf = async (): Promise<string[]> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as any).axe.run());
  return violations.map(({ id, nodes }: any) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`);
};

export type Box = { x: number; y: number; width: number; height: number };
export const boxOf = async (what: string | Locator): Promise<Box> =>
  (await (typeof what === "string" ? page.locator(what).first() : what).boundingBox())!;

export const middleOf = async (what: string | Locator) => {
  const { x, y, width, height } = await boxOf(what);
  return { x: x + width / 2, y: y + height / 2 };
};

export const press = async (keys: string) => {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
};

/** Presses a button or a link, and waits for these words. */
export const choose = async (name: string, words: string | RegExp = "", where = ".left") => {
  await button(name)
    .or(page.getByRole("link", { name, exact: true }))
    .click();
  if (words) await shows(where, words);
};

/** Presses a button that saves a file. Returns the file. */
export const saved = async (name: string) => {
  const [download] = await Promise.all([page.waitForEvent("download"), button(name).click()]);
  return { name: download.suggestedFilename(), path: await download.path() };
};

/** Lays so many pieces by hints, of which each shows first what it would lay. */
export const followHints = async (count: number) => {
  await page.locator(".tray button").first().waitFor();
  for (let i = 0; i < count; i++) {
    await choose("Hint", "goes here.");
    await choose("Hint", /left\.$|^Solved! \d:\d\d, \d+ hints?$/);
  }
};

/** Goes to the end of the film, where its sentence is said. */
export const endFilm = async () => {
  await page.locator(".ending").waitFor();
  await press("Escape");
  await shows(".said .left", /^2,339 programs/);
};
