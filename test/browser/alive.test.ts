// A copy that is opened as a file lives in three browsers: it becomes the next one, around the pieces that were pressed.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { seriesOf, solutionsOf } from "../../tools/copies/copies.ts";
import { EMPTY_BOARD, outlineOf } from "../../tools/twin/picture.ts";
import { boardOf, evaluated, labels, programOf, QUINE, scratch } from "../run.ts";
import { chromium, firefox, PHONE, webKit } from "./drivers.ts";

const [first, second, third] = solutionsOf(EMPTY_BOARD);
const hearts = solutionsOf(boardOf("heart"));
const visited = seriesOf(EMPTY_BOARD);
const unfinished = visited.findIndex((board) => board.includes("x"));
const folder = scratch();
const strict = (options = {}) => chromium((error) => expect(error).toBe("no error"), options);
const BROWSERS = {
  Chromium: () => strict(),
  "Chromium, with dissolves": () => strict({ reducedMotion: "no-preference" }),
  "Chromium on a phone": () => strict(PHONE),
  Firefox: firefox,
  WebKit: webKit,
};

const saved = (board: string): string => {
  const path = join(folder, "quine.html");
  writeFileSync(path, programOf(board));
  return pathToFileURL(path).href;
};

test.for(Object.entries(BROWSERS))(
  "%s: a copy becomes the next one, and the next, also around pinned pieces, down to the only one",
  async ([name, drive], { skip }) => {
    const driver = await drive();
    if (!driver) return skip(`${name} is not installed`);
    const becomes = async (board: string) =>
      await expect
        .poll(() => driver.evaluate("document.body.textContent"), { timeout: 20_000, interval: 200 })
        .toBe(programOf(board).replace(/<body[^>]*>/, ""));
    // A step may come between a look and a press. Then all pieces are freed, and pressed again.
    const pin = async (pins: string) => {
      for (let tries = 0; (await driver.evaluate("document.body.link")) !== pins && tries < 9; tries++) {
        await driver.clickAt(2, 2);
        for (const letter of pins) {
          const place = `document.querySelector("#${letter}").getBoundingClientRect()`;
          const [x, y] = await driver.evaluate(`(({ x, y }) => [x, y])(${place})`);
          await driver.clickAt(x + 10, y + 2);
        }
      }
      expect(await driver.evaluate("document.body.link")).toBe(pins);
    };
    for (const boards of [
      [first, second, third],
      [hearts.at(-1)!, hearts[0]],
      [visited[unfinished], visited[unfinished + 1]],
    ]) {
      await driver.goto(saved(boards.shift()!));
      for (const board of boards) await becomes(board);
      for (const pins of ["W", "WI"]) {
        await pin(pins);
        const shown = await driver.evaluate("document.body.textContent.split('\\n// ')[1].split('\\n')[0]");
        const around = labels(evaluated(QUINE, "--keep", outlineOf(shown, pins)).stdout);
        for (const step of [1, 2]) await becomes(around[(around.indexOf(shown) + step) % around.length]);
      }
    }
    await pin("FILNPTUVWXYZ");
    await expect.poll(() => driver.evaluate("document.body.bgColor"), { timeout: 20_000 }).toBe("navy");
  },
);

test.each(["390x844", "844x390", "320x568", "1280x640", "1280x800", "1920x1080"])(
  "the picture fills a window of %s, in its middle",
  async (size) => {
    const [width, height] = size.split("x").map(Number);
    const driver = await strict({ viewport: { width, height } });
    await driver.goto(saved(first));
    const sides = await driver.evaluate(`(() => {
    const range = document.createRange();
    range.selectNodeContents(document.body);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return [left / innerWidth, 1 - right / innerWidth, top / innerHeight, 1 - bottom / innerHeight];
  })()`);
    const [left, right, top, bottom] = sides;
    expect(Math.min(...sides)).toBeGreaterThan(0);
    expect(Math.min(left, top)).toBeLessThan(0.05);
    expect([left - right, top - bottom].map(Math.abs)).toEqual([expect.closeTo(0, 2), expect.closeTo(0, 2)]);
  },
);
