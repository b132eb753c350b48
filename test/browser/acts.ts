// What people do with the page.

import { page } from "./page.ts";
import { button, link, shows } from "./seen.ts";

export const press = async (keys: string) => {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
};

/** Presses a button or a link, and waits for these words. */
export const choose = async (name: string, words: string | RegExp = "", where = ".left") => {
  await button(name).or(link(name)).click();
  if (words) await shows(where, words);
};

/** Presses what saves a file. Returns the file. */
export const saved = async (act: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
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
