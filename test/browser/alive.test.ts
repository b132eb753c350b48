// A copy that is opened as a file lives: three browsers run the program that they show, and show the next one. The piece under the
// mouse, or under a finger, stays in its place.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { seriesOf, solutionsOf } from "../../tools/copies/copies.ts";
import { EMPTY_BOARD, outlineOf } from "../../tools/twin/picture.ts";
import { boardOf, evaluated, labels, programOf, QUINE, scratch } from "../run.ts";
import { chromium, firefox, PHONE, webKit } from "./drivers.ts";

const [first, second, third] = solutionsOf(EMPTY_BOARD);
const hearts = solutionsOf(boardOf("heart"));
const visited = seriesOf(EMPTY_BOARD);
const unfinished = visited.findIndex((board) => board.includes("x"));
const folder = scratch();
const strict = (options = {}) => chromium((error) => expect(error).toBe("no error"), options);
const phone = () => strict(PHONE);

test.for(Object.entries({ Chromium: () => strict(), "Chromium on a phone": phone, Firefox: firefox, WebKit: webKit }))(
  "%s: a copy becomes the next one, and the next, also around a piece",
  async ([name, drive], { skip }) => {
    const driver = await drive();
    if (!driver) return skip(`${name} is not installed`);
    for (const boards of [
      [first, second, third],
      [hearts.at(-1)!, hearts[0]],
      [visited[unfinished], visited[unfinished + 1]],
    ]) {
      const path = join(folder, "quine.html");
      writeFileSync(path, programOf(boards.shift()!));
      await driver.goto(pathToFileURL(path).href);
      const becomes = async (board: string) =>
        await expect
          .poll(() => driver.evaluate("document.body.textContent"), { timeout: 20_000, interval: 200 })
          .toBe(programOf(board).replace(/<body[^>]*>/, ""));
      for (const board of boards) await becomes(board);
      await driver.point("#W");
      const shown = boards.at(-1)!;
      const around = labels(evaluated(QUINE, "--keep", outlineOf(shown, "W")).stdout);
      for (const step of [1, 2, 3]) await becomes(around[(around.indexOf(shown) + step) % around.length]);
    }
  },
);
