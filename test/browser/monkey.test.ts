// Nothing empties the page, whatever is pressed. `npm run monkey` presses more, also in Firefox.

/// <reference types="vite/types/import-meta.d.ts" />

import { expect, test } from "vitest";
import { chromium, type Driver, firefox } from "./drivers.ts";
import { play, prepare, translate } from "./monkey.ts";
import { savePage } from "./page.ts";

const isLong = import.meta.env.MODE === "long";

const home = savePage();

/** Opens a page that is ready to be pressed. Returns what runs the text of an expression there. */
const open = async ({ goto, evaluate }: Driver) => {
  await goto(home + "#wall/x");
  await evaluate(`(${prepare})()`);
  return evaluate;
};
const call = (what: (...words: any[]) => unknown, ...words: unknown[]): string =>
  `(${what})(${words.map((word) => JSON.stringify(word)).join()})`;

const BEGINNINGS = "#play/3x5?puzzle=easy-2026-11-21 #play/UUXPP_UXXXP_UUXPP #play/3x5 #wall/3x5/3?pins=P";
const STATES = `${BEGINNINGS} #wall/6x10 #play/6x10`.split(" ");

test.for(Object.entries({ Chromium: chromium, ...(isLong && { Firefox: firefox }) }))(
  "a monkey in %s",
  async ([name, drive], { skip }) => {
    const driver = await drive();
    if (!driver) return skip(`${name} is not installed`);
    const evaluate = await open(driver);
    const seed = Number(process.env.SEED ?? Date.now() % 1e6);
    if (seed % 2) await evaluate(`(${translate})()`);
    // A call of its own for each hundred: none may take too long.
    for (let done = 0; done < (isLong ? 2000 : 200); done += 100)
      expect(await evaluate(call(play, seed + done, 100, STATES)), `SEED=${seed}`).toEqual([]);
  },
);

test("a view that throws leaves the rest of the page", async () => {
  const evaluate = await open(await chromium());
  const shows = (selector: string, words: string | RegExp) =>
    expect.poll(() => evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent`)).toMatch(words);
  // Every view asks for this.
  const damage = (query: string) => {
    if (/wall/.test(location.hash)) throw Error("damaged");
    return (window as any).ask(query);
  };
  await evaluate(`(ask = matchMedia.bind(window), matchMedia = ${damage}, location.hash = '#wall/3x5')`);
  await shows("main", /went wrong here\. Your game is kept\..*damaged/);
  await shows("header", "Play");
  expect(await evaluate("document.querySelector('header select').value")).toBe("3x5");
  expect(await evaluate("errors.splice(0)")).toEqual([expect.stringContaining("damaged")]);
  // Another place works, this one if it is tried again, and also if one comes back.
  await evaluate("location.hash = '#play/3x5'");
  await shows(".left", "7 solutions.");
  await evaluate("location.hash = '#wall/3x5'");
  await shows("main", "damaged");
  await evaluate("(matchMedia = ask, document.querySelector('main .main').click())");
  await shows(".stage + .about", "7 solutions.");
});
