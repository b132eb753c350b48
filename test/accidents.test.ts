// Nothing gets lost when a run comes to an early end, and nothing gets in while it lasts.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
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

  const traces = spawnSync("strace", ["-V"]).status === 0;
  if (!traces) console.warn("skipped: there is no strace here to see what the system is asked for");
  test.skipIf(!traces)("the system is asked for nothing that no other busy program asks for", () => {
    const asked = (program: string): Set<string> => {
      const file = join(folder, "traced.mjs");
      const trace = join(folder, "trace");
      writeFileSync(file, program);
      const calls = "trace=%file,%network,write,writev,pwrite64,ftruncate,process";
      const words = `-f -y -qq -s 16 -e ${calls} -o ${trace} ${process.execPath} ${file} --solutions 20`;
      expect(spawnSync("strace", words.split(" ")).status).toBe(0);
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
    // It makes V8 compile a lot, uses regexes and large numbers, looks at the clock, and writes as much.
    const busy = `
      const start = new Date();
      const known = new Map();
      for (let n = 1n; new Date() - start < 700; n++) {
        const lines = "sum = sum > 1e6 ? sum / 3 : sum * 5 + i;".repeat(Number(n) % 50);
        const sum = Function("n", "let sum = 0; for (let i = n; i--;) {" + lines + "} return sum;");
        known.set(n * 3n, [/(?<=1)0.$/.exec((n ** 9n).toString(2)), sum(9999)]);
      }
      for (let i = 0; i < 20; i++) process.getBuiltinModule("fs").writeSync(1, "x".repeat(4000));
      console.error("over");
      process.exit(0);`;
    // Some of what Node asks depends on its threads: the program's own questions come every time.
    const quine = readFileSync(path, "utf8");
    const [first, ...others] = [1, 2].map(() => ({ quine: asked(quine), busy: asked(busy) }));
    const always = [...first.quine].filter((call) => others.every(({ quine }) => quine.has(call)));
    const more = always.filter((call) => ![first, ...others].some(({ busy }) => busy.has(call)));
    expect(more.filter((call) => !/^write\([12]</.test(call))).toEqual([]);
  });
});
