// The Wall by a real mouse, real fingers and keys, and its canvas when it is lost.

import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, touchOn } from "./drivers.ts";
import { endFilm, followHints, press } from "./acts.ts";
import { LAST } from "./given.ts";
import { goTo, page, visit, withBrowser } from "./page.ts";
import { boxOf, button, faultsOf, finds, focused, middleOf, shows } from "./seen.ts";

withBrowser();

const PROGRAM = /^Program [\d,]+ of 2,339\.$/;
/** Waits until a tile is near and its text is seen. */
const isNear = () => page.locator('.near[style*="opacity: 1"]').waitFor();

/** Where a piece has a cell on that tile. */
const cellOnTile = async (letter: string) => {
  const rows = (await page.locator(".near > .shown pre").textContent())!.match(/^\/\/ (.*)$/m)![1].split(" ");
  const row = rows.findIndex((each) => each.includes(letter));
  const { x, y, width } = await boxOf(".near .board");
  return { x: x + (width / 10.1) * (rows[row].indexOf(letter) + 0.55), y: y + (width / 10.1) * (row + 0.55) };
};

/** The colours of the letters of a piece there. */
const inksOf = (letter: string) =>
  page.locator(`.near b.${letter}`).evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))]);

test("what a lost canvas has shown is drawn again", async () => {
  await visit("#play/3x5");
  // All canvases that there will be, in the page or not.
  await page.evaluate(() => {
    const all: HTMLCanvasElement[] = ((globalThis as any).canvases = []);
    const { createElement, createElementNS } = document;
    document.createElement = ((...words: [any]) => keep(createElement.apply(document, words))) as any;
    document.createElementNS = ((...words: [any, any]) => keep(createElementNS.apply(document, words))) as any;
    const keep = (each: unknown) => (each instanceof HTMLCanvasElement && all.push(each), each);
  });
  const seen = () => page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  for (const [address, words] of [
    ["#wall/6x10", "2,339 programs."],
    ["#wall/6x10/7", "Program 7"],
    [LAST, ""],
  ]) {
    await goTo(address);
    if (words) await finds(words);
    else {
      await followHints(1);
      await endFilm(/^2,339 programs/);
    }
    let before = "";
    // All hang, and nothing moves.
    await expect.poll(async () => before === (before = await seen()), { interval: 500, message: address }).toBe(true);
    await page.evaluate(() => {
      for (const canvas of (globalThis as any).canvases) Object.assign(canvas, { width: canvas.width });
      document.querySelector("canvas")!.dispatchEvent(new Event("contextrestored"));
    });
    await expect.poll(async () => (await seen()) === before, { message: address }).toBe(true);
  }
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
  const touch = await touchOn(page);
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

test.each(Object.keys(HAND))(
  "the Wall by %s: a press goes in or pins, a drag moves the view, a double press goes out and takes back what it did",
  async (kind) => {
    await visit("#wall/6x10", HAND[kind]);
    await finds("2,339 programs.");
    const hand = await handOf(kind);
    const middle = await middleOf(".stage");
    await hand.press(middle.x, middle.y);
    await shows(".about .left", PROGRAM);
    if (kind === "mouse") {
      // The wheel leads away, and in again.
      await page.mouse.wheel(0, 2000);
      await shows(".left", "2,339 programs.");
      await page.mouse.wheel(0, -1800);
      await shows(".left", PROGRAM);
    }
    const which = await page.getByLabel("Number").inputValue();
    const near = await pieceOnTile("X");
    for (const [letter, words] of Object.entries({ X: "X there", I: "X and I there" })) {
      const at = await cellOnTile(letter);
      await hand.press(at.x, at.y);
      await shows(".about .left", `can have ${words}.`);
      // Two presses soon after each other would be one.
      await page.waitForTimeout(400);
    }
    // What is pinned stays as it was, and the rest dims.
    await expect.poll(() => inksOf("I")).toEqual(["rgb(0, 0, 0)"]);
    await expect.poll(() => inksOf("W")).not.toContain("rgb(0, 0, 0)");
    // There is one button more, and nothing has moved.
    const row = await boxOf(button("Random"));
    await button("Free all").click();
    await shows(".about .left", PROGRAM);
    await expect.poll(() => boxOf(button("Random"))).toEqual(row);
    await page.waitForTimeout(400);
    await hand.double(near.x, near.y);
    await shows(".about .left", "2,339 programs. Each prints the next.");
    await page.waitForURL(/#wall\/6x10$/);
    await goTo("#wall/6x10/" + which);
    await shows(".about .left", PROGRAM);
    await press("x");
    await shows(".about .left", "can have X there.");
    // A drag beside the tile moves the view.
    const before = await pieceOnTile("X");
    const corner = await boxOf(".near");
    await hand.down(corner.x + 40, corner.y - 10);
    for (const far of [50, 80]) await hand.move(corner.x + far, corner.y - 10);
    await hand.up();
    await expect.poll(async () => (await boxOf(".near")).x - corner.x).toBeGreaterThan(20);
    if (kind === "finger") {
      // A second finger lets a piece go, and two of them zoom.
      const { x, y, side } = await pieceOnTile("X");
      await hand.touch("touchStart", { x, y });
      await hand.touch("touchMove", { x: x + side, y });
      await hand.touch("touchStart", { x: x + side, y }, { x: x + 90, y });
      await shows(".about .left", "can have X there.");
      for (const far of [110, 130, 150]) await hand.touch("touchMove", { x, y }, { x: x + far, y });
      await hand.touch("touchEnd");
      await expect.poll(async () => (await pieceOnTile("X")).side).toBeGreaterThan(before.side * 1.2);
    }
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
  await expect.poll(focused).toBe("See all");
  await press("Escape");
  await page.locator("#menu").waitFor({ state: "hidden" });
  await shows(".about .left", PROGRAM);
});
