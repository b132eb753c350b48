// The Wall by a real mouse, real fingers and keys, and its canvas when it is lost.

import { expect, test } from "vitest";
import { handOn, PHONE } from "./drivers.ts";
import { LAST } from "./given.ts";
import { boxOf, button, endFilm, faultsOf, focused, followHints, goTo, middleOf, page } from "./page.ts";
import { press, shows, visit, withBrowser } from "./page.ts";

withBrowser();

const ALL = "2,339 programs. Each prints the next.";
const PROGRAM = /^Program [\d,]+ of 2,339\.$/;

test("what a lost canvas has shown is drawn again", async () => {
  await visit("#play/3x5");
  // All canvases that are drawn on, in the page or not.
  await page.evaluate(() => {
    const all = ((globalThis as any).canvases = new Set<HTMLCanvasElement>());
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (...words: any) {
      all.add(this);
      return getContext.apply(this, words) as any;
    };
  });
  const seen = () => page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  for (const address of ["#wall/6x10", "#wall/6x10/7", LAST]) {
    await goTo(address);
    if (address === LAST) {
      await followHints(1);
      await endFilm();
    } else await shows('[data-done="true"]', address === "#wall/6x10" ? ALL : "Program 7");
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

/** Where a piece has a cell on the tile that is near, and how large that is, once its text is seen. */
const onTile = async (letter: string) => {
  await page.locator('.near[style*="opacity: 1"]').waitFor();
  const rows = (await page.locator(".near > .shown pre").textContent())!.match(/^\/\/ (.*)$/m)![1].split(" ");
  const row = rows.findIndex((each) => each.includes(letter));
  const { x, y, width } = await boxOf(".near .board");
  const side = width / 10.1;
  return { x: x + side * (rows[row].indexOf(letter) + 0.55), y: y + side * (row + 0.55), side };
};

/** The colours of the letters of a piece there. */
const inksOf = (letter: string) =>
  page.locator(`.near b.${letter}`).evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))]);

test.each([
  ["mouse", {}],
  ["finger", { ...PHONE, deviceScaleFactor: 2 }],
])(
  "the Wall by %s: a press goes in or pins, a drag moves the view, a double press goes out and takes back what it did",
  async (kind, options) => {
    await visit("#wall/6x10", options);
    await shows('[data-done="true"]', ALL);
    const { act, drag, tap } = await handOn(page, kind);
    const middle = await middleOf(".stage");
    await tap(middle);
    await shows(".about .left", PROGRAM);
    if (kind === "mouse") {
      // The wheel leads away, and in again.
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.wheel(0, 2000);
      await shows(".left", ALL);
      await page.mouse.wheel(0, -1800);
      await shows(".left", PROGRAM);
    }
    const which = await page.getByLabel("Number").inputValue();
    for (const [letter, words] of Object.entries({ X: "X there", I: "X and I there" })) {
      await tap(await onTile(letter));
      await shows(".about .left", `can have ${words}.`);
    }
    // What is pinned stays as it was, and the rest dims.
    await expect.poll(() => inksOf("I")).toEqual(["rgb(0, 0, 0)"]);
    await expect.poll(() => inksOf("W")).not.toContain("rgb(0, 0, 0)");
    // There is one button more, and nothing has moved.
    const row = await boxOf(button("Random"));
    await button("Free all").click();
    await shows(".about .left", PROGRAM);
    await expect.poll(() => boxOf(button("Random"))).toEqual(row);
    await tap(await onTile("X"), 2);
    await shows(".about .left", ALL);
    await page.waitForURL(/#wall\/6x10$/);
    await goTo("#wall/6x10/" + which);
    await shows(".about .left", PROGRAM);
    await press("x");
    await shows(".about .left", "can have X there.");
    // A drag beside the tile moves the view.
    const corner = await boxOf(".near");
    await drag(...[40, 50, 80].map((far) => ({ x: corner.x + far, y: corner.y - 10 })));
    await expect.poll(async () => (await boxOf(".near")).x - corner.x).toBeGreaterThan(20);
    if (kind === "finger") {
      // A second finger lets a piece go, and two of them zoom.
      const { x, y, side } = await onTile("X");
      await act("Start", { x, y });
      await act("Move", { x: x + side, y });
      await act("Start", { x: x + side, y }, { x: x + 90, y });
      await shows(".about .left", "can have X there.");
      for (const far of [110, 130, 150]) await act("Move", { x, y }, { x: x + far, y });
      await act("End");
      await expect.poll(async () => (await onTile("X")).side).toBeGreaterThan(side * 1.2);
    }
    // What was pinned stays so.
    await tap(await onTile("X"), 2);
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
