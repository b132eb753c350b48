// What may happen to a run happens here on purpose: readers leave, disks fill up, signals strike. Nothing may be lost:
// whatever a run has printed before its end, and what its last whole program prints with --resume, is the series.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { MOVEMENTS } from "../tools/twin/board.ts";
import { solutionsOf } from "../tools/copies/visits.ts";
import { quineText } from "../tools/copies/text.ts";
import { BLANK, copy } from "../tools/twin/picture.ts";

/** A copy saved in a folder of its own as quine.mjs, the options it runs with, and all that it has to print. */
export interface Subject {
  folder: string;
  options: string[];
  stream: string;
  /** How a shell runs it, if not with Node alone. */
  command?: string;
}

/** What became of a program that was killed again and again. */
export interface Life {
  /** times it was killed */
  kills: number;
  /** of these, times it had printed something since it was killed last */
  midway: number;
  /** of these, times the last program in its output was not whole */
  torn: number;
}

const SUMMARY = /^\d+ found, .* ms\n$/;
const NO_SPACE = /^ENOSPC: no space left on device.*\n$/;

/** Why an accident cannot happen on this machine. */
export class Skip extends Error {}

const TSX = join(import.meta.dirname, "../node_modules/tsx/dist/cli.mjs");

/** The same copy, which a shell runs with tsx. */
export const withTsx = (subject: Subject): Subject => ({ ...subject, command: '"$NODE" "$TSX" quine.ts' });

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

/** The board as a copy with options has it: all solutions with --all, and also partial boards with --verbose. */
export const prepare = async (folder: string, board = BLANK, options: string[] = []): Promise<Subject> => {
  const quine = quineText();
  const solutions = solutionsOf(board, options.includes("--all") ? [0] : MOVEMENTS);
  const stream = solutions.map((solution) => copy(solution, quine)).join("");
  mkdirSync(folder, { recursive: true });
  for (const file of ["quine.mjs", "quine.ts"]) writeFileSync(join(folder, file), copy(board, quine));
  return { folder, options, stream };
};

/** The whole programs in a stream that may end anywhere: a program is whole once its label has its newline. */
const programs = (stream: string): string[] => stream.match(/[^]*?\n\/\/ .*\n/g) ?? [];

/** Throws if what was printed is not, as far as it goes, the subject's stream. Partial boards may stand in between. */
const compare = (subject: Subject, printed: string[], ended: boolean): void => {
  const solutions = printed.filter((program) => !/x[^\n]*\n$/.test(program)).join("");
  if (!subject.stream.startsWith(solutions)) throw Error("printed what is not the series");
  if (ended && solutions.length !== subject.stream.length)
    throw Error(`${subject.stream.length - solutions.length} of ${subject.stream.length} characters are lost`);
};

/** Starts a copy with its output in a file. */
const start = (subject: Subject, file: string, ...options: string[]): ChildProcess => {
  const output = openSync(join(subject.folder, "output.txt"), "w");
  const child = spawn(process.execPath, [file, ...subject.options, ...options], {
    cwd: subject.folder,
    stdio: ["ignore", output, "pipe"],
  });
  closeSync(output);
  return child;
};

/** Starts the last program of what was printed with --resume, or the copy itself where nothing was. */
const goOn = (subject: Subject, printed: string[]): ChildProcess => {
  if (!printed.length) return start(subject, "quine.mjs");
  writeFileSync(join(subject.folder, "last.mjs"), printed.at(-1)!);
  return start(subject, "last.mjs", "--resume");
};

/** What there is in the file that a copy prints to. */
const outputOf = (subject: Subject): string => readFileSync(join(subject.folder, "output.txt"), "utf8");

const messagesOf = async (child: ChildProcess): Promise<string> => {
  const [messages] = await Promise.all([text(child.stderr!), once(child, "close")]);
  return messages;
};

/** Compares all that was printed with the series, once the child that printed the end of it has ended. */
const compareAll = (subject: Subject, printed: string[], child: ChildProcess, messages: string): void => {
  if (child.exitCode !== 0) throw Error(`ended with ${child.exitCode ?? child.signalCode}: ${messages}`);
  compare(subject, [...printed, ...programs(outputOf(subject))], true);
};

/** Runs the last program of what was printed with --resume, and compares all with the series. */
export const complete = async (subject: Subject, printed = programs(outputOf(subject))): Promise<void> => {
  compare(subject, printed, false);
  const child = goOn(subject, printed);
  compareAll(subject, printed, child, await messagesOf(child));
};

/**
 * Kills a program at a random moment within `longest` milliseconds, then the last whole program in its output, which runs
 * with --resume, and so on; the one after the last kill may live. Half of the outputs lose some of their end as well, as
 * they do when a machine stops. Throws an Error if something is lost.
 */
export const killed = async (subject: Subject, kills: number, longest: number): Promise<Life> => {
  const life = { kills: 0, midway: 0, torn: 0 };
  let printed: string[] = [];
  while (kills--) {
    const child = goOn(subject, printed);
    const clock = setTimeout(() => child.kill("SIGKILL"), Math.random() * longest);
    const messages = await messagesOf(child);
    clearTimeout(clock);
    if (child.signalCode !== "SIGKILL") {
      compareAll(subject, printed, child, messages);
      return life;
    }
    let output = outputOf(subject);
    life.kills++;
    if (output) life.midway++;
    if (Math.random() < 0.5) output = output.slice(0, -Math.random() * 9999);
    const whole = programs(output);
    if (output.length > whole.join("").length) life.torn++;
    printed = [...printed, ...whole];
    compare(subject, printed, false);
  }
  await complete(subject, printed);
  return life;
};

/** A signal strikes at a random moment within `longest` milliseconds: it ends a run without a word, and nothing is lost. */
const struck = async (subject: Subject, signal: NodeJS.Signals, longest: number): Promise<void> => {
  const child = start(subject, "quine.mjs");
  const messages = messagesOf(child);
  await wait(Math.random() * longest);
  child.kill(signal);
  const said = await messages;
  // A run that is over has said so; the signal may still find its process.
  const over = SUMMARY.test(said);
  if (said && !over) throw Error("said " + said);
  if (child.signalCode !== signal && !(over && child.exitCode === 0))
    throw Error("ended with " + (child.exitCode ?? child.signalCode));
  await complete(subject);
};

/**
 * Runs a line of shell in the subject's folder; "quine" in it stands for the program, which writes its messages and its
 * status into files. Once there is something in output.txt, a signal strikes them all, as Ctrl-C does.
 */
const shell = async (subject: Subject, line: string, signal?: NodeJS.Signals) => {
  if (process.platform === "win32") throw new Skip("Windows has no such shell");
  const { command = '"$NODE" quine.mjs' } = subject;
  const at = (file: string) => join(subject.folder, file);
  for (const file of ["messages", "status", "output.txt"]) rmSync(at(file), { force: true });
  const quine = `(exec ${[command, ...subject.options].join(" ")} 2>messages); echo $? >status`;
  const child = spawn("sh", ["-c", `trap : INT TERM; quine() { ${quine}; }; ${line}`], {
    cwd: subject.folder,
    env: { ...process.env, NODE: process.execPath, TSX, SLOW: slowReader(8192, 1), UNBLOCK },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const output = text(child.stdout);
  if (signal) {
    const started = () => statSync(at("output.txt"), { throwIfNoEntry: false })?.size;
    while (!started() && child.exitCode === null) await wait(1);
    if (child.exitCode === null) process.kill(-child.pid!, signal);
  }
  await once(child, "close");
  return { output: await output, status: +readFileSync(at("status")), messages: readFileSync(at("messages"), "utf8") };
};

const expect = (what: string, found: unknown, expected: unknown): void => {
  const good = expected instanceof RegExp ? expected.test("" + found) : found === expected;
  if (!good) throw Error(`${what} is ${JSON.stringify("" + found).slice(0, 99)}, not ${expected}`.slice(0, 250));
};

/** Checks how the program in a line of shell has ended. */
const expectEnd = (found: { messages: string; status: number }, message: string | RegExp, status = 0): void => {
  expect("the message", found.messages, message);
  expect("the status", found.status, status);
};

/** The reader goes away after so many bytes: quiet, at once, and with status 0. */
const readerLeaves = async (subject: Subject, bytes: number): Promise<void> => {
  const line = bytes ? `quine | head -c ${bytes}` : "quine | true";
  const found = await shell(subject, line);
  expect("the output", found.output === subject.stream.slice(0, bytes), true);
  expectEnd(found, "");
};

/** The reader takes its time; a pipe that does not block makes no difference. */
const readerIsSlow = async (subject: Subject, blocking: boolean): Promise<void> => {
  const flags = `"$NODE" -e 'fs.writeFileSync("flags", fs.readFileSync("/proc/self/fdinfo/1"))'`;
  const unblock = blocking ? "" : `"$NODE" -e "$UNBLOCK"; ${process.platform === "linux" ? flags : ":"};`;
  const found = await shell(subject, `{ ${unblock} quine; } | "$NODE" -e "$SLOW"`);
  if (unblock && process.platform === "linux") {
    const [, octal] = readFileSync(join(subject.folder, "flags"), "utf8").match(/flags:\s*(\d+)/)!;
    if (!(parseInt(octal, 8) & 0o4000)) throw new Skip("this Node leaves its pipes blocking");
  }
  expect("the output", found.output === subject.stream, true);
  expectEnd(found, SUMMARY);
};

/** A device that is always full: one line that says so, status 1. */
const deviceIsFull = async (subject: Subject): Promise<void> => {
  if (!statSync("/dev/full", { throwIfNoEntry: false })) throw new Skip("there is no /dev/full");
  expectEnd(await shell(subject, "quine >/dev/full"), NO_SPACE, 1);
};

/** A disk of 300 kB: the same, and what is on it can be resumed. */
const diskIsFull = async (subject: Subject): Promise<void> => {
  if (process.platform !== "linux" || process.getuid!()) throw new Skip("only root under Linux can mount a small disk");
  mkdirSync(join(subject.folder, "disk"), { recursive: true });
  const mount = "mount -t tmpfs -o size=300k accidents disk 2>/dev/null";
  const inside = `${mount} || exit 9; $0; cp disk/all.txt output.txt`;
  const program = '"$NODE" quine.mjs >disk/all.txt 2>messages; echo $? >status';
  const line = `unshare -m sh -c '${inside.replace("$0", program)}' || { echo 9 >status; : >messages; }`;
  const found = await shell(subject, line);
  if (found.status === 9) throw new Skip("this machine lets nobody mount a small disk");
  expectEnd(found, NO_SPACE, 1);
  const { length } = outputOf(subject);
  expect("the output's length", length > 250_000 && length <= 307_200, true);
  await complete(subject);
};

/** A file that may not grow beyond 300 kB: one line that says so, status 1, and it can be resumed. */
const fileIsFull = async (subject: Subject): Promise<void> => {
  expectEnd(await shell(subject, "ulimit -f 600; quine >output.txt"), /^EFBIG: file too large.*\n$/, 1);
  await complete(subject);
};

/** No standard input and no standard error: neither is needed. */
const othersAreClosed = async (subject: Subject): Promise<void> => {
  const found = await shell(subject, '"$NODE" quine.mjs 2>&- <&-; echo $? >status; : >messages');
  expect("the output", found.output === subject.stream, true);
  expectEnd(found, "");
};

/** Ctrl-C, or a signal to all that belongs to the command: the status in the shell, no message, and it can be resumed. */
const interrupted = async (subject: Subject, signal: NodeJS.Signals): Promise<void> => {
  const strike = () => shell(subject, "quine >output.txt", signal);
  let found = await strike();
  // On a busy machine a run may be over before the signal comes.
  for (let times = 30; times-- && SUMMARY.test(found.messages);) found = await strike();
  expectEnd(found, "", signal === "SIGINT" ? 130 : 143);
  await complete(subject);
};

/** Something that may happen to a run. */
export interface Accident {
  name: string;
  /** Whether it differs under tsx, where a process stands between the shell and the program. */
  underTsx?: boolean;
  /** Throws an Error if it does harm, a Skip if it cannot happen here. `whole` prints for a while, `short` does not. */
  happens: (whole: Subject, short: Subject) => Promise<unknown>;
}

/** What may happen to a run: the tests let each happen once, and `npm run accidents` more often. */
export const ACCIDENTS: Accident[] = [
  { name: "a reader is never there", happens: (whole) => readerLeaves(whole, 0) },
  { name: "a reader leaves within the first program", happens: (whole) => readerLeaves(whole, 99) },
  {
    name: "a reader leaves at any moment",
    underTsx: true,
    // What is left must be more than a pipe holds, or the program ends before it can notice.
    happens: (whole) => readerLeaves(whole, Math.ceil(0.8 * Math.random() * whole.stream.length)),
  },
  { name: "a slow reader", happens: (_, short) => readerIsSlow(short, true) },
  { name: "a slow reader of a pipe that does not block", happens: (_, short) => readerIsSlow(short, false) },
  { name: "a full device", underTsx: true, happens: deviceIsFull },
  { name: "a full disk", happens: diskIsFull },
  { name: "a file that may not grow", happens: fileIsFull },
  {
    // Node prints into the void then, so the program runs to its end and says so in one line.
    name: "standard output is closed",
    happens: async (_, short) => expectEnd(await shell(short, "quine >&-"), SUMMARY),
  },
  { name: "standard error and standard input are closed", happens: (_, short) => othersAreClosed(short) },
  {
    name: "a signal at any moment",
    happens: (whole) => struck(whole, Math.random() < 0.5 ? "SIGINT" : "SIGTERM", 600),
  },
  { name: "Ctrl-C", underTsx: true, happens: (whole) => interrupted(whole, "SIGINT") },
  { name: "SIGTERM to all", underTsx: true, happens: (whole) => interrupted(whole, "SIGTERM") },
  { name: "killed again and again", happens: (whole) => killed(whole, 4, 500) },
];
