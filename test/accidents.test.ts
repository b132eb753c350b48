// Nothing gets lost when a run comes to an early end, and nothing gets in while it lasts.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { named } from "../tools/solver/named.ts";
import { parseBoard } from "../tools/solver/parse.ts";
import { ACCIDENTS, complete, killed, prepare, Skip, type Subject, withTsx } from "./accidents.ts";
import { BOARDS } from "./boards.ts";
import { scratch } from "./run.ts";

/** How often each accident happens: `npm run accidents` asks for more, and then under tsx as well, and on more boards. */
const TIMES = +(process.env.ACCIDENTS ?? 1);

const folder = scratch();
const path = join(folder, "whole/quine.mjs");
let whole: Subject;
let short: Subject;
beforeAll(async () => {
  whole = await prepare(join(folder, "whole"), BOARDS["4x15"].board);
  short = await prepare(join(folder, "short"), BOARDS["8x8 without its centre"].board);
});

test.each(ACCIDENTS.map((accident) => [accident.name, accident] as const))(
  "nothing gets lost: %s",
  async (_, { underTsx, happens }) => {
    try {
      for (let i = 0; i < TIMES; i++) await happens(underTsx && i % 2 ? withTsx(whole) : whole, short);
    } catch (error) {
      if (!(error instanceof Skip)) throw error;
      console.warn("skipped: " + error.message);
    }
  },
);

test
  .skipIf(TIMES === 1)
  .each(["6x10", "5x12", "4x15", "3x20", "8x8-centre", "U", "two-5x6", "5x12 --all", "6x10 --verbose"])(
  "nothing gets lost: killed and resumed, %s",
  async (words) => {
    const [name, ...options] = words.split(" ");
    const subject = await prepare(join(folder, words), parseBoard(named(name).outline), options);
    const begin = Date.now();
    await complete(subject, []);
    const longest = Date.now() - begin;
    for (let i = 0; i < TIMES; i++) await killed(subject, 8, longest);
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
