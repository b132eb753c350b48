// Runs programs as a user would, in processes of their own.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** The repository. */
export const ROOT = join(import.meta.dirname, "..");

/** Makes a folder that is removed when the tests of this file, or of this `describe`, are over; or when `atEnd` says. */
export const scratch = (atEnd: (remove: () => void) => void = afterAll): string => {
  const folder = mkdtempSync(join(tmpdir(), "pentomino-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** What a process printed and how it ended. */
export interface Run {
  stdout: string;
  stderr: string;
  status: number | null;
}

const MAX = 1 << 26;

/** Runs `node` with these arguments and this standard input. */
export const node = (args: string[], input = "", cwd = ROOT, env = process.env): Run => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    input,
    cwd,
    env,
    encoding: "utf8",
    maxBuffer: MAX,
  });
  return { stdout, stderr, status };
};

/** Runs a program from standard input, with options. */
export const program = (text: string, ...options: string[]): Run => node(["-", ...options], text);

/** Runs one of the project's TypeScript files with tsx. */
export const tsx = (file: string, args: string[] = [], input = "", env = process.env): Run =>
  node(["--import", "tsx", join(ROOT, file), ...args], input, ROOT, env);

/** The programs of a stream, each with its label. */
export const programs = (stream: string): { text: string; label: string }[] =>
  stream.split(/(?<=^\/\/ .*\n)/m).map((text) => ({ text, label: text.split("\n").at(-2)!.slice(3) }));
