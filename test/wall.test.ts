// The Wall without a browser: where tiles hang, what a camera sees, flying letters, pins, and the run that prints all.

import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { labelOf } from "../tools/copies/copies.ts";
import { between, dragged, fit, mixAt, onScreen, onWall, within, zoomed } from "../tools/page/wall/camera.ts";
import { boxesOf, cornerOf, extentOf, layOf, seamsOf, tileAt, pieceUnder } from "../tools/page/wall/lay.ts";
import { COLUMN, stripsOf } from "../tools/page/wall/text.ts";
import type { Tiles } from "../tools/page/wall/hanging.ts";
import { tilesOf } from "../tools/page/wall/tiles.ts";
import { around } from "../tools/page/film/camera.ts";
import type { Film } from "../tools/page/film/film.ts";
import { flocksOf } from "../tools/page/film/flights.ts";
import { asMine, sayEnd, sayFilm } from "../tools/page/film/say.ts";
import { hungAt, seenAt, stillsOf, timesOf } from "../tools/page/film/times.ts";
import { sayFar, sayWall } from "../tools/page/wall/say.ts";
import { type Printed, printAll } from "../tools/page/program/printed.ts";
import { litBy, nothingFound } from "../tools/page/search/found.ts";
import { lettersOf } from "../tools/boards/cells.ts";
import { image } from "../tools/twin/board.ts";
import { allSolutions, boardOf, evaluated, labels, programOf, programs, rows } from "./run.ts";

const EMPTY = boardOf("6x10");
const ALL = allSolutions("6x10");
const [FIRST] = ALL;

const foundOn = (name: string, all = allSolutions(name)) => ({
  ...nothingFound(boardOf(name)),
  solutions: all.map(lettersOf),
});
const SIX = foundOn("6x10", ALL);

describe("a wall", () => {
  test.each<[number, string, boolean, number[], string]>([
    [2340, EMPTY, false, [52, 45], "24,22 25,22 25,23 24,23"],
    [2340, EMPTY, true, [45, 52], "22,24 22,25 23,25 23,24"],
    [1011, rows(5, "x".repeat(12)), false, [34, 30], "16,14 17,14 17,15 16,15"],
    [100, EMPTY, false, [10, 10], "4,4 5,4 5,5 4,5"],
    // A few need not have the shape of their board: they are as large as a window allows.
    [55, boardOf("heart"), false, [8, 7], "3,3 4,3 4,4 3,4"],
    [55, boardOf("heart"), true, [5, 11], "0,4 0,5 0,6 1,6"],
    [7, boardOf("3x5"), false, [3, 3], "1,1 2,1 2,2 1,2"],
    [3, boardOf("3x20"), false, [1, 3], "0,0 0,1 0,2"],
    [2, EMPTY, true, [1, 2], "0,0 0,1"],
    [1, EMPTY, false, [1, 1], "0,0"],
  ])("of %i tiles of %s, upright: %j: %j, beginning at %s", (total, board, isUpright, size, first) => {
    const lay = layOf(board, total, isUpright);
    expect([[lay.columns, lay.rows], lay.spots.slice(0, 4).join(" ")]).toEqual([size, first]);
    // Each tile has a place of its own, beside the one that printed it. They grow in the shape of the wall.
    expect(new Set(lay.spots.map(String)).size).toBe(total);
    const steps = lay.spots.slice(1).map(([x, y], i) => Math.abs(x - lay.spots[i][0]) + Math.abs(y - lay.spots[i][1]));
    expect(steps.every((step) => step === 1)).toBe(true);
    if (lay.columns > 1) {
      const begun = lay.spots.slice(0, Math.floor(total / 4));
      const [wide, high] = [0, 1].map((axis) => new Set(begun.map((spot) => spot[axis])).size);
      expect(Math.abs(wide - (high * lay.columns) / lay.rows)).toBeLessThan(1.5);
    }
    for (const [tile, spot] of lay.spots.entries()) {
      const [left, top] = cornerOf(lay, spot);
      if (tile % 97 === 0) expect(tileAt(lay, [left + 2.5, top + 1.5])).toEqual({ tile, cell: lay.wide + 3 });
    }
    expect([tileAt(lay, [-0.1, 0]).tile, tileAt(lay, [0, extentOf(lay)[1] + 1]).tile]).toEqual([-1, -1]);
  });

  test("is full at every moment, and its camera does not jump", () => {
    const lay = layOf(FIRST, 2340, false);
    const boxes = boxesOf(lay);
    let before = around(boxes, 1);
    for (let n = 1; n <= 2340; n *= 1.01) {
      const box = around(boxes, n);
      const exact = boxes[Math.floor(n) - 1];
      expect(box.every((edge, i) => (i < 2 ? edge <= exact[i] : edge >= exact[i]))).toBe(true);
      const [wide, wider] = [before, box].map(([left, , right]) => right - left);
      if (n > 12) expect(wider / wide).toBeLessThan(1.06);
      before = box;
    }
    expect(around(boxes, 2340)).toEqual([0, 0, ...extentOf(lay)]);
  });

  test("has the colours of a board, and its seams between tiles", () => {
    const board = "IIIII VVV.. V.... V....";
    const lay = { ...layOf(board, 42, false), columns: 6, rows: 7 };
    const cells = Array.from({ length: 42 }, (_, i) => pieceUnder(lay, board, [i % 6, Math.floor(i / 6)])).join("");
    expect(cells.match(/.{6}/g)).toEqual(["IIIIII", "IIIIII", "VVVV..", ..."V.....".repeat(4).match(/.{6}/g)!]);
    const lengths = seamsOf(lay, board).map(([[x, y], [toX, toY]]) => `${toX - x},${toY - y}`);
    const count = (length: string) => lengths.filter((each) => each === length).length;
    expect([count("6,0"), count("0,5"), lengths.length]).toEqual([9, 5, 14]);
  });

  test("begins with one board, and goes on in the order in which its program prints the others", () => {
    const heart = foundOn("heart");
    const list = allSolutions("heart");
    const turned = image(list[8], 6);
    const few = tilesOf(heart, turned);
    expect([few.length, few[0], few[1], few.at(-1)]).toEqual([
      ...[55, { board: turned, number: 9 }, { board: list[9], number: 10 }, { board: list[7], number: 8 }],
    ]);
    // Many make a picture, and the last of them is the first once more.
    const many = tilesOf(SIX, ALL[910]);
    expect([many.length, many[0].number, many[1].number, many.at(-1)]).toEqual([
      ...[2340, 911, 912, { board: ALL[910], number: 911 }],
    ]);
    // An unfinished board is none of them.
    const unfinished = FIRST.replace(/[XI]/g, "x");
    const all = tilesOf(SIX, unfinished);
    expect([all.length, all[0], all[1].number, all.at(-1)!.number]).toEqual([
      ...[2340, { board: unfinished, number: 0 }, 1, 2339],
    ]);
  });
});

describe("a camera", () => {
  const view = { width: 800, height: 600, ratio: 1, top: 40, bottom: 160, left: 20, right: 20 };
  const box = [10, 5, 30, 15] as const;
  const least = (min: number) => fc.integer({ min, max: 99 });
  const cameras = fc.record({ x: least(-99), y: least(-99), scale: least(1) });

  test("sees a rectangle whole, in the middle of what is free, in whole pixels if that costs little", () => {
    const camera = fit(view, box);
    const corners = [onScreen(camera, view, [10, 5]), onScreen(camera, view, [30, 15])];
    expect(corners.flat().map(Math.round)).toEqual([20, 50, 780, 430]);
    // What is covered on one side is free on the other.
    const beside = fit({ ...view, left: 0, right: 300 }, box);
    const [left, right] = [onScreen(beside, view, [10, 10]), onScreen(beside, view, [30, 10])].map(([x]) =>
      Math.round(x),
    );
    expect([left, right]).toEqual([0, 500]);
    expect([31, 510].map((edge) => fit(view, [10, 5, edge, 15], true).scale)).toEqual([36, 760 / 500]);
  });

  test("knows where a point of the wall is, keeps it there in a zoom, and is dragged by pixels", () => {
    fc.assert(
      fc.property(cameras, fc.integer({ min: 1, max: 799 }), fc.integer({ min: 1, max: 599 }), (camera, left, top) => {
        const point = onWall(camera, view, [left, top]);
        const close = (one: readonly number[]) => {
          expect(one[0]).toBeCloseTo(left, 6);
          expect(one[1]).toBeCloseTo(top, 6);
        };
        close(onScreen(camera, view, point));
        close(onScreen(zoomed(camera, view, [left, top], 1.7, [0.1, 1000]), view, point));
        const [x, y] = onScreen(dragged(camera, [30, -7]), view, point);
        close([x - 30, y + 7]);
      }),
    );
    expect(zoomed({ x: 0, y: 0, scale: 4 }, view, [0, 0], 9, [1, 20]).scale).toBe(20);
    expect(within({ x: -5, y: 50, scale: 2 }, [40, 30])).toEqual({ x: 0, y: 30, scale: 2 });
  });

  test("flies from one to another, and what both see at one place stays there", () => {
    const from = { x: 3, y: 4, scale: 50 };
    const to = zoomed(from, view, [700, 90], 0.1, [1, 99]);
    const point = onWall(from, view, [700, 90]);
    for (const part of [0, 0.3, 0.9, 1]) {
      const [x, y] = onScreen(between(from, to, part), view, point);
      expect([Math.round(x), Math.round(y)]).toEqual([700, 90]);
    }
    expect([between(from, to, 0), between(from, to, 1).scale]).toEqual([from, to.scale]);
    expect(between(from, { ...from, x: 9 }, 0.5)).toEqual({ ...from, x: 6 });
  });

  test.each([
    ["is seen with the whole wall", 5, 5, 1],
    ["is still seen a little nearer", 8, 5, 1],
    ["fades", Math.sqrt(8 * 20), 5, 0.5],
    ["is gone close up", 20, 5, 0],
    ["is seen where few boards fill the window", 30, 30, 1],
    ["is gone from nearer there", 49, 30, 0],
  ])("the mosaic %s", (_, scale, home, mix) => expect(mixAt(scale, home)).toBeCloseTo(mix));
});

describe("a pull back", () => {
  test.each<[number, number, number[], number]>([
    // Tiles, hand-overs that are to be seen, when each tile of those lands, and when the sentence comes.
    [2340, 3, [3.65, 4.45, 5], 8.8],
    [2340, 0, [], 5.8],
    [56, 3, [3.65, 4.45, 5], 6.7],
    [2, 3, [3.65], 3.9],
    [1, 3, [], 1.9],
  ])("of %i tiles, %i seen: %j, and said at %f", (tiles, seen, landed, said) => {
    const times = timesOf(tiles, seen);
    expect(Math.round(times.said * 10) / 10).toBe(Math.round(said * 10) / 10);
    for (const [i, time] of landed.entries())
      expect([hungAt(times, time - 0.001), hungAt(times, time + 0.001)]).toEqual([i + 1, expect.closeTo(i + 2, 0)]);
    let [before, hung] = [1, 1];
    for (let time = 0; time < times.end; time += 0.016) {
      const now = seenAt(times, time);
      expect([now >= before - 1e-9, hungAt(times, time) >= hung]).toEqual([true, true]);
      // The camera is not behind: a tile that hangs is in sight. Nor does it jump.
      if (time > times.slide[1] && times.grow[1] > time) expect(now).toBeGreaterThanOrEqual(hungAt(times, time) - 0.3);
      expect(now / before).toBeLessThan(1.25);
      [before, hung] = [now, hungAt(times, time)];
    }
    expect([seenAt(times, times.end), hungAt(times, times.end)]).toEqual([expect.closeTo(tiles), tiles]);
    expect(stillsOf(times)).toHaveLength(Math.min(2, landed.length) + 1);
  });

  test("has the letters of one program fly to their places in the next", () => {
    const [before, after] = [ALL[7], ALL[8]].map(programOf);
    const inks = [before, after].map(stripsOf);
    const flocks = flocksOf(before, after);
    const text = (ink: { text: string }[]) => ink.map((each) => each.text).join("");
    expect([text(flocks), text(inks[0])]).toEqual([text(inks[1]), text(inks[1])]);
    expect(flocks.slice(0, 90).every((flock) => flock.text.length === 1)).toBe(true);
    expect(flocks.map(({ lift }) => lift)).toEqual(flocks.map(({ lift }) => lift).sort((one, other) => one - other));
    // Each begins and ends where its letter stands, on the piece that lies there.
    const places = inks.map(
      (ink) =>
        new Map(
          ink.flatMap(({ text: run, at, letter }) =>
            [...run].map((sign, i) => [`${(at[0] + i * COLUMN).toFixed(6)} ${at[1].toFixed(6)}`, sign + letter]),
          ),
        ),
    );
    const key = (at: readonly number[]) => at.map((each) => each.toFixed(6)).join(" ");
    for (const { text: run, from, at, letter } of flocks) {
      expect(places[0].get(key(from))?.[0]).toBe(run[0]);
      expect(places[1].get(key(at))).toBe(run[0] + letter);
    }
  });

  const SEEN = "|Your solution is a program. It prints:|The same letters. Only the gaps change.|Each prints the next.";
  test.each<[number, number, boolean, boolean, string[], string]>([
    [2339, 2340, true, false, SEEN.split("|"), "2,339 programs. Each prints the next; the last prints yours."],
    [2339, 2340, true, true, [""], "2,339 programs. Each prints the next; the last prints yours, turned or mirrored."],
    [7, 7, false, false, ["", "Yours is one of 7 solutions."], "7 solutions. One of them is yours."],
    [1, 1, true, false, ["", ""], "It is the only one."],
  ])(
    "of %i solutions, %i tiles, a program: %j, turned: %j, says: %j, %s",
    (total, tiles, isProgram, isTurned, said, end) => {
      const film = { times: timesOf(tiles, isProgram ? 3 : 0), total, isProgram } as Film;
      const moments = [1.1, 2, 4, 5.5].slice(0, said.length);
      expect(moments.map((time) => sayFilm(film, time))).toEqual(said);
      expect(sayEnd(film, isTurned)).toBe(end);
      if (!isProgram) expect(end + said.join()).not.toContain("program");
      // The player says it to others.
      for (const words of [...said, end]) expect(asMine(words)).not.toMatch(/your/i);
      expect(asMine(end)).toBe(end.replace("yours", "mine"));
    },
  );
});

describe("what is pinned", () => {
  const some = [..."FILNPTUVWXYZ"];
  const sets = Array.from({ length: 30 }, (_, i) => {
    const pins = some.filter((__, at) => (i * 7 + at * 5 + 3) % 12 < 2 + (i % 5)).join("");
    return [image(ALL[(i * 463) % 2339], [0, 2, 4, 6][i % 4]), pins] as [string, string];
  });
  test.each<[string, string, number?]>([[FIRST, "X", 337], [FIRST, "W", 220], ...sets])(
    "on %s, %s: what lights up is what the program keeps",
    (board, pins, count) => {
      const tiles = litBy(SIX, board, pins);
      const label = board.replace(/\w/g, (letter) => (pins.includes(letter) ? letter : "x"));
      expect(tiles.size).toBe(labels(evaluated(programOf(label), "--keep").stdout).length);
      if (count) expect(tiles.size).toBe(count);
      // Each is shown so that the pieces lie there.
      for (const shown of tiles.values())
        for (const [at, cell] of [...board].entries()) if (pins.includes(cell)) expect(shown[at]).toBe(cell);
      expect(tiles.size && [...tiles.values()]).toContain(board);
    },
  );
});

test.each([
  ["Press a program, or Enter, to go in. The wheel zooms, a drag moves.", true],
  ["Press a program to go in. Two fingers zoom.", false],
])("far from the Wall, it says: %s", (words, hasMouse) => expect(sayFar("program", hasMouse)).toBe(words));

test.each([
  ["The board has 4 empty cells.", { flaw: "the board has 4 empty cells", tiles: [] }],
  ["Searching …", { isDone: false, count: 0, tiles: [] }],
  ["2,339 solutions so far.", { isDone: false }],
  ["No solution", { count: 0, total: 0, tiles: [] }],
  ["1 solution.", { count: 1, total: 1 }],
  ["2,339 solutions.", { isProgram: false }],
  ["2,339 programs. Each prints the next.", {}],
  ["Program 1,853 of 2,339.", {}, { number: 1853, isYours: false }],
  ["Solution 7 of 2,339: yours.", { isProgram: false }, { number: 7, isYours: true }],
  ["This is a program. It prints 1 other.", { count: 1 }, { number: 0, isYours: false }],
  ["This board is not full.", { isProgram: false }, { number: 0, isYours: false }],
  ["838 of 2,339 can have I there.", {}, { number: 1, isYours: false }, 838, "I"],
  ["12 of 2,339 can have X, W and I there.", {}, undefined, 12, "XWI"],
  ["Only this one.", {}, undefined, 1, "XW"],
])("the Wall says: %s", (words, more: object, near?: { number: number; isYours: boolean }, lit = 0, pins = "") => {
  const tiles = [{ board: FIRST, number: 1 }];
  const known = { flaw: "", isDone: true, count: 2339, total: 2339, isProgram: true, tiles };
  expect(sayWall({ ...known, ...more } as Tiles, near, lit, pins)).toBe(words);
});

describe("a run that prints all", () => {
  /** Runs what the worker runs, and returns the boards that it tells of, and the flaw. */
  const print = (program: string, seen: number, total: number) => {
    const told: Printed[] = [];
    printAll({ program, seen, total }, (printed) => void told.push(printed));
    return { boards: told.map(({ boards }) => boards), flaw: told.at(-1)!.flaw };
  };

  test.each([
    // The second one is turned.
    ["6x10", 1852, 0],
    ["4x15", 300, 2],
  ])("hands over from program to program, and then the first prints all: %s, from %i on", (name, which, movement) => {
    const list = allSolutions(name);
    const board = image(list[which], movement);
    const { boards, flaw } = print(programOf(board), 3, list.length);
    expect(flaw).toBe("");
    const all = boards.flat();
    expect(all).toEqual([...list.slice(which + 1), ...list.slice(0, which + 1)]);
    expect(boards.slice(0, 4).map(({ length }) => length)).toEqual([1, 1, 1, 64]);
    // The hand-overs are real: each program was printed by the one before.
    let program = programOf(board);
    for (const label of all.slice(0, 3)) {
      program = evaluated(program, "--resume", "--solutions", "1").stdout;
      expect(labelOf(program)).toBe(label);
      expect(programs(program)).toHaveLength(1);
    }
  });

  test("prints its own program last", () => {
    const [one, other] = allSolutions("3x20");
    const { boards, flaw } = print(programOf(one), 1, 2);
    expect([flaw, boards.flat()]).toEqual(["", [other, one]]);
  });

  // A program that prints what the test says, given how many it is asked for.
  const FAKE = `const { argv, getBuiltinModule } = globalThis.process;
    for (const text of printed[argv[4]]) getBuiltinModule("fs").writeSync(1, text)`;
  const [own, spaced, other] = [FAKE, FAKE.replace("of", "of\n"), FAKE.replace("text", "next")].map(
    (ink) => ink + "\n// A\n",
  );
  test.each<[string, string[], string[], string]>([
    // What is printed in a hand-over, and when all are asked for.
    ["nothing wrong", [spaced], [spaced, own], ""],
    ["another text", [spaced], [spaced, other], "program 2 has another text"],
    ["another program than was seen", [spaced], [own, spaced], "program 1 is not the one that was seen"],
    ["too few", [spaced], [spaced], "1 programs were printed"],
  ])("is held to what was seen: %s", (_, one, all, flaw) => {
    vi.stubGlobal("printed", { 1: one, 2: all });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(print(own, 1, 2).flaw).toBe(flaw);
  });
});
