// Pieces in the hand: by a real mouse and a real finger.

import { expect, test } from "vitest";
import { PHONE, touchOn } from "./drivers.ts";
import { choose } from "./acts.ts";
import { page, visit, withBrowser } from "./page.ts";
import { boardIn, boxOf, button, cell, shows } from "./seen.ts";

withBrowser();

test("with the mouse: dragged in and off, turned by wheel and click, dropped on a button", async () => {
  await visit("#play/6x10");
  await shows(".left", "2,339 solutions.");
  await button("X").dragTo(cell(3, 3), { steps: 4 });
  await expect.poll(boardIn).toMatch(/^x+ xxXx+ xXXXx+ xxXx+ x+ x+$/);
  await cell(3, 3).dragTo(page.locator("h1"), { steps: 4 });
  await shows(".left", "2,339 solutions.");
  // Clicked, turned, and clicked down.
  await choose("I");
  await page.locator(".floating").waitFor();
  await cell(3, 9).hover();
  await page.mouse.wheel(0, 100);
  for (const _ of "12") await cell(3, 9).click({ button: "right" });
  await cell(3, 9).click();
  await expect.poll(boardIn).toMatch(/^(xxxxxxxxIx ){5}x+$/);
  await button("F").dragTo(button("Turn"), { steps: 4 });
  await expect.poll(() => page.locator(".floating").count()).toBe(1);
});

test("by touch: tapped and dragged; a palm takes nothing away", async () => {
  await visit("#play/8x8-centre", PHONE);
  await shows(".left", "65 solutions.");
  await button("P").tap();
  await cell(1, 8).tap();
  await expect.poll(boardIn).toMatch(/^xxxxxPPP xxxxxPPx /);
  const touch = await touchOn(page);
  await page.evaluate(() => (document.body.style.minHeight = "200vh"));
  // A finger that trembles has not dragged.
  const { x, y } = await boxOf(button("X"));
  await touch("touchStart", { x: x + 20, y: y + 20 });
  await touch("touchMove", { x: x + 24, y: y + 20 });
  await touch("touchEnd");
  // With a piece in the hand a finger slides, and nothing pans. A piece that it drags is above it.
  const place = await boxOf(cell(8, 2));
  await touch("touchStart", { x: place.x + 20, y: place.y + 35 });
  for (const far of [5, 10, 16]) await touch("touchMove", { x: place.x + 20, y: place.y + 35 - far });
  await touch("touchEnd");
  await expect.poll(boardIn).toMatch(/ xXxxxxxx XXXxxxxx xXxxxxxx$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await choose("Undo", "ways left");
  const [from, to] = [await boxOf(cell(1, 8)), await boxOf(cell(8, 3))];
  const below = { x: to.x + 20, y: to.y + 80 };
  await touch("touchStart", { x: from.x + 20, y: from.y + 20 });
  await touch("touchMove", below);
  await touch("touchStart", below, { x: 300, y: 700 });
  await touch("touchMove", below, { x: 310, y: 710 });
  await page.locator(".floating").waitFor();
  await touch("touchEnd", below);
  await touch("touchEnd");
  await expect.poll(boardIn).toMatch(/ PPPxxxxx PPxxxxxx$/);
  // Of keys it speaks only where there are some.
  expect(await page.locator("main").innerText()).not.toMatch(/keyboard/i);
});
