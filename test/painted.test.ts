// What is seen in colour is what was there before, character for character.

import { spawnSync } from "node:child_process";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import type { Main } from "../tools/command/run.ts";
import { film } from "../tools/command/terminal.ts";
import { painted, paintStream } from "../tools/copies/painted.ts";
import { solutionsOf } from "../tools/copies/copies.ts";
import { coloured, unpainted } from "../tools/solver/colours.ts";
import { raw } from "../tools/solver/forms.ts";
import { EMPTY_BOARD, HEIGHT, WIDTH } from "../tools/twin/picture.ts";
import paintMain from "../tools/paint.ts";
import verifyMain from "../tools/verify.ts";
import solveMain from "../tools/solve.ts";
import { boardOf, hasTerminal, inside, onTerminal, programOf, script, TEXT } from "./run.ts";

const [solved] = solutionsOf(EMPTY_BOARD);
const partial = solved.replace(/[FINT]/g, "x");

test.each([
  ["a solved board", solved],
  ["a partial board", partial],
  ["a board with a hole", boardOf("8x8-centre")],
])("%s is painted cell by cell, and nothing else happens to it", (_, board) => {
  const program = programOf(board);
  expect(unpainted(painted(board, TEXT, coloured))).toBe(program);
  const rows = board.split(" ");
  const letterAt = (x: number, y: number) => rows[Math.floor(y / HEIGHT)][Math.floor(x / WIDTH)];
  const lettered = program
    .split("\n")
    .map((line, y) => (y < HEIGHT * rows.length - 1 ? line.replace(/\S/g, (_, x) => letterAt(x, y)) : line));
  expect(painted(board, TEXT, (run, letter) => run.replace(/\S/g, letter)).split("\n")).toEqual(lettered);
});

const one = programOf(solved);
const two = programOf(partial);
const cr = (program: string) => program.replaceAll("\n", "\r");
const crlf = (program: string) => program.replaceAll("\n", "\r\n");
const colour = (board: string) => painted(board, TEXT, coloured);
const broken = one.slice(0, 2000) + "\n";
const bytes = Buffer.from(Uint8Array.from({ length: 1024 }, (_, i) => i % 256)).toString("latin1");
const long = "x".repeat(300_000) + "\n";

/** What becomes of a stream that comes in these parts. */
const paint = (parts: string[]): Promise<string[]> => Readable.from(paintStream(parts, TEXT, coloured)).toArray();

test.each<[string, string, string]>([
  ["two programs", one + two, colour(solved) + colour(partial)],
  ["text around", `hello\n${one}\n you \n${two}there`, `hello\n${colour(solved)}\n you \n${colour(partial)}there`],
  ["no newline at the end", one.trimEnd(), colour(solved).trimEnd()],
  ["CR", cr(one + two), cr(colour(solved) + colour(partial))],
  ["CR LF", crlf(one + two), crlf(colour(solved) + colour(partial))],
  ["a byte-order mark", "\xEF\xBB\xBF" + one, "\xEF\xBB\xBF" + colour(solved)],
  ["a program that breaks off", broken + one, broken + colour(solved)],
  ["one with another label", one.replace("\n// ", "\n// x"), one.replace("\n// ", "\n// x")],
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
  // What may be UTF-16 is bytes as well.
  const wide = "\xff\xfe\n";
  const input = Buffer.from(wide + crlf(one) + bytes + "\n" + two.trimEnd(), "latin1");
  const env = { ...process.env, FORCE_COLOR: "1" };
  expect((await inside(paintMain, ["-"], input)).stdout).toBe(input.toString("latin1"));
  expect((await inside(paintMain, ["--no-color"], input, env)).stdout).toBe(input.toString("latin1"));
  const { stdout } = spawnSync(process.execPath, script("paint"), { input, env });
  expect(stdout.toString("latin1")).toBe(wide + crlf(colour(solved)) + bytes + "\n" + colour(partial).trimEnd());
});

/** Gives standard output so many rows for this test, as if it were a terminal. */
const windowOf = (rows: number): void => {
  process.stdout.rows = rows;
  onTestFinished(() => void delete (process.stdout as Partial<NodeJS.WriteStream>).rows);
};

const upright = programOf(solutionsOf(Array(10).fill("xxxxxx").join(" "))[0]);
const narrow = (needs: number, has: number, hint = "") =>
  `this program needs ${needs} columns, and the terminal has ${has}${hint}\n`;
const HINT = "; the upright board, ten rows xxxxxx, needs 72";

test.each<[string, string, number, string]>([
  ["as wide as the window", one, 118, ""],
  ["wider than the window", one + two, 117, narrow(118, 117, HINT)],
  ["empty, and wider", programOf(EMPTY_BOARD), 118, narrow(119, 118, HINT)],
  ["upright, as wide as the window", upright, 72, ""],
  ["upright, and wider", upright, 71, narrow(72, 71)],
  ["damaged, and wider", broken + one.replace("EAGAIN", "eagain"), 40, ""],
])("on a terminal: a program that is %s", async (_, program, columns, stderr) => {
  // Only a film has to fit into so few rows. What listens for Ctrl-C goes with the command.
  windowOf(9);
  const listeners = process.listenerCount("SIGINT");
  for (const option of ["-", "--no-color"]) {
    const { stdout, ...rest } = await inside(paintMain, [option], "hello\n" + program, { TERM: "xterm" }, columns);
    expect([unpainted(stdout), rest]).toEqual(["hello\n" + (stderr ? "" : program), { stderr, status: +!!stderr }]);
  }
  expect(process.listenerCount("SIGINT")).toBe(listeners);
});

test("a program is as wide as it likes where there is no terminal", async () => {
  expect(await inside(paintMain, [], one, { FORCE_COLOR: "1" })).toEqual({
    stdout: colour(solved),
    stderr: "",
    status: 0,
  });
});

const films = one + "hello\n" + broken + two + one;
const high = one.trimEnd().split("\n").length;
const width = Math.max(...(one + two).split("\n").map((line) => line.length));
/** What a film of these programs writes. */
const filmed = (shownAs: (board: string) => string): string =>
  [solved, partial, solved].map((board) => `\x1b[H${shownAs(board).replaceAll("\n", "\x1b[K\n")}\x1b[J`).join("");

test.skipIf(!hasTerminal)("a film shows the programs in the same place, and the last one stays", () => {
  const line = `stty cols ${width} rows ${high + 1}; printf %s "$TEXT" | paint --film --pace 50; echo "status $?"`;
  const shown = "\n".repeat(high + 1) + "\x1b[?25l" + filmed(colour) + "\x1b[?25h" + "status 0\n";
  expect(onTerminal(line, "paint", { TEXT: films })).toBe(shown.replaceAll("\n", "\r\n"));
});

test.each([
  [width, high + 1],
  [width, high],
  [90, high + 1],
])("a film in a window of %d columns and %d rows", async (columns, rows) => {
  windowOf(rows);
  const run = await inside(paintMain, ["--film", "--pace", "50", "--no-color"], films, { TERM: "xterm" }, columns);
  const needs = `this film needs ${width} columns and ${high + 1} rows, and the terminal has ${columns} and ${rows}`;
  expect(run).toEqual(
    columns === width && rows > high
      ? { stdout: "\n".repeat(rows) + "\x1b[?25l" + filmed(programOf), stderr: "", status: 0 }
      : { stdout: "", stderr: `${needs}${HINT} and 62\n`, status: 1 },
  );
});

test("of two films, the one with more programs a second goes on first", async () => {
  const shown: number[] = [];
  const play = (pace: number) => {
    const write = (text: string) => void (text.startsWith("\x1b[H") && shown.push(pace));
    const io = { env: { TERM: "xterm" }, input: () => Readable.from([]), write, columns: () => 80 };
    return film(io, Readable.from(["one\n", "two\n"]), pace);
  };
  await Promise.all([20, 200].map(play));
  expect(shown).toEqual([20, 200, 200, 20]);
});

test.each<[string, string, Main, string]>([
  ["solve", "--quine -n 1", solveMain, colour(solved)],
  ["verify", "quine.ts", verifyMain, "quine.ts:1: genuine " + raw(solved, coloured)],
])("%s %s is coloured if that is asked for", async (_, words, main, shown) => {
  expect((await inside(main, words.split(" "), "", { FORCE_COLOR: "1" })).stdout).toBe(shown);
});
