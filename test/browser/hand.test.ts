// Pieces in the hand: by mouse, finger and keys.

import { expect, test } from "vitest";
import { PHONE } from "./drivers.ts";
import { choose, press, touching } from "./acts.ts";
import { page, visit, withBrowser } from "./page.ts";
import { boardIn, boxOf, button, cell, shows, toldBelow } from "./seen.ts";

withBrowser();

test("with the mouse: dragged, turned by wheel and click, dropped on a button, put away", async () => {
  await visit("#play/6x10");
  await shows(".left", "2,339 solutions.");
  await button("X").dragTo(cell(3, 3), { steps: 4 });
  await expect.poll(boardIn).toMatch(/^x+ xxXx+ xXXXx+ xxXx+ x+ x+$/);
  await cell(3, 3).dragTo(cell(4, 7), { steps: 4 });
  await expect.poll(boardIn).toContain(" xxxxxXXXxx ");
  await cell(4, 7).dragTo(page.locator("h1"), { steps: 4 });
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
  // On blank paper it is put away.
  await page.mouse.click(3, 700);
  await expect.poll(() => page.locator(".floating").count()).toBe(0);
});

test("by touch: tapped and dragged; a palm takes nothing away", async () => {
  await visit("#play/8x8-centre", PHONE);
  await shows(".left", "65 solutions.");
  await button("P").tap();
  await cell(4, 4).tap();
  await shows(".more", "P does not fit here.");
  await cell(1, 8).tap();
  await expect.poll(boardIn).toMatch(/^xxxxxPPP xxxxxPPx /);
  await shows(".table .more", "Press a piece in the tray twice to turn it.");
  const touch = await touching();
  // With a piece in the hand a finger slides, and nothing pans. A piece that it drags is above it.
  const slide = async (row: number, column: number) => {
    const { x, y } = await boxOf(cell(row, column));
    await touch("touchStart", { x: x + 20, y: y + 35 });
    for (const far of [5, 10, 16]) await touch("touchMove", { x: x + 20, y: y + 35 - far });
    await touch("touchEnd");
  };
  await page.evaluate(() => (document.body.style.minHeight = "200vh"));
  // A finger that trembles has not dragged.
  const { x, y } = await boxOf(button("X"));
  await touch("touchStart", { x: x + 20, y: y + 20 });
  await touch("touchMove", { x: x + 24, y: y + 20 });
  await touch("touchEnd");
  await slide(1, 7);
  await shows(".more", "X does not fit here.");
  await slide(8, 2);
  await expect.poll(boardIn).toMatch(/ xXxxxxxx XXXxxxxx xXxxxxxx$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await choose("Undo", "ways left");
  // What was done once needs no lesson.
  await button("F").tap();
  await button("Turn").tap();
  await expect.poll(toldBelow).toBe("");
  await press("Escape");
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
  await expect.poll(() => page.locator("main").innerText()).not.toMatch(/keyboard/i);
});
