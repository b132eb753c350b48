// Runs programs as a user would, in processes of their own.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";
import { afterAll, expect, vi } from "vitest";

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

/** Runs a program with options in this process: it gets a context that has the language, arguments and two streams. */
export const evaluated = (text: string, ...options: string[]): Run => {
  const parts: string[] = [];
  let stderr = "";
  let status = 0;
  const exit = (code = 0) => {
    status = code;
    throw exit;
  };
  const process = {
    argv: ["node", "quine.mjs", ...options],
    getBuiltinModule: () => ({ writeSync: (_: number, part: string) => (parts.push(part), part.length) }),
    exit,
  };
  try {
    runInNewContext(text, { process, console: { error: (message: string) => (stderr += message + "\n") } });
  } catch (error) {
    if (error !== exit) throw error;
  }
  return { stdout: parts.join(""), stderr, status };
};

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

/**
 * Runs one of the project's commands in this process, which takes a fifth of the time that a process of its own does. `load`
 * imports the command. With `columns` it finds itself on a terminal that is so wide.
 */
export const inside = async (
  load: () => Promise<unknown>,
  args: string[] = [],
  input = "",
  env: Record<string, string | undefined> = {},
  columns?: number,
): Promise<Run> => {
  let [stdout, stderr] = ["", ""];
  let ended: Promise<void> | undefined;
  vi.resetModules();
  vi.doMock("../tools/command/files.ts", async (original) => {
    const files = await original<typeof import("../tools/command/files.ts")>();
    return {
      ...files,
      columns: () => columns ?? files.columns(),
      readText: (path: string, most?: number) => (path === "-" ? input : files.readText(path, most)),
      write: (text: string, descriptor = 1) => void (descriptor === 1 ? (stdout += text) : (stderr += text)),
    };
  });
  vi.doMock("../tools/command/run.ts", async (original) => {
    const { run, ...rest } = await original<typeof import("../tools/command/run.ts")>();
    return { ...rest, run: (...words: Parameters<typeof run>) => (ended = run(...words)) };
  });
  vi.doMock("node:tty", async (original) => ({
    ...(await original<typeof import("node:tty")>()),
    isatty: () => columns !== undefined,
  }));
  const said = vi.spyOn(console, "error").mockImplementation((text) => void (stderr += text + "\n"));
  for (const [name, value] of Object.entries({ NO_COLOR: undefined, FORCE_COLOR: undefined, ...env }))
    vi.stubEnv(name, value);
  const { argv } = process;
  process.argv = ["node", "command", ...args];
  try {
    await load();
    await ended;
    return { stdout, stderr, status: Number(process.exitCode ?? 0) };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    said.mockRestore();
    vi.unstubAllEnvs();
    for (const mocked of ["../tools/command/files.ts", "../tools/command/run.ts", "node:tty"]) vi.doUnmock(mocked);
  }
};

/** Runs one of the project's commands. */
export const tool = (file: string, args: string[] = [], input = "", env = process.env): Run =>
  node([command(file), ...args], input, ROOT, env);

/** Sees that a command has refused what it was asked, with one line. */
export const expectRefused = ({ stderr, ...rest }: Run, message: RegExp, status = 2): void => {
  expect(stderr).toMatch(/^.+\n$/);
  expect(stderr.trimEnd()).toMatch(message);
  expect(rest).toEqual({ stdout: "", status });
};

/** Whether there is a shell, with pipes and signals as Unix has them. */
export const isUnix = process.platform !== "win32";

/** Whether there is a command that makes terminals, with the options that Linux has. */
export const hasTerminal = spawnSync("script", ["--version"]).status === 0;

/** What a terminal shows on which a line of shell runs. In the line, $NODE is this Node. */
export const onTerminal = (line: string, env = process.env): string =>
  spawnSync("script", ["-qec", line, "/dev/null"], { encoding: "utf8", env: { ...env, NODE: process.execPath } })
    .stdout;

/** The labels of the programs of a stream. */
export const labels = (stream: string): string[] => [...stream.matchAll(/^\/\/ (.*)$/gm)].map(([, label]) => label);

/** The programs of a stream, each with its label. Throws if there is anything else in it. */
export const programs = (stream: string): { text: string; label: string }[] => {
  const all = [...stream.matchAll(/[^]*?^\/\/ (.*)\n/gm)].map(([text, label]) => ({ text, label }));
  const rest = stream.slice(all.reduce((length, { text }) => length + text.length, 0));
  if (rest) throw Error(`what is this? ${rest.slice(0, 100)}`);
  return all;
};
