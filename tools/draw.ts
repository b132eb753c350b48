// Draws the pictures of README.md and ANALYSIS.md from what the program really prints.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, scratch, writeWhole } from "./command/files.ts";
import { command, run } from "./command/run.ts";
import { asGlyph, asHole, asLine, asRead } from "./pictures/diagrams.ts";
import { pictureOf, relayOf } from "./pictures/drawn.ts";
import { previewPng } from "./pictures/preview.ts";
import { runProgram } from "./copies/running.ts";
import { visitsOf } from "./copies/visits.ts";
import { textOf } from "./copies/text.ts";
import { image, MOVEMENTS } from "./twin/board.ts";
import { BLANK, copy } from "./twin/picture.ts";
import { turnOf } from "./twin/search.ts";

const ROOT = join(import.meta.dirname, "..");

const DRAW = command(
  "tools/draw.ts",
  "Draws the pictures of README.md, ANALYSIS.md and the page from quine.ts.",
).argument("[folder]", "where they go; .pictures in the repository if left out");

/** How many programs are in the relay. */
const RUNNERS = 10;

const OPTIONS = ["--resume", "--solutions", "1"];

/** Runs programs, each printed by the one before, and returns them with the commands as a user would type them. */
const relay = async (quine: string): Promise<{ command: string; program: string }[]> => {
  // Under another name than in the commands: not every Node runs TypeScript.
  const path = join(scratch(), "quine.mjs");
  const nameOf = (place: number): string => (place > 1 ? `${place}.ts`.padStart(7, "0") : "quine.ts");
  const steps = [{ command: "cat quine.ts", program: quine }];
  for (let place = 1; place < RUNNERS; place++) {
    let program = "";
    writeFileSync(path, steps.at(-1)!.program);
    const { status, message } = await runProgram(path, OPTIONS, (part) => (program += part));
    if (status !== 0) throw Error(`${nameOf(place)} ended with ${status}: ${message}`);
    steps.push({ command: `npx tsx ${nameOf(place)} ${OPTIONS.join(" ")} > ${nameOf(place + 1)}`, program });
  }
  return steps;
};

run(DRAW, async (folder = join(ROOT, ".pictures")) => {
  makeFolder(folder);
  const quine = readFileSync(join(ROOT, "quine.ts"), "utf8");
  const text = textOf(quine);
  const visited = visitsOf(BLANK);
  // All are drawn before one is written: a program that does not run leaves the pictures as they are.
  const pictures = {
    "relay.svg": relayOf(await relay(quine)),
    "quine.svg": pictureOf(quine),
    "preview.png": await previewPng(quine),
    "line.svg": asLine(visited[0]),
    "glyph.svg": asGlyph("W", image(BLANK, MOVEMENTS[turnOf(BLANK)])),
    "hole.svg": asHole(BLANK),
    "read.svg": asRead(visited.flatMap((board) => [0, 2, 4, 6].map((movement) => copy(image(board, movement), text)))),
  };
  for (const [name, picture] of Object.entries(pictures)) writeWhole(join(folder, name), picture);
});
