// Pieces as they are moved in the whole page, by mouse, wheel and keys: into the hand, over a board, on the Wall.

import { describe, expect, test } from "vitest";
import { EVERY, FOUND, SOLVED } from "./browser/given.ts";
import * as page from "./page.ts";
import { addressNow, boardIn, carry, cell, choose, click, drag, endFilm, find, findAll, focused } from "./page.ts";
import { followHints, goBack, goTo, named, over, pass, point, press, sees, select, shows, spotOf } from "./page.ts";
import { toldBelow, visit, wheel } from "./page.ts";
import { cellsOf, placesOf } from "../tools/boards/cells.ts";
import { shapeOf } from "../tools/page/board/figure.tsx";
import * as laying from "../tools/page/hand/laying.ts";
import { litBy, movedTo } from "../tools/page/search/found.ts";
import { allSolutions, boardOf, programOf } from "./run.ts";

const LESSON = "The wheel, a right click or R turns the piece that you hold.";
/** How a piece is drawn in the tray. */
const inTray = (letter: string) => find(`.tray path.${letter}`).getAttribute("d");
const drawn = ({ piece, letter }: laying.Held) => shapeOf(piece, cellsOf(piece, letter));

describe("the hand", () => {
  test("a mouse drags pieces in and about, and off the board", async () => {
    visit("#play/6x10");
    await shows(".left", "2,339 solutions.");
    // From one empty cell to another is nothing.
    await drag(spotOf(1, 1), spotOf(2, 5));
    await choose("X", LESSON, ".table .more");
    await press("Escape");
    await drag(over(named("X")), spotOf(3, 3));
    expect(boardIn()).toMatch(/^x+ xxXx+ xXXXx+ xxXx+ x+ x+$/);
    await shows(".left", `${allSolutions(boardIn()).length} ways left.`);
    await shows(".table .more", LESSON);
    // To another place, and to one where it does not fit: it goes back.
    await drag(spotOf(3, 3), spotOf(4, 7));
    expect(boardIn()).toContain(" xxxxxXXXxx ");
    await drag(spotOf(4, 7), spotOf(1, 10));
    await shows(".table .more", "X does not fit here.");
    expect(boardIn()).toContain(" xxxxxXXXxx ");
    await drag(spotOf(4, 7), over(find("h1")));
    await shows(".left", "2,339 solutions.");
    await press("Control+z");
    await shows(".left", "ways left");
  });

  test("a carried piece is turned by wheel, right click and buttons, and put away as it was turned", async () => {
    visit("#play/6x10");
    await shows(".left", "2,339 solutions.");
    const I = laying.take("I");
    await choose("I");
    await point("move", spotOf(3, 9), { buttons: 0 });
    expect([findAll(".floating").length, findAll(".tray .away").map((each) => each.ariaLabel)]).toEqual([1, ["I"]]);
    // One swipe is one turn, however long it takes.
    for (const _ of "12345") await wheel(spotOf(3, 9), 20);
    expect(inTray("I")).toBe(drawn(laying.turn(I)));
    await pass(150);
    await wheel(spotOf(3, 9), 20);
    expect(inTray("I")).toBe(drawn(I));
    await click(spotOf(3, 9), "contextmenu");
    await click(spotOf(3, 9));
    expect(boardIn()).toMatch(/^(xxxxxxxxIx ){5}x+$/);
    // One that is dropped on a button is turned, and still in the hand.
    for (const name of ["Turn", "Mirror"]) await drag(over(named("F")), over(named(name)));
    expect([findAll(".floating").length, inTray("F")]).toEqual([
      1,
      drawn(laying.mirror(laying.turn(laying.take("F")))),
    ]);
    await press("Escape");
    // On blank paper it is put away.
    await choose("L");
    await choose("Turn");
    await click(over(find("main")));
    expect([findAll(".floating").length, inTray("L")]).toEqual([0, drawn(laying.turn(laying.take("L")))]);
    // Another view may open while the mouse carries a piece.
    await choose("L");
    await point("move", spotOf(3, 9), { buttons: 0 });
    goTo("#wall/3x5");
    await shows(".left", "7 solutions.");
  });

  test("with the keyboard alone; there may be no solution, and hints lead to one", async () => {
    visit("#play/5x12");
    await shows(".left", "1,010 solutions.");
    // What keys do is said once. A piece that was turned before it was moved still moves.
    await press("l r r");
    await shows(".table .more", "Arrows move it, R turns, M mirrors, Enter lays it, Escape puts it back.");
    await press("ArrowDown ArrowDown ArrowUp");
    expect(focused().getAttribute("aria-label")).toMatch(/^row 2, column 1\b/);
    await press("Escape");
    named("F").focus();
    await press("Enter r m ArrowDown ArrowRight Enter");
    const laid = boardIn();
    // Picked up by its letter, and let go: nothing has changed.
    await press("f ArrowLeft");
    expect(toldBelow()).toBe("");
    await press("Escape");
    expect([boardIn(), laid.includes("F")]).toEqual([laid, true]);
    await press("f Backspace");
    await shows(".left", "1,010 solutions.");
    await press("x" + " ArrowLeft".repeat(9));
    expect(find(".ghost.X.bad")).toBeTruthy();
    await press("Enter");
    await shows(".left", "No way to go on.");
    await choose("Restart");
    await followHints(12);
    await endFilm(/^1,010 programs/);
    await press("Escape");
    await shows(".table .more", /Solution [\d,]+ of 1,010\. Mostly by hints: not counted\./);
    await choose("Start again", "1,010 solutions.");
    expect([toldBelow(), focused().textContent, boardIn()]).toEqual(["", "1,010 solutions.", boardOf("5x12")]);
    // Letters are for pieces also in the chooser of boards.
    await select("4x15");
    await shows(".title", /^4x15/);
    await sees(() => find(".tray button")).toBeTruthy();
    find("header select").focus();
    const letter = find(".tray button").ariaLabel;
    await press(letter.toLowerCase());
    expect(find('.tray [aria-pressed="true"]').ariaLabel).toBe(letter);
  });
});

/** All motions that were seen. */
const done = new WeakSet();

/** What has begun to move by itself: what shows it, for how long, and how it begins. */
const motions = () =>
  findAll(".piece, .ghost").flatMap((each) =>
    each.getAnimations().flatMap((motion: any) => {
      if (done.has(motion)) return [];
      done.add(motion);
      const { rotate, scale, translate } = motion.effect.getKeyframes()[0];
      const where = ["tray", "raised", "cells", "near"].find((name) => each.closest("." + name));
      return [where, motion.effect.getTiming().duration, rotate ?? translate ?? scale].join(" ");
    }),
  );

test("a piece swings, flips, flies home, settles and shakes; not where people want no motion", async () => {
  const seen: Record<string, string[]> = {};
  for (const moves of [false, true]) {
    visit("#play/6x10", { moves });
    await shows(".left", "2,339 solutions.");
    const spot = spotOf(3, 4);
    await choose("L");
    await point("move", spot, { buttons: 0 });
    seen.carried = motions();
    await press("r");
    seen.turned = motions();
    await press("m");
    seen.mirrored = motions();
    await click(spot);
    await shows(".left", "left.");
    seen.laid = motions();
    await press("Control+z");
    await shows(".left", "2,339 solutions.");
    seen.undone = motions();
    await press("Control+y");
    await shows(".left", "left.");
    seen.redone = motions();
    // What is dropped where it does not fit comes back from there.
    await drag(over(named("X")), spot);
    await shows(".table .more", "X does not fit here.");
    seen.refused = motions();
    // Once it is taken again, that is not said any more.
    await choose("X");
    expect(toldBelow()).not.toContain("fit");
    await point("move", spotOf(1, 1), { buttons: 0 });
    await press("Escape");
    seen.putAway = motions();
    await press("l Enter");
    seen.moved = motions();
    cell(3, 4).focus();
    await press("x Enter");
    seen.shaken = motions();
    for (const each of Object.values(seen)) each.sort();
    if (!moves) expect(Object.values(seen).flat()).toEqual([]);
  }
  expect(seen).toEqual({
    carried: [],
    turned: ["cells 150 -90deg", "raised 150 -90deg", "tray 150 -90deg"],
    mirrored: ["cells 150 -1 1", "raised 150 -1 1", "tray 150 -1 1"],
    laid: ["cells 110 80px 60px"],
    undone: ["tray 260 80px 60px"],
    redone: ["cells 260 0px 0px"],
    refused: ["tray 260 70px 50px"],
    putAway: ["tray 260 10px 10px"],
    moved: [],
    shaken: ["cells 250 0", "tray 250 0"],
  });
});

test("a piece of a full board is carried by a mouse: the others make room, and it stays pinned", async () => {
  const [board, pins] = [EVERY[910], ""];
  visit("#play/" + board.replaceAll(" ", "_"));
  await shows(".card", "Drag a piece, and the others make room.");
  const said = () => find(".card .more").textContent;
  const [row, column] = placesOf(board, "X")[2];
  // The board hears the mouse also where that has left it.
  const at = (down: number, right: number) => ({
    ...spotOf(row + 1 + down, column + 1 + right),
    on: cell(row + 1, column + 1),
  });
  const { number, board: other } = movedTo(FOUND, { board, pins }, "X", [0, 1])!;
  const pinned = (solution: string) => `${litBy(FOUND, solution, "X").size} of 2,339 can have X there.`;
  // The board re-forms as soon as it is seen in other cells.
  await carry(at(0, 0), at(0, 0.4));
  expect([boardIn(), said()]).toEqual([board, "Program 911 of 2,339."]);
  await point("move", at(0.3, 0.6));
  expect([boardIn(), said()]).toEqual([other, `Program ${number.toLocaleString("en")} of 2,339.`]);
  // Where nothing fits the board stays as it was, and on release it is back.
  await point("move", at(1, 9));
  expect([boardIn(), said()]).toEqual([other, "No solution has X there."]);
  await point("up", at(1, 9));
  expect([boardIn(), said()]).toEqual([board, ""]);
  // What is let go is back as well. Where it was, it is pinned, too.
  await carry(at(0, 0), at(0, 1));
  await point("cancel", at(0, 1));
  expect([boardIn(), said()]).toEqual([board, ""]);
  await drag(at(0, 0), at(0, 1), at(0, 0));
  expect([boardIn(), said()]).toEqual([board, pinned(board)]);
  await drag(at(0, 0), at(0, 1), at(1, 9), at(0, 1));
  expect([boardIn(), said()]).toEqual([other, expect.stringContaining(pinned(other))]);
  await choose("Back to theirs", /^$/, ".card .more");
  expect(boardIn()).toBe(board);
});

describe("the Wall", () => {
  const PROGRAM = /^Program [\d,]+ of 2,339\.$/;
  const ALL = "2,339 programs. Each prints the next.";
  const inNumber = () => find(".about input");
  const boardOnTile = () => find(".near > .shown pre").textContent.match(/^\/\/ (.*)$/m)[1];

  test("one goes over it and into it by buttons and keys, and a link leads to each tile", async () => {
    visit("#solutions/6x10?number=911");
    await shows('[data-done="true"]', "Program 911 of 2,339.");
    await pass(200);
    expect(addressNow()).toBe("#wall/6x10/911");
    await choose("Next", "Program 912 of 2,339.");
    await press("Enter");
    await shows(".left", "Program 913 of 2,339.");
    await page.type(inNumber(), "2339");
    await shows(".left", "Program 2,339 of 2,339.");
    expect(named("Next").getAttribute("aria-disabled")).toBe("true");
    expect(find(".near pre").textContent).toBe(programOf(EVERY[2338]));
    expect([".program", ".pieces"].map((part) => find(".near " + part).ariaLabel)).toEqual([
      "Program 2339 of 6x10",
      "Pieces",
    ]);
    // Away from all, and back.
    await choose("See all", ALL);
    await shows(".about .more", "Press a program, or Enter, to go in.");
    expect([inNumber(), named("Random")].map((each) => each?.closest("[hidden]") !== null)).toEqual([true, true]);
    await shows(".about .note", "9,356 with rotations and reflections.");
    expect(addressNow()).toBe("#wall/6x10");
    goBack();
    await shows(".left", "Program 2,339");
    find("main").focus();
    await press("ArrowLeft");
    await shows(".left", /^Program (?!2,339)[\d,]+ of/);
    for (const key of ["Escape", "0"]) {
      await press(key);
      await shows(".about .left", ALL);
      await press("Enter");
      await shows(".about .left", PROGRAM);
    }
    for (let i = 0; i < 12; i++) await press("-");
    await shows(".left", ALL);
    await press("Enter");
    await choose("Random", PROGRAM);
    // Another board is another search.
    await select("3x20");
    await shows('[data-done="true"]', "2 programs.");
  });

  test("it is zoomed by the wheel, dragged, and pressed", async () => {
    visit("#wall/6x10");
    await shows('[data-done="true"]', ALL);
    const at = (x: number, y: number) => ({ on: find(".stage"), x, y });
    const middle = at(403, 303);
    await click(middle);
    await shows(".left", PROGRAM);
    // The wheel leads away, and in again.
    await wheel(middle, 2000);
    await shows(".left", ALL);
    await wheel(middle, -1800);
    await shows(".left", PROGRAM);
    const which = inNumber().value;
    // A drag beside the tile moves the view.
    await drag(at(403, 590), at(200, 590), at(-500, 590));
    expect(inNumber().value).not.toBe(which);
    // A press beside all tiles is nothing. Two at once go out.
    await click(at(797, 3));
    await shows(".left", PROGRAM);
    goTo("#wall/3x20/1");
    await shows(".left", "Program 1 of 2.");
    for (const _ of "12") await click(at(3, 597));
    await shows(".left", "2 programs.");
  });

  test("pieces are pinned down to the last solution, and freed; one goes on among those that are lit", async () => {
    visit("#wall/6x10/1");
    await shows(".left", "Program 1 of 2,339.");
    await press("i");
    await shows(".left", "838 of 2,339 can have I there.");
    expect([focused().ariaLabel, find(".near").dataset.pins]).toEqual(["I", "I"]);
    // A field has the keys that are typed into it.
    inNumber().focus();
    await press("w 0");
    expect(find(".near")?.dataset.pins).toBe("I");
    named("I").focus();
    // A screen reader presses without a pointer.
    named("X").dispatchEvent(new (named("X").ownerDocument.defaultView.MouseEvent)("click", { bubbles: true }));
    await shows(".left", "can have I and X there.");
    await press("i");
    await shows(".left", "337 of 2,339 can have X there.");
    expect([addressNow(), named("X").getAttribute("aria-pressed")]).toEqual(["#wall/6x10/1?pins=X", "true"]);
    // What is shown has it there, perhaps turned.
    const place = EVERY[0].replace(/[^X ]/g, ".");
    for (const _ of "1234") {
      await choose("Next", "337 of 2,339");
      expect(boardOnTile().replace(/[^X ]/g, ".")).toBe(place);
    }
    for (const letter of "filnptuvwyz") await press(letter);
    await shows(".left", "Only this one.");
    await choose("Free all", PROGRAM);
  });

  test("Shift and arrows move a piece, and the board re-forms; what does not fit is said", async () => {
    visit("#wall/6x10/1357");
    await shows(".about .left", "Program 1,357 of 2,339.");
    await press("x");
    await shows(".about .left", "262 of 2,339 can have X there.");
    const before = boardOnTile();
    // Escape lets it go, and does not lead out; so does another window, which has the keyboard then.
    const leave = () => page.evaluate(() => dispatchEvent(new Event("blur")));
    for (const letGo of [() => press("Escape"), leave]) {
      await press("Shift+ArrowRight");
      await shows(".about .left", PROGRAM);
      await letGo();
      await shows(".about .left", "262 of 2,339 can have X there.");
      expect(boardOnTile()).toBe(before);
    }
    await press("Shift+ArrowRight");
    await press(Array(8).fill("Shift+ArrowUp").join(" "));
    await shows(".about .left", "No solution has X there.");
    await press("Shift");
    await shows(".about .left", "262 of 2,339 can have X there.");
    expect(boardOnTile()).toBe(before);
    named("X").focus();
    await press("Shift+ArrowRight");
    const carried = boardOnTile();
    await press("Shift");
    await shows(".about .left", /can have X there\.$/);
    expect([boardOnTile() === before, boardOnTile() === carried]).toEqual([false, true]);
    // An arrow alone goes to a neighbour that can have it there.
    await press("ArrowRight");
    await shows(".about .left", /can have X there\.$/);
  });

  test("a program is shown to the character, copied, saved and opened alone", async () => {
    const first = programOf(EVERY[0]);
    visit("#program/" + EVERY[0].replaceAll(" ", "_"));
    await shows(".left", "Program 1 of 2,339.");
    expect(find(".near pre").textContent).toBe(first);
    await choose("Copy the program", "The program is copied.");
    expect(await page.copied()).toBe(first);
    await choose("Download");
    await choose("Open it alone");
    const [saved, opened] = await page.sentOut();
    expect([saved, opened]).toEqual([
      ["pentomino.html", first],
      ["", first],
    ]);
    // Text is selected, and nothing moves; Escape ends that.
    await choose("Select the text");
    expect(find(".stage.selecting")).toBeTruthy();
    await press("ArrowRight");
    await shows(".left", "Program 1 of 2,339.");
    await press("Escape");
    await shows(".left", ALL);
  });
});

test("a solved board re-forms by mouse, and stays; where nothing fits, it flies back", async () => {
  visit("#play/" + SOLVED);
  await shows(".table .more", "Solution 1,898 of 2,339.");
  const board = boardIn();
  await page.carry(spotOf(3, 2), spotOf(3, 3));
  await shows(".card .more", /^Program 1,390 of 2,339\.$/);
  const moved = boardIn();
  expect([moved === board, /^.{11}..X/.test(moved)]).toEqual([false, true]);
  await point("move", spotOf(1, 10));
  await shows(".card .more", "No solution has X there.");
  await point("up", spotOf(1, 10));
  await sees(() => find(".card .more").textContent).toBe("");
  expect(boardIn()).toBe(board);
  await drag(spotOf(3, 2), spotOf(3, 3));
  await shows(".card .more", "Program 1,390 of 2,339. 262 of 2,339 can have X there.");
  expect([boardIn(), find(".table").dataset.pins]).toEqual([moved, "X"]);
  await choose("Show on the Wall", "262 of 2,339 can have X there.", ".about .left");
  expect(find(".near pre").textContent).toContain(`\n// ${moved}\n`);
  goBack();
  await shows(".card .more", "Program 1,390 of 2,339. 262 of 2,339 can have X there.");
  // A press beside it frees all.
  await click(over(find(".card .more")));
  await shows(".card .more", /^Program 1,390 of 2,339\.$/);
  await choose("Back to theirs", "Drag a piece, and the others make room.", ".card .note");
  expect(boardIn()).toBe(board);
});
