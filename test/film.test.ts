// What is seen of the Wall and of the film, on canvases in Node, at named places and times.

import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Camera, fit, onScreen, type View } from "../tools/page/wall/camera.ts";
import { cornerOf, extentOf, type Lay, layOf, pieceUnder, type Point } from "../tools/page/wall/lay.ts";
import { drawFaces, type Face } from "../tools/page/wall/near.ts";
import * as paint from "../tools/page/wall/paint.ts";
import { cameraOf } from "../tools/page/film/camera.ts";
import { type Film, filmOf } from "../tools/page/film/film.ts";
import { drawFilm } from "../tools/page/film/frames.ts";
import { mendLength } from "../tools/page/film/length.ts";
import { HIDDEN, NO_FILM, record, refusalOf, UNREADABLE } from "../tools/page/film/record.ts";
import { takeFilm, takePicture } from "../tools/page/film/take.ts";
import { endOf, hungAt } from "../tools/page/film/times.ts";
import { nothingFound } from "../tools/page/search/found.ts";
import { numbersOf, ownTiles, tilesOf } from "../tools/page/wall/tiles.ts";
import { COLOURS, DIM, NIGHT } from "../tools/boards/colours.ts";
import { lettersOf } from "../tools/boards/cells.ts";
import { BROWSER, Canvas, mixed, type Pixel, pixelOf } from "./canvas.ts";
import { allSolutions, boardOf } from "./run.ts";

const ALL = allSolutions("6x10");
const FOUND = { ...nothingFound(boardOf("6x10")), solutions: ALL.map(lettersOf) };

const stub = (stubs: object) => {
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
};
const findTiles = (tiles: string) => stub({ localStorage: { "pentomino-quine/found-6x10": tiles } });
stub(BROWSER);
findTiles("[1,2,3]");
afterAll(() => void vi.unstubAllGlobals());

const view: View = { width: 800, height: 600, ratio: 1, top: 0, bottom: 0, left: 0, right: 0 };
const [CLEAR, PAPER, INK, BLACK] = [[0, 0, 0, 0] as Pixel, pixelOf(NIGHT.paper), pixelOf(NIGHT.ink), pixelOf("#000")];
/** The colours of a board's cell, and of the large piece to which a tile belongs. */
const cellOf = (board: string, x: number, y: number) => pixelOf(COLOURS[board[y * 11 + x]]);
const largeOf = (lay: Lay, board: string, tile: number) => pixelOf(COLOURS[pieceUnder(lay, board, lay.spots[tile])]);
/** In the middle of a cell. */
const IN: Point = [2.5, 1.5];
const rounded = (pixel: Pixel) => `${pixel.map(Math.round)}`;
const close = (values: number[]) => values.map((value) => expect.closeTo(value, 1));
/** The middles of so many columns and rows of a rectangle. */
const grid = (columns: number, rows: number, wide: number, high: number): Point[] =>
  Array.from({ length: columns * rows }, (_, i) => [
    (((i % columns) + 0.5) * wide) / columns,
    ((Math.floor(i / columns) + 0.5) * high) / rows,
  ]);

/** What is to be drawn for a camera; and what is seen of it in a tile, at a place that is given in its cells. */
const shotOf = (camera: Camera, seen = view, lay?: Lay) => {
  const sheet = Object.assign(new Canvas(), { width: seen.width * seen.ratio, height: seen.height * seen.ratio });
  const shot: paint.Shot = { context: sheet.getContext(), view: seen, camera, ...NIGHT };
  const placeOf = (tile: number, [x, y]: Point) => {
    const [left, top] = cornerOf(lay!, lay!.spots[tile]);
    return onScreen(camera, seen, [left + x, top + y]).map((edge) => edge * seen.ratio) as [number, number];
  };
  const at = (tile: number, place: Point) => sheet.at(...placeOf(tile, place));
  /** The letters of the pieces whose colours are in the middle of each cell; others are ".". */
  const lettersAt = (tile: number) =>
    ALL[0].replace(/\w/g, (_, i) => {
      const now = `${at(tile, [(i % 11) + 0.5, Math.floor(i / 11) + 0.5])}`;
      return Object.keys(COLOURS).find((letter) => `${pixelOf(COLOURS[letter])}` === now) ?? ".";
    });
  return { shot, sheet, placeOf, at, lettersAt };
};

/** All canvases that a test makes, which can do more. */
const making = (more: object = {}): Canvas[] => {
  const made: Canvas[] = [];
  const create = vi.spyOn(BROWSER.document, "createElement").mockImplementation(() => {
    made.push(Object.assign(new Canvas(), more));
    return made.at(-1)!;
  });
  onTestFinished(() => create.mockRestore());
  return made;
};

describe("on a wall, one sees", () => {
  const lay = layOf(ALL[0], 120, false);
  const all = fit(view, [0, 0, ...extentOf(lay)]);
  const USUAL = {
    ...{ total: 120, whole: ALL[0], count: 120, camera: all, ratio: 1, mix: 0, seams: 0, dusk: 1 },
    ...{ own: [] as number[], pins: [] as number[] },
  };
  const drawn = (how: Partial<typeof USUAL>) => {
    const { total, whole, count, camera, ratio, own, pins, ...look } = { ...USUAL, ...how };
    const its = layOf(ALL[0], total, false);
    const wall = paint.wallOf(its, whole);
    for (const hung of [1, count - 1, count]) paint.hang(wall, ALL.slice(0, hung), 999);
    const now = shotOf(camera, { ...view, ratio }, its);
    const lights = pins.length ? paint.litByPins(its, pins, NIGHT.paper) : paint.litByOwn(its, own, NIGHT.paper);
    paint.drawWall(now.shot, wall, look, lights);
    return now;
  };
  const own = (tile: number) => cellOf(ALL[tile], 2, 1);
  const large = (tile: number) => largeOf(lay, ALL[0], tile);
  const edge = lay.spots.findIndex(([x, y]) => pieceUnder(lay, ALL[0], [x + 1, y]) !== pieceUnder(lay, ALL[0], [x, y]));
  const hole = lay.spots.findIndex((spot) => pieceUnder(lay, ALL[0], spot) === "I");
  const hollow = ALL[0].replaceAll("I", ".");
  const near = lay.spots.findIndex((spot) => `${cornerOf(lay, spot)}` === "22,14");
  const found = (count: number) => Array.from({ length: count }, (_, i) => i * 3);
  const tinted = (tile: number, part: number) => mixed(large(tile), part, cellOf(ALL[tile], 0, 3));
  // Two pieces meet there in tile 40. Cells with whole pixels, or with many, are sharp.
  const border = [1, 2, 3, 4].find((x) => ALL[40][x - 1] !== ALL[40][x])!;
  const [one, other] = [border - 1, border].map((x) => cellOf(ALL[40], x, 0));
  const sized = (scale: number) => ({ camera: { ...all, scale }, ratio: 2 });

  test("all cells of the boards that hang", () => {
    const { lettersAt } = drawn({ count: 99 });
    expect([0, 1, 98].map(lettersAt)).toEqual([ALL[0], ALL[1], ALL[98]]);
  });
  test.each<[string, Partial<typeof USUAL>, number, Point, Pixel]>([
    ["the ground between boards", {}, 40, [10.5, 1.5], PAPER],
    ["and where none hangs", { count: 40 }, 40, IN, PAPER],
    ["boards in their colours", { own: [40], dusk: 0 }, 40, IN, own(40)],
    ["which go over", { mix: 0.5 }, 40, IN, mixed(large(40), 0.31, own(40))],
    ["to those of a large board", { mix: 1 }, 40, IN, mixed(large(40), 0.62, own(40))],
    ["but not where that has a hole", { mix: 1, whole: hollow }, hole, IN, own(hole)],
    ["and the ground where none hangs", { mix: 1, count: 40 }, 40, IN, PAPER],
    ["no large board where tiles are few", { mix: 1, total: 100 }, 40, IN, own(40)],
    ["seams that come", { seams: 0.5 }, edge, [9.4, 1.5], mixed(PAPER, 0.5, cellOf(ALL[edge], 9, 1))],
    ["wider than a gap", { seams: 1 }, edge, [9.4, 1.5], PAPER],
    ["and no wider", { seams: 1 }, edge, [8.9, 1.5], cellOf(ALL[edge], 8, 1)],
    ["lights that go down", { own: [0, 7], dusk: 0.5 }, 40, IN, mixed(PAPER, 0.15, own(40))],
    ["where few are found", { own: found(10) }, 118, IN, mixed(PAPER, 0.3, own(118))],
    ["further where more are", { own: found(11) }, 118, IN, mixed(PAPER, 0.45, own(118))],
    ["no light in a tile before it hangs", { own: [0, 50], count: 10 }, 50, IN, PAPER],
    ["all lit, where none is found", {}, 40, IN, own(40)],
    ["lit what can have the pins", { pins: [1, 5] }, 5, IN, own(5)],
    ["and others nearly dark", { pins: [1, 5] }, 2, IN, mixed(PAPER, 0.86, own(2))],
    // At the edge of a found tile: inside, and outside.
    ["one found, which is 1.6 times as large", { own: [0], mix: 1 }, 0, [-2.8, 3.8], tinted(0, 0.4)],
    ["on its own ground", { own: [0], mix: 1 }, 0, [-3.4, 3.8], PAPER],
    ["one of 11, which is 1.387 times as large", { own: found(11), mix: 1 }, 30, [-1.7, 3.7], tinted(30, 0.613)],
    ["on its own ground", { own: found(11), mix: 1 }, 30, [-2.3, 3.7], PAPER],
    ["one of 30, which is 1.15 times as large", { own: found(30), mix: 1 }, 87, [-0.6, 3.6], tinted(87, 0.85)],
    ["on its own ground", { own: found(30), mix: 1 }, 87, [-1.1, 3.6], PAPER],
    ["from near, a tile in the corner", { camera: { x: 31.4, y: 20.7, scale: 37 } }, near, IN, own(near)],
    ["cells of 2.6 pixels, smooth", sized(1.3), 40, [border + 0.1, 0.5], mixed(one, 0.5, other)],
    ["of 3, sharp", sized(1.5), 40, [border + 0.1, 0.5], other],
    ["of 4.6, too", sized(2.3), 40, [border + 0.1, 0.5], other],
  ])("%s: %j, tile %i at %j", (_, how, tile, place, what) => {
    expect(drawn(how).at(tile, place)).toEqual(close(what));
  });

  test.each([
    [1, 4],
    [20, 20],
  ])("a marked tile in its frame; a cell of %i has %i pixels", (size, unit) => {
    const { shot, sheet, placeOf } = shotOf({ ...all, scale: 4 }, view, lay);
    const wall = paint.wallOf(lay, ALL[0]);
    paint.hang(wall, ALL, 120);
    paint.drawMarked(shot, wall, 5, size, 0.5);
    const [x, y] = placeOf(5, [5, 3]);
    expect(sheet.at(x - 2.5 * unit, y - 1.5 * unit)).toEqual(own(5));
    // Its frame, and one that grows and fades.
    const seen = [-1, -3.5, -33, -36].map((by) => sheet.at(x - 5 * unit + by, y));
    expect(seen).toEqual([PAPER, INK, [...INK.slice(0, 3), 0.25], CLEAR]);
  });

  test("the player's own tiles, each once", () => {
    onTestFinished(() => findTiles("[1,2,3]"));
    findTiles("[1,911,913]");
    const ownOf = (first: string) => ownTiles(FOUND, numbersOf(FOUND, first));
    expect(ownOf(ALL[910])).toEqual([0, 2, 2339 - 910]);
    expect(ownOf(ALL[0].replaceAll("X", "x"))).toEqual([1, 911, 913]);
  });
});

describe("a tile that is near", () => {
  const face = (board: number, x: number, wide: number, more: Partial<Face> = {}): Face => ({
    ...{ board: ALL[board], rect: [x, 10, wide, wide * 0.6], wide: 400, ...more },
  });
  /** Draws tiles on a ground of ink; says how wide the pictures are that this made, and whether more are to come. */
  const drawing = (...faces: Face[]) => {
    const { shot, sheet } = shotOf({ x: 0, y: 0, scale: 1 });
    shot.context.fillStyle = NIGHT.ink;
    shot.context.fillRect(0, 0, 800, 600);
    const made = making();
    const isMore = drawFaces(shot, faces);
    return { sheet, made: [...made.map(({ width }) => width), isMore] };
  };
  test.each([
    // How wide it is, and how much of its picture is seen, and what covers it, at its margin and beside that.
    [100, false, INK, INK],
    [135, false, mixed(PAPER, 0.5, INK), INK],
    [160, false, PAPER, INK],
    // One that cannot have the pins is dark, up to its edge.
    [300, true, PAPER, mixed(PAPER, 0.8, INK)],
  ])("of %i pixels comes into sight; dark: %j", (wide, isDark, inside, beside) => {
    const { sheet } = drawing(face(40, 10, wide, { isDark }));
    expect([10.4, 9.5, 8.5].map((x) => sheet.at(x, 12))).toEqual([inside, beside, INK].map(close));
  });

  test("gets its picture, one in a frame, which is kept as long as it is sharp", () => {
    const [one, other] = [50, 51].map((board) => face(board, 0, 400));
    const made = [
      [one, other],
      [one, other],
      [{ ...one, wide: 330 }],
      [{ ...one, wide: 300 }],
      [one],
      // One that is not to be seen is made all the same; one that is outside of the window is not.
      [face(52, -900, 400, { seen: 0 }), face(53, 0, 400)],
      [face(54, 801, 400), face(55, -401, 400)],
    ].map((faces) => drawing(...faces).made);
    expect(made).toEqual([[400, true], [400, false], [false], [300, false], [400, false], [400, true], [false]]);
  });

  test.each(["", "XI"])("shows its pieces and the text of its program; with pins, others dim: %j", (pins) => {
    const { sheet } = drawing(face(60, 0, 400, { pins }));
    for (const [letter, colour] of Object.entries(COLOURS)) {
      const [full, dim] = [pixelOf(colour), mixed(pixelOf(colour), DIM.shape, PAPER)];
      const isLit = pins === "" || pins.includes(letter);
      const at = ALL[60].indexOf(letter);
      const places = grid(10, 10, 40, 40).map(([x, y]) => [(at % 11) * 40 + x, Math.floor(at / 11) * 40 + 10 + y]);
      const seen = places.map(([x, y]) => rounded(sheet.at(x, y)));
      const has = [full, BLACK, dim, mixed(full, DIM.text, dim)].map((pixel) => seen.includes(rounded(pixel)));
      expect([letter, ...has]).toEqual([letter, isLit, isLit, !isLit, !isLit]);
    }
  });
});

describe("the film", () => {
  const window: View = { ...view, width: 500, height: 400, bottom: 60 };
  const from = { x: 30, y: 60, width: 303, height: 183 } as DOMRect;
  const board = ALL[910];
  const boards = tilesOf(FOUND, board).map((tile) => tile.board);
  const moves = ["", "I", "IL", "I", "IX"].map((laid) =>
    board.replace(/[ILX]/g, (letter) => (laid.includes(letter) ? letter : "x")),
  );
  const alone: Film = filmOf(FOUND, boards, false, 3, [...moves, board]);
  const film: Film = { ...alone, from };
  const { times, lights, wall } = film;
  const { lay } = wall;
  const [first, second] = times.handovers;
  const { grow, said, arc, swell, end, slide } = times;
  const [begun, played] = times.moves;
  const move = (part: number) => begun + part * (played - begun);
  const empty: Point = [(board.indexOf("X") % 11) + 0.5, Math.floor(board.indexOf("X") / 11) + 0.5];
  const last = boards.length - 1;
  const other = boards.findIndex((_, tile) => tile > 1200 && !lights!.own.includes(tile));
  const own = (tile: number) => cellOf(boards[tile], 2, 1);
  const tinted = (tile: number) => mixed(largeOf(lay, board, tile), 0.62, own(tile));
  const mine = boards.indexOf(ALL[0]);
  const lit = mixed(largeOf(lay, board, mine), 0.4, cellOf(ALL[0], 5, 3));
  /** When so many tiles hang, or a part more. */
  const timeOf = (hung: number): number => {
    let time = grow[0];
    while (hungAt(times, time) < hung) time += 0.001;
    return time;
  };

  /** A frame of the film, once the pictures of the first tiles are made. */
  const frame = (time: number, isStill = false, one = film, tries = 6): ReturnType<typeof shotOf> => {
    const now = shotOf(cameraOf(one, window, time), window, lay);
    // What was there before is gone.
    now.shot.context.fillRect(0, 0, 500, 400);
    return drawFilm(one, now.shot, time, isStill) && tries ? frame(time, isStill, one, tries - 1) : now;
  };
  type Seen = ReturnType<typeof frame>;

  // What one looks at.
  const at = (x: number, y: number) => (now: Seen) => now.sheet.at(x, y);
  const cell = (tile: number, place: Point) => (now: Seen) => now.at(tile, place);
  const pieces = (now: Seen) => [...new Set(now.lettersAt(0).replace(/[. ]/g, ""))].sort().join("");
  const isInked = (pixel: Pixel) => pixel[3] === 1 && rounded(pixel) !== rounded(PAPER);
  const places = grid(10, 10, 10, 6);
  const text = (tile: number) => (now: Seen) =>
    places.some((place) => Math.max(...now.at(tile, place).slice(0, 3)) < 15);
  /** The first five tiles: "#" if nearly all of one is seen, "-" if a part is, "." if nothing is. */
  const tiles = (now: Seen) =>
    [0, 1, 2, 3, 4]
      .map((tile) => places.filter((place) => isInked(now.at(tile, place))).length)
      .map((inked) => (inked > 85 ? "#" : inked ? "-" : "."))
      .join("");
  /** From where to where something is drawn, on a row and on a column of the window. */
  const reach = ({ sheet }: Seen) => {
    const xs = grid(500, 1, 500, 300).filter((place) => isInked(sheet.at(...place)));
    const ys = grid(1, 400, 360, 400).filter((place) => isInked(sheet.at(...place)));
    return [xs[0][0], xs.at(-1)![0], ys[0][1], ys.at(-1)![1]].join();
  };
  // The mark has five cells of 4.5 pixels on each side of its middle, and then its frame.
  const mark = (now: Seen) => now.sheet.at(now.placeOf(0, [5, 3])[0] - 26, 170);
  /** How much ink is over young tiles, and over an older one. */
  const flashes = (now: Seen) =>
    [198, 195, 180].map((tile) => {
      const [seen, plain, most] = [now.at(tile, IN), own(tile), INK].map((pixel) => pixel[0] + pixel[1] + pixel[2]);
      return (seen - plain) / (most - plain);
    });

  // In the order of time: a tile that hangs stays.
  test.each<[string, number, (now: Seen) => unknown, number[] | string | boolean, isStill?: boolean, one?: Film]>([
    ["the page is seen", 0, at(480, 380), CLEAR],
    ["the ground comes down over it", times.lights / 2, at(480, 380), [...PAPER.slice(0, 3), 0.5]],
    ["the page is gone", times.lights, at(480, 380), PAPER],
    ["its board goes first", begun, at(31, 61), PAPER],
    ["the game begins", move(0.1), pieces, "FNPTUVWYZ"],
    ["its empty cells are faint", move(0.1), cell(0, empty), mixed(INK, 0.15, PAPER)],
    ["the player lays I", move(0.3), pieces, "FINPTUVWYZ"],
    ["and L", move(0.5), pieces, "FILNPTUVWYZ"],
    ["takes that back", move(0.7), pieces, "FINPTUVWYZ"],
    ["lays X", move(0.9), pieces, "FINPTUVWXYZ"],
    ["there is no text before the last move", played - 0.01, text(0), false],
    ["then it comes", slide[0] - 0.01, text(0), true],
    ["on a full board", slide[0] - 0.01, tiles, "#...."],
    ["where it is on the page", slide[0] - 0.01, reach, "31.5,330.5,63.5,239.5"],
    ["or without a page, as large as can be", slide[0] - 0.01, reach, "2.5,497.5,22.5,317.5", false, alone],
    ["where nothing may move, the board is full at once", begun, tiles, "#....", true],
    ["and has its text", begun, text(0), true, true],
    ["no letter has lifted off", first.begin, tiles, "#...."],
    ["the next place waits", first.begin + 0.4, cell(1, [-0.02, 3]), mixed(INK, 0.35, PAPER)],
    ["letters are on their way", first.begin + 1.2, tiles, "#-..."],
    ["their pieces come", endOf(first) - 0.01, cell(1, [0.05, 0.5]), mixed(cellOf(boards[1], 0, 0), 0.875, PAPER)],
    ["they have landed", endOf(first) + 0.02, tiles, "##..."],
    ["the next ones are on their way", second.begin + 0.6, tiles, "##-.."],
    ["they have landed", endOf(second) + 0.02, tiles, "###.."],
    ["boards hang themselves", grow[0] + 0.01, tiles, "####."],
    ["one comes out of the one before it", timeOf(4.4), tiles, "####-"],
    ["with its text", timeOf(4.9), text(4), true],
    ["it is there", timeOf(5), tiles, "#####"],
    ["young tiles flash", timeOf(200), flashes, [0.32, 0.125, 0]],
    ["all have the colours of the large board", said, cell(other, IN), tinted(other)],
    ["the last ones, too", said, cell(last, IN), tinted(last)],
    ["then the lights go down", end, cell(other, IN), mixed(PAPER, 0.3, tinted(other))],
    ["but not in one that the player has found", end, cell(mine, [5.1, 3.1]), lit],
    ["and the last one is marked", end, mark, INK],
  ])("%s, at %f", (_, time, look, what, isStill, one) => {
    expect(look(frame(time, isStill, one))).toEqual(Array.isArray(what) ? close(what) : what);
  });

  /** Where something flies: these places differ from those of a frame where nothing may move. */
  const flying = (time: number, all: Point[]): Point[] => {
    const [one, still] = [false, true].map((isStill) => frame(time, isStill).sheet);
    return all.filter((place) => `${one.at(...place)}` !== `${still.at(...place)}`);
  };
  const rowAt = (y: number): Point[] => grid(500, 1, 500, 2 * y);

  test("has letters that fly in a bow, in the colours of their pieces", () => {
    const { sheet, placeOf } = frame(first.begin + 0.3);
    const above = flying(first.begin + 0.3, rowAt(placeOf(1, [0, 0])[1] - 5));
    const colours = Object.values(COLOURS).map((colour) => rounded(pixelOf(colour)));
    const isColour = above.map((place) => colours.indexOf(rounded(sheet.at(...place))));
    expect([new Set(isColour).size > 2, isColour.includes(-1)]).toEqual([true, false]);
  });

  test("ends with an arc of letters from the last tile to the first, and a frame that grows and fades", () => {
    const [start, goal] = [last, 0].map((tile) => frame(end).placeOf(tile, [5, 3]));
    const near = ([x, y]: Point) => grid(10, 10, 10, 10).map(([dx, dy]): Point => [x + dx - 5, y + dy - 5]);
    const between = grid(1, 400, start[0] + goal[0], 400);
    const spots = { "the last tile": near(start), between, "the first tile": near(goal) };
    const flies = (time: number) =>
      Object.entries(spots).flatMap(([name, all]) => (flying(time, all).length ? [name] : []));
    const seen = [arc[0] + 0.05, (arc[0] + arc[1]) / 2, arc[1] - 0.03, end].map(flies);
    expect(seen).toEqual([["the last tile"], ["between"], ["the first tile"], []]);
    // It bends upwards.
    const lowest = flying((arc[0] + arc[1]) / 2, between).at(-1)!;
    expect(lowest[1]).toBeLessThan((start[1] + goal[1]) / 2 - 20);
    const [[left]] = flying(swell[1] - 0.25, rowAt(goal[1]));
    expect(Math.round(goal[0] - left)).toBe(65);
  });

  test("ends with cells of whole pixels where that costs little, before the sentence is said", () => {
    const large = { ...view, width: 1160, height: 800 };
    expect([said, end].map((time) => cameraOf(film, large, time).scale)).toEqual([2, 2]);
  });
});

/** A recorder that makes a part of one byte when it stops, or fails in one of these ways. */
const recorderOf = (way: string, supported: string) =>
  class {
    static isTypeSupported = (type: string) => type.startsWith(supported);
    [handler: `on${string}`]: any;
    state = "inactive";
    start() {
      if (way === "refuses") throw Error("no");
      this.state = "recording";
      if (way === "fails") this.onerror();
    }
    stop() {
      if (this.state === "inactive") throw Error("it has stopped");
      this.state = "inactive";
      this.ondataavailable({ data: new Blob(way === "is empty" ? [] : ["."]) });
      this.onstop();
    }
  };
/** Frames that come so many milliseconds apart. */
const framesEach = (step: number) => {
  let now = 1000;
  const requestAnimationFrame = (next: (now: number) => void) => setTimeout(() => next((now += step)));
  return { requestAnimationFrame, cancelAnimationFrame: clearTimeout };
};

describe("a recording", () => {
  const souvenir = { board: ALL[910], found: FOUND, moves: [ALL[910]], lines: ["A line."] };

  test.each([
    ["is saved as MP4", "", "video/mp4", "video/mp4"],
    ["as WebM, if there is nothing else", "", "video/webm", "video/webm"],
    ["as MP4, if there is both", "", "video", "video/mp4"],
    ["not, where nothing is supported", "", "video/ogg", NO_FILM],
    ["not, where there is no recorder", "is missing", "", NO_FILM],
    ["not, if it refuses", "refuses", "video/mp4", NO_FILM],
    ["not, if it fails", "fails", "video/mp4", NO_FILM],
    ["not, if nothing comes of it", "is empty", "video/mp4", NO_FILM],
    ["not, if the tab was hidden", "is hidden", "video/mp4", HIDDEN],
    ["not, if somebody ends it, without a word", "is ended", "video/mp4", ""],
  ])("%s", async (_, way, supported, expected) => {
    const end = new AbortController();
    const MediaRecorder = way === "is missing" ? undefined : recorderOf(way, supported);
    stub({ MediaRecorder, ...framesEach(100) });
    const times: number[] = [];
    const draw = (time: number) => {
      times.push(Math.round(time * 10));
      if (time > 0.2 && way === "is hidden") document.dispatchEvent(new Event("visibilitychange"));
      if (time > 0.2 && way === "is ended") end.abort();
    };
    const sheet = { captureStream: () => ({}) } as unknown as HTMLCanvasElement;
    const { value, flaw } = await record(sheet, 0.5, draw, end.signal);
    expect(value?.type ?? flaw).toBe(expected);
    if (value) expect(times).toEqual([0, 0, 1, 2, 3, 4, 5]);
    // Nothing goes on after it.
    const drawn = times.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(times).toHaveLength(drawn);
  });

  test.each([
    // The last number says how many seconds apart frames are drawn.
    ["mp4", 1280, 640, "1280,800", 15, /the next; the last prints mine\.\|A line\.$/],
    ["webm", 390, 844, "800,1280", 3, /\|My solution is .*(\|2,339 .*? the last\|prints mine\.\|A line\.){3}$/],
  ])("as %s, of a window of %i by %i, has %s pixels, and its end", async (type, wide, high, size, step, said) => {
    const MediaRecorder = recorderOf("", "video/" + type);
    stub({ innerWidth: wide, innerHeight: high, MediaRecorder, ...framesEach(step * 1000) });
    const made = making({ captureStream: () => ({}) });
    const parts: number[][] = [];
    const { value } = await takeFilm(souvenir, new AbortController().signal, (...part) => void parts.push(part));
    expect(value!.name).toBe("pentominoes." + type);
    // Its end stays for 2.5 seconds.
    const times = [0, ...Array.from({ length: Math.ceil(12.85 / step) + 1 }, (_, i) => i * step)];
    expect(parts).toEqual(times.map((time) => [time / 12.85, 12.85 - time].map((each) => expect.closeTo(each))));
    const { texts, height } = made.find((each) => `${[each.width, each.height]}` === size)!;
    expect(texts.map(({ text }) => text).join("|")).toMatch(said);
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(height / (wide < high ? 1.6 : 1.25));
  });

  test("is a picture, too, of all tiles, and of lines as the player says them to others", async () => {
    const made = making({ toBlob: (take: BlobCallback) => take(null) });
    stub({ innerWidth: 1280, innerHeight: 800 });
    expect(await takePicture(souvenir)).toBe(null);
    const picture = made.find(({ texts }) => texts.length)!;
    const lay = layOf(ALL[910], 2340, false);
    const [wide, high] = extentOf(lay);
    const unit = (picture.width - 160) / wide;
    expect([Number.isInteger(unit), picture.height]).toEqual([true, high * unit + 300]);
    expect(picture.width).toBeGreaterThan(2000);
    const x = picture.width / 2;
    expect(picture.texts).toEqual([
      { text: "2,339 programs. Each prints the next; the last prints mine.", x, y: high * unit + 150 },
      { text: "A line.", x, y: high * unit + 220 },
    ]);
    // Every tile hangs: the last one is there. Beside them is the ground.
    const [left, top] = cornerOf(lay, lay.spots[2339]).map((edge) => 80 + edge * unit);
    const tinted = mixed(largeOf(lay, ALL[910], 2339), 0.62, cellOf(ALL[910], 2, 1));
    expect(picture.at(left + 2.5 * unit, top + 1.5 * unit)).toEqual(close(mixed(PAPER, 0.3, tinted)));
    expect(picture.at(40, 40)).toEqual(PAPER);
  });

  test("as MP4 says of its track how long it is, in the unit of the track", async () => {
    const box = (name: string, unit: number, length: number) => {
      const bytes = new DataView(new ArrayBuffer(32));
      bytes.setUint8(0, 1);
      bytes.setUint32(20, unit);
      bytes.setUint32(28, length);
      return [name, bytes.buffer];
    };
    const film = (length: number) =>
      new Blob(["ftyp", ...box("mvhd", 1000, 12439), ...box("mdhd", 30_000, length), "…"]);
    expect(await (await mendLength(film(12439))).bytes()).toEqual(await film(373_170).bytes());
    for (const other of [new Blob(["webm"]), new Blob(box("mvhd", 1000, 12439))])
      expect(await mendLength(other)).toBe(other);
  });

  test("is refused where a browser alters what was drawn, or draws nothing", () => {
    expect(refusalOf()).toBe("");
    const altering = new Canvas();
    altering.context.getImageData = () => ({ data: [20, 200, 240, 255, 20, 201, 240, 255] });
    for (const sheet of [altering, Object.assign(new Canvas(), { getContext: () => null })]) {
      const made = vi.spyOn(BROWSER.document, "createElement").mockReturnValue(sheet as Canvas);
      expect(refusalOf()).toBe(UNREADABLE);
      made.mockRestore();
    }
  });
});
