import { stripVTControlCharacters } from "node:util";
import * as culori from "culori";
import { expect, test } from "vitest";
import { COLOURS, coloured, type Paint, plain } from "../tools/boards/colours.ts";
import { box, boxWithTray, raw } from "../tools/boards/boxes.ts";
import { LETTERS } from "../tools/boards/cells.ts";
import { plural, several } from "../tools/words/words.ts";
import { openPage } from "./alive.ts";
import { QUINE } from "./run.ts";

const wide = "┌───────────┐\n│           │\n│   ┌───────┤\n│   │       │\n│   ├───────┘\n│   │\n└───┘\n";
const narrow = "┌────────┐\n│        │\n│  ┌─────┤\n│  │     │\n│  ├─────┘\n│  │\n└──┘\n";
const least = "┌─────┐\n│     │\n│ ┌───┤\n│ │   │\n│ ├───┘\n│ │\n└─┘\n";

const V = "VVV Vxx V..";

test.each([
  [V, 13, wide],
  [V, 12, narrow],
  [V, 10, narrow],
  [V, 9, least],
  ["x", 99, "┌───┐\n│   │\n└───┘\n"],
  ["FI LN", 99, "┌───┬───┐\n│ F │ I │\n├───┼───┤\n│ L │ N │\n└───┴───┘\n"],
  ["FI", 8, "┌──┬──┐\n│F │I │\n└──┴──┘\n"],
])("lines around pieces, clues and empty cells: %j in %d columns", (board, width, drawing) => {
  expect(box(board, plain, width)).toBe(drawing);
  expect(stripVTControlCharacters(box(board, coloured, width)).replace(/ +$/gm, "")).toBe(drawing);
});

const oneRow = `
┌───────────┐
│vvvvvvvvvvv│
│vvv┌───────┤
│vvv│       │
│vvv│       │
│vvv│       │
└───┴───────┘

  Ffff  Iiiiiiiiii  Uu  uu
ffff                uuuuuu
  ff
`;
const twoRows = `
┌───┐
│   │
└───┘

Iiiiiiiiii

Uu  uu
uuuuuu
`;

test.each([
  ["VVV Vxx Vxx", "FIU", 26, oneRow],
  ["x", "IU", 17, twoRows],
  ["x", "IU", 9, twoRows],
])("pieces below a board: %j, %s, in %d columns", (board, letters, width, drawing) => {
  const paint: Paint = (text, letter) => (/[A-Z]/.test(letter) ? text.replaceAll(" ", letter.toLowerCase()) : text);
  expect(boxWithTray(board, letters, paint, width)).toBe(drawing.slice(1));
  const drawn = boxWithTray(board, letters, coloured, width);
  expect(stripVTControlCharacters(drawn).replace(/ +$/gm, "")).toBe(
    drawing.slice(1).replace(/[a-z]/g, " ").replace(/ +$/gm, ""),
  );
});

const STEPS = [0, 95, 135, 175, 215, 255];
/** What terminals make of a code from 16 on: six levels each of red, green and blue. */
const ofCode = (code: number): string => `rgb(${[36, 6, 1].map((unit) => STEPS[Math.floor((code - 16) / unit) % 6])})`;

/** The colours in which a copy shows the next one, as a page. */
const pageColours = (): string[] => {
  const { page, step } = openPage(QUINE);
  step();
  return [...new Set<string>(page.html.match(/rgb\([\d,]+\)/g))];
};

const PIECES = Object.values(COLOURS);

test("each piece has a colour of its own, the same in a page and on a terminal; black text is legible on all", () => {
  expect(Object.keys(COLOURS).join("")).toBe(LETTERS);
  expect(PIECES.toSorted(), "quine.ts has them after npm run weave").toEqual(pageColours().sort());
  expect([...LETTERS].map((letter) => ofCode(+coloured("", letter).match(/5;(\d+)m/)![1]))).toEqual(PIECES);
  for (const colour of PIECES) {
    expect(culori.wcagContrast(colour, "black"), colour).toBeGreaterThan(5);
    expect(culori.oklch(colour)!.c, colour).toBeLessThan(0.16);
  }
  for (const letter of LETTERS) expect(raw(letter, coloured)).toMatch(/^\x1b\[30;48;5;\d{2,3}m[A-Z]\x1b\[m\n$/);
  expect(raw("xFF .FI", (text, letter) => letter + text.length)).toBe("xF2\n.F1I1\n");
});

test.each<[string, (colour: culori.Color) => culori.Color | undefined, number]>([
  ["all eyes", (colour) => colour, 0.1],
  ["eyes without red cones", culori.filterDeficiencyProt(1), 0.055],
  ["eyes without green cones", culori.filterDeficiencyDeuter(1), 0.055],
  ["eyes without blue cones", culori.filterDeficiencyTrit(1), 0.055],
])("%s tell all colours apart", (_, seen, bound) => {
  const apart = culori.differenceEuclidean("oklab");
  const colours = PIECES.map((colour) => seen(culori.parse(colour)!)!);
  for (const [i, one] of colours.entries())
    for (const [j, other] of colours.slice(0, i).entries())
      expect(apart(one, other), `${LETTERS[i]} and ${LETTERS[j]}`).toBeGreaterThan(bound);
});

test("numbers have commas for people, and none for programs", () =>
  expect([plural(1234567, "move"), several(1234567, "move")]).toEqual(["1,234,567 moves", "1234567 moves"]));
