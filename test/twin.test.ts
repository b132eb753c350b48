import { describe, expect, test } from "vitest";
import { image, isLast, MOVEMENTS, pitchOf, symmetries, transpose } from "../tools/twin/board.ts";
import { draw } from "../tools/twin/picture.ts";
import { glyphs, put } from "../tools/twin/pieces.ts";
import { FIRST_CELL, fitting, hole } from "../tools/twin/regexes.ts";
import { type Nodes, prepare, turnOf } from "../tools/twin/search.ts";
import { BOARDS, images } from "./boards.ts";

/** What the search of a board visits. */
const found = (board: string, movements = MOVEMENTS) => {
  const all: string[] = [];
  const moves = prepare(board)(movements, (draw, left) => {
    const visited = draw();
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
      "xx .x xF",
      "x.x Fxx",
      "Fx x. xx",
      "x.x xxF",
      "xF .x xx",
      "Fxx x.x",
      "xx x. Fx",
    ]);
    MOVEMENTS.forEach((movement, i) => expect(image(image(board, movement), i)).toBe(board));
  });

  test("a rectangle has four symmetries, a square eight, and one image of a set is the last", () => {
    expect(symmetries("xxx xxx", MOVEMENTS)).toHaveLength(4);
    expect(symmetries("xx xx", MOVEMENTS)).toHaveLength(8);
    expect(symmetries("xx xF", MOVEMENTS)).toHaveLength(2);
    expect(images("FI xx").filter((image) => isLast(image, MOVEMENTS))).toEqual(["xx IF"]);
    expect(isLast("FI xx", [0])).toBe(true);
  });
});

describe("pictures", () => {
  test("a piece is solid, empty cells are a sheet with slits, and tabs where its rows end", () => {
    expect(draw("xxx xxF xFF ..x", "#".repeat(999))).toBe(
      `
###############################
################################
################################
################################
###############################
#######      #######
####################  #########
##################### #########
##################### #########
##################### #########
####################  #########
#########             #########
#########  ####################
########## ####################
########## ####################
########## ####################
#########  ####################

                      #########
                      ##########
                      ##########
                      ##########
                      #########
`,
    );
  });

  test("a # ends the text, and the echo follows", () => {
    expect(draw("x", "abcdefghijklmnopqrstuvwxyz")).toBe(
      "\nabcdefghi\njklmnopqrs\ntuvwxyz#ab\ncdefghijkl\nmnopqrstu\n",
    );
  });
});

describe("glyphs", () => {
  test("there are 63, of five cells each, as many a piece as it has orientations, X first", () => {
    const count: Record<string, number> = {};
    for (const glyph of glyphs(11)) {
      expect(glyph).toMatch(/^([A-Z])(\.*\1){4}$/);
      count[glyph[0]] = (count[glyph[0]] ?? 0) + 1;
    }
    expect(count).toEqual({ F: 8, I: 2, L: 8, N: 8, P: 8, T: 4, U: 4, V: 4, W: 4, X: 1, Y: 8, Z: 4 });
    expect(glyphs(11)[0][0]).toBe("X");
  });

  test("a glyph lies where it is put, and what is under its dots stays", () => {
    expect(put("xxx xxx xxx", "X..XXX..X", 1)).toBe("xXx XXX xXx");
    expect(put("Fx7 xxx 0x3", "X..XXX..X", 1)).toBe("FX7 XXX 0X3");
    expect(put("xxx xxx Fx.", "LL...L")).toBe("xxx LLx FL.");
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
      .replace(/^0+|0+$/g, "");
  const small = RegExp(FIRST_CELL + hole(pitch), "s");

  test.each([1, 2, 3, 4])("every hole of %d cells is found, wherever it is", (size) => {
    const all = polyominoes(size, ROWS, COLUMNS);
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((cells) => !small.test(room(cells)))).toEqual([]);
  });

  test("no hole of five or six cells is, nor the empty board", () => {
    for (const size of [5, 6])
      expect(polyominoes(size, ROWS, COLUMNS).filter((cells) => small.test(room(cells)))).toEqual([]);
    expect(small.test(room(Array.from({ length: ROWS * COLUMNS }, (_, i) => i)))).toBe(false);
  });

  test("no board on the way to a solution has a hole", () => {
    const { board } = BOARDS["8x8 without its centre"];
    const turn = MOVEMENTS[turnOf(board)];
    const small = RegExp(FIRST_CELL + hole(9), "s");
    for (const solution of found(board).solutions) {
      const searched = image(solution, turn);
      const order = new Set([...searched.replace(/[^A-WYZ]/g, "")].reverse());
      const left = new Set(order);
      for (const letter of ["X", ...order]) {
        left.delete(letter);
        const text = searched.replace(/./g, (cell) => (left.has(cell) ? "1" : "0")).replace(/^0+|0+$/g, "");
        expect(text).not.toMatch(small);
      }
    }
  });

  test("the captures are the glyphs that fit, one by one; a glyph that is barred captures nothing", () => {
    const shapes = glyphs(pitch).map((glyph) => (glyph[0] === "W" ? "" : glyph));
    const all = fitting(shapes);
    let fits = 0;
    for (const cells of polyominoes(6, 4, COLUMNS)) {
      const text = room(cells);
      const captures = all.exec(text)!;
      expect(captures).toHaveLength(shapes.length);
      expect(captures[0]).toBe("");
      shapes.slice(1).forEach((glyph, i) => {
        const alone = RegExp(glyph.replace(/[A-Z]/g, "1") + "$").test(text);
        if (alone) fits++;
        expect(captures[i + 1]).toBe(alone ? text.slice(text.length - glyph.length) : undefined);
      });
    }
    expect(fits).toBeGreaterThan(500);
  });
});

describe("the search", () => {
  test.each(["20x3", "8x8 without its centre", "two 5x6"])("%s has its number of distinct solutions", (name) => {
    const { board, distinct, total } = BOARDS[name];
    const { all, solutions } = found(board);
    // Nothing is visited twice: a copy finds its place in the series by its board.
    expect(new Set(all)).toHaveProperty("size", all.length);
    expect(solutions).toHaveLength(distinct);
    expect(distinct * symmetries(board, MOVEMENTS).length).toBe(total);
    expect(new Set(solutions.flatMap(images))).toHaveProperty("size", distinct * 8);
    for (const solution of solutions) {
      expect(solution.replace(/[A-Z]/g, "x")).toBe(board);
      expect(new Set(solution.replace(/[. ]/g, ""))).toHaveProperty("size", 12);
    }
  });

  test("6x10 takes 774,381 moves, and the pieces of its solutions are pieces", () => {
    const shapes = new Set(glyphs(11));
    const { moves, solutions } = found(BOARDS["6x10"].board);
    expect(moves).toBe(774381);
    expect(solutions).toHaveLength(2339);
    for (const solution of solutions.filter((_, i) => i % 9 === 0))
      for (const letter of "FILNPTUVWXYZ") {
        const glyph = solution.replace(/./g, (cell) => (cell === letter ? cell : ".")).replace(/^\.+|\.+$/g, "");
        expect(shapes).toContain(glyph);
      }
  });

  test.each(["3x20", "two 5x6"])("all of %s are the images of the distinct ones", (name) => {
    const { board, total } = BOARDS[name];
    const kept = symmetries(board, MOVEMENTS);
    const all = found(board, [0]).solutions;
    const turned = found(board).solutions.flatMap((solution) => kept.map((movement) => images(solution)[movement]));
    expect(all).toHaveLength(total);
    expect([...all].sort()).toEqual(turned.sort());
  });

  test("it searches the image with the least in four rows, so all images cost the same", () => {
    const sum = (board: string): number =>
      [...board]
        .map((_, at) => at)
        .reduce((sum, at) => sum + board.slice(at, at + 4 * pitchOf(board)).split("x").length ** 4, 0);
    for (const board of [BOARDS["3x20"].board, BOARDS["two 5x6"].board, "xxxxx.. xxxxxxx xxx.xxx"]) {
      const sums = images(board).map(sum);
      const { all, moves } = found(board);
      expect(Math.max(...sums)).toBeGreaterThan(Math.min(...sums));
      for (const one of images(board)) {
        expect(sum(image(one, MOVEMENTS[turnOf(one)]))).toBe(Math.min(...sums));
        expect(found(one)).toMatchObject({ moves, all: { length: all.length } });
      }
    }
  });

  test("a search that is run again asks the regexes nothing new", () => {
    const { board } = BOARDS["6x10"];
    const nodes: Nodes = new Map();
    const search = prepare(board, board, nodes);
    const moves = search(MOVEMENTS, () => {});
    const before = nodes.size;
    expect(before).toBeGreaterThan(20000);
    expect(search(MOVEMENTS, () => {})).toBe(moves);
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
