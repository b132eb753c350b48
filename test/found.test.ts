// What is left of a board, what a player has found, and the text below a board.

import { beforeEach, expect, test } from "vitest";
import { boardOf } from "../tools/page/place/address.ts";
import { addOwn, boardOfImage, imagesLike, nothingFound, numberOf, ownOf } from "../tools/page/search/found.ts";
import { recall, remember } from "../tools/page/place/memory.ts";
import { lettersOf } from "../tools/boards/cells.ts";
import { isDrawable, programOf, textAs } from "../tools/page/program/source.ts";
import { outlineOf } from "../tools/twin/picture.ts";
import { allSolutions } from "./run.ts";
import { storage } from "./stored.ts";

beforeEach(() => void storage());

test.each<[string, string]>([
  ["3x20", boardOf("3x20")!],
  ["three ways", "LLLLxxYYYY LXxxxxxxYI XXXxxxxxxI xXxxxxZZxI xxxxxxxZxI xxxxxxxZZI"],
  ["an image of itself", "xxxxx"],
  ["a tower of twenty", "xxx .x. .x. .x. xxx .x. .x. .x. .x. .x. .x. xxx x.x"],
  ["a tower, one laid", "xxx .x. .x. .X. XXX .X. .x. .x. .x. .x. .x."],
])("the ways to complete a board: %s", (_, board) => {
  // Every way, images and all, found by asking for images.
  const all = allSolutions(board, { all: true });
  const outline = outlineOf(board);
  const found = nothingFound(outline);
  found.solutions = allSolutions(outline).map(lettersOf);
  const images = imagesLike(found, board);
  expect(images).toHaveLength(all.length);
  expect(new Set(images.map((each) => boardOfImage(found, each)))).toEqual(new Set(all));
  expect(numberOf(found, boardOfImage(found, [found.solutions[0], found.mappings.at(-1)!]))).toBe(1);
});

test("the solutions that a player has found are counted, each once, whatever is stored", () => {
  const found = { ...nothingFound("xxxxx xxxxx xxxxx"), solutions: [..."abcdefg"] };
  remember("found-3x5", [2, 2, 9, "3", null, 0, 1.5, {}]);
  for (const which of [2, 4]) addOwn(found, which);
  expect([recall("found-3x5"), ownOf(found), ownOf(nothingFound("xxxxx"))]).toEqual([[2, 4], [2, 4], []]);
});

test("given pieces of a small board have as much of the text as there is room for", () => {
  const board = "VVVxx Vxxxx Vxxxx";
  expect(isDrawable(board)).toBe(false);
  expect(textAs(board)).toMatch(/^var\{raw:\[ink\]\}=O.*\n[^]*\n\/\/ VVVxx Vxxxx Vxxxx\n/);
  const [solution] = allSolutions("6x10");
  expect(textAs(solution)).toBe(programOf(solution));
});
