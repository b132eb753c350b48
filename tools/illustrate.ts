// Draws the pictures of programs in README.md from what the program really prints. The diagrams of ANALYSIS.md beside them were
// drawn once; two of them show parts of programs, and get the text of today.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "./command/files.ts";
import { command, run } from "./command/run.ts";
import { drawingOf, movingOf, repoured } from "./pictures/programs.ts";
import { copyOf, solutionsOf, textOf } from "./copies/copies.ts";
import { boardNamed } from "./solver/named.ts";
import { readRows } from "./solver/parse.ts";
import { fillings, puzzleOf } from "./solver/puzzles.ts";
import { EMPTY_BOARD } from "./twin/picture.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, ".pictures");

const ILLUSTRATE = command("illustrate", "Draws the pictures of programs in README.md from quine.ts.", "");

/** Between how many programs the letters move. */
const SHOWN = 5;

/** What a program prints with these options. Throws an Error if it fails. */
const printed = (name: string, program: string, ...options: string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["-", ...options], {
    input: program,
    encoding: "utf8",
  });
  if (status !== 0) throw Error(`${name} ended with ${status}: ${stderr.trim().split("\n").at(-1)}`);
  return stdout;
};

/** The first programs of the ring. Each was printed by the one before it, the first by the last. */
const walked = (boards: string[], text: string): string[] => {
  let program = copyOf(boards.at(-1)!, text);
  return boards.slice(0, SHOWN).map((board) => {
    program = printed("a program of the ring", program, "--resume", "--solutions", "1");
    if (program !== copyOf(board, text)) throw Error(`a program of the ring is not the picture of ${board}`);
    return program;
  });
};

export default run(ILLUSTRATE, async () => {
  const quine = readFileSync(join(ROOT, "quine.ts"), "utf8");
  const text = textOf(quine);
  const boards = solutionsOf(EMPTY_BOARD);
  // A puzzle of four pieces, so that --keep has something to print: the way to lay the others.
  const { board: puzzle } = puzzleOf(fillings(readRows(EMPTY_BOARD), boards), "medium", 2);
  const heart = printed("the heart", copyOf(boardNamed("heart")!.outline, text), "--solutions", "1");
  const diagram = (name: string): string => readFileSync(join(FOLDER, name), "utf8");
  // All are drawn before one is written: a program that does not run leaves the pictures as they are.
  const pictures = {
    "letters.svg": movingOf(walked(boards, text)),
    "quine.svg": drawingOf(quine),
    "heart.svg": drawingOf(heart),
    "partial.svg": drawingOf(copyOf(puzzle, text)),
    "tip.svg": repoured(diagram("tip.svg"), heart),
    "read.svg": repoured(diagram("read.svg"), copyOf(boards[0].replace(/[NW]/g, "x"), text)),
  };
  for (const [name, picture] of Object.entries(pictures)) writeWhole(join(FOLDER, name), picture);
});
