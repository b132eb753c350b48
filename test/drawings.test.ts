import { describe, expect, test } from "vitest";
import { named } from "../tools/solver/named.ts";
import { box, COLOURS, coloured, raw, svg } from "../tools/solver/drawings.ts";
import { solutions } from "../tools/solver/solver.ts";

const solved = (name: string): string => solutions(named(name).outline).next().value as string;

const V = "VVV\nVxx\nV..\n";
const HOLE = "FFFFF.\nFIIIF.\nFI.IFx\nFIIIFx\nFFFFF.\n";

describe("lines around pieces", () => {
  test.each<[number | undefined, string]>([
    [undefined, "┌───────────┐\n│           │\n│   ┌───────┤\n│   │       │\n│   ├───────┘\n│   │\n└───┘\n"],
    [13, "┌───────────┐\n│           │\n│   ┌───────┤\n│   │       │\n│   ├───────┘\n│   │\n└───┘\n"],
    [12, "┌────────┐\n│        │\n│  ┌─────┤\n│  │     │\n│  ├─────┘\n│  │\n└──┘\n"],
    [10, "┌────────┐\n│        │\n│  ┌─────┤\n│  │     │\n│  ├─────┘\n│  │\n└──┘\n"],
    [9, "┌─────┐\n│     │\n│ ┌───┤\n│ │   │\n│ ├───┘\n│ │\n└─┘\n"],
    [1, "┌─────┐\n│     │\n│ ┌───┤\n│ │   │\n│ ├───┘\n│ │\n└─┘\n"],
  ])("at most %s columns", (width, drawing) => {
    expect(box(V, undefined, width)).toBe(drawing);
  });

  test.each([
    ["3x20", 1000, 81],
    ["3x20", 81, 81],
    ["3x20", 80, 61],
    ["3x20", 60, 41],
    ["6x10", 80, 41],
  ])("%s in %i columns takes %i", (name, width, taken) => {
    for (const paint of [undefined, coloured]) {
      const lines = box(solved(name), paint, width)
        .replace(/\x1b\[[\d;]*m/g, "")
        .trimEnd()
        .split("\n");
      expect(new Set(lines.map((line) => line.length))).toEqual(new Set([taken]));
    }
  });
});

/** The colour that a terminal has for a letter, from what it is told. */
const onTerminal = (letter: string): string => {
  const shades = ["00", "5f", "87", "af", "d7", "ff"];
  const [, code] = raw(letter + letter + "\n", coloured).match(/^\x1b\[30;48;5;(\d+)m(?:\w\w)\x1b\[m\n$/)!;
  return "#" + [36, 6, 1].map((place) => shades[Math.floor((+code - 16) / place) % 6]).join("");
};

test("a terminal shows each piece in a colour of its own", () => {
  expect(raw("F\n", coloured)).toBe(raw("FF\n", coloured).replace("FF", "F"));
  expect(box("x\n", coloured)).toBe("┌───┐\n│   │\n└───┘\n");
});

test("there is a colour for each piece", () => {
  expect(Object.keys(COLOURS).join("")).toBe("FILNPTUVWXYZ");
  for (const colours of [Object.values(COLOURS), Object.keys(COLOURS).map(onTerminal)])
    expect(new Set(colours).size).toBe(12);
});

describe("an SVG", () => {
  const SIDE = 20;

  const whole = (length: string): number => {
    expect(+length % SIDE).toBe(0);
    return +length / SIDE;
  };

  /**
   * Reads the picture as a browser would, and fails at anything that is no square or no segment. Of each drawing: the letters,
   * where their squares are, "." where there are none; and the segments of the lines, each as it was drawn.
   */
  const read = (picture: string) => {
    const [head, ...groups] = picture.split("<g ");
    const drawings = groups.map((group) => {
      const [, x, y] = group.match(/^transform="translate\((\d+) (\d+)\)"/)!;
      const grid: string[][] = [];
      for (const [, fill, path, letter] of group.matchAll(
        /<path fill="(#\w+)" d="(.*?)"><title>(.)<\/title><\/path>/g,
      )) {
        if (letter in COLOURS) expect(fill).toBe(COLOURS[letter]);
        else expect(Object.values(COLOURS)).not.toContain(fill);
        const squares = [...path.matchAll(/M(\d+) (\d+)h20v20h-20z/g)];
        expect(squares.map(([square]) => square).join("")).toBe(path);
        for (const [, x, y] of squares) {
          expect((grid[whole(y)] ??= [])[whole(x)]).toBe(undefined);
          grid[whole(y)][whole(x)] = letter;
        }
      }
      const [, attributes, lines] = group.match(/<path (fill="none" .*?) d="(.*?)"\/>/)!;
      expect(attributes).toBe('fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"');
      const segments = lines.match(/M\d+ \d+[hv]\d+/g)!;
      expect(segments.join("")).toBe(lines);
      const wide = Math.max(...grid.map((row) => row?.length ?? 0));
      const cells = Array.from(grid, (row) => Array.from({ length: wide }, (_, x) => row?.[x] ?? ".").join("") + "\n");
      const texts = [...group.matchAll(/<text x="(\d+)" y="(\d+)">(\w)<\/text>/g)].map(
        ([, x, y, letter]) => `${letter} ${(+x - 10) / SIDE} ${(+y - 15) / SIDE}`,
      );
      return { at: [+x, +y], cells: cells.join(""), segments, texts };
    });
    return { head, drawings };
  };

  /** The segments between cells that differ. */
  const borders = (board: string): string[] => {
    const rows = board.trim().split("\n");
    const cell = (y: number, x: number) => rows[y]?.[x] ?? ".";
    return rows.flatMap((row, y) =>
      [...row].flatMap((here, x) =>
        [
          [cell(y - 1, x), x, y, "h"],
          [cell(y, x - 1), x, y, "v"],
          [cell(y + 1, x), x, y + 1, "h"],
          [cell(y, x + 1), x + 1, y, "v"],
        ].flatMap(([there, x, y, way]) => (here === there ? [] : `M${+x * SIDE} ${+y * SIDE}${way}${SIDE}`)),
      ),
    );
  };

  test.each([
    ["6x10", solved("6x10"), 600, 400],
    ["3x20", solved("3x20"), 594, 135],
    ["U", solved("U"), 588, 336],
    ["a hole, empty cells and a margin", HOLE, 600, 525],
    ["one high", "IIIII\n", 595, 255],
  ])("%s: each cell and each line in its place, and no other", (_, board, width, height) => {
    const { head, drawings } = read(svg([board]));
    expect(drawings).toHaveLength(1);
    const [{ at, cells, segments, texts }] = drawings;
    expect(at).toEqual([SIDE, SIDE]);
    expect(cells).toBe(board);
    expect(segments.toSorted()).toEqual([...new Set(borders(board))].sort());
    expect(texts).toEqual([]);
    const rows = board.trim().split("\n");
    expect(head).toContain(
      ` width="${width}" height="${height}" viewBox="0 0 ${(rows[0].length + 2) * SIDE} ${(rows.length + 2) * SIDE}" `,
    );
    expect(head).toMatch(/ role="img"[^]*>\n<title>Pentominoes on a board<\/title>\n$/);
  });

  test("many boards lie side by side, none on another", () => {
    const boards = [...solutions(named("3x5").outline), V];
    const { head, drawings } = read(svg(boards));
    expect(head).toContain("<title>Pentominoes on 8 boards</title>");
    expect(drawings.map(({ cells }) => cells)).toEqual(boards);
    expect(drawings.map(({ at }) => at)).toEqual(
      [0, 4, 8].flatMap((y) => [0, 6, 12].map((x) => [(x + 1) * SIDE, (y + 1) * SIDE])).slice(0, 8),
    );
    const [, wide, high] = head.match(/viewBox="0 0 (\d+) (\d+)"/)!.map(Number);
    expect([wide, high]).toEqual([19 * SIDE, 13 * SIDE]);
    const many = svg(Array(40).fill(solved("6x10")));
    const [, width, viewed] = many.match(/ width="(\d+)" .* viewBox="0 0 (\d+) /)!.map(Number);
    expect(width).toBe(viewed);
  });

  test("letters on demand, each on a cell of its piece, and none on empty cells", () => {
    for (const board of [solved("6x10"), HOLE]) {
      const [{ texts }] = read(svg([board], { letters: true })).drawings;
      const rows = board.split("\n");
      expect(texts.map((text) => text[0]).sort()).toEqual([...new Set(board.match(/[A-Z]/g))].sort());
      for (const text of texts) {
        const [letter, x, y] = text.split(" ");
        expect(rows[+y][+x]).toBe(letter);
      }
    }
    expect(read(svg(["IIIII\n"], { letters: true })).drawings[0].texts).toEqual(["I 2 0"]);
    expect(read(svg([".X.\nXXX\n.X.\n"], { letters: true })).drawings[0].texts).toEqual(["X 1 1"]);
    expect(read(svg(["VVV\nV..\nV..\n"], { letters: true })).drawings[0].texts).toEqual(["V 1 0"]);
  });
});
