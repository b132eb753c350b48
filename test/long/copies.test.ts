// Every copy prints the whole series: twenty minutes. And the ring leads back to its first program: each one, run with
// --resume --solutions 1, prints the next one, and the last one the first. What is run is what the program before has printed.
// And every change of a single character in a program is found: half a minute.

import { expect, test } from "vitest";
import { solutionsOf } from "../../tools/copies/copies.ts";
import { EMPTY_BOARD } from "../../tools/twin/picture.ts";
import { COMING, expectFound } from "../changes.ts";
import { boardOf, node, programOf, QUINE } from "../run.ts";

const programs = solutionsOf(EMPTY_BOARD).map(programOf);

test("all 2,339 programs print all 2,339", { timeout: Infinity }, () => {
  const series = programs.join("");
  const wrong = programs.filter((program) => node(["-"], program).stdout !== series);
  expect([programs.length, wrong]).toEqual([2339, []]);
});

test("after 2,339 steps the first program is there again", { timeout: Infinity }, () => {
  const [first, ...others] = programs;
  expect(first).toBe(QUINE);
  let printed = first;
  for (const next of [...others, first]) {
    printed = node(["-", "--resume", "--solutions", "1"], printed).stdout;
    expect(printed === next).toBe(true);
  }
});

test("every change of a single character is found, unless no program looks there", { timeout: Infinity }, async () => {
  const program = programOf(solutionsOf(boardOf("3x20"))[0]);
  for (let at = 0; at <= program.length; at++)
    for (const coming of COMING) for (const gone of [0, 1]) await expectFound(program, at, coming, gone);
});
