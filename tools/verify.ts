// Says whether programs are genuine.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { wantsColour } from "./command/colour.ts";
import { makeFolder, readText, scratch, write, writeWhole } from "./command/files.ts";
import { command, run } from "./command/run.ts";
import { judge } from "./copies/genuine.ts";
import { complaint, type Print, printOfSeries, runProgram } from "./copies/running.ts";
import { solutionsOf } from "./copies/visits.ts";
import { cut, type Stretch } from "./copies/stream.ts";
import { quineText } from "./copies/text.ts";
import { coloured, plain, raw } from "./solver/drawings.ts";
import { blank } from "./solver/parse.ts";

const VERIFY = command(
  "tools/verify.ts",
  "Says whether each program in the files is genuine, without running it. Ends with status 1 if one is not.",
)
  .argument("<file...>", "files of programs; - for standard input")
  .option("--quiet", "show only what is wrong")
  .option("--run", "also run each genuine program, and compare what it prints with the series of its outline")
  .option(
    "--split <folder>",
    "if all is well, write each program of the one file to a file of its own: 0001.ts and so on",
  )
  .option("--no-color", "use no colours on a terminal");

/** Runs programs one by one from a file of its own and returns what is wrong with each. */
const runner = (text: string) => {
  const path = join(scratch(), "copy.mjs");
  const prints = new Map<string, Print>();
  return async (program: string, board: string): Promise<string | undefined> => {
    const outline = blank(board);
    if (!prints.has(outline)) prints.set(outline, printOfSeries(solutionsOf(outline), text));
    writeFileSync(path, program);
    return complaint(await runProgram(path), prints.get(outline)!);
  };
};

/** Writes each program to a file of its own; throws an Error before it writes any if one is there and differs. */
const split = (folder: string, stretches: Stretch[]): void => {
  const digits = Math.max(4, `${stretches.length}`.length);
  const pathOf = (i: number): string => join(folder, `${i + 1}`.padStart(digits, "0") + ".ts");
  for (const [i, { content }] of stretches.entries())
    if (existsSync(pathOf(i)) && readFileSync(pathOf(i), "utf8") !== content)
      throw Error(`${pathOf(i)} is there already and differs; nothing was written`);
  makeFolder(folder);
  for (const [i, { content }] of stretches.entries()) if (!existsSync(pathOf(i))) writeWhole(pathOf(i), content);
};

run(VERIFY, async (paths, options) => {
  if (options.split !== undefined && paths.length > 1) throw new InvalidArgumentError("--split takes one file");

  const text = quineText();
  const runs = options.run ? runner(text) : undefined;
  const paint = wantsColour(options.color) ? coloured : plain;
  let well = true;
  const say = (place: string, flaw: string | undefined, words = "") => {
    if (flaw !== undefined) well = false;
    if (flaw !== undefined || !options.quiet) write(`${place}: ${flaw === undefined ? words : "wrong: " + flaw}\n`);
  };
  for (const path of paths) {
    const stretches = [...cut(await readText(path))];
    if (!stretches.length) say(`${path}:1`, "there is no program in this file");
    for (const stretch of stretches) {
      const verdict = judge(stretch, text);
      const place = `${path}:${verdict.line}`;
      if ("flaw" in verdict) say(place, verdict.flaw);
      else {
        const words = "genuine " + raw(verdict.board, paint).trimEnd();
        say(place, await runs?.(stretch.content, verdict.board), words);
      }
    }
    if (options.split !== undefined && well) split(options.split, stretches);
  }
  if (!well) process.exitCode = 1;
});
