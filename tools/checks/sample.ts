// Runs a program in a Node of its own, and tells what it cost and what it counted.

import { spawnSync } from "node:child_process";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { BLANK, copy } from "../twin/picture.ts";
import { quineText } from "../copies/text.ts";
import type { Counts } from "./workload.ts";

/** One run of a program. Node compiles and collects garbage on a second processor, so that the two times differ. */
export interface Sample {
  /** Seconds of the whole process, by the clock and on all processors. */
  times: [clock: number, processor: number];
  /** Peak in MiB. */
  memory: number;
  counts: Partial<Counts>;
}

/** Puts into a folder what can be run: the quine, the workloads and an empty program; and what tells what a process used. */
export const prepare = async (folder: string): Promise<void> => {
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

/** What a program counted: a workload says it as JSON, a quine in its summary. */
const countsIn = (said: string): Partial<Counts> =>
  said.startsWith("{") ? JSON.parse(said) : { solutions: parseInt(said), moves: +(said.match(/\d+(?= moves)/) ?? NaN) };

/** Runs a program of the folder with its arguments. It prints to the file `to`, if it prints. Throws an Error if it fails. */
export const sample = (folder: string, [program, ...args]: string[], to?: string): Sample => {
  const target = to === undefined ? "pipe" : openSync(to, "w");
  const start = performance.now();
  const child = spawnSync(process.execPath, ["--require", join(folder, "usage.cjs"), join(folder, program), ...args], {
    stdio: ["ignore", target, "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "" },
    encoding: "utf8",
  });
  const clock = (performance.now() - start) / 1e3;
  if (typeof target === "number") closeSync(target);
  if (child.signal === "SIGINT") process.exit(130);
  if (child.status !== 0) throw Error(`${program} ${args.join(" ")} failed: ${child.stderr?.trim() || child.error}`);
  const [memory, processor] = JSON.parse(child.output[3]!);
  return { times: [clock, processor], memory, counts: countsIn(child.stdout || child.stderr) };
};
