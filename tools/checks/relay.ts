// Walks the relay, the second half of `npm run verify:all`: each program of the series, run with --resume --solutions 1, must
// print the next one, until the last prints nothing. What is run is what the program before has printed.

import { command, run } from "../command/run.ts";
import { complaint, runProgram } from "../copies/running.ts";
import { quineText } from "../copies/text.ts";
import { solutionsOf } from "../copies/series.ts";
import { BLANK, copy } from "../twin/picture.ts";

const RELAY = command("checks/relay", "Walks the relay of --resume from quine.ts to the last solution.", "");

export default run(RELAY, async (io) => {
  const text = quineText();
  const [program, ...others] = solutionsOf(BLANK).map((board) => copy(board, text));
  let printed = program;
  for (const [i, next] of [...others, ""].entries()) {
    const outcome = await runProgram(printed, ["--resume", "--solutions", "1"]);
    const wrong = complaint(outcome, next);
    if (wrong) throw Error(`program ${i + 1} of the relay ${wrong}`);
    printed = outcome.output;
  }
  io.write(`The relay visited all ${others.length + 1} solutions.\n`);
});
