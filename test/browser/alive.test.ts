// A copy opened as a file lives in three browsers: it becomes the next one, around the pieces that were pressed.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
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
  "Chromium, with flights": () => strict({ reducedMotion: "no-preference" }),
  "Chromium on a phone": () => strict({ ...PHONE, reducedMotion: "no-preference" }),
  Firefox: firefox,
  WebKit: webKit,
};

const saved = (board: string): string => {
  const path = join(folder, "quine.html");
  writeFileSync(path, programOf(board));
  return pathToFileURL(path).href;
};

const outlineWith = (board: string, letter: string, shift: number): string =>
  outlineOf(board).replace(/x/g, (cell, i) => (board[i - shift] === letter ? letter : cell));

test.for(Object.entries(BROWSERS))(
  "%s: a copy becomes the next one, and the next, around pieces that are pressed and dragged, down to the only one",
  async ([name, drive], { skip }) => {
    const driver = await drive();
    if (!driver) return skip(`${name} is not installed`);
    const becomes = async (board: string) =>
      await expect
        .poll(() => driver.evaluate("document.body.textContent"), { timeout: 20_000, interval: 100 })
        .toBe(programOf(board).replace(/<body[^]*/, ""));
    const shown = () => driver.evaluate("document.body.textContent.split('\\n// ')[1].split('\\n')[0]");
    const pins = () => driver.evaluate("[...new Set(document.body.link.match(/[A-Z]/g))].sort().join('')");
    /** A place on a piece as soon as it lies still, and how large a cell is. */
    const placeOf = async (letter: string): Promise<[number[], number]> => {
      const flights = `document.querySelector("#${letter}")?.getAnimations()`;
      const isStill = `${flights}.every(({ playState }) => playState === "finished")`;
      await expect.poll(() => driver.evaluate(isStill), { timeout: 20_000, interval: 20 }).toBe(true);
      const place = `document.querySelector("#${letter}").getBoundingClientRect()`;
      const [x, y, size] = await driver.evaluate(`(({ x, y, height }) => [x + 10, y + 2, height * 7])(${place})`);
      return [[x, y], size];
    };
    /** Presses a piece until it is pinned: a step may come between a look and a press. */
    const press = async (letter: string) => {
      for (let tries = 0; tries < 9 && !(await pins()).includes(letter); tries++) {
        const [[x, y]] = await placeOf(letter);
        await driver.clickAt(x, y);
        await wait(50);
      }
    };
    for (const boards of [
      [first, second, third],
      [hearts.at(-1)!, hearts[0]],
      [visited[unfinished], visited[unfinished + 1]],
    ]) {
      await driver.goto(saved(boards.shift()!));
      for (const board of boards) await becomes(board);
      await press("W");
      expect(await pins()).toBe("W");
      const here = await shown();
      const around = labels(evaluated(QUINE, "--keep", outlineOf(here, "W")).stdout);
      await becomes(around[(around.indexOf(here) + 1) % around.length]);
    }
    await driver.goto(saved(first));
    await becomes(second);
    const [[x, y], cell] = await placeOf("X");
    const pitch = second.indexOf(" ") + 1;
    await driver.drag([x, y], [x - cell, y + 1.3 * cell]);
    expect(await pins()).toBe("X");
    const [found] = labels(evaluated(QUINE, "--keep", outlineWith(second, "X", pitch - 1)).stdout);
    expect(await shown()).toBe(found);
    // There is no place for it in a corner.
    const [[left, top]] = await placeOf("X");
    await driver.drag([left, top], [left - 2 * cell, top + cell]);
    expect([await shown(), await pins()]).toEqual([found, "X"]);
    const ground = () => driver.evaluate("document.body.bgColor");
    for (const letter of "WIFLNPTUVYZ") if ((await ground()) === "0") await press(letter);
    expect(await ground()).toBe("332000");
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
