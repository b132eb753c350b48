import { describe, expect, test } from "vitest";
import { named } from "../tools/solver/named.ts";
import { solutions, solve } from "../tools/solver/solver.ts";
import { BoardError, formatBoard, inLine } from "../tools/solver/parse.ts";
import {
  congruentHalves,
  crossroads,
  everyPieceAtEdge,
  hands,
  hasTraits,
  piecesAtEdge,
  rectangles,
  stronglyThreeColourable,
  threeColourable,
  type Traits,
  traitsOf,
  twins,
  twinsIn,
} from "../tools/solver/traits.ts";
import { images } from "./boards.ts";

/** Traits, and the solutions that have them. */
const TRAITS: [Traits, (placed: string) => boolean][] = [
  [{ noCrossroads: true }, (placed) => crossroads(placed) === 0],
  [{ edge: true }, everyPieceAtEdge],
  [{ threeColours: true }, threeColourable],
  [{ strongColours: true }, stronglyThreeColourable],
  [{ atEdge: 11 }, (placed) => piecesAtEdge(placed) === 11],
  [{ rectangle: true }, (placed) => rectangles(placed).length > 0],
  [{ halves: true, noCrossroads: true }, (placed) => congruentHalves(placed) && !crossroads(placed)],
];

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
test.each([
  ["6x10", { 0: 563, 1: 1102, 2: 547, 3: 118, 4: 9 }, { 8: 207, 9: 1111, 10: 864, 11: 155, 12: 2 }, 1022, 94, 20, 28],
  ["8x8-centre", { 0: 41, 1: 16, 2: 4, 3: 4 }, { 11: 3, 12: 62 }, 61, 30, 1, 34],
  ["8x8-spread", { 0: 19, 1: 1, 2: 1 }, { 12: 21 }, 9, 0, 1, 2],
  ["8x8-diagonal", { 0: 20, 1: 37, 2: 18 }, { 10: 13, 11: 34, 12: 28 }, 56, 3, 1, 10],
])("the traits of %s", (name, points, atEdge, weakly, strongly, step, halves) => {
  const all = name === "6x10" ? SIX_BY_TEN : [...solutions(named(name).outline)];
  expect(tally(all.map(crossroads))).toEqual(points);
  expect(tally(all.map(piecesAtEdge))).toEqual(atEdge);
  expect(all.filter(everyPieceAtEdge)).toEqual(all.filter((placed) => piecesAtEdge(placed) === 12));
  expect(all.filter(threeColourable)).toHaveLength(weakly);
  expect(all.filter(stronglyThreeColourable)).toHaveLength(strongly);
  expect(all.filter((placed, i) => i % step === 0 && congruentHalves(placed))).toHaveLength(halves);
});

describe("the 2339 solutions of 6x10", () => {
  const all = SIX_BY_TEN;

  test("all that is special about one", () => {
    expect(traitsOf(all[816])).toEqual({
      ...{ noCrossroads: false, outerEdge: false, rectangle: true, faultFree: true },
      ...{ crossroads: 2, edge: false, atEdge: 11, threeColours: true, strongColours: false, halves: true },
      ...{ rectangles: [{ row: 0, column: 6, height: 5, width: 4 }], hands: "FLnPyZ" },
    });
  });

  test("some contain a rectangle, and each that comes of turning it is a solution, too", () => {
    const found = all.filter((placed) => rectangles(placed).length);
    const sizes = found.flatMap((placed) => rectangles(placed).map(({ height, width }) => `${height}x${width}`));
    // From the same page: 3x5, 4x5 and 5x6.
    expect(tally(sizes)).toEqual({ "3x5": 32, "5x3": 24, "5x4": 56, "5x6": 8, "6x5": 32 });
    const known = new Set(all.flatMap((placed) => images(inLine(placed))));
    for (const placed of found) {
      expect(new Set(twins(placed)).size).toBe(3 * rectangles(placed).length);
      for (const twin of twins(placed)) expect(twin !== placed && known.has(inLine(twin))).toBe(true);
    }
    const pairs = new Map(twinsIn(all));
    expect([...pairs.keys()]).toEqual(found.map((placed) => all.indexOf(placed)));
    for (const [one, others] of pairs) for (const other of others) expect(pairs.get(other)).toContain(one);
    // Turning either of two rectangles that fill the board may come to the same.
    expect(tally([...pairs.values()].map(({ length }) => length))).toEqual({ 3: 120, 5: 16 });
  });

  test("each can be laid with one of 32 sets of pieces that may not be turned over", () => {
    const mirrored = (letters: string) => letters.replace(/./g, (each) => String.fromCharCode(each.charCodeAt(0) ^ 32));
    // A set may be turned over with the whole board.
    const counts = tally(all.map(hands).map((own) => (own[0] === "F" ? own : mirrored(own))));
    for (const set of Object.keys(counts)) expect(set).toMatch(/^FLNPYZ$/i);
    expect(Object.keys(counts)).toHaveLength(32);
  });

  test("those with a trait, and no others", () => {
    const some = all.filter((placed, i) => i % 9 === 0 || everyPieceAtEdge(placed));
    for (const [traits, has] of TRAITS) {
      expect(some.filter((placed) => hasTraits(placed, traits))).toEqual(some.filter(has));
      expect(some.some(has)).toBe(true);
    }
  });
});

test("the solver hands out those with a trait, and counts no others", () => {
  const { outline } = named("5x6");
  const traits = { noCrossroads: true, atEdge: 5 };
  const wanted = [...solutions(outline)].filter((placed) => hasTraits(placed, traits));
  expect([...solutions(outline, traits)]).toEqual(wanted);
  const found: [string, number][] = [];
  const start = wanted.length - 3;
  const summary = solve(outline, (placed, number) => void found.push([placed, number]), { ...traits, start });
  expect(found).toEqual(wanted.map((placed, i) => [placed, i + 1]).slice(start - 1));
  expect(summary).toMatchObject({ solutions: wanted.length, total: 4 * wanted.length });
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
    expect(solve(outline, () => {}, { oneSided })).toMatchObject({
      solutions: wanted.length / 2,
      total: wanted.length,
    });
  }
  expect(hands(".FF\nFF.\n.F.\n")).toBe("F");
  expect(hands("FF.\n.FF\n.F.\n")).toBe("f");
  for (const rows of ["L. L. L. LL", ".N .N NN N.", "PP PP P.", ".Y YY .Y .Y", "ZZ. .Z. .ZZ"]) {
    const [letter] = rows.match(/[A-Z]/)!;
    const turned = images(rows).map((image) => hands(formatBoard(image)));
    expect(turned.join("")).toBe(letter.repeat(4) + letter.toLowerCase().repeat(4));
  }
  for (const oneSided of ["X", "FF", "Ff", "F L", ["F"] as any])
    expect(() => solutions(outline, { oneSided })).toThrow(BoardError);
});

test.each([
  ["no piece", "xxxxx\n", false],
  ["one piece", "IIIII\n", false],
  ["two shapes", "PPUUU\nPPUxU\nPxxxx\n", false],
  ["an odd number of pieces", "IIIII\nLLLLL\nNNNNN\n", false],
  ["a part and its image", "LLLLI\nLIIII\n", true],
  ["four parts that do not touch", "IIIII.LLLLL\n...........\nNNNNN.FFFFF\n", false],
])("congruent halves: %s", (_, placed, halves) => expect(congruentHalves(placed)).toBe(halves));

test.each<[string, string, number]>([
  ["one piece alone", "IIIII\n", 0],
  ["all pieces", "FFFFFIIIII\n", 0],
  ["two of three", "FFFFFIIIII\nLLLLL.....\n", 2],
  ["one with a hole", "FFFFF\nF...I\nIIIII\nL....\n", 0],
  ["one with an empty cell", "FFFFF\nFxxxI\nIIIII\nL....\n", 0],
])("rectangles: %s", (_, placed, count) => expect(rectangles(placed)).toHaveLength(count));

// Crossroads, whether all are at the edge, whether three colours do: of cells that need be no pentominoes.
test.each<[string, string, number, boolean, boolean]>([
  ["one piece", "IIIII\n", 0, true, true],
  ["four that meet", "FI\nLN\n", 1, true, true],
  ["two points next to each other", "FIF\nLNP\n", 2, true, true],
  ["one meets itself", "FI\nLF\n", 0, true, true],
  ["an empty cell is no piece", "FI\nLx\n", 0, true, true],
  ["nor is no cell", "FI\nL.\n", 0, true, true],
  ["one inside", "FFF\nFIF\nFFF\n", 0, false, true],
  ["beside a hole", "FFFF\nFI.F\nFFFF\n", 0, true, true],
  ["a hole at its corner", "FFFF\nFIFF\nFF.F\nFFFF\n", 0, false, true],
  ["beside an empty cell", "FFFF\nFIxF\nFFFF\n", 0, false, true],
  ["in margins", "....\n.FF.\n.FI.\n....\n", 0, true, true],
  ["at the end of a row and the beginning of the next", "FFFI\nLFFF\n", 0, true, true],
  ["each beside each", "IIII\nILNI\nIPPI\nIIII\n", 0, false, false],
  ["the same with a hole", "IIIII\nIL.NI\nIPPPI\nIIIII\n", 0, true, true],
  ["five around one", "LLNNN\nLIIIN\nPIIIT\nPPUTT\n", 0, false, false],
  ["four around one", "LLNNN\nLIIIN\nPIIIT\nPPTTT\n", 0, false, true],
])("%s", (_, placed, points, edge, colours) => {
  expect([crossroads(placed), everyPieceAtEdge(placed), threeColourable(placed)]).toEqual([points, edge, colours]);
});
