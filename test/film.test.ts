// What is seen of the Wall and of the film, on canvases of pixels, at named places and times.

import { afterAll, describe, expect, test, vi } from "vitest";
import { eased, fit, onScreen, type View } from "../tools/page/wall/camera.ts";
import { cornerOf, extentOf, layOf, pieceUnder, seamsOf } from "../tools/page/wall/lay.ts";
import { drawFaces, type Face } from "../tools/page/wall/near.ts";
import * as paint from "../tools/page/wall/paint.ts";
import { around, cameraOf } from "../tools/page/film/camera.ts";
import { type Film, filmOf } from "../tools/page/film/film.ts";
import { drawFilm } from "../tools/page/film/frames.ts";
import { writeLines } from "../tools/page/film/picture.ts";
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
const OWN = "pentomino-quine/found-6x10";

for (const [name, value] of Object.entries({ ...BROWSER, localStorage: { [OWN]: "[1,2,3]" } }))
  vi.stubGlobal(name, value);
afterAll(() => void vi.unstubAllGlobals());

const view: View = { width: 800, height: 600, ratio: 1, top: 0, bottom: 0, left: 0, right: 0 };
const [PAPER, INK, BLACK] = [NIGHT.paper, NIGHT.ink, "#000"].map(pixelOf);
const CLEAR: Pixel = [0, 0, 0, 0];
const colourOf = (letter: string): Pixel => pixelOf(COLOURS[letter]);

/** A shot of a camera, and the canvas on which it is drawn. */
const shotOf = (camera: paint.Shot["camera"], seen = view) => {
  const sheet = Object.assign(new Canvas(), { width: seen.width, height: seen.height });
  const shot: paint.Shot = { context: sheet.getContext(), view: seen, camera, ...NIGHT };
  return { shot, sheet };
};

/** The same pixel, but for what rounding does to it. */
const like = (pixel: Pixel) => pixel.map((value) => expect.closeTo(value, -0.6));
const rounded = (box: readonly number[]) => box.map((each) => Math.round(each * 100) / 100);

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

describe("a wall on a canvas", () => {
  const lay = layOf(ALL[0], 120, false);
  const camera = fit(view, [0, 0, ...extentOf(lay)]);
  const wallNow = (count = 120) => {
    const wall = paint.wallOf(lay, ALL[0]);
    paint.hang(wall, ALL, count);
    return wall;
  };
  const drawn = (lights?: paint.Lights, look = { mix: 0, seams: 0, dusk: 1 }, wall = wallNow(), from = camera) => {
    const { shot, sheet } = shotOf(from);
    paint.drawWall(shot, wall, look, lights);
    const at = (tile: number, cell: readonly number[]) => sheet.at(...middleOf(shot, lay, tile, cell));
    return { shot, sheet, at, boardAt: (tile: number) => boardSeen(sheet, shot, lay, tile) };
  };

  test("shows the boards that hang, and the ground where none does; more come later", () => {
    const wall = wallNow(3);
    expect(
      Object.values(COLOURS).every((colour, i) => {
        const [red, green, blue] = new Uint8Array(Uint32Array.of(paint.PIXELS[Object.keys(COLOURS)[i]]).buffer);
        return colour === `rgb(${red},${green},${blue})`;
      }),
    ).toBe(true);
    const { boardAt, at, sheet } = drawn(undefined, undefined, wall);
    expect([0, 1, 2].map(boardAt)).toEqual(ALL.slice(0, 3));
    expect([at(3, [2, 2]), sheet.at(0, 0)]).toEqual([PAPER, PAPER]);
    paint.hang(wall, ALL.slice(0, 5), 99);
    expect([wall.hung, drawn(undefined, undefined, wall).boardAt(4)]).toEqual([5, ALL[4]]);
  });

  test.each([
    [0, 0, 0],
    [1, 1, 1],
    [0.5, 0.25, 0.5],
  ])("has so much of the large board's colours, %f, of its seams, %f, and of its lights, %f", (mix, seams, dusk) => {
    const { at, shot, sheet } = drawn(paint.litByOwn(lay, [0, 7], NIGHT.paper), { mix, seams, dusk });
    for (const tile of [40, 80]) {
      const tinted = colourOf(pieceUnder(lay, ALL[0], lay.spots[tile]));
      const own = colourOf(ALL[tile][13]);
      expect(at(tile, [1, 2])).toEqual(like(mixed(PAPER, 0.3 * dusk, mixed(tinted, 0.62 * mix, own))));
    }
    // A seam is wider than the gap between two tiles.
    const [[[x, y], [x2, y2]]] = seamsOf(lay, ALL[0]);
    const beside = (by: number) => (x === x2 ? ([x + by, (y + y2) / 2] as const) : ([(x + x2) / 2, y + by] as const));
    const [on, off] = [1.1, 2.4].map((by) => sheet.at(...onScreen(camera, shot.view, beside(by))));
    expect([`${on}` === `${PAPER}`, `${off}` === `${PAPER}`]).toEqual([seams === 1, false]);
  });

  test("has no large board if its tiles are few, or where that has a hole", () => {
    expect(paint.wallOf(layOf(ALL[0], 100, false), ALL[0]).tint).toBe(undefined);
    const hollow = paint.wallOf(lay, ALL[0].replaceAll("I", ".")).tint as unknown as Canvas;
    for (const spot of lay.spots)
      expect([spot, hollow.at(...spot)[3]]).toEqual([spot, Number(pieceUnder(lay, ALL[0], spot) !== "I")]);
  });

  test.each([
    // How many tiles are the player's, how dark others are, and how large and how tinted those are.
    [1, 0.3, 1.6, 0.4],
    [10, 0.3, 1.455, 0.545],
    [11, 0.45, 1.387, 0.613],
    [30, 0.45, 1.15, 0.85],
  ])(
    "with %i tiles found darkens others by %f; they are %f times as large, and tinted by %f",
    (count, dark, size, part) => {
      const own = Array.from({ length: count }, (_, i) => i * 3);
      const { shot, sheet, at } = drawn(paint.litByOwn(lay, own, NIGHT.paper), { mix: 1, seams: 0, dusk: 1 });
      const tintOf = (tile: number) => colourOf(pieceUnder(lay, ALL[0], lay.spots[tile]));
      const other = 118;
      const plain = mixed(tintOf(other), 0.62, colourOf(ALL[other][13]));
      expect(at(other, [1, 2])).toEqual(like(mixed(PAPER, dark, plain)));
      for (const tile of own.slice(-1)) {
        const [x, y, wide, high] = paint.rectOf(shot, lay, tile);
        const [middle, half] = [[x + wide / 2, y + high / 2] as const, (wide * size) / 2];
        // Its left column is seen up to its larger edge, and then the ground that parts it from its neighbours.
        const row = middle[1] + 0.5 * shot.camera.scale * size;
        const edge = mixed(tintOf(tile), part, colourOf(ALL[tile][11 * 3]));
        expect(sheet.at(middle[0] - half + 1.2, row)).toEqual(like(edge));
        expect(sheet.at(middle[0] - half - 0.6, row)).toEqual(PAPER);
      }
    },
  );

  test("lights no tile before it hangs, all if none is found, and with pins those that can have them", () => {
    const { at } = drawn(paint.litByOwn(lay, [0, 9, 50], NIGHT.paper), undefined, wallNow(10));
    expect([at(9, [2, 2]), at(50, [2, 2])].map((pixel) => `${pixel}` === `${PAPER}`)).toEqual([false, true]);
    expect(paint.litByOwn(lay, [], NIGHT.paper)).toBe(undefined);
    const pinned = drawn(paint.litByPins(lay, [1, 5], NIGHT.paper));
    expect([pinned.boardAt(1), pinned.boardAt(5)]).toEqual([ALL[1], ALL[5]]);
    expect(pinned.at(2, [1, 2])).toEqual(like(mixed(PAPER, 0.86, colourOf(ALL[2][13]))));
  });

  test("is seen from near, and cells that have no whole pixels are smooth", () => {
    const near = { x: 31.4, y: 20.7, scale: 37 };
    const { shot, sheet } = drawn(undefined, undefined, undefined, near);
    const tile = lay.spots.findIndex((spot) => `${cornerOf(lay, spot)}` === "22,14");
    expect(boardSeen(sheet, shot, lay, tile).slice(0, 6)).toBe(ALL[tile].slice(0, 6));
    const smooth = [1.3, 1.5, 2, 2.3].map((scale) => {
      const from = shotOf({ ...camera, scale }, { ...view, ratio: 2 });
      paint.drawWall(from.shot, wallNow(), { mix: 0, seams: 0, dusk: 0 }, undefined);
      return from.sheet.isSmooth;
    });
    expect(smooth).toEqual([true, false, false, false]);
  });

  test("knows the tiles that the player has found, each once", () => {
    vi.stubGlobal("localStorage", { [OWN]: "[1,911,913]" });
    const own = (first: string) => ownTiles(FOUND, numbersOf(FOUND, first));
    expect(own(ALL[910])).toEqual([0, 2, 2339 - 910]);
    expect(own(ALL[0].replaceAll("X", "x"))).toEqual([1, 911, 913]);
    vi.stubGlobal("localStorage", { [OWN]: "[1,2,3]" });
  });

  test.each([
    [1, 4],
    [20, 20],
  ])("marks a tile with a frame; a cell of %i has %i pixels", (size, unit) => {
    const { shot, sheet } = shotOf({ ...camera, scale: 4 });
    paint.drawMarked(shot, wallNow(), 5, size, 0.5);
    const [x, y, wide, high] = paint.rectOf(shot, lay, 5);
    const [left, top] = [x + (wide - 10 * unit) / 2, y + (high - 6 * unit) / 2].map(Math.round);
    expect(sheet.at(left + 2.5 * unit, top + 1.5 * unit)).toEqual(colourOf(ALL[5][13]));
    // Its frame, and one that grows and fades.
    const middle = top + 3 * unit;
    expect([-1, -3.5, -33, -36].map((by) => sheet.at(left + by, middle))).toEqual([
      ...[PAPER, INK, [...INK.slice(0, 3), expect.closeTo(0.25, 1)], CLEAR],
    ]);
  });
});

describe("a tile that is near", () => {
  const face = (wide: number, more: Partial<Face> = {}): Face => ({
    ...{ board: ALL[40], rect: [0, 0, wide, wide * 0.6], wide: 400, ...more },
  });
  /** Draws tiles on a ground of ink, and says how many pictures that made, and whether more are to be made. */
  const drawing = (...faces: Face[]) => {
    const { shot, sheet } = shotOf({ x: 0, y: 0, scale: 1 });
    Object.assign(shot.context, { fillStyle: NIGHT.ink });
    shot.context.fillRect(0, 0, 800, 600);
    const made = vi.spyOn(BROWSER.document, "createElement");
    const isMore = drawFaces(shot, faces);
    const pictures = made.mock.results.map(({ value }) => value.width);
    made.mockRestore();
    return { sheet, isMore, pictures };
  };
  test.each([
    // How wide it is, where, and how much of its picture is seen.
    [100, 0, 0],
    [135, 0, 0.5],
    [160, 0, 1],
    [400, 0, 1],
  ])("%i pixels wide, at %i, is seen to this part: %f", (wide, x, part) => {
    const { sheet } = drawing(face(wide, { rect: [x, 0, wide, wide * 0.6] }));
    // Its margin, the ground of its picture.
    expect(sheet.at(x + 0.5, 0.5)).toEqual(like(mixed(PAPER, part, INK)));
  });

  test("gets its picture, one in a frame, which is kept as long as it is sharp", () => {
    const [one, other] = [50, 51].map((i) => face(400, { board: ALL[i] }));
    const made = [
      [one, other],
      [one, other],
      [{ ...one, wide: 330 }],
      [{ ...one, wide: 300 }],
      [one],
      // One that is not to be seen is made all the same; one that is outside of the window is not.
      [face(400, { board: ALL[52], rect: [-900, 0, 400, 240], seen: 0 }), face(400, { board: ALL[53] })],
      [
        face(400, { board: ALL[54], rect: [801, 0, 400, 240] }),
        face(400, { board: ALL[55], rect: [-401, 0, 400, 240] }),
      ],
    ].map((faces) => {
      const { isMore, pictures } = drawing(...faces);
      return [...pictures, isMore];
    });
    expect(made).toEqual([[400, true], [400, false], [false], [300, false], [400, false], [400, true], [false]]);
  });

  test("is dark if it cannot have the pins, up to its edge", () => {
    const { sheet } = drawing(face(300, { rect: [10, 10, 300, 180], isDark: true }));
    expect(sheet.at(9.5, 100)).toEqual(like(mixed(PAPER, 0.8, INK)));
    expect(sheet.at(8.5, 100)).toEqual(INK);
  });

  test.each(["", "XI"])("shows its pieces and the text of its program; with pins, others dim: %j", (pins) => {
    const board = ALL[60];
    const { sheet } = drawing(face(400, { board, pins }));
    const seen = new Map<string, Set<string>>();
    for (let x = 0.5; x < 400; x++)
      for (let y = 0.5; y < 240; y++) {
        const letter = board.split(" ")[Math.floor(y / 40)][Math.floor(x / 40)];
        if (!seen.has(letter)) seen.set(letter, new Set());
        seen.get(letter)!.add(sheet.at(x, y).map(Math.round).join());
      }
    for (const [letter, colours] of seen) {
      const isDim = pins !== "" && !pins.includes(letter);
      const shape = isDim ? mixed(colourOf(letter), DIM.shape, PAPER) : colourOf(letter);
      const text = isDim ? mixed(colourOf(letter), DIM.text, shape) : BLACK;
      const has = (pixel: Pixel) =>
        [...colours].some((each) => each.split(",").every((value, i) => Math.abs(+value - pixel[i]) < 2));
      expect([letter, has(shape), has(text)]).toEqual([letter, true, true]);
      expect([letter, has(isDim ? BLACK : mixed(colourOf(letter), DIM.shape, PAPER))]).toEqual([letter, false]);
    }
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
  const { times, wall } = film;
  const { lay } = wall;
  /** A frame of the film, once the pictures of the first tiles are made. */
  const frame = (time: number, isStill = false, one = film) => {
    const { shot, sheet } = shotOf(cameraOf(one, seen, time), seen);
    for (let i = 0; drawFilm(one, shot, time, isStill) && i < 6; i++);
    const boxOf = (tile: number) => paint.rectOf(shot, lay, tile);
    return { shot, sheet, boxOf, middle: (tile: number) => middleOf(shot, lay, tile, [2.5, 4.5]) };
  };
  /** The pixels that fly in a frame: those that differ where nothing may move. */
  const flying = (time: number) => {
    const [one, still] = [false, true].map((isStill) => frame(time, isStill).sheet.image.data);
    const all: [x: number, y: number][] = [];
    for (let i = 0; i < one.length; i += 4) {
      const isSame = one[i] === still[i] && one[i + 1] === still[i + 1] && one[i + 2] === still[i + 2];
      if (!isSame) all.push([(i / 4) % seen.width, Math.floor(i / 4 / seen.width)]);
    }
    return all;
  };
  const nearest = (pixels: number[][], [x, y]: readonly number[]) =>
    Math.min(...pixels.map((pixel) => Math.hypot(pixel[0] - x, pixel[1] - y)));
  /** How much of a tile's pixels are not the ground. */
  const inked = ({ sheet, boxOf }: ReturnType<typeof frame>, tile: number): number => {
    const [left, top, wide, high] = boxOf(tile);
    let count = 0;
    for (let i = 0; i < 400; i++)
      if (
        `${sheet.at(left + ((i % 20) + 0.5) * (wide / 20), top + (Math.floor(i / 20) + 0.5) * (high / 20))}` !==
        `${PAPER}`
      )
        count++;
    return count / 400;
  };
  const [first, second] = times.handovers;

  test("begins with the first tile where the board is on the page, or without a page as large as can be", () => {
    const edge = from.width / 202;
    expect(rounded(frame(0).boxOf(0))).toEqual(rounded([30 + edge, 60 + edge, 300, 180]));
    const { from: _, ...alone } = film;
    expect(rounded(frame(0, false, { ...alone, flocks: [] }).boxOf(0))).toEqual([0, 20, 500, 300]);
  });

  test("shows the player's moves, each for as long as the others, and then the full board", () => {
    const [begin, end] = times.moves;
    const lettersAt = (time: number, isStill = false) => {
      const { sheet, shot } = frame(time, isStill);
      return [...new Set(boardSeen(sheet, shot, lay, 0).replace(/[. ]/g, ""))].sort().join("");
    };
    const shown = [0, 1, 2, 3, 4].map((i) => lettersAt(begin + ((i + 0.5) * (end - begin)) / 5));
    expect(shown).toEqual(["FNPTUVWYZ", "FINPTUVWYZ", "FILNPTUVWYZ", "FINPTUVWYZ", "FINPTUVWXYZ"]);
    expect([inked(frame(times.slide[0] - 0.01), 0) > 0.9, times.slide[0] <= 1.2]).toEqual([true, true]);
    // Where nothing may move, none do.
    expect(lettersAt(begin + 0.01, true)).not.toBe(shown[0]);
  });

  test("lets the letters of a program fly to the next one, whose place is outlined", () => {
    // Before a letter lifts off there is an outline, then more and more of the next board.
    const part = (time: number) => inked(frame(time), 1);
    const all = [first.begin + 0.2, first.begin + 0.6, endOf(first) - 0.1, endOf(first)].map(part);
    expect(all).toEqual([...all].sort((one, other) => one - other));
    expect([all[0] < 0.05, all[1] > 0, all[1] < 0.6, all[3] > 0.9]).toEqual([true, true, true, true]);
    const early = frame(first.begin + 0.3);
    const [x, y, , high] = early.boxOf(1);
    expect(early.sheet.at(x - 0.5, y + high / 2)).not.toEqual(PAPER);
    expect(inked(frame(endOf(first) + 0.1), 0)).toBeGreaterThan(0.9);
  });

  test("shows the tiles that hang, and one that comes from its neighbour", () => {
    const hanging = (time: number) => {
      const now = frame(time);
      return [0, 1, 2, 3, 4].map((tile) => inked(now, tile) > 0.9);
    };
    expect(hanging(endOf(first) + 0.02)).toEqual([true, true, false, false, false]);
    expect(hanging(endOf(second) + 0.02)).toEqual([true, true, true, false, false]);
    expect(hanging(times.grow[0] + 0.01)).toEqual([true, true, true, true, false]);
    // The fifth is on its way.
    let time = times.grow[0];
    while (hungAt(times, time) < 4.4) time += 0.001;
    const coming = frame(time);
    const [before, there] = [3, 4].map((tile) => coming.boxOf(tile));
    const part = eased(hungAt(times, time) % 1);
    const [left, top] = [0, 1].map((axis) => before[axis] + (there[axis] - before[axis]) * part);
    const gaps = [-2, 2].map((by) => {
      const [x, y] = [left + (by < 0 ? by : there[2] + by), top + there[3] / 2];
      return `${coming.sheet.at(x, y)}` === `${PAPER}`;
    });
    expect(gaps).toContain(true);
    expect(coming.sheet.at(left + there[2] / 2, top + there[3] / 2)).not.toEqual(PAPER);
  });

  test("lets tiles flash as they come, where they are many", () => {
    const time = (times.grow[0] + times.grow[1]) / 2;
    const { sheet, middle } = frame(time);
    const hung = Math.floor(hungAt(times, time));
    const light = (tile: number) => Math.max(...sheet.at(...middle(tile)).slice(0, 3));
    const mean = (start: number, to: number) => {
      let sum = 0;
      for (let tile = start; tile < to; tile++) sum += light(tile);
      return sum / (to - start);
    };
    const [old, young] = [mean(0, Math.floor(hung * 0.9)), mean(Math.ceil(hung * 0.985), hung)];
    expect(young).toBeGreaterThan(old + 10);
  });

  test("ends with the player's own tiles lit, an arc from the last one to the first, and that one marked", () => {
    const { arc, end, said } = times;
    const light = (time: number, tile: number) => {
      const { sheet, middle } = frame(time, true);
      return sheet
        .at(...middle(tile))
        .slice(0, 3)
        .reduce((sum, value) => sum + value);
    };
    const other = boards.findIndex((_, tile) => tile > 1200 && !film.lights!.own.includes(tile));
    expect(light(end, other)).toBeLessThan(light(said, other) * 0.9);
    // The last frame has a frame around the first tile.
    const { sheet, shot, middle, boxOf } = frame(end);
    const [x, y, wide, high] = boxOf(0);
    const unit = Math.max(shot.camera.scale, paint.MARKED);
    const left = Math.round(x + (wide - 10 * unit) / 2);
    expect(sheet.at(left - 3.5, y + high / 2)).toEqual(INK);
    expect(frame(said, true).sheet.at(left - 3.5, y + high / 2)).not.toEqual(INK);
    // The arc bends upwards. Its first letters come to the first tile, and its last ones leave the last.
    const [last, own] = [middle(lay.spots.length - 1), middle(0)];
    const half = flying((arc[0] + arc[1]) / 2);
    expect(half.length).toBeGreaterThan(200);
    for (const [column, row] of half)
      expect(row).toBeLessThan(last[1] + ((column - last[0]) / (own[0] - last[0])) * (own[1] - last[1]) + 12);
    expect(nearest(flying(arc[0] + 0.06), last)).toBeLessThan(30);
    expect(nearest(flying(arc[1] - 0.06), own)).toBeLessThan(30);
  });

  test("is seen by a camera that takes the mean of what it sees and of what comes", () => {
    const boxes = Array.from({ length: 99 }, (_, i) => [i, 2 * i, 3 * i, 4 * i] as const);
    for (const n of [1, 4, 12, 50]) {
      const ahead = n < 12 ? 1 : 1.35;
      const mean = Array.from({ length: 16 }, (_, i) => n * ahead ** (i / 15) - 1).reduce((sum, at) => sum + at) / 16;
      expect(around(boxes, n)).toEqual([1, 2, 3, 4].map((by) => expect.closeTo(by * mean, 6)));
    }
  });

  test("is taken along as a picture with all tiles, and with lines as the player says them to others", async () => {
    const made: Canvas[] = [];
    const create = vi.spyOn(BROWSER.document, "createElement").mockImplementation(() => {
      made.push(Object.assign(new Canvas(), { toBlob: (take: BlobCallback) => take(null) }));
      return made.at(-1)!;
    });
    vi.stubGlobal("innerWidth", 1280);
    vi.stubGlobal("innerHeight", 800);
    expect(await takePicture({ board, found: FOUND, moves, lines: ["A line."] })).toBe(null);
    create.mockRestore();
    const picture = made.find(({ texts }) => texts.length)!;
    const [wide, high] = extentOf(lay);
    const unit = (picture.width - 160) / wide;
    expect([Number.isInteger(unit), picture.height, picture.width > 2000]).toEqual([true, high * unit + 300, true]);
    expect(picture.texts).toEqual([
      {
        text: "2,339 programs. Each prints the next; the last prints mine.",
        ...{ x: picture.width / 2, y: high * unit + 150 },
      },
      { text: "A line.", x: picture.width / 2, y: high * unit + 220 },
    ]);
    // Every tile hangs: the last one is there. Beside them is the ground.
    const [x, y] = cornerOf(lay, lay.spots.at(-1)!);
    expect(picture.at(80 + (x + 5.5) * unit, 80 + (y + 2.5) * unit)).not.toEqual(PAPER);
    expect(picture.at(40, 40)).toEqual(PAPER);
  });

  test("has lines that are broken if they are too long", () => {
    const { shot, sheet } = shotOf({ x: 0, y: 0, scale: 1 });
    const words = Array.from({ length: 99 }, () => "word").join(" ");
    writeLines(shot, [words], 30);
    const said = sheet.texts.map(({ text }) => text);
    expect([said.join(" "), said.length > 1]).toEqual([words, true]);
  });
});

describe("a recording", () => {
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

  test.each([
    ["is saved as MP4", "", "video/mp4", "video/mp4"],
    ["as WebM, if there is nothing else", "", "video/webm", "video/webm"],
    ["not, where nothing is supported", "", "video/ogg", NO_FILM],
    ["not, where there is no recorder", "is missing", "", NO_FILM],
    ["not, if it refuses", "refuses", "video/mp4", NO_FILM],
    ["not, if it fails", "fails", "video/mp4", NO_FILM],
    ["not, if nothing comes of it", "is empty", "video/mp4", NO_FILM],
    ["not, if the tab was hidden", "is hidden", "video/mp4", HIDDEN],
    ["not, if somebody ends it, without a word", "is ended", "video/mp4", ""],
  ])("%s", async (_, way, supported, expected) => {
    const [end, page] = [new AbortController(), new EventTarget()];
    let now = 1000;
    const requestAnimationFrame = (next: (now: number) => void) => setTimeout(() => next((now += 100)));
    const MediaRecorder = way === "is missing" ? undefined : recorderOf(way, supported);
    const stubs = { document: page, MediaRecorder, requestAnimationFrame, cancelAnimationFrame: clearTimeout };
    for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
    const times: number[] = [];
    const draw = (time: number) => {
      times.push(Math.round(time * 10));
      if (time > 0.2 && way === "is hidden") page.dispatchEvent(new Event("visibilitychange"));
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
    vi.stubGlobal("document", BROWSER.document);
  });

  test.each([
    [1280, 640, 1280, 800],
    [390, 844, 800, 1280],
  ])("of a window of %i by %i has %i by %i pixels", async (innerWidth, innerHeight, ...size) => {
    for (const [name, value] of Object.entries({ innerWidth, innerHeight, MediaRecorder: undefined }))
      vi.stubGlobal(name, value);
    const made = vi.spyOn(BROWSER.document, "createElement");
    const souvenir = { board: ALL[910], found: FOUND, moves: [], lines: [] };
    expect(await takeFilm(souvenir, new AbortController().signal, () => {})).toEqual({ flaw: NO_FILM });
    const sizes = made.mock.results.map(({ value: { width, height } }) => [width, height]);
    made.mockRestore();
    expect(sizes).toContainEqual(size);
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
    const other = new Blob(["webm"]);
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
