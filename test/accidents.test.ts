// Nothing gets lost when a run comes to an early end, and nothing gets in while it lasts.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import * as accidents from "../tools/checks/accidents.ts";
import { BLANK } from "../tools/twin/picture.ts";
import { BOARDS } from "./boards.ts";
import { scratch } from "./run.ts";

const folder = scratch();
const path = join(folder, "6x10/quine.mjs");
let main: accidents.Subject;
let short: accidents.Subject;
beforeAll(async () => {
  main = await accidents.prepare(join(folder, "6x10"), BLANK);
  short = await accidents.prepare(join(folder, "8x8"), BOARDS["8x8 without its centre"].board);
});

describe("nothing gets lost", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["a reader leaves at once", () => accidents.readerLeaves(main, 0)],
    ["a reader leaves within the first program", () => accidents.readerLeaves(main, 99)],
    ["a reader leaves later", () => accidents.readerLeaves(main, 1e6)],
    ["a slow reader of a pipe that does not block", () => accidents.readerIsSlow(short, false)],
    ["a full device", () => accidents.deviceIsFull(main)],
    ["a file that may not grow", () => accidents.fileIsFull(main)],
    ["standard output is closed", () => accidents.outputIsClosed(short)],
    ["standard error and standard input are closed", () => accidents.othersAreClosed(short)],
    ["Ctrl-C", () => accidents.interrupted(main, "SIGINT")],
    ["SIGTERM", () => accidents.interrupted(main, "SIGTERM")],
    ["killed and resumed, 6x10", () => accidents.killed(main, 4, 700)],
    ["killed and resumed, 8x8 without its centre", () => accidents.killed(short, 4, 300)],
  ])("%s", async (_, accident) => {
    try {
      await accident();
    } catch (error) {
      if (!(error instanceof accidents.Skip)) throw error;
      console.warn("skipped: " + error.message);
    }
  });
});

describe("nothing gets in", () => {
  test("of all that surrounds it, it knows its arguments, its two streams and its end", () => {
    const known = new Set<string>();
    const spy = <T extends object>(name: string, object: T): T =>
      new Proxy(object, {
        get: (target, key) => (known.add(`${name}.${String(key)}`), Reflect.get(target, key)),
        set: (_, key) => Boolean(known.add(`${name}.${String(key)} =`)),
        has: (target, key) => (known.add(`${name}.${String(key)}`), key in target),
        ownKeys: (target) => (known.add(`${name}.*`), Reflect.ownKeys(target)),
      });
    let output = "";
    const fs = spy("fs", {
      writeSync: (file: number, text: string) => (expect(file).toBe(1), (output += text), text.length),
    });
    const process = spy("process", {
      argv: ["node", "quine.mjs", "--solutions", "2"],
      getBuiltinModule: (name: string) => (known.add(`module ${name}`), fs),
      exit: (status: number) => {
        throw Error("ended with " + status);
      },
    });
    const messages = spy("console", { log: () => {}, error: () => {} });
    // A context has the language and nothing else: no require, no import, no fetch, no timer.
    const context = createContext({ process, console: messages });
    const before = Object.keys(context);
    expect(() => runInContext(readFileSync(path, "utf8"), context)).toThrow("ended with 0");
    expect(output).toBe(main.stream.slice(0, output.length));
    expect(output.match(/^\/\/ /gm)).toHaveLength(2);
    expect(Object.keys(context)).toEqual(before);
    expect([...known].sort()).toEqual([
      "console.error",
      "fs.writeSync",
      "module fs",
      "process.argv",
      "process.exit",
      "process.getBuiltinModule",
    ]);
  });

  test.each([
    ["from standard input, with no permission at all", "-"],
    ["from a file, with the permission to read that", "file"],
  ])("Node's permission model: %s", (_, way) => {
    const flag = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";
    const words = way === "-" ? ["-"] : ["--allow-fs-read=" + path, path];
    const input = readFileSync(path);
    const { stdout, stderr, status } = spawnSync(process.execPath, [flag, ...words], { input, maxBuffer: Infinity });
    expect(status, stderr.toString()).toBe(0);
    expect(stdout.toString() === main.stream).toBe(true);
  });

  const traces = spawnSync("strace", ["-V"]).status === 0;
  if (!traces) console.warn("skipped: there is no strace here to see what the system is asked for");
  test.skipIf(!traces)("the system is asked for nothing that an empty program does not ask for", () => {
    const asked = (program: string): Set<string> => {
      const file = join(folder, "traced.mjs");
      const trace = join(folder, "trace");
      writeFileSync(file, program);
      const calls = "trace=%file,%network,write,writev,pwrite64,ftruncate,process";
      const words = [
        "-f",
        "-y",
        "-qq",
        "-s",
        "16",
        "-e",
        calls,
        "-o",
        trace,
        process.execPath,
        file,
        "--solutions",
        "20",
      ];
      expect(spawnSync("strace", words).status).toBe(0);
      // Numbers of processes, of descriptors, and addresses differ from run to run. Node's threads wake each other.
      return new Set(
        readFileSync(trace, "utf8")
          .split("\n")
          .map((line) => line.replace(/^\d+ +/, "").replace(/^<\.\.\. \w+ resumed>.*| <unfinished.*/, ""))
          .map((line) => line.match(/^(\w+)\((?:AT_FDCWD<[^>]*>, |\d+(?=<))?(?:"[^"]*"|<[^>]*>)?/)?.[0] ?? "")
          .map((call) => call.replace(/\[\d+\]|\d{2,}/g, "N"))
          .filter((call) => call && !/^(clone|exit|futex|wait|write\(<anon_inode|write\(\d*<anon_inode)/.test(call)),
      );
    };
    const empty = asked('console.error("");');
    const more = [...asked(readFileSync(path, "utf8"))].filter((call) => !empty.has(call));
    // The allocator asks how much memory it may take.
    expect(more.filter((call) => !/^write\([12]<|"\/proc\/sys\/vm\//.test(call))).toEqual([]);
  });
});
