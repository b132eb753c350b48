// The game as it is played, from a first visit to the end and on, in the whole page.

import { expect, test } from "vitest";
import {
  DAY,
  DONE,
  FOUND,
  given,
  LAST,
  outline,
  position,
  puzzle,
  solution,
  SOLVED,
  toLay,
  wrong,
} from "./browser/given.ts";
import * as page from "./page.ts";
import {
  addressNow,
  boardIn,
  carry,
  cell,
  choose,
  click,
  endFilm,
  find,
  findAll,
  focused,
  followHints,
} from "./page.ts";
import {
  goBack,
  goTo,
  named,
  over,
  pass,
  point,
  press,
  sees,
  shows,
  spotOf,
  stored,
  toldBelow,
  visit,
} from "./page.ts";
import { litBy } from "../tools/page/search/found.ts";
import { programOf } from "./run.ts";

const FULL = /^2,339 programs\. Each prints the next; the last prints yours/;

test("it opens on the puzzle of the day; what is given stays, and at midnight the next one is offered", async () => {
  visit("#play", { time: DAY + "T23:58" });
  expect(find(".table.waiting")).toBeTruthy();
  await shows(".left", "Fill the board.");
  expect(find(".table.waiting")).toBe(null);
  expect(boardIn()).toBe(given);
  // What is given shows the text of the program that the puzzle is.
  const ink = find(".given pre").textContent.split(/\s+/);
  expect(programOf(given)).toContain(ink.find((run: string) => run.length > 8));
  // A message stays for four seconds. Repeating it starts the time again.
  for (const time of [3500, 3000]) {
    await click(spotOf(1, 1 + [...given].findIndex((letter) => letter !== "x")));
    await shows(".table .more", "is given: it stays where it is.");
    await pass(time);
    expect(toldBelow()).toContain("is given");
  }
  await pass(1000);
  expect(toldBelow()).not.toContain("is given");
  expect([named("Today’s puzzle"), named("Next day")]).toEqual([undefined, undefined]);
  await pass(120_000);
  await shows(".title", "21 November");
  await followHints(1);
  // The clock has run for two minutes.
  expect(stored(`6x10-easy-${DAY}`)).toMatchObject({ day: DAY, seconds: expect.closeTo(128, -1) });
  await choose("Today’s puzzle", "22 November", ".title");
  await choose("Previous day", "21 November", ".title");
  expect(named("Next day")).toBeTruthy();
  await choose("21 November ▾");
  await choose("Previous month", "October 2026", ".month");
  await choose("31 October");
  await shows(".title", "31 October");
  // The way home, from any board.
  await page.select("heart");
  await shows(".title", /^Heart, 22 November/);
  await choose("Empty", "55 solutions.");
  await choose("Today’s puzzle", "22 November", ".title");
  expect(find("header select").value).toBe("6x10");
});

test("a first visit lacks two pieces, and teaches; who gives up sees the answer; a link counts not", async () => {
  visit("");
  await shows(".left", "Drag the two pieces in.");
  // Who came by Tab is told the keys.
  await press("Tab");
  await shows(".left", "Type T or U to take a piece.");
  // It teaches turning until a piece has been turned.
  for (const name of ["T", "Mirror"]) await choose(name, "The wheel, a right click or R turns", ".table .more");
  await choose("Turn");
  expect(toldBelow()).toBe("");
  await press("Escape");
  // What hints have laid, half of it, is the player's own.
  await followHints(1);
  await click(over(find(".tray button")));
  await click(over(find('[data-cell="x"]')));
  await shows(".table .more", "1 of 2,339 is yours.");
  await endFilm(FULL);
  expect(focused().textContent).toMatch(FULL);
  // Nobody would send that. What else there is comes with the next puzzle.
  expect([find("nav").hidden, named("Copy")]).toEqual([true, undefined]);
  await choose("Today’s puzzle", "Fill the board.");
  const day = find(".title").textContent;
  await choose("Wall", "1 of 2,339 is yours.", ".about .note");
  await choose("Play");
  await shows(".title", day);
  await followHints(1);
  await choose("Give up and show it", "This is the answer.");
  const answer = boardIn();
  await shows(".card", "Drag a piece, and the others make room.");
  // It does not become a wall by itself.
  await pass(5000);
  expect([find(".ending"), named("Copy"), !!named("New puzzle"), boardIn()]).toEqual([null, undefined, true, answer]);
  expect(named("Easy, given up")).toBeTruthy();
  goTo("#play/" + SOLVED);
  await shows(".left", "This link shows a solution.");
  expect(named("Empty")).toBeTruthy();
  // A button that goes hands its focus on.
  named("Play this board").focus();
  await press("Enter");
  await shows(".left", "2,339 solutions.");
  expect(focused().textContent).toBe("2,339 solutions.");
  // The first puzzle is offered no more.
  goTo("#");
  await shows(".title", day);
});

test("a game by hand: a link with the answer, hints, steps back, a wrong piece, levels, and the end", async () => {
  visit("#wall/3x5");
  goTo(position(solution));
  await shows(".left", "Fill the board.");
  await shows(".more", "This link contains the solution.");
  expect(boardIn()).toBe(given);
  // A hint finds a wrong piece, and takes it back.
  goTo(position(wrong));
  await shows(".left.bad", toLay(1));
  await shows(".table .more", "No piece fits this hole");
  await choose("Hint", "in the wrong place.", ".left.bad");
  await choose("Hint", "Fill the board.");
  await followHints(2);
  await choose("Undo", toLay(1));
  await choose("Redo", toLay(2));
  // Going back takes none back. An address that is typed is a move, and a hint is for one position only.
  await choose("Wall");
  goBack();
  await shows(".left", toLay(2));
  await choose("Hint", "goes here.");
  goTo(position(wrong));
  await shows(".left", toLay(1));
  // To begin again is also a move.
  await choose("Restart", "Fill the board.");
  await press("Control+z Control+z");
  await shows(".left", toLay(2));
  // The game goes on after a look elsewhere.
  await choose("Medium", "Fill the board.");
  await choose("Easy", toLay(2));
  await choose("Wall");
  await choose("Play", toLay(2));
  // What another tab stores meanwhile leaves the film to this one.
  page.store("elsewhere", {});
  await pass(50);
  await followHints(puzzle.left.length - 2);
  await shows(".table .more", /Solution [\d,]+ of 2,339\./);
  expect(focused().textContent).toMatch(/^Solved! \d:\d\d, \d+ hints$/);
  await sees(() => findAll(".ripple b").length).toBeGreaterThan(100);
  // It becomes a wall by itself, once no piece is dragged, and its sentence stays.
  await carry(spotOf(1, 1), spotOf(1, 2));
  await pass(3000);
  expect(find(".ending")).toBeNull();
  await point("cancel", spotOf(1, 2));
  await endFilm(FULL);
  await shows(".ending .ends .note", /^21 November · Easy · \d hints · \d:\d\d$/);
  await choose("Copy", "Your result is copied.", ".ending");
  expect(await page.copied()).toMatch(
    RegExp(
      "^With \\d hints, I solved .*\\. My solution is a program that .*\n" +
        "The pentomino quine, 21 November 2026, easy\n" +
        "(?:↩️|💡|🟪|🟦|🟥|🟩|🟨|🟫|🟧)+\n\\d:\\d\\d, \\d+ moves, \\d taken back\nhttps://pentominoes.test/",
      "u",
    ),
  );
  await press("Escape");
  expect(focused().textContent).toMatch(/^Solved! \d:\d\d, \d+ hints$/);
  expect([find(".ending"), !!named("Easy, solved mostly by hints")]).toEqual([null, true]);
  // A press on a piece pins it, also by keys, and a second one frees it.
  const lit = (pins: string) => litBy(FOUND, solution, pins).size.toLocaleString("en");
  await click(spotOf(1, 1));
  await shows(".card", `${lit(solution[0])} of 2,339 can have ${solution[0]} there.`);
  cell(1, 1).focus();
  await press("Enter");
  await sees(() => find(".card .more").textContent).toBe("");
  await press("x w");
  await shows(".card", `${lit("XW")} of 2,339 can have X and W there.`);
  await choose("Show on the Wall", `${lit("XW")} of 2,339 can have X and W there.`);
  expect(addressNow()).toMatch(/#wall\/.*pins=XW$/);
  goBack();
  // The film runs again, and one goes in. Where nothing may move, a second one begins with its end.
  await choose("See all solutions", "2,339 programs.", ".said .left");
  find(".ending canvas").focus();
  await press("Enter");
  await shows(".left", /^(Program [\d,]+ of 2,339: yours|This is a program)/);
  expect(find(".near pre").textContent).toBe(programOf(solution));
  goBack();
  await choose("Next: Medium", "Fill the board.");
  expect(addressNow()).toMatch(/puzzle=medium-2026-11-21/);
  await sees(() => focused().localName).toBe("main");
  // Moves leave the history alone.
  for (let steps = 0; steps < 14 && addressNow() !== "#wall/3x5"; steps++) {
    goBack();
    await pass(50);
  }
  await shows('[data-done="true"]', "7 solutions.");
});

test("where the system has a sheet, a result is shared; where no page may copy, it says so", async () => {
  const sent: string[] = [];
  visit(LAST, { share: async ({ text }) => void sent.push(text!), mayCopy: false });
  await followHints(1);
  await endFilm(FULL);
  await press("Escape");
  await choose("Copy", "Your browser does not let this page copy.", ".card");
  await choose("Share");
  expect(sent).toEqual([expect.stringContaining("21 November 2026")]);
});

test("an address is a move on arrival, and then follows the game", async () => {
  // A link to a half-played board, in a browser that knows nothing of it.
  visit(position(wrong));
  await shows(".left.bad", toLay(1));
  await choose("Undo", "Fill the board.");
  expect(addressNow()).toBe(position(given));
  // What no hand could play is overwritten.
  goTo(position(given.replace("x", puzzle.left[0])));
  await sees(addressNow).toBe(position(given));
  expect(boardIn()).toBe(given);
  // One that is typed is a move, and Back takes none back.
  goTo(position(wrong));
  await shows(".left", toLay(1));
  goBack();
  await sees(addressNow).toBe(position(wrong));
  expect(boardIn()).toBe(wrong);
  // A puzzle at its outline goes on where it was left.
  goTo(position(outline));
  await shows(".left", toLay(1));
});

test("on a first visit, the text of the given pieces stays until all have theirs", async () => {
  visit("");
  await shows(".left", "Drag the two pieces in.");
  await press("t Escape");
  await followHints(1);
  const texts: number[] = [];
  const count = () => texts.push(findAll(".cells .program").length);
  const watch = new (find("main").ownerDocument.defaultView.MutationObserver)(count);
  watch.observe(find(".cells"), { childList: true, subtree: true });
  await click(over(find(".tray button")));
  await click(over(find('[data-cell="x"]')));
  await endFilm(FULL);
  expect([Math.min(...texts), Math.max(...texts)]).toEqual([1, 2]);
});

test("as a new day opens, the tile of the day before settles into the month, if people want motion", async () => {
  for (const moves of [true, false]) {
    visit("#play/3x5", { time: "2026-11-22T09:00", moves });
    page.store(`6x10-easy-${DAY}`, DONE);
    page.store("found-6x10", [1, 5]);
    const flights = () => find(".title .tile").getAnimations().length;
    goTo("#play/6x10?puzzle=easy-2026-11-22");
    await sees(flights).toBe(Number(moves));
    await shows(".table .more", "It has one answer. 2 of 2,339 are yours.");
    expect(find(".title .tile .piece")).toBeTruthy();
    // The day has opened.
    await choose("Previous day", "21 November", ".title");
    await choose("Next day", "22 November", ".title");
    await sees(flights).toBe(0);
  }
});
