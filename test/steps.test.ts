// The search, and what is told of it step by step: the same solutions in the same order, with the same moves.

import { expect, test } from "vitest";
import { regionOf } from "../tools/boards/cells.ts";
import { readRows } from "../tools/boards/parse.ts";
import { holeIn } from "../tools/solver/hole.ts";
import { taskOf } from "../tools/solver/task.ts";
import { image, MOVEMENTS } from "../tools/twin/board.ts";
import { smallHole } from "../tools/twin/regexes.ts";
import { images } from "./run.ts";

test("an image is turned or reflected, and all eight differ", () => {
  const board = "xxF x.x";
  const all = "xxF x.x, xx .x xF, x.x Fxx, Fx x. xx, x.x xxF, xF .x xx, Fxx x.x, xx x. Fx";
  expect(images(board)).toEqual(all.split(", "));
  MOVEMENTS.forEach((movement, i) => expect(image(image(board, movement), i)).toBe(board));
});

test("the regex for holes finds one on exactly those boards of 3x5 that have a part of one to four cells", () => {
  const small = smallHole(6);
  const boards = Array.from({ length: 2 ** 15 }, (_, bits) => {
    const cells = bits.toString(2).padStart(15, "0").replace(/0/g, ".").replace(/1/g, "x");
    return cells.match(/.{5}/g)!.join(" ");
  });
  const hasPart = (board: string) => [...board].some((cell, at) => cell === "x" && regionOf(board, at).length < 5);
  expect(boards.filter((board) => holeIn(board, small).length > 0 !== hasPart(board))).toEqual([]);
});

test("gaps become narrow, and those that differ still differ", () =>
  expect(taskOf(readRows(`xxxxx${".".repeat(9)}xxxxx${".".repeat(10)}xxxxx`)).board).toBe("xxxxx.xxxxx..xxxxx"));
