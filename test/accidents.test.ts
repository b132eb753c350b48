// Nothing gets lost when a run comes to an early end, and nothing gets in while it lasts.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { ACCIDENTS, prepare, Skip, type Subject } from "../tools/checks/accidents.ts";
import { BOARDS } from "./boards.ts";
import { scratch } from "./run.ts";

const folder = scratch();
const path = join(folder, "whole/quine.mjs");
let whole: Subject;
let short: Subject;
beforeAll(async () => {
  whole = await prepare(join(folder, "whole"), BOARDS["4x15"].board);
  short = await prepare(join(folder, "short"), BOARDS["8x8 without its centre"].board);
});

test.each(ACCIDENTS.map(({ name, happens }) => [name, happens] as const))(
  "nothing gets lost: %s",
  async (_, happens) => {
    try {
      await happens(whole, short);
    } catch (error) {
      if (!(error instanceof Skip)) throw error;
      console.warn("skipped: " + error.message);
    }
  },
);

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
    expect(output).toBe(whole.stream.slice(0, output.length));
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
    expect(stdout.toString() === whole.stream).toBe(true);
  });
});
