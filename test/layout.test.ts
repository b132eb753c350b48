// A copy's layout is what it knows, and layouts suffer: editors, mail and formatters move whitespace about. A picture that
// suffered either still shows its board or shows none, and then the copy is the blank 6x10. There are three exceptions, which
// have tests of their own.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { format, type Options } from "prettier";
import { describe, expect, test } from "vitest";
import { image, MOVEMENTS } from "../tools/twin/board.ts";
import { named } from "../tools/solver/named.ts";
import { formatBoard, parseBoard, regionOf } from "../tools/solver/parse.ts";
import { inkOf } from "../tools/copies/room.ts";
import { solutionsOf } from "../tools/copies/visits.ts";
import { FRAME } from "../tools/copies/stream.ts";
import { quineText } from "../tools/copies/text.ts";
import { BLANK, copy, read } from "../tools/twin/picture.ts";
import { glyphs, PIECES } from "../tools/twin/pieces.ts";
import { evaluated, labels, ROOT } from "./run.ts";

const text = quineText();

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

// Boards: some pieces, strewn over a field, and empty cells up to sixty; then without its margins, in any position. The empty
// cells of a compact board fill the gaps, of another they are parts of five cells or more, in any shape.

/** The glyphs for each pitch: they are made once. */
const shapes = Array.from({ length: 18 }, (_, pitch) => glyphs(pitch));

const sheet = fc
  .record({
    width: fc.integer({ min: 3, max: 16 }),
    height: fc.integer({ min: 3, max: 24 }),
    pieces: fc.shuffledSubarray([..."FILNPTUVWXYZ"]),
    dice: fc.array(fc.nat(), { minLength: 150, maxLength: 150 }),
    compact: fc.boolean(),
    movement: fc.constantFrom(...MOVEMENTS),
  })
  .filter(({ width, height }) => width * height >= 60)
  .map(({ width, height, pieces, compact, movement, ...rest }) => {
    const dice = [...rest.dice];
    const pitch = width + 1;
    let cells = (".".repeat(width) + " ").repeat(height).trimEnd();
    const roll = (sides: number) => dice.pop()! % sides;
    const lay = (glyph: string, at: number) =>
      (cells = cells.replace(/./g, (cell, i) => (glyph[i - at] > "." ? glyph[0] : cell)));
    const all = shapes[pitch];
    for (const piece of pieces) {
      const turned = all.filter((glyph) => glyph[0] === piece);
      const glyph = turned[roll(turned.length)];
      const places = [...cells].flatMap((_, at) =>
        [...glyph].every((ink, i) => ink === "." || cells[at + i] === ".") ? at : [],
      );
      const at = places[compact ? 0 : roll(places.length || 1)];
      if (at !== undefined) lay(glyph, at);
    }
    let part: number[] = [];
    for (let left = 60 - cells.replace(/\W/g, "").length; left--;) {
      const free = [...cells].flatMap((cell, at) => (cell === "." ? at : []));
      const near = free.filter((at) =>
        [1, -1, pitch, -pitch].some((step) => (compact ? /\w/.test(cells[at + step]) : part.includes(at + step))),
      );
      const places = near.length && (compact || part.length < 5 || left < 4 || roll(4)) ? near : free;
      if (places === free) part = [];
      part.push(places[roll(places.length)]);
      lay("x", part.at(-1)!);
    }
    return parseBoard(formatBoard(image(cells, movement)));
  });

/** Those that have room for the program. */
const board = sheet.filter((board) => inkOf(board) > text.length);

/** How many cells the smallest empty part of a board has. */
const smallest = (board: string): number =>
  Math.min(...[...board].flatMap((cell, at) => (cell === "x" ? regionOf(board, at).length : [])));

/** The ink of the poorest board without an empty part of fewer than five cells. */
const POOREST = 3156;

/** A board's rows, with a space between them. */
const rows = (height: number, row: string): string => Array(height).fill(row).join(" ");

// Accidents, each to the text of a copy. The harmless ones leave the picture as it is, as far as it can be seen.

type Accident = [name: string, harmless: boolean, happens: (program: string) => string];

/** What happens to the picture alone, to what stands between the backticks. */
const toPicture = (change: (picture: string) => string) => (program: string) =>
  program.replace(/`[^`]*`/, (picture) => "`" + change(picture.slice(1, -1)) + "`");

/** The frame's tokens; a line may end after each, except the parameter: "=>" must follow on its line. */
const TOKENS = FRAME.slice(0, -1).match(/=>|"[^"]*"|\/(?:\\.|[^/\\])+\/g|\w+|[^\s]/g)!;

const breakFrame = (spaces: string[]) => (program: string) => {
  const frame = TOKENS.map((token, i) => token + (TOKENS[i + 1] === "=>" ? " " : spaces[i])).join("");
  return program.replace(FRAME, () => frame + "`").replace(/`\);/, () => "`" + spaces[0] + ")" + spaces[1] + ";");
};

const FIXED: Accident[] = [
  ["nothing", true, (program) => program],
  ["CR LF", true, (program) => program.replace(/\r?\n/g, "\r\n")],
  ["CR", true, (program) => program.replace(/\r?\n/g, "\r")],
  ["blanks at line ends", true, (program) => program.replace(/\r\n?|\n/g, " \t\u00a0$&")],
  ["trimmed", true, (program) => program.replace(/[ \t\u00a0]+$/gm, "")],
  ["no final newline", true, (program) => program.trimEnd()],
  ["no label", true, (program) => program.replace(/^\/\/ .*/m, "")],
  ["more newlines", true, (program) => program + "\n\n\n"],
  ["a byte-order mark", true, (program) => "\ufeff" + program],
  ["a broken frame", true, breakFrame(Array(TOKENS.length).fill("\n\t"))],
  ["squeezed spaces", false, toPicture((picture) => picture.replace(/ +/g, " "))],
  ["no whitespace", false, toPicture((picture) => picture.replace(/\s/g, ""))],
  ["no blanks", false, toPicture((picture) => picture.replace(/ /g, ""))],
  ["no line ends", false, toPicture((picture) => picture.replace(/\n/g, ""))],
  ["no-break spaces", false, toPicture((picture) => picture.replace(/ /g, "\u00a0"))],
  ["tabs", false, toPicture((picture) => picture.replace(/ {1,8}/g, "\t"))],
  ["a line each", false, toPicture((picture) => picture.replace(/\S(?!$)/g, "$&\n"))],
];

const SPACES = [" ", "\t", "\n", "\r", "\r\n", "\v", "\f", "\u00a0", "\u1680", "\u2009", "\u2028", "\u3000", "\ufeff"];
const space = fc.string({ unit: fc.constantFrom(...SPACES), minLength: 1, maxLength: 12 });
const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\u00a0"), minLength: 1, maxLength: 40 });
const where = fc.double({ min: 0, max: 1, noNaN: true });

const insert = (picture: string, at: number, what: string): string => {
  const index = Math.floor(at * picture.length);
  return picture.slice(0, index) + what + picture.slice(index);
};

/** Takes away the first whitespace behind a place. */
const takeAway = (picture: string, at: number): string => {
  const start = Math.floor(at * picture.length);
  return picture.slice(0, start) + picture.slice(start).replace(/\s/, "");
};

const accident: fc.Arbitrary<Accident> = fc.oneof(
  fc.constantFrom(...FIXED),
  fc
    .array(fc.tuple(where, space), { minLength: 1, maxLength: 20 })
    .map((spots): Accident => [
      "whitespace " + JSON.stringify(spots),
      false,
      toPicture((picture) => spots.reduce((sum, [at, what]) => insert(sum, at, what), picture)),
    ]),
  fc
    .array(where, { minLength: 1, maxLength: 20 })
    .map((spots): Accident => [
      "lost whitespace " + spots,
      false,
      toPicture((picture) => spots.reduce(takeAway, picture)),
    ]),
  fc
    .tuple(where, space)
    .map(([at, what]): Accident => [
      "a blank within " + at,
      false,
      toPicture((picture) => picture.replace(/ +/g, (run) => insert(run, at, what))),
    ]),
  blank.map((what): Accident => [
    "indented " + JSON.stringify(what),
    false,
    toPicture((picture) => picture.replace(/\n/g, "$&" + what)),
  ]),
  fc
    .integer({ min: 10, max: 200 })
    .map((width): Accident => [
      "lines of " + width,
      false,
      toPicture((picture) => picture.replace(RegExp(`[^\\n]{${width}}`, "g"), "$&\n")),
    ]),
  fc.array(blank, { minLength: 1, maxLength: 9 }).map((ends): Accident => {
    const happens = (program: string) => {
      let line = 0;
      return program.replace(/\r\n?|\n/g, (end) => ends[line++ % ends.length] + end);
    };
    return ["blanks at line ends " + JSON.stringify(ends), true, happens];
  }),
  fc
    .array(space, { minLength: TOKENS.length, maxLength: TOKENS.length })
    .map((spaces): Accident => ["broken frame " + JSON.stringify(spaces), true, breakFrame(spaces)]),
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

/** A copy runs and prints one program more: the label of that. */
const next = (program: string): string => {
  const { stdout } = evaluated(program, "--resume", "--solutions", "1");
  const label = stdout.split("\n").at(-2)!.slice(3);
  expect(stdout).toBe(copy(label, text));
  return label;
};

test("the frame is made of the tokens between which it is broken", () => {
  expect(TOKENS.join("") + "`").toBe(FRAME);
  expect(boardOf(copy(BLANK, text))).toBe(BLANK);
});

test("a board has room for the program, unless an empty part of it has fewer than five cells, and is read back", () => {
  fc.assert(
    fc.property(sheet, (board) => {
      if (smallest(board) >= 5) expect(inkOf(board)).toBeGreaterThanOrEqual(POOREST);
      if (inkOf(board) > text.length) expect(boardOf(copy(board, text))).toBe(board);
    }),
    { numRuns: 80 },
  );
});

test("the poorest board has eleven pieces as they have the least ink, and a row of five cells in the place of P", () => {
  const pieces = PIECES.split(",").map((piece) => MOVEMENTS.map((movement) => image(piece, movement)));
  const poor = pieces.map((images) => images.toSorted((a, b) => inkOf(a) - inkOf(b))[0]);
  const column = (P: string) =>
    parseBoard(
      formatBoard(
        poor
          .map((piece) => (piece.includes("P") ? P : piece))
          .join(" . ")
          .replace(/\S+/g, (row) => row.padEnd(5, ".")),
      ),
    );
  const [full, poorest] = [column("PP PP P"), column("xxxxx")];
  expect(inkOf(full)).toBe(3160);
  expect(inkOf(poorest)).toBe(POOREST);
  for (const board of [full, poorest]) expect(boardOf(copy(board, text))).toBe(board);
  // No other part of five cells or more has as little ink a cell: 48 and, for each joint, 7 or 9, less 4 for a slit.
  expect(inkOf("xxxxx")).toBe(268);
  expect(inkOf("xxx xxx")).toBe(6 * 48 + 4 * 7 + 3 * 9 - 2 * 4);
});

test("a board that has no room for the program makes no program", () => {
  const apart = "x.".repeat(30) + " " + ".x".repeat(30);
  expect(inkOf(apart)).toBe(60 * 48);
  expect(() => Function(open(copy(apart, text)).body)).toThrow(SyntaxError);
});

test("a picture that suffers shows its board or none", () => {
  fc.assert(
    fc.property(board, fc.array(accident, { minLength: 1, maxLength: 3 }), (board, accidents) => {
      const found = boardOf(accidents.reduce((program, [, , happens]) => happens(program), copy(board, text)));
      const harmless = accidents.every(([, harmless]) => harmless);
      expect(harmless ? [board] : [board, BLANK]).toContain(found);
    }),
    { numRuns: 100 },
  );
});

test("corridors and islands are read back, with pieces on them as well", () => {
  for (const board of [
    Array(12).fill("xxxxx").join(" ..... "),
    Array(12).fill("xxxxx").join("."),
    rows(5, Array(12).fill("x").join(".")),
    Array(12).fill(rows(5, "x")).join(" . "),
    rows(10, "xxxxxx"),
    "I ".repeat(5) + "x ".repeat(55).trim(),
    "LLLLx Lxxxx " + "xxxxx ".repeat(10).trim(),
    "x ".repeat(60).trim(),
    "xx ".repeat(30).trim(),
    "x".repeat(60),
    "x".repeat(30) + " " + "x".repeat(30),
  ]) {
    expect(boardOf(copy(board, text))).toBe(board);
    expect(inkOf(board)).toBeGreaterThanOrEqual(POOREST);
  }
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

// Where whole rows are empty, or rows begin with no cell, less whitespace can be another outline.
const islands = [rows(5, "xxxxxxxx....."), rows(3, "............."), rows(5, ".........xxxx")];
const shifted = (gap: number) => rows(5, ".".repeat(gap) + "xxxxxxxx") + " " + rows(5, "xxxx".padEnd(gap + 8, "."));
const right = rows(5, "xxxxxxxxxx");

test.each<[string, string, RegExp, (program: string) => string, before: string, after: string]>([
  [
    "whose blank lines are squeezed",
    "the board has an empty row",
    /(^| )\.+( |$)/,
    (program) => program.replace(/\n{3,}/g, "\n\n"),
    islands.join(" "),
    [islands[0], islands[2]].join(" "),
  ],
  [
    "stripped on the left",
    "a row begins with no cell",
    /(^| )\./,
    (program) => program.replace(/^ +/gm, ""),
    right + " .xxxxxxxxx .........x",
    right + " xxxxxxxxx. x.........",
  ],
  [
    // As do unexpand --first-only and expand -t 4, one after the other.
    "that is indented otherwise",
    "a row begins with no cell",
    /(^| )\./,
    (program) => program.replace(/^ +/gm, ({ length }) => " ".repeat((length >> 3) * 4 + (length % 8))),
    shifted(8),
    shifted(4),
  ],
])("a picture %s shows its board or none, unless %s", (_, __, except, change, before, after) => {
  fc.assert(
    fc.property(board, (board) => {
      const found = boardOf(change(copy(board, text)));
      if (!except.test(board)) expect([board, BLANK]).toContain(found);
    }),
    { numRuns: 40 },
  );
  expect(boardOf(change(copy(before, text)))).toBe(after);
});

test("prettier leaves the board as it is", async () => {
  await fc.assert(
    fc.asyncProperty(board, styles, async (board, style) => {
      expect(boardOf(await format(copy(board, text), style))).toBe(board);
    }),
    { numRuns: 15 },
  );
});

describe("copies that suffered run", () => {
  const U = parseBoard("xxxx....xxxx\n".repeat(3) + "xxxxxxxxxxxx\n".repeat(3));
  const [first, second] = solutionsOf(U);
  const [blank] = labels(readFileSync(join(ROOT, "quine.ts"), "utf8"));
  const fold = (program: string) => program.replace(/.{80}(?=.)/g, "$&\n");

  test.each(FIXED)("%s, harmless: %s", async (_, harmless, happens) => {
    expect(next(happens(copy(first, text)))).toBe(harmless ? second : blank);
  });

  test("prettier", async () => {
    const style: Options = { parser: "typescript", useTabs: true, endOfLine: "crlf", printWidth: 9 };
    expect(next(await format(copy(first, text), style))).toBe(second);
  });

  test("a label of more than 77 characters is no comment any more in lines of 80", () => {
    expect(() => Function(fold(copy(first, text)))).not.toThrow();
    const stairs = parseBoard(named("stairs").outline);
    expect(() => Function(fold(copy(stairs, text)))).toThrow(SyntaxError);
  });
});
