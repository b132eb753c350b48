import { existsSync, readdirSync, readlinkSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { format } from "prettier";
import { expect, onTestFinished, test } from "vitest";
import { judged } from "../tools/copies/judge.ts";
import { copyOf, inkOf, IN_COLOUR, SAVED, solutionsOf, textOf } from "../tools/copies/copies.ts";
import { cut, type Stretch } from "../tools/copies/stream.ts";
import { coloured } from "../tools/boards/colours.ts";
import { EMPTY_BOARD, drawing, HEAD, TAIL, tagOf } from "../tools/twin/picture.ts";
import verifyMain from "../tools/verify.ts";
import { boardOf, evaluated, inside, programOf, QUINE, ROOT, rows, scratch, TEXT } from "./run.ts";

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
/** The program as quine.ts prints it in colour. */
const colour = evaluated(QUINE, "--color", "--solutions", "1", ...boardOf("3x20").split(" ")).stdout;

/** What a browser shows of the tag, and a page that it has saved. */
const [sentence] = tagOf(solved).split("<body");
const saved = `<body style="">${program.replace(tagOf(solved), sentence)}\n</body></html>`;

const wordy = copyOf(solved, TEXT.replace("verbose", "wordy"));

/** Line 25 of its picture ends with the slashes that end the text. */
const narrow = rows(60, "x");
const high = Array(12)
  .fill(rows(5, "x"))
  .join(` ${rows(21, ".")} `);

const ODD = { flaw: "differs here from the program that its label names" };
const STRAY = { flaw: "not part of a program" };
const FIVE = { flaw: "this program is of version 5.0.0" };
const SIX = { flaw: "this program is of version 6.0.0" };
const EIGHT = { flaw: "this program is of version 8.0.0" };
const SEVEN = { flaw: "this program is of version 7.0.0" };
const OLD = { flaw: "this program is of version 3 or 4" };
const NONE = { flaw: "there is no program in this file" };
const instead = (blanks: string) => ({ flaw: `this program has ${blanks} in place of spaces` });
const FORMATTED = { flaw: "this program was formatted: it has lost its picture, but it still runs" };
const BARE = { flaw: "the tag below the label is missing: this program runs, but it is not a web page" };
const END = { flaw: "the program breaks off before its label" };
/** The first line of the program with eight blanks together. */
const firstTab = 1 + program.split("\n").findIndex((line) => line.includes(" ".repeat(8)));
const no = (reason: string) => ({ flaw: expect.stringContaining("this label names no program: " + reason) });

test.each<[string, number, string, object]>([
  ["a solved board", 1, program, { board: solved }],
  ["a partial board", 1, programOf(partial), { board: partial }],
  ["CR LF", 1, program.replaceAll("\n", "\r\n"), { board: solved }],
  ["a byte-order mark", 1, "\uFEFF" + program, { board: solved }],
  ["a changed beginning", 1, program.replace("var", "Var"), NONE],
  ["a changed tail", height - 3, program.replace('"")));;\n', '"1")));\n'), ODD],
  ["formatted", 1, program.replace("var{raw:[ink]}=", "var { raw: [ink] } = "), FORMATTED],
  ["formatted on several lines", 1, program.replace("var{raw:[ink]}=", "var {\n  raw: [ink],\n} =\n  "), FORMATTED],
  ["in colour", 1, colour, { flaw: IN_COLOUR }],
  // No run prints this one.
  ["in colour, a column of single cells", 1, copyOf(rows(60, "x"), TEXT, coloured), { flaw: IN_COLOUR }],
  ["with tabs for eight blanks", firstTab, program.replace(/ {8}/g, "\t"), instead("tabs")],
  ["with a tab in its label", height - 2, program.replace("\n// ", "\n//\t"), instead("tabs")],
  ["with hair spaces", 1, program.replaceAll(" ", "\u200a"), instead("U+200A")],
  ["an empty comment above its label", height - 2, program.replace("\n// ", "\n//\n// "), ODD],
  ["with tabs at the ends of lines", 1, program.replaceAll("\n", "\t\n"), { board: solved }],
  ["a program of version 3", 1, `;;var[q]=[Str\nx\n// ${partial}`, OLD],
  ["one of version 4 in colour", 1, "\x1b[30;48;5;97m;;var[q]=[Str\x1b[m", OLD],
  ["one of version 5, and its tag", 1, ";;;var[q]=[Str\nx\n// x\n//<body/style=\n//onload>\n", FIVE],
  ["a program of version 6", 1, 'var{raw:[q]}=Object`let{7:e}={}\n// x\n//<body/id="b">\n', SIX],
  ["one of version 6, in colour, that begins with a cell", 1, "\x1b[30;48;5;97mvar{raw:[q]\x1b[m\n}=Object`let{7", SIX],
  ["a program of version 7", 1, "var{raw:[q]}=Object`let/**/e,a,t\n// x\n", SEVEN],
  ["a program of version 8", 1, "var{raw:[q]}=Object`let{process:A,b,e\n// x\n", EIGHT],
  ["text about version 2", 1, "It began with ((q,t=.\n", NONE],
  ["the label of another solution", 1, program.replace(solved, other), ODD],
  [
    "a label with a margin",
    height - 2,
    program.replace(/(?<=\n\/\/ ).*/, (label) => label.replace(/^| /g, "$&.")),
    ODD,
  ],
  ["a label with code after it", height - 2, program.replace(solved, "$&\u2028alert(1)"), no("row 3")],
  ["no label", height - 2, program.replace(/(?<=\n)\/\/ .*\n/, ""), { flaw: "the label is missing above this line" }],
  ["neither label nor tag", height - 3, program.replace(/(?<=\n)\/\/ [^]*/, ""), END],
  ["no tag", height - 2, program.replace(tagOf(solved), ""), BARE],
  ["what a browser copies of its tag", height - 1, program.replace(tagOf(solved), sentence), BARE],
  ["a line of its tag twice", height, program.replace(sentence.trim() + "<body\n", "$&$&"), ODD],
  ["another tag", height, program.replace(tagOf(solved), (tag) => tag.replace("monospace", "serif")), ODD],
  [
    "saved by a browser",
    1,
    saved,
    { flaw: "this page was saved by a browser: it goes on there, but Node cannot run it" },
  ],
  ["saved in colour", 1, program.replace(/^.*`/, '<body><mark style="background:#c465ae">$&'), { flaw: SAVED }],
  ["blanks at the ends of lines of a narrow board", 1, programOf(narrow).replace(/$/gm, "  "), { board: narrow }],
  ["a board of 291 rows", 1, programOf(high), { board: high }],
  ["a program that breaks off", 7, program.slice(0, 2000), END],
  ["another program's text", 3, copyOf(solved, TEXT.replace("verbose", "Verbose")), ODD],
  ["another version's text", 1, wordy, { flaw: "this is a copy of another version of the program" }],
  ["another version's text, and a changed tail", 3, wordy.replace('"")));;\n', '"1")));\n'), ODD],
  ["a lost layout", 1, program.replace(/(?<=`)[^`]*/, (picture) => picture.replace(/\s/g, "")), ODD],
  ["more after the end", height - 3, program.replace("\n//", ";1\n//"), ODD],
  ["a picture of 61 cells", 488, programOf(rows(61, "x")), no("the twelve pieces cover 60 cells")],
  ["a picture with a margin", 1, programOf(EMPTY_BOARD.replace(/^| /g, "$&.")), ODD],
  ["a picture with very many lines", height - 2, program.replace("\n//", "\n".repeat(1e5) + "//"), ODD],
  ["a piece twice", 48, programOf(twice), no("row 1: one piece L cannot cover all cells marked L")],
  ["indented", 1, program.replace(/^/gm, "  "), { flaw: 'this program is indented: its lines begin with "  "' }],
  ["in a mail", 1, program.replace(/^/gm, "> "), { flaw: 'this program is quoted: its lines begin with "> "' }],
])("what is genuine, and what is not: %s, in line %i", async (_, line, stream, verdict) => {
  expect(await verdicts(stream)).toEqual([{ line, ...verdict }]);
});

test("a picture without the # that ends the text is not of a program", async () => {
  const apart = "x. .x ".repeat(30).trim();
  const verdict = (text: string) => verdicts(drawing(text)(apart) + "\n", text);
  const most = inkOf(apart) - HEAD.length - 1 - TAIL.length;
  expect(await verdict(TEXT.slice(0, most))).toEqual([{ line: 1, board: apart }]);
  expect(await verdict(TEXT.slice(0, most + 1))).toMatchObject([no(`the program has ${inkOf(apart) + 1} characters`)]);
});

test.each(["\n", "\r\n"])("other text around a program is named, with its line: lines end with %j", async (end) => {
  const stream = "\n\nhello\n\nyou\n" + program + "\n \nthere\n" + program + program.slice(0, 3000);
  expect(await verdicts(stream.replaceAll("\n", end))).toMatchObject([
    { line: 3, ...STRAY },
    { line: 6, board: solved },
    { line: height + 8, ...STRAY },
    { line: height + 9, board: solved },
    END,
  ]);
});

test("the last line of its tag, once more, is no part of a program", async () => {
  const stream = program + program.split("\n").at(-2) + "\n";
  expect(await verdicts(stream)).toMatchObject([{ board: solved }, { line: height + 1, ...STRAY }]);
});

test("a program, or a line, that never ends is cut, and does not fill the memory", async () => {
  const long = "x".repeat(3e6);
  const lengths = async (parts: string[]) =>
    (await Readable.from(cut(parts)).toArray()).map(({ content }: Stretch) => content.length);
  expect(await lengths([program.slice(0, 3000), long, long, "\n", "x"])).toEqual([6_003_000, 1, 1]);
  expect(await lengths([long, long, "x"])).toEqual([6_000_000, 1]);
});

test("a program after other text, and each of another kind, is named", async () => {
  const old = "((q,t=q.replace(…\n`);\n";
  const formatted = "var { raw: [ink] } =\n  Object`\n// xxxxx\n";
  const spoilt = program.replaceAll(" ", "\u00a0");
  const untagged = program.replace(tagOf(solved), "");
  const stream =
    "// note\nhello\n" + formatted + old + "you\n" + program + spoilt + "hello\n// a\n// b\nc\nd\n" + untagged + "e\n";
  expect(await verdicts(stream)).toMatchObject([
    { line: 1, ...STRAY },
    { line: 3, ...FORMATTED },
    { line: 6, flaw: "this program is of version 1 or 2" },
    { line: 9, board: solved },
    { line: 9 + height, ...instead("no-break spaces") },
    ...[0, 2, 3].map((more) => ({ line: 9 + 2 * height + more, ...STRAY })),
    ...[BARE, STRAY].map((flaw, i) => ({ line: 11 + 3 * height + i, ...flaw })),
  ]);
});

const folder = scratch();
const files = {
  "good.ts": program,
  "colour.ts": colour,
  "formatted.ts": await format(QUINE, { parser: "babel", semi: false }),
  "README.md": readFileSync(join(ROOT, "README.md")),
  "stream.txt": thin.map(programOf).join(""),
  "bad.txt": program + program.replace("`l", "`L"),
  "empty.txt": "",
  "wide.txt": Buffer.from("\uFEFF" + program, "utf16le"),
  "big.txt": Buffer.from("\uFEFF" + program, "utf16le").swap16(),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
const genuine = (path: string, boards: string[]) =>
  boards.map((board, i) => `${path}:${1 + i * height}: genuine ${board}\n`).join("");
const WIDE = "cannot read wide.txt: this is UTF-16, as some versions of PowerShell write it; save it as UTF-8\n";

// Windows does not remove a folder that contains an open file; Linux says which are open.
test.skipIf(process.platform !== "linux")("a file is closed before the command ends, whatever is in it", async () => {
  const links = () => readdirSync("/proc/self/fd").map((name) => `/proc/self/fd/${name}`);
  const isOpen = (file: string) => links().some((link) => existsSync(link) && readlinkSync(link) === file);
  for (const file of ["good.ts", "wide.txt"].map((name) => join(folder, name))) {
    await inside(verifyMain, [file]);
    expect(isOpen(file)).toBe(false);
  }
});

test.each<[string, string, number, string, string]>([
  ["good.ts stream.txt", "", 0, genuine("good.ts", [solved]) + genuine("stream.txt", thin), ""],
  ["--quiet good.ts bad.txt", "", 1, `bad.txt:${height + 1}: wrong: ${ODD.flaw}\n`, ""],
  ["empty.txt", "", 1, "empty.txt:1: wrong: there is no program in this file\n", ""],
  ["wide.txt", "", 2, "", WIDE],
  ["big.txt", "", 2, "", WIDE.replace("wide", "big")],
  ["-", "// a\nhello\nyou\n", 1, "-:1: wrong: there is no program in this file\n", ""],
  ["README.md colour.ts", "", 1, `README.md:1: wrong: ${NONE.flaw}\ncolour.ts:1: wrong: ${IN_COLOUR}\n`, ""],
])("the command: verify %s", async (words, input, status, stdout, stderr) => {
  process.chdir(folder);
  onTestFinished(() => process.chdir(ROOT));
  expect(await inside(verifyMain, words.split(" "), input)).toEqual({ stdout, stderr, status });
});

test("the text of a program is found in a formatted copy, but not in colour or saved by a browser", () => {
  for (const copy of [QUINE, files["formatted.ts"], program.replaceAll("\n", "\r\n")]) expect(textOf(copy)).toBe(TEXT);
  for (const wrong of [colour, saved, "[String.raw`nothing`] // #"])
    expect(() => textOf(wrong)).toThrow("there is no program in this text");
});
