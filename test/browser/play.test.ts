// The game: where it cannot run, a first visit, the puzzle of the day, and a game from its beginning to its end.

import { readFileSync } from "node:fs";
import type { BrowserContextOptions } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { FIRST } from "../../tools/page/game/game.ts";
import { litBy } from "../../tools/page/search/found.ts";
import { programOf } from "../run.ts";
import { PHONE } from "./drivers.ts";
import { atEnd, choose, chooseBoard, endFilm, followHints, leaveFilm, press, saved } from "./acts.ts";
import { DAY, DONE, FOUND, given, outline, position, puzzle, solution, SOLVED, toLay, wrong } from "./given.ts";
import { browser, goTo, halt, HTML, lookAt, page, store, visit, withBrowser } from "./page.ts";
import { boardIn, type Box, boxOf, button, cell, copied, finds, link, shows, toldBelow } from "./seen.ts";

withBrowser();

const focused = () => page.locator(":focus").textContent();

test("it is one file of at most 96 kB, which may ask for nothing", () => {
  expect(Buffer.byteLength(HTML)).toBeLessThanOrEqual(96_000);
  expect(HTML).toContain(`content="default-src 'none'`);
});

const CANNOT = "it cannot run here. It needs JavaScript";
test.each<[what: string, policy: string, words: string, options?: BrowserContextOptions, lacks?: string]>([
  ["scripts may not be in the page", "script-src 'self'", CANNOT],
  ["text may not become a script", "require-trusted-types-for 'script'", CANNOT],
  ["nothing can be inflated", "", CANNOT, {}, "DecompressionStream"],
  ["no script runs", "", CANNOT, { javaScriptEnabled: false }],
  ["no worker may run", "worker-src 'none'", "This browser does not let the page compute in the background."],
  ["there is no worker", "", "This browser does not let the page compute in the background.", {}, "Worker"],
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
  if (words === CANNOT) return;
  await goTo("#wall/3x5");
  await shows(".place p", words);
});

test("it opens on the puzzle of the day; what is given stays", async () => {
  await visit("#play", PHONE);
  await page.clock.install({ time: new Date(DAY + "T23:40") });
  await page.reload();
  await shows(".left", "Fill the board.");
  await expect.poll(boardIn).toBe(given);
  // They show the text of the program that the puzzle is.
  const ink = (await page.locator(".given b:not(.x)").allTextContents()).join("\n");
  expect(programOf(given)).toContain(ink.split(/\s+/).find((run) => run.length > 8)!);
  // A message stays for four seconds. Repeating it starts the time again.
  await page.clock.pauseAt(new Date(DAY + "T23:59"));
  for (const time of [3500, 3000]) {
    await page.locator('[aria-label$=", given"]').first().click();
    await page.clock.runFor(time);
    await shows(".more", "is given: it stays where it is.");
  }
  await page.clock.runFor(1500);
  await page.getByText("is given").waitFor({ state: "detached" });
  await page.clock.resume();
  // It is kept at midnight, and the new one is offered.
  await expect.poll(() => link("Today’s puzzle").count()).toBe(0);
  await page.clock.fastForward(120_000);
  await link("Today’s puzzle").waitFor();
  await shows(".title", "21 November");
  await followHints(1);
  expect(JSON.parse(await page.evaluate(`localStorage["pentomino-quine/6x10-easy-${DAY}"]`)).day).toBe(DAY);
  await choose("Today’s puzzle", "22 November", ".title");
  await choose("Previous day", "21 November", ".title");
  // Beside it are those of the month.
  await page.locator(".choice button").click();
  await choose("Previous month", "October 2026", ".sheet");
  await page.getByRole("listitem").getByText("31").click();
  await shows(".title", "31 October");
  // The way home, from any board.
  await chooseBoard("heart");
  await shows(".title", /^Heart, 22 November/);
  await choose("Empty", "55 solutions.");
  // All pieces are in two rows.
  const slots = page.locator(".tray button");
  const tops = await slots.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
  expect([tops.length, new Set(tops).size]).toEqual([12, 2]);
  await choose("Today’s puzzle", "22 November", ".title");
  await expect.poll(() => page.getByRole("combobox", { name: "Board" }).inputValue()).toBe("6x10");
});

test("a first visit lacks two pieces; giving up shows the answer; a solution sent counts for nobody", async () => {
  await visit("");
  // There is nothing but a title, a sentence, the board and its pieces, until one is touched.
  await shows(".left", "Drag the two pieces in.");
  const seen = page.locator("a:visible, button:not([role]):visible, select:visible, summary:visible, p:visible");
  const words = (await seen.allInnerTexts()).filter(Boolean);
  expect(words).toEqual(["The pentomino quine", "Drag the two pieces in.", "T", "U"]);
  // Who came by Tab is told the keys.
  await press("Tab");
  await shows(".left", "Type T or U to take a piece.");
  // It teaches turning until a piece has been turned, and shows what turns it, and Hint.
  for (const name of ["T", "Mirror"]) await choose(name, "The wheel, a right click or R turns", ".table .more");
  await expect.poll(() => page.locator(".hands button:visible").allInnerTexts()).toEqual(["Turn", "Mirror", "Hint"]);
  await button("Turn").click();
  await expect.poll(toldBelow).toBe("");
  await press("Escape");
  // What hints have laid, half of it, is the player's own.
  await followHints(1);
  // The text of the given pieces stays until all have theirs.
  await page.evaluate(() => {
    const texts = Object.assign(window, { texts: [1] }).texts;
    const count = () => texts.push(document.querySelectorAll(".cells .program").length);
    new MutationObserver(count).observe(document.querySelector(".cells")!, { childList: true, subtree: true });
  });
  await page.locator(".tray button").click();
  await page.locator('[data-cell="x"]').first().click();
  await shows(".table .more", "1 of 2,339 is yours.");
  await endFilm(/^2,339 programs\. Each prints the next; the last prints yours/);
  const texts: number[] = await page.evaluate("texts");
  expect([Math.min(...texts), Math.max(...texts)]).toEqual([1, 2]);
  await expect.poll(focused).toMatch(/^2,339 programs/);
  // Nobody would send that. What else there is comes with the next puzzle.
  await expect.poll(() => link("Wall").count()).toBe(0);
  await expect.poll(() => button("Copy").count()).toBe(0);
  await atEnd("Today’s puzzle").click();
  await shows(".left", "Fill the board.");
  const day = await page.locator(".title").textContent();
  await choose("Wall", "1 of 2,339 is yours.", ".about .more");
  await choose("Play");
  await shows(".title", day!);
  await followHints(1);
  await page.getByText("Show the answer").dblclick();
  await expect.poll(() => button("Give up and show it").isVisible()).toBe(false);
  await page.getByText("Show the answer").click();
  await choose("Give up and show it", "This is the answer.");
  const answer = await boardIn();
  // It does not become a wall by itself.
  await shows(".card", "It is a program.");
  await page.waitForTimeout(300);
  await expect.poll(() => page.locator(".ending").count()).toBe(0);
  expect([await button("Copy").count(), await button("New puzzle").count(), await boardIn()]).toEqual([0, 1, answer]);
  await expect.poll(() => link("Easy, given up").count()).toBe(1);
  await goTo("#play/" + SOLVED);
  await shows(".left", "This link shows a solution.");
  await expect.poll(() => link("Empty").count()).toBe(1);
  // A button that goes hands its focus on.
  await button("Play this board").press("Enter");
  await shows(".left", "2,339 solutions.");
  await expect.poll(focused).toBe("2,339 solutions.");
  // The first puzzle is offered no more.
  await page.goto(page.url().replace(/#.*/, ""));
  await shows(".title", day!);
});

test("a ghost drags the first piece to its place, until one is touched, if people want motion", async () => {
  const at = (time: number): Promise<Box | undefined> =>
    page.evaluate((now) => {
      const [drag] = document.getAnimations().filter(({ effect }) => (effect as any).target.matches(".demo"));
      if (!drag) return undefined;
      drag.currentTime = now;
      return document.querySelector(".demo")!.getBoundingClientRect().toJSON();
    }, time);
  await visit("#wall/3x5", { reducedMotion: "no-preference", ...PHONE });
  await page.evaluate(halt);
  await goTo("#play/" + FIRST.board.replaceAll(" ", "_"));
  await shows(".left", "Drag the two pieces in.");
  const { x, y } = await boxOf(cell(4, 5));
  // A piece does not fill its cells.
  await expect
    .poll(() => at(2840))
    .toMatchObject({ x: expect.closeTo(x + 1.5, -0.3), y: expect.closeTo(y + 1.5, -0.3) });
  // It turns beside the piece that it came out of.
  const from = await page.locator(".tray path.T").evaluate((path): Box => path.getBoundingClientRect().toJSON());
  const turning = (await at(1500))!;
  expect(turning.y + turning.height / 2).toBeCloseTo(from.y - from.height / 2, -0.3);
  await button("U").tap();
  await expect.poll(() => page.locator(".demo").count()).toBe(0);
  await visit("");
  await shows(".left", "Drag the two pieces in.");
  await expect.poll(() => at(0)).toBe(undefined);
});

test("a puzzle is solved, its program runs, and the result is shared", async () => {
  await visit("#wall/3x5");
  // The link with the answer leads to the puzzle. A hint finds a wrong piece and takes it back.
  await goTo(position(solution));
  await shows(".left", "Fill the board.");
  await shows(".more", "This link contains the solution.");
  await expect.poll(boardIn).toBe(given);
  await goTo(position(wrong));
  await shows(".left.bad", toLay(1));
  await shows(".table .more", "No piece fits this hole");
  await choose("Hint", "in the wrong place.", ".left.bad");
  await choose("Hint", "Fill the board.");
  await followHints(2);
  await choose("Undo", toLay(1));
  // A player who leaves at once after a move finds it again, and going back takes none back.
  await choose("Redo");
  for (const leave of [() => choose("Wall").then(() => page.goBack()), () => page.reload()]) {
    await leave();
    await shows(".left", toLay(2));
  }
  // An address that is typed is a move.
  await goTo(position(wrong));
  await shows(".left", toLay(1));
  await choose("Restart", "Fill the board.");
  // To begin again is also a move.
  for (const _ of "12") await press("Control+z");
  await shows(".left", toLay(2));
  // The game goes on after a look elsewhere.
  await choose("Medium", "Fill the board.");
  await choose("Easy", toLay(2));
  await choose("Wall");
  await choose("Play", toLay(2));
  await followHints(puzzle.left.length - 3);
  const before = await boxOf(".cells");
  await followHints(1);
  await shows(".table .more", /Solution [\d,]+ of 2,339\./);
  // The board stays where it is, and so does the focus.
  await expect.poll(() => boxOf(".cells")).toEqual(before);
  await expect.poll(focused).toMatch(/^Solved! \d:\d\d, \d+ hints$/);
  await expect.poll(() => page.locator(".ripple b").count()).toBeGreaterThan(100);
  // It becomes a wall by itself, whose sentence stays.
  await endFilm(/^2,339 programs\. Each prints the next; the last prints yours/);
  await shows(".ending .ends .note", /^21 November · Easy · \d hints · \d:\d\d$/);
  const picture = await saved(() => button("Save the picture").click());
  const png = readFileSync(picture.path);
  expect([picture.name, png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual([
    ...["pentominoes.png", "PNG", 572 * 4 - 1 * 4 + 160],
  ]);
  await atEnd("Copy").click();
  await shows(".ending", "Your result is copied.");
  await expect
    .poll(copied)
    .toMatch(
      RegExp(
        "^With \\d hints, I solved .*\\. My solution is a program that .*\n" +
          "The pentomino quine, 21 November 2026, easy\n" +
          "(?:↩️|💡|🟪|🟦|🟥|🟩|🟨|🟫|🟧)+\n\\d:\\d\\d, \\d+ moves, \\d taken back$",
        "u",
      ),
    );
  await leaveFilm();
  await expect.poll(focused).toMatch(/^Solved! \d:\d\d, \d+ hints$/);
  await page.getByRole("link", { name: "Easy, solved mostly by hints" }).waitFor();
  // A press on a piece pins it, also by keys, and a second one frees it.
  const lit = (pins: string) => litBy(FOUND, solution, pins).size.toLocaleString("en");
  await cell(1, 1).click();
  await shows(".card", `${lit(solution[0])} of 2,339 can have ${solution[0]} there.`);
  await cell(1, 1).press("Enter");
  await expect.poll(() => page.locator(".card .more").textContent()).toBe("");
  await press("x w");
  await shows(".card", `${lit("XW")} of 2,339 can have X and W there.`);
  await choose("Show on the Wall", `${lit("XW")} of 2,339 can have X and W there.`);
  await page.waitForURL(/#wall\/.*pins=XW$/);
  await page.goBack();
  // The film runs again, and one goes in. Where nothing may move, a second one begins with its end.
  await choose("See all solutions", "2,339 programs.", ".said .left");
  await page.locator(".ending canvas").press("Enter");
  await shows(".left", /^(Program [\d,]+ of 2,339: yours|This is a program)/);
  await expect.poll(() => page.locator(".near pre").textContent()).toBe(programOf(solution));
  await page.goBack();
  // Where the system has a sheet for it, the text is shared. Where no page may copy, it says so.
  await page.evaluate(() => {
    navigator.share = async (data) => void ((globalThis as any).sent = data?.text);
    navigator.clipboard.writeText = () => Promise.reject();
  });
  await choose("Copy", "Your browser does not let this page copy.", ".card");
  await press("x");
  await choose("Share");
  await expect.poll(() => page.evaluate("sent")).toContain("21 November 2026");
  await choose("Next: Medium");
  await page.waitForURL(/puzzle=medium-2026-11-21/);
  await page.locator("main:focus").waitFor();
  // Moves leave the history alone. The page writes its address, too: only popstate says that a step back is done.
  const back = () =>
    page.evaluate(() => {
      const done = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      history.back();
      return done.then(() => location.hash);
    });
  for (let steps = 0; steps < 14 && (await back()) !== "#wall/3x5"; steps++);
  await finds("7 solutions.");
});

test("an address is a move on arrival, then follows the game: typed, by Back, and in two tabs", async () => {
  // A link to a half-played board, in a browser that knows nothing of it.
  await visit(position(wrong));
  await shows(".left.bad", toLay(1));
  const now = () => page.evaluate(() => location.hash);
  await choose("Undo", "Fill the board.");
  await expect.poll(now).toBe(position(given));
  // What no hand could play is overwritten.
  await goTo(position(given.replace("x", puzzle.left[0])));
  await expect.poll(now).toBe(position(given));
  await expect.poll(boardIn).toBe(given);
  // One that is typed is a move, and Back takes none back.
  await goTo(position(wrong));
  await shows(".left", toLay(1));
  await page.goBack();
  await expect.poll(now).toBe(position(wrong));
  await expect.poll(boardIn).toBe(wrong);
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
  await expect.poll(now).toBe(position(wrong));
  // It hears also of other puzzles.
  await store({ [`6x10-hard-${DAY}`]: DONE });
  await first.getByRole("link", { name: "Hard, solved" }).waitFor();
  // Where something else clears the storage, the address keeps the game.
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => first.evaluate(() => Object.keys(localStorage).join())).toContain(`6x10-easy-${DAY}`);
  await shows(".left", toLay(1), first);
});
