// Windows and phones: what has room, what lies over what, and what stays where it is.

import { expect, test } from "vitest";
import { BOARDS } from "../../tools/boards/named.ts";
import { parseAddress, VIEWS as ALL } from "../../tools/page/place/address.ts";
import { dayAfter } from "../../tools/words/days.ts";
import { handOn, PHONE } from "./drivers.ts";
import { DAY, DONE, given, LAST, position, SOLVED, toLay, wrong } from "./given.ts";
import { boxOf, button, cell, endFilm, faultsOf, followHints, goTo, page, press } from "./page.ts";
import { shows, store, viewportOf, visit, withBrowser } from "./page.ts";

withBrowser();

/** A puzzle that is played, and what there is to see: addresses, words, and pictures. */
const GAME = position(wrong);
const VIEWS = [
  ["#", "Fill the board.", ".play:has(.tray) .board"],
  ["#wall/6x10", "2,339 programs", ".stage"],
  ["#wall/6x10/7?pins=X", "can have X there", ".stage"],
  ["#wall/3x5/3", "Solution 3 of 7", ".stage"],
  ["#program/" + SOLVED, "Download", ".stage"],
  ["#play/5x12", "1,010 solutions.", ".play .board"],
  ["#play/" + SOLVED, "Drag a piece, and the others make room", ".cells .program"],
  [GAME, toLay(1), ".play:has(.tray) .board"],
];
expect(ALL.filter((view) => !VIEWS.some(([address]) => parseAddress(address).place.view === view))).toEqual([]);

/** Gives the page a window of this size, and if that says so, text of another size. */
const resize = async (size: string) => {
  await page.setViewportSize(viewportOf(size));
  await page.evaluate((text) => (document.documentElement.style.fontSize = text), `${size.split("x")[2] ?? 16}px`);
  return viewportOf(size);
};

/** What is wrong with a view, and with a game, in a window of this size; it runs in the page. */
const flawsOf = ({ picture, isGame, width, height }: Record<string, any>): string[] => {
  const find = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  const { scrollWidth, clientWidth } = document.documentElement;
  const targets = [...document.querySelectorAll("a, button:not([role]), select, input, summary")];
  const small = targets
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => Math.min(each.clientWidth, each.clientHeight) < 24);
  const box = find(picture);
  const flaws: Record<string, boolean> = {
    // An upright board is as high as others are wide.
    "a small picture": Math.max(box.width, box.height) < 150,
    "it begins outside": box.x < 0,
    // On a phone the window itself would grow.
    "it is too wide": scrollWidth > Math.min(clientWidth, width),
    [`small targets: ${small.map((each) => each.outerHTML)}`]: width >= 360 && small.length > 0,
  };
  if (isGame) {
    const [above, below] = [find(".play").y - find("header").bottom, height - find(".play").bottom];
    const isLow = width === 568 && height === 320;
    Object.assign(flaws, {
      "small cells": width >= 360 && !isLow && find("[role=gridcell]").width < 32,
      "columns at two heights": width >= 560 && width > height && find(".table").y !== find(".choice").y,
      "other space above than below": width >= 1000 && Math.abs(above - below) >= 20,
      "no room for the name": height >= 640 && find("h1").width <= 100,
    });
  }
  return Object.keys(flaws).filter((name) => flaws[name]);
};

test.each<[sizes: string, colorScheme: "light" | "dark" | null]>([
  ["640x360 640x400 568x320 360x420 375x553 360x560 844x390 320x200 195x422 390x844x32", null],
  // Those with colours are read by axe, in the first size.
  ["390x664", "light"],
  ["820x1180", "dark"],
  ["1280x800 1920x1080", "light"],
])("windows of %s have room for all, and axe finds no fault: %s", async (list, colorScheme) => {
  const sizes = list.split(" ");
  await visit("", { ...(parseInt(list) < 1000 && PHONE), viewport: viewportOf(sizes[0]), colorScheme });
  const isClean = async () => colorScheme && expect.poll(faultsOf).toEqual([]);
  await isClean();
  for (const [address, words, picture] of VIEWS) {
    const isGame = address === GAME;
    await goTo(address);
    await shows("main", words);
    // The pointer is where it chose the view.
    if (colorScheme) await page.hover("nav [aria-current]");
    await isClean();
    for (const size of sizes) {
      const { width, height } = await resize(size);
      const message = `${size} ${address}`;
      await expect.poll(() => page.evaluate(flawsOf, { picture, isGame, width, height }), { message }).toEqual([]);
      if (!isGame) continue;
      for (const each of await page.locator(".tray button").all()) await each.click({ trial: true });
      await page.locator("[popovertarget]").click();
      const [month, day] = await Promise.all([".month", ".month [aria-current]"].map(boxOf));
      // However low the window is, the month opens at its week.
      expect([size, day.y >= 0, day.y + day.height <= height]).toEqual([size, true, true]);
      expect([size, month.x >= 0, month.x + month.width <= width]).toEqual([size, true, true]);
      if (size === sizes[0]) await isClean();
      await press("Escape");
    }
    await resize(sizes[0]);
  }
  // A finger lifts this piece, and swipes over all else.
  const lifted = await page.locator(".cells, .cells *").evaluateAll((all) => {
    const still = all.filter((each) => getComputedStyle(each).touchAction === "none");
    return still.map((each) => each.getAttribute("data-cell")).join("");
  });
  expect(lifted).toMatch(/^([A-Z])\1{4}$/);
});

test("level, day and streak move nothing", async () => {
  const sizes = ["320x568", "390x844", "844x390", "1280x800"];
  await visit("#play");
  await page.clock.install({ time: new Date(DAY + "T00:30") });
  const before = Array.from({ length: 12 }, (_, i) => dayAfter(DAY, -1 - i));
  const seen = new Set<string>();
  for (const streak of ["", "12 days in a row"]) {
    if (streak) await store(Object.fromEntries(before.map((day) => [`6x10-hard-${day}`, { ...DONE, day }])));
    await goTo("#play");
    await page.reload();
    if (streak) await shows(".choice > .note", streak);
    for (const each of [`easy-${DAY}`, `expert-${DAY}`, "easy-2026-09-30", "easy-1", ""]) {
      await goTo("#play/6x10" + (each && "?puzzle=" + each));
      await shows(".left", each ? "Fill the board." : "2,339 solutions.");
      for (const size of sizes) {
        await resize(size);
        const boxes = await Promise.all(["[role=grid]", ".tray"].map(boxOf));
        seen.add([size, ...boxes.map(({ y }) => y)].join(" "));
      }
    }
  }
  expect([...seen]).toHaveLength(sizes.length);
});

test("on a phone every board but the longest has cells for a finger, and its buttons are in sight", async () => {
  await visit("#play/3x20", { ...PHONE, viewport: viewportOf("390x844") });
  const places: unknown[] = [];
  for (const { name } of BOARDS.filter((each) => !each.name.startsWith("triple"))) {
    await goTo(`#play/${name}`);
    await expect.poll(() => page.locator("header select").inputValue()).toBe(name);
    await page.locator(".tray button").first().waitFor();
    const { width } = await boxOf(cell(1, 1));
    const { y, height } = await boxOf(".hands");
    if ((width < 20 && name !== "3x20") || y + height > 844)
      places.push([name, `cells of ${width}`, `buttons down to ${y + height}`]);
  }
  expect(places).toEqual([]);
});

/** What something lies over in the tray, and which buttons below it are not for a thumb; it runs in the page. */
const covered = (height: number): (string | null)[] => {
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => ({ each, box: each.getBoundingClientRect() }));
  const pieces = all(".tray button").filter(({ each, box: { left, right, top, bottom } }) => {
    const isSeen = (x: number, y: number) => each.contains(document.elementFromPoint(x, y));
    const down = [top + 6, (top + bottom) / 2, bottom - 6];
    return ![left + 6, (left + right) / 2, right - 6].every((x) => down.every((y) => isSeen(x, y)));
  });
  const [tray] = all(".tray");
  const buttons = all(".hands button:not(.rare)").filter(
    ({ box }) => box.height !== 44 || box.width < 44 || box.y < tray.box.bottom || box.bottom > height,
  );
  const [first, ...levels] = all('[aria-label="Levels"] a');
  const lower = levels.filter(({ box }) => box.y !== first.box.y);
  return [...pieces, ...buttons, ...lower].map(({ each }) => each.ariaLabel ?? each.textContent);
};

test("on a phone nothing lies over a piece, whichever is held: what is needed is in a row below all", async () => {
  const sizes = ["390x844", "844x390", "320x568"];
  await visit("", { ...PHONE, viewport: viewportOf(sizes[0]) });
  for (const [address, words] of [
    ["", "Drag the two pieces in."],
    [position(given), "Fill the board."],
    ["#play/6x10", "2,339 solutions."],
  ]) {
    if (address) await goTo(address);
    await shows(".left", words);
    for (const letter of await page.locator(".tray button").evaluateAll((all) => all.map((each) => each.ariaLabel!))) {
      await button(letter).tap();
      await page.locator(`[aria-pressed="true"][aria-label="${letter}"]`).waitFor();
      for (const size of sizes) {
        const { height } = await resize(size);
        await expect.poll(() => page.evaluate(covered, height), { message: `${size}, ${letter} is held` }).toEqual([]);
      }
    }
    // On the first visit Undo comes with the first piece.
    const row = await page.locator(".hands button:not(.rare):visible").all();
    const names = await Promise.all(row.map((each) => each.evaluate((own) => own.ariaLabel ?? own.textContent)));
    expect(names).toEqual(["Turn", "Mirror", ...(address ? ["Undo"] : []), "Hint"]);
    await button("Turn").tap();
  }
});

test("a phone that is turned keeps what it shows: the end, a wall, a piece in the hand; two fingers zoom", async () => {
  await visit(LAST, PHONE);
  await followHints(1);
  await resize("780x390");
  await endFilm();
  for (const size of ["390x780", "780x390", "320x568x32", "844x390x32", "768x1024", "390x780"]) {
    const window = await resize(size);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    // The sentence and its buttons are in the window, below the header.
    const [header, words] = await Promise.all(["header", ".words"].map(boxOf));
    expect([size, words.y >= header.y + header.height]).toEqual([size, true]);
    expect([size, Math.round(words.y + words.height)]).toEqual([size, window.height]);
    expect(await page.locator(".words").evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  }
  await goTo("#wall/6x10");
  await shows('[data-done="true"]', "2,339 programs.");
  const { act } = await handOn(page);
  const at = (apart: number) => [-1, 1].map((side) => ({ x: 195 + side * apart, y: 250 }));
  for (let i = 0; i < 3; i++) {
    await act("Start", ...at(20));
    for (const apart of [40, 80, 120, 160]) await act("Move", ...at(apart));
    await act("End");
  }
  await shows(".left", /^Program [\d,]+ of 2,339/);
  // Its letters can be read.
  await page.locator('.near[style*="opacity: 1"]').waitFor();
  const letters = await page.locator(".near pre").evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
  expect(letters).toBeGreaterThan(9);
  await resize("780x390");
  await shows(".left", /^Program [\d,]+ of 2,339/);
  await goTo("#play/6x10");
  await shows(".left", "2,339 solutions.");
  await button("X").tap();
  for (const size of ["844x390", "320x568"]) {
    await resize(size);
    expect(await button("X").getAttribute("aria-pressed")).toBe("true");
    for (const { width, height } of await Promise.all((await page.locator(".tray [aria-pressed]").all()).map(boxOf)))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
