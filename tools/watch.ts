// Shows the search of a board at the speed of a person.

import { BOARD, find } from "./command/find.ts";
import { isTerminal, paintFor } from "./command/io.ts";
import { command, count, run } from "./command/run.ts";
import { screen } from "./command/screen.ts";
import { FASTEST, film } from "./command/terminal.ts";
import { type Paint, raw } from "./solver/drawings.ts";
import { LETTERS } from "./solver/parse.ts";
import { sentence, type Step, steps } from "./solver/steps.ts";
import { taskOf } from "./solver/task.ts";

const WATCH = command(
  "watch",
  `Shows how a board is searched, step by step: what the regexes read and find, the pieces laid and picked up again, the holes and the solutions.

On a terminal the steps are shown in the same place, and Ctrl-C ends it. Elsewhere each step is a line: what happens, a tab, and the board as the search has turned it. For 6x10 these are 2,410,448 lines; -n 1 stops at the first solution.

In a file, a board is text, a line for each row: x is an empty cell, . is no cell, and a letter of ${LETTERS} is a piece already placed.`,
  "--solutions 1 --pace 20 3x20",
)
  .argument("[board]", BOARD, "6x10")
  .option("-n, --solutions <N>", "stop after N solutions", count())
  .option("--pace <N>", "on a terminal, show N steps a second", count(FASTEST), 2)
  .option("--no-color", "use no colours on a terminal");

/** The steps up to this number of solutions. */
function* upTo(solutions: number, all: Iterable<Step>): Generator<Step, void> {
  for (const step of all) {
    yield step;
    if (step.kind === "solution" && step.solutions === solutions) return;
  }
}

/** The steps as what a terminal shows, as large as it is then. */
function* screens(all: Iterable<Step>, paint: Paint): Generator<string[], void> {
  for (const step of all) yield screen(step, process.stdout.columns, process.stdout.rows - 1, paint);
}

export default run(WATCH, async (io, name, { solutions = Infinity, pace, color }) => {
  const { outline, pieces } = await find(io, name);
  const { board, searches } = taskOf(outline, { pieces });
  const paint = paintFor(io, color);
  const all = upTo(solutions, steps(board, searches));
  if (isTerminal(io)) return film(io, screens(all, paint), pace, "utf8");
  for (const step of all) io.write(`${sentence(step)}\t${raw(step.board, paint)}`);
});
