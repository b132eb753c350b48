// The benchmark: `npm run bench`. Everything runs in a Node of its own, one after the other, round after round, so that a busy
// moment of the machine hits all alike. The program is compared with the one before it in the history.

import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { scratch } from "../command/files.ts";
import { command, count, run } from "../command/run.ts";
import { quineText, textOf } from "../copies/text.ts";
import { formatBoard } from "../solver/parse.ts";
import { plural } from "../solver/words.ts";
import { BLANK, copy } from "../twin/picture.ts";
import { median } from "./median.ts";
import { outlines } from "./outlines.ts";

const BENCH = command(
  "checks/bench",
  "Measures how fast the program searches and prints 6x10, and searches forty random outlines, and compares it with the program before it and with other searches. Takes about three minutes on a quiet machine.",
  "--rounds 3",
).option("--rounds <N>", "measure 6x10 N times, and the outlines three sevenths as often", count(999), 7);

/** One run: seconds of the whole process by the clock and on all processors, the peak in MiB, and the solutions it counts. */
type Sample = Record<"clock" | "processor" | "memory" | "solutions", number>;

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
  require("fs").writeSync(3, JSON.stringify({ processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
});`;

/** Runs Node once in a folder, and prints to a file there. Throws an Error if it fails. */
const sample = (cwd: string, args: string[]): Sample => {
  const printed = join(cwd, "printed");
  const file = openSync(printed, "w");
  const start = performance.now();
  const child = spawnSync(process.execPath, ["--require", "./usage.cjs", ...args], {
    cwd,
    stdio: ["ignore", file, "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "" },
    encoding: "utf8",
  });
  const clock = (performance.now() - start) / 1e3;
  closeSync(file);
  if (child.signal === "SIGINT") process.exit(130);
  if (child.status !== 0) throw Error(`${args.join(" ")} failed: ${child.stderr?.trim() || child.error}`);
  return { clock, ...JSON.parse(child.output[3]!), solutions: parseInt(child.stderr || readFileSync(printed, "utf8")) };
};

/** Runs all these command lines in turn, so many rounds. All but the first, an empty program, must count the same solutions. */
const measure = (folder: string, rounds: number, title: string, lines: string[][]): Sample[][] => {
  const samples: Sample[][] = lines.map(() => []);
  for (let round = 1; round <= rounds; round++)
    for (const [i, args] of lines.entries()) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${title}, round ${round} of ${rounds}: ${args[0]}\r`);
      samples[i].push(sample(folder, args));
    }
  const counts = new Set(samples.slice(1).flatMap((all) => all.map(({ solutions }) => solutions)));
  if (counts.size > 1) throw Error(`of ${title} there are ${[...counts].join(" or ")} solutions`);
  return samples;
};

/** The median of what runs take beyond others in the same rounds. */
const own = (samples: Sample[], less: Sample[], figure: keyof Sample): number =>
  median(samples.map((sample, round) => sample[figure] - less[round][figure]));

export default run(BENCH, async (io, { rounds }) => {
  const folder = scratch();
  const text = quineText();
  const before = textBefore(text);
  writeFileSync(join(folder, "usage.cjs"), USAGE);
  writeFileSync(join(folder, "empty.mjs"), "");
  await build({
    entryPoints: ["yardstick", "library", "dancing"].map((name) => join(import.meta.dirname, "searches", name + ".ts")),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
  });
  /** An empty program, the bitboard search, the program now and the one before, as command lines for a board. */
  const searches = (board: string): string[][] => {
    writeFileSync(join(folder, "now.mjs"), copy(board, text));
    writeFileSync(join(folder, "before.mjs"), copy(board, before));
    return [["empty.mjs"], ["yardstick.mjs", board], ["now.mjs", "--quiet"], ["before.mjs", "--quiet"]];
  };

  const whole = [["now.mjs"], ["before.mjs"], ["library.mjs", formatBoard(BLANK)], ["dancing.mjs", BLANK]];
  const samples = measure(folder, rounds, "6x10", [...searches(BLANK), ...whole]);
  const [empty, plain, search, searchBefore, all, allBefore, library, dancing] = samples;
  const row = (name: string, samples: Sample[], less = empty): string[] => [
    name,
    ...(["clock", "processor"] as const).flatMap((figure) => {
      const seconds = own(samples, less, figure);
      return [seconds.toFixed(3), (seconds / own(plain, empty, figure)).toFixed(2)];
    }),
    median(samples.map(({ memory }) => memory)).toFixed(0),
  ];
  const table = [
    ["6x10", "seconds", "ratio", "processor", "ratio", "MiB"],
    row("a plain bitboard search", plain),
    row("the program's search", search),
    row("the same, the program before", searchBefore),
    row("the same through the library", library),
    row("npm dancing-links", dancing),
    row("all that the program does, to a file", all),
    row("the same, the program before", allBefore),
    row("printing alone", all, search),
    row("the same, the program before", allBefore, searchBefore),
  ];

  const times = outlines().map((board, i) => {
    const [empty, ...others] = measure(folder, Math.ceil((rounds * 3) / 7), `outline ${i + 1}`, searches(board));
    return others.map((samples) => own(samples, empty, "processor"));
  });
  const spread = (name: string, figure: (times: number[]) => number): string[] => {
    const values = times.map(figure);
    return [name, ...[median(values), Math.max(...values)].map((value) => value.toFixed(2))];
  };
  const more = [
    ["forty random outlines, processor", "median", "worst"],
    spread("seconds of the program", ([, now]) => now),
    spread("the program / a plain bitboard search", ([plain, now]) => now / plain),
    spread("the program / the program before", ([, now, before]) => now / before),
  ];
  const inAll = (i: number): number => times.reduce((sum, each) => sum + each[i], 0);
  const columns = (lines: string[][]): string =>
    lines.map(([name, ...cells]) => name.padEnd(40) + cells.map((cell) => cell.padStart(10)).join("") + "\n").join("");
  io.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}. Seconds: median of ${plural(rounds, "round")}, each the time of a whole process
without that of an empty one; printing: without that of the search. Processor: the same on all processors together. Ratio: to
the plain bitboard search.

${columns(table)}
${columns(more)}In all, the program took ${(inAll(1) / inAll(2)).toFixed(2)} of the time of the program before.
`);
});
