// Pieces in the hand: by mouse, finger and keys.

import { expect, test } from "vitest";
import { cellsOf } from "../../tools/boards/cells.ts";
import { shapeOf } from "../../tools/page/board/figure.tsx";
import * as laying from "../../tools/page/hand/laying.ts";
import { allSolutions, boardOf } from "../run.ts";
import { PHONE } from "./drivers.ts";
import { choose, endFilm, followHints, leaveFilm, press, touching } from "./acts.ts";
import { goTo, halt, page, visit, withBrowser } from "./page.ts";
import { boardIn, boxOf, button, cell, middleOf, shows, toldBelow } from "./seen.ts";

withBrowser();

const F = laying.mirror(laying.turn(laying.take("F")));

test("with the mouse: dragged, turned by wheel and click, put away", async () => {
  await visit("#play/6x10");
  await shows(".left", "2,339 solutions.");
  // From one empty cell to another is nothing, and the keyboard goes on.
  await cell(1, 1).dragTo(cell(2, 5));
  await press("v Escape");
  await expect.poll(() => page.locator('.cells [tabindex="0"]').count()).toBe(1);
  await choose("X", "The wheel, a right click or R turns the piece that you hold.", ".table .more");
  await press("Escape");
  await button("X").dragTo(cell(3, 3), { steps: 4 });
  await expect.poll(boardIn).toMatch(/^x+ xxXx+ xXXXx+ xxXx+ x+ x+$/);
  const ways = allSolutions(await boardIn()).length;
  await shows(".left", `${ways} ways left.`);
  await shows(".table .more", "The wheel, a right click or R turns the piece that you hold.");
  // From the board to another place on it, and off the board.
  await cell(3, 3).dragTo(cell(4, 7), { steps: 4 });
  await expect.poll(boardIn).toContain(" xxxxxXXXxx ");
  // Where it does not fit, it goes back.
  await cell(4, 7).dragTo(cell(1, 10), { steps: 4 });
  await shows(".table .more", "X does not fit here.");
  await expect.poll(boardIn).toContain(" xxxxxXXXxx ");
  await cell(4, 7).dragTo(page.locator("h1"), { steps: 4 });
  await shows(".left", "2,339 solutions.");
  // Clicked, turned, and clicked down.
  await choose("I");
  await page.locator(".floating").waitFor();
  await cell(3, 9).hover();
  await page.mouse.wheel(0, 100);
  for (const _ of "12") await cell(3, 9).click({ button: "right" });
  await expect.poll(() => page.locator(".floating").count()).toBe(1);
  await cell(3, 9).click();
  await expect.poll(boardIn).toMatch(/^(xxxxxxxxIx ){5}x+$/);
  // One that is dropped on a button is turned, and still in the hand.
  await button("F").dragTo(button("Turn"), { steps: 4 });
  await button("F").dragTo(button("Mirror"), { steps: 4 });
  await expect.poll(() => page.locator(".floating").count()).toBe(1);
  await expect
    .poll(() => button("F").locator("path").last().getAttribute("d"))
    .toBe(shapeOf(F.piece, cellsOf(F.piece, "F")));
  await press("Escape");
  // On blank paper it is put away, and lies there as it was turned.
  await choose("L");
  await choose("Turn");
  await page.mouse.click(3, 700);
  await expect.poll(() => page.locator(".floating").count()).toBe(0);
  await expect.poll(() => button("L").locator("svg").getAttribute("viewBox")).toBe("-1 -1 42 82");
  // Another view may open while the mouse carries a piece.
  await choose("L");
  await page.mouse.move(300, 290);
  await goTo("#wall/3x5");
  await shows(".left", "The search begins");
});

/** What moves by itself: what shows it, for how long, how it is turned as it begins, and where its middle is then. */
const motions = () =>
  page.evaluate(() =>
    document.getAnimations().flatMap((motion) => {
      const target = (motion.effect as KeyframeEffect).target!;
      motion.currentTime = 0;
      const { x, y, width, height } = target.getBoundingClientRect();
      const { rotate, scale } = getComputedStyle(target);
      motion.finish();
      if (!target.matches(".piece, .ghost")) return [];
      const where = ["tray", "raised", "cells"].find((each) => target.closest("." + each));
      const how = rotate !== "none" ? rotate : scale.startsWith("-") ? "flipped" : "";
      return { what: [where, motion.effect!.getTiming().duration, how].join(" "), x: x + width / 2, y: y + height / 2 };
    }),
  );

test("a piece swings, flips, flies home, settles and shakes; not where people want no motion", async () => {
  const moving = async () => (await motions()).map(({ what }) => what.trim()).sort();
  const seen: Record<string, string[]> = {};
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await visit("#play/6x10", { reducedMotion });
    await shows(".left", "2,339 solutions.");
    await page.evaluate(halt);
    const over = await middleOf('[data-at="25"]');
    await button("L").click();
    await page.mouse.move(over.x, over.y, { steps: 3 });
    seen.carried = await moving();
    await press("r");
    seen.turned = await moving();
    await press("m");
    seen.mirrored = await moving();
    await page.mouse.click(over.x, over.y);
    await shows(".left", "left.");
    seen.laid = await moving();
    await press("Control+z");
    await shows(".left", "2,339 solutions.");
    seen.undone = await moving();
    await press("Control+y");
    await shows(".left", "left.");
    seen.redone = await moving();
    // What is dropped where it does not fit comes back from there.
    await button("X").hover();
    await page.mouse.down();
    await page.mouse.move(over.x + 3, over.y + 3, { steps: 3 });
    const dropped = await middleOf(".floating");
    await page.mouse.up();
    await shows(".table .more", "X does not fit here.");
    const homeward = await motions();
    seen.refused = homeward.map(({ what }) => what.trim());
    for (const { x, y } of homeward) expect([x, y].map(Math.round)).toEqual([dropped.x, dropped.y].map(Math.round));
    // Once it is taken again, that is not said any more.
    await button("X").click();
    await page.locator(".floating").waitFor();
    await expect.poll(toldBelow).not.toContain("fit");
    await press("Escape");
    seen.putAway = await moving();
    await press("l Enter");
    seen.moved = await moving();
    await cell(3, 4).focus();
    await press("x Enter");
    seen.shaken = await moving();
    if (reducedMotion === "reduce") expect(Object.values(seen).flat()).toEqual([]);
  }
  expect(seen).toEqual({
    carried: [],
    turned: ["cells 150 -90deg", "raised 150 -90deg", "tray 150 -90deg"],
    mirrored: ["cells 150 flipped", "raised 150 flipped", "tray 150 flipped"],
    laid: ["cells 110"],
    undone: ["tray 260"],
    redone: ["cells 260"],
    refused: ["tray 260"],
    putAway: ["tray 260"],
    moved: [],
    shaken: ["cells 250", "tray 250"],
  });
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

test("with the keyboard alone; there may be no solution, and hints lead to one", async () => {
  await visit("#play/5x12");
  await shows(".left", "1,010 solutions.");
  // What keys do is said once. A piece that was turned before it was moved still moves.
  await press("l r r");
  await shows(".table .more", "Arrows move it, R turns, M mirrors, Enter lays it, Escape puts it back.");
  await press("ArrowDown ArrowDown ArrowUp");
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toMatch(/^row 2, column 1\b/);
  await press("Escape");
  await button("F").focus();
  await press("Enter r m ArrowDown ArrowRight Enter");
  await expect.poll(() => page.locator(".cells :focus").getAttribute("tabindex")).toBe("0");
  const laid = await boardIn();
  // Picked up by its letter, and let go: nothing has changed.
  await press("f ArrowLeft");
  await expect.poll(toldBelow).toBe("");
  await press("Escape");
  await expect.poll(boardIn).toBe(laid);
  await press("f Backspace");
  await shows(".left", "1,010 solutions.");
  await press("x" + " ArrowLeft".repeat(9));
  await page.locator(".ghost.X.bad").waitFor();
  await press("Enter");
  await shows(".left", "No way to go on.");
  await choose("Restart");
  await followHints(12);
  await endFilm(/^1,010 programs/);
  await leaveFilm();
  await shows(".table .more", /Solution [\d,]+ of 1,010\. Mostly by hints: not counted\./);
  await choose("Start again", "1,010 solutions.");
  await expect.poll(toldBelow).toBe("");
  await expect.poll(() => page.locator(":focus").textContent()).toBe("1,010 solutions.");
  await expect.poll(boardIn).toBe(boardOf("5x12"));
  // Arrows change the board in the chooser, and letters are for pieces there as well.
  await page.locator("header select").focus();
  await press("ArrowDown");
  await shows(".title", /^4x15/);
  await press((await page.locator(".tray button").first().getAttribute("aria-label"))!.toLowerCase());
  await page.locator('.tray [aria-pressed="true"]').waitFor();
});
