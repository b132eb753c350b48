// The benchmark: `npm run bench`. Everything runs in a Node of its own, one after the other, round after round, so that a busy
// moment of the machine hits all alike.

import { spawnSync } from "node:child_process";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { BOARDS } from "../solver/named.ts";
import { scratch, write } from "../command/files.ts";
import { command, count, run } from "../command/run.ts";
import { BLANK, copy } from "../twin/picture.ts";
import { quineText } from "../copies/text.ts";
import type { Counts } from "./workload.ts";

const BENCH = command("tools/checks/bench.ts", "Measures how fast the quine is, and compares it with other searches.")
  .option("--rounds <N>", "measure each thing N times, and each board three sevenths as often", count(999), 7)
  .option("--json", "print the figures as JSON");

/** What is measured: a program of the folder with its arguments, and the file that it prints to, if it prints. */
interface Thing {
  name: string;
  command: string[];
  to?: string;
}

/**
 * One run of a program: the seconds of its whole process by the clock and on all processors, its peak memory in MiB, and what
 * it said to stdout. Node compiles and collects garbage on a second processor, so that the two differ.
 */
interface Sample {
  seconds: number;
  processor: number;
  memory: number;
  output: string;
}

/** A line of the table. The seconds are medians of all rounds, without the start of Node; the ratios are to the yardstick's. */
interface Row extends Partial<Counts> {
  name: string;
  seconds: number;
  ratio: number;
  processor: number;
  processorRatio: number;
  memory: number;
}

const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

/** Puts what is measured into a folder: the quine, the workloads, and what tells the memory that a process took. */
const prepare = async (folder: string): Promise<void> => {
  writeFileSync(join(folder, "quine.mjs"), copy(BLANK, quineText()));
  writeFileSync(join(folder, "empty.mjs"), "");
  writeFileSync(
    join(folder, "usage.cjs"),
    `process.on("exit", () => {
      const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
      require("fs").writeSync(3, JSON.stringify([maxRSS / 1024, (userCPUTime + systemCPUTime) / 1e6]));
    });`,
  );
  await build({
    entryPoints: [join(import.meta.dirname, "workload.ts")],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
  });
};

/** Runs a program of the folder. Its stdout goes to the file `to`, or is returned. Throws an Error if it fails. */
const sample = (folder: string, [program, ...args]: string[], to?: string): Sample => {
  const target = to === undefined ? "pipe" : openSync(to, "w");
  const start = performance.now();
  const child = spawnSync(process.execPath, ["--require", join(folder, "usage.cjs"), join(folder, program), ...args], {
    stdio: ["ignore", target, "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "" },
    encoding: "utf8",
  });
  const seconds = (performance.now() - start) / 1e3;
  if (typeof target === "number") closeSync(target);
  if (child.signal === "SIGINT") process.exit(130);
  if (child.status !== 0) throw Error(`${program} ${args.join(" ")} failed: ${child.stderr?.trim() || child.error}`);
  const [memory, processor] = JSON.parse(child.output[3]!);
  return { seconds, processor, memory, output: child.stdout || child.stderr };
};

/** The counts in what a program said: a workload's JSON, or a quine's summary. */
const counts = (output: string): Counts => {
  if (output.startsWith("{")) return JSON.parse(output);
  const [solutions, moves] = [/(\d+) solutions/, /(\d+) moves/].map((count) => +output.match(count)![1]);
  return { solutions, moves };
};

/** The table, its columns as wide as they need to be: the first to the left, the others to the right. */
const table = (lines: string[][]): string => {
  const widths = lines[0].map((_, x) => Math.max(...lines.map((line) => line[x].length)));
  return lines
    .map((line) =>
      line
        .map((cell, x) => (x ? cell.padStart(widths[x]) : cell.padEnd(widths[x])))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

const format = (rows: Row[], title: string): string =>
  table([
    [title, "seconds", "ratio", "processor", "ratio", "solutions", "moves", "boards", "MiB"],
    ...rows.map(({ name, seconds, ratio, processor, processorRatio, solutions, moves, boards, memory }) => [
      name,
      seconds.toFixed(3),
      ratio.toFixed(2),
      processor.toFixed(3),
      processorRatio.toFixed(2),
      ...[solutions, moves, boards].map((count) => count?.toLocaleString("en") ?? ""),
      memory.toFixed(0),
    ]),
  ]);

run(BENCH, async ({ rounds, json }) => {
  const folder = scratch();
  await prepare(folder);

  const printed = join(folder, "printed");
  const things: Thing[] = [
    { name: "node alone", command: ["empty.mjs"] },
    { name: "a plain bitboard search, the yardstick", command: ["workload.mjs", "yardstick"] },
    { name: "the quine's search (--quiet)", command: ["quine.mjs", "--quiet"] },
    { name: "the same search, as a module", command: ["workload.mjs", "twin"] },
    { name: "the same search, through the library", command: ["workload.mjs", "library", "6x10"] },
    { name: "npm dancing-links", command: ["workload.mjs", "dancingLinks"] },
    { name: "the quine's printing, to a file", command: ["quine.mjs"], to: printed },
    { name: "the quine's printing, to /dev/null", command: ["quine.mjs"], to: "/dev/null" },
  ];
  const QUIET = 2;
  const boards = BOARDS.map(({ name }): Thing => ({ name, command: ["workload.mjs", "library", name] }));

  const all = [...things, ...boards];
  const samples: Sample[][] = all.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, { name, command, to }] of all.entries()) {
      if (i >= things.length && round >= Math.ceil((rounds * 3) / 7)) continue;
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[Kround ${round + 1} of ${rounds}: ${name}`);
      samples[i].push(sample(folder, command, to));
    }
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");

  // A process's seconds are less those of what it has in common with another: all start Node, and who prints also searches.
  const own = (figure: "seconds" | "processor") =>
    all.map((thing, i) => {
      const base = samples[thing.to ? QUIET : 0];
      return median(samples[i].map((sample, round) => sample[figure] - (i ? base[round][figure] : 0)));
    });
  const [seconds, processor] = [own("seconds"), own("processor")];
  const rows = all.map(({ name }, i): Row => ({
    name,
    seconds: seconds[i],
    ratio: seconds[i] / seconds[1],
    processor: processor[i],
    processorRatio: processor[i] / processor[1],
    memory: Math.max(...samples[i].map(({ memory }) => memory)),
    ...(i && counts(samples[i][0].output)),
  }));
  for (const [i, { name, solutions }] of rows.entries()) {
    const expected = BOARDS[i - things.length]?.solutions ?? 2339;
    if (i && solutions !== expected) throw Error(`${name} found ${solutions} solutions, not ${expected}`);
  }
  const machine = `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}`;
  const [searches, outlines] = [rows.slice(0, things.length), rows.slice(things.length)];
  if (json) return write(JSON.stringify({ machine, rounds, searches, boards: outlines }, null, 2) + "\n");
  write(`${machine}. Seconds: median of ${rounds} rounds, each the time of a whole process without that of node alone;
printing: without that of --quiet. Processor: the same on all processors together. Ratio: to the yardstick. Moves: how often
the search came to a board with room left, in the quine also without a small hole. Boards: how many different ones. MiB: peak.

${format(searches, "all 2,339 solutions of 6x10")}

${format(outlines, "the boards, through the library")}
`);
});
