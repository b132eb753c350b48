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
  twins,
  twinsIn,
} from "../tools/solver/traits.ts";
import { transpose } from "../tools/twin/board.ts";
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

// The same again in other ways: on lines of text, along and across, with regexes.

/** The rows and the columns of a placed board, with a frame of no cells around them. */
const lines = (placed: string): string[] => {
  const rows = placed.trim().split("\n").join(" ");
  return [rows, transpose(rows)].flatMap((board) => board.split(" ").map((line) => `.${line}.`));
};

const lettersOf = (placed: string): string[] => [...new Set(placed.match(/[A-Z]/g))];

const atEdge = (placed: string): string[] =>
  lettersOf(placed).filter((letter) => lines(placed).some((line) => line.match(`\\.${letter}|${letter}\\.`)));
const isAtEdge = (placed: string): boolean => atEdge(placed).length === lettersOf(placed).length;

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

/** The boards that show half of the pieces, the first among them, and the other half. */
function* partsOf(placed: string): Generator<[part: string, rest: string]> {
  const letters = lettersOf(placed);
  for (let set = 1; set < 1 << letters.length; set += 2) {
    const [part, rest] = [1, 0].map((bit) => letters.filter((_, i) => ((set >> i) & 1) === bit).join(""));
    if (part.length === rest.length)
      yield [part, rest].map((some) => placed.replace(RegExp(`[^${some}\n]`, "g"), ".")) as [string, string];
  }
}

/** The cells of a board, in each of its eight images, moved to the upper left corner; sorted texts. */
const shapes = (part: string): string[] =>
  images(inLine(part)).map((board) => {
    const cells = board.split(" ").flatMap((row, y) => [...row].flatMap((cell, x) => (cell === "." ? [] : [[y, x]])));
    const [top, left] = [0, 1].map((axis) => Math.min(...cells.map((cell) => cell[axis])));
    return cells.map(([y, x]) => [y - top, x - left]).join(" ");
  });

/** Whether the cells of a board are connected: the first of them spreads over all. */
const isConnected = (part: string): boolean => {
  const pitch = part.indexOf("\n") + 1;
  let spread = part.replace(/[A-Z]/, "*");
  const step = RegExp(`(?<=\\*|\\*[^]{${pitch - 1}})[A-Z]|[A-Z](?=\\*|[^]{${pitch - 1}}\\*)`, "g");
  for (let before = ""; before !== spread;) [before, spread] = [spread, spread.replace(step, "*")];
  return !/[A-Z]/.test(spread);
};

const hasHalves = (placed: string): boolean =>
  [...partsOf(placed)].some(
    ([part, rest]) => isConnected(part) && isConnected(rest) && shapes(part).includes(shapes(rest)[0]),
  );

/** The rectangles as sets of pieces that have as many cells as the smallest rectangle around them. */
const rectanglesIn = (placed: string): number => {
  const letters = lettersOf(placed);
  const rows = placed.trim().split("\n");
  const columns = transpose(rows.join(" ")).split(" ");
  // For each set its first row and column, and its last, counted from below.
  const boxes = [[Infinity, Infinity, Infinity, Infinity]];
  let found = 0;
  for (let set = 1; set < 2 ** letters.length - 1; set++) {
    const last = 31 - Math.clz32(set);
    const own = [rows, columns, rows.toReversed(), columns.toReversed()].map((lines) =>
      lines.findIndex((line) => line.includes(letters[last])),
    );
    boxes[set] = boxes[set ^ (1 << last)].map((first, i) => Math.min(first, own[i]));
    const [top, left, bottom, right] = boxes[set];
    const pieces = set.toString(2).replace(/0/g, "").length;
    if (pieces > 1 && (rows.length - top - bottom) * (columns.length - left - right) === 5 * pieces) found++;
  }
  return found;
};

describe("the 2339 solutions of 6x10", () => {
  const all = [...solutions(named("6x10").outline)];
  // What is counted in two ways takes long in the second.
  const some = all.filter((_, i) => i % 4 === 0);

  test("563 have no crossroads, 9 have four, none has more", () => {
    const counts = all.map(crossroads);
    expect(counts.filter((count) => count === 0)).toHaveLength(563);
    expect(counts.filter((count) => count === 4)).toHaveLength(9);
    expect(Math.max(...counts)).toBe(4);
    expect(counts).toEqual(all.map(crossings));
  });

  test("all pieces are at the edge, counted in two ways", () => {
    const found = all.filter(everyPieceAtEdge);
    expect([...found, ...some].filter(isAtEdge)).toEqual([...found, ...some.filter(everyPieceAtEdge)]);
    expect(found).toHaveLength(2);
  });

  test("three colours are enough, counted in two ways", () => {
    const found = all.filter(threeColourable);
    expect(some.filter(threeColourable)).toEqual(some.filter((placed) => hasThreeSets(placed)));
    expect(found).toHaveLength(1022);
    // From Knuth's exercise 7.2.2.1-277: where pieces differ that touch in a point, too.
    const strongly = all.filter(stronglyThreeColourable);
    expect(some.filter(stronglyThreeColourable)).toEqual(some.filter((placed) => hasThreeSets(placed, true)));
    expect(strongly).toHaveLength(94);
  });

  test("8 pieces are at the edge at least, 12 at most, counted in two ways", () => {
    const counts = all.map(piecesAtEdge);
    expect(some.map(piecesAtEdge)).toEqual(some.map((placed) => atEdge(placed).length));
    // From http://www.gottfriedville.net/puzzles/colorgame/spcl6x10.htm, with the two that have all twelve there.
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([8, 12]);
    expect(counts.filter((count) => count === 12)).toHaveLength(2);
  });

  test("some contain a rectangle, and each that comes of turning it is a solution, too", () => {
    const found = all.filter((placed) => rectangles(placed).length);
    const sizes = found.flatMap((placed) =>
      rectangles(placed).map(({ height, width }) => [height, width].sort().join("x")),
    );
    // From the same page: 3x5, 4x5 and 5x6.
    expect([...new Set(sizes)].sort()).toEqual(["3x5", "4x5", "5x6"]);
    const some = all.filter((_, i) => i % 20 === 0 || rectangles(all[i]).length > 1);
    expect(some.map((placed) => rectangles(placed).length)).toEqual(some.map(rectanglesIn));
    const known = new Set(all.flatMap((placed) => images(inLine(placed))));
    for (const placed of found) {
      expect(new Set(twins(placed)).size).toBe(3 * rectangles(placed).length);
      for (const twin of twins(placed)) expect(twin !== placed && known.has(inLine(twin))).toBe(true);
    }
    const pairs = new Map(twinsIn(all));
    expect([...pairs.keys()]).toEqual(found.map((placed) => all.indexOf(placed)));
    for (const [one, others] of pairs) {
      // Turning either of two that fill the board may come to the same.
      expect(others).toHaveLength(new Set(twins(all[one]).map((twin) => images(inLine(twin)).sort()[0])).size);
      for (const other of others) expect(pairs.get(other)).toContain(one);
    }
  });

  test("some have congruent halves, seen in two ways", () => {
    const some = all.filter((_, i) => i % 150 === 0);
    expect(some.map(congruentHalves)).toEqual(some.map(hasHalves));
    expect(new Set(some.map(congruentHalves)).size).toBe(2);
  });

  test("each can be laid with the pieces of one of 32 sets that may not be turned over", () => {
    const mirrored = (letters: string) =>
      [...letters].map((each) => (each > "Z" ? each.toUpperCase() : each.toLowerCase()));
    const counts = new Map<string, number>();
    for (const placed of all) {
      const own = hands(placed);
      expect(own).toMatch(/^FLNPYZ$/i);
      // A set may be turned over with the whole board.
      const set = own[0] === "F" ? own : mirrored(own).join("");
      counts.set(set, (counts.get(set) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    const oneSided = "fLnPyZ";
    const found = [...solutions(named("6x10").outline, { oneSided })];
    expect(found).toHaveLength(counts.get(mirrored(oneSided).join(""))!);
    for (const placed of found) expect(hands(placed)).toBe(oneSided);
  });

  test("the solver hands out those with a trait, and counts no others", () => {
    const some = all.filter((placed, i) => i % 9 === 0 || everyPieceAtEdge(placed));
    for (const [traits, has] of TRAITS) {
      expect(some.filter((placed) => hasTraits(placed, traits))).toEqual(some.filter(has));
      expect(some.some(has)).toBe(true);
    }
    const traits = { noCrossroads: true, atEdge: 10 };
    const wanted = all.filter((placed) => crossroads(placed) === 0 && piecesAtEdge(placed) === 10);
    expect([...solutions(named("6x10").outline, traits)]).toEqual(wanted);
    const found: [string, number][] = [];
    const summary = solve(named("6x10").outline, (placed, number) => void found.push([placed, number]), {
      ...traits,
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
  for (const [letter, rows] of Object.entries({
    L: "L. L. L. LL",
    N: ".N .N NN N.",
    P: "PP PP P.",
    Y: ".Y YY .Y .Y",
    Z: "ZZ. .Z. .ZZ",
  }))
    expect(images(rows).map((image) => hands(formatBoard(image)))).toEqual(
      [..."0123"].map(() => letter).concat([..."4567"].map(() => letter.toLowerCase())),
    );
  for (const oneSided of ["X", "FF", "Ff", "F L", ["F"] as any])
    expect(() => solutions(outline, { oneSided })).toThrow(BoardError);
});

test.each([
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
