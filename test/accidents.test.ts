// Nothing gets lost when a run comes to an early end, and nothing gets in while it lasts.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { goOn, prepare, random, SEED, shell, type Subject } from "./accidents.ts";
import { boardOf } from "./boards.ts";
import { isUnix, node, scratch } from "./run.ts";

/** How often each accident happens: `npm run accidents` asks for more, and then under tsx as well, and on more boards. */
const TIMES = +(process.env.ACCIDENTS ?? 1);

const folder = scratch();
const path = join(folder, "whole/quine.mjs");
/** A copy that prints for a while, and one that does not. */
const whole = prepare(join(folder, "whole"), boardOf("4x15"));
const short = prepare(join(folder, "short"), boardOf("8x8-centre"));

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
  /** whether it happens under tsx, too, where a process stands between the shell and the program */
  tsx?: boolean;
}

const SUMMARY = /^\d+ found, .* ms\n$/;
const all = { subject: short, prints: short.stream.length, says: SUMMARY };

/** Ctrl-C, or a signal to all that belongs to the command, in the midst of the series. The pipe stays open, but nobody reads it. */
const struck = (name: string, signal: string, status: number): Accident => {
  const reader = `trap "" ${signal}; head -c 99999 >some; kill -${signal} 0; until [ -e status ]; do sleep 0.1; done`;
  return { name, line: `quine | { ${reader}; }; cat some`, prints: 99999, status, tsx: true };
};

const accidents = (): Accident[] => {
  // What is left must be more than a pipe holds, or the program ends before it can notice.
  const some = random(0.8 * whole.stream.length);
  // If the pipe blocks nevertheless, it says so in the midst of the series.
  const unblock = '"$NODE" -e "$UNBLOCK"; grep -s "^flags:.01$" /proc/self/fdinfo/1';
  const slowly = `{ ${unblock}; quine; } | "$NODE" -e "$SLOW"`;
  const closed = '"$NODE" quine.mjs 2>&- <&-; echo $? >status; : >messages';
  const tooLarge = "(ulimit -f 600; quine >some); head -c 300000 some";
  return [
    { name: "a reader is never there", line: "quine | true", prints: 0 },
    { name: "a reader leaves", line: `quine | head -c ${some}`, prints: some, tsx: true },
    { name: "a slow reader of a pipe that does not block", line: slowly, ...all },
    { name: "a full device", line: "quine >/dev/full", prints: 0, says: /^ENOSPC: .*\n$/, status: 1, tsx: true },
    { name: "a file that may not grow", line: tooLarge, prints: 300_000, says: /^EFBIG: .*\n$/, status: 1 },
    // Node prints into the void then, so the program runs to its end and says so in one line.
    { name: "standard output is closed", line: "quine >&-", ...all, prints: 0 },
    { name: "standard error and standard input are closed", line: closed, ...all, says: /^$/ },
    struck("Ctrl-C", "INT", 130),
    struck("SIGTERM to all", "TERM", 143),
  ].filter(({ line }) => !line.includes("/dev/full") || existsSync("/dev/full"));
};

describe(`nothing gets lost, SEED=${SEED}`, () => {
  const rows = Array.from({ length: TIMES }, (_, i) =>
    accidents().map((row) => ({ ...row, tsx: row.tsx && i % 2 > 0 })),
  );

  test.skipIf(!isUnix).each(rows.flat())(
    "$name",
    async ({ line, prints, says = /^$/, status = 0, subject = whole, tsx }) => {
      const { output, ...end } = await shell(subject, line, tsx);
      expect(end).toEqual({ messages: expect.stringMatching(says), status });
      expect(output === subject.stream.slice(0, prints)).toBe(true);
      if (prints && prints < subject.stream.length) goOn(subject, output);
    },
  );

  test("killed again and again", () => {
    for (let i = 0; i < TIMES; i++) goOn(whole, "", [500, 500, 500, 500].map(random));
  });

  const boards = ["6x10", "5x12", "4x15", "3x20", "8x8-centre", "U", "two-5x6", "5x12 --all", "6x10 --verbose"];
  test.skipIf(TIMES === 1).each(boards)("killed and resumed, %s", (words) => {
    const [name, ...options] = words.split(" ");
    const subject = prepare(join(folder, words), boardOf(name), options);
    const begin = Date.now();
    goOn(subject);
    const longest = Date.now() - begin;
    for (let i = 0; i < TIMES; i++) goOn(subject, "", Array(8).fill(longest).map(random));
  });
});

describe("nothing gets in", () => {
  test("of all that surrounds it, it knows its arguments, its two streams and its end", () => {
    const known = new Set<string>();
    // Whatever is done to an object goes through one of the functions of Reflect, with a property or without.
    const spy = <T extends object>(name: string, object: T): T => {
      const get = (_: object, way: keyof typeof Reflect) => (target: object, property: unknown, more: never) => {
        known.add(`${way} ${name} ${String(property)}`);
        return (Reflect[way] as Function)(target, property, more);
      };
      return new Proxy(object, new Proxy({}, { get } as ProxyHandler<object>));
    };
    let output = "";
    const writeSync = (file: number, text: string) => (expect(file).toBe(1), (output += text), text.length);
    const exit = (status: number) => {
      throw Error("ended with " + status);
    };
    const getBuiltinModule = (name: string) => spy(name, { writeSync });
    const process = spy("process", { argv: ["node", "quine.mjs", "--solutions", "2"], getBuiltinModule, exit });
    // A context has the language and nothing else: no require, no import, no fetch, no timer.
    const context = createContext({ process, console: spy("console", { log: () => {}, error: () => {} }) });
    expect(() => runInContext(readFileSync(path, "utf8"), context)).toThrow("ended with 0");
    expect(output).toBe(whole.stream.slice(0, output.length));
    expect(output.match(/^\/\/ /gm)).toHaveLength(2);
    expect(Object.keys(context)).toEqual(["process", "console"]);
    expect([...known].sort()).toEqual([
      "get console error",
      "get fs writeSync",
      "get process argv",
      "get process exit",
      "get process getBuiltinModule",
    ]);
  });

  test("Node's permission model: it needs no permission at all", () => {
    const flag = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";
    const { stdout, stderr, status } = node([flag, "-"], readFileSync(path, "utf8"));
    expect(status, stderr).toBe(0);
    expect(stdout === whole.stream).toBe(true);
  });
});
