// Draws the pictures of programs in README.md. The diagrams of ANALYSIS.md beside them were drawn once; two of them show parts of
// programs, and get the text of today.

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

/** Between how many programs the letters move. */
const SHOWN = 5;

export default run(command("illustrate", "Draws the pictures of programs from quine.ts."), async () => {
  const quine = readFileSync(join(ROOT, "quine.ts"), "utf8");
  const text = textOf(quine);
  const boards = solutionsOf(EMPTY_BOARD);
  // A puzzle of four pieces, so that --keep has something to print: the way to lay the others.
  const { board: puzzle } = puzzleOf(fillings(readRows(EMPTY_BOARD), boards), "medium", 2);
  const heart = copyOf(solutionsOf(boardNamed("heart")!.outline)[0], text);
  const diagram = (name: string): string => readFileSync(join(FOLDER, name), "utf8");
  const pictures = {
    "letters.svg": movingOf(boards.slice(0, SHOWN).map((board) => copyOf(board, text))),
    "quine.svg": drawingOf(quine),
    "heart.svg": drawingOf(heart),
    "partial.svg": drawingOf(copyOf(puzzle, text)),
    "tip.svg": repoured(diagram("tip.svg"), heart),
    "read.svg": repoured(diagram("read.svg"), copyOf(boards[0].replace(/[NW]/g, "x"), text)),
  };
  for (const [name, picture] of Object.entries(pictures)) writeWhole(join(FOLDER, name), picture);
});
