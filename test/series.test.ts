import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BOARDS } from "../tools/solver/named.ts";
import { countCells, inLine, parseBoard } from "../tools/solver/parse.ts";
import { raw } from "../tools/solver/drawings.ts";
import { solve } from "../tools/solver/solver.ts";
import { quineText } from "../tools/copies/text.ts";
import { copy } from "../tools/twin/picture.ts";
import { evaluated, labels, ROOT } from "./run.ts";

// What `npx tsx tools/solve.ts --raw NAME | sha256sum` prints, a line a board.
const sums = readFileSync(join(ROOT, "test/SHA256SUMS"), "utf8");
const text = quineText();

test("every built-in board has its checksum", () => {
  expect(sums.trimEnd().replace(/.*  /g, "").split("\n")).toEqual(BOARDS.map(({ name }) => name));
});

test.each(BOARDS.map((board) => [board.name, board] as const))(
  "the series of %s",
  (name, { outline, pieces, solutions: count }) => {
    const series: string[] = [];
    const hash = createHash("sha256");
    solve(outline, (placed) => void (series.push(placed), hash.update(raw(placed) + "\n")), { pieces });
    expect(series).toHaveLength(count);
    expect(`${hash.digest("hex")}  ${name}`).toBe(sums.split("\n").find((line) => line.endsWith("  " + name)));

    const board = parseBoard(outline);
    if (countCells(board) === 60 && count < 100)
      expect(labels(evaluated(copy(board, text)).stdout)).toEqual(series.map(inLine));
  },
);
