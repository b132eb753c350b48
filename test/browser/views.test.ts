// Draw and Watch, what is said of boards that cannot be shown or solved, and a page that somebody translates.

import { expect, test } from "vitest";
import { translate } from "./monkey.ts";
import { choose, draw, pick, press } from "./acts.ts";
import { goTo, page, visit, withBrowser } from "./page.ts";
import { button, cell, copied, shows } from "./seen.ts";

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
    ["#draw/3x15", "The solver can search this board, but only 60 cells make a program."],
    ["#draw/" + "x".repeat(61), "The board has 61 empty cells, and the pieces that may be laid cover 60."],
    [`#draw/x${".".repeat(300)}xxxx`, "A board has at most 250 columns"],
    ["#play/8x8", "The board has 64 empty cells, and the pieces that may be laid cover 60."],
    ["#watch/x", "The board has 1 empty cell"],
    ["#draw/x.x.x.x.x", "5 of 60 cells: no solution"],
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

test("an outline is drawn by clicks, drags and keys, counted, searched and run", async () => {
  await visit("#play");
  await draw();
  await shows(".left", "55 solutions");
  await page.locator(".draw .program b").first().waitFor();
  await choose("Clear", "0 of 60 cells");
  await choose("Play");
  await draw();
  await shows(".left", "0 of 60 cells");
  await shows("main", "With the keyboard");
  await goTo("#draw/" + "x".repeat(30));
  await page.locator("[data-at]").nth(350).focus();
  await choose("Clear", "0 of 60 cells");
  await expect.poll(() => page.locator('.cells [tabindex="0"]').count()).toBe(1);
  await expect.poll(() => page.locator("[data-at]").count()).toBe(20 * 12);
  await expect.poll(() => button("All solutions").getAttribute("aria-disabled")).toBe("true");
  await cell(5, 1).dragTo(cell(5, 20), { steps: 60 });
  await cell(6, 1).dragTo(cell(6, 20), { steps: 3 });
  await shows(".left", "40 of 60 cells: no solution");
  // A stroke is a step in the history, as soon as the address rests.
  await page.waitForURL(/(_x{20}){2}/);
  await page.goBack();
  await shows(".left", "20 of 60 cells");
  await page.goForward();
  await shows(".left", "40 of 60 cells");
  for (let column = 1; column < 20; column++) await cell(7, column).press("Space");
  await shows(".left", /^59 of 60 cells$/);
  await cell(9, 20).press("Space");
  await shows(".left.bad", "No solution: 1 cell is cut off here");
  await cell(9, 20).press("Space");
  await cell(7, 20).press("Space");
  await shows(".left", /^2 solutions$/);
  await choose("Copy the board", "The board is copied.", ".more");
  await expect.poll(copied).toMatch(/^My own board: 2 solutions\.(\n(⬜|🟦|🟧|🟩|🟪|🟫|🟥|🟨){20}){3}$/u);
  await choose("All solutions", "2 programs.", '[data-done="true"]');
  await page.waitForURL(/#wall\/3x20$/);
  await page.reload();
  await draw();
  await shows(".left", /^2 solutions$/);
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
    ["#watch/3x5", ".left", /^The search begins/],
    ["Step", ".left", /^X is laid first: place 1 of/],
    ["Run", ".thought .row", /^StepPause/],
    ["Pause", ".thought .row", /^StepRun/],
    ["Next solution", ".thought .more", /^\d+ moves · 1 solution$/],
    ["#draw/heart", ".left", /^55 solutions$/],
    ["Copy the board", ".draw .more", /^The board is copied\.$/],
    ["Clear", ".left", /^0 of 60 cells$/],
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

test("the search is watched: it steps, runs and finds the first solution, and then all", async () => {
  await visit("#watch/3x5");
  await shows(".left", "The search begins");
  await choose("Step", "X is laid first: place 1 of");
  await expect.poll(() => page.locator(".line mark").count()).toBe(5);
  await choose("Step", "U fits on the last empty cell");
  for (const which of "1234567") await choose("Next solution", `Solution ${which}: the board is full.`);
  for (const stop of ["Step", "Pause"]) {
    await choose("Run", "StepPause", ".thought .row");
    await choose(stop, "StepRun", ".thought .row");
  }
  await choose("Next solution", "The search is over: 7 solutions");
  await choose("Again", "The search begins");
});
