// Windows and phones: what has room, what lies over what, and what stays where it is.

import { expect, test } from "vitest";
import { BOARDS } from "../../tools/boards/named.ts";
import { parseAddress, VIEWS as ALL } from "../../tools/page/place/address.ts";
import { dayAfter } from "../../tools/words/days.ts";
import { PHONE, touchOn } from "./drivers.ts";
import { endFilm, followHints, press } from "./acts.ts";
import { DAY, DONE, given, LAST, position, SOLVED, toLay, wrong } from "./given.ts";
import { goTo, page, store, visit, windowOf, withBrowser } from "./page.ts";
import { boxOf, button, cell, faultsOf, finds, shows } from "./seen.ts";

withBrowser();

/** What there is to see: addresses, words, and pictures. */
const VIEWS = [
  ["#", "Fill the board.", ".play:has(.tray) .board"],
  ["#wall/6x10", "2,339 programs", ".stage"],
  ["#wall/6x10/7?pins=X", "can have X there", ".stage"],
  ["#wall/3x5/3", "Solution 3 of 7", ".stage"],
  ["#program/" + SOLVED, "Download", ".stage"],
  ["#play/5x12", "1,010 solutions.", ".play .board"],
  ["#play/" + SOLVED, "Drag a piece, and the others make room", ".cells .program"],
  [position(wrong), toLay(1), ".play:has(.tray) .board"],
];
expect(ALL.filter((view) => !VIEWS.some(([address]) => parseAddress(address).place.view === view))).toEqual([]);
const TARGETS = "a:visible, button:not([role]):visible, select:visible, input:visible, summary:visible";

/** Gives the page a window of this size, and if that says so, text of another size. */
const resize = async (size: string) => {
  await page.setViewportSize(windowOf(size).viewport);
  await page.evaluate((text) => (document.documentElement.style.fontSize = text), `${size.split("x")[2] ?? 16}px`);
  return page.viewportSize()!;
};

/** What is wrong with what a window of this size shows: the names of those that are true. */
const namesOf = (faults: Record<string, boolean>) => Object.keys(faults).filter((name) => faults[name]);

/** What any view may lack in a window of this size. */
const lacks = async (picture: string) => {
  const { width } = page.viewportSize()!;
  const box = await boxOf(picture);
  const [whole, seen] = await page.locator("html").evaluate((html) => [html.scrollWidth, html.clientWidth]);
  const small = await page.locator(TARGETS).evaluateAll((all) => {
    const isSmall = ({ clientWidth, clientHeight }: Element) => Math.min(clientWidth, clientHeight) < 24;
    return all.filter(isSmall).map((each) => each.outerHTML);
  });
  return namesOf({
    // An upright board is as high as others are wide.
    "a small picture": Math.max(box.width, box.height) < 150,
    "it begins outside": box.x < 0,
    // On a phone the window itself would grow.
    "it is too wide": whole > Math.min(seen, width),
    [`small targets: ${small}`]: width >= 360 && small.length > 0,
  });
};

/** What a game may lack there. */
const lacksInPlay = async (size: string) => {
  const { width, height } = page.viewportSize()!;
  const [head, game, table, choice, name] = await Promise.all(
    ["header", ".play", ".table", ".choice", "h1"].map(boxOf),
  );
  return namesOf({
    "small cells": width >= 360 && size !== "568x320" && (await boxOf(cell(1, 1))).width < 32,
    "columns at two heights": width >= 560 && width > height && table.y !== choice.y,
    "other space above than below":
      width >= 1000 && Math.abs(game.y - head.y - head.height - (height - game.y - game.height)) >= 20,
    "no room for the name": height >= 640 && name.width <= 100,
  });
};

test.each<[sizes: string, colorScheme: "light" | "dark" | null]>([
  ["640x360 640x400 568x320 360x420 375x553 360x560 844x390 320x200 195x422 390x844x32", null],
  // Those with colours are read by axe, in the first size.
  ["390x664", "light"],
  ["820x1180", "dark"],
  ["1280x800 1920x1080", "light"],
])("windows of %s have room for all, and axe finds no fault: %s", async (list, colorScheme) => {
  const sizes = list.split(" ");
  await visit("", { ...(parseInt(list) < 1000 && PHONE), ...windowOf(sizes[0]), colorScheme });
  const isClean = async () => colorScheme && expect.poll(faultsOf).toEqual([]);
  await isClean();
  for (const [address, words, picture] of VIEWS) {
    await goTo(address);
    await shows("main", words);
    // The pointer is where it chose the view.
    if (colorScheme) await page.hover("nav [aria-current]");
    await isClean();
    for (const size of sizes) {
      await resize(size);
      await expect.poll(() => lacks(picture), { message: `${size} ${address}` }).toEqual([]);
    }
    await resize(sizes[0]);
  }
  // A finger lifts this piece, and swipes over all else.
  const lifted = await page.locator(".cells, .cells *").evaluateAll((all) => {
    const still = all.filter((each) => getComputedStyle(each).touchAction === "none");
    return still.map((each) => each.getAttribute("data-cell")).join("");
  });
  expect(lifted).toMatch(/^([A-Z])\1{4}$/);
  for (const size of sizes) {
    const { width, height } = await resize(size);
    await expect.poll(() => lacksInPlay(size), { message: size }).toEqual([]);
    for (const each of await page.locator(".tray button").all()) await each.click({ trial: true });
    await page.locator("[popovertarget]").click();
    const [month, day] = await Promise.all([".month", ".month [aria-current]"].map(boxOf));
    // However low the window is, the month opens at its week.
    expect([size, day.y >= 0, day.y + day.height <= height]).toEqual([size, true, true]);
    expect([size, month.x < 0, month.x + month.width > width]).toEqual([size, false, false]);
    if (size === sizes[0]) await isClean();
    await press("Escape");
  }
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
    const asked = [`?puzzle=easy-${DAY}`, `?puzzle=expert-${DAY}`, "?puzzle=easy-2026-09-30", "?puzzle=easy-1", ""];
    for (const each of asked) {
      await goTo("#play/6x10" + each);
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
  await visit("#play/3x20", { ...PHONE, ...windowOf("390x844") });
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

test("on a phone nothing lies over a piece, whichever is held: what is needed is in a row below all", async () => {
  const sizes = ["390x844", "844x390", "320x568"];
  await visit("", { ...PHONE, ...windowOf(sizes[0]) });
  for (const [address, words] of [
    ["", "Drag the two pieces in."],
    [position(given), "Fill the board."],
    ["#play/6x10", "2,339 solutions."],
  ]) {
    if (address) await goTo(address);
    await shows(".left", words);
    const pieces = page.locator(".tray button");
    const covered = () =>
      pieces.evaluateAll((all) =>
        all.flatMap((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const isSeen = (x: number, y: number) => each.contains(document.elementFromPoint(x, y));
          const [across, down] = [
            [left + 6, (left + right) / 2, right - 6],
            [top + 6, (top + bottom) / 2, bottom - 6],
          ];
          const free = across.every((x) => down.every((y) => isSeen(x, y)));
          return free ? [] : each.ariaLabel;
        }),
      );
    for (const letter of await pieces.evaluateAll((all) => all.map((each) => each.ariaLabel!))) {
      await button(letter).tap();
      await page.locator(`[aria-pressed="true"][aria-label="${letter}"]`).waitFor();
      for (const size of sizes) {
        await resize(size);
        await expect.poll(covered, { message: `${size}, ${letter} is held` }).toEqual([]);
      }
    }
    // On the first visit Undo comes with the first piece.
    const row = page.locator(".hands button:not(.rare):visible");
    const names = await row.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent));
    expect(names).toEqual(["Turn", "Mirror", ...(address ? ["Undo"] : []), "Hint"]);
    for (const size of sizes) {
      const { height } = await resize(size);
      const levels = page.getByRole("navigation", { name: "Levels" }).getByRole("link");
      const tops = await levels.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
      expect(new Set(tops).size).toBeLessThanOrEqual(1);
      const tray = await boxOf(".tray");
      for (const box of await Promise.all((await row.all()).map(boxOf))) {
        expect([size, box.height, box.width >= 44, box.y >= tray.y + tray.height]).toEqual([size, 44, true, true]);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
    }
    await button("Turn").tap();
  }
});

test("a phone that is turned keeps what it shows: the end, a wall, a piece in the hand; two fingers zoom", async () => {
  await visit(LAST, PHONE);
  await followHints(1);
  await resize("780x390");
  await endFilm(/^2,339 programs/);
  for (const size of ["390x780", "780x390", "320x568x32", "844x390x32", "768x1024", "390x780"]) {
    const window = await resize(size);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    // The sentence and its buttons are in the window, below the header.
    const [header, words] = await Promise.all(["header", ".words"].map(boxOf));
    expect([size, words.y >= header.y + header.height, Math.round(words.y + words.height)]).toEqual([
      ...[size, true, window.height],
    ]);
    expect(await page.locator(".words").evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  }
  await goTo("#wall/6x10");
  await finds("2,339 programs.");
  const touch = await touchOn(page);
  const at = (apart: number) => [-1, 1].map((side) => ({ x: 195 + side * apart, y: 250 }));
  for (let i = 0; i < 3; i++) {
    await touch("touchStart", ...at(20));
    for (const apart of [40, 80, 120, 160]) await touch("touchMove", ...at(apart));
    await touch("touchEnd");
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
