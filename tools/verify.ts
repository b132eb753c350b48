// Says whether programs are genuine: `npx tsx tools/verify.ts [--quiet] [--run] [--split DIR] FILE…`, "-" for standard input.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readText, scratch, UsageError, write, writeWhole } from "./command/files.ts";
import { run } from "./command/run.ts";
import { judge } from "./copies/genuine.ts";
import { complaint, type Print, printOfSeries, runProgram, solutionsOf } from "./copies/running.ts";
import { cut, type Piece } from "./copies/stream.ts";
import { frameOf, quineText } from "./copies/text.ts";
import { blank } from "./solver/outline.ts";

const HELP = `usage: npx tsx tools/verify.ts [options] FILE...

Says of each program in the files ("-" for standard input) whether it is genuine, without running it. Status 1 if one is not.

  --quiet      only what is wrong
  --run        run each genuine program, too, and compare what it prints with the series of its outline
  --split DIR  if all is well, write each program of the one FILE to a file of its own: DIR/0001.ts and so on
  --help       this text
`;

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
const split = (folder: string, pieces: Piece[]): void => {
  const digits = Math.max(4, `${pieces.length}`.length);
  const files = pieces
    .map(({ text }, i) => ({ path: join(folder, `${i + 1}`.padStart(digits, "0") + ".ts"), text }))
    .filter(({ path, text }) => {
      if (!existsSync(path)) return true;
      if (readFileSync(path, "utf8") !== text) throw Error(`${path} is there already and differs; nothing was written`);
      return false;
    });
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of files) writeWhole(path, text);
};

run(async () => {
  const { values, positionals } = parseArgs({
    options: {
      quiet: { type: "boolean" },
      run: { type: "boolean" },
      split: { type: "string" },
      help: { type: "boolean" },
    },
    allowPositionals: true,
  });
  if (values.help) return write(HELP);
  if (!positionals.length) throw new UsageError("which file? see npx tsx tools/verify.ts --help");
  if (values.split !== undefined && positionals.length > 1) throw new UsageError("--split takes one file");

  const text = quineText();
  const runs = values.run && runner(text);
  let flaws = 0;
  const say = (place: string, flaw: string | undefined, words = "") => {
    if (flaw !== undefined) flaws++;
    if (flaw !== undefined || !values.quiet) write(`${place}: ${flaw === undefined ? words : "wrong: " + flaw}\n`);
  };
  for (const path of positionals) {
    const pieces = [...cut(await readText(path), frameOf(text))];
    if (!pieces.length) say(`${path}:1`, "there is no program in this file");
    for (const piece of pieces) {
      const verdict = judge(piece, text);
      const place = `${path}:${verdict.line}`;
      if ("flaw" in verdict) say(place, verdict.flaw);
      else say(place, runs ? await runs(piece.text, verdict.board) : undefined, "genuine " + verdict.board);
    }
    if (values.split !== undefined && !flaws) split(values.split, pieces);
  }
  if (flaws) process.exitCode = 1;
});
