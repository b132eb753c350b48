// What people do with the page.

import type { BrowserContextOptions } from "playwright-core";
import { LAST } from "./given.ts";
import { page, visit } from "./page.ts";
import { button, link, shows } from "./seen.ts";

export const press = async (keys: string) => {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
};

/** Presses a button or a link, and waits for these words. */
export const choose = async (name: string, words: string | RegExp = "", where = ".left") => {
  await button(name).or(link(name)).click();
  if (words) await shows(where, words);
};

/** Chooses something of the menu on the Wall. */
export const pick = async (name: string, words: string | RegExp = "") => {
  await page.locator("[popovertarget=menu]").click();
  await choose(name, words);
};

/** Presses what saves a file. Returns the file. */
export const saved = async (act: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: download.suggestedFilename(), path: await download.path() };
};

/** Fingers, as the browser's own protocol has them. */
export const touching = async () => {
  const client = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...points: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
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
export const endFilm = async (words: string | RegExp) => {
  await page.locator(".ending").waitFor();
  await press("Escape");
  await shows(".said .left", words);
};

export const leaveFilm = async () => {
  await press("Escape");
  await page.locator(".ending").waitFor({ state: "detached" });
};

/** A button below that sentence. */
export const atEnd = (name: string) => page.locator(".ending").getByRole("button", { name });

/** The end of a game, whose last piece was laid by a hint. */
export const atTheEnd = async (options: BrowserContextOptions = {}) => {
  await visit(LAST, options);
  await followHints(1);
  await endFilm(/^2,339 programs/);
};
