import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { image, MOVEMENTS, symmetries } from "../tools/twin/board.ts";
import { flatten } from "../tools/copies/flat.ts";
import { CAPACITY, pack, packed } from "../tools/copies/pack.ts";
import { solutionsOf } from "../tools/copies/copies.ts";
import tidyMain from "../tools/tidy.ts";
import { boardOf, evaluated, inside, labels, node, programOf, programs, QUINE, rows, scratch, TEXT } from "./run.ts";

/** Runs a program from standard input, without permission for anything: neither files nor processes. */
const confined = (text: string, ...options: string[]) => {
  const flag = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";
  return node(["--no-warnings", flag, "-", ...options], text);
};

const series = confined(QUINE);
const all = programs(series.stdout);
const verbose = confined(QUINE, "--verbose");
const isSolved = ({ label }: { label: string }) => !label.includes("x");
const partial = programs(verbose.stdout).filter((one) => !isSolved(one));

test("quine.ts is in step with the twin, and the first program of its own series", async () => {
  expect(await pack()).toBe(TEXT);
  expect(all[0].text).toBe(QUINE);
});

test("quine.ts prints 2,339 different programs and a summary", () => {
  expect(new Set(all.map((one) => one.text))).toHaveProperty("size", 2339);
  expect(series.stderr).toMatch(/^2339 found, 9356 in all, 774381 moves, \d+ ms\n$/);
  expect(series.status).toBe(0);
});

test("every program is the text in the shape of its label", () => {
  for (const one of [...all, ...partial]) {
    expect(one.text === programOf(one.label)).toBe(true);
    // It is one without its whitespace, too.
    expect(() => Function(one.text.replace(/\s/g, ""))).not.toThrow();
  }
});

test.each([".mjs", ".cjs", ".js", ""])("a copy begins it from an empty folder as a file that ends in '%s'", (end) => {
  const folder = scratch(onTestFinished);
  writeFileSync(join(folder, "copy" + end), partial[12].text);
  const begun = all.slice(0, 9).map((one) => one.text);
  expect(node(["copy" + end, "--solutions", "9"], "", folder).stdout).toBe(begun.join(""));
});

test.each(["3x20", "8x8-centre"])("a copy of %s prints its series from wherever, or goes on in it", (name) => {
  const source = programOf(image(boardOf(name), 7));
  const stream = evaluated(source, "--verbose").stdout;
  const ring = programs(stream);
  const first = ring.findIndex((one) => !isSolved(one));
  for (const i of [first, ring.length >> 1, ring.length - 1].filter((i) => i >= 0)) {
    expect(evaluated(ring[i].text, "--verbose").stdout).toBe(stream);
    expect(programs(evaluated(ring[i].text, "--resume", "--verbose").stdout)).toEqual(ring.slice(i + 1));
    expect(programs(evaluated(ring[i].text, "--resume").stdout)).toEqual(ring.slice(i + 1).filter(isSolved));
  }
  // The blank board comes before all.
  expect(evaluated(source, "--resume", "--verbose").stdout).toBe(stream);
});

const [left, right] = ["xxxxxx".padEnd(50, "."), "xxxxxx".padStart(50, ".")];

// The counts of the first two are those of npm's dancing-links, which shares nothing with this search.
test.each([
  ["11x5 with five cells twelve rows below", [rows(11, "xxxxx"), rows(12, "....."), "xxxxx"], 224, 448],
  ["two islands nine rows apart", [rows(5, "xxxxxx"), rows(9, "......"), rows(5, "xxxxxx")], 16, 64],
  ["two islands, corner to corner", [rows(5, left), rows(30, ".".repeat(50)), rows(5, right)], 32, 64],
  ["one row", ["x".repeat(60)], 0, 0],
  ["two columns apart", [rows(30, "x.x")], 0, 0],
  ["twelve rows of five", [rows(11, "xxxxx ....."), "xxxxx"], 0, 0],
])("outlines of every kind: %s", (_, parts, distinct, all) => {
  const run = evaluated(programOf(parts.join(" ")), "--quiet");
  const stderr = expect.stringMatching(RegExp(`^${distinct} found, ${all} in all, \\d+ moves, \\d+ ms\n$`));
  expect(run).toEqual({ stdout: "", stderr, status: 0 });
});

const labelsOf = (source: string, ...options: string[]) => labels(evaluated(source, ...options).stdout);
const imagesOf = (label: string) =>
  symmetries(label.replace(/\w/g, "x"), MOVEMENTS).map((movement) => image(label, movement));

test("--all prints the images as well, and goes on behind each of them", () => {
  const board = boardOf("two-5x6");
  const distinct = labelsOf(programOf(board));
  const run = evaluated(programOf(board), "--all");
  const ring = programs(run.stdout);
  expect(ring.map(({ label }) => label).sort()).toEqual(distinct.flatMap(imagesOf).sort());
  expect(run.stderr).toMatch(/^64 found, 64 in all, /);
  const other = ring.findIndex(({ label }) => !distinct.includes(label));
  expect(programs(evaluated(ring[other].text, "--resume", "--all").stdout)).toEqual(ring.slice(other + 1));
  // Without --all it goes on behind the image that is in the series.
  const own = distinct.findIndex((label) => imagesOf(label).includes(ring[other].label));
  expect(labelsOf(ring[other].text, "--resume")).toEqual(distinct.slice(own + 1));
});

test("--verbose prints partial boards among the others, each with a line on stderr", () => {
  expect(partial).toHaveLength(25);
  expect(programs(verbose.stdout).filter(isSolved)).toEqual(all);
  expect(verbose.stderr).toMatch(/^\d+ found, \d+ in all, 30000 moves, \d+ ms\n(.+\n){25}$/);
});

// From the last but one of the 65 there is one left, and behind it comes the first. Of several numbers the first one counts.
test.each<[number, number, string, string?]>([
  [0, 3, "--solutions 3 --solutions 5"],
  [0, 12, "--solutions=12 --solutions=3"],
  [1, 2, "--resume --solutions 2 --resume"],
  [63, 1, "--resume"],
  [64, 0, "--resume"],
  [63, 1, "--resume --solutions 1"],
  [64, 1, "--resume --solutions 1"],
  [63, 3, "--resume --solutions 3"],
  [20, 65, "--resume --solutions 65"],
  [64, 65, "--resume --solutions 999"],
  [64, 65, "--solutions 999"],
  [0, 0, "--resume --solutions 1", rows(30, "x.x")],
])("the series is a ring for who wants so many programs: behind %d, %d with %s", (place, count, options, board) => {
  const ring = solutionsOf(board ?? boardOf("8x8-centre"));
  const run = evaluated(programOf(board ?? ring[place]), ...options.split(" "));
  const first = options.includes("--resume") ? place + 1 : 0;
  expect(labels(run.stdout)).toEqual(Array.from({ length: count }, (_, i) => ring[(first + i) % ring.length]));
  expect(run).toMatchObject({ stderr: expect.stringMatching(RegExp(`^${count} found, `)), status: 0 });
});

test("--resume from a picture that the search never passes through is an error", () => {
  const [first] = labelsOf(programOf(boardOf("3x20")));
  for (const board of [first.replace(/[^X ]/g, "x"), first.replace(/[F-M]/g, "x")])
    for (const options of [["--resume"], ["--resume", "--keep"]])
      expect(evaluated(programOf(board), ...options)).toEqual({ stdout: "", stderr: "cannot resume\n", status: 1 });
});

test("--keep prints the completions of its picture, and each of them goes on in the series", () => {
  const kept = all[1170].label.replace(/[^X LVU]/g, "x");
  expect(symmetries(kept, MOVEMENTS)).toHaveLength(1);
  const found = labelsOf(programOf(kept), "--keep");
  const completions = all.map(({ label }) => label).filter((label) => label.match(kept.replace(/x/g, ".")));
  expect(found.toSorted()).toEqual(completions.sort());
  const place = all.findIndex((one) => imagesOf(one.label).includes(found[0]));
  expect(evaluated(programOf(found[0]), "--resume", "--solutions", "1").stdout).toBe(all[place + 1].text);
  // Each X on the long axis of 5x12 is its own image, and so is half of what completes it.
  const axis = "xxxxxxxxxxxx xxXxxxxxxxxx xXXXxxxxxxxx xxXxxxxxxxxx xxxxxxxxxxxx";
  const half = labelsOf(programOf(axis), "--keep").length;
  expect(half).toBeGreaterThan(0);
  expect(labelsOf(programOf(axis), "--keep", "--all")).toHaveLength(2 * half);
});

test("--keep of a solution prints it, and behind it there is none, or itself", () => {
  const { text } = all[5];
  const own = { stdout: text, stderr: expect.stringMatching(/^1 found, 1 in all, 0 moves, /) };
  expect(evaluated(text, "--keep")).toMatchObject(own);
  expect(evaluated(text, "--keep", "--resume")).toMatchObject({ stdout: "", status: 0 });
  // So it is a ring of one.
  expect(evaluated(text, "--keep", "--resume", "--solutions", "1").stdout).toBe(text);
});

test("several programs are one, of which the first one ends the process if there are --solutions", () => {
  const folder = scratch(onTestFinished);
  writeFileSync(join(folder, "all.mjs"), series.stdout);
  expect(node(["all.mjs", "--solutions", "1"], "", folder)).toMatchObject({ stdout: QUINE, status: 0 });
});

test("several programs run one after the other, each to its end", () => {
  const small = confined(programOf(boardOf("3x20"))).stdout;
  expect(confined(small)).toMatchObject({ stdout: small.repeat(programs(small).length), status: 0 });
});

const READ = "let read = (a, b, c = b, d = []) => {\n  let e = (a2) => a2 + a;\n  return e(b) + c;\n};\n";
const SUM = "let sum = (a) => a + 1;\n";

test.each([
  ["a block", READ + "let x = read(q, t);\n", "let d = [];\nlet e = (a2) => a2 + q;\nlet x = e(t) + t;\n"],
  ["an expression", SUM + "let x = sum(q);\n", "let x = q + 1;\n"],
  ["what is made of another", SUM + READ + "let x = sum(q);\nlet y = read(x, t);\n", null],
  [
    "names that mean something else",
    SUM.replace("1", '[((a) => a)(5), b.a, "a", { a: 1 }.a]') + "let x = sum(q);\n",
    null,
  ],
])("the packer flattens %s", (_, code, flat) => {
  const flattened = flatten(code);
  if (flat) expect(flattened).toBe(flat);
  expect(flattened).not.toMatch(/\b(read|sum)\b/);
  const value = (code: string) =>
    JSON.stringify(Function("q", "t", "b", `${code}; return [x].flat().map(String)`)(1, 2, {}));
  expect(value(flattened)).toBe(value(code));
});

test.each([
  ["is called twice", SUM + "let x = sum(q);\nlet y = sum(t);\n"],
  ["is named elsewhere", SUM + "let x = sum(q);\nlet y = [sum];\n"],
  ["calls itself", SUM.replace("1", "sum(a)") + "let x = sum(q);\n"],
  ["is given more than names", SUM + "let x = sum(q + 1);\n"],
  ["is called within a function", SUM + "let f = () => {\n  let x = sum(q);\n  return x;\n};\n"],
  ["has variables whose names are taken", READ + "let e = 1;\nlet x = read(q, t);\n"],
  [
    "has a name in it that would take the place of the value",
    SUM.replace("1", "((q) => q + a)(2)") + "let x = sum(q);\n",
  ],
  ["is none of ours", "function sum(a) {\n  return a;\n}\nlet x = sum(q);\n"],
])("the packer leaves a function as it is that %s", (_, code) => expect(flatten(code)).toBe(code));

// A backslash so far behind is in no echo of a program of twice that length.
const long = "x".repeat(1765);

test.each([
  ["const a=()=>{const b=1};const c=2", "let~a=()=>{let~b=1};let~c=2"],
  [long + ',"~ `"', long + ',"\\x7e~\\x60"'],
  ["a".repeat(CAPACITY), "a".repeat(CAPACITY)],
  [long + "\\u0061", long + "\\u0061"],
])("the packer packs %.30j", (code, text) => expect(packed(code)).toBe(text));

test.each([
  ["a".repeat(CAPACITY + 1), `the program has ${CAPACITY + 1} characters, and every picture holds ${CAPACITY}`],
  [long + "\u00e9" + long, `no picture can hold this: "${"x".repeat(20)}\u00e9${"x".repeat(19)}"`],
  ["'${'", "no picture can hold this"],
  [long + "~1", "the packed program is not JavaScript"],
  [long.slice(1) + "\\u0061", "there is a backslash in the first 1765 characters"],
])("the packer refuses %.30j", (code, error) => expect(() => packed(code)).toThrow(error));

test("tidy shows the program inside a copy", async () => {
  const { stdout } = await inside(tidyMain, ["-"], all[7].text);
  expect(stdout).toContain(".X. XXX .X,.FF FF .F,IIIII,LLLL L,..NN NNN,PPP PP,");
  expect(stdout.split("\n").length).toBeGreaterThan(100);
});
