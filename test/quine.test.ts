import { stripVTControlCharacters } from "node:util";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { coloured } from "../tools/boards/colours.ts";
import { image, MOVEMENTS, symmetries } from "../tools/twin/board.ts";
import { outlineOf } from "../tools/twin/picture.ts";
import { pack } from "../tools/packer/pack.ts";
import { copyOf, solutionsOf } from "../tools/copies/copies.ts";
import { boardOf, evaluated, labels, node, programOf, programs, QUINE, rows, TEXT } from "./run.ts";

/** Runs a program from standard input without any permission, be it for files or for processes. */
const confined = (text: string, ...options: string[]) => {
  const flag = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";
  return node(["--no-warnings", flag, "-", ...options], text);
};

const [series, verbose] = [confined(QUINE), confined(QUINE, "--verbose")];
const all = labels(series.stdout);
const isSolved = (label: string) => !label.includes("x");

test("quine.ts is in step with the twin; it prints 2,339 different programs, itself first, and a summary", async () => {
  expect(await pack()).toBe(TEXT);
  expect(QUINE).toBe(programOf(all[0]));
  expect(new Set(all).size).toBe(2339);
  expect(series.stderr).toMatch(/^2339 found, 774381 moves, \d+ ms\n$/);
  expect(series.status).toBe(0);
});

test("--verbose prints partial boards among the others, each with a line on stderr", () => {
  const boards = labels(verbose.stdout);
  expect(boards.filter(isSolved)).toEqual(all);
  expect(boards).toHaveLength(all.length + 774);
  expect(verbose.stderr).toMatch(/^\d+ found, 1000 moves, \d+ ms\n(.+\n){774}$/);
});

test("every program is the text in the shape of its label, and still parses without its whitespace", () => {
  expect(series.stdout === all.map(programOf).join("")).toBe(true);
  const unfinished = programs(verbose.stdout).filter(({ label }) => !isSolved(label));
  for (const { text, label } of unfinished) expect(text).toBe(programOf(label));
  // Without whitespace and labels, those of full boards are the same.
  for (const text of [QUINE, ...unfinished.map((copy) => copy.text)])
    expect(() => Function(text.replace(/\s/g, ""))).not.toThrow();
});

test("what fits is asked once for each room, and holes once for each piece that fits", () => {
  const asked = { fits: 0, holes: 0 };
  const counts = `const { exec, test } = RegExp.prototype;
    RegExp.prototype.exec = function (room) {
      if (this.source.startsWith("$(?<=")) asked.fits++;
      return exec.call(this, room);
    };
    RegExp.prototype.test = function (room) {
      if (this.source.startsWith("^(.*0|)1")) asked.holes++;
      return test.call(this, room);
    };`;
  const writeSync = (_: number, { length }: string) => length;
  const process = { argv: ["", "", "--quiet"], getBuiltinModule: () => ({ writeSync }) };
  runInNewContext(counts + QUINE, { asked, process });
  expect(asked).toEqual({ fits: 16_621, holes: 133_257 });
});

const runs = (board: string, options: string) => {
  const run = evaluated(programOf(board), ...options.split(" "));
  return { ...run, boards: labels(run.stdout) };
};

test.each(["3x20", "U"])("a copy of %s prints its series from any of its boards, or goes on after it", (name) => {
  const board = image(boardOf(name), 7);
  const { stdout, boards } = runs(board, "--verbose");
  const partial = boards.findIndex((label) => !isSolved(label));
  for (const i of [partial, boards.length - 1].filter((at) => at >= 0)) {
    expect(runs(boards[i], "--verbose").stdout).toBe(stdout);
    expect(runs(boards[i], "--resume --verbose").boards).toEqual(boards.slice(i + 1));
    expect(runs(boards[i], "--resume").boards).toEqual(boards.slice(i + 1).filter(isSolved));
  }
  // The empty board comes before all.
  expect(runs(board, "--resume --verbose").stdout).toBe(stdout);
});

const ring = solutionsOf(boardOf("two-5x6"));
const standing = rows(10, "xxxxxx");
const apart = rows(30, "x.x");

// With a number, the series is a ring. Of several numbers the first one counts.
test.each<[options: string, board: string, printed?: string[]]>([
  ["--solutions=3 --solutions 5", ring[0], ring.slice(0, 3)],
  ["--solutions 999", ring[15], ring],
  ["--solutions 1", standing, solutionsOf(standing).slice(0, 1)],
  ["--resume", ring[14], [ring[15]]],
  ["--resume", ring[15], []],
  ["--resume --solutions 2 --resume", ring[1], ring.slice(2, 4)],
  ["--resume --solutions 3", ring[14], [ring[15], ring[0], ring[1]]],
  ["--resume --solutions 3", boardOf("two-5x6"), ring.slice(0, 3)],
  ["--resume --solutions 16", ring[9], [...ring.slice(10), ...ring.slice(0, 10)]],
  ["--resume --solutions 999", ring[15], ring],
  // The last of those that follow is the one before.
  ["--resume --solutions 15", ring[5], [...ring.slice(6), ...ring.slice(0, 5)]],
  ["--resume --solutions 1", apart, []],
  ["--keep", ring[5], [ring[5]]],
  ["--keep --resume", ring[5], []],
  ["--keep --resume --solutions 1", ring[5], [ring[5]]],
  ["--resume --quiet", ring[5], ring.slice(6)],
  // The search never comes to these.
  ["--resume", ring[5].replace(/[F-M]/g, "x")],
  ["--resume --keep", ring[5].replace(/[^FLN .]/g, "x")],
])("%s from %s", (options, board, printed) => {
  const found = { stderr: expect.stringMatching(`^${printed?.length} found, `), status: 0 };
  const stdout = options.includes("--quiet") ? "" : (printed ?? []).map(programOf).join("");
  expect(runs(board, options)).toMatchObject({
    stdout,
    ...(printed ? found : { stderr: "cannot resume\n", status: 1 }),
  });
});

// The counts of the first two are those of npm's dancing-links, which shares nothing with this search.
test.each([
  ["11x5 with five cells twelve rows below", [rows(11, "xxxxx"), rows(12, "....."), "xxxxx"], 224, 448],
  ["two islands nine rows apart", [rows(5, "xxxxxx"), rows(9, "......"), rows(5, "xxxxxx")], 16, 64],
  ["one row", ["x".repeat(60)], 0, 0],
  ["two columns apart", [apart], 0, 0],
  ["twelve rows of five", [rows(11, "xxxxx ....."), "xxxxx"], 0, 0],
])("outlines of every kind: %s", (_, parts, distinct, total) => {
  for (const [options, count] of Object.entries({ "--quiet": distinct, "--all --quiet": total })) {
    const stderr = expect.stringMatching(RegExp(`^${count} found, \\d+ moves, 0 ms\n$`));
    expect(evaluated(programOf(parts.join(" ")), ...options.split(" "))).toEqual({ stdout: "", stderr, status: 0 });
  }
});

const imagesOf = (label: string) => symmetries(outlineOf(label), MOVEMENTS).map((movement) => image(label, movement));

test("--all prints the images as well, and goes on after each of them", () => {
  const distinct = solutionsOf(boardOf("two-5x6"));
  const { boards, stderr } = runs(boardOf("two-5x6"), "--all");
  expect(boards.toSorted()).toEqual(distinct.flatMap(imagesOf).sort());
  expect(boards).toEqual(solutionsOf(boardOf("two-5x6"), [0]));
  expect(stderr).toMatch(/^64 found, /);
  const other = boards.findIndex((label) => !distinct.includes(label));
  expect(runs(boards[other], "--resume --all").boards).toEqual(boards.slice(other + 1));
  // Without --all it goes on after the image that is in the series.
  const own = distinct.findIndex((label) => imagesOf(label).includes(boards[other]));
  expect(runs(boards[other], "--resume").boards).toEqual(distinct.slice(own + 1));
});

test.each([
  ["--solutions 1", QUINE],
  [`--solutions 2 --verbose ${boardOf("heart")}`, QUINE],
  ["--keep --verbose", programOf(all[0].replace(/[NW]/g, "x"))],
])("--color %s: pieces have their colours, empty cells a grey one", (words, copy) => {
  const copies = evaluated(copy, ...words.split(" "));
  const { stdout, ...rest } = evaluated(copy, "--color", ...words.split(" "));
  expect({ ...rest, stdout: stripVTControlCharacters(stdout) }).toEqual(copies);
  for (const [i, { label }] of programs(copies.stdout).entries())
    expect(programs(stdout)[i].text).toBe(copyOf(label, TEXT, coloured));
  // A colour begins with ink and ends with it.
  expect(stdout.replace(/\x1b\[30;48;5;\d+m\S+\x1b\[m/g, "")).not.toContain("\x1b");
});

test("--keep prints the completions of its picture, and each of them goes on in the series", () => {
  const kept = all[1170].replace(/[^X LVU]/g, "x");
  expect(symmetries(kept, MOVEMENTS)).toHaveLength(1);
  const { boards } = runs(kept, "--keep");
  expect(boards.toSorted()).toEqual(all.filter((label) => label.match(kept.replace(/x/g, "."))).sort());
  const place = all.findIndex((label) => imagesOf(label).includes(boards[0]));
  expect(runs(boards[0], "--resume --solutions 1").boards).toEqual([all[place + 1]]);
  // Each X on the long axis of 5x12 is its own image, and so is half of what completes it.
  const axis = "xxxxxxxxxxxx xxXxxxxxxxxx xXXXxxxxxxxx xxXxxxxxxxxx xxxxxxxxxxxx";
  const half = runs(axis, "--keep").boards.length;
  expect(half).toBeGreaterThan(0);
  expect(runs(axis, "--keep --all").boards).toHaveLength(2 * half);
});

test("several programs run one after the other, unless the first ends the process after so many --solutions", () => {
  const copies = solutionsOf(boardOf("3x20")).map(programOf);
  const small = copies.join("");
  expect(confined(small)).toMatchObject({ stdout: small.repeat(copies.length), status: 0 });
  expect(confined(small, "--solutions", "1")).toMatchObject({ stdout: copies[0], status: 0 });
});
