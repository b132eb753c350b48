import { expect, test } from "vitest";
import { named } from "../tools/solver/named.ts";
import { solutions, solve } from "../tools/solver/index.ts";
import { BoardError, formatBoard } from "../tools/solver/parse.ts";
import {
  congruentHalves,
  crossroads,
  everyPieceAtEdge,
  hands,
  hasTraits,
  piecesAtEdge,
  rectangles,
  threeColourable,
  type Traits,
  traitsOf,
} from "../tools/solver/traits.ts";
import { images } from "./boards.ts";

/** How many values there are of each kind. */
const tally = (values: unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[`${value}`] = (counts[`${value}`] ?? 0) + 1;
  return counts;
};

const SIX_BY_TEN = [...solutions(named("6x10").outline)];

// How many solutions have so many crossroads, and so many pieces at the edge; how many do with three colours, in the weak
// sense and in the strong one; and how many have halves, of every so many solutions. The pieces at the edge of 6x10 are known
// from http://www.gottfriedville.net/puzzles/colorgame/spcl6x10.htm, the strong colours from Knuth's exercise 7.2.2.1-277. All
// was also counted in a second way, with sets and regexes, before it was written down here.
test.each<[string, Record<number, number>, Record<number, number>, number, number, number, number]>([
  ["6x10", { 0: 563, 1: 1102, 2: 547, 3: 118, 4: 9 }, { 8: 207, 9: 1111, 10: 864, 11: 155, 12: 2 }, 1022, 94, 20, 28],
  ["8x8-centre", { 0: 41, 1: 16, 2: 4, 3: 4 }, { 11: 3, 12: 62 }, 61, 30, 1, 34],
])("the traits of %s", (name, points, atEdge, weakly, strongly, step, halves) => {
  const all = name === "6x10" ? SIX_BY_TEN : [...solutions(named(name).outline)];
  expect(tally(all.map(crossroads))).toEqual(points);
  expect(tally(all.map(piecesAtEdge))).toEqual(atEdge);
  const count = (traits: Traits, some = all) => some.filter((placed) => hasTraits(placed, traits)).length;
  expect(count({ noCrossroads: true })).toBe(points[0]);
  expect(count({ edge: true })).toBe(atEdge[12]);
  expect(count({ atEdge: 11 })).toBe(atEdge[11] ?? 0);
  expect(count({ threeColours: true })).toBe(weakly);
  expect(count({ strongColours: true })).toBe(strongly);
  const some = all.filter((_, i) => i % step === 0);
  expect(count({ halves: true }, some)).toBe(halves);
});

test("all that is special about one", () => {
  expect(() => traitsOf("hello")).toThrow(BoardError);
  expect(traitsOf(SIX_BY_TEN[816])).toEqual({
    ...{ noCrossroads: false, outerEdge: false, rectangle: true, faultFree: true },
    ...{ crossroads: 2, edge: false, atEdge: 11, threeColours: true, strongColours: false, halves: true },
    ...{ rectangles: [{ row: 0, column: 6, height: 5, width: 4 }], hands: "FLnPyZ" },
  });
});

test("some of 6x10 contain a rectangle", () => {
  const found = SIX_BY_TEN.filter((placed) => hasTraits(placed, { rectangle: true })).flatMap(rectangles);
  // From the same page: 3x5, 4x5 and 5x6.
  const sizes = { "3x5": 32, "5x3": 24, "5x4": 56, "5x6": 8, "6x5": 32 };
  expect(tally(found.map(({ height, width }) => `${height}x${width}`))).toEqual(sizes);
});

test.each([
  ["6x10", 2323],
  ["U", 49],
])("%s has %i solutions without a fault; holes have no outer edge", (name, count) => {
  // Counted in a second way as well: a fault is a line with no piece on both of its sides.
  const all = name === "6x10" ? SIX_BY_TEN : [...solutions(named(name).outline)];
  expect(all.filter((placed) => hasTraits(placed, { faultFree: true }))).toHaveLength(count);
  for (const placed of all.slice(0, 99))
    expect(hasTraits(placed, { outerEdge: true })).toBe(hasTraits(placed, { edge: true }));
});

test("the solver hands out those with a trait, and counts no others", () => {
  const { outline } = named("5x6");
  const traits = { noCrossroads: true, atEdge: 5 };
  const wanted = [...solutions(outline)].filter((placed) => hasTraits(placed, traits));
  expect([...solutions(outline, traits)]).toEqual(wanted);
  expect(solve(outline, () => {}, traits)).toMatchObject({ solutions: wanted.length, total: 4 * wanted.length });
  const start = wanted.length - 3;
  expect([...solutions(outline, { ...traits, start })]).toEqual(wanted.slice(start - 1));
});

test("pieces that may not be turned over: those of the named letters, on the side that the letter says", () => {
  const outline = named("3x5").outline;
  const all = [...solutions(outline, { all: true })];
  for (const oneSided of ["F", "f", "Py", "FLNPYZ"]) {
    const wanted = all.filter((placed) =>
      [...oneSided].every((letter) => !RegExp(letter, "i").test(hands(placed)) || hands(placed).includes(letter)),
    );
    expect(wanted.length).toBeLessThan(all.length);
    expect([...solutions(outline, { oneSided, all: true })]).toEqual(wanted);
    // Of those that are rotations of each other, one.
    const counts = { solutions: wanted.length / 2, total: wanted.length };
    expect(solve(outline, () => {}, { oneSided })).toMatchObject(counts);
  }
  for (const rows of [".FF FF. .F.", "L. L. L. LL", ".N .N NN N.", "PP PP P.", ".Y YY .Y .Y", "ZZ. .Z. .ZZ"]) {
    const [letter] = rows.match(/[A-Z]/)!;
    const turned = images(rows).map((image) => hands(formatBoard(image)));
    expect(turned.join("")).toBe(letter.repeat(4) + letter.toLowerCase().repeat(4));
  }
  for (const oneSided of ["X", "FF", "Ff", "F L", ["F"] as any])
    expect(() => solutions(outline, { oneSided })).toThrow(BoardError);
});

test.each([
  ["no piece", "xxxxx\n", false],
  ["two shapes", "PPUUU\nPPUxU\nPxxxx\n", false],
  ["an odd number of pieces", "IIIII\nLLLLL\nNNNNN\n", false],
  ["a part and its image", "LLLLI\nLIIII\n", true],
  ["four parts that do not touch", "IIIII.LLLLL\n...........\nNNNNN.FFFFF\n", false],
])("congruent halves: %s", (_, placed, halves) => expect(congruentHalves(placed)).toBe(halves));

test.each<[string, string, number]>([
  ["all pieces", "FFFFFIIIII\n", 0],
  ["two of three", "FFFFFIIIII\nLLLLL.....\n", 2],
  ["one with a hole", "FFFFF\nF...I\nIIIII\nL....\n", 0],
  ["one with an empty cell", "FFFFF\nFxxxI\nIIIII\nL....\n", 0],
])("rectangles: %s", (_, placed, count) => expect(rectangles(placed)).toHaveLength(count));

// Crossroads, whether all are at the edge, whether three colours do: of cells that need be no pentominoes.
test.each<[string, string, number, boolean, boolean]>([
  ["four that meet", "FI\nLN\n", 1, true, true],
  ["one meets itself", "FI\nLF\n", 0, true, true],
  ["nor is no cell", "FI\nL.\n", 0, true, true],
  ["beside a hole", "FFFF\nFI.F\nFFFF\n", 0, true, true],
  ["a hole at its corner", "FFFF\nFIFF\nFF.F\nFFFF\n", 0, false, true],
  ["beside an empty cell", "FFFF\nFIxF\nFFFF\n", 0, false, true],
  ["in margins", "....\n.FF.\n.FI.\n....\n", 0, true, true],
  ["at the end of a row and the beginning of the next", "FFFI\nLFFF\n", 0, true, true],
  ["each beside each", "IIII\nILNI\nIPPI\nIIII\n", 0, false, false],
])("%s", (_, placed, points, edge, colours) => {
  expect([crossroads(placed), everyPieceAtEdge(placed), threeColourable(placed)]).toEqual([points, edge, colours]);
});
