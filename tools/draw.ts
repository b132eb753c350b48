// Draws the pictures of README.md from what the program really prints. The diagrams of ANALYSIS.md stand beside them, drawn once.

import { mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "./command/files.ts";
import { command, run } from "./command/run.ts";
import { pictureOf, relayOf } from "./pictures/drawn.ts";
import { runProgram } from "./copies/running.ts";
import { seriesOf } from "./copies/series.ts";
import { textOf } from "./copies/text.ts";
import { BLANK, copy } from "./twin/picture.ts";

const ROOT = join(import.meta.dirname, "..");

const DRAW = command("draw", "Draws the pictures of README.md from quine.ts.", "out").argument(
  "[folder]",
  "where they go; .pictures in the repository if left out",
);

/** How many programs are in the relay. */
const RUNNERS = 10;

const OPTIONS = ["--resume", "--solutions", "1"];

/** Runs programs, each printed by the one before, and returns them with the commands as a user would type them. */
const relay = async (quine: string): Promise<{ command: string; program: string }[]> => {
  const nameOf = (place: number): string => (place > 1 ? `${place}.ts`.padStart(7, "0") : "quine.ts");
  const steps = [{ command: "cat quine.ts", program: quine }];
  for (let place = 1; place < RUNNERS; place++) {
    const { status, message, output: program } = await runProgram(steps.at(-1)!.program, OPTIONS);
    if (status !== 0) throw Error(`${nameOf(place)} ended with ${status}: ${message}`);
    steps.push({ command: `npx tsx ${nameOf(place)} ${OPTIONS.join(" ")} > ${nameOf(place + 1)}`, program });
  }
  return steps;
};

export default run(DRAW, async (_, folder = join(ROOT, ".pictures")) => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) mkdirSync(folder);
  const quine = readFileSync(join(ROOT, "quine.ts"), "utf8");
  const emptyCells = (board: string): number => board.split("x").length;
  const emptiest = seriesOf(BLANK).reduce((best, board) => (emptyCells(board) > emptyCells(best) ? board : best));
  // All are drawn before one is written: a program that does not run leaves the pictures as they are.
  const pictures = {
    "relay.svg": relayOf(await relay(quine)),
    "quine.svg": pictureOf(quine),
    "partial.svg": pictureOf(copy(emptiest, textOf(quine))),
  };
  for (const [name, picture] of Object.entries(pictures)) writeWhole(join(folder, name), picture);
});
