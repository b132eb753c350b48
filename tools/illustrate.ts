// Draws the pictures of programs. The other diagrams were drawn by hand, and get the colours of today.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EMPTY_BOARD } from "./twin/picture.ts";
import { COLOURS } from "./boards/colours.ts";
import { boardNamed } from "./boards/named.ts";
import { readRows } from "./boards/parse.ts";
import { fillings, puzzleOf } from "./puzzles/puzzles.ts";
import { copier, pictureOf, solutionsOf, textOf } from "./copies/copies.ts";
import { drawingOf, LINE, movingOf } from "./pictures/programs.ts";
import { searching } from "./pictures/search.ts";
import { escaped } from "./pictures/shapes.ts";
import { type Step, steps } from "./solver/steps.ts";
import { writeWhole } from "./command/files.ts";
import { command, run } from "./command/run.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, ".pictures");

/** Drawn by hand: the class of each shape of a piece is its letter. */
const DIAGRAMS = ["dots.svg", "glyph.svg", "hole.svg", "line.svg", "meet.svg", "pieces.svg", "ring.svg"];

/** A diagram in which pieces have the colours of the program, which stand at the end of its style. */
const coloured = (diagram: string): string =>
  diagram.replace(/(\.[A-Z]\{[^}]*\})*(?=<\/style>)/, () =>
    Object.entries(COLOURS)
      .map(([letter, colour]) => `.${letter}{fill:${colour}}`)
      .join(""),
  );

/** Part of a program, drawn by hand, with the text that the program has today: each line of it is where it was. */
const retold = (drawing: string, program: string): string =>
  drawing.replace(
    /(<text y="([\d.]+)" textLength[^>]*>)[^<…]*(?=<)/g,
    (_, tag, y) => tag + escaped(pictureOf(program)[Math.floor(y / LINE)]),
  );

/** Between how many programs the letters move. */
const SHOWN = 5;

/** The steps of the search from its 1,690th move to the first solution. */
const lastSteps = (): Step[] => {
  const shown: Step[] = [];
  for (const step of steps(EMPTY_BOARD, [""])) {
    if (step.moves >= 1690) shown.push(step);
    if (step.kind === "solution") break;
  }
  return shown;
};

export default run(command("illustrate", "Draws the pictures of programs from quine.ts."), async () => {
  const quine = readFileSync(join(ROOT, "quine.ts"), "utf8");
  const text = textOf(quine);
  const boards = solutionsOf(EMPTY_BOARD);
  // A puzzle of four pieces, so that --keep has something to print: the way to lay the others.
  const { board: puzzle } = puzzleOf(fillings(readRows(EMPTY_BOARD), boards), "medium", 2);
  const copy = copier(text);
  const heart = copy(solutionsOf(boardNamed("heart")!.outline)[0]);
  const partial = copy(boards[0].replace(/[NW]/g, "x"));
  const drawing = (name: string): string => readFileSync(join(FOLDER, name), "utf8");
  const pictures = {
    "letters.svg": movingOf(boards.slice(0, SHOWN).map(copy)),
    "search.svg": searching(lastSteps()),
    "quine.svg": drawingOf(quine),
    "heart.svg": drawingOf(heart),
    "partial.svg": drawingOf(copy(puzzle)),
    "tip.svg": retold(drawing("tip.svg"), heart),
    "cell.svg": retold(drawing("cell.svg"), partial),
    "read.svg": retold(drawing("read.svg"), partial),
    ...Object.fromEntries(DIAGRAMS.map((name) => [name, coloured(drawing(name))])),
  };
  for (const [name, picture] of Object.entries(pictures)) writeWhole(join(FOLDER, name), picture);
});
