// A board on the command line does what its picture does. Anything else is refused, and never mistaken for a board.

import fc from "fast-check";
import { expect, test } from "vitest";
import { countCells } from "../tools/boards/cells.ts";
import { BoardError } from "../tools/words/flaws.ts";
import { readRows } from "../tools/boards/parse.ts";
import { solutionsOf } from "../tools/copies/copies.ts";
import { EMPTY_BOARD as EMPTY } from "../tools/twin/picture.ts";
import { anyBoard } from "./board.ts";
import { boardOf, evaluated, labels, programOf, QUINE, rows } from "./run.ts";

const [hearts, wide] = ["heart", "3x20"].map((name) => solutionsOf(boardOf(name)));

test("rows as words or in quotes, before or after the options: as the program in that shape", () => {
  const someOptions = fc.constantFrom("--solutions 2", "--keep --solutions 1", "--resume --solutions=1");
  fc.assert(
    fc.property(anyBoard, someOptions, (board, options) => {
      fc.pre(!/[. ]{100}/.test(board));
      const same = evaluated(programOf(board), ...options.split(" "));
      for (const line of [`${options} ${board}`, `${board} ${options}`])
        for (const words of [line.split(" "), [line]]) expect(evaluated(QUINE, ...words)).toEqual(same);
    }),
    { numRuns: 8 },
  );
});

const [first] = solutionsOf(EMPTY);
const without = (letters: RegExp) => first.replace(letters, "x");

const REFUSED = [
  ...["--all --nonsense", "--all--quiet", "--solutions.5", "--solutions\u00e91", "--allx", "heart", "--solutions"],
  ...["--solutions 0", "--solutions -1", "--solutions --all", "--all 3", "--solutions 3 4", "-q", "--solutions help"],
  ...["--nohelp", "-help"],
  // 59, 61, 120 and other numbers of cells
  ...["x", ".", "x".repeat(59), "x".repeat(61), rows(6, "x".repeat(20)), rows(12, "x".repeat(10)), rows(11, "xxxxx")],
  ...["I".repeat(60), without(/I/g).slice(1), first + " " + first, `${first} --all ${first}`],
  // rows of different lengths, and margins
  ...[rows(5, "xxxxxxxxxx") + " xxxxx xxxxx", EMPTY.slice(0, 32) + EMPTY.slice(33) + "x", first.replace(" ", "")],
  ...["." + EMPTY.replaceAll(" ", " ."), EMPTY.replaceAll(" ", ". ") + ".", rows(2, "..........") + " " + EMPTY],
  ...[EMPTY + " ..........", EMPTY + " ..", EMPTY + ".", ". " + EMPTY],
  // letters without a piece, cells that are not that piece, a piece twice
  ...[first.replace(/N/g, "B"), first.replace(/I/g, "S"), first.toLowerCase(), without(/I/)],
  ...[first.replace(/V/g, "U"), without(/[IV]/g).replace("x", "V"), first.replace(/I/g, "V").replace(/V{3}$/, "III")],
  ...[EMPTY.replaceAll("xxxxx", "IIIII"), EMPTY.replace("xxxxx", "LLLLL")],
  ...[
    "IIIIIxxxxI" + " xxxxxxxxxI".repeat(4) + " xxxxxxxxxx",
    "LxxxxxxxLL LxxxxxxxxL LxxxxxxxxL LLxxxxxxxL " + rows(2, "xxxxxxxxxx"),
  ],
  // other characters, and what nothing can hold
  ...[EMPTY.replace(" ", "\u200b"), EMPTY.replace(" ", " \u00ad"), EMPTY.replace("x", "\u00d7"), EMPTY + " //"],
  ...["/" + EMPTY.replace(" ", "/"), EMPTY.replace(" ", " // "), EMPTY.replace(" ", " /")],
  ...[EMPTY + "--all", EMPTY + " --al", "--sol " + EMPTY, "x".repeat(1e5), ".".repeat(1e5)],
  ...["x".repeat(30) + ".".repeat(99_940) + "x".repeat(30), "--all ".repeat(9999) + "x"],
];

/** What may follow the program. */
const HELP = /^Usage:\n\/\^.*--\(all\|color\|verbose\|quiet\|keep\|resume\|solutions.*\{60\}.*\$\/\n$/;

test.each(REFUSED.map((words) => [words.slice(0, 80), words]))("%j is refused with what there is", (_, words) => {
  for (const line of [words.split(" "), [words]]) {
    const { stderr, ...run } = evaluated(QUINE, ...line);
    expect(run).toEqual({ stdout: "", status: 2 });
    expect(stderr).toMatch(HELP);
  }
});

test("blanks make no difference", () => expect(evaluated(QUINE, "", "", "--solutions", "1", " ").stdout).toBe(QUINE));

const lines = hearts[0].replaceAll(" ", "\n") + "\n";
const label = "// " + hearts[0];

test.each([
  ["a file in quotes", [lines]],
  ["a file with CR LF in quotes", [lines.replaceAll("\n", "\r\n")]],
  ["a file with CR LF as words", lines.replaceAll("\n", "\r\n").split("\n")],
  ["tabs and several blanks", [hearts[0].replaceAll(" ", "\t  ")]],
  ["blanks at both ends of each word", hearts[0].split(" ").map((row) => `\u00a0 ${row}\t`)],
  ["a byte-order mark", ["\ufeff" + lines]],
  ["a label as it is printed, as words", label.split(" ")],
  ["a label as it is printed, in quotes", [label + "\n"]],
])("a board as people paste it: %s", (_, words) => {
  const { stdout } = evaluated(QUINE, "--resume", "--solutions", "1", ...words);
  expect(stdout).toBe(programOf(hearts[1]));
  expect(evaluated(QUINE, ...words, "--resume", "--solutions", "1").stdout).toBe(stdout);
});

test("a board that changes at random is refused, or is the one that was typed", () => {
  const change = fc.tuple(fc.nat(70), fc.nat(2), fc.constantFrom(..."x..FILNPTUVWXYZ \n"));
  const changed = (board: string, [at, out, what]: [number, number, string]) =>
    board.slice(0, at) + what + board.slice(at + out);
  const isBoard = (text: string) => {
    try {
      return text === readRows(text).line && countCells(text) === 60;
    } catch (error) {
      expect(error).toBeInstanceOf(BoardError);
      return false;
    }
  };
  fc.assert(
    fc.property(fc.constantFrom(...hearts, ...wide), fc.array(change, { maxLength: 3 }), (board, changes) => {
      const words = changes.reduce(changed, board);
      const typed = words.trim().replace(/\s+/g, " ");
      const { status, stdout } = evaluated(QUINE, "--keep", "--solutions", "9", words);
      expect(status).toBe(isBoard(typed) ? 0 : 2);
      const pattern = RegExp(`^${typed.replace(/\./g, "\\.").replace(/x/g, "[A-Z]")}$`);
      for (const printed of labels(stdout)) expect(printed).toMatch(pattern);
    }),
    { numRuns: 60 },
  );
});
