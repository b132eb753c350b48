// Nothing empties the page, whatever is pressed. `npm run monkey` presses more, also in Firefox.

import { expect, test } from "vitest";
import { chromium, firefox, isLong } from "./drivers.ts";
import { play, prepare, translate } from "./monkey.ts";
import { savePage } from "./page.ts";

const home = savePage();

const call = (what: (...words: any[]) => unknown, ...words: unknown[]): string =>
  `(${what})(${words.map((word) => JSON.stringify(word)).join()})`;

const BEGINNINGS = "#play/3x5?puzzle=easy-2026-11-21 #play/UUXPP_UXXXP_UUXPP #play/3x5 #wall/3x5/3?pins=P";
const STATES = `${BEGINNINGS} #wall/6x10 #play/6x10`.split(" ");

test.for(Object.entries({ Chromium: chromium, ...(isLong && { Firefox: firefox }) }))(
  "a monkey in %s",
  async ([name, drive], { skip }) => {
    const driver = await drive();
    if (!driver) return skip(`${name} is not installed`);
    const { goto, evaluate } = driver;
    await goto(home + "#wall/x");
    await evaluate(`(${prepare})()`);
    const seed = Number(process.env.SEED ?? Date.now() % 1e6);
    if (seed % 2) await evaluate(`(${translate})()`);
    // A call of its own for each hundred: none may take too long.
    for (let done = 0; done < (isLong ? 2000 : 100); done += 100)
      expect(await evaluate(call(play, seed + done, 100, STATES)), `SEED=${seed}`).toEqual([]);
  },
);
