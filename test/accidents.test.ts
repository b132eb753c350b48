// Nothing gets lost when a run comes to an early end: whatever it has printed before its end, and what its last whole program
// prints with --resume, is the series.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { solutionsOf } from "../tools/copies/copies.ts";
import { MOVEMENTS } from "../tools/twin/board.ts";
import { boardOf, isUnix, programOf, programs, ROOT, scratch, SLOW, UNBLOCK } from "./run.ts";

/** How often each accident happens: `npm run accidents` asks for more, and then under tsx as well, and on more boards. */
const TIMES = +(process.env.ACCIDENTS ?? 1);

/** A copy saved in a folder of its own, the options it runs with, and all solutions that it has to print. */
type Subject = { folder: string; options: string[]; stream: string };

/** A random whole number from 1 to `most`. */
const random = (most: number): number => Math.ceil(Math.random() * most);

const root = scratch();

/** Saves a copy with a board of the list, which runs with these options. */
const prepare = (name: string, ...options: string[]): Subject => {
  const [board, folder] = [boardOf(name), mkdtempSync(join(root, "copy-"))];
  const solutions = solutionsOf(board, options.includes("--all") ? [0] : MOVEMENTS);
  for (const file of ["quine.mjs", "quine.ts"]) writeFileSync(join(folder, file), programOf(board));
  return { folder, options, stream: solutions.map(programOf).join("") };
};

/** The whole programs in an output that may end anywhere: a program is whole once its label has its newline. */
const wholePrograms = (output: string) => programs(output.match(/[^]*^\/\/ .*\n/m)?.[0] ?? "");

/**
 * Goes on from an output: its last whole program runs with --resume and prints into a file, and so on. Each run is killed after
 * so many milliseconds, and half of the files lose some of their end as well, as they do when a machine stops; the last run may
 * live. All that was printed must be the series.
 */
const goOn = ({ folder, options, stream }: Subject, output = "", kills: number[] = []): void => {
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
const shell = async ({ folder }: Subject, line: string, tsx = false) => {
  const command = tsx ? '"$NODE" "$TSX" quine.ts' : '"$NODE" quine.mjs';
  const quine = `quine() { trap : INT TERM; (exec ${command} 2>messages); echo $? >status; }`;
  // A program that writes without end has a minute for it.
  const child = spawn("sh", ["-c", `ulimit -t 60; rm -f messages status; trap : INT TERM; ${quine}; ${line}`], {
    cwd: folder,
    detached: true,
    env: { ...process.env, NODE: process.execPath, TSX: join(ROOT, "node_modules/tsx/dist/cli.mjs"), SLOW, UNBLOCK },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  const [messages, status] = ["messages", "status"].map((file) => readFileSync(join(folder, file), "utf8"));
  return { output, messages, status: +status };
};

/** A copy that prints for a while, and one that does not. */
const whole = prepare("4x15");
const short = prepare("8x8-centre");

/** Something that may happen to a run. */
interface Accident {
  name: string;
  /** a line of shell that runs the program, and how many characters of the series it prints: the others must be found by --resume */
  line: string;
  prints: number;
  /** what the program says at its end, if anything, and its status */
  says?: RegExp;
  status?: number;
  subject?: Subject;
  /** whether it happens under tsx, where a process stands between the shell and the program */
  tsx?: boolean;
}

const SUMMARY = /^\d+ found, .* ms\n$/;
const all = { subject: short, prints: short.stream.length, says: SUMMARY };

/** Ctrl-C, or a signal to all that belongs to the command, in the midst of the series. The pipe stays open, but nobody reads it. */
const struck = (name: string, signal: string, status: number, tsx: boolean): Accident => {
  const reader = `trap "" ${signal}; head -c 99999 >some; kill -${signal} 0; until [ -e status ]; do sleep 0.1; done`;
  return { name, line: `quine | { ${reader}; }; cat some`, prints: 99999, status, tsx };
};

const accidents = (_: unknown, time: number): Accident[] => {
  const tsx = time % 2 > 0;
  // What is left must be more than a pipe holds, or the program ends before it can notice.
  const some = random(0.8 * whole.stream.length);
  // If the pipe blocks nevertheless, it says so in the midst of the series.
  const unblock = '"$NODE" -e "$UNBLOCK"; grep -s "^flags:.01$" /proc/self/fdinfo/1';
  const slowly = `{ ${unblock}; quine; } | "$NODE" -e "$SLOW"`;
  const unheard = (ends: string) => `"$NODE" quine.mjs ${ends}; echo $? >status; : >messages`;
  const tooLarge = "(ulimit -f 600; quine >some); head -c 300000 some";
  return [
    { name: "a reader is never there", line: "quine | true", prints: 0 },
    { name: `a reader leaves after ${some} characters`, line: `quine | head -c ${some}`, prints: some, tsx },
    { name: "a slow reader of a pipe that does not block", line: slowly, ...all },
    { name: "a full device", line: "quine >/dev/full", prints: 0, says: /^ENOSPC: .*\n$/, status: 1, tsx },
    { name: "a file that may not grow", line: tooLarge, prints: 300_000, says: /^EFBIG: .*\n$/, status: 1 },
    // Node prints into the void then, so the program runs to its end and says so in one line.
    { name: "standard output is closed", line: "quine >&-", ...all, prints: 0 },
    { name: "standard error and standard input are closed", line: unheard("2>&- <&-"), ...all, says: /^$/ },
    { name: "standard error is a full device", line: unheard("2>/dev/full"), ...all, says: /^$/ },
    struck("Ctrl-C", "INT", 130, tsx),
    struck("SIGTERM to all", "TERM", 143, tsx),
  ].filter(({ line }) => !line.includes("/dev/full") || existsSync("/dev/full"));
};

test.skipIf(!isUnix).each(Array.from({ length: TIMES }, accidents).flat())(
  "$name",
  async ({ line, prints, says = /^$/, status = 0, subject = whole, tsx }) => {
    const { output, ...end } = await shell(subject, line, tsx);
    expect(end).toEqual({ messages: expect.stringMatching(says), status });
    expect(output === subject.stream.slice(0, prints)).toBe(true);
    if (prints && prints < subject.stream.length) goOn(subject, output);
  },
);

const boards = ["4x15", "6x10", "5x12", "3x20", "8x8-centre", "U", "two-5x6", "5x12 --all", "6x10 --verbose"];
test.each(TIMES > 1 ? boards : boards.slice(0, 1))("killed and resumed, %s", (words) => {
  const [name, ...options] = words.split(" ");
  const subject = prepare(name, ...options);
  const begin = Date.now();
  goOn(subject);
  const longest = Date.now() - begin;
  for (let i = 0; i < TIMES; i++) goOn(subject, "", Array(8).fill(longest).map(random));
});
