// Shows the search of a board at the speed of a person.

import { find } from "./command/find.ts";
import { wantsColour } from "./command/colour.ts";
import { write } from "./command/files.ts";
import { command, count, run } from "./command/run.ts";
import { screen, tooSmall } from "./command/screen.ts";
import { takeTerminal, type Terminal } from "./command/terminal.ts";
import { coloured, plain, raw } from "./solver/drawings.ts";
import { LETTERS } from "./solver/parse.ts";
import { sentence, type Step, steps } from "./solver/steps.ts";
import { taskOf } from "./solver/task.ts";

const WATCH = command(
  "tools/watch.ts",
  `Shows how a board is searched, step by step: what the regexes read and find, the pieces laid and picked up again, the holes and the solutions.

On a terminal, space makes one step, and enter runs. Elsewhere each step is a line: what happens, a tab, and the board as the search has turned it. For 6x10 these are 2,410,343 lines; -n 1 stops at the first solution.

In a file, a board is text, a line for each row: x is an empty cell, . is no cell, and a letter of ${LETTERS} is a piece already placed.`,
)
  .argument("[board]", "a name from tools/solve.ts --list, a file, or - for standard input; 6x10 if left out")
  .option("-n, --solutions <N>", "stop after N solutions", count())
  .option("--no-color", "use no colours on a terminal");

/** Steps a second: at the beginning, at most, and how many of them are shown at most. */
const PACE = 2;
const FASTEST = 4096;
const SHOWN = 32;

const KEYS = "space: step   enter: run   ↑ ↓: faster, slower   q: quit";

/** The steps up to this number of solutions. */
function* upTo(solutions: number, all: Iterable<Step>): Generator<Step, void> {
  for (const step of all) {
    yield step;
    if (step.kind === "solution" && step.solutions === solutions) return;
  }
}

/** Shows the steps on a terminal, as the keys say, until somebody leaves. */
const perform = async (all: Iterator<Step, void>, terminal: Terminal, colours: boolean): Promise<void> => {
  let step: Step | undefined;
  let over = false;
  let running = true;
  let pace = PACE;
  const advance = (): void => {
    const { value, done } = all.next();
    if (done) over = true;
    else step = value;
  };
  advance();
  for (;;) {
    const state = over ? "over" : running ? `${pace} step${pace === 1 ? "" : "s"} a second` : "paused";
    const { columns, rows } = terminal;
    const frame = { columns, rows, colours, footer: `${KEYS}   ${state}` };
    const shown = screen(step!, frame);
    terminal.show(shown ?? tooSmall(step!, frame));
    // What cannot be seen waits.
    const key = await terminal.key(shown && running && !over ? 1000 / Math.min(pace, SHOWN) : Infinity);
    if (key === "") {
      // At a high pace most steps are not shown, but solutions are.
      for (let i = 0; !over && (i < 1 || (i < pace / SHOWN && step!.kind !== "solution")); i++) advance();
    } else if (key === "space") {
      running = false;
      if (shown) advance();
    } else if (["return", "enter", "r"].includes(key)) running = true;
    else if (["up", "right"].includes(key)) pace = Math.min(pace * 2, FASTEST);
    else if (["down", "left"].includes(key)) pace = Math.max(pace / 2, 1);
    else if (["q", "escape", "ctrl-c", "ctrl-d", "end"].includes(key)) {
      if (key === "ctrl-c") process.exitCode = 130;
      return;
    }
  }
};

run(WATCH, async (name, { solutions = Infinity, color }) => {
  const { outline, pieces } = await find(name ?? "6x10", "tools/solve.ts --list");
  const { board, searches } = taskOf(outline, { pieces });
  const colours = wantsColour(color);
  const paint = colours ? coloured : plain;
  const all = upTo(solutions, steps(board, searches));
  const terminal = takeTerminal();
  if (!terminal) for (const step of all) write(`${sentence(step)}\t${raw(step.board, paint)}`);
  else
    try {
      await perform(all, terminal, colours);
    } finally {
      terminal.leave();
    }
});
