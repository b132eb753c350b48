// What is seen of the Wall and of the film, on canvases of pixels, at named places and times.

import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { fit, onScreen, type View } from "../tools/page/wall/camera.ts";
import { cornerOf, extentOf, layOf, pieceUnder, type Point, seamsOf } from "../tools/page/wall/lay.ts";
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
import { lettersOf, placeOf } from "../tools/boards/cells.ts";
import { BROWSER, Canvas, mixed, type Pixel, pixelOf } from "./canvas.ts";
import { allSolutions, boardOf } from "./run.ts";

const ALL = allSolutions("6x10");
const FOUND = { ...nothingFound(boardOf("6x10")), solutions: ALL.map(lettersOf) };
const stored = { "pentomino-quine/found-6x10": "[1,2,3]" };

const stub = (stubs: object) => {
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
};
stub({ ...BROWSER, localStorage: stored });
afterAll(() => void vi.unstubAllGlobals());

const view: View = { width: 800, height: 600, ratio: 1, top: 0, bottom: 0, left: 0, right: 0 };
const [PAPER, INK, BLACK] = [NIGHT.paper, NIGHT.ink, "#000"].map(pixelOf);
const colourOf = (letter: string): Pixel => pixelOf(COLOURS[letter]);

/** A shot of a camera, and the canvas on which it is drawn. */
const shotOf = (camera: paint.Shot["camera"], seen = view) => {
  const sheet = Object.assign(new Canvas(), { width: seen.width, height: seen.height });
  const shot: paint.Shot = { context: sheet.getContext(), view: seen, camera, ...NIGHT };
  return { shot, sheet };
};

/** The same pixel, but for what rounding does to it. */
const like = (pixel: Pixel) => pixel.map((value, i) => expect.closeTo(value, i < 3 ? -0.6 : 1));
const isLike = (one: Pixel, other: Pixel) => one.every((value, i) => Math.abs(value - other[i]) < 2);

/** The colours in a box, or in all of a canvas. */
const coloursIn = (sheet: Canvas, [x, y, wide, high] = [0, 0, sheet.width, sheet.height]): Pixel[] => {
  const seen = new Map<string, Pixel>();
  for (let i = 0; i < wide; i++)
    for (let k = 0; k < high; k++) {
      const pixel = sheet.at(x + i, y + k);
      seen.set(pixel.join(), pixel);
    }
  return [...seen.values()];
};

/** The middle of a cell of a tile in the window. */
const middleOf = (shot: paint.Shot, lay: paint.Wall["lay"], tile: number, [y, x]: readonly number[]) => {
  const [left, top] = paint.rectOf(shot, lay, tile);
  return [left + (x + 0.5) * shot.camera.scale, top + (y + 0.5) * shot.camera.scale] as const;
};

/** The colours in the middle of each cell of a tile, by the letters of their pieces; others are ".". */
const boardSeen = (sheet: Canvas, shot: paint.Shot, lay: paint.Wall["lay"], tile: number): string =>
  ALL[0].replace(/\w/g, (_, at) => {
    const seen = `${sheet.at(...middleOf(shot, lay, tile, placeOf(ALL[0], at)))}`;
    return Object.keys(COLOURS).find((letter) => `${colourOf(letter)}` === seen) ?? ".";
  });

/** All canvases that a test makes, which can do more. */
const making = (more: object): Canvas[] => {
  const made: Canvas[] = [];
  const create = vi.spyOn(BROWSER.document, "createElement").mockImplementation(() => {
    made.push(Object.assign(new Canvas(), more));
    return made.at(-1)!;
  });
  onTestFinished(() => create.mockRestore());
  return made;
};

describe("a wall", () => {
  const lay = layOf(ALL[0], 120, false);
  const camera = fit(view, [0, 0, ...extentOf(lay)]);
  const wallOf = (count = 120) => {
    const wall = paint.wallOf(lay, ALL[0]);
    paint.hang(wall, ALL, count);
    return wall;
  };
  const drawn = (lights?: paint.Lights, look = { mix: 0, seams: 0, dusk: 1 }, wall = wallOf(), from = camera) => {
    const { shot, sheet } = shotOf(from);
    paint.drawWall(shot, wall, look, lights);
    const at = (tile: number, cell: Point) => sheet.at(...middleOf(shot, lay, tile, cell));
    return { shot, sheet, at, boardAt: (tile: number) => boardSeen(sheet, shot, lay, tile) };
  };
  /** The colours of a tile's cell in row 1, column 2, and of the large piece to which the tile belongs. */
  const ownOf = (tile: number) => colourOf(ALL[tile][13]);
  const largeOf = (tile: number) => colourOf(pieceUnder(lay, ALL[0], lay.spots[tile]));

  test("shows the boards that hang, and the ground where none does; more come later", () => {
    const wall = wallOf(3);
    const { boardAt, at, sheet } = drawn(undefined, undefined, wall);
    expect([0, 1, 2].map(boardAt)).toEqual(ALL.slice(0, 3));
    expect([at(3, [2, 2]), sheet.at(0, 0)]).toEqual([PAPER, PAPER]);
    paint.hang(wall, ALL.slice(0, 5), 99);
    expect([wall.hung, drawn(undefined, undefined, wall).boardAt(4)]).toEqual([5, ALL[4]]);
  });

  test.each([
    ["its boards have their colours", { mix: 0, seams: 0, dusk: 0 }, ownOf(40)],
    ["they go over", { mix: 0.5, seams: 0.25, dusk: 0 }, mixed(largeOf(40), 0.31, ownOf(40))],
    ["to those of the large board, with seams", { mix: 1, seams: 1, dusk: 0 }, mixed(largeOf(40), 0.62, ownOf(40))],
    ["the lights go down", { mix: 0, seams: 0, dusk: 0.5 }, mixed(PAPER, 0.15, ownOf(40))],
  ])("becomes a picture: %s", (_, look, seen) => {
    const { at, shot, sheet } = drawn(paint.litByOwn(lay, [0, 7], NIGHT.paper), look);
    expect(at(40, [1, 2])).toEqual(like(seen));
    // A seam is wider than the gap between two tiles.
    const [[[x, y], [x2, y2]]] = seamsOf(lay, ALL[0]);
    const beside = (by: number): Point => (x === x2 ? [x + by, (y + y2) / 2] : [(x + x2) / 2, y + by]);
    const isGround = [1.1, 2.4].map((by) => isLike(sheet.at(...onScreen(camera, shot.view, beside(by))), PAPER));
    expect(isGround).toEqual([look.seams === 1, false]);
  });

  test("has no large board if its tiles are few, or where that has a hole", () => {
    expect(paint.wallOf(layOf(ALL[0], 100, false), ALL[0]).tint).toBe(undefined);
    const hollow = paint.wallOf(lay, ALL[0].replaceAll("I", ".")).tint as unknown as Canvas;
    const isTinted = lay.spots.map((spot) => hollow.at(...spot)[3] === 1);
    expect(isTinted).toEqual(lay.spots.map((spot) => pieceUnder(lay, ALL[0], spot) !== "I"));
  });

  test.each([
    // How many tiles are the player's, how dark others are, and how large and how tinted those are.
    [1, 0.3, 1.6, 0.4],
    [10, 0.3, 1.455, 0.545],
    [11, 0.45, 1.387, 0.613],
    [30, 0.45, 1.15, 0.85],
  ])("with %i tiles found is darker by %f; they are %f times as large, and tinted by %f", (count, dark, size, part) => {
    const own = Array.from({ length: count }, (_, i) => i * 3);
    const { shot, sheet, at } = drawn(paint.litByOwn(lay, own, NIGHT.paper), { mix: 1, seams: 0, dusk: 1 });
    expect(at(118, [1, 2])).toEqual(like(mixed(PAPER, dark, mixed(largeOf(118), 0.62, ownOf(118)))));
    // The left column is seen up to its larger edge, and then the ground that parts it from its neighbours.
    const tile = own.at(-1)!;
    const [x, y, wide, high] = paint.rectOf(shot, lay, tile);
    const [left, row] = [x + (wide * (1 - size)) / 2, y + high / 2 + 0.5 * shot.camera.scale * size];
    expect(sheet.at(left + 1.2, row)).toEqual(like(mixed(largeOf(tile), part, colourOf(ALL[tile][33]))));
    expect(sheet.at(left - 0.6, row)).toEqual(PAPER);
  });

  test("lights no tile before it hangs, all if none is found, and with pins those that can have them", () => {
    const { at } = drawn(paint.litByOwn(lay, [0, 9, 50], NIGHT.paper), undefined, wallOf(10));
    expect([9, 50].map((tile) => isLike(at(tile, [2, 2]), PAPER))).toEqual([false, true]);
    expect(paint.litByOwn(lay, [], NIGHT.paper)).toBe(undefined);
    const pinned = drawn(paint.litByPins(lay, [1, 5], NIGHT.paper));
    expect([1, 5].map(pinned.boardAt)).toEqual([ALL[1], ALL[5]]);
    expect(pinned.at(2, [1, 2])).toEqual(like(mixed(PAPER, 0.86, ownOf(2))));
  });

  test("is seen from near, and cells that have no whole pixels are smooth", () => {
    const { shot, sheet } = drawn(undefined, undefined, undefined, { x: 31.4, y: 20.7, scale: 37 });
    const tile = lay.spots.findIndex((spot) => `${cornerOf(lay, spot)}` === "22,14");
    expect(boardSeen(sheet, shot, lay, tile).slice(0, 6)).toBe(ALL[tile].slice(0, 6));
    const smooth = [1.3, 1.5, 2, 2.3].map((scale) => {
      const from = shotOf({ ...camera, scale }, { ...view, ratio: 2 });
      paint.drawWall(from.shot, wallOf(), { mix: 0, seams: 0, dusk: 0 }, undefined);
      return from.sheet.isSmooth;
    });
    expect(smooth).toEqual([true, false, false, false]);
  });

  test("knows the tiles that the player has found, each once", () => {
    stub({ localStorage: { "pentomino-quine/found-6x10": "[1,911,913]" } });
    const own = (first: string) => ownTiles(FOUND, numbersOf(FOUND, first));
    expect(own(ALL[910])).toEqual([0, 2, 2339 - 910]);
    expect(own(ALL[0].replaceAll("X", "x"))).toEqual([1, 911, 913]);
    stub({ localStorage: stored });
  });

  test.each([
    [1, 4],
    [20, 20],
  ])("marks a tile with a frame; a cell of %i has %i pixels", (size, unit) => {
    const { shot, sheet } = shotOf({ ...camera, scale: 4 });
    paint.drawMarked(shot, wallOf(), 5, size, 0.5);
    const [x, y, wide, high] = paint.rectOf(shot, lay, 5);
    const [left, top] = [x + (wide - 10 * unit) / 2, y + (high - 6 * unit) / 2].map(Math.round);
    expect(sheet.at(left + 2.5 * unit, top + 1.5 * unit)).toEqual(ownOf(5));
    // Its frame, and one that grows and fades.
    const seen = [-1, -3.5, -33, -36].map((by) => sheet.at(left + by, top + 3 * unit));
    const faint: Pixel = [INK[0], INK[1], INK[2], 0.25];
    expect(seen).toEqual([PAPER, INK, like(faint), [0, 0, 0, 0]]);
  });
});

describe("a tile that is near", () => {
  const face = (board: number, x: number, wide: number, more: Partial<Face> = {}): Face => ({
    ...{ board: ALL[board], rect: [x, 10, wide, wide * 0.6], wide: 400, ...more },
  });
  /** Draws tiles on a ground of ink; says how wide the pictures are that this made, and whether more are to come. */
  const drawing = (...faces: Face[]) => {
    const { shot, sheet } = shotOf({ x: 0, y: 0, scale: 1 });
    Object.assign(shot.context, { fillStyle: NIGHT.ink });
    shot.context.fillRect(0, 0, 800, 600);
    const made = vi.spyOn(BROWSER.document, "createElement");
    const isMore = drawFaces(shot, faces);
    const pictures = made.mock.results.map(({ value }) => value.width);
    made.mockRestore();
    return { sheet, made: [...pictures, isMore] };
  };
  test.each([
    // How wide it is, and how much of its picture is seen, and what covers it, at its margin and beside that.
    [100, false, [INK, INK]],
    [135, false, [mixed(PAPER, 0.5, INK), INK]],
    [160, false, [PAPER, INK]],
    [400, false, [PAPER, INK]],
    // One that cannot have the pins is dark, up to its edge.
    [300, true, [PAPER, mixed(PAPER, 0.8, INK)]],
  ])("of %i pixels comes into sight; dark: %j", (wide, isDark, seen) => {
    const { sheet } = drawing(face(40, 10, wide, { isDark }));
    expect([10.5, 9.5].map((x) => sheet.at(x, 12))).toEqual(seen.map(like));
    expect(sheet.at(8.5, 12)).toEqual(INK);
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
    const seen = coloursIn(sheet, [0, 10, 400, 240]);
    const has = (...pixels: Pixel[]) => pixels.map((pixel) => seen.some((each) => isLike(each, pixel)));
    for (const letter of Object.keys(COLOURS)) {
      const [full, dim] = [colourOf(letter), mixed(colourOf(letter), DIM.shape, PAPER)];
      const isDim = pins !== "" && !pins.includes(letter);
      expect([letter, ...has(full, dim, mixed(full, DIM.text, dim))]).toEqual([letter, !isDim, isDim, isDim]);
    }
    expect(has(BLACK)).toEqual([true]);
  });
});

describe("the film", () => {
  const seen: View = { ...view, width: 500, height: 400, bottom: 60 };
  const from = { x: 30, y: 60, width: 303, height: 183 } as DOMRect;
  const board = ALL[910];
  const boards = tilesOf(FOUND, board).map((tile) => tile.board);
  const moves = ["", "I", "IL", "I", "IX"].map((laid) =>
    board.replace(RegExp(`[${laid || "I"}LX]`, "g"), (letter) => (laid.includes(letter) ? letter : "x")),
  );
  const film: Film = { ...filmOf(FOUND, boards, false, 3, [...moves, board]), from };
  const { times, lights, wall } = film;
  const { lay } = wall;
  const [first, second] = times.handovers;
  const { grow, said, arc, swell, end, slide } = times;
  const [begun, played] = times.moves;
  const other = boards.findIndex((_, tile) => tile > 1200 && !lights!.own.includes(tile));

  /** A frame of the film, once the pictures of the first tiles are made. */
  const frame = (time: number, isStill = false, one = film) => {
    const { shot, sheet } = shotOf(cameraOf(one, seen, time), seen);
    for (let i = 0; drawFilm(one, shot, time, isStill) && i < 6; i++);
    const boxOf = (tile: number) => paint.rectOf(shot, lay, tile);
    return { shot, sheet, boxOf, middle: (tile: number) => middleOf(shot, lay, tile, [2.5, 4.5]) };
  };
  type Seen = ReturnType<typeof frame>;
  /** The pixels that fly in a frame: those that differ where nothing may move. */
  const flying = (time: number): Point[] => {
    const [one, still] = [false, true].map((isStill) => frame(time, isStill).sheet.image.pixels);
    const all = [...one.keys()].filter((i) => one[i] !== still[i]);
    return all.map((i) => [i % seen.width, Math.floor(i / seen.width)]);
  };
  const nearest = (pixels: Point[], [x, y]: Point) => Math.min(...pixels.map((at) => Math.hypot(at[0] - x, at[1] - y)));
  /** How bright some tiles are: the mean of the least of their colours. */
  const brightness = ({ sheet, middle }: Seen, start: number, to: number): number => {
    const all = Array.from({ length: to - start }, (_, i) => sheet.at(...middle(start + i)));
    return all.reduce((sum, [...colours]) => sum + Math.min(...colours.slice(0, 3)) / all.length, 0);
  };
  /** When so many tiles hang, or a part more. */
  const timeOf = (hung: number): number => {
    let time = grow[0];
    while (hungAt(times, time) < hung) time += 0.001;
    return time;
  };

  /** What one looks at: a pixel at a place, the pieces that lie on the board, or the first five tiles. */
  const PLACES = {
    "beside the board": ({ sheet }: Seen) => sheet.at(480, 380),
    "its edge": ({ sheet }: Seen) => sheet.at(31, 61),
    "the next place": ({ sheet, boxOf }: Seen) => sheet.at(boxOf(1)[0] - 0.5, boxOf(1)[1] + boxOf(1)[3] / 2),
    "its pieces": ({ sheet, shot }: Seen) =>
      [...new Set(boardSeen(sheet, shot, lay, 0).replace(/[. ]/g, ""))].sort().join(""),
    "its text": ({ sheet, boxOf }: Seen) => coloursIn(sheet, [...boxOf(0)]).some((each) => isLike(each, BLACK)),
    // "#" if nearly all of a tile is seen, "-" if a part is, "." if nothing is.
    tiles: ({ sheet, boxOf }: Seen) =>
      [0, 1, 2, 3, 4]
        .map((tile) => {
          const [left, top, wide, high] = boxOf(tile);
          const places = Array.from({ length: 400 }, (_, i) => [(i % 20) + 0.5, Math.floor(i / 20) + 0.5]);
          const pixels = places.map(([x, y]) => [left + (x * wide) / 20, top + (y * high) / 20]);
          const isIn = ([x, y]: number[]) => x >= 0 && y >= 0 && x < seen.width && y < seen.height;
          const inked = pixels.filter((at) => isIn(at) && !isLike(sheet.at(at[0], at[1]), PAPER)).length;
          return inked > 360 ? "#" : inked > 2 ? "-" : ".";
        })
        .join(""),
    "the mark": ({ sheet, middle }: Seen) => sheet.at(middle(0)[0] - 5 * paint.MARKED - 3.5, middle(0)[1]),
  };
  test.each<[string, number, keyof typeof PLACES, string | boolean | Pixel, isStill?: boolean]>([
    ["the page is seen", 0, "beside the board", [0, 0, 0, 0]],
    ["the ground comes down over it", times.lights / 2, "beside the board", [...PAPER.slice(0, 3), 0.5] as Pixel],
    ["the page is gone", times.lights, "beside the board", PAPER],
    ["its board goes first", begun, "its edge", PAPER],
    ["the game begins", begun + 0.1 * (played - begun), "its pieces", "FNPTUVWYZ"],
    ["the player lays I", begun + 0.3 * (played - begun), "its pieces", "FINPTUVWYZ"],
    ["and L", begun + 0.5 * (played - begun), "its pieces", "FILNPTUVWYZ"],
    ["takes that back", begun + 0.7 * (played - begun), "its pieces", "FINPTUVWYZ"],
    ["lays X", begun + 0.9 * (played - begun), "its pieces", "FINPTUVWXYZ"],
    ["there is no text before the last move", played - 0.01, "its text", false],
    ["then it comes", slide[0] - 0.01, "its text", true],
    ["on a full board", slide[0] - 0.01, "tiles", "#...."],
    ["no letter has lifted off", first.begin, "tiles", "#...."],
    ["the next place waits", first.begin + 0.4, "the next place", mixed(INK, 0.35, PAPER)],
    ["letters are on their way", first.begin + 1.2, "tiles", "#-..."],
    ["they have landed", endOf(first) + 0.02, "tiles", "##..."],
    ["the next ones are on their way", second.begin + 0.6, "tiles", "##-.."],
    ["they have landed", endOf(second) + 0.02, "tiles", "###.."],
    ["boards hang themselves", grow[0] + 0.01, "tiles", "####."],
    ["one comes out of the one before it", timeOf(4.4), "tiles", "####-"],
    ["it is there", timeOf(5), "tiles", "#####"],
    ["the player's own is marked", end, "the mark", INK],
    ["where nothing may move, the board is full at once", begun + 0.1, "its pieces", "", true],
  ])("%s, at %f: %s", (_, time, place, what, isStill) => {
    const now = PLACES[place](frame(time, isStill));
    expect(now).toEqual(Array.isArray(what) ? like(what) : what);
  });

  test("begins where the board is on the page, or without a page as large as can be", () => {
    const { from: _, ...alone } = film;
    const edges = [film, alone].map((one) => {
      const { pixels } = frame(slide[0] - 0.01, false, one).sheet.image;
      const inked = [...pixels.keys()].filter((i) => pixels[i] !== pixels[0]);
      const columns = inked.map((i) => i % seen.width).sort((left, right) => left - right);
      return [columns[0], columns.at(-1), Math.floor(inked[0] / seen.width), Math.floor(inked.at(-1)! / seen.width)];
    });
    // A piece does not fill its cells.
    expect(edges).toEqual([
      [32, 329, 63, 239],
      [2, 497, 22, 317],
    ]);
  });

  test("has letters that fly in a bow, in the colours of their pieces", () => {
    const { sheet, boxOf } = frame(first.begin + 0.3);
    const top = boxOf(1)[1];
    const above = flying(first.begin + 0.3).filter(([, row]) => row < top - 2);
    expect(above.length).toBeGreaterThan(20);
    const colours = Object.values(COLOURS).map((colour) => `${pixelOf(colour)}`);
    for (const [x, y] of above) expect(colours).toContain(`${sheet.at(x, y)}`);
  });

  test("lets tiles flash as they come, where they are many, and no more at the end", () => {
    const time = (grow[0] + grow[1]) / 2;
    const hung = Math.floor(hungAt(times, time));
    const now = frame(time);
    const [old, young, youngest] = [0, 0.955, 0.985].map((part) => brightness(now, Math.floor(hung * part), hung));
    expect([young > old + 5, youngest > young + 10]).toEqual([true, true]);
    const last = frame(grow[1]);
    expect(brightness(last, 2300, 2339)).toBeLessThan(brightness(last, 0, 2339));
  });

  test("ends with an arc of letters from the last tile to the first, and a frame that grows and fades", () => {
    const { middle } = frame(end);
    const [last, own] = [middle(lay.spots.length - 1), middle(0)];
    const half = flying((arc[0] + arc[1]) / 2);
    expect(half.length).toBeGreaterThan(200);
    // It bends upwards.
    for (const [column, row] of half)
      expect(row).toBeLessThan(last[1] + ((column - last[0]) / (own[0] - last[0])) * (own[1] - last[1]) + 12);
    // Its first letters leave the last tile, and its last ones come to the first.
    expect([nearest(flying(arc[0] + 0.06), last) < 5, nearest(flying(arc[1] - 0.06), own) < 5]).toEqual([true, true]);
    const growing = flying(swell[1] - 0.25).map(([column]) => own[0] - column);
    expect([Math.round(Math.max(...growing)), flying(end)]).toEqual([66, []]);
    // The lights have gone down in the tiles of others, and not before.
    const light = [said - 0.01, said, end].map((time) => brightness(frame(time, true), other, other + 1));
    expect([light[1] / light[0], light[2] < light[0] * 0.9]).toEqual([1, true]);
  });

  test("ends with cells of whole pixels where that costs little, before the sentence is said", () => {
    const large = { ...view, width: 1160, height: 800 };
    expect([said, end].map((time) => cameraOf(film, large, time).scale)).toEqual([2, 2]);
  });

  test("is taken along as a picture with all tiles, and with lines as the player says them to others", async () => {
    const made = making({ toBlob: (take: BlobCallback) => take(null) });
    stub({ innerWidth: 1280, innerHeight: 800 });
    expect(await takePicture({ board, found: FOUND, moves, lines: ["A line."] })).toBe(null);
    const picture = made.find(({ texts }) => texts.length)!;
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
    const [left, top] = cornerOf(lay, lay.spots.at(-1)!);
    expect(picture.at(80 + (left + 5.5) * unit, 80 + (top + 2.5) * unit)).not.toEqual(PAPER);
    expect(picture.at(40, 40)).toEqual(PAPER);
  });
});

/** A recorder that makes a part of one byte when it stops, or fails in one of these ways. */
const recorderOf = (way: string, supported: string) =>
  class {
    static isTypeSupported = (type: string) => type.startsWith(supported);
    state = "inactive";
    ondataavailable = (_: object) => {};
    onstop = () => {};
    onerror = () => {};
    start = () => {
      if (way === "refuses") throw Error("no");
      this.state = "recording";
      if (way === "fails") this.onerror();
    };
    stop = () => {
      if (this.state === "inactive") throw Error("it has stopped");
      this.state = "inactive";
      this.ondataavailable({ data: new Blob(way === "is empty" ? [] : ["."]) });
      this.onstop();
    };
  };
/** Frames that come so many milliseconds apart. */
const framesEach = (step: number) => {
  let now = 1000;
  const requestAnimationFrame = (next: (now: number) => void) => setTimeout(() => next((now += step)));
  return { requestAnimationFrame, cancelAnimationFrame: clearTimeout };
};

describe("a recording", () => {
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
    ["mp4", 1280, 640, "1280,800", 15, / the last prints mine\. A line\.$/],
    ["webm", 390, 844, "800,1280", 3, /My solution is a program\. It prints:(.* the last prints mine\. A line\.){3}$/],
  ])(
    "as %s, of a window of %i by %i, has %s pixels, and goes on to its end",
    async (type, wide, high, size, step, said) => {
      const MediaRecorder = recorderOf("", "video/" + type);
      stub({ innerWidth: wide, innerHeight: high, MediaRecorder, ...framesEach(step * 1000) });
      const made = making({ captureStream: () => ({}) });
      const parts: number[][] = [];
      const souvenir = { board: ALL[910], found: FOUND, moves: [ALL[910]], lines: ["A line."] };
      const { value } = await takeFilm(souvenir, new AbortController().signal, (...part) => void parts.push(part));
      expect(value!.name).toBe("pentominoes." + type);
      // Its end stays for 2.5 seconds.
      const times = [0, ...Array.from({ length: Math.ceil(12.85 / step) + 1 }, (_, i) => i * step)];
      expect(parts).toEqual(times.map((time) => [time / 12.85, 12.85 - time].map((each) => expect.closeTo(each))));
      const { texts, height } = made.find((each) => `${[each.width, each.height]}` === size)!;
      expect(texts.map(({ text }) => text).join(" ")).toMatch(said);
      expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(height / (wide < high ? 1.6 : 1.25));
    },
  );

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
    altering.context.getImageData = () => {
      altering.image.data[5] ^= 1;
      return altering.image;
    };
    for (const sheet of [altering, Object.assign(new Canvas(), { getContext: () => null })]) {
      const made = vi.spyOn(BROWSER.document, "createElement").mockReturnValue(sheet as Canvas);
      expect(refusalOf()).toBe(UNREADABLE);
      made.mockRestore();
    }
  });
});
