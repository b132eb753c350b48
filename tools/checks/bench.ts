// The benchmark: `npm run bench`. Everything runs in a Node of its own, one after the other, round after round, so that a busy
// moment of the machine hits all alike. The program is compared with the one before it in the history.

import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { scratch } from "../command/files.ts";
import { command, count, run } from "../command/run.ts";
import { quineText, textOf } from "../copies/text.ts";
import { formatBoard } from "../solver/parse.ts";
import { plural } from "../solver/words.ts";
import { BLANK, copy } from "../twin/picture.ts";
import { outlines } from "./outlines.ts";

const BENCH = command(
  "checks/bench",
  "Measures how fast the program searches and prints 6x10, and searches forty random outlines, and compares it with the program before it and with other searches. Takes about three minutes on a quiet machine.",
  "--rounds 3",
).option("--rounds <N>", "measure 6x10 N times, and the outlines three sevenths as often", count(999), 7);

/** One run: seconds of the whole process by the clock and on all processors, the peak in MiB, and the solutions it counts. */
type Sample = [clock: number, processor: number, memory: number, solutions: number];

/** Something to run: what it is called, the arguments of Node, and the file that it prints to. */
interface Thing {
  name: string;
  args: string[];
  to?: string;
  samples: Sample[];
}

const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

/** The text of the last program in the history that is not today's. */
const textBefore = (today: string): string => {
  const git = (...words: string[]): string =>
    execFileSync("git", words, { encoding: "utf8", cwd: import.meta.dirname });
  for (const commit of git("rev-list", "HEAD", "--", ":/quine.ts").trim().split("\n")) {
    const text = textOf(git("show", commit + ":quine.ts"));
    if (text !== today) return text;
  }
  throw Error("the history has no other program");
};

const USAGE = `process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  require("fs").writeSync(3, JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024]));
});`;

/** Runs a thing once. Throws an Error if it fails. */
const sample = (folder: string, { name, args, to }: Thing): Sample => {
  const target = to === undefined ? "pipe" : openSync(join(folder, to), "w");
  const start = performance.now();
  const child = spawnSync(process.execPath, ["--require", "./usage.cjs", ...args], {
    cwd: folder,
    stdio: ["ignore", target, "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "" },
    encoding: "utf8",
  });
  const clock = (performance.now() - start) / 1e3;
  if (typeof target === "number") closeSync(target);
  if (child.signal === "SIGINT") process.exit(130);
  if (child.status !== 0) throw Error(`${name} failed: ${child.stderr?.trim() || child.error}`);
  const [processor, memory] = JSON.parse(child.output[3]!);
  return [clock, processor, memory, parseInt(child.stdout || child.stderr)];
};

/** Runs all things in turn, so many rounds. All but the first, an empty program, must count the same solutions. */
const measure = (folder: string, rounds: number, title: string, things: Thing[]): void => {
  for (let round = 1; round <= rounds; round++)
    for (const thing of things) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${title}, round ${round} of ${rounds}: ${thing.name}`);
      thing.samples.push(sample(folder, thing));
      if (thing === things[0]) continue;
      const [known, found] = [things[1], thing].map(({ samples }) => samples.at(-1)![3]);
      if (found !== known) throw Error(`${thing.name} found ${found} solutions, not ${known}`);
    }
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
};

/** The median of what a thing takes beyond another one in the same round. */
const own = (thing: Thing, less: Thing, figure = 1): number =>
  median(thing.samples.map((sample, round) => sample[figure] - less.samples[round][figure]));

export default run(BENCH, async (io, { rounds }) => {
  const folder = scratch();
  const text = quineText();
  const texts = { now: text, before: textBefore(text) };
  writeFileSync(join(folder, "usage.cjs"), USAGE);
  writeFileSync(join(folder, "empty.mjs"), "");
  await build({
    entryPoints: ["yardstick", "library", "dancing"].map((name) => join(import.meta.dirname, "searches", name + ".ts")),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
  });
  const thing = (name: string, ...args: string[]): Thing => ({ name, args, samples: [] });
  const program = (when: keyof typeof texts, board: string, ...args: string[]): Thing => {
    const path = when + ".mjs";
    writeFileSync(join(folder, path), copy(board, texts[when]));
    return thing(`the program ${when}`, path, ...args);
  };
  const empty = thing("an empty program", "empty.mjs");
  const yardstick = thing("a plain bitboard search", "yardstick.mjs", BLANK);
  const now = program("now", BLANK, "--quiet");
  const before = program("before", BLANK, "--quiet");
  const all = { ...program("now", BLANK), to: "printed" };
  const allBefore = { ...program("before", BLANK), to: "printed" };
  const library = thing("the library", "library.mjs", formatBoard(BLANK));
  const dancing = thing("npm dancing-links", "dancing.mjs", BLANK);
  measure(folder, rounds, "6x10", [empty, yardstick, now, before, all, allBefore, library, dancing]);
  const row = (name: string, thing: Thing, less = empty): string[] => [
    name,
    ...[0, 1].flatMap((figure) => {
      const seconds = own(thing, less, figure);
      return [seconds.toFixed(3), (seconds / own(yardstick, empty, figure)).toFixed(2)];
    }),
    median(thing.samples.map(([, , memory]) => memory)).toFixed(0),
  ];
  const table = [
    ["6x10", "seconds", "ratio", "processor", "ratio", "MiB"],
    row("a plain bitboard search", yardstick),
    row("the program's search", now),
    row("the same, the program before", before),
    row("the same through the library", library),
    row("npm dancing-links", dancing),
    row("all that the program does, to a file", all),
    row("the same, the program before", allBefore),
    row("printing alone", all, now),
    row("the same, the program before", allBefore, before),
  ];

  const each = outlines().map((board, i) => {
    const things = [
      thing("an empty program", "empty.mjs"),
      thing("a plain bitboard search", "yardstick.mjs", board),
      program("now", board, "--quiet"),
      program("before", board, "--quiet"),
    ];
    measure(folder, Math.ceil((rounds * 3) / 7), `outline ${i + 1}`, things);
    return things.slice(1).map((thing) => own(thing, things[0]));
  });
  const sum = (i: number): number => each.reduce((sum, times) => sum + times[i], 0);
  const spread = (values: number[]): string[] => [median(values), Math.max(...values)].map((value) => value.toFixed(2));
  const more = [
    ["forty random outlines, processor", "median", "worst"],
    ["seconds of the program", ...spread(each.map((times) => times[1]))],
    ["the program / a plain bitboard search", ...spread(each.map((times) => times[1] / times[0]))],
    ["the program / the program before", ...spread(each.map((times) => times[1] / times[2]))],
  ];
  const columns = (lines: string[][]): string =>
    lines.map(([name, ...cells]) => name.padEnd(40) + cells.map((cell) => cell.padStart(10)).join("") + "\n").join("");
  io.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}. Seconds: median of ${plural(rounds, "round")}, each the time of a whole process
without that of an empty one; printing: without that of the search. Processor: the same on all processors together. Ratio: to
the plain bitboard search.

${columns(table)}
${columns(more)}In all, the program took ${(sum(1) / sum(2)).toFixed(2)} of the time of the program before.
`);
});
