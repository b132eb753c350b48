// Draws the pictures of programs in README.md from what the program really prints. The diagrams of ANALYSIS.md beside them were
// drawn once; two of them show parts of programs, and get the text of today.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFolder, writeWhole } from "./command/files.ts";
import { command, run } from "./command/run.ts";
import { pictureOf, relayOf, repoured } from "./pictures/programs.ts";
import { copyOf, solutionsOf, textOf } from "./copies/copies.ts";
import { boardNamed } from "./solver/named.ts";
import { formatBoard, inLine } from "./solver/cells.ts";
import { fillings, puzzleOf } from "./solver/puzzles.ts";
import { EMPTY_BOARD } from "./twin/picture.ts";

const ROOT = join(import.meta.dirname, "..");

const ILLUSTRATE = command("illustrate", "Draws the pictures of programs in README.md from quine.ts.", "").argument(
  "[folder]",
  "where they go; .pictures in the repository if left out",
);

/** How many programs of the relay are shown: the first ones, and the last, which print the first again. */
const SHOWN = 5;

/** What a program prints with these options. Throws an Error if it fails. */
const printed = (name: string, program: string, ...options: string[]): string => {
  const run = spawnSync(process.execPath, ["-", ...options], { input: program, encoding: "utf8" });
  if (run.status !== 0) throw Error(`${name} ended with ${run.status}: ${run.stderr.trim().split("\n").at(-1)}`);
  return run.stdout;
};

/** Programs of the relay, each with the command that prints it, as a user would type it. */
const relay = (text: string) => {
  const boards = solutionsOf(EMPTY_BOARD);
  const nameOf = (place: number): string => `${place + 1}.ts`.padStart(7, "0");
  const places = [...boards.keys()];
  return [...places.slice(0, SHOWN), ...places.slice(-SHOWN)].map((place) => {
    const before = (place || boards.length) - 1;
    const [from, to] = [before, place].map(nameOf);
    const program = printed(from, copyOf(boards[before], text), "--resume", "--solutions", "1");
    return { command: `npx tsx ${from} --resume --solutions 1 > ${to}`, program };
  });
};

export default run(ILLUSTRATE, async (_, folder = join(ROOT, ".pictures")) => {
  checkFolder(folder);
  const quine = readFileSync(join(ROOT, "quine.ts"), "utf8");
  const text = textOf(quine);
  // A puzzle of four pieces, so that --keep has something to print: the way to lay the others.
  const { board: puzzle } = puzzleOf(fillings(formatBoard(EMPTY_BOARD), solutionsOf(EMPTY_BOARD)), "medium", 2);
  const heart = printed("the heart", copyOf(inLine(boardNamed("heart")!.outline), text), "--solutions", "1");
  const [first] = solutionsOf(EMPTY_BOARD);
  const diagram = (name: string): string => readFileSync(join(ROOT, ".pictures", name), "utf8");
  // All are drawn before one is written: a program that does not run leaves the pictures as they are.
  const pictures = {
    "relay.svg": relayOf(relay(text)),
    "quine.svg": pictureOf(quine),
    "heart.svg": pictureOf(heart),
    "partial.svg": pictureOf(copyOf(inLine(puzzle), text)),
    "tip.svg": repoured(diagram("tip.svg"), heart),
    "read.svg": repoured(diagram("read.svg"), copyOf(first.replace(/[NW]/g, "x"), text)),
  };
  for (const [name, picture] of Object.entries(pictures)) writeWhole(join(folder, name), picture);
});
