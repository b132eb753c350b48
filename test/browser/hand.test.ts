// Pieces in the hand: by a real mouse, a real finger, and a ghost, which shows how.

import { expect, test } from "vitest";
import { FIRST } from "../../tools/page/game/game.ts";
import { PHONE, handOn } from "./drivers.ts";
import { type Box, boardIn, boxOf, button, cell, choose, goTo, page, shows, visit, withBrowser } from "./page.ts";

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
  const { act: touch, drag } = await handOn(page);
  await page.evaluate(() => (document.body.style.minHeight = "200vh"));
  // A finger that trembles has not dragged.
  const { x, y } = await boxOf(button("X"));
  await drag({ x: x + 20, y: y + 20 }, { x: x + 24, y: y + 20 });
  // With a piece in the hand a finger slides, and nothing pans. A piece that it drags is above it.
  const place = await boxOf(cell(8, 2));
  await drag(...[0, 5, 10, 16].map((far) => ({ x: place.x + 20, y: place.y + 35 - far })));
  await expect.poll(boardIn).toMatch(/ xXxxxxxx XXXxxxxx xXxxxxxx$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await choose("Undo", "ways left");
  const [from, to] = [await boxOf(cell(1, 8)), await boxOf(cell(8, 3))];
  const below = { x: to.x + 20, y: to.y + 80 };
  await touch("Start", { x: from.x + 20, y: from.y + 20 });
  await touch("Move", below);
  await touch("Start", below, { x: 300, y: 700 });
  await touch("Move", below, { x: 310, y: 710 });
  await page.locator(".floating").waitFor();
  await touch("End", below);
  await touch("End");
  await expect.poll(boardIn).toMatch(/ PPPxxxxx PPxxxxxx$/);
  // Of keys it speaks only where there are some.
  expect(await page.locator("main").innerText()).not.toMatch(/keyboard/i);
});

test("a ghost drags the first piece to its place, until one is touched", async () => {
  const at = (time: number): Promise<Box | undefined> =>
    page.evaluate((now) => {
      const [drag] = document.getAnimations().filter(({ effect }) => (effect as any).target.matches(".demo"));
      if (!drag) return undefined;
      drag.pause();
      drag.currentTime = now;
      return document.querySelector(".demo")!.getBoundingClientRect().toJSON();
    }, time);
  await visit("#wall/3x5", { reducedMotion: "no-preference", ...PHONE });
  await goTo("#play/" + FIRST.board.replaceAll(" ", "_"));
  await shows(".left", "Drag the two pieces in.");
  const { x, y } = await boxOf(cell(4, 5));
  // A piece does not fill its cells.
  const there = { x: expect.closeTo(x + 1.5, -0.3), y: expect.closeTo(y + 1.5, -0.3) };
  await expect.poll(() => at(2840)).toMatchObject(there);
  // It turns beside the piece that it came out of.
  const from = await page.locator(".tray path.T").evaluate((path): Box => path.getBoundingClientRect().toJSON());
  const turning = (await at(1500))!;
  expect(turning.y + turning.height / 2).toBeCloseTo(from.y - from.height / 2, -0.3);
  await button("U").tap();
  await expect.poll(() => page.locator(".demo").count()).toBe(0);
});
