import { expect, test } from "vitest";
import { solve } from "../tools/library.ts";
import { crossroads, hands, hasTraits, piecesAtEdge, type Trait } from "../tools/solver/traits.ts";
import { allSolutions, images } from "./run.ts";

const tally = (values: unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[`${value}`] = (counts[`${value}`] ?? 0) + 1;
  return counts;
};

const SOLVED = Object.fromEntries(["6x10", "8x8-centre", "U"].map((name) => [name, allSolutions(name)]));

// What is counted here was also counted in a second way, with sets and regexes, before it was written down. The pieces
// at the edge of 6x10 are known from http://www.gottfriedville.net/puzzles/colorgame/spcl6x10.htm.
test.each<[string, Partial<Record<Trait, number>>]>([
  ["8x8-centre", { noCrossroads: 41, edge: 62, threeColours: 61, strongColours: 30 }],
  ["U", { edge: 76, faultFree: 49 }],
  ["6x10", { edge: 2, faultFree: 2323 }],
])("solutions of %s with a trait: %j", (name, counts) => {
  const names = Object.keys(counts);
  const found = SOLVED[name].flatMap((placed) => names.filter((trait) => hasTraits({ [trait]: true })!(placed)));
  expect(tally(found)).toEqual(counts);
});

test.each([
  ["crossroads", crossroads, "6x10", { 0: 563, 1: 1102, 2: 547, 3: 118, 4: 9 }],
  ["crossroads", crossroads, "8x8-centre", { 0: 41, 1: 16, 2: 4, 3: 4 }],
  ["pieces at the edge", piecesAtEdge, "6x10", { 8: 207, 9: 1111, 10: 864, 11: 155, 12: 2 }],
  ["pieces at the edge", piecesAtEdge, "8x8-centre", { 11: 3, 12: 62 }],
])("how many %s solutions have", (_, count, name, counts) => {
  expect(tally(SOLVED[name].map(count))).toEqual(counts);
});

test("the solver hands out those with a trait, and counts no others", () => {
  const options = { noCrossroads: true, atEdge: 5 };
  const wanted = allSolutions("5x6").filter((placed) => !crossroads(placed) && piecesAtEdge(placed) === 5);
  expect(solve("5x6", () => {}, options)).toMatchObject({ solutions: wanted.length, total: 4 * wanted.length });
  for (const from of [1, wanted.length - 3])
    expect(allSolutions("5x6", { ...options, from })).toEqual(wanted.slice(from - 1));
  expect(allSolutions("5x6", { atEdge: 0 })).toEqual([]);
});

test("pieces that may not be turned over: those of the named letters, on the side that the letter says", () => {
  const all = allSolutions("3x5", { all: true });
  for (const oneSided of ["F", "f", "Py", "all"]) {
    const sides = oneSided.replace("all", "FLNPYZ");
    const wanted = all.filter((placed) =>
      [...sides].every((letter) => !RegExp(letter, "i").test(hands(placed)) || hands(placed).includes(letter)),
    );
    expect(wanted.length).toBeLessThan(all.length);
    expect(allSolutions("3x5", { oneSided, all: true })).toEqual(wanted);
    // Of those that are rotations of each other, one.
    const counts = { solutions: wanted.length / 2, total: wanted.length };
    expect(solve("3x5", () => {}, { oneSided })).toMatchObject(counts);
  }
  expect(() => solve("FF.xx .FFxx .F.xx", () => {}, { oneSided: "F", loose: true })).toThrow(
    "row 1: F lies on the wrong side",
  );
  for (const rows of [".FF FF. .F.", "L. L. L. LL", ".N .N NN N.", "PP PP P.", ".Y YY .Y .Y", "ZZ. .Z. .ZZ"]) {
    const [letter] = rows.match(/[A-Z]/)!;
    const turned = images(rows).map(hands);
    expect(turned.join("")).toBe(letter.repeat(4) + letter.toLowerCase().repeat(4));
  }
});

// Crossroads, whether all are at the edge, whether three colours do: of cells that need be no pentominoes.
test.each<[string, string, number, boolean, boolean]>([
  ["four that meet", "FI LN", 1, true, true],
  ["one meets itself", "FI LF", 0, true, true],
  ["nor is a place without a cell", "FI L.", 0, true, true],
  ["beside a hole", "FFFF FI.F FFFF", 0, true, true],
  ["a hole at its corner", "FFFF FIFF FF.F FFFF", 0, false, true],
  ["beside an empty cell", "FFFF FIxF FFFF", 0, false, true],
  ["in margins", ".... .FF. .FI. ....", 0, true, true],
  ["at the end of a row and the beginning of the next", "FFFI LFFF", 0, true, true],
  ["each beside each", "IIII ILNI IPPI IIII", 0, false, false],
])("%s", (_, placed, points, edge, colours) => {
  const has = (trait: Trait) => hasTraits({ [trait]: true })!(placed);
  expect([crossroads(placed), has("edge"), has("threeColours")]).toEqual([points, edge, colours]);
});

test.each([
  ["LLLLV PPPLV PPVVV", true],
  ["......... ..LLLLV.. ..PPPLV.. ..PPVVV.. .........", true],
  ["IIIII LLLLX", false],
  ["......... ..IIIII.. ..LLLLX.. .........", false],
])("no line runs through %s: %j, for margins do not belong to the board", (placed, has) =>
  expect(hasTraits({ faultFree: true })!(placed)).toBe(has),
);
