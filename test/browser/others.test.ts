// The main way through the page, in Firefox and in WebKit. Where one of them is not installed, its test says so and is left out.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { driveFirefox, driveWebKit } from "./drive.ts";
import { node, scratch, tool } from "../run.ts";

const file = join(scratch(), "gallery.html");

beforeAll(() => {
  expect(tool("gallery", ["--out", file])).toMatchObject({ status: 0, stderr: "" });
});

test.for([
  ["Firefox", driveFirefox],
  ["WebKit", driveWebKit],
] as const)("%s: solutions, a program that runs, and a puzzle that is solved", async ([name, drive], { skip }) => {
  const driver = await drive();
  if (!driver) return skip(`${name} is not here`);
  const { evaluate, click, press } = driver;
  /** What there is to read in these elements. */
  const textOf = (selector: string): Promise<string> =>
    evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent).join("")`);
  const shows = (selector: string, words: string | RegExp) =>
    expect.poll(() => textOf(selector), { timeout: 20_000 }).toMatch(words);

  await driver.goto(pathToFileURL(file).href + "#solutions");
  const errors = "(window.errors ??= (addEventListener('error', (event) => errors.push(event.message)), []))";
  await evaluate(errors);
  await shows('[data-done="true"]', "2,339 solutions");
  await click(".hero .main");
  await shows(".terminal .status", "3 programs");
  expect(await textOf(".terminal pre")).toBe(node(["--import", "tsx", "quine.ts", "--solutions", "3"]).stdout);

  // By keys, and then by mouse.
  await evaluate("location.hash = '#play/6x10'");
  await shows(".left", "2,339 solutions.");
  await press("x");
  // Where the pointer happens to be is a place already.
  await shows(".left", "X");
  await press("Enter");
  await shows(".left", /^(No|[\d,]+) way/);
  await click('.tray [aria-label="W"]');
  await click('[data-at="60"]');
  await expect.poll(() => evaluate("location.hash")).toMatch(/X.*W|W.*X/);
  await shows(".left", /^(No|[\d,]+) way/);

  await evaluate("location.hash = '#play/6x10?puzzle=easy-2026-11-21'");
  await shows(".left", "Fill the board.");
  await shows(".ink text", /./);
  const hint = "[...document.querySelectorAll('.hands button')].find((each) => each.textContent === 'Hint').click()";
  const pieces = await evaluate("document.querySelectorAll('.tray button').length");
  for (let i = 0; i < pieces; i++) {
    await evaluate(hint);
    await shows(".left", "can lie here.");
    await evaluate(hint);
    await shows(".left", i < pieces - 1 ? "to lay." : "Solved!");
  }
  await shows(".more", "Your solution is number");
  await shows(".printed", "Your program printed number");
  await shows(".card", "hints.");
  expect(await evaluate(errors)).toEqual([]);
});
