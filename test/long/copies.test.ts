// Every copy prints the whole series, whatever solution it shows: half an hour.

import { expect, test } from "vitest";
import { solutionsOf } from "../../tools/copies/series.ts";
import { quineText } from "../../tools/copies/text.ts";
import { BLANK, copy } from "../../tools/twin/picture.ts";
import { node } from "../run.ts";

test("all 2,339 programs print all 2,339", { timeout: Infinity }, () => {
  const programs = solutionsOf(BLANK).map((board) => copy(board, quineText()));
  const series = programs.join("");
  const wrong = programs.filter((program) => node(["-"], program).stdout !== series);
  expect([programs.length, wrong]).toEqual([2339, []]);
});
