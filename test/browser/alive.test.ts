// A copy opened as a file lives in three browsers: it becomes the next one, around the pieces that were pressed.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { seriesOf, solutionsOf } from "../../tools/copies/copies.ts";
import { EMPTY_BOARD, HEIGHT, outlineOf } from "../../tools/twin/picture.ts";
import { landed } from "../alive.ts";
import { boardOf, evaluated, labels, programOf, QUINE, scratch } from "../run.ts";
import { chromium, firefox, PHONE, webKit } from "./drivers.ts";
import { browser, lookAt, page, windowOf, withBrowser } from "./page.ts";

withBrowser();

const ring = solutionsOf(EMPTY_BOARD);
const [first, second] = ring;
const hearts = solutionsOf(boardOf("heart"));
const visited = seriesOf(EMPTY_BOARD);
const unfinished = visited.findIndex((board) => board.includes("x"));
const folder = scratch();
const DROPS = import.meta.env.MODE === "long" ? 60 : 12;
const sorted = (letters: string): string => [...letters].sort().join("");
const strict = (options = {}) => chromium((error) => expect(error).toBe("no error"), options);
const BROWSERS = {
  Chromium: () => strict({ reducedMotion: "no-preference" }),
  "Chromium on a phone, without flights": () => strict(PHONE),
  Firefox: firefox,
  WebKit: webKit,
};

const saved = (board: string): string => {
  const path = join(folder, "quine.html");
  writeFileSync(path, programOf(board));
  return pathToFileURL(path).href;
};

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

test.for(Object.entries(BROWSERS))(
  "%s: a copy becomes the next one, and the next, around pieces that are pressed and dragged, down to the only one",
  async ([name, drive], { skip }) => {
    const driver = await drive();
    if (!driver) return skip(`${name} is not installed`);
    /** Opens a copy, which shows some of a series, one after the other, and then stands still. */
    const open = async (series: string[], steps: number) => {
      await driver.goto(saved(series[0]));
      await driver.evaluate(LISTEN);
      await expect.poll(() => driver.evaluate("texts.length")).toBeGreaterThan(steps);
      await driver.evaluate(STOP);
      // A file may lose what is blank before it, and has a line end after it.
      const texts: string[] = await driver.evaluate("texts.map((text) => text.trim())");
      const shows = series.map((board) =>
        programOf(board)
          .replace(/<body[^]*/, "")
          .trim(),
      );
      const from = shows.indexOf(texts[0]);
      expect(texts.map((text) => shows.indexOf(text) - from)).toEqual([...texts.keys()]);
    };
    const shown = () => driver.evaluate("document.body.textContent.split('\\n// ')[1].split('\\n')[0]");
    const pins = () => driver.evaluate("[...new Set(document.body.link.match(/[A-Z]/g))].sort().join('')");
    /** A place on a piece as soon as it lies still, and how large a cell is. */
    const placeOf = async (letter: string): Promise<[number[], number]> => {
      const flights = `document.querySelector("#${letter}")?.getAnimations()`;
      const isStill = `${flights}.every(({ playState }) => playState === "finished")`;
      await expect.poll(() => driver.evaluate(isStill)).toBe(true);
      const place = `document.querySelector("#${letter}").getBoundingClientRect()`;
      const [x, y, size] = await driver.evaluate(
        `(({ x, y, height }) => [x + 10, y + 2, height * ${HEIGHT}])(${place})`,
      );
      return [[x, y], size];
    };
    /** Presses a piece. The next board around all that are pinned is shown. */
    const press = async (letter: string) => {
      const [[x, y]] = await placeOf(letter);
      await driver.clickAt(x, y);
      await expect.poll(pins).toContain(letter);
    };
    for (const [series, steps] of [
      [ring, 2],
      [[hearts.at(-1)!, ...hearts], 1],
      [[visited[unfinished], ...visited.slice(unfinished + 1).filter((board) => !board.includes("x"))], 1],
    ] as const) {
      await open([...series], steps);
      let here: string = await shown();
      const around = labels(evaluated(QUINE, "--keep", outlineOf(here, "W")).stdout);
      await press("W");
      for (const act of ["", STEP]) {
        if (act) await driver.evaluate(act);
        here = around[(around.indexOf(here) + 1) % around.length];
        await expect.poll(shown).toBe(here);
      }
      expect(await pins()).toBe("W");
    }
    await open(ring, 1);
    const ground = () => driver.evaluate("document.body.bgColor");
    for (const letter of "XWIFLNPTUVYZ") if ((await ground()) === "0") await press(letter);
    expect(await ground()).toBe("332000");
    expect((await pins()).length).toBeLessThan(12);
  },
);

const rectangleOf = (letter: string): string => `document.querySelector("#${letter}").getBoundingClientRect()`;

/** Numbers below a bound, the same ones in each run. */
const numbers = (seed: number) => (below: number) => (seed = (seed * 48271) % 0x7fffffff) % below;

test.for(Object.entries({ ...BROWSERS, "a low window": () => strict({ viewport: { width: 844, height: 390 } }) }))(
  "%s: pieces are dropped anywhere, one after the other: each lies there, and the board goes with it",
  async ([name, drive], { skip }) => {
    const driver = await drive();
    if (!driver) return skip(`${name} is not installed`);
    await driver.goto(saved(second));
    await driver.evaluate(STOP);
    await driver.evaluate("void onpointerdown()");
    const shown = (): Promise<string> =>
      driver.evaluate("document.body.textContent.split('\\n// ')[1].split('\\n')[0]");
    const pins = (): Promise<string> => driver.evaluate("[...new Set(document.body.link.match(/[A-Z]/g))].join('')");
    const below = numbers(7);
    for (let i = 0; i < DROPS; i++) {
      const isStill = "document.getAnimations().every(({ playState }) => playState === 'finished')";
      await expect.poll(() => driver.evaluate(isStill)).toBe(true);
      const [here, kept] = [await shown(), await pins()];
      const letter = "FILNPTUVWXYZ"[below(12)];
      const [left, top, height, width, bottom] = await driver.evaluate(
        `(({ left, top, height }) => [left, top, height, innerWidth, innerHeight])(${rectangleOf(letter)})`,
      );
      const cell = height * HEIGHT;
      const start = [left + cell / 3, top + cell / 3];
      const by = [below(7) - 3, below(7) - 3];
      const end = start.map((place, axis) => place + by[axis] * cell);
      // A mouse stays in the window.
      if (!by.some(Boolean) || end.some((place, axis) => place < 1 || place > [width, bottom][axis] - 1)) continue;
      const found = landed(here, letter, by, kept);
      await driver.drag(start as [number, number], end as [number, number]);
      await expect.poll(shown).toBe(found);
      if (found === here) expect(await pins()).toBe(kept);
      else expect([kept.includes(letter) ? kept : kept + letter, letter].map(sorted)).toContain(sorted(await pins()));
      // The text that is shown is a program, and this board is its own.
      const { stdout } = evaluated(await driver.evaluate("document.body.textContent"), "--keep");
      expect(stdout.startsWith(programOf(found))).toBe(true);
    }
    // One press beside frees all, and the next gives the rectangle back.
    await driver.clickAt(3, 3);
    await expect.poll(pins).toBe("");
    await driver.clickAt(3, 3);
    await expect.poll(shown).toBe(first);
  },
);

test.each(["390x844", "844x390", "320x568", "1280x640", "1280x800", "1920x1080"])(
  "the picture fills a window of %s, but for the room of a cell around it",
  async (size) => {
    lookAt(await browser.newPage(windowOf(size)));
    onTestFinished(() => page.context().close());
    await page.goto(saved(first));
    const rooms: number[] = await page.evaluate(`(() => {
    const range = document.createRange();
    range.selectNodeContents(document.body);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const cell = parseFloat(getComputedStyle(document.body).lineHeight) * ${HEIGHT};
    return [left, innerWidth - right, top, innerHeight - bottom].map((room) => room / cell);
  })()`);
    const [left, right, top, bottom] = rooms;
    // There is room for a cell around it, less the lines below.
    expect(Math.abs(Math.min(left, top) - 0.97)).toBeLessThan(0.13);
    expect([left - right, top - bottom].map(Math.abs)).toEqual([0, 0].map((none) => expect.closeTo(none, 0.5)));
  },
);
