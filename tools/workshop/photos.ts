// Takes the pictures of real browsers: the file as a page, and the page. They differ on each machine: no test compares.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { command, run } from "../command/run.ts";
import { launch } from "./browser.ts";
import { openSample, ROOT } from "./sample.ts";

const WHOLE = ".ripple { animation: none; clip-path: none }";
const ALONE = `* { visibility: hidden } .cells, .cells * { visibility: visible }
  .cells.cells { position: fixed; inset: 0; margin: auto; width: 1010px; height: fit-content; background: none }`;

/** Three windows of this shape stand in a row. */
const SMALL = { width: 760, height: 540 };

/** Where the board is in it. */
const BOARD = { x: 20, y: 45, width: 720, height: 450 };

/** A castle, pulled by hand out of the second program: pieces, and how many cells they go to the right and down. */
const PULLS = "Z-1,-1 Y6,-2 W1,1 I1,0 X0,1 F1,1 I0,-1 N-5,-1 V0,1 V0,-1 Y1,0 U0,-2 X-2,-4";

const QUINE = readFileSync(join(ROOT, "quine.ts"), "utf8");

export default run(command("workshop/photos", "Takes the pictures for README.md and ANALYSIS.md."), async () => {
  await using browser = await launch();
  const take = async (name: string, page: Page, scale = 1) => {
    const client = await page.context().newCDPSession(page);
    // A PNG would have four times the bytes.
    const clip = { x: 0, y: 0, ...page.viewportSize()!, scale };
    const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality: 45, clip });
    writeFileSync(join(ROOT, ".pictures", name), data, "base64");
  };
  const takeSample = async (name: string, width: number, height: number, style: string, isDark = false) => {
    const colorScheme = isDark ? "dark" : "light";
    const page = await openSample(browser, 2, { viewport: { width, height }, colorScheme });
    // The search has ended: the solution has its number.
    await page.locator(".more", { hasText: /^Solution [\d,]+ of/ }).waitFor();
    await page.addStyleTag({ content: style });
    await take(name, page);
  };
  await takeSample("page.webp", 840, 600, WHOLE);
  await takeSample("page-dark.webp", 840, 600, WHOLE, true);
  await takeSample("preview.webp", 1200, 630, WHOLE + ALONE);

  const wall = await browser.newPage({ viewport: SMALL });
  await wall.goto(pathToFileURL(join(ROOT, "gallery.html")).href + "#wall");
  await wall.locator('[data-done="true"]').waitFor();
  // All tiles hang once two looks, half a second apart, are the same.
  let seen = "";
  for (let before = "?"; seen !== before; await wall.waitForTimeout(500)) {
    before = seen;
    seen = await wall.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  }
  await take("wall.webp", wall, 0.75);

  /** The file as a page, after its first step. */
  const openFile = async (): Promise<Page> => {
    const file = await browser.newPage({ viewport: SMALL });
    await file.clock.install();
    await file.route("http://quine/", (route) => route.fulfill({ contentType: "text/html", body: QUINE }));
    await file.goto("http://quine/");
    await file.clock.runFor(600);
    return file;
  };
  const castle = await openFile();
  for (const [, letter, right, below] of PULLS.matchAll(/([A-Z])(-?\d+),(-?\d+)/g)) {
    const [x, y, cell] = await castle.evaluate((id) => {
      for (const flight of document.getAnimations()) flight.finish();
      const { left, top, height } = document.querySelector("#" + id)!.getBoundingClientRect();
      return [left + 4, top + 4, height * 8];
    }, letter);
    await castle.mouse.move(x, y);
    await castle.mouse.down();
    await castle.mouse.move(x + +right * cell, y + +below * cell);
    await castle.mouse.up();
  }
  // A press beside frees all, so all are lit; the next solution has the same outline.
  await castle.mouse.click(2, 2);
  await castle.evaluate(() => document.getAnimations().forEach((flight) => flight.finish()));
  await take("castle.webp", castle, 0.6);

  // X is carried, the others fly, and all lie.
  const page = await openFile();
  const stills: string[] = [];
  const still = async (time: number) => {
    await page.evaluate((now) => {
      for (const flight of document.getAnimations()) Object.assign(flight, { currentTime: now }).pause();
    }, time);
    stills.push((await page.screenshot({ clip: BOARD })).toString("base64"));
  };
  // It has landed from its first step.
  await still(900);
  const [x, y] = await page.evaluate(() => {
    const [first] = document.querySelectorAll("#X");
    const { left, top, width, height } = first.getBoundingClientRect();
    return [left + width / 2, top + height * 5];
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 20);
  await still(900);
  await page.mouse.up();
  await still(400);
  await still(900);
  await take("file.webp", page, 0.6);
  const strip = await browser.newPage({ viewport: { width: 1700, height: 350 } });
  const images = stills
    .slice(1)
    .map((png) => `<img width="560" src="data:image/png;base64,${png}">`)
    .join(" ");
  await strip.setContent(`<body style="margin: 0; display: flex; justify-content: space-between">${images}`);
  await strip
    .locator("img")
    .last()
    .evaluate((image: HTMLImageElement) => image.decode());
  await take("drag.webp", strip, 0.7);
});
