import { describe, expect, test } from "vitest";
import { painted } from "../tools/copies/painted.ts";
import { streamOf } from "../tools/copies/running.ts";
import { quineText } from "../tools/copies/text.ts";
import { coloured } from "../tools/solver/drawings.ts";
import { BLANK, copy } from "../tools/twin/picture.ts";
import { BOARDS } from "./boards.ts";

const text = quineText();
const series = streamOf(BLANK);
const solved = series[0];
const partial = series.find((board) => /x/.test(board))!;
const unpaint = (output: string): string => output.replace(/\x1b\[[\d;]*m/g, "");

describe.each([
  ["a solved board", solved],
  ["a partial board", partial],
  ["a blank board", BLANK],
  ["a board with a hole", streamOf(BOARDS["8x8 without its centre"].board)[0]],
])("%s", (_, board) => {
  test("is painted, and nothing else happens to it", () => {
    expect(unpaint(painted(board, text, coloured))).toBe(copy(board, text));
    expect(painted(board, text, (run) => run)).toBe(copy(board, text));
  });

  test("hands each cell's characters over with the cell's letter", () => {
    // Every run becomes as many letters: so the board can be read from the middle of each cell.
    const picture = painted(board, text, (run, letter) => letter.repeat(run.length)).split("\n");
    const rows = board.split(" ");
    const seen = rows.map((row, y) => [...row].map((_, x) => picture[1 + 7 * y + 3][11 * x + 4] ?? " ").join(""));
    expect(seen.join("/").replaceAll(" ", ".")).toBe(rows.join("/"));
    for (const line of picture.slice(1, 1 + 7 * rows.length)) expect(line).toMatch(/^[A-Zx ]*$/);
  });
});
