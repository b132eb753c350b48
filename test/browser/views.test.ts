// What is said of boards that cannot be shown or solved, and a page that somebody translates.

import { expect, test } from "vitest";
import { translate } from "./monkey.ts";
import { choose, pick, press } from "./acts.ts";
import { goTo, page, visit, withBrowser } from "./page.ts";
import { shows } from "./seen.ts";

withBrowser();

test("what cannot be shown is explained, and what has no solution", async () => {
  const said: [string, string | RegExp][] = [
    ["#play/xx_xx?puzzle=easy-1", "The board has 4 empty cells"],
    ["#play/xxxx.x?puzzle=easy-1", "The board has no solution, and so no puzzle."],
    ["#play/xxxx.x", "This board has no solution."],
    ["#play/6x10?puzzle=easy-2099-01-01", "The puzzle of 1 January 2099 is still to come."],
    ["#play/LLLLxx_Lxxx", "This address cannot be read"],
    ["#play/AAAAA", "This address cannot be read"],
    ["#wall/6x10/2340", "This address cannot be read"],
    ["#wall/xxxxxx_xxxx../4", /^This address cannot be read .* missing\.\d solutions\./],
    ["#wall/xx_xx", /^The board has 4 empty cells, but needs a multiple of five\./],
    ["#wall/xxxx.x", "No solution"],
    ["#program/LLLLxxYYYY_LXxxxxxxYI_XXXxxxxxxI_xXxxxxZZxI_xxxxxxxZxI_xxxxxxxZZI", "It prints 2,339 others."],
    ["#program/3x5", "7 solutions."],
    ["#wall/LLLLx_xxxxx", "L"],
    ["#play/8x8", "The board has 64 empty cells, and the pieces that may be laid cover 60."],
  ];
  await visit(said[0][0]);
  for (const [address, words] of said) {
    await goTo(address);
    await shows("main", words);
    if (!/puzzle/.test(address)) continue;
    // The search says the same to another level.
    await choose("Medium").then(() => page.waitForTimeout(300));
    await shows("main", words);
  }
});

test("a page whose texts a translator has replaced goes on telling the truth", async () => {
  await visit("");
  await shows(".left", "Drag the two pieces in.");
  await page.evaluate(translate);
  await press("t Escape");
  const rows: [action: string, where: string, words: RegExp][] = [
    ...[/^. goes here\.$/, /^1 piece left\.$/, /^. goes here\.$/, /^Solved! 0:/].map(
      (words) => ["Hint", ".left", words] as any,
    ),
    ["", ".said .left", /^2,339 programs\. Each prints the next/],
    ["Tile", ".about .left", /^Program [\d,]+ of 2,339: yours\.$|^This is a program/],
    ["See all", ".about .left", /^2,339 programs\. Each prints the next\.$/],
    ["#wall/3x5", ".about .left", /^7 solutions\.$/],
    ["Next", ".about .left", /^Solution 2 of 7\.$/],
  ];
  for (const [action, where, words] of rows) {
    if (action === "Tile") await page.locator(".ending canvas").press("Enter");
    else if (action === "See all") await pick(action);
    else if (action) await (action.startsWith("#") ? goTo(action) : choose(action));
    await expect.poll(() => page.locator(where).first().textContent()).toMatch(words);
  }
});
