import { describe, expect, test } from "vitest";
import { image, isLeast, MOVEMENTS, quickest, symmetries, transpose } from "../tools/twin/board.ts";
import { glyphs, put } from "../tools/twin/pieces.ts";
import { fitting, holes } from "../tools/twin/regexes.ts";
import { series } from "../tools/twin/search.ts";
import { BOARDS, images } from "./boards.ts";

/** What the search of a board in its quickest image visits, drawn as the board lies. */
const found = (board: string, movements = MOVEMENTS, from = "") => {
  const turn = quickest(board);
  const all: string[] = [];
  const moves = series(image(board, turn), movements)(from && image(from, turn), (draw, left) => {
    const visited = image(draw(), turn);
    expect(visited.includes("x")).toBe(left > 0);
    all.push(visited);
  });
  return { all, solutions: all.filter((text) => !text.includes("x")), moves };
};

describe("boards", () => {
  test("an image is turned or reflected, and all eight differ", () => {
    const board = "xxF x.x";
    expect(transpose(board)).toBe("xx x. Fx");
    expect(images(board)).toEqual([
      "xxF x.x",
      "xx x. Fx",
      "xx .x xF",
      "Fxx x.x",
      "x.x Fxx",
      "xF .x xx",
      "Fx x. xx",
      "x.x xxF",
    ]);
    for (const movement of [1, 3, 5, 7]) expect(image(image(board, movement), movement)).toBe(board);
  });

  test("a rectangle has four symmetries, a square eight, and one image of a set is the least", () => {
    expect(symmetries("xxx xxx", MOVEMENTS)).toHaveLength(4);
    expect(symmetries("xx xx", MOVEMENTS)).toHaveLength(8);
    expect(symmetries("xx xF", MOVEMENTS)).toHaveLength(2);
    expect(images("FI xx").filter((image) => isLeast(image, MOVEMENTS))).toEqual(["FI xx"]);
  });
});

describe("glyphs", () => {
  test("there are 63, of five cells each, as many a piece as it has orientations", () => {
    const count: Record<string, number> = {};
    for (const glyph of glyphs(11)) {
      expect(glyph).toMatch(/^([A-Z])(\.*\1){4}$/);
      count[glyph[0]] = (count[glyph[0]] ?? 0) + 1;
    }
    expect(count).toEqual({ F: 8, I: 2, L: 8, N: 8, P: 8, T: 4, U: 4, V: 4, W: 4, X: 1, Y: 8, Z: 4 });
  });

  test("a glyph lies where it is put", () => {
    expect(put("xxx xFx xxx", "X..XXX..X", 1)).toBe("xXx XXX xXx");
  });

  test("a board is searched along its short side, narrow end first, however it lies", () => {
    const rows = (...lines: string[]) => lines.join(" ");
    for (const [board, best] of [
      ["xxxx xxxx", "xx xx xx xx"],
      ["xxxxx", "x x x x x"],
      [rows("xxxxx", ".xxx.", "..x.."), rows("..x", ".xx", "xxx", ".xx", "..x")],
      [rows("x...", "xx..", "xxx.", "xxxx"), rows("...x", "..xx", ".xxx", "xxxx")],
      // The box of this one is higher than wide, but it has more columns with cells in them than rows.
      [rows("xxxx", "xxxx", "....", "....", "....", "xx.."), rows("xx...x", "xx...x", "xx....", "xx....")],
    ])
      for (const one of images(board)) {
        const laid = image(one, quickest(one));
        expect(images(best)).toContain(laid);
        expect(laid.split(" ").length).toBe(best.split(" ").length);
        expect(laid.split(" ")[0].match(/x/g)!.length).toBeLessThanOrEqual(best.split(" ")[0].match(/x/g)!.length);
      }
  });
});

// Every way to lay a polyomino of so many cells on a small empty board, found by plain growth.
const polyominoes = (size: number, rows: number, columns: number): number[][] => {
  const cells = Array.from({ length: rows * columns }, (_, i) => i);
  const beside = (cell: number) =>
    cells.filter((other) => {
      const dy = Math.abs(Math.floor(cell / columns) - Math.floor(other / columns));
      return dy + Math.abs((cell % columns) - (other % columns)) === 1;
    });
  let sets = new Set(cells.map((cell) => `${cell}`));
  for (let n = 1; n < size; n++) {
    const larger = new Set<string>();
    for (const set of sets) {
      const members = set.split(",").map(Number);
      for (const cell of members.flatMap(beside))
        if (!members.includes(cell)) larger.add([...members, cell].sort((a, b) => a - b).join());
    }
    sets = larger;
  }
  return [...sets].map((set) => set.split(",").map(Number));
};

describe("regexes", () => {
  const ROWS = 7;
  const COLUMNS = 5;
  const pitch = COLUMNS + 1;
  const room = (cells: number[]): string =>
    Array.from({ length: ROWS }, (_, y) =>
      Array.from({ length: COLUMNS }, (_, x) => (cells.includes(y * COLUMNS + x) ? "1" : "0")).join(""),
    )
      .join("0")
      .replace(/^0+/, "");

  test.each([1, 2, 3, 4])("every hole of %d cells is found, wherever it is", (size) => {
    const all = polyominoes(size, ROWS, COLUMNS);
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((cells) => !holes(pitch).test(room(cells)))).toEqual([]);
  });

  test("no hole of five or six cells is, nor the empty board", () => {
    for (const size of [5, 6])
      expect(polyominoes(size, ROWS, COLUMNS).filter((cells) => holes(pitch).test(room(cells)))).toEqual([]);
    expect(holes(pitch).test(room(Array.from({ length: ROWS * COLUMNS }, (_, i) => i)))).toBe(false);
  });

  test("no board on the way to a solution has a hole", () => {
    const { board } = BOARDS["8x8 without its centre"];
    const hole = holes(9);
    for (const solution of found(board).solutions) {
      const order = new Set(["X", ...solution.replace(/[^A-WYZ]/g, "")]);
      const left = new Set(order);
      for (const letter of order) {
        left.delete(letter);
        const text = solution.replace(/./g, (cell) => (left.has(cell) ? "1" : "0")).replace(/^0+/, "");
        expect(text).not.toMatch(hole);
      }
    }
  });

  test("the captures are the glyphs that fit, one by one", () => {
    const shapes = glyphs(pitch);
    const all = fitting(shapes);
    let fits = 0;
    for (const cells of polyominoes(6, 4, COLUMNS)) {
      const text = room(cells);
      const captures = all.exec(text)!.slice(1);
      shapes.forEach((glyph, i) => {
        const alone = RegExp("^" + glyph.replace(/[A-Z]/g, "1")).test(text);
        if (alone) fits++;
        expect(captures[i]).toBe(alone ? text.slice(0, glyph.length) : undefined);
      });
    }
    expect(fits).toBeGreaterThan(500);
  });
});

describe("series", () => {
  test.each(Object.entries(BOARDS))("%s has its number of distinct solutions", (_, { board, distinct, total }) => {
    const { solutions } = found(board);
    expect(solutions).toHaveLength(distinct);
    expect(distinct * symmetries(board, MOVEMENTS).length).toBe(total);
    expect(new Set(solutions.flatMap(images))).toHaveProperty("size", distinct * 8);
    for (const solution of solutions) {
      expect(solution.replace(/[A-Z]/g, "x")).toBe(board);
      expect(new Set(solution.replace(/[. ]/g, ""))).toHaveProperty("size", 12);
    }
  });

  test("every piece of every solution is that piece", () => {
    const shapes = new Set(glyphs(11));
    for (const solution of found(BOARDS["6x10"].board).solutions)
      for (const letter of "FILNPTUVWXYZ") {
        const glyph = solution.replace(/./g, (cell) => (cell === letter ? cell : ".")).replace(/^\.+|\.+$/g, "");
        expect(shapes).toContain(glyph);
      }
  });

  test("the search of 6x10 makes 774,381 moves, on the turned board as well", () => {
    expect(found(BOARDS["6x10"].board).moves).toBe(774381);
    expect(found(BOARDS["10x6"].board).moves).toBe(774381);
  });

  test.each(["5x12", "3x20", "8x8 without its centre"])("all of %s are the images of the distinct ones", (name) => {
    const { board, total } = BOARDS[name];
    const kept = symmetries(board, MOVEMENTS);
    const all = found(board, [0]).solutions;
    const turned = found(board).solutions.flatMap((solution) => kept.map((movement) => images(solution)[movement]));
    expect(all).toHaveLength(total);
    expect([...all].sort()).toEqual(turned.sort());
  });

  test.each(["6x10", "5x12", "8x8 without its centre", "two 5x6"])("%s goes on behind any of its boards", (name) => {
    const { board } = BOARDS[name];
    const { all, moves } = found(board);
    for (let i = 0; i < all.length; i += 1 + Math.floor(all.length / 5))
      expect(found(board, MOVEMENTS, all[i])).toMatchObject({ all: all.slice(i + 1), moves });
  });

  test("it says so when it never comes to a board", () => {
    const { board } = BOARDS["6x10"];
    const mirrored = found(board).solutions[0].split(" ").reverse().join(" ");
    expect(found(board, MOVEMENTS, mirrored)).toMatchObject({ all: [], moves: -1 });
  });

  test("a search that is run again asks the regexes nothing new", () => {
    const nodes = new Map<string, number>();
    const search = series(transpose(BOARDS["6x10"].board), MOVEMENTS, "", nodes);
    const moves = search("", () => {});
    expect(nodes.size).toBeGreaterThan(20000);
    const before = nodes.size;
    expect(search("", () => {})).toBe(moves);
    expect(nodes.size).toBe(before);
  });

  test("with pieces on the board it finds the completions, one of each set of images that keep the pieces", () => {
    const { board, total } = BOARDS["3x20"];
    const all = found(board, [0]).solutions;
    expect(all).toHaveLength(total);
    for (const letters of ["U", "XU", "FILNPTVWYZX", "FILNPTUVWXYZ"]) {
      const kept = all[0].replace(/[A-Z]/g, (cell) => (letters.includes(cell) ? cell : "x"));
      const on = (solution: string) => [...kept].every((cell, i) => cell === "x" || cell === solution[i]);
      expect(found(kept, [0]).solutions.sort()).toEqual(all.filter(on).sort());
    }
  });
});
