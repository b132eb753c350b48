// The benchmark, `npm run bench`. All run by turns, round after round, so that a busy moment hits all alike.

import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { EMPTY_BOARD } from "../twin/picture.ts";
import { copyOf } from "../copies/copies.ts";
import { quineText } from "../copies/text.ts";
import { command, count, run } from "../command/run.ts";

const BENCH = command(
  "workshop/bench",
  "Measures how fast the program searches and prints 6x10, beside a plain search. Takes three minutes.",
).option("--rounds <N>", "measure N times", count(999), 7);

const BUNDLE = { bundle: true, format: "esm", platform: "node" } as const;

/** One run: seconds of the whole process by the clock and on all processors, and the peak in MiB. */
type Figure = "clock" | "processor" | "memory";

/** With the number of moves, if the process says it. */
type Sample = Record<Figure, number> & { moves?: string };

const USAGE = `process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  require("fs").writeSync(3, JSON.stringify({ processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
});`;

const SEARCHES = {
  yardstick: `import { measure } from "./yardstick.ts"; console.log(measure("${EMPTY_BOARD}").solutions);`,
  // The same placements, with X in one quadrant. Its columns are the cells, and then the pieces.
  links: `import { DancingLinks } from "dancing-links";
    import { LETTERS } from "../boards/cells.ts";
    import { numbered } from "../boards/numbered.ts";
    const { mappings, placements } = numbered("${EMPTY_BOARD}");
    const isFirst = (cells) => mappings.every((mapping) => Math.min(...cells.map((cell) => mapping[cell])) >= cells[0]);
    const solver = new DancingLinks().createSolver({ columns: 72 });
    for (const { letter, cells } of placements)
      if (LETTERS[letter] !== "X" || isFirst(cells)) solver.addSparseConstraint("", [...cells, 60 + letter]);
    console.log(solver.findAll().length);`,
  library: `import { readBoard } from "../boards/parse.ts";
    import { solve } from "../solver/solver.ts";
    import { taskOf } from "../solver/task.ts";
    console.log(solve(taskOf(readBoard("6x10")), () => {}).solutions);`,
};

/** Lines in front of the program that take an idea away from its search: no regex finds holes, no board is known. */
const NO_HOLES = `const make = RegExp;
RegExp = (source, flags) => make(source.startsWith("^(.*0") ? "(?!)" : source, flags);\n`;
const NO_GRAPH = `let size = 0;
Map.prototype.get = () => {};
Map.prototype.set = () => ({ size: ++size });\n`;

/** The rows of the table: each has the figures of one process less those of another, an empty one if left out. */
const ROWS: [name: string, words: string, less?: string][] = [
  ["a plain bitboard search", "yardstick.mjs"],
  ["the program's search", "quine.mjs --quiet"],
  ["the same without the regex for holes", "no-holes.mjs --quiet"],
  ["the same without the graph", "no-graph.mjs --quiet"],
  ["the same without either", "neither.mjs --quiet"],
  ["the program's search in the library", "library.mjs"],
  ["npm dancing-links", "links.mjs"],
  ["search and print everything, to a file", "quine.mjs"],
  ["printing alone", "quine.mjs", "quine.mjs --quiet"],
];

/** Runs Node once in a folder, and prints to a file there. Throws an Error if it fails. */
const sample = (cwd: string, args: string[]): Sample => {
  const file = openSync(join(cwd, "printed"), "w");
  const start = performance.now();
  const words = ["--require", "./usage.cjs", ...args];
  const child = spawnSync(process.execPath, words, { cwd, stdio: ["ignore", file, "pipe", "pipe"], encoding: "utf8" });
  const clock = (performance.now() - start) / 1e3;
  closeSync(file);
  if (child.signal === "SIGINT") process.exit(130);
  if (child.status !== 0) throw Error(`${args.join(" ")} failed: ${child.stderr?.trim() || child.error}`);
  return { clock, moves: child.stderr.match(/\d+(?= moves)/)?.[0], ...JSON.parse(child.output[3]!) };
};

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

export default run(BENCH, async (io, { rounds }) => {
  const folder = join(import.meta.dirname, "../../out/bench");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "usage.cjs"), USAGE);
  writeFileSync(join(folder, "empty.mjs"), "");
  const program = copyOf(EMPTY_BOARD, quineText());
  const programs = { quine: "", "no-holes": NO_HOLES, "no-graph": NO_GRAPH, neither: NO_HOLES + NO_GRAPH };
  for (const [name, lines] of Object.entries(programs)) writeFileSync(join(folder, name + ".mjs"), lines + program);
  const resolveDir = import.meta.dirname;
  for (const [name, contents] of Object.entries(SEARCHES))
    await build({ ...BUNDLE, stdin: { contents, resolveDir }, outfile: join(folder, name + ".mjs") });

  const processes = new Set(["empty.mjs", ...ROWS.map(([, words]) => words)]);
  const samples = Array.from({ length: rounds }, () =>
    Object.fromEntries(Array.from(processes, (words) => [words, sample(folder, words.split(" "))])),
  );
  const taken = (figure: Figure, words: string, less = "empty.mjs"): number =>
    median(samples.map((round) => round[words][figure] - round[less][figure]));
  const table = ROWS.map(([name, words, less]) => {
    const figures = (["clock", "processor"] as const).flatMap((figure) => {
      const seconds = taken(figure, words, less);
      return [seconds.toFixed(3), (seconds / taken(figure, "yardstick.mjs")).toFixed(2)];
    });
    const { moves = "" } = samples[0][words];
    return [name, moves, ...figures, median(samples.map((round) => round[words].memory)).toFixed(0)];
  });
  table.unshift(["6x10", "moves", "seconds", "ratio", "processor", "ratio", "MiB"]);
  io.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}. Seconds: median of ${rounds} rounds,
each the time of a whole process without that of an empty one; printing: without that of the search.
Processor: the same on all processors together. Ratio: to the plain bitboard search.

${table.map(([name, ...cells]) => name.padEnd(40) + cells.map((cell) => cell.padStart(10)).join("") + "\n").join("")}`);
});
