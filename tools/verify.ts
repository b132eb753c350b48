// Says whether programs are genuine.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { makeFolder, scratch, writeWhole } from "./command/files.ts";
import { printable, readParts, wantsColour } from "./command/io.ts";
import { command, run } from "./command/run.ts";
import { judged } from "./copies/judge.ts";
import { complaint, runProgram } from "./copies/running.ts";
import { solutionsOf } from "./copies/series.ts";
import { quineText } from "./copies/text.ts";
import { coloured, plain, raw } from "./solver/drawings.ts";
import { blank } from "./solver/parse.ts";
import { copy } from "./twin/picture.ts";

const VERIFY = command(
  "verify",
  "Says whether each program in the files is genuine, without running it. Ends with status 1 if one is not.",
  "--quiet out/all.txt",
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
  const streams = new Map<string, string>();
  return async (program: string, board: string): Promise<string | undefined> => {
    const outline = blank(board);
    const stream =
      streams.get(outline) ??
      solutionsOf(outline)
        .map((each) => copy(each, text))
        .join("");
    streams.set(outline, stream);
    writeFileSync(path, program);
    return complaint(await runProgram(path), stream);
  };
};

/** Writes each program to a file of its own; throws an Error before it writes any if one is there and differs. */
const split = (folder: string, programs: string[]): void => {
  const digits = Math.max(4, `${programs.length}`.length);
  const paths = programs.map((_, i) => join(folder, `${i + 1}`.padStart(digits, "0") + ".ts"));
  for (const [i, path] of paths.entries())
    if (existsSync(path) && readFileSync(path, "utf8") !== programs[i])
      throw Error(`${printable(path)} is there already and differs; nothing was written`);
  makeFolder(folder);
  for (const [i, path] of paths.entries()) if (!existsSync(path)) writeWhole(path, programs[i]);
};

export default run(VERIFY, async (io, paths, options) => {
  if (options.split !== undefined && paths.length > 1) throw new InvalidArgumentError("--split takes one file");
  if (options.split === "") throw new InvalidArgumentError("--split takes the name of a folder");

  const text = quineText();
  const runs = options.run ? runner(text) : undefined;
  const paint = wantsColour(io, options.color) ? coloured : plain;
  const programs: string[] = [];
  let status = 0;
  for (const path of paths) {
    const say = (line: number, flaw: string | undefined, words = ""): void => {
      if (flaw !== undefined) status = 1;
      if (flaw !== undefined || !options.quiet)
        io.write(`${printable(path)}:${line}: ${flaw === undefined ? words : "wrong: " + flaw}\n`);
    };
    let isEmpty = true;
    for await (const { content, line, ...verdict } of judged(readParts(io, path, "utf8"), text)) {
      isEmpty = false;
      if (options.split !== undefined) programs.push(content);
      if ("flaw" in verdict) say(line, verdict.flaw);
      else say(line, await runs?.(content, verdict.board), "genuine " + raw(verdict.board, paint).trimEnd());
    }
    if (isEmpty) say(1, "there is no program in this file");
  }
  if (options.split !== undefined && !status) split(options.split, programs);
  return status;
});
