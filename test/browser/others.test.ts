// The main way through the page, in Firefox and in WebKit. Where one of them is not installed, its test says so and is left out.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { type Driver, driveFirefox, driveWebKit } from "./drive.ts";
import { node, ROOT, scratch, tool } from "../run.ts";

const file = join(scratch(), "gallery.html");
const quine = readFileSync(join(ROOT, "quine.ts"), "utf8");

beforeAll(() => {
  expect(tool("gallery", ["--out", file])).toMatchObject({ status: 0, stderr: "" });
});

/** Waits until an expression is true in the browser. */
const until = async ({ evaluate }: Driver, expression: string): Promise<void> => {
  const end = Date.now() + 20_000;
  while (!(await evaluate(`!!(${expression})`))) {
    if (Date.now() > end)
      throw Error(
        `this did not come true: ${expression}\n${await evaluate("document.querySelector('main').innerText")}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
const shows = (driver: Driver, selector: string, words: string): Promise<void> =>
  until(
    driver,
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((each) => each.textContent.includes(${JSON.stringify(words)}))`,
  );

describe.each([
  ["Firefox", driveFirefox],
  ["WebKit", driveWebKit],
])("%s", (name, drive) => {
  test("solutions, a program that runs, and a puzzle that is solved", async ({ skip }) => {
    const driver = await drive();
    if (!driver) return skip(`${name} is not here`);
    try {
      const url = pathToFileURL(file).href;
      const errors = "(window.errors ??= (addEventListener('error', (event) => errors.push(event.message)), []))";
      await driver.go(url + "#solutions");
      await driver.evaluate(errors);
      await shows(driver, '[data-done="true"]', "2,339 solutions");

      await shows(driver, ".all .more", "9,356 with rotations");
      await driver.click(".hero .main");
      await shows(driver, ".terminal .status", "3 programs");
      const printed = await driver.evaluate(
        "[...document.querySelectorAll('.terminal pre')].map((each) => each.textContent).join('')",
      );
      expect(printed).toBe(node(["-", "--solutions", "3"], quine).stdout);

      // By keys, and then by mouse.
      await driver.evaluate("location.hash = '#play/6x10'");
      await shows(driver, ".left", "2,339 solutions.");
      await shows(driver, ".more", "9,356 with rotations");
      await driver.press("x");
      // Where the pointer happens to be is a place already.
      await shows(driver, ".left", "X");
      await driver.press("Enter");
      await until(driver, "document.querySelector('[data-cell=X]')");
      await driver.click('.tray [aria-label="W"]');
      await driver.click('[data-at="60"]');
      await until(driver, "/W/.test(location.hash)");
      await until(driver, "/^(No|[0-9,]+) way/.test(document.querySelector('.left').textContent)");

      await driver.evaluate("location.hash = '#play/6x10?puzzle=easy-2026-11-21'");
      await shows(driver, ".left", "Fill the board.");
      await until(driver, "document.querySelector('.ink text')");
      const hint =
        "[...document.querySelectorAll('.hands button')].find((each) => each.textContent === 'Hint').click()";
      const pieces = await driver.evaluate("document.querySelectorAll('.tray button').length");
      for (let i = 0; i < pieces; i++) {
        await driver.evaluate(hint);
        await shows(driver, ".left", "can lie here.");
        await driver.evaluate(hint);
        await shows(driver, ".left", i < pieces - 1 ? "to lay." : "Solved!");
      }
      await shows(driver, ".more", "Your solution is number");
      await shows(driver, ".printed", "Your program printed number");
      await shows(driver, ".card", "hints.");
      expect(await driver.evaluate(errors)).toEqual([]);
    } finally {
      await driver.close();
    }
  });
});
