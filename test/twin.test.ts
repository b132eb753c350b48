import { expect, test } from "vitest";
import { regionOf } from "../tools/solver/cells.ts";
import { smallHole } from "../tools/twin/regexes.ts";
import { lineOf } from "../tools/solver/steps.ts";
import { image, MOVEMENTS, symmetries } from "../tools/twin/board.ts";
import { type Nodes, prepare } from "../tools/twin/search.ts";
import { boardOf, images } from "./run.ts";

test("an image is turned or reflected, and all eight differ", () => {
  const board = "xxF x.x";
  expect(image(board, 7)).toBe("xx x. Fx");
  const all = "xxF x.x, xx .x xF, x.x Fxx, Fx x. xx, x.x xxF, xF .x xx, Fxx x.x, xx x. Fx";
  expect(images(board)).toEqual(all.split(", "));
  MOVEMENTS.forEach((movement, i) => expect(image(image(board, movement), i)).toBe(board));
});

test("the regex for holes finds one on exactly those boards of 4x4 that have a part of one to four cells", () => {
  const small = smallHole(5);
  const wrong = Array.from({ length: 2 ** 16 }, (_, bits) => {
    const cells = bits.toString(2).padStart(16, "0").replace(/0/g, ".").replace(/1/g, "x");
    return cells.match(/.{4}/g)!.join(" ");
  }).filter((board) => {
    const parts = [...board].flatMap((cell, at) => (cell === "x" ? regionOf(board, at).length : []));
    return small.test(lineOf(board)) !== parts.some((size) => size < 5);
  });
  expect(wrong).toEqual([]);
});

test("the search visits no board twice, and if it is run again asks the regexes nothing new", () => {
  const board = boardOf("8x8-centre");
  const nodes: Nodes = new Map();
  const visited: string[] = [];
  const group = symmetries(board, MOVEMENTS);
  const search = prepare(board, group, (boardAt, depth) => visited.push(boardAt(depth)), board, nodes);
  const moves = search();
  expect(visited.length).toBeGreaterThan(65);
  expect(new Set(visited)).toHaveProperty("size", visited.length);
  const [boards, before] = [nodes.size, [...visited]];
  expect(search()).toBe(moves);
  expect([nodes.size, visited]).toEqual([boards, [...before, ...before]]);
});
