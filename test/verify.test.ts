import { existsSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { judged } from "../tools/copies/judge.ts";
import { copyOf, solutionsOf } from "../tools/copies/copies.ts";
import { cut, type Stretch } from "../tools/copies/stream.ts";
import { EMPTY_BOARD, drawing } from "../tools/twin/picture.ts";
import verifyMain from "../tools/verify.ts";
import { boardOf, inside, programOf, ROOT, rows, scratch, TEXT } from "./run.ts";

const thin = solutionsOf(boardOf("3x20"));
const [solved, other] = thin;
const partial = solved.replace(/[FINT]/g, "x");
const program = programOf(solved);
const height = program.split("\n").length - 1;
const verdicts = async (stream: string, own = TEXT) => {
  const all = [];
  // A part may end within a line end.
  for await (const verdict of judged(stream.split(/(?<=\r)/), own)) all.push(verdict);
  return all;
};

const twice = "LLLLxxxxxx Lxxxxxxxxx xxxxxxxxxx LLLLxxxxxx xxxLxxxxxx xxxxxxxxxx";
const ODD = { flaw: "this is not what the program of its label has here" };
const FORMATTED = { flaw: "this program was formatted: the file is no longer its picture" };
const END = { flaw: "the program breaks off before its label" };
const no = (reason: string) => ({ flaw: expect.stringContaining("this label names no program: " + reason) });

test.each<[string, number, string, object]>([
  ["a solved board", 1, program, { board: solved }],
  ["a partial board", 1, programOf(partial), { board: partial }],
  ["CR LF", 1, program.replaceAll("\n", "\r\n"), { board: solved }],
  ["a byte-order mark", 1, "\uFEFF" + program, { board: solved }],
  ["a changed beginning", 1, program.replace("var", "Var"), { flaw: "this belongs to no program" }],
  ["a changed tail", 17, program.replace('""))\n', '"1"))\n'), ODD],
  ["formatted", 1, program.replace(";;var[q]=[", "var [q] = [\n  "), FORMATTED],
  ["a program of version 2", 1, "((q,t=q.replace(…\n`);\n// " + solved, { flaw: "this program is of version 1 or 2" }],
  ["text about version 2", 1, "It began with ((q,t=.\n", { flaw: "this belongs to no program" }],
  ["the label of another solution", 1, program.replace(solved, other), ODD],
  ["a label with a margin", 18, program.replace(/(?<=\/\/ ).*/, (label) => label.replace(/^| /g, "$&.")), ODD],
  ["a label with code after it", 18, program.trimEnd() + "\u2028alert(1)\n", no("row 3")],
  ["no label", 17, program.replace(/\/\/ .*\n$/, ""), END],
  ["a program that breaks off", 9, program.slice(0, 2000), END],
  ["another program's text", 5, copyOf(solved, TEXT.replace("verbose", "Verbose")), ODD],
  ["a lost layout", 1, program.replace(/(?<=`)[^`]*/, (picture) => picture.replace(/\s/g, "")), ODD],
  ["more after the end", 17, program.replace("\n//", ";1\n//"), ODD],
  ["a picture of 50 cells", 60, programOf(rows(10, "xxxxx")), no("the twelve pieces cover 60 cells")],
  ["a picture with a margin", 1, programOf(EMPTY_BOARD.replace(/^| /g, "$&.")), ODD],
  ["a picture with very many lines", 18, program.replace("\n//", "\n".repeat(1e6) + "//"), ODD],
  ["a piece twice", 36, programOf(twice), no("row 1: the cells marked L are not one piece L")],
  ["indented", 1, program.replace(/^/gm, "  "), { flaw: 'this program is indented: its lines begin with "  "' }],
  ["in a mail", 1, program.replace(/^/gm, "> "), { flaw: 'this program is quoted: its lines begin with "> "' }],
])("what is genuine, and what is not: %s, in line %i", async (_, line, stream, verdict) => {
  expect(await verdicts(stream)).toEqual([{ line, ...verdict }]);
});

test("a picture without the # that ends the text is not of a program", async () => {
  const apart = "x. .x ".repeat(30).trim();
  const verdict = (text: string) => verdicts(drawing(text)(apart) + "\n", text);
  expect(await verdict(TEXT.slice(0, 3128))).toEqual([{ line: 1, board: apart }]);
  expect(await verdict(TEXT.slice(0, 3129))).toMatchObject([no("the program has 3181 characters")]);
});

test.each(["\n", "\r\n"])("other text around a program is named, with its line: lines end with %j", async (end) => {
  const stream = "\n\nhello\n\nyou\n" + program + "\n \nthere\n" + program + program.slice(0, 3000);
  expect(await verdicts(stream.replaceAll("\n", end))).toMatchObject([
    { line: 3, flaw: "this belongs to no program" },
    { line: 6, board: solved },
    { line: height + 8, flaw: "this belongs to no program" },
    { line: height + 9, board: solved },
    END,
  ]);
});

test("a program, or a line, that never ends is cut, and does not fill the memory", async () => {
  const long = "x".repeat(3e6);
  const lengths = async (parts: string[]) =>
    (await Readable.from(cut(parts)).toArray()).map(({ content }: Stretch) => content.length);
  expect(await lengths([program.slice(0, 3000), long, long, "\n", "x"])).toEqual([6_003_000, 1, 1]);
  expect(await lengths([long, long, "x"])).toEqual([6_000_000, 1]);
});

/** What a program sees of itself: no blanks at the ends of lines, no blank lines around. */
const seen = (program: string): string => program.replace(/[^\S\n]+$/gm, "").replace(/^\n+|\n+$/g, "");

test("every change of a single character is found, unless no program looks there", async () => {
  const lines = program.split("\n");
  const [top, bottom] = [lines.slice(0, 7), lines.slice(-3)].map((part) => part.join("\n").length);
  // The lines of a picture are much alike: where whitespace changes, the first rows of cells and the end are tried for all, and one
  // place for a run of characters.
  const isNear = (at: number) =>
    (at <= top || at >= program.length - bottom) && (at % 4 === 0 || /\s|^$/.test(program.slice(at - 1, at + 1)));
  for (let at = 0; at <= program.length; at++)
    for (const come of ["", " ", "\n", "\u00e9", "`", program.slice(at, at + 1)])
      for (const gone of [0, 1]) {
        const changed = program.slice(0, at) + come + program.slice(at + gone);
        const isBlank = !(program.slice(at, at + gone) + come).trim();
        if (changed === program || (isBlank && !isNear(at))) continue;
        const [verdict, ...others] = await verdicts(changed);
        const isGenuine = "board" in verdict && !others.length;
        expect([at, gone, come, isGenuine]).toEqual([at, gone, come, isBlank && seen(changed) === seen(program)]);
      }
});

const folder = scratch();
const files = {
  "good.ts": program,
  "stream.txt": thin.map(programOf).join(""),
  "bad.txt": program + program.replace("`l", "`L"),
  "empty.txt": "",
  "torn.txt": Buffer.from([0xc3]),
  "wide.txt": Buffer.from("\uFEFF" + program, "utf16le"),
  "big.txt": Buffer.from("\uFEFF" + program, "utf16le").swap16(),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
const genuine = (path: string, boards: string[]) =>
  boards.map((board, i) => `${path}:${1 + i * height}: genuine ${board}\n`).join("");
const WIDE = "cannot read wide.txt: this is UTF-16, as some versions of PowerShell write it; save it as UTF-8\n";

/** The files of the folder that this process holds open. */
const held = () =>
  readdirSync("/proc/self/fd").filter((name) => {
    const path = `/proc/self/fd/${name}`;
    return existsSync(path) && readlinkSync(path).startsWith(folder);
  });

// Windows removes no folder with a file in it that is open.
test.skipIf(!existsSync("/proc/self/fd"))("a file is closed before the command ends, whatever is in it", async () => {
  for (const name of ["good.ts", "wide.txt"]) {
    await inside(verifyMain, [join(folder, name)]);
    expect(held()).toEqual([]);
  }
});

test.each<[string, string, number, string, string]>([
  ["good.ts stream.txt", "", 0, genuine("good.ts", [solved]) + genuine("stream.txt", thin), ""],
  ["--quiet good.ts bad.txt", "", 1, `bad.txt:19: wrong: ${ODD.flaw}\n`, ""],
  ["empty.txt", "", 1, "empty.txt:1: wrong: there is no program in this file\n", ""],
  ["torn.txt", "", 1, "torn.txt:1: wrong: this belongs to no program\n", ""],
  ["wide.txt", "", 2, "", WIDE],
  ["big.txt", "", 2, "", WIDE.replace("wide", "big")],
  ["-", "// a\nhello\nyou\n", 1, [1, 2].map((line) => `-:${line}: wrong: this belongs to no program\n`).join(""), ""],
])("the command: verify %s", async (words, input, status, stdout, stderr) => {
  process.chdir(folder);
  onTestFinished(() => process.chdir(ROOT));
  expect(await inside(verifyMain, words.split(" "), input)).toEqual({ stdout, stderr, status });
});
