// Editors, mail and formatters move whitespace. A picture that suffers shows its board or none, but for three cases.

import fc from "fast-check";
import { format } from "prettier";
import { expect, test } from "vitest";
import { shownOf } from "../tools/packer/html.ts";
import { CAPACITY } from "../tools/packer/pack.ts";
import { inkOf, solutionsOf } from "../tools/copies/copies.ts";
import { EMPTY_BOARD, drawing, HEAD, read, seenOf, TAIL, tagOf } from "../tools/twin/picture.ts";
import { anyBoard } from "./board.ts";
import { boardOf, evaluated, programOf, rows, TEXT } from "./run.ts";

/** The board that a copy finds in its picture, or "". Its head and tail must run. */
const found = (program: string): string => {
  let [body, picture] = ["", ""];
  const object = (template: TemplateStringsArray) => (([picture] = template.raw), template);
  Function("eval", "Object", program)((code: string) => (body = code), object);
  expect(body.slice(0, TEXT.length + 1)).toBe(TEXT + "#");
  return read(drawing(TEXT), picture);
};

/** The board with the least ink: eleven pieces, and five empty cells in a row in the place of P. */
const poorest = (
  ".X. XXX .X . .FF FF .F . I I I I I . LL .L .L .L . N. N. NN .N . xxxxx . TTT .T .T . U.U UUU . " +
  "VVV V V . .WW WW W . .Y YY .Y .Y . .ZZ .Z ZZ"
).replace(/\S+/g, (row) => row.padEnd(5, "."));

/** An accident to the text of a copy. A copy sees nothing of a harmless one in its picture; the others change it. */
type Accident = [name: string, isHarmless: boolean, what: RegExp, instead: string | ((picture: string) => string)];

const suffer = (program: string, [, isHarmless, what, instead]: Accident): string => {
  const change = (text: string) => text.replace(what, instead as string);
  return isHarmless ? change(program) : program.replace(/(?<=`)[^`]*/, change);
};

const FIXED: Accident[] = [
  ["nothing", true, /^/, ""],
  ["CR LF", true, /\r?\n/g, "\r\n"],
  ["CR", true, /\r?\n/g, "\r"],
  ["blanks at line ends", true, /\r\n?|\n/g, " \t\u00a0\t $&"],
  ["trimmed", true, /[ \t\u00a0]+$/gm, ""],
  ["no final newline", true, /\s+$/, ""],
  ["no label", true, /^\/\/ .*/m, ""],
  ["no tag", true, /^\/\/<[^]*/m, ""],
  ["a byte-order mark", true, /^/, "\ufeff"],
  ["squeezed spaces", false, / +/g, " "],
  ["no whitespace", false, /\s/g, ""],
  ["no line ends", false, /\n/g, ""],
  ["no-break spaces", false, / /g, "\u00a0"],
  ["lines of 80", false, /.{80}/g, "$&\n"],
  ["a line each", false, /\S(?!$)/g, "$&\n"],
];

const space = fc.string({ unit: fc.constantFrom(..." \t\n\r\v\f\u00a0\u1680\u2009\u2028\u3000\ufeff"), maxLength: 12 });
/** Places in the picture, and whitespace that comes there or, if that is none, the next whitespace goes. */
const spot = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.oneof(space, fc.constant("")));
const spots = fc.array(spot, { minLength: 1, maxLength: 20 });
const moved = (picture: string, [at, what]: [number, string]): string => {
  const [before, after] = [picture.slice(0, at * picture.length), picture.slice(at * picture.length)];
  return before + (what ? what + after : after.replace(/\s/, ""));
};
const more = fc.tuple(fc.constantFrom(/ +/g, /\n/g, /.{40}/g, /.{99}/g), space);

const accident: fc.Arbitrary<Accident> = fc.oneof(
  fc.constantFrom(...FIXED),
  spots.map((some): Accident => [JSON.stringify(some), false, /[^]*/, (picture) => some.reduce(moved, picture)]),
  more.map(([before, what]): Accident => ["more whitespace", false, before, "$&" + what]),
);

const [first, second] = solutionsOf(boardOf("U"));
const [first6x10] = solutionsOf(EMPTY_BOARD);

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
    fc.property(anyBoard, (board) => {
      expect(inkOf(board)).toBeGreaterThanOrEqual(inkOf(poorest));
      expect(found(programOf(board))).toBe(board);
    }),
    { numRuns: 40, examples: kinds.map((board) => [board]) },
  );
  // Beside the text there are the head, a # and the tail.
  expect([inkOf(poorest), CAPACITY]).toEqual([6557, 6557 - HEAD.length - 1 - TAIL.length]);
});

/** The ink of a picture by its description: cells of 14 by 7, and seams filled where a piece goes on. */
const inked = (board: string): string[] => {
  const cells = board.split(" ");
  const at = (row: number, column: number): string => cells[row]?.[column] ?? ".";
  const isInk = (y: number, x: number): boolean => {
    const [row, column, line, place] = [Math.floor(y / 8), Math.floor(x / 16), y % 8, x % 16];
    const [cell, right, below] = [at(row, column), at(row, column + 1), at(row + 1, column)];
    if (cell === ".") return false;
    const isCorner = cell !== "x" && [right, below, at(row + 1, column + 1)].every((other) => other === cell);
    if (line === 7) return cell === below && (place < 14 || isCorner);
    if (place < 14) return true;
    return cell === right || (cell === "x" && place === 14 && line > 0 && line < 6);
  };
  const [height, width] = [8 * cells.length - 1, 16 * cells[0].length];
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (isInk(y, x) ? "x" : " "))
      .join("")
      .trimEnd(),
  );
};

test("a file is its picture, a label and a tag, and a browser shows all but the tag", () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      const program = programOf(board);
      const lines = program.split("\n");
      expect(lines.splice(-4).join("\n")).toEqual("// " + board + tagOf(board) + "\n");
      expect(lines.map((line) => line.replace(/\S/g, "x"))).toEqual(inked(board));
      // What is blank before the head is lost.
      expect(shownOf(program)).toBe(program.trimStart().replace(/<body[^]*>/, ""));
      const ink = lines.join("").replace(/ /g, "");
      expect([ink.startsWith(HEAD + TEXT + "#"), ink.endsWith(TAIL)]).toEqual([true, true]);
    }),
    { numRuns: 40 },
  );
});

test("no two boards look the same to a copy, whatever head and tail take of the first row and the last", () => {
  const draw = drawing(TEXT);
  const ends = [1, 2, 3, 4].flatMap((cells) =>
    Array.from({ length: 2 ** 7 }, (_, bits) =>
      bits.toString(2).padStart(7, "0").replace(/0/g, ".").replace(/1/g, "x"),
    ).filter((row) => row.replace(/\./g, "").length === cells),
  );
  const middle = rows(3, "xxxxxxx");
  const some = ["...x...", "x......", "xx.....", "x.x...x", "xxxxxxx"];
  const boards = ends.flatMap((end) =>
    some.flatMap((other) => [`${end} ${middle} ${other}`, `${other} ${middle} ${end}`]),
  );
  const distinct = new Set(boards);
  const seen = Array.from(distinct, (board) => seenOf(draw(board)));
  expect(new Set(seen).size).toBe(distinct.size);
  expect(seen.map((picture) => read(draw, picture))).toEqual([...distinct]);
});

test("what has no ink shows no board, at once", () => {
  const draw = drawing(TEXT);
  expect(["", "\n".repeat(99), " ", "a\n\nb\n\n\n"].map((q) => read(draw, q))).toEqual(["", "", "", ""]);
  expect(draw(".")).toBe("// ." + tagOf("."));
});

test("a picture that lost its first line or its last ones does not run", () => {
  const lines = programOf(rows(12, "xxxxx")).split("\n");
  for (const part of [lines.slice(1), lines.slice(0, -12), lines.slice(0, -8)])
    expect(() => Function(part.join("\n"))).toThrow(SyntaxError);
});

test("a picture that suffers shows its board or none", () => {
  fc.assert(
    fc.property(anyBoard, fc.array(accident, { minLength: 1, maxLength: 3 }), (board, accidents) => {
      const areHarmless = accidents.every(([, isHarmless]) => isHarmless);
      expect(areHarmless ? [board] : [board, ""]).toContain(found(accidents.reduce(suffer, programOf(board))));
    }),
    { numRuns: 40 },
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
    fc.property(anyBoard, (board) => {
      if (!except.test(" " + board)) expect([board, ""]).toContain(changed(board));
    }),
    { numRuns: 25 },
  );
  expect(changed(before)).toBe(after);
});

// alive.test.ts has one in Prettier's own style.
test("a formatter leaves the board as it is", async () => {
  const style = { parser: "typescript", useTabs: true, endOfLine: "cr", printWidth: 9, semi: false } as const;
  const board = "LLLLx Lxxxx " + rows(10, "xxxxx");
  expect(found(await format(programOf(board), style))).toBe(board);
});

test.each(FIXED)("a copy that suffered runs: %s, harmless: %s", (...suffered) => {
  const [copy, isHarmless] = [suffer(programOf(first), suffered), suffered[1]];
  const lost = { stdout: "", stderr: "cannot resume\n", status: 1 };
  const next = { stdout: programOf(second), stderr: expect.stringMatching(/^1 found, /), status: 0 };
  expect(evaluated(copy, isHarmless ? "--resume" : "--keep", "--solutions", "1")).toEqual(isHarmless ? next : lost);
  expect(evaluated(copy, "--solutions", "1").stdout).toBe(programOf(isHarmless ? first : first6x10));
});
