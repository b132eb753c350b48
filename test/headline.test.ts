// What the headline says of a game, and where its main button leads.

import { describe, expect, test } from "vitest";
import { showing } from "../tools/page/place/address.ts";
import { emptyHand, type Hand } from "../tools/page/hand/hand.ts";
import { headlineOf, lessonOf, type Scene, wayOn } from "../tools/page/game/headline.ts";
import * as laying from "../tools/page/hand/laying.ts";
import { countsOf, nothingFound } from "../tools/page/search/found.ts";
import * as games from "../tools/page/game/game.ts";
import { lettersOf } from "../tools/boards/cells.ts";
import { readPuzzle } from "../tools/puzzles/puzzles.ts";
import type { Summary } from "../tools/solver/solver.ts";
import { allSolutions } from "./run.ts";

describe("the headline", () => {
  const [empty, some, full] = ["xxxxx xxxxx xxxxx", "IIIII xxxxx xxxxx", "UUXPP UXXXP UUXPP"];
  const fresh = { puzzle: readPuzzle(""), game: games.newGame(empty), hand: emptyHand(empty) };
  const counts = { left: 28, ways: undefined, count: 7, which: 0 };
  const seen = { isForeign: false, asked: empty, laid: undefined, hint: undefined, cut: [], own: [] };
  const scene: Scene = { ...fresh, ...counts, ...seen, refusal: "", lesson: "", told: "" };
  const game = games.moved(fresh.game, some);
  const byKeys = { ...fresh.hand, byKeys: true };
  const hand: Hand = { ...byKeys, held: laying.take("L") };
  const carried: Hand = { ...hand, state: "carried", byKeys: false, near: [0] };
  const dropped: Hand = { ...fresh.hand, misfit: "L" };
  const solved = { ...games.newGame(full), seconds: 75 };
  const byHints = { ...solved, positions: [empty, full], at: 1, log: "?U?XP" };

  test.each<[Partial<Scene>, string, (string | undefined)?, boolean?]>([
    [{ game: undefined, refusal: "there is none" }, "There is none.", undefined, true],
    // Nothing is known of a board that is not there yet.
    [{ game: undefined, puzzle: readPuzzle("easy-1") }, "Finding the puzzle …"],
    [{ puzzle: readPuzzle("easy-1") }, "Fill the board.", "It has one answer."],
    [{ game: games.newGame(some, full) }, "Drag the two pieces in."],
    // Those who came by keys cannot.
    [{ game: games.newGame(some, full), hand: byKeys, lesson: "Type L." }, "Type L."],
    [{ puzzle: readPuzzle("easy-1"), hand: byKeys, lesson: "Type L." }, "Fill the board.", "Type L."],
    // The promise is made once: it stays while a piece is in the hand, and is gone after the first move.
    [{ puzzle: readPuzzle("easy-1"), hand }, "L does not fit here.", "It has one answer."],
    [{ puzzle: readPuzzle("easy-1"), game }, "2 pieces left."],
    // It is said once, by the line or by the headline.
    [{ puzzle: readPuzzle("easy-1"), game, hand, told: "L does not fit here. Turn it." }, "L does not fit here."],
    [{ puzzle: readPuzzle("easy-1"), game, told: "L does not fit here." }, "2 pieces left.", "L does not fit here."],
    [{ game: solved, which: 3 }, "Solved! 1:15, no hints", "Solution 3 of 7."],
    [{ game: solved, which: 3, own: [3, 5] }, "Solved! 1:15, no hints", "Solution 3 of 7. 2 of 7 are yours."],
    [{ game: solved, own: [5] }, "Solved! 1:15, no hints", ""],
    [{ own: [5] }, "7 solutions.", "1 of 7 is yours."],
    [
      { puzzle: readPuzzle("easy-1"), game, cut: [7] },
      "2 pieces left.",
      "No piece fits this hole: take one back.",
      true,
    ],
    [{ game: { ...solved, log: "UP!" }, which: 3, own: [5] }, "This is the answer.", "Solution 3 of 7."],
    [{ game: solved, which: 3, isForeign: true }, "This link shows a solution.", "Solution 3 of 7."],
    [{ game: byHints, which: 3, own: [5] }, "Solved! 1:15, 2 hints", "Solution 3 of 7. Mostly by hints: not counted."],
    [{ hint: { letter: "L", cells: [] } }, "L goes here.", "Press Hint again to place it."],
    [{ game, hint: { letter: "I", cells: [] } }, "I is in the wrong place.", "Press Hint again to take it back.", true],
    [{ hand: { ...hand, byKeys: false } }, "7 solutions.", ""],
    [{ hand, laid: some }, "L fits here."],
    [{ hand, laid: some, ways: 0 }, "L here leaves no way to go on."],
    // By mouse or finger it says so before it is let go, and after a drop until one is turned.
    [{ hand: carried, lesson: "Turn it." }, "7 solutions.", "L does not fit here. Turn it."],
    [{ hand: carried, laid: some }, "7 solutions.", ""],
    [{ hand: { ...carried, near: undefined } }, "7 solutions.", ""],
    [{ hand: dropped, game, left: 1, lesson: "Turn it." }, "1 way left.", "L does not fit here. Turn it."],
    [{ hand: { ...dropped, hasTurned: true }, game, left: 1 }, "1 way left."],
    [{ hand: { ...dropped, misfit: "I" }, game, left: 1 }, "1 way left."],
    [{ puzzle: readPuzzle("easy-1"), own: [3, 5] }, "Fill the board.", "It has one answer. 2 of 7 are yours."],
    // Before all is found, some of them are not known.
    [{ puzzle: readPuzzle("easy-1"), own: [3], left: undefined }, "Fill the board.", "It has one answer."],
    [{ left: undefined }, "Counting …"],
    [{ left: 7 }, "7 solutions.", ""],
    [{ left: 0 }, "This board has no solution.", undefined, true],
    [{ game, left: 1 }, "1 way left."],
    [{ lesson: "Press it.", game, left: 1 }, "1 way left.", "Press it."],
    [{ lesson: "Press it.", game, puzzle: readPuzzle("easy-1") }, "2 pieces left.", "Press it."],
    [{ lesson: "Press it.", game, left: 0 }, "No way to go on.", "Take a piece back.", true],
  ])("%j: %s", (more, words, rest, isBad) => {
    expect(headlineOf({ ...scene, ...more })).toEqual({ words, more: rest, isBad });
  });

  test.each<[string, string, string, string?]>([
    // A puzzle, what was done, and what the main button says and leads to.
    ["easy-2026-11-21", "UP", "Next: Medium", "medium-2026-11-21"],
    ["expert-2026-11-21", "UP", "New puzzle", "expert-99"],
    ["easy-2026-11-21", "U!", "New puzzle", "easy-99"],
    ["first", "UP", "Today’s puzzle", "easy-2026-11-22"],
    ["", "UP", ""],
  ])("after %j, %j, there is a way on: %s", (name, log, words, next) => {
    const puzzle = readPuzzle(name);
    const place = { ...showing("play", name === "first" ? games.FIRST.answer : full), puzzle };
    const way = wayOn(place, { ...solved, log }, "2026-11-22", 99);
    expect([way?.[0] ?? "", way?.[1].name]).toEqual([words, next]);
  });

  test("counts on the board that is played, and with what is held, once all is found", () => {
    const all = allSolutions("3x5").map(lettersOf);
    const found = { ...nothingFound(empty), solutions: all, summary: {} as Summary };
    const [one, other] = all.map((letters) => letters.replace(/.{5}(?!$)/g, "$& "));
    const laid = one.replace(/[^P ]/g, "x");
    expect(countsOf(found, empty, laid)).toMatchObject({ left: 28, ways: 1, count: 7, which: 0 });
    expect([one, other].map((each) => countsOf(found, each, undefined))).toMatchObject([
      { left: 1, ways: undefined, which: 1 },
      { left: 1, ways: undefined, which: 2 },
    ]);
    const early = countsOf({ ...found, summary: undefined! }, one, laid);
    expect(early).toMatchObject({ left: undefined, ways: undefined, which: 0 });
  });

  const KEYS = "Arrows move it, R turns, M mirrors, Enter lays it, Escape puts it back.";
  const held = laying.take("L");
  test.each<[Partial<Hand>, boolean, boolean, string]>([
    // The hand, whether a piece is laid, and whether there is a mouse.
    [{}, false, false, ""],
    [{ byKeys: true }, false, true, "Type T or U to take a piece."],
    [{ byKeys: true, hasKeyed: true }, false, true, ""],
    [{}, true, false, "Press a piece in the tray twice to turn it."],
    // It was dropped where it does not fit, by mouse or finger. It is laid, or a piece is turned, and the lesson ends.
    [{ misfit: "T" }, false, true, "Press it to turn it."],
    [{ misfit: "T" }, true, false, "Press it to turn it."],
    [{ misfit: "L" }, false, false, ""],
    [{ misfit: "T", hasTurned: true }, false, false, ""],
    [{ held }, false, false, "Press it to turn it."],
    [{ held }, false, true, "The wheel, a right click or R turns the piece that you hold."],
    [{ held, hasTurned: true }, true, true, ""],
    [{ held, byKeys: true, hasTurned: true }, true, true, KEYS],
    [{ held, byKeys: true, hasKeyed: true }, true, true, ""],
  ])("teaches what a hand can do: %j, %j, %j", (more, isBegun, isMouse, words) => {
    expect(lessonOf({ ...emptyHand(empty), ...more }, "TU", isBegun, () => isMouse)).toBe(words);
  });
});
