// A run that ends early loses nothing: what it has printed, and what its last whole program prints then, is the series.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { solutionsOf } from "../tools/copies/copies.ts";
import { MOVEMENTS } from "../tools/twin/board.ts";
import { boardOf, END, isUnix, programOf, programs, ROOT, scratch, SLOW, statusOf, UNBLOCK } from "./run.ts";

/** How often each accident happens. `npm run accidents` asks for more, under tsx as well, and on more boards. */
const TIMES = import.meta.env.MODE === "long" ? Number(process.env.TIMES ?? 6) : 1;

/** Tries an accident so often, each time with other random numbers, which are whole ones from 1 to `most`. */
const often = (accident: (random: (most: number) => number) => unknown) =>
  fc.assert(
    fc.asyncProperty(fc.gen(), async (gen) => void (await accident((max) => gen(fc.integer, { min: 1, max })))),
    { numRuns: TIMES, endOnFailure: true, plugins: [fc.unbiased()] },
  );

const root = scratch();

/** Saves a copy with a board of the list in a folder of its own, which runs with these options, and its series. */
const prepare = (name: string, ...options: string[]) => {
  const [board, folder] = [boardOf(name), mkdtempSync(join(root, "copy-"))];
  const solutions = solutionsOf(board, options.includes("--all") ? [0] : MOVEMENTS);
  for (const file of ["quine.mjs", "quine.ts"]) writeFileSync(join(folder, file), programOf(board));
  return { folder, options, series: solutions.map(programOf).join("") };
};

/** The whole programs in an output that may end anywhere: a program is whole once its tag has its newline. */
const wholePrograms = (output: string) => programs(output.match(RegExp(`[^]*^${END}\n`, "m"))?.[0] ?? "");

/** Goes on from an output with --resume, in runs that are killed and torn, but for the last. All must be the series. */
const goOn = ({ folder, options, series }: ReturnType<typeof prepare>, output = "", kills: number[][] = []): void => {
  const path = join(folder, "output.txt");
  const printed = wholePrograms(output);
  for (const [timeout, torn] of [...kills, [0, 0]]) {
    const last = printed.at(-1);
    if (last) writeFileSync(join(folder, "last.mjs"), last.text);
    const words = last ? ["last.mjs", ...options, "--resume"] : ["quine.mjs", ...options];
    const file = openSync(path, "w");
    const { status, signal, stderr } = spawnSync(process.execPath, words, {
      cwd: folder,
      stdio: ["ignore", file, "pipe"],
      timeout,
      killSignal: "SIGKILL",
    });
    closeSync(file);
    expect(signal ?? status, stderr.toString()).toBe(signal && timeout ? "SIGKILL" : 0);
    const more = readFileSync(path, "utf8");
    printed.push(...wholePrograms(signal ? more.slice(0, Math.max(0, more.length - torn)) : more));
    // With --verbose partial boards stand in between.
    const solutions = printed.flatMap(({ text: copy, label }) => (label.includes("x") ? [] : copy)).join("");
    expect(solutions === (signal ? series.slice(0, solutions.length) : series)).toBe(true);
    if (!signal) return;
  }
};

const subject = prepare("8x8-centre");
const { folder, series } = subject;
const [ALL, SUMMARY, NOTHING] = [series.length, /^\d+ found, \d+ moves, \d+ ms\n$/, /^$/];
// If the pipe blocks nevertheless, it says so in the midst of the series.
const unblocked = '"$NODE" -e "$UNBLOCK"; grep -s "^flags:.01$" /proc/self/fdinfo/1';
const unheard = '"$NODE" quine.mjs 2>&- <&-; echo $? >status; : >messages';
/** Ctrl-C reaches all that belongs to the command, in the midst of the series. The pipe stays open, but is not read. */
const struck =
  'quine | { trap "" INT; head -c $SOME >some; kill -INT 0; until [ -e status ]; do sleep 0.1; done; }; cat some';

/** A line of shell, how much it prints (null: $SOME characters), what it says, its status, and whether tsx runs it. */
const ACCIDENTS: [name: string, line: string, prints: number | null, says: RegExp, status: number, tsx?: boolean][] = [
  ["a reader leaves", "quine | head -c $SOME", null, NOTHING, 0, true],
  ["a slow reader of a pipe that does not block", `{ ${unblocked}; quine; } | "$NODE" -e "$SLOW"`, ALL, SUMMARY, 0],
  ["a full device", "quine >/dev/full", 0, /^Error: ENOSPC: .*\n$/, 1, true],
  ["a file that may not grow", "(ulimit -f 300; quine >some); head -c 150000 some", 150_000, /^Error: EFBIG: .*\n$/, 1],
  // Node then discards the output, so the program runs to its end and says so in one line.
  ["standard output is closed", "quine >&-", 0, SUMMARY, 0],
  ["standard error and standard input are closed", unheard, ALL, NOTHING, 0],
  ["Ctrl-C", struck, null, NOTHING, 130, true],
];

/** How a run ends whose writes to a stream fail from the n-th on, and how often it tries again. */
const failing = (stream: 1 | 2, nth: number, error: unknown, times = Infinity) => {
  const run = { stdout: "", stderr: "", failed: 0 };
  let calls = 0;
  const writeSync = (to: 1 | 2, part: string): number => {
    if (to === stream && ++calls >= nth && run.failed < times) {
      if (++run.failed > 99) throw Error("it never ends");
      throw error;
    }
    run[to === 1 ? "stdout" : "stderr"] += part;
    return part.length;
  };
  const status = statusOf(programOf(boardOf("3x20")), writeSync);
  return { ...run, stderr: run.stderr.replace(/\d+ ms/, "0 ms"), status };
};

const errorOf = (code: string) => Object.assign(Error(`${code}: something happened, write`), { code });
const whole = failing(2, Infinity, "");
const [copy] = programs(whole.stdout);

const CODES = ["EPERM", "ESTALE", "ETIMEDOUT", "EROFS", "ESHUTDOWN", "UNKNOWN", "EACCES", "EIO", "ENOSPC", "EBADF"];
const GONE = ["EPIPE", "EOF"];
// The last of its two programs, the second write, is followed by the summary.
test.each([1, 2].flatMap((nth) => [...CODES, "no code", ...GONE].map((code) => [code, nth] as const)))(
  "%s at write %d to standard output ends the run, and is said unless the reader has gone",
  (code, nth) => {
    const error = code === "no code" ? Error("something happened") : errorOf(code);
    const end = GONE.includes(code) ? { stderr: "", status: 0 } : { stderr: `${error}\n`, status: 1 };
    expect(failing(1, nth, error)).toEqual({ stdout: nth === 1 ? "" : copy.text, ...end, failed: 1 });
  },
);

test.each([1, 2] as const)("EAGAIN on stream %d: it writes again", (stream) =>
  expect(failing(stream, 1, errorOf("EAGAIN"), 50)).toEqual({ ...whole, failed: 50 }),
);

test.each([...CODES, ...GONE])("%s on standard error: what it cannot take is dropped", (code) =>
  expect(failing(2, 1, errorOf(code))).toEqual({ ...whole, stderr: "", failed: 1 }),
);

test("neither stream can be written: it ends with 1, without a word", () => {
  const throwing = () => {
    throw errorOf("EIO");
  };
  expect(statusOf(programOf(boardOf("3x20")), throwing)).toBe(1);
});

test.skipIf(!isUnix).each(ACCIDENTS.filter(([, line]) => !line.includes("/dev/full") || existsSync("/dev/full")))(
  "%s",
  async (_, line, prints, says, status, tsx) => {
    let time = 0;
    await often(async (random) => {
      // What is left must be more than a pipe holds, or the program ends before it can notice.
      const some = random(ALL >> 1);
      const run = tsx && time++ % 2 ? `"$NODE" "${ROOT}/node_modules/tsx/dist/cli.mjs" quine.ts` : '"$NODE" quine.mjs';
      const quine = `quine() { trap : INT; (exec ${run} 2>messages); echo $? >status; }`;
      // A program that writes without end has a minute for it.
      const child = spawn("sh", ["-c", `ulimit -t 60; rm -f messages status; trap : INT; ${quine}; ${line}`], {
        cwd: folder,
        detached: true,
        env: { ...process.env, NODE: process.execPath, SOME: `${some}`, SLOW, UNBLOCK },
        stdio: ["ignore", "pipe", "ignore"],
      });
      const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
      const end = ["messages", "status"].map((file) => readFileSync(join(folder, file), "utf8"));
      expect(end).toEqual([expect.stringMatching(says), `${status}\n`]);
      expect(output === series.slice(0, prints ?? some)).toBe(true);
      if (output && output !== series) goOn(subject, output);
    });
  },
);

const boards = ["4x15", "6x10", "5x12", "3x20", "8x8-centre", "U", "two-5x6", "5x12 --all", "6x10 --verbose"];
test.each(TIMES > 1 ? boards : boards.slice(0, 1))("killed and resumed, %s", async (words) => {
  const [name, ...options] = words.split(" ");
  const prepared = prepare(name, ...options);
  const begin = Date.now();
  goOn(prepared);
  const longest = Date.now() - begin;
  // Half of the files are torn.
  await often((random) => {
    const kill = () => [Math.ceil((random(100) * longest) / 100), Math.max(0, random(20_000) - 10_000)];
    goOn(prepared, "", Array.from({ length: 5 }, kill));
  });
});
