// What is seen in colour is what was there before, character for character.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { painted, paintStream } from "../tools/copies/painted.ts";
import { quineText } from "../tools/copies/text.ts";
import { coloured } from "../tools/solver/drawings.ts";
import { copy, GAP, HEIGHT, WIDTH } from "../tools/twin/picture.ts";
import { boardOf } from "./boards.ts";
import verifyMain from "../tools/verify.ts";
import solveMain from "../tools/solve.ts";
import paintMain from "../tools/paint.ts";
import { hasTerminal, inside, isUnix, labels, onTerminal, ROOT, script } from "./run.ts";

const text = quineText();
const [solved] = labels(readFileSync(join(ROOT, "quine.ts"), "utf8"));
const partial = solved.replace(/[FINT]/g, "x");
const unpaint = (output: string): string => output.replace(/\x1b\[[\d;]*m/g, "");

describe.each([
  ["a solved board", solved],
  ["a partial board", partial],
  ["a board with a hole", boardOf("8x8-centre")],
])("%s", (_, board) => {
  test("is painted, and nothing else happens to it", () =>
    expect(unpaint(painted(board, text, coloured))).toBe(copy(board, text)));

  test("hands each cell's characters over with the cell's letter", () => {
    // Every run becomes as many letters: so the board can be read from the middle of each cell.
    const picture = painted(board, text, (run, letter) => letter.repeat(run.length)).split("\n");
    const rows = board.split(" ");
    const seen = rows.map((row, y) =>
      [...row].map((_, x) => picture[1 + HEIGHT * y + 2][WIDTH * x + 4] ?? " ").join(""),
    );
    expect(seen.join("/").replaceAll(" ", ".")).toBe(rows.join("/"));
    for (const line of picture.slice(1, HEIGHT * rows.length)) expect(line).toMatch(/^[A-Zx ]*$/);
    const around = (lines: string[]) => [lines[0], ...lines.slice(HEIGHT * rows.length)];
    expect(around(picture)).toEqual(around(copy(board, text).split("\n")));
  });
});

test("a piece has its colour also where four of its cells meet", () => {
  const rows = solved.split(" ");
  const y = rows.findIndex((row, y) => /PP/.test(row) && rows[y + 1]?.slice(row.indexOf("PP")).startsWith("PP"));
  const x = rows[y].indexOf("PP");
  const seam = painted(solved, text, (run, letter) => letter.repeat(run.length)).split("\n")[HEIGHT * (y + 1)];
  expect(seam.slice(WIDTH * x, WIDTH * (x + 2) - GAP)).toBe("P".repeat(2 * WIDTH - GAP));
});

/** The environment, without what the user says about colours. */
const { NO_COLOR: _no, FORCE_COLOR: _force, ...env } = process.env;

const one = copy(solved, text);
const two = copy(partial, text);
const crlf = (program: string) => program.replaceAll("\n", "\r\n");
const colour = (board: string) => painted(board, text, coloured);
const broken = one.slice(0, 2000) + "\n";
const bytes = Buffer.from(Uint8Array.from({ length: 1024 }, (_, i) => i % 256)).toString("latin1");

const flat = one.replace(/ {3,}/g, " ");
const endless = one.split("\n")[0] + "\nhello".repeat(5000);
const long = "x".repeat(300_000) + "\n";

/** What becomes of a stream that comes in these parts. */
const paint = async (parts: string[]): Promise<string[]> => {
  const shown = [];
  for await (const part of paintStream(parts, text, coloured)) shown.push(part);
  return shown;
};

test.each<[string, string, string]>([
  ["two programs", one + two, colour(solved) + colour(partial)],
  ["text around", `hello\n${one}\n you \n${two}there`, `hello\n${colour(solved)}\n you \n${colour(partial)}there`],
  ["no newline at the end", one.trimEnd(), colour(solved).trimEnd()],
  ["CR LF", crlf(one + two), crlf(colour(solved) + colour(partial))],
  ["a byte-order mark", "\xEF\xBB\xBF" + one, "\xEF\xBB\xBF" + colour(solved)],
  ["blanks at line ends", one.replaceAll("\n", " \t\n"), colour(solved).replaceAll("\n", " \t\n")],
  ["a program that breaks off", broken + one, broken + colour(solved)],
  ["one without its layout", flat + one, flat + colour(solved)],
  ["one with another label", one.replace("\n// ", "\n// x"), one.replace("\n// ", "\n// x")],
  ["a frame and no end", endless, endless],
  ["bytes that are no text", bytes + "\n" + one + bytes, bytes + "\n" + colour(solved) + bytes],
  ["a very long line", long + one, long + colour(solved)],
])("a stream with %s", async (_, stream, shown) => {
  for (const size of [stream.length < 30_000 ? 7 : 9999, 4096, 999_999]) {
    const parts = stream.match(RegExp(`[^]{1,${size}}`, "g")) ?? [];
    expect((await paint(parts)).join("") === shown).toBe(true);
  }
});

test("a stream shows a program, and a line of other text, as soon as it is there", async () => {
  const shown = await paint([one.slice(0, 3000), one.slice(3000), "hel", "lo\nyou", "\n" + two]);
  expect(shown).toEqual([colour(solved), "hello\n", "you\n", colour(partial)]);
});

test("the command leaves bytes as they are unless colours are asked for", async () => {
  const input = Buffer.from(crlf(one) + bytes + "\n" + two.trimEnd(), "latin1");
  const run = (args: string[], wishes = {}) =>
    spawnSync(process.execPath, [...script("paint"), ...args], { input, env: { ...env, ...wishes } }).stdout;
  expect(run(["-"]).equals(input)).toBe(true);
  expect(run(["--no-color"], { FORCE_COLOR: "1" }).equals(input)).toBe(true);
  const shown = run([], { FORCE_COLOR: "1" }).toString("latin1");
  expect(shown).toBe(crlf(colour(solved)) + bytes + "\n" + colour(partial).trimEnd());
  const painting = await inside(paintMain, ["quine.ts"], "", { FORCE_COLOR: "1" });
  expect(painting.stdout).toBe(colour(solved));
});

test("the command shows the first program while it waits for the second", async () => {
  const child = spawn(process.execPath, [...script("paint")], { env: { ...env, FORCE_COLOR: "1" } });
  child.stdin.write(one + two.slice(0, 100));
  let shown = "";
  for await (const part of child.stdout.setEncoding("utf8")) {
    shown += part;
    if (shown.length >= colour(solved).length) break;
  }
  expect(shown).toBe(colour(solved));
  // The writer dies; and nobody reads what is left.
  child.stdin.end();
  expect(await once(child, "close")).toEqual([0, null]);
});

test.skipIf(!isUnix)("Ctrl-C ends it with the status that shells know", async () => {
  const child = spawn(process.execPath, [...script("paint")]);
  child.stdin.write("first\n");
  await once(child.stdout, "data");
  child.kill("SIGINT");
  expect(await once(child, "close")).toEqual([130, null]);
});

test.skipIf(!hasTerminal)("a film shows the programs in the same place, and the last one stays", () => {
  const play = (size: string, options: string) => {
    const line = `stty ${size}; printf %s "$TEXT" | paint --film ${options}; echo "status $?"`;
    return onTerminal(line, "paint", { TEXT: stream });
  };
  const stream = one + "hello\n" + broken + two + one;
  const lines = one.trimEnd().split("\n").length;
  const width = Math.max(...(one + two).split("\n").map((line) => line.length));
  const frame = (program: string) => "\x1b[H" + program.replaceAll("\n", "\x1b[K\r\n") + "\x1b[J";
  const size = `cols ${width} rows ${lines + 1}`;
  const all = (paint: (board: string) => string) =>
    "\r\n".repeat(lines + 1) + "\x1b[?25l" + [solved, partial, solved].map(paint).map(frame).join("") + "\x1b[?25h";
  expect(play(size, "--pace 50")).toBe(all(colour) + "status 0\r\n");
  const began = performance.now();
  expect(play(size, "--pace 2 --no-color")).toBe(all((board) => copy(board, text)) + "status 0\r\n");
  expect(performance.now() - began).toBeGreaterThan(1000);
  for (const [columns, rows] of [
    [width, lines],
    [90, 99],
  ]) {
    const needs = `this film needs \\d+ columns and ${lines + 1} rows, and the terminal has ${columns} and ${rows}`;
    expect(play(`cols ${columns} rows ${rows}`, "")).toMatch(RegExp(`^${needs}\r\nstatus 1\r\n$`));
  }
});

test("other commands paint, too", async () => {
  const wishes = { FORCE_COLOR: "1" };
  const solve = (await inside(solveMain, ["--quine", "-n", "1"], "", wishes)).stdout;
  expect(solve).toBe(painted(solved, text, coloured));
  const verdict = (await inside(verifyMain, ["quine.ts"], "", wishes)).stdout;
  expect(verdict).toMatch(/\x1b\[30;48;5;\d+m[^\s\x1b]+\x1b\[m/);
  expect(unpaint(verdict)).toBe(`quine.ts:1: genuine ${solved}\n`);
});
