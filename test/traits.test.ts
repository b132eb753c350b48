import { describe, expect, test } from "vitest";
import { named } from "../tools/solver/named.ts";
import { solutions, solve } from "../tools/solver/solver.ts";
import { crossroads, everyPieceAtEdge, threeColourable, type Traits } from "../tools/solver/traits.ts";
import { transpose } from "../tools/twin/board.ts";

const TRAITS: Traits[] = [{ noCrossroads: true }, { edge: true }, { threeColours: true }];
const ONLY: ((placed: string) => boolean)[] = [(placed) => crossroads(placed) === 0, everyPieceAtEdge, threeColourable];

// The same again in other ways: on lines of text, along and across, with regexes.

/** The rows and the columns of a placed board, with a frame of no cells around them. */
const lines = (placed: string): string[] => {
  const rows = placed.trim().split("\n").join(" ");
  return [rows, transpose(rows)].flatMap((board) => board.split(" ").map((line) => `.${line}.`));
};

const lettersOf = (placed: string): string[] => [...new Set(placed.match(/[A-Z]/g))];

const isAtEdge = (placed: string): boolean =>
  lettersOf(placed).every((letter) => lines(placed).some((line) => line.match(`\\.${letter}|${letter}\\.`)));

/** For each set of pieces, as bits, 1 if it has an even number of them, otherwise -1. */
const SIGNS = [1];
for (let set = 1; set < 1 << 12; set++) SIGNS[set] = -SIGNS[set & (set - 1)];

/**
 * A graph has a colouring with three colours if three sets of independent vertices cover it. Their number is, by inclusion
 * and exclusion, the sum over all sets of vertices of the third power of how many independent sets each contains.
 */
const hasThreeSets = (placed: string, strongly = false): boolean => {
  const letters = lettersOf(placed);
  const pitch = placed.indexOf("\n") + 1;
  const beside = letters.map(() => 0);
  for (const apart of strongly ? [1, pitch - 1, pitch, pitch + 1] : [1, pitch])
    for (const [, a, b] of placed.matchAll(RegExp(`([A-Z])(?=[^]{${apart - 1}}([A-Z]))`, "g")))
      if (a !== b) {
        beside[letters.indexOf(a)] |= 1 << letters.indexOf(b);
        beside[letters.indexOf(b)] |= 1 << letters.indexOf(a);
      }
  // Independent sets either have the last vertex of the set, and none beside it, or have it not.
  const independent = [1];
  let covers = 0;
  for (let set = 0; set < 1 << letters.length; set++) {
    const last = 31 - Math.clz32(set);
    if (set) independent[set] = independent[set ^ (1 << last)] + independent[set & ~(1 << last) & ~beside[last]];
    covers += SIGNS[set] * independent[set] ** 3;
  }
  return SIGNS[(1 << letters.length) - 1] * covers > 0;
};

/** The points where four pieces meet, as pairs of neighbouring lines of text show them. */
const crossings = (placed: string): number => {
  const rows = placed.trim().split("\n");
  return rows.slice(1).reduce((sum, row, y) => {
    const squares = [...row.slice(1)].map((_, x) => rows[y].slice(x, x + 2) + row.slice(x, x + 2));
    return sum + squares.filter((four) => /^(?:([A-Z])(?!.*\1)){4}$/.test(four)).length;
  }, 0);
};

describe("the 2339 solutions of 6x10", () => {
  const all = [...solutions(named("6x10").outline)];

  test("563 have no crossroads, 9 have four, none has more", () => {
    const counts = all.map(crossroads);
    expect(counts.filter((count) => count === 0)).toHaveLength(563);
    expect(counts.filter((count) => count === 4)).toHaveLength(9);
    expect(Math.max(...counts)).toBe(4);
    expect(counts).toEqual(all.map(crossings));
  });

  test("all pieces are at the edge, counted in two ways", () => {
    const found = all.filter(everyPieceAtEdge);
    expect(found).toEqual(all.filter(isAtEdge));
    expect(found).toHaveLength(2);
  });

  test("three colours are enough, counted in two ways", () => {
    const found = all.filter(threeColourable);
    expect(found).toEqual(all.filter((placed) => hasThreeSets(placed)));
    expect(found).toHaveLength(1022);
    // From Knuth's exercise 7.2.2.1-277: where pieces differ that touch in a point, too.
    expect(all.filter((placed) => hasThreeSets(placed, true))).toHaveLength(94);
  });

  test.each([0, 1, 2])("the solver hands out those with a trait, and counts no others: %#", (i) => {
    const wanted = all.filter(ONLY[i]);
    const found: [string, number][] = [];
    const summary = solve(named("6x10").outline, (placed, number) => void found.push([placed, number]), {
      ...TRAITS[i],
      start: 20,
    });
    expect(found).toEqual(wanted.map((placed, i) => [placed, i + 1]).slice(19));
    expect(summary).toMatchObject({ solutions: wanted.length, total: 4 * wanted.length });
  });
});

test.each(["8x8-centre", "8x8-spread"])("%s: at the edge of a hole is at the edge, counted in two ways", (name) => {
  const all = [...solutions(named(name).outline)];
  const found = all.filter(everyPieceAtEdge);
  expect(found).toEqual(all.filter(isAtEdge));
  expect(found.length).toBeGreaterThan(0);
  expect(all.map(crossroads)).toEqual(all.map(crossings));
  expect(all.filter(threeColourable)).toEqual(all.filter((placed) => hasThreeSets(placed)));
  TRAITS.forEach((trait, i) => expect([...solutions(named(name).outline, trait)]).toEqual(all.filter(ONLY[i])));
});

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
