// A copy's layout is what it knows, and layouts suffer: editors, mail and formatters move whitespace about. A picture that
// suffered either still shows its board or shows none, and then the copy has nothing to resume. Three exceptions have tests of
// their own.

import fc from "fast-check";
import { format, type Options } from "prettier";
import { expect, test } from "vitest";
import { parseBoard } from "../tools/solver/parse.ts";
import { CAPACITY } from "../tools/copies/pack.ts";
import { inkOf, solutionsOf } from "../tools/copies/copies.ts";
import { BLANK, drawing, read } from "../tools/twin/picture.ts";
import { PIECES } from "../tools/twin/pieces.ts";
import { board } from "./board.ts";
import { boardOf, evaluated, images, programOf, rows, TEXT } from "./run.ts";

/** The board that a copy finds in its picture, or "", once it is seen that its program has not suffered: its frame runs. */
const found = (program: string): string => {
  let [body, picture] = ["", ""];
  const raw = (template: TemplateStringsArray) => (picture = template.raw[0]);
  Function("eval", "String", program)((code: string) => (body = code), { raw });
  expect(body).toBe(TEXT.replace(/~/g, " "));
  return read(picture, drawing(TEXT));
};

const least = (part: string): string => images(part).sort((a, b) => inkOf(a) - inkOf(b))[0];
/** The board with the least ink: each piece as it has the least, and five empty cells in a row in the place of P. */
const poorest = parseBoard(
  PIECES.replace("PPP PP", "xxxxx")
    .split(",")
    .flatMap((part) => [...least(part).split(" "), "."])
    .map((row) => row.padEnd(5, ".") + "\n")
    .join(""),
);
const POOREST = 3156;

// Accidents, each to the text of a copy. The harmless ones leave the picture as it is, as far as it can be seen.

type Accident = [name: string, harmless: boolean, happens: (program: string) => string];

/** What happens to the picture alone, to what stands between the backticks. */
const toPicture = (change: (picture: string) => string) => (program: string) =>
  program.replace(/`[^`]*`/, (picture) => "`" + change(picture.slice(1, -1)) + "`");

const SPACES = [..." \t\n\r\v\f\u00a0\u1680\u2009\u2028\u3000\ufeff"];

const inPicture = (name: string, pattern: RegExp, instead: string): Accident => [
  name,
  false,
  toPicture((picture) => picture.replace(pattern, instead)),
];

const FIXED: Accident[] = [
  ["nothing", true, (program) => program],
  ["CR LF", true, (program) => program.replace(/\r?\n/g, "\r\n")],
  ["CR", true, (program) => program.replace(/\r?\n/g, "\r")],
  ["blanks at line ends", true, (program) => program.replace(/\r\n?|\n/g, " \t\u00a0\t $&")],
  ["trimmed", true, (program) => program.replace(/[ \t\u00a0]+$/gm, "")],
  ["no final newline", true, (program) => program.trimEnd()],
  ["no label", true, (program) => program.replace(/^\/\/ .*/m, "")],
  ["a byte-order mark", true, (program) => "\ufeff" + program],
  inPicture("squeezed spaces", / +/g, " "),
  inPicture("no whitespace", /\s/g, ""),
  inPicture("no line ends", /\n/g, ""),
  inPicture("no-break spaces", / /g, "\u00a0"),
  inPicture("lines of 80", /.{80}/g, "$&\n"),
  inPicture("a line each", /\S(?!$)/g, "$&\n"),
];

const where = fc.double({ min: 0, max: 1, noNaN: true });
const space = fc.string({ unit: fc.constantFrom(...SPACES), maxLength: 12 });

/** The picture with whitespace at a place or, if that is none, without the next whitespace behind it. */
const changed = (picture: string, [at, what]: [number, string]): string => {
  const [before, after] = [picture.slice(0, at * picture.length), picture.slice(at * picture.length)];
  return before + (what ? what + after : after.replace(/\s/, ""));
};

const accident: fc.Arbitrary<Accident> = fc.oneof(
  fc.constantFrom(...FIXED),
  fc
    .array(fc.tuple(where, fc.oneof(space, fc.constant(""))), { minLength: 1, maxLength: 20 })
    .map((spots): Accident => [JSON.stringify(spots), false, toPicture((picture) => spots.reduce(changed, picture))]),
  fc
    .tuple(fc.constantFrom(/ +/g, /\n/g, /.{40}/g, /.{99}/g), space)
    .map(([behind, what]) => inPicture(`${behind} ${JSON.stringify(what)}`, behind, "$&" + what)),
);

const [first, second] = solutionsOf(boardOf("U"));
const [blank] = solutionsOf(BLANK);

test("a board that can be filled has room for the program, and is read back", () => {
  const kinds = [
    poorest,
    rows(5, Array(12).fill("x").join(".")),
    Array(12).fill(rows(5, "x")).join(" . "),
    rows(5, "x".repeat(11)) + " ........... xxxx.x.....",
    "LLLLx Lxxxx " + rows(10, "xxxxx"),
    "x".repeat(60),
  ];
  fc.assert(
    fc.property(board, (board) => {
      expect(inkOf(board)).toBeGreaterThanOrEqual(POOREST);
      expect(found(programOf(board))).toBe(board);
    }),
    { numRuns: 85, examples: kinds.map((board) => [board]) },
  );
  expect(inkOf(poorest)).toBe(POOREST);
  // With the # behind the text.
  expect(CAPACITY).toBe(POOREST - 1);
});

test("a picture that suffers shows its board or none", () => {
  fc.assert(
    fc.property(board, fc.array(accident, { minLength: 1, maxLength: 3 }), (board, accidents) => {
      const shown = found(accidents.reduce((program, [, , happens]) => happens(program), programOf(board)));
      const harmless = accidents.every(([, harmless]) => harmless);
      expect(harmless ? [board] : [board, ""]).toContain(shown);
    }),
    { numRuns: 115 },
  );
});

// Where whole rows are empty, or rows begin with no cell, less whitespace can be another outline.
const [left, gap, right] = [rows(5, "xxxxxxxx....."), rows(3, ".".repeat(13)), rows(5, ".........xxxx")];
const shifted = (by: number) => rows(5, ".".repeat(by) + "xxxxxxxx") + " " + rows(5, "xxxx".padEnd(by + 8, "."));
const block = rows(5, "xxxxxxxxxx");
/** As unexpand --first-only and expand -t 4, one after the other. */
const halved = ({ length }: string) => " ".repeat((length >> 3) * 4 + (length % 8));

test.each<[string, RegExp, RegExp, (blanks: string) => string, before: string, after: string]>([
  ["squeezed blank lines", / \.+ /, /\n{3,}/g, () => "\n\n", `${left} ${gap} ${right}`, `${left} ${right}`],
  ["no indentation", / \./, /^ +/gm, () => "", block + " .xxxxxxxxx .........x", block + " xxxxxxxxx. x........."],
  ["another indentation", / \./, /^ +/gm, halved, shifted(8), shifted(4)],
])("%s: a picture shows its board or none, unless this has %s", (_, except, blanks, change, before, after) => {
  const changed = (board: string) => found(programOf(board).replace(blanks, change));
  fc.assert(
    fc.property(board, (board) => {
      if (!except.test(" " + board)) expect([board, ""]).toContain(changed(board));
    }),
    { numRuns: 40 },
  );
  expect(changed(before)).toBe(after);
});

test.each<Options>([
  { parser: "typescript", useTabs: true, endOfLine: "crlf", printWidth: 9, semi: false },
  { parser: "babel", endOfLine: "cr", printWidth: 200, arrowParens: "avoid", singleQuote: true },
])("prettier leaves the board as it is: %j", async (style) => {
  const board = "LLLLx Lxxxx " + rows(10, "xxxxx");
  expect(found(await format(programOf(board), style))).toBe(board);
});

test.each(FIXED)("a copy that suffered runs: %s, harmless: %s", (_, harmless, happens) => {
  const copy = happens(programOf(first));
  const lost = { stdout: "", stderr: "cannot resume\n", status: 1 };
  const next = { stdout: programOf(second), stderr: expect.stringMatching(/^1 found, /), status: 0 };
  expect(evaluated(copy, "--resume", "--solutions", "1")).toEqual(harmless ? next : lost);
  const kept = { stdout: programOf(first), status: 0 };
  expect(evaluated(copy, "--keep", "--solutions", "1")).toMatchObject(harmless ? kept : lost);
  expect(evaluated(copy, "--solutions", "1").stdout).toBe(programOf(harmless ? first : blank));
});
