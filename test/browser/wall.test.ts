// The Wall: moving over it and into it, its programs, and boards that re-form, on it and where they were solved.

import { readFileSync } from "node:fs";
import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { programOf, programs, QUINE } from "../run.ts";
import { PHONE } from "./drivers.ts";
import { choose, chooseBoard, endFilm, followHints, pick, press, saved, touching } from "./acts.ts";
import { EVERY, LAST, SOLVED } from "./given.ts";
import { goTo, page, visit, withBrowser } from "./page.ts";
import { boardIn, boxOf, button, cell, copied, faultsOf, finds, middleOf, shows } from "./seen.ts";

withBrowser();

const number = () => page.getByLabel("Number");
/** Waits until a tile is near and its text is seen. */
const isNear = () => page.locator('.near[style*="opacity: 1"]').waitFor();

/** Where the middle of a cell of the tile that is near is in the window, counted from 1. */
const cellOfTile = async (row: number, column: number) => {
  const { x, y, width } = await boxOf(".near .board");
  const unit = width / 10.1;
  return { x: x + unit * (column - 0.45), y: y + unit * (row - 0.45) };
};

/** The board of that tile. */
const boardOnTile = async () => (await page.locator(".near > .fitted pre").textContent())!.match(/^\/\/ (.*)$/m)![1];

/** Where a piece has a cell there. */
const cellOnTile = async (letter: string) => {
  const rows = (await boardOnTile()).split(" ");
  const row = rows.findIndex((each) => each.includes(letter));
  return cellOfTile(row + 1, rows[row].indexOf(letter) + 1);
};

/** Where a piece lies there. */
const spotOf = async (letter: string) => (await boardOnTile()).replace(RegExp(`[^${letter} ]`, "g"), ".");

test("the Wall: one moves over it and into it, by buttons and keys, and a link leads to each tile", async () => {
  await visit("#solutions/6x10?number=911");
  await finds("Program 911 of 2,339.");
  await page.waitForURL(/#wall\/6x10\/911$/);
  await choose("Next", "Program 912 of 2,339.");
  await number().fill("2339");
  await press("Enter");
  await shows(".left", "Program 2,339 of 2,339.");
  await expect.poll(() => button("Next").getAttribute("aria-disabled")).toBe("true");
  const text = page.locator(".near pre");
  await expect.poll(() => text.textContent()).toContain(`\n// ${EVERY[2338]}\n`);
  await expect.poll(() => page.locator(".near .program").getAttribute("aria-label")).toBe("Program 2339 of 6x10");
  // Away from all, and back.
  await pick("See all", "2,339 programs. Each prints the next.");
  await shows(".more", "9,356 with rotations and reflections.");
  await page.waitForURL(/#wall\/6x10$/);
  await page.goBack();
  await shows(".left", "Program 2,339");
  await page.locator("main").focus();
  await press("ArrowLeft");
  await shows(".left", /^Program (?!2,339)[\d,]+ of/);
  await press("Escape");
  await shows(".left", "2,339 programs.");
  await press("Enter");
  await shows(".left", /^Program [\d,]+ of/);
  for (let i = 0; i < 12; i++) await press("-");
  await shows(".left", "2,339 programs.");
  await choose("Random", /^Program [\d,]+ of/);
  // A board is searched once, for all that one does with it.
  let searches = 0;
  page.on("worker", () => searches++);
  for (const view of ["Play", "Wall"]) await choose(view);
  await finds("2,339 programs.");
  expect(searches).toBe(0);
  await chooseBoard("3x20");
  await finds("2 programs.");
  expect(searches).toBe(1);
});

test("the Wall by mouse: zoom, drag and press; pieces are pinned down to the last solution, and freed", async () => {
  await visit("#wall/6x10");
  await finds("2,339 programs.");
  const { x, y } = await middleOf(".stage");
  // A press goes to a tile; to the one in the middle.
  await page.mouse.click(x + 3, y + 3);
  await shows(".left", /^Program [\d,]+ of/);
  // The wheel leads away, and in again.
  await page.mouse.wheel(0, 2000);
  await shows(".left", "2,339 programs.");
  await page.mouse.wheel(0, -1800);
  await shows(".left", /^Program [\d,]+ of/);
  // A drag beside the tile leads to another.
  const which = "1170";
  await goTo("#wall/6x10/" + which);
  await shows(".left", "Program 1,170 of 2,339.");
  await isNear();
  const above = (await boxOf(".near")).y - 6;
  await page.mouse.move(x, above);
  await page.mouse.down();
  await page.mouse.move(x - 900, above, { steps: 9 });
  await page.mouse.up();
  await expect.poll(() => number().inputValue()).not.toBe(which);
  // Pins: the first solution, as the program keeps its pieces.
  await goTo("#wall/6x10/1");
  await shows(".left", "Program 1 of 2,339.");
  await isNear();
  const pressOn = async (letter: string) => {
    const at = await cellOnTile(letter);
    await page.mouse.click(at.x, at.y);
  };
  await pressOn("I");
  await shows(".left", "838 of 2,339 can have I there.");
  // What is pinned stays as it was, the rest dims.
  const inkOf = (letter: string) => {
    const own = page.locator(`.near b.${letter}`);
    return own.evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))]);
  };
  await expect.poll(() => inkOf("I")).toEqual(["rgb(0, 0, 0)"]);
  await expect.poll(() => inkOf("X")).not.toContain("rgb(0, 0, 0)");
  await pressOn("X");
  await pressOn("I");
  await shows(".left", "337 of 2,339 can have X there.");
  await page.waitForURL(/#wall\/6x10\/1\?pins=X$/);
  // One goes on among those that are lit, and what is shown has it there, perhaps turned.
  const place = EVERY[0].replace(/[^X ]/g, ".");
  for (const _ of "1234") {
    await choose("Next", "337 of 2,339");
    expect(await spotOf("X")).toBe(place);
  }
  await page.reload();
  await shows(".left", "337 of 2,339 can have X there.");
  for (const letter of "filnptuvwyz") await press(letter);
  await shows(".left", "Only this one.");
  await choose("Free all", /^Program [\d,]+ of 2,339\.$/);
});

test.each(["#wall/6x10", "#wall/6x10/7", LAST])("what a lost canvas has shown is drawn again: %s", async (address) => {
  await visit("#play/3x5");
  // All canvases that there will be, in the page or not.
  await page.evaluate(() => {
    const all: HTMLCanvasElement[] = ((globalThis as any).canvases = []);
    const { createElement, createElementNS } = document;
    document.createElement = ((...words: [any]) => keep(createElement.apply(document, words))) as any;
    document.createElementNS = ((...words: [any, any]) => keep(createElementNS.apply(document, words))) as any;
    const keep = (each: unknown) => (each instanceof HTMLCanvasElement && all.push(each), each);
  });
  await goTo(address);
  if (address === LAST) {
    await followHints(1);
    await endFilm(/^2,339 programs/);
  } else await finds(address.endsWith("7") ? "Program 7" : "2,339 programs.");
  const seen = () => page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  let before = "";
  // All hang, and nothing moves.
  await expect.poll(async () => before === (before = await seen()), { interval: 1000 }).toBe(true);
  await page.evaluate(() => {
    for (const canvas of (globalThis as any).canvases) Object.assign(canvas, { width: canvas.width });
    document.querySelector("canvas")!.dispatchEvent(new Event("contextrestored"));
  });
  await expect.poll(async () => (await seen()) === before).toBe(true);
});

test("a program on the Wall is shown to the character, copied, saved, opened alone and selected", async () => {
  await visit("#program/" + programs(QUINE)[0].label.replaceAll(" ", "_"));
  const text = page.locator(".near pre");
  await shows(".left", "Program 1 of 2,339.");
  await expect.poll(() => text.textContent()).toBe(QUINE);
  await pick("Copy the program", "The program is copied.");
  await expect.poll(copied).toBe(QUINE);
  const { name, path } = await saved(() => pick("Download"));
  expect([name, readFileSync(path, "utf8")]).toEqual(["pentomino.html", QUINE]);
  const [alone] = await Promise.all([page.context().waitForEvent("page"), pick("Open it alone")]);
  await expect.poll(() => alone.evaluate("document.body.textContent")).toContain("// ");
  await alone.close();
  await goTo("#wall/6x10/7");
  await shows(".left", "Program 7 of 2,339.");
  await pick("Select the text");
  await isNear();
  const from = await cellOfTile(1, 1);
  const to = await cellOfTile(6, 10);
  // In the middle of a line: between two, Chromium takes the end of the text.
  await page.mouse.move(from.x - 30, from.y - 30);
  await page.mouse.down();
  await page.mouse.move(to.x + 25, to.y + 25, { steps: 5 });
  await page.mouse.up();
  const selected: string = await page.evaluate("getSelection().toString()");
  const program = programOf(EVERY[6]);
  expect(program.replace(/\s/g, "")).toContain(selected.replace(/\s/g, "").slice(20, -20));
  expect(selected.length).toBeGreaterThan(2500);
});

/** The middle of a piece on the tile that is near, and how large a cell is, once nothing moves. */
const pieceOnTile = async (letter: string) => {
  await isNear();
  const { width } = await boxOf(".near .board");
  return { ...(await middleOf(`.near > .fitted .piece.${letter}`)), side: (width / 202) * 20 };
};
const HAND: Record<string, BrowserContextOptions> = { mouse: {}, finger: { ...PHONE, deviceScaleFactor: 2 } };

/** A mouse or a finger, which comes down, moves and leaves. */
const handOf = async (kind: string) => {
  const touch = await touching();
  const isMouse = kind === "mouse";
  const move = (x: number, y: number) => (isMouse ? page.mouse.move(x, y, { steps: 4 }) : touch("touchMove", { x, y }));
  return {
    touch,
    move,
    down: async (x: number, y: number) => {
      if (!isMouse) return void (await touch("touchStart", { x, y }));
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    up: () => (isMouse ? page.mouse.up() : touch("touchEnd")),
    press: (x: number, y: number) => (isMouse ? page.mouse.click(x, y) : page.touchscreen.tap(x, y)),
    double: async (x: number, y: number) => {
      if (isMouse) await page.mouse.move(x, y);
      const once = () =>
        isMouse ? [page.mouse.down(), page.mouse.up()] : [touch("touchStart", { x, y }), touch("touchEnd")];
      // Without waiting: a slow machine would make them two.
      await Promise.all([...once(), ...once()]);
    },
  };
};

test.each(Object.keys(HAND))("a piece of a tile is carried by %s, and the board re-forms under it", async (kind) => {
  await visit("#wall/6x10/1357", HAND[kind]);
  await shows(".about .left", "Program 1,357 of 2,339.");
  await shows(".about .more", "Drag a piece, and the others make room. A drag beside it moves the view.");
  const hand = await handOf(kind);
  const { x, y, side } = await pieceOnTile("X");
  const before = await spotOf("X");
  await hand.down(x, y);
  for (const by of [0.4, 1, 2]) await hand.move(x + by * side, y);
  await shows(".about .left", /^Program [\d,]+ of 2,339\.$/);
  const said = await page.locator(".about .left").textContent();
  const carried = await spotOf("X");
  expect([carried === before, carried.length]).toEqual([false, before.length]);
  // Where nothing fits, it says so, and flies back.
  await hand.move(x + 20 * side, y);
  await shows(".about .left", "No solution has X there.");
  await hand.up();
  await shows(".about .left", "Program 1,357 of 2,339.");
  expect([await spotOf("X"), page.url().endsWith("/1357")]).toEqual([before, true]);
  // Let go where it fits, it stays in view and lit, and is pinned.
  const frame = await boxOf(".near > .fitted .board");
  await hand.down(x, y);
  for (const by of [0.4, 1, 2]) await hand.move(x + by * side, y);
  await shows(".about .left", said!);
  await hand.up();
  await shows(".about .left", /^[\d,]+ of 2,339 can have X there\.$/);
  await page.waitForURL(new RegExp(`/${said!.match(/[\d,]+/)![0].replace(",", "")}\\?pins=X$`));
  expect([await boxOf(".near > .fitted .board"), await page.locator(".near").getAttribute("style")]).toEqual([
    ...[frame, expect.stringContaining("opacity: 1")],
  ]);
  await expect.poll(() => spotOf("X")).toBe(carried);
  // Beside the tile a drag moves the view.
  const corner = await boxOf(".near");
  await hand.down(corner.x + 40, corner.y - 10);
  await hand.move(corner.x + 50, corner.y - 10);
  await hand.move(corner.x + 80, corner.y - 10);
  await hand.up();
  await expect.poll(async () => (await boxOf(".near")).x - corner.x).toBeGreaterThan(20);
  if (kind === "mouse") return;
  // A second finger lets the piece go, and two of them zoom.
  const lit = await pieceOnTile("X");
  await hand.touch("touchStart", lit);
  await hand.touch("touchMove", { x: lit.x + side, y: lit.y });
  await hand.touch("touchStart", { x: lit.x + side, y: lit.y }, { x: lit.x + 90, y: lit.y });
  await shows(".about .left", /^\d+ of 2,339 can have X there\.$/);
  for (const far of [110, 130, 150])
    await hand.touch("touchMove", { x: lit.x, y: lit.y }, { x: lit.x + far, y: lit.y });
  await hand.touch("touchEnd");
  await expect.poll(async () => (await pieceOnTile("X")).side).toBeGreaterThan(side * 1.2);
});

test.each(Object.keys(HAND))(
  "the Wall by %s: a press goes in, a double press goes out and takes back what it did",
  async (kind) => {
    await visit("#wall/6x10", HAND[kind]);
    await finds("2,339 programs.");
    const hand = await handOf(kind);
    const middle = await middleOf(".stage");
    await hand.press(middle.x, middle.y);
    await shows(".about .left", /^Program [\d,]+ of 2,339\.$/);
    const which = await number().inputValue();
    const near = await pieceOnTile("X");
    for (const [letter, words] of Object.entries({ X: "X there", I: "X and I there", W: "X, I and W there" })) {
      const at = await cellOnTile(letter);
      await hand.press(at.x, at.y);
      await shows(".about .left", `can have ${words}.`);
      // Two presses soon after each other would be one.
      await page.waitForTimeout(400);
    }
    // There is one button more, and nothing has moved.
    const row = await boxOf(button("Random"));
    await button("Free all").click();
    await shows(".about .left", /^Program/);
    await expect.poll(() => boxOf(button("Random"))).toEqual(row);
    await page.waitForTimeout(400);
    await hand.double(near.x, near.y);
    await shows(".about .left", "2,339 programs. Each prints the next.");
    await page.waitForURL(/#wall\/6x10$/);
    await number().fill(which);
    await press("Enter Tab x");
    await shows(".about .left", "can have X there.");
    // What was pinned stays so.
    const lit = await pieceOnTile("X");
    await page.waitForTimeout(400);
    await hand.double(lit.x, lit.y);
    await page.locator(".near").waitFor({ state: "detached" });
    expect(page.url()).toMatch(/\?pins=X$/);
  },
);

test("the Wall by keys and screen reader: pieces are buttons, Shift and arrows move one, 0 leaves", async () => {
  await visit("#wall/6x10/1357");
  await shows(".about .left", "Program 1,357 of 2,339.");
  await page.locator("main").focus();
  await press("x");
  await shows(".about .left", "262 of 2,339 can have X there.");
  const focused = () => page.locator(":focus").getAttribute("aria-label");
  await expect.poll(focused).toBe("X");
  const before = await spotOf("X");
  await page.keyboard.down("Shift");
  await press("ArrowRight");
  await shows(".about .left", /^Program [\d,]+ of 2,339\.$/);
  for (const _ of "12345678") await press("ArrowUp");
  await shows(".about .left", "No solution has X there.");
  for (const _ of "12345678") await press("ArrowDown");
  await shows(".about .left", /^Program [\d,]+ of 2,339\.$/);
  const carried = await spotOf("X");
  await page.keyboard.up("Shift");
  await shows(".about .left", /can have X there\.$/);
  expect([await spotOf("X"), carried === before, await focused()]).toEqual([carried, false, "X"]);
  // An arrow alone goes to a neighbour that can have it there.
  await press("Enter");
  await shows(".about .left", /^Program/);
  const piece = button("W");
  await piece.dispatchEvent("click");
  await shows(".about .left", "can have W there.");
  await expect.poll(() => piece.getAttribute("aria-pressed")).toBe("true");
  await choose("Free all", /^Program/);
  for (const key of ["0", "Escape"]) {
    await press(key);
    await shows(".about .left", "2,339 programs.");
    await press("Enter");
    await shows(".about .left", /^Program/);
  }
  // The menu is opened, read and closed by keys; they are its own as long as it is open.
  await button("This program ▾").focus();
  await press("Enter Tab");
  await expect.poll(faultsOf).toEqual([]);
  await expect.poll(() => page.locator(":focus").textContent()).toBe("See all");
  await press("Escape");
  await page.locator("#menu").waitFor({ state: "hidden" });
  await shows(".about .left", /^Program/);
});

test.each(["mouse", "finger", "keys"])(
  "a solved board re-forms by %s, and stays; one goes on to the Wall",
  async (kind) => {
    await visit("#play/" + SOLVED, HAND[kind] ?? {});
    await shows(".table .more", "Solution 1,898 of 2,339.");
    await shows(".card .note", "Drag a piece, and the others make room.");
    const middle = async (row: number, column: number) => {
      const { x, y } = await middleOf(cell(row, column));
      return [x, y] as const;
    };
    const focused = () => page.locator(":focus").getAttribute("data-cell");
    const board = await boardIn();
    const hand = await handOf(kind);
    const step = async () => {
      if (kind === "keys") {
        await cell(3, 2).focus();
        await page.keyboard.down("Shift");
        return press("ArrowRight");
      }
      await hand.down(...(await middle(3, 2)));
      await hand.move(...(await middle(3, 3)));
    };
    await step();
    await shows(".card .more", /^Program 1,390 of 2,339\.$/);
    const moved = await boardIn();
    expect([moved === board, /^.{11}..X/.test(moved)]).toEqual([false, true]);
    // Where nothing fits, it says so, and flies back.
    if (kind !== "keys") await hand.move(...(await middle(1, 10)));
    else await press("ArrowUp ArrowUp ArrowUp");
    await shows(".card .more", "No solution has X there.");
    await (kind === "keys" ? page.keyboard.up("Shift") : hand.up());
    await expect.poll(() => page.locator(".card .more").textContent()).toBe("");
    expect(await boardIn()).toBe(board);
    await step();
    await shows(".card .more", /^Program 1,390 of 2,339\.$/);
    await (kind === "keys" ? page.keyboard.up("Shift") : hand.up());
    await shows(".card .more", "Program 1,390 of 2,339. 262 of 2,339 can have X there.");
    expect([await boardIn(), await page.locator(".table").getAttribute("data-pins")]).toEqual([moved, "X"]);
    if (kind === "keys") expect(await focused()).toBe("X");
    await expect.poll(faultsOf).toEqual([]);
    // A press pins and frees; beside the board it frees all.
    for (const words of ["can have X and W there.", "262 of 2,339 can have X there."]) {
      if (kind === "keys") await press("w");
      else
        await hand.press(
          ...(await middleOf(page.locator("[data-cell=W]").first()).then(({ x, y }) => [x, y] as const)),
        );
      await shows(".card .more", words);
      await page.waitForTimeout(400);
    }
    await choose("Show on the Wall", "262 of 2,339 can have X there.", ".about .left");
    await expect.poll(() => page.locator(".near pre").textContent()).toContain(`\n// ${moved}\n`);
    await page.goBack();
    await shows(".card .more", "Program 1,390 of 2,339. 262 of 2,339 can have X there.");
    expect(await boardIn()).toBe(moved);
    await page.locator(".card .more").click();
    await shows(".card .more", /^Program 1,390 of 2,339\.$/);
    await choose("Back to theirs", "Drag a piece, and the others make room.", ".card .note");
    expect(await boardIn()).toBe(board);
  },
);
