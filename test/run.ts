// What several tests need: programs run as a user would run them, what they print, and boards.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { createContext, runInContext } from "node:vm";
import { afterAll } from "vitest";
import type { Io } from "../tools/command/io.ts";
import type { Main } from "../tools/command/run.ts";
import { quineText } from "../tools/copies/text.ts";
import { boardNamed } from "../tools/boards/named.ts";
import { readBoard } from "../tools/boards/parse.ts";
import { type Options, solutions } from "../tools/solver/solver.ts";
import { taskOf } from "../tools/solver/task.ts";
import { image, MOVEMENTS } from "../tools/twin/board.ts";
import { drawing, EMPTY_BOARD, tagOf } from "../tools/twin/picture.ts";

export const ROOT = join(import.meta.dirname, "..");

/** Makes a folder, removed when the tests of this file or `describe` are over, or when `atEnd` says. */
export const scratch = (atEnd: (remove: () => void) => void = afterAll): string => {
  const folder = mkdtempSync(join(tmpdir(), "pentomino-"));
  atEnd(() => rmSync(folder, { recursive: true, maxRetries: 9 }));
  return folder;
};

/** Copies the project into a folder, but only links its packages: what is written beside them stays in the copy. */
export const checkout = (folder: string): void => {
  const isCopied = (path: string) => !/^.(node_modules|\.git|\.runtimes|dist|out)$/.test(path.slice(ROOT.length));
  cpSync(ROOT, folder, { recursive: true, filter: isCopied });
  const [packages, borrowed] = [ROOT, folder].map((home) => join(home, "node_modules"));
  mkdirSync(borrowed);
  for (const name of readdirSync(packages))
    if (/^(\.bin$|[^.])/.test(name)) symlinkSync(join(packages, name), join(borrowed, name), "junction");
};

/** What a process printed and how it ended. */
export type Run = { stdout: string; stderr: string; status: number | null };

/** Runs `node` with these arguments and this standard input, in a folder. */
export const node = (args: string[], input = "", cwd = ROOT): Run => {
  const options = { input, cwd, encoding: "utf8", maxBuffer: 1 << 26 } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, args, options);
  return { stdout, stderr, status };
};

/** Runs a program here, with only the language, its arguments, `writeSync` and an exit. Returns its status. */
export const statusOf = (
  text: string,
  writeSync: (stream: 1 | 2, part: string) => number,
  ...options: string[]
): number => {
  let status = 0;
  const exit = (code = 0) => {
    status = code;
    throw exit;
  };
  const getBuiltinModule = (name: string) => ({ fs: { writeSync } })[name];
  const context = createContext({ process: { argv: ["node", "quine.mjs", ...options], getBuiltinModule, exit } });
  runInContext("Date.now = () => 0", context);
  try {
    runInContext(text, context);
  } catch (error) {
    if (error !== exit) throw error;
  }
  return status;
};

/** What a program prints that runs so, and its status. */
export const evaluated = (text: string, ...options: string[]): Run => {
  const said = { 1: "", 2: "" };
  const status = statusOf(text, (stream, part) => ((said[stream] += part), part.length), ...options);
  return { stdout: said[1], stderr: said[2], status };
};

/** The words with which Node runs one of the project's commands: "solve", in any folder and under any Node. */
export const script = (name: string): string[] => [
  "--import",
  pathToFileURL(join(ROOT, "node_modules/tsx/dist/loader.mjs")).href,
  join(ROOT, `tools/${name}.ts`),
];

/** Runs one of the project's commands in a process of its own. */
export const tool = (name: string, args: string[]): Run => node([...script(name), ...args]);

/** Runs one of the project's commands in this process; with `columns`, on a terminal of that width. */
export const inside = async (
  main: Main,
  args: string[] = [],
  input: string | Buffer | Buffer[] = "",
  env: Io["env"] = {},
  columns?: number,
): Promise<Run> => {
  const said = { 1: "", 2: "" };
  const status = await main(args, {
    env,
    input: () => Readable.from([input].flat().map((part) => Buffer.from(part as string))),
    write: (text, descriptor = 1) => void (said[descriptor] += text),
    columns: (descriptor) => (descriptor ? columns : undefined),
  });
  return { stdout: said[1], stderr: said[2], status };
};

/** Whether there is a shell, with pipes and signals as Unix has them. */
export const isUnix = process.platform !== "win32";

/** Whether there is a command that makes terminals, with the options that Linux has. */
export const hasTerminal = spawnSync("script", ["--version"]).status === 0;

/** What a terminal shows where this is typed while a line of shell runs that calls a command by its name. */
export const onTerminal = (line: string, name: string, input: string): string => {
  const words = [process.execPath, ...script(name)].map((word) => `'${word}'`).join(" ");
  return spawnSync("script", ["-qec", `${name}() { ${words} "$@"; }; ${line}`, "/dev/null"], {
    input,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "", FORCE_COLOR: "", TERM: "xterm" },
  }).stdout;
};

/** A program that reads standard input and writes it on, with a rest of some milliseconds after every 4,096 bytes. */
export const SLOW = `
const { readSync, writeSync } = require("fs");
const bytes = Buffer.alloc(4096);
for (let size; (size = readSync(0, bytes)); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5))
  for (let at = 0; at < size; ) at += writeSync(1, bytes, at, size - at);`;

/** Makes standard output a pipe that does not block, and ends before Node would make it block again. */
export const UNBLOCK = `process.stdout; process.kill(process.pid, "SIGKILL")`;

/** How the last line of a tag begins and goes on: no picture has such a line. */
export const END = "//id=.*>";

/** The programs of a stream, each with its label. Throws if there is anything else in it. */
export const programs = (stream: string): { text: string; label: string }[] => {
  const parts = stream.split(RegExp(`(?<=\n${END}\n)`));
  const labels = parts.map((part) => /\n\/\/ (.*)(?:\n\/\/[^ ].*){2}\n$/.exec(part)?.[1] ?? "");
  const stray = labels.indexOf("");
  if (stray >= 0 && stream) throw Error(`what is this? ${parts[stray].slice(0, 100)}`);
  return stream ? parts.map((text, i) => ({ text, label: labels[i] })) : [];
};

export const labels = (stream: string): string[] => programs(stream).map(({ label }) => label);

/** The board of the list with this name, empty. */
export const boardOf = (name: string): string => boardNamed(name)!.outline;

const known = new Map<string, string[]>();

/** All solutions of a board. Tests that run in one process share them. */
export const allSolutions = (board: string, options?: Options): string[] => {
  const name = JSON.stringify([board, options]);
  const all = known.get(name) ?? [...solutions(taskOf(readBoard(board), options), options)];
  known.set(name, all);
  return [...all];
};

/** A board that the library returns, as a line. */
export const inLine = (text: string): string => text.trimEnd().replaceAll("\n", " ");

export const rows = (height: number, row: string): string => Array(height).fill(row).join(" ");

export const images = (board: string): string[] => MOVEMENTS.map((_, movement) => image(board, movement));

/** The tag below the picture of a board, with the line end before it, and that of quine.ts. */
export const TAG = tagOf(EMPTY_BOARD);

/** quine.ts, the text of the program, and the program in the shape of a board. */
export const QUINE = readFileSync(join(ROOT, "quine.ts"), "utf8");
export const TEXT = quineText();
const draw = drawing(TEXT);
export const programOf = (board: string): string => draw(board) + "\n";

/** The commands in the blocks of a document that hold what is typed. */
export const commandsIn = (text: string): string[] =>
  [...text.matchAll(/^```sh\n([^`]*)^```/gm)].flatMap(([, block]) => block.trimEnd().split("\n"));
