// Says whether programs are genuine.

import { paintFor, printable, readParts } from "./command/io.ts";
import { command, run } from "./command/run.ts";
import { judged } from "./copies/judge.ts";
import { complaint, runProgram } from "./copies/running.ts";
import { solutionsOf } from "./copies/series.ts";
import { quineText } from "./copies/text.ts";
import { raw } from "./solver/drawings.ts";
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
  .option("--no-color", "use no colours on a terminal");

/** Runs programs one by one and returns what is wrong with each. */
const runner = (text: string) => {
  const streams = new Map<string, string>();
  return async (program: string, board: string): Promise<string | undefined> => {
    const outline = blank(board);
    const stream =
      streams.get(outline) ??
      solutionsOf(outline)
        .map((each) => copy(each, text))
        .join("");
    streams.set(outline, stream);
    return complaint(await runProgram(program), stream);
  };
};

export default run(VERIFY, async (io, paths, options) => {
  const text = quineText();
  const runs = options.run ? runner(text) : undefined;
  const paint = paintFor(io, options.color);
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
      if ("flaw" in verdict) say(line, verdict.flaw);
      else say(line, await runs?.(content, verdict.board), "genuine " + raw(verdict.board, paint).trimEnd());
    }
    if (isEmpty) say(1, "there is no program in this file");
  }
  return status;
});
