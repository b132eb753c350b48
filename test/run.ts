// Runs programs as a user would, in processes of their own.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { buildSync } from "esbuild";
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
export const tsx = (file: string, args: string[] = []): Run => node(["--import", "tsx", join(ROOT, file), ...args]);

/**
 * One of the project's commands as JavaScript, in a file as far from quine.ts as the module that reads it. It starts in a
 * fifth of the time that tsx takes.
 */
export const command = (file: string): string => {
  const outfile = join(ROOT, "node_modules/.test", `${process.pid}-${basename(file, ".ts")}.mjs`);
  if (!existsSync(outfile)) {
    buildSync({
      entryPoints: [join(ROOT, file)],
      outfile,
      bundle: true,
      packages: "external",
      format: "esm",
      platform: "node",
    });
    process.on("exit", () => rmSync(outfile, { force: true }));
  }
  return outfile;
};

/** Runs one of the project's commands. */
export const tool = (file: string, args: string[] = [], input = "", env = process.env): Run =>
  node([command(file), ...args], input, ROOT, env);

/** The labels of the programs of a stream. */
export const labels = (stream: string): string[] => [...stream.matchAll(/^\/\/ (.*)$/gm)].map(([, label]) => label);

/** The programs of a stream, each with its label. Throws if there is anything else in it. */
export const programs = (stream: string): { text: string; label: string }[] => {
  const all = [...stream.matchAll(/[^]*?^\/\/ (.*)\n/gm)].map(([text, label]) => ({ text, label }));
  const rest = stream.slice(all.reduce((length, { text }) => length + text.length, 0));
  if (rest) throw Error(`what is this? ${rest.slice(0, 100)}`);
  return all;
};
