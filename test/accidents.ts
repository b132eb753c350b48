// Runs that come to an early end, and what is left of them. Nothing may be lost: whatever a run has printed before its end, and
// what its last whole program prints with --resume, is the series.

import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { quineText } from "../tools/copies/text.ts";
import { solutionsOf } from "../tools/copies/series.ts";
import { MOVEMENTS } from "../tools/twin/board.ts";
import { copy } from "../tools/twin/picture.ts";
import { programs, ROOT } from "./run.ts";

/** A copy saved in a folder of its own, the options it runs with, and all solutions that it has to print. */
export interface Subject {
  folder: string;
  options: string[];
  stream: string;
}

/** What all random choices come from: with SEED=1 in the environment they are those of seed 1. */
export const SEED = process.env.SEED ?? `${Date.now() % 1_000_000}`;

let choices = 0;
/** A random whole number from 1 to `most`. */
export const random = (most: number): number => {
  const digest = createHash("sha256").update(`${SEED} ${choices++}`).digest();
  return 1 + (digest.readUInt32BE() % Math.floor(most));
};

/** A program that reads so many bytes of standard input, writes them on, takes so many milliseconds of rest, and so on. */
export const slowReader = (bytes: number, rest: number): string => `
const { readSync, writeSync } = require("fs");
const bytes = Buffer.alloc(${bytes});
for (let size; (size = readSync(0, bytes)); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${rest}))
  for (let at = 0; at < size; ) at += writeSync(1, bytes, at, size - at);`;

/**
 * Makes the pipe that is its standard output a non-blocking one, as a Node does that touches process.stdout. It would
 * make it a blocking one again at its end, so it is given none.
 */
export const UNBLOCK = `process.stdout; process.kill(process.pid, "SIGKILL")`;

/** Saves a copy with this board in a folder. */
export const prepare = (folder: string, board: string, options: string[] = []): Subject => {
  const quine = quineText();
  const solutions = solutionsOf(board, options.includes("--all") ? [0] : MOVEMENTS);
  mkdirSync(folder, { recursive: true });
  for (const file of ["quine.mjs", "quine.ts"]) writeFileSync(join(folder, file), copy(board, quine));
  return { folder, options, stream: solutions.map((solution) => copy(solution, quine)).join("") };
};

/** The whole programs in an output that may end anywhere: a program is whole once its label has its newline. */
const wholePrograms = (output: string) => programs(output.match(/[^]*^\/\/ .*\n/m)?.[0] ?? "");

/**
 * Goes on from an output: its last whole program runs with --resume and prints into a file, and so on. Each run is killed after
 * so many milliseconds, and half of the files lose some of their end as well, as they do when a machine stops; the last run may
 * live. All that was printed must be the series.
 */
export const goOn = ({ folder, options, stream }: Subject, output = "", kills: number[] = []): void => {
  const path = join(folder, "output.txt");
  const printed = wholePrograms(output);
  for (const timeout of [...kills, 0]) {
    const last = printed.at(-1);
    if (last) writeFileSync(join(folder, "last.mjs"), last.text);
    const words = last ? ["last.mjs", ...options, "--resume"] : ["quine.mjs", ...options];
    const file = openSync(path, "w");
    const { status, signal, stderr } = spawnSync(process.execPath, words, {
      cwd: folder,
      stdio: ["ignore", file, "pipe"],
      timeout,
      killSignal: "SIGKILL",
    });
    closeSync(file);
    expect(signal ?? status, stderr.toString()).toBe(signal && timeout ? "SIGKILL" : 0);
    const torn = signal && random(2) === 1 ? random(9999) : 0;
    const more = readFileSync(path, "utf8");
    printed.push(...wholePrograms(more.slice(0, Math.max(0, more.length - torn))));
    // With --verbose partial boards stand in between.
    const solutions = printed.flatMap(({ text, label }) => (label.includes("x") ? [] : text)).join("");
    expect(solutions === (signal ? stream.slice(0, solutions.length) : stream)).toBe(true);
    if (!signal) return;
  }
};

/**
 * Runs a line of shell in the subject's folder, in a process group of its own. "quine" in it is the program, run by Node or by
 * tsx. Returns what the line prints, and the messages and the status of the program.
 */
export const shell = async ({ folder }: Subject, line: string, tsx = false) => {
  const command = tsx ? '"$NODE" "$TSX" quine.ts' : '"$NODE" quine.mjs';
  const quine = `quine() { trap : INT TERM; (exec ${command} 2>messages); echo $? >status; }`;
  // A program that writes without end has a minute for it.
  const child = spawn("sh", ["-c", `ulimit -t 60; rm -f messages status; trap : INT TERM; ${quine}; ${line}`], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      NODE: process.execPath,
      TSX: join(ROOT, "node_modules/tsx/dist/cli.mjs"),
      SLOW: slowReader(4096, 9),
      UNBLOCK,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  const [messages, status] = ["messages", "status"].map((file) => readFileSync(join(folder, file), "utf8"));
  return { output, messages, status: +status };
};
