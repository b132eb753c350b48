// The main path through the page, in Firefox and in WebKit. A test whose browser is not installed is skipped.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { node, scratch, tool } from "../run.ts";
import { firefox, webKit } from "./drivers.ts";

test.for(Object.entries({ Firefox: firefox, WebKit: webKit }))("%s: the main path", async ([name, drive], { skip }) => {
  const driver = await drive();
  if (!driver) return skip(`${name} is not installed`);
  const { goto, evaluate, click, press } = driver;
  const file = join(scratch(onTestFinished), "gallery.html");
  expect(tool("gallery", ["--out", file]).status).toBe(0);
  /** Waits for what there is to read in these elements. */
  const shows = (selector: string, words: string | RegExp) => {
    const text = `[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent).join("")`;
    return expect.poll(() => evaluate(text), { timeout: 20_000 }).toMatch(words);
  };

  await goto(pathToFileURL(file).href + "#solutions");
  const errors = "(window.errors ??= (addEventListener('error', (event) => errors.push(event.message)), []))";
  await evaluate(errors);
  await shows('[data-done="true"]', "2,339 solutions");
  await click(".hero .main");
  await shows(".terminal .status", "3 programs");
  await shows(".terminal pre", node(["--import", "tsx", "quine.ts", "--solutions", "3"]).stdout);
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
  await evaluate("location.hash = '#play/6x10?puzzle=easy-2026-11-21'");
  await shows(".left", "Fill the board.");
  const pieces = await evaluate("document.querySelectorAll('.tray button').length");
  for (let i = 0; i < pieces; i++) {
    await click(".hands button:nth-child(5)");
    await shows(".left", "goes here.");
    await click(".hands button:nth-child(5)");
    await shows(".left", i < pieces - 1 ? "left." : "Solved!");
  }
  await shows(".printed", "Your program printed number");
  expect(await evaluate(errors)).toEqual([]);
});
