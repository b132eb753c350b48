// The Wall: moving over it and into it, its programs, and boards that re-form, on it and where they were solved.

import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE } from "./drivers.ts";
import { choose, endFilm, followHints, press, touching } from "./acts.ts";
import { LAST, SOLVED } from "./given.ts";
import { goTo, page, visit, withBrowser } from "./page.ts";
import { boardIn, boxOf, button, cell, faultsOf, finds, middleOf, shows } from "./seen.ts";

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
const boardOnTile = async () => (await page.locator(".near > .shown pre").textContent())!.match(/^\/\/ (.*)$/m)![1];

/** Where a piece has a cell there. */
const cellOnTile = async (letter: string) => {
  const rows = (await boardOnTile()).split(" ");
  const row = rows.findIndex((each) => each.includes(letter));
  return cellOfTile(row + 1, rows[row].indexOf(letter) + 1);
};

/** Where a piece lies there. */
const spotOf = async (letter: string) => (await boardOnTile()).replace(RegExp(`[^${letter} ]`, "g"), ".");

test("the Wall by mouse: zoom, drag and press; what is pinned stays as it was, and the rest dims", async () => {
  await visit("#wall/6x10");
  await finds("2,339 programs.");
  const { x, y } = await middleOf(".stage");
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
  await goTo("#wall/6x10/1?pins=I");
  await shows(".left", "838 of 2,339 can have I there.");
  const inkOf = (letter: string) => {
    const own = page.locator(`.near b.${letter}`);
    return own.evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))]);
  };
  await expect.poll(() => inkOf("I")).toEqual(["rgb(0, 0, 0)"]);
  await expect.poll(() => inkOf("X")).not.toContain("rgb(0, 0, 0)");
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

/** The middle of a piece on the tile that is near, and how large a cell is, once nothing moves. */
const pieceOnTile = async (letter: string) => {
  await isNear();
  const { width } = await boxOf(".near .board");
  return { ...(await middleOf(`.near > .shown .piece.${letter}`)), side: (width / 202) * 20 };
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
    /** Two presses, a hundredth of a second between all that happens, however slow the machine is. */
    double: async (x: number, y: number) => {
      if (isMouse) await page.mouse.move(x, y);
      const client = await page.context().newCDPSession(page);
      const begun = Date.now() / 1000;
      for (let i = 0; i < 4; i++) {
        const timestamp = begun + i / 100;
        const mouse = { x, y, button: "left", clickCount: 1, type: i % 2 ? "mouseReleased" : "mousePressed" } as const;
        const finger = { touchPoints: i % 2 ? [] : [{ x, y }], type: i % 2 ? "touchEnd" : "touchStart" } as const;
        if (isMouse) await client.send("Input.dispatchMouseEvent", { ...mouse, timestamp });
        else await client.send("Input.dispatchTouchEvent", { ...finger, timestamp });
      }
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
  const frame = await boxOf(".near > .shown .board");
  await hand.down(x, y);
  for (const by of [0.4, 1, 2]) await hand.move(x + by * side, y);
  await shows(".about .left", said!);
  await hand.up();
  await shows(".about .left", /^[\d,]+ of 2,339 can have X there\.$/);
  await page.waitForURL(new RegExp(`/${said!.match(/[\d,]+/)![0].replace(",", "")}\\?pins=X$`));
  expect([await boxOf(".near > .shown .board"), await page.locator(".near").getAttribute("style")]).toEqual([
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
    await goTo("#wall/6x10/" + which);
    await shows(".about .left", /^Program/);
    await press("x");
    await shows(".about .left", "can have X there.");
    // What was pinned stays so.
    const lit = await pieceOnTile("X");
    await page.waitForTimeout(400);
    await hand.double(lit.x, lit.y);
    await page.locator(".near").waitFor({ state: "detached" });
    expect(page.url()).toMatch(/\?pins=X$/);
  },
);

test("the menu of the Wall is opened, read and closed by keys, which are its own as long as it is open", async () => {
  await visit("#wall/6x10/1357");
  await shows(".about .left", "Program 1,357 of 2,339.");
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
