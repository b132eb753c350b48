// A copy's layout is what it knows, and layouts suffer: editors, mail and formatters move whitespace about. A picture that
// suffered either still shows its board or shows none, and then the copy is the blank 6x10. There are three exceptions, which
// have tests of their own.

import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { format, type Options } from "prettier";
import { describe, expect, test } from "vitest";
import { image, MOVEMENTS } from "../tools/twin/board.ts";
import { formatBoard, parseBoard } from "../tools/solver/parse.ts";
import { visitsOf } from "../tools/copies/running.ts";
import { frameOf } from "../tools/copies/stream.ts";
import { quineText } from "../tools/copies/text.ts";
import { BLANK, copy, read } from "../tools/twin/picture.ts";
import { glyphs, put } from "../tools/twin/pieces.ts";
import { scratch } from "./run.ts";

const text = quineText();
const FRAME = frameOf(text);
const folder = scratch();

/** Evaluates a copy's frame, but not its program: what the frame would evaluate, and the picture that it would hand it. */
const open = (program: string): { body: string; picture: string } => {
  const opened = { body: "", picture: "" };
  const raw = ({ raw: [picture] }: TemplateStringsArray) => (opened.picture = picture);
  Function("eval", "String", program)((body: string) => (opened.body = body), { raw });
  return opened;
};

/** The board that a copy finds itself to be, without margins, once it is seen that its program has not suffered. */
const boardOf = (program: string): string => {
  const { body, picture } = open(program);
  expect(body).toBe(text.replace(/~/g, " "));
  return parseBoard(formatBoard(read(picture, text)));
};

// Boards: some pieces, strewn over a field, and single cells up to sixty; then without its margins, in any position.

const board = fc
  .record({
    width: fc.integer({ min: 3, max: 16 }),
    height: fc.integer({ min: 3, max: 24 }),
    pieces: fc.shuffledSubarray([..."FILNPTUVWXYZ"]),
    dice: fc.array(fc.nat(), { minLength: 90, maxLength: 90 }),
    compact: fc.boolean(),
    movement: fc.constantFrom(...MOVEMENTS),
  })
  .filter(({ width, height }) => width * height >= 60)
  .map(({ width, height, pieces, compact, movement, ...rest }) => {
    const dice = [...rest.dice];
    let cells = (".".repeat(width) + " ").repeat(height).trimEnd();
    const roll = (sides: number) => dice.pop()! % sides;
    const all = glyphs(width + 1);
    for (const piece of pieces) {
      const turned = all.filter((glyph) => glyph[0] === piece);
      const glyph = turned[roll(turned.length)];
      const places = [...cells].flatMap((_, at) =>
        [...glyph].every((ink, i) => ink === "." || cells[at + i] === ".") ? at : [],
      );
      const at = places[compact ? 0 : roll(places.length || 1)];
      if (at !== undefined) cells = put(cells, glyph, at);
    }
    for (let left = 60 - cells.replace(/\W/g, "").length; left--;) {
      const free = [...cells].flatMap((cell, at) => (cell === "." ? at : []));
      const near = free.filter((at) => [1, -1, width + 1, -width - 1].some((step) => /\w/.test(cells[at + step])));
      const places = compact && near.length ? near : free;
      cells = put(cells, "x", places[roll(places.length)]);
    }
    return parseBoard(formatBoard(image(cells, movement)));
  });

// Accidents, each to the text of a copy. The harmless ones leave the picture as it is, as far as it can be seen.

interface Accident {
  name: string;
  harmless: boolean;
  happens: (program: string) => string;
}

/** An accident to the picture alone, to what stands between the backticks. */
const inside = (name: string, harmless: boolean, change: (picture: string) => string): Accident => ({
  name,
  harmless,
  happens: (program) => program.replace(/`[^`]*`/, (picture) => "`" + change(picture.slice(1, -1)) + "`"),
});

const SPACES = [" ", "\t", "\n", "\r", "\r\n", "\v", "\f", "\u00a0", "\u1680", "\u2009", "\u2028", "\u3000", "\ufeff"];
const space = fc.string({ unit: fc.constantFrom(...SPACES), minLength: 1, maxLength: 12 });
const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\u00a0"), minLength: 1, maxLength: 40 });
const where = fc.double({ min: 0, max: 1, noNaN: true });

const insert = (picture: string, at: number, what: string): string => {
  const index = Math.floor(at * picture.length);
  return picture.slice(0, index) + what + picture.slice(index);
};

/** The frame's tokens; a line may end after each, except the parameter: "=>" must follow on its line. */
const TOKENS = FRAME.slice(0, -1).match(/=>|"[^"]*"|\/(?:\\.|[^/\\])+\/g|\w+|[^\s]/g)!;

const accident: fc.Arbitrary<Accident> = fc.oneof(
  fc
    .array(fc.tuple(where, space), { minLength: 1, maxLength: 20 })
    .map((spots) =>
      inside("whitespace " + JSON.stringify(spots), false, (picture) =>
        spots.reduce((sum, [at, what]) => insert(sum, at, what), picture),
      ),
    ),
  fc.array(where, { minLength: 1, maxLength: 20 }).map((spots) =>
    inside("lost whitespace " + spots, false, (picture) =>
      spots.reduce((rest, at) => {
        const index = rest.slice(Math.floor(at * rest.length)).search(/\s/);
        const start = Math.floor(at * rest.length) + index;
        return index < 0 ? rest : rest.slice(0, start) + rest.slice(start + 1);
      }, picture),
    ),
  ),
  fc
    .tuple(where, space)
    .map(([at, what]) =>
      inside("a blank within " + at, false, (picture) => picture.replace(/ +/g, (run) => insert(run, at, what))),
    ),
  fc.constant(inside("squeezed spaces", false, (picture) => picture.replace(/ +/g, " "))),
  fc.constant(inside("no whitespace", false, (picture) => picture.replace(/\s/g, ""))),
  fc.constant(inside("no blanks", false, (picture) => picture.replace(/ /g, ""))),
  fc.constant(inside("no line ends", false, (picture) => picture.replace(/\n/g, ""))),
  fc.constant(inside("no-break spaces", false, (picture) => picture.replace(/ /g, "\u00a0"))),
  fc.constant(inside("tabs", false, (picture) => picture.replace(/ {1,8}/g, "\t"))),
  blank.map((what) =>
    inside("indented " + JSON.stringify(what), false, (picture) => picture.replace(/\n/g, "$&" + what)),
  ),
  fc
    .integer({ min: 10, max: 200 })
    .map((width) =>
      inside("wrapped at " + width, false, (picture) => picture.replace(RegExp(`[^\\n]{${width}}`, "g"), "$&\n")),
    ),
  fc.array(blank, { minLength: 1, maxLength: 9 }).map((ends) => ({
    name: "blanks at line ends " + JSON.stringify(ends),
    harmless: true,
    happens: (program: string) => {
      let line = 0;
      return program.replace(/\r\n?|\n/g, (end) => ends[line++ % ends.length] + end);
    },
  })),
  fc.constantFrom<Accident>(
    { name: "CR LF", harmless: true, happens: (program) => program.replace(/\r?\n/g, "\r\n") },
    { name: "CR", harmless: true, happens: (program) => program.replace(/\r?\n/g, "\r") },
    { name: "trimmed", harmless: true, happens: (program) => program.replace(/[ \t\u00a0]+$/gm, "") },
    { name: "no final newline", harmless: true, happens: (program) => program.trimEnd() },
    { name: "no label", harmless: true, happens: (program) => program.replace(/^\/\/ .*/m, "") },
    { name: "more newlines", harmless: true, happens: (program) => program + "\n\n\n" },
    { name: "byte-order mark", harmless: true, happens: (program) => "\ufeff" + program },
  ),
  fc.array(space, { minLength: TOKENS.length, maxLength: TOKENS.length }).map((spaces) => ({
    name: "broken frame " + JSON.stringify(spaces),
    harmless: true,
    happens: (program: string) => {
      const frame = TOKENS.map((token, i) => token + (TOKENS[i + 1] === "=>" ? " " : spaces[i])).join("");
      return program.replace(FRAME, () => frame + "`").replace(/`\);/, () => "`" + spaces[0] + ")" + spaces[1] + ";");
    },
  })),
);

const styles: fc.Arbitrary<Options> = fc.record({
  parser: fc.constantFrom("typescript", "babel"),
  printWidth: fc.integer({ min: 1, max: 200 }),
  endOfLine: fc.constantFrom("lf", "crlf", "cr"),
  useTabs: fc.boolean(),
  semi: fc.boolean(),
  singleQuote: fc.boolean(),
  arrowParens: fc.constantFrom("avoid", "always"),
});

/** A copy runs as a process that prints one program more: the label of that. */
const next = async (name: string, program: string): Promise<string> => {
  const path = join(folder, name + ".mjs");
  writeFileSync(path, program);
  const { stdout } = await promisify(execFile)(process.execPath, [path, "--resume", "--solutions", "1"]);
  const label = stdout.split("\n").at(-2)!.slice(3);
  expect(stdout).toBe(copy(label, text));
  return label;
};

test("the frame is made of the tokens between which it is broken", () => {
  expect(TOKENS.join("") + "`").toBe(FRAME);
  expect(boardOf(copy(BLANK, text))).toBe(BLANK);
});

test("every picture of every board reads back to the board", () => {
  fc.assert(
    fc.property(board, (board) => {
      expect(boardOf(copy(board, text))).toBe(board);
    }),
    { numRuns: 400 },
  );
});

test("a picture that suffers shows its board or none", () => {
  fc.assert(
    fc.property(board, fc.array(accident, { minLength: 1, maxLength: 3 }), (board, accidents) => {
      const found = boardOf(accidents.reduce((program, { happens }) => happens(program), copy(board, text)));
      const harmless = accidents.every(({ harmless }) => harmless);
      expect(harmless ? [board] : [board, BLANK]).toContain(found);
    }),
    { numRuns: 500 },
  );
});

test("outlines of one and two columns or rows are read back, with pieces on them as well", () => {
  for (const board of [
    "I ".repeat(5) + "x ".repeat(55).trim(),
    "LLLLx Lxxxx " + "xxxxx ".repeat(10).trim(),
    "x ".repeat(60).trim(),
    "xx ".repeat(30).trim(),
    "x".repeat(60),
    "x".repeat(30) + " " + "x".repeat(30),
  ])
    expect(boardOf(copy(board, text))).toBe(board);
});

test("a picture that is moved on its sheet, or stands on a larger one, shows no board", () => {
  const round = [".xxxxxx.", ...Array(6).fill("xxxxxxxx"), ".xxxxxx."].join(" ");
  for (const board of [round, image(BLANK, 1), "x.x ".repeat(30).trim()])
    for (let count = 1; count < 50; count++) {
      const { picture } = open(copy(board, text));
      for (const moved of [
        "\n".repeat(count) + picture,
        picture + "\n".repeat(count),
        picture.replace(/\n(?=.)/g, "\n" + " ".repeat(count)),
      ])
        expect(read(moved, text)).toBe(BLANK);
      expect(read(picture, text)).toBe(board);
    }
});

// What is true of these two: where whole rows are empty, or rows begin with no cell, less whitespace can be another outline.

test("a picture whose blank lines are squeezed shows its board or none, unless the board has an empty row", () => {
  const squeeze = (program: string) => program.replace(/\n{3,}/g, "\n\n");
  fc.assert(
    fc.property(board, (board) => {
      const found = boardOf(squeeze(copy(board, text)));
      if (!/(^| )\.+( |$)/.test(board)) expect([board, BLANK]).toContain(found);
    }),
    { numRuns: 300 },
  );
  const apart = parseBoard("xxxxxxxxxxx\n".repeat(5) + "...........\n".repeat(3) + "xxxxx......\n");
  expect(boardOf(squeeze(copy(apart, text)))).toBe(apart.replace(/\.{11} /g, ""));
});

test("a picture stripped on the left shows its board or none, unless a row begins with no cell", () => {
  const strip = (program: string) => program.replace(/^ +/gm, "");
  fc.assert(
    fc.property(board, (board) => {
      const found = boardOf(strip(copy(board, text)));
      if (!/(^| )\./.test(board)) expect([board, BLANK]).toContain(found);
    }),
    { numRuns: 300 },
  );
  const right = "xxxxxxxxxx ".repeat(5) + ".xxxxxxxxx " + ".........x";
  expect(boardOf(strip(copy(right, text)))).toBe("xxxxxxxxxx ".repeat(5) + "xxxxxxxxx. " + "x.........");
});

test("prettier leaves the board as it is", async () => {
  await fc.assert(
    fc.asyncProperty(board, styles, async (board, style) => {
      expect(boardOf(await format(copy(board, text), style))).toBe(board);
    }),
    { numRuns: 40 },
  );
});

describe("copies that suffered run", () => {
  const U = parseBoard("xxxx....xxxx\n".repeat(3) + "xxxxxxxxxxxx\n".repeat(3));
  const solved = () => visitsOf(U).filter((board) => !/x/.test(board));
  const blank = () => visitsOf(BLANK)[0];
  const broken = FRAME.replace(/[(,.]/g, "$&\n\t").replace("=>", " => ");

  test.each<[string, (program: string) => string | Promise<string>]>([
    ["nothing", (program) => program],
    ["CR LF", (program) => program.replace(/\n/g, "\r\n")],
    ["CR", (program) => program.replace(/\n/g, "\r")],
    ["blanks at line ends", (program) => program.replace(/\n/g, " \t\u00a0\n")],
    ["no final newline", (program) => program.trimEnd()],
    ["a byte-order mark", (program) => "\ufeff" + program],
    ["a broken frame", (program) => program.replace(FRAME, () => broken)],
    [
      "prettier",
      (program) => format(program, { parser: "typescript", useTabs: true, endOfLine: "crlf", printWidth: 9 }),
    ],
  ])("%s: as the same board", async (name, happens) => {
    const [first, second] = solved();
    expect(await next(name, await happens(copy(first, text)))).toBe(second);
  });

  test.each<[string, (program: string) => string]>([
    ["no whitespace", (program) => program.replace(/`[^`]*`/, (picture) => picture.replace(/\s/g, ""))],
    ["no-break spaces", (program) => program.replace(/ /g, "\u00a0")],
    ["tabs", (program) => program.replace(/ {1,8}/g, "\t")],
    ["lines of 72", (program) => program.replace(/`[^`]*`/, (picture) => picture.replace(/.{72}/g, "$&\n"))],
    ["a line each", (program) => program.replace(/`[^`]*`/, (picture) => picture.replace(/\S(?!`)/g, "$&\n"))],
    ["indented", (program) => program.replace(/\n/g, "\n ")],
  ])("%s: as the blank 6x10", async (name, happens) => {
    expect(await next(name, happens(copy(solved()[0], text)))).toBe(blank());
  });
});
