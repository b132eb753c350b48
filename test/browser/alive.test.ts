// A copy opened as a file lives in three browsers: it becomes the next one, and its pieces are pressed and dragged.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { solutionsOf } from "../../tools/copies/copies.ts";
import { EMPTY_BOARD, HEIGHT } from "../../tools/twin/picture.ts";
import { boardIn, landed, next, tagless } from "../alive.ts";
import { evaluated, programOf, scratch } from "../run.ts";
import { everywhere } from "./drivers.ts";
import { openTab, page, viewportOf, withBrowser } from "./page.ts";

withBrowser();

const ring = solutionsOf(EMPTY_BOARD);
const path = join(scratch(), "quine.html");
writeFileSync(path, programOf(ring[0]));
const home = pathToFileURL(path).href;

/** From now on the page keeps all that it shows. */
const LISTEN = `((texts) => {
  window.texts = texts;
  new MutationObserver(() => texts.push(document.body.textContent)).observe(document.body, { childList: true });
})([document.body.textContent])`;
/** Stops the clock of the page: no step comes between a look and a press. */
const STOP = "(() => { for (let id = setInterval(() => {}, 1e9); id; id--) clearInterval(id); })()";
/** Half seconds of that clock, until something else is shown. */
const STEP = `((before) => {
  for (let i = 0; i < 10 && document.body.textContent === before; i++) onpointerdown();
})(document.body.textContent)`;
const IS_STILL = "document.getAnimations().every(({ playState }) => playState === 'finished')";

/** Numbers below a bound, the same ones in each run. */
const numbers = (seed: number) => (below: number) => (seed = (seed * 48271) % 0x7fffffff) % below;

everywhere(
  "a copy becomes the next, around a piece that is pressed; others are dropped anywhere",
  async (driver, times) => {
    const { goto, evaluate, clickAt, drag } = driver;
    await goto(home);
    await evaluate(LISTEN);
    await expect.poll(() => evaluate("texts.length")).toBeGreaterThan(2);
    await evaluate(STOP);
    const texts: string[] = await evaluate("texts");
    const from = ring.indexOf(boardIn(texts[0]));
    // A file may lose what is blank before it, and has a line end after it.
    expect(texts.map((text) => text.trim())).toEqual(
      ring.slice(from, from + texts.length).map((board) => tagless(programOf(board)).trim()),
    );
    const textNow = (): Promise<string> => evaluate("document.body.textContent");
    const shown = async () => boardIn(await textNow());
    const pins = (): Promise<string> => evaluate("[...new Set(document.body.link.match(/[A-Z]/g))].sort().join('')");
    /** A place in the corner of a piece, once nothing flies; how large a cell is, and the window. */
    const placeOf = async (letter: string): Promise<number[]> => {
      await expect.poll(() => evaluate(IS_STILL)).toBe(true);
      return evaluate(`(({ x, y, height }) => [x, y, height * ${HEIGHT}, innerWidth, innerHeight])
      (document.querySelector("#${letter}").getBoundingClientRect())`);
    };
    let here = await shown();
    const [x, y] = await placeOf("W");
    await clickAt(x + 10, y + 2);
    for (const act of ["", STEP]) {
      if (act) await evaluate(act);
      here = next(here, "W");
      await expect.poll(shown).toBe(here);
      expect(await pins()).toBe("W");
    }
    const below = numbers(7);
    for (let count = 0; count < times;) {
      const [letter, by] = ["FILNPTUVWXYZ"[below(12)], [below(7) - 3, below(7) - 3]];
      const [left, top, cell, ...size] = await placeOf(letter);
      const start = [left, top].map((at) => at + cell / 3) as [number, number];
      const end = start.map((at, axis) => at + by[axis] * cell) as [number, number];
      // A mouse stays in the window.
      if (!by.some(Boolean) || end.some((at, axis) => at < 1 || at > size[axis] - 1)) continue;
      const [before, kept] = [here, await pins()];
      here = landed(before, letter, by, kept);
      await drag(start, end);
      await expect.poll(shown).toBe(here);
      // All that were pinned still are, or none. Where nothing fits, nothing has changed.
      const both = [...new Set(kept + letter)].sort().join("");
      expect(here === before ? [kept] : [both, letter]).toContain(await pins());
      // The text that is shown is a program, and this board is its own.
      expect(evaluated(await textNow(), "--keep").stdout.startsWith(programOf(here))).toBe(true);
      count++;
    }
    // One press beside frees all, and the next gives the rectangle back.
    await clickAt(3, 3);
    await expect.poll(pins).toBe("");
    await clickAt(3, 3);
    await expect.poll(shown).toBe(ring[0]);
  },
);

test("the picture fills windows of all sizes, but for the room of a cell around it", async () => {
  await openTab();
  for (const size of ["390x844", "844x390", "320x568", "1280x640", "1920x1080"]) {
    await page.setViewportSize(viewportOf(size));
    await page.goto(home);
    const [left, right, top, bottom]: number[] = await page.evaluate(`(() => {
      const range = document.createRange();
      range.selectNodeContents(document.body);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const cell = parseFloat(getComputedStyle(document.body).lineHeight) * ${HEIGHT};
      return [left, innerWidth - right, top, innerHeight - bottom].map((room) => room / cell);
    })()`);
    // There is room for a cell around it, less the lines below.
    expect(Math.abs(Math.min(left, top) - 0.97), size).toBeLessThan(0.13);
    expect([left - right, top - bottom].map(Math.abs)).toEqual([0, 0].map((none) => expect.closeTo(none, 0.5)));
  }
});
