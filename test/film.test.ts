// What is drawn of the Wall and in the film, on canvases that record it.

import { afterAll, describe, expect, test, vi } from "vitest";
import { between, eased, fit, onScreen, type View } from "../tools/page/wall/camera.ts";
import { cornerOf, extentOf, layOf, pieceUnder, seamsOf, tileOn } from "../tools/page/wall/lay.ts";
import { drawFaces, type Face } from "../tools/page/wall/near.ts";
import * as paint from "../tools/page/wall/paint.ts";
import { around, cameraOf } from "../tools/page/film/camera.ts";
import { type Film, filmOf } from "../tools/page/film/film.ts";
import { drawFilm } from "../tools/page/film/frames.ts";
import { drawPicture } from "../tools/page/film/picture.ts";
import { mendLength } from "../tools/page/film/length.ts";
import { HIDDEN, NO_FILM, record, refusalOf, UNREADABLE } from "../tools/page/film/record.ts";
import { takePicture } from "../tools/page/film/take.ts";
import { flocksOf } from "../tools/page/film/flights.ts";
import { endOf, hungAt } from "../tools/page/film/times.ts";
import { nothingFound } from "../tools/page/search/found.ts";
import { numbersOf, ownTiles, tilesOf } from "../tools/page/wall/tiles.ts";
import { COLOURS, NIGHT } from "../tools/boards/colours.ts";
import { lettersOf } from "../tools/boards/cells.ts";
import { BROWSER, canvas, type Drawn } from "./canvas.ts";
import { allSolutions, boardOf, programOf } from "./run.ts";

const ALL = allSolutions("6x10");
const FOUND = { ...nothingFound(boardOf("6x10")), solutions: ALL.map(lettersOf) };
const OWN = "pentomino-quine/found-6x10";

for (const [name, value] of Object.entries({ ...BROWSER, localStorage: { [OWN]: "[1,2,3]" } }))
  vi.stubGlobal(name, value);
afterAll(() => void vi.unstubAllGlobals());

const view: View = { width: 800, height: 600, ratio: 2, top: 0, bottom: 0, left: 0, right: 0 };

/** A shot of a camera, and what is drawn on its canvas. */
const shotOf = (camera: paint.Shot["camera"], seen = view) => {
  const sheet = canvas();
  const shot: paint.Shot = { context: sheet.getContext(), view: seen, camera, ...NIGHT };
  return { shot, drawn: sheet.drawn };
};

/** Pixels of the window, from those of a canvas that has twice as many. */
const inWindow = (box: number[]) => box.map((each) => Math.round(each * 50) / 100);
const rounded = (box: readonly number[]) => box.map((each) => Math.round(each * 100) / 100);

/** What was drawn on a canvas that the page has made. */
const drawnOn = (made: HTMLCanvasElement) => (made as unknown as ReturnType<typeof canvas>).drawn;

const calls = (name: string, drawn: Drawn[]) => drawn.filter((each) => each.name === name);
const picturesIn = (drawn: Drawn[], of: unknown) => calls("drawImage", drawn).filter(({ args }) => args[0] === of);
/** What was filled in the colours of pieces. */
const coloured = (drawn: Drawn[]) =>
  calls("fillRect", drawn).filter(({ style }) => Object.values(COLOURS).includes(style));

describe("a wall on a canvas", () => {
  const lay = layOf(ALL[0], 120, false);
  const wallNow = (count = 120) => {
    const wall = paint.wallOf(lay, ALL[0]);
    paint.hang(wall, ALL, count);
    return wall;
  };
  const camera = fit(view, [0, 0, ...extentOf(lay)]);
  const pixels = (wall: paint.Wall) => new Uint32Array(wall.data.data.buffer);

  /** The tiles that a shade leaves clear. */
  const clearIn = (shade: HTMLCanvasElement) => {
    const [ground, ...clear] = drawnOn(shade);
    expect([ground.name, ground.style, ground.box]).toEqual(["fillRect", NIGHT.paper, [0, 0, lay.columns, lay.rows]]);
    expect(clear.every(({ name, box }) => name === "clearRect" && box[2] === 1 && box[3] === 1)).toBe(true);
    return clear.map(({ box }) => tileOn(lay, [box[0], box[1]]));
  };

  test("has a pixel for each cell of the boards that hang, and none for others", () => {
    const wall = wallNow(3);
    for (const [tile, board] of ALL.slice(0, 4).entries()) {
      const [left, top] = cornerOf(lay, lay.spots[tile]);
      for (const [y, row] of board.split(" ").entries())
        for (const [x, letter] of [...row].entries())
          expect(pixels(wall)[(top + y) * wall.data.width + left + x]).toBe(tile < 3 ? paint.PIXELS[letter] : 0);
    }
    expect(pixels(wall).filter(Boolean)).toHaveLength(180);
    // The same boards hang once; more come later.
    const drawn = drawnOn(wall.picture);
    paint.hang(wall, ALL, 3);
    expect([wall.hung, drawn.length]).toEqual([3, 1]);
    paint.hang(wall, ALL.slice(0, 5), 99);
    expect([wall.hung, drawn.length]).toEqual([5, 2]);
  });

  test.each([
    [0, 0, 0],
    [1, 1, 1],
    [0.5, 0.25, 0.5],
  ])("is drawn with so much of its colours, %f, seams, %f, and lights, %f", (mix, seams, dusk) => {
    const wall = wallNow();
    const lights = paint.litByOwn(lay, [0, 7], NIGHT.paper)!;
    const { shot, drawn } = shotOf(camera);
    paint.drawWall(shot, wall, { mix, seams, dusk }, lights);
    const whole = [...onScreen(camera, view, [-0.5, -0.5]), ...extentOf(lay).map((each) => (each + 1) * camera.scale)];
    const [tiles] = picturesIn(drawn, wall.picture);
    expect(inWindow(tiles.box)).toEqual(
      rounded([...onScreen(camera, view, [0, 0]), ...extentOf(lay).map((each) => each * camera.scale)]),
    );
    const tint = picturesIn(drawn, wall.tint).filter(({ args }) => args.length === 5);
    expect(tint.map(({ alpha, box }) => [alpha, ...inWindow(box)])).toEqual(
      mix ? [[0.62 * mix, ...rounded(whole)]] : [],
    );
    const shade = picturesIn(drawn, lights.shade);
    expect(shade.map(({ alpha, box }) => [alpha, ...inWindow(box)])).toEqual(
      dusk ? [[0.3 * dusk, ...rounded(whole)]] : [],
    );
    expect(calls("stroke", drawn).map(({ args, alpha, style }) => [args[0], alpha, style])).toEqual(
      seams ? [[wall.seams, seams, NIGHT.paper]] : [],
    );
    expect(picturesIn(drawn, wall.picture)).toHaveLength(dusk ? 3 : 1);
    // The ground comes below all that.
    const grounds = calls("fillRect", drawn).filter(({ box }) => box[2] === 1600);
    expect(grounds.map(({ style }) => style)).toEqual([NIGHT.paper]);
  });

  test("has pixels in the colours of the pieces", () => {
    for (const [letter, colour] of Object.entries(COLOURS)) {
      const [red, green, blue, alpha] = new Uint8Array(Uint32Array.of(paint.PIXELS[letter]).buffer);
      expect([`rgb(${red},${green},${blue})`, alpha]).toEqual([colour, 255]);
    }
  });

  test("has the colours of the board that its tiles make, and its seams", () => {
    const wall = wallNow();
    const [{ args }] = drawnOn(wall.tint!);
    const tint = new Uint32Array(args[0].data.buffer);
    for (const [x, y] of lay.spots)
      expect(tint[y * lay.columns + x]).toBe(paint.PIXELS[pieceUnder(lay, ALL[0], [x, y])]);
    expect((wall.seams as any).lines).toEqual(seamsOf(lay, ALL[0]).map((seam) => seam.flat()));
    expect(paint.wallOf(layOf(ALL[0], 100, false), ALL[0]).tint).toBe(undefined);
    const hollow = drawnOn(paint.wallOf(lay, ALL[0].replaceAll("I", ".")).tint!)[0].args[0].data;
    const isClear = ([x, y]: readonly number[]) => hollow[(y * lay.columns + x) * 4 + 3] === 0;
    expect(lay.spots.map(isClear)).toEqual(lay.spots.map((spot) => pieceUnder(lay, ALL[0], spot) === "I"));
  });

  test.each([
    // How many tiles are the player's, how dark others are, and how large and how tinted those are.
    [1, 0.3, 1.6, 0.4],
    [8, 0.3, 1.6, 0.4],
    [10, 0.3, 1.455, 0.545],
    [11, 0.45, 1.387, 0.613],
    [30, 0.45, 1.15, 0.85],
  ])(
    "with %i tiles found darkens others by %f; they are %f times as large, and %f of the large piece's",
    (count, dark, size, part) => {
      const own = Array.from({ length: count }, (_, i) => i * 3);
      const wall = wallNow();
      const lights = paint.litByOwn(lay, own, NIGHT.paper)!;
      expect(lights.dark).toBe(dark);
      expect(clearIn(lights.shade)).toEqual(own);
      const groundAt = (dusk: number) => {
        const half = shotOf(camera);
        paint.drawWall(half.shot, wall, { mix: 1, seams: 1, dusk }, lights);
        const ground = calls("fillRect", half.drawn).find(({ box }) => box[2] < 1600)!;
        return ground.box[2] - picturesIn(half.drawn, wall.picture)[1].box[2];
      };
      expect(groundAt(0.5) * 2).toBeCloseTo(groundAt(1), 5);
      const { shot, drawn } = shotOf(camera);
      paint.drawWall(shot, wall, { mix: 1, seams: 1, dusk: 1 }, lights);
      const lit = picturesIn(drawn, wall.picture).slice(1);
      const tinted = picturesIn(drawn, wall.tint).slice(1);
      // Each on a ground that parts it from its neighbours.
      const grounds = calls("fillRect", drawn).filter(({ box }) => box[2] < 1600);
      expect([lit.length, tinted.length, grounds.length]).toEqual([count, count, count]);
      for (const [i, { box }] of grounds.entries()) expect(box[2]).toBeGreaterThan(lit[i].box[2]);
      for (const [i, tile] of own.entries()) {
        const [x, y, wide, high] = paint.frameOf(shot, lay, tile);
        const more = (size - 1) / 2;
        const frame = rounded([x - wide * more, y - high * more, wide * size, high * size]);
        for (const each of [lit[i], tinted[i]])
          for (const [edge, length] of inWindow(each.box).entries()) expect(length).toBeCloseTo(frame[edge], 0);
        expect(lit[i].args.slice(1, 5)).toEqual([...cornerOf(lay, lay.spots[tile]), 10, 6]);
        expect(tinted[i].args.slice(1, 5)).toEqual([...lay.spots[tile], 1, 1]);
        expect([lit[i].alpha, tinted[i].alpha]).toEqual([1, expect.closeTo(part, 2)]);
      }
    },
  );

  test("lights no tile before it hangs", () => {
    const wall = wallNow(10);
    const { shot, drawn } = shotOf(camera);
    paint.drawWall(shot, wall, { mix: 1, seams: 1, dusk: 1 }, paint.litByOwn(lay, [0, 9, 10, 50], NIGHT.paper));
    expect(picturesIn(drawn, wall.picture)).toHaveLength(1 + 2);
  });

  test("is all lit as long as nothing is found, and dark where no tile can have the pins", () => {
    expect(paint.litByOwn(lay, [], NIGHT.paper)).toBe(undefined);
    const { dark, own, shade } = paint.litByPins(lay, [1, 5, 40], NIGHT.paper);
    expect([dark, own, clearIn(shade)]).toEqual([0.86, [], [1, 5, 40]]);
  });

  test("is drawn where the camera sees it, as far as it is seen", () => {
    const wall = wallNow();
    const { shot, drawn } = shotOf({ x: 31.4, y: 20.7, scale: 37 });
    paint.drawWall(shot, wall, { mix: 0, seams: 0, dusk: 0 }, undefined);
    const [{ args, box }] = picturesIn(drawn, wall.picture);
    const [, left, top, wide, high] = args;
    // Whole cells, and no more than the window needs.
    expect([left, top, wide, high]).toEqual([20, 12, 23, 17]);
    expect(inWindow(box)).toEqual(rounded([...onScreen(shot.camera, view, [left, top]), wide * 37, high * 37]));
  });

  test.each([
    [1.3, true],
    [1.5, false],
    [2.3, false],
  ])("with cells of %f pixels is smoothed: %s", (scale, isSmooth) => {
    const wall = wallNow();
    const { shot, drawn } = shotOf({ ...camera, scale });
    paint.drawWall(shot, wall, { mix: 0, seams: 0, dusk: 0 }, undefined);
    expect(picturesIn(drawn, wall.picture).map((each) => each.isSmooth)).toEqual([isSmooth]);
  });

  test("knows the tiles that the player has found, each once", () => {
    vi.stubGlobal("localStorage", { [OWN]: "[1,911,913]" });
    const own = (first: string) => ownTiles(FOUND, numbersOf(FOUND, first));
    expect(own(ALL[910])).toEqual([0, 2, 2339 - 910]);
    expect(own(ALL[0].replaceAll("X", "x"))).toEqual([1, 911, 913]);
    vi.stubGlobal("localStorage", { [OWN]: "[1,2,3]" });
  });

  test("marks a tile with a frame, as large as it should be at least", () => {
    for (const size of [1, 20]) {
      const wall = wallNow();
      const { shot, drawn } = shotOf({ ...camera, scale: 4 });
      paint.drawMarked(shot, wall, 5, size, 0.5);
      const unit = Math.max(size, 4);
      const [x, y, wide, high] = paint.frameOf(shot, lay, 5);
      const frame = [x + (wide - 10 * unit) / 2, y + (high - 6 * unit) / 2].map(Math.round).concat(10 * unit, 6 * unit);
      const [pulse, ground, tile, line] = drawn;
      expect([pulse, ground, tile, line].map(({ name, alpha, style }) => [name, alpha, style])).toEqual([
        ["strokeRect", 0.25, NIGHT.ink],
        ["fillRect", 1, NIGHT.paper],
        ["drawImage", 1, NIGHT.paper],
        ["strokeRect", 1, NIGHT.ink],
      ]);
      expect([tile.box, line.box[0], ground.box[2], pulse.box[2]]).toEqual([
        frame,
        frame[0] - 3,
        frame[2] + 8,
        frame[2] + 66,
      ]);
      expect(tile.args.slice(1, 5)).toEqual([...cornerOf(lay, lay.spots[5]), 10, 6]);
    }
  });
});

describe("a tile that is near", () => {
  const face = (wide: number, more: Partial<Face> = {}): Face => ({
    board: ALL[40],
    frame: [0, 0, wide, wide * 0.6],
    wide: 400,
    ...more,
  });
  const drawing = (...faces: Face[]) => {
    const { shot, drawn } = shotOf({ x: 0, y: 0, scale: 1 });
    const isMore = drawFaces(shot, faces);
    return { drawn, isMore, seen: calls("drawImage", drawn).filter(({ alpha }) => alpha) };
  };

  test.each([
    // How wide it is, where, and how much of its picture is seen.
    [100, 0, 0],
    [135, 0, 0.5],
    [400, 0, 1],
    [400, -401, 0],
    [400, 801, 0],
  ])("%i pixels wide, at %i, is seen to this part: %f", (wide, x, part) => {
    const { seen } = drawing(face(wide, { frame: [x, 0, wide, wide * 0.6] }));
    expect(seen.map(({ alpha, box }) => [alpha, box[0]])).toEqual(part ? [[part, x]] : []);
  });

  test("gets its picture, one in a frame, which is kept as long as it is sharp", () => {
    const [one, other] = [50, 51].map((i) => face(400, { board: ALL[i] }));
    const first = drawing(one, other);
    expect([first.seen.length, first.isMore]).toEqual([1, true]);
    const second = drawing(one, other);
    expect([second.seen.length, second.isMore]).toEqual([2, false]);
    const picture = second.seen[0].args[0];
    for (const [wide, isKept] of [
      [400, true],
      [330, true],
      [300, false],
      [500, false],
    ] as const) {
      const [{ args }] = drawing({ ...one, wide }).seen;
      expect([wide, args[0] === picture, args[0].width]).toEqual([wide, isKept, isKept ? 400 : wide]);
      drawing({ ...one, wide: 400 });
      drawing(one);
      if (!isKept) break;
    }
    // One that is not to be seen is made all the same.
    const ahead = drawing(
      face(400, { board: ALL[52], frame: [-900, 0, 400, 240], seen: 0 }),
      face(400, { board: ALL[53] }),
    );
    expect([ahead.seen.length, ahead.isMore]).toEqual([0, true]);
  });

  test("is dark if it cannot have the pins", () => {
    const cover = (isDark: boolean) => calls("fillRect", drawing(face(400, { isDark })).drawn)[0];
    expect([cover(true), cover(false)].map(({ alpha, style }) => [alpha, style])).toEqual([
      [0.8, NIGHT.paper],
      [0, NIGHT.paper],
    ]);
    expect(cover(true).box).toEqual([-1, -1, 402, 242]);
  });

  test.each(["", "XI"])("shows the text of its program over its pieces, and with pins others dim: %j", (pins) => {
    const board = ALL[60];
    const [{ args }] = drawing(face(400, { board, pins })).seen;
    const drawn = drawnOn(args[0]);
    const [ground, ...rest] = drawn;
    expect([ground.style, ground.box]).toEqual([NIGHT.paper, [0, 0, 400, 240]]);
    const isDim = (letter: string) => pins !== "" && !pins.includes(letter);
    const letters = [...new Set(lettersOf(board))];
    expect(calls("fill", rest).map(({ style, alpha }) => [style, alpha])).toEqual(
      letters.map((letter) => [COLOURS[letter], isDim(letter) ? 0.2 : 1]),
    );
    const texts = calls("fillText", rest);
    const ink = programOf(board).split("\n// ")[0].replace(/\s/g, "");
    expect(texts.map((each) => each.args[0]).join("")).toBe(ink);
    for (const { box, style, alpha } of texts) {
      const letter = board.split(" ")[Math.floor(box[1] / 40)][Math.floor(box[0] / 40)];
      expect([style, alpha]).toEqual(isDim(letter) ? [COLOURS[letter], 0.62] : ["#000", 1]);
    }
  });
});

describe("the film", () => {
  const seen: View = { ...view, ratio: 1, bottom: 100 };
  const from = { x: 30, y: 60, width: 404, height: 244 } as DOMRect;
  const board = ALL[910];
  const boards = tilesOf(FOUND, board).map((tile) => tile.board);
  const film: Film = { ...filmOf(FOUND, boards, false, 3), from };
  const { times, wall } = film;
  const { lay } = wall;
  const shoot = (time: number, isStill = false, one = film) => {
    const { shot, drawn } = shotOf(cameraOf(one, seen, time), seen);
    const isMore = drawFilm(one, shot, time, isStill);
    return { shot, drawn, isMore, texts: calls("fillText", drawn) };
  };
  const [first] = times.handovers;
  const ink = programOf(board).split("\n// ")[0].replace(/\s/g, "");

  test("begins with a curtain around the board, which the page shows", () => {
    for (const [time, alpha] of [
      [0, 0],
      [0.35, 0.5],
      [0.74, 1],
    ]) {
      const { drawn } = shoot(time);
      expect(
        drawn.filter((each) => each.name !== "clearRect" && each.alpha).map((each) => [each.name, each.alpha]),
      ).toEqual(alpha ? [["fillRect", alpha]] : []);
      expect(drawn.at(-1)!.box.slice(0, 2)).toEqual([30, 60]);
    }
    const { shot } = shoot(0);
    const edge = from.width / 202;
    expect(rounded(paint.frameOf(shot, lay, 0))).toEqual(rounded([30 + edge, 60 + edge, 400, 240]));
  });

  test("makes no text in its first frame, and that of the board before it leaves its place", () => {
    for (const [time, count] of [
      [0, 0],
      [0.5, 1],
    ]) {
      // Another board has no picture yet.
      const made = vi.spyOn(BROWSER.document, "createElement");
      shoot(time, false, { ...film, boards: [ALL[300 + count]] });
      expect(made).toHaveBeenCalledTimes(count);
      made.mockRestore();
    }
  });

  test("lets each letter fly from its place to that in the next program", () => {
    for (const [time, tile] of [
      [first.begin + 1e-6, 0],
      [endOf(first) - 1e-6, 1],
    ]) {
      const { shot, texts } = shoot(time);
      const [left, top, wide] = paint.frameOf(shot, lay, tile);
      // The next hand-over has begun when the last letters land.
      const said = texts.map((each) => each.args[0]).join("");
      expect(said.startsWith(tile ? ink : ink[0])).toBe(true);
      for (const { box } of texts.slice(0, tile ? 400 : 1)) {
        const [x, y] = [(box[0] - left) / (wide / 10), (box[1] - top) / (wide / 10)];
        expect([x > 0 && x < 10, y > 0 && y < 6]).toEqual([true, true]);
      }
    }
    expect(film.flocks[0]).toEqual(flocksOf(programOf(film.boards[0]), programOf(film.boards[1])));
    // Their place is outlined.
    const early = shoot(first.begin + 0.3);
    const [place] = calls("strokeRect", early.drawn);
    expect(rounded(place.args)).toEqual(rounded(paint.wider(paint.frameOf(early.shot, lay, 1), 0.5)));
    // On its way it is above the straight line.
    const half = shoot(first.begin + first.flies / 2);
    const [{ from: start, at }] = film.flocks[0];
    const [tops, { scale }] = [[0, 1].map((tile) => paint.frameOf(half.shot, lay, tile)[1]), half.shot.camera];
    expect(half.texts[0].box[1]).toBeLessThan((tops[0] + tops[1] + (start[1] + at[1]) * scale) / 2 - 0.3 * scale);
    const middle = shoot(first.begin + first.flies).texts;
    // Those that wait are not seen.
    const count = film.flocks[0].filter(({ lift }) => lift * first.lifts <= first.flies).length;
    expect([middle.length, count > 20, count < film.flocks[0].length / 2]).toEqual([count, true, true]);
    // Each on the colour of its piece.
    expect(coloured(shoot(first.begin + first.flies).drawn).length).toBe(middle.length);
    expect(shoot(first.begin + first.flies, true).texts).toEqual([]);
  });

  test("shows the tiles that hang with their text, and those that come", () => {
    const isPicture = ({ args, alpha }: Drawn) => args.length === 5 && args[0].width > 150 && alpha > 0;
    // A frame makes one picture.
    const facesAt = (time: number) => {
      for (let i = 0; i < 60; i++) shoot(time);
      return calls("drawImage", shoot(time).drawn).filter(isPicture);
    };
    expect(facesAt(endOf(first) + 0.1)).toHaveLength(2);
    expect(facesAt(times.grow[0] + 0.01)).toHaveLength(4);
    const [, second] = times.handovers;
    const alphas = facesAt(endOf(second) - 0.04).map(({ alpha }) => alpha);
    expect(alphas).toEqual([1, 1, expect.closeTo(0.5, 1)]);
    // The fifth is on its way, first in its colours and then with its text.
    let time = times.grow[0];
    while (hungAt(times, time) < 4.4) time += 0.001;
    const { shot, drawn } = shoot(time);
    const faces = facesAt(time);
    const [one, coming, other] = [paint.frameOf(shot, lay, 3), faces[4].box, paint.frameOf(shot, lay, 4)];
    const [along, far] = [coming, other].map((box) => Math.hypot(box[0] - one[0], box[1] - one[1]));
    expect([faces.length, along / far]).toEqual([5, expect.closeTo(eased(hungAt(times, time) % 1), 2)]);
    const squares = drawn.filter(({ style, box }) => style !== NIGHT.paper && box[2] === shot.camera.scale + 0.3);
    expect(squares.map(({ style }) => style)).toEqual([...lettersOf(film.boards[4])].map((letter) => COLOURS[letter]));
    expect(rounded(squares[0].box.slice(0, 2))).toEqual(rounded(coming.slice(0, 2)));
  });

  test("lets tiles flash as they come, where they are many", () => {
    const time = (times.grow[0] + times.grow[1]) / 2;
    const hung = hungAt(times, time);
    const flashesAt = (at: number) => calls("fillRect", shoot(at).drawn).filter(({ style }) => style === NIGHT.ink);
    const young = Array.from({ length: Math.floor(hung) }, (_, tile) => tile).filter((tile) => tile >= hung * 0.95);
    expect(flashesAt(time).map(({ alpha }) => alpha)).toEqual(
      young.map((tile) => expect.closeTo((1 - (hung - tile) / (hung * 0.05)) ** 2 / 2)),
    );
    expect([young.length > 1, flashesAt(times.end)]).toEqual([true, []]);
  });

  test("ends with the player's own tiles lit, an arc from the last one to the first, and that one marked", () => {
    const { arc, swell, end, said } = times;
    const marks = (time: number, isStill = false) => {
      const { drawn, texts } = shoot(time, isStill);
      const own = picturesIn(drawn, wall.picture).filter(({ args }) => args.length === 9).length - 1;
      return { own, texts, frames: calls("strokeRect", drawn).length, drawn };
    };
    expect(marks(said).own).toBe(0);
    // Three were found, and this one is marked.
    expect(marks(said + 0.5)).toMatchObject({ own: 3, frames: 0 });
    expect(marks(end)).toMatchObject({ own: 4, frames: 2, texts: [] });
    const half = marks((arc[0] + arc[1]) / 2).texts;
    expect(half.length).toBeGreaterThan(40);
    expect(ink).toContain(half.map(({ args }) => args[0]).join(""));
    expect(marks((arc[0] + arc[1]) / 2, true).texts).toEqual([]);
    // The first letters come to the first tile, and the last ones leave the last.
    const { shot } = shoot(arc[1] - 0.01);
    const middle = (tile: number) => {
      const [x, y, wide, high] = paint.frameOf(shot, lay, tile);
      return [x + wide / 2, y + high / 2];
    };
    const near = (time: number, tile: number) => {
      const boxes = coloured(shoot(time).drawn).filter(({ box }) => box[3] < 14);
      return Math.min(...boxes.map(({ box }) => Math.hypot(box[0] - middle(tile)[0], box[1] - middle(tile)[1])));
    };
    // It bends upwards, within the window.
    expect(half.every(({ box }) => box[0] > 0 && box[0] < 800 && box[1] > 0)).toBe(true);
    const [last, own] = [middle(lay.spots.length - 1), middle(0)];
    for (const { box } of half) {
      const straight = last[1] + ((box[0] - last[0]) / (own[0] - last[0])) * (own[1] - last[1]);
      expect(box[1]).toBeLessThan(straight);
    }
    expect(near(arc[0] + 0.06, lay.spots.length - 1)).toBeLessThan(30);
    expect(near(arc[1] - 0.06, 0)).toBeLessThan(30);
    expect(marks((swell[0] + swell[1]) / 2).frames).toBe(2);
  });

  test("is seen by a camera that takes the mean of what it sees and of what comes", () => {
    const boxes = Array.from({ length: 99 }, (_, i) => [i, 2 * i, 3 * i, 4 * i] as const);
    for (const n of [1, 4, 12, 50]) {
      const ahead = n < 12 ? 1 : 1.35;
      const mean = Array.from({ length: 16 }, (_, i) => n * ahead ** (i / 15) - 1).reduce((sum, at) => sum + at) / 16;
      expect(around(boxes, n)).toEqual([1, 2, 3, 4].map((times) => expect.closeTo(times * mean, 6)));
    }
  });

  test("without a page begins with the board alone, as large as can be", () => {
    const { from: _, ...alone } = film;
    const { shot, drawn } = shoot(0, false, { ...alone, flocks: [] });
    expect(rounded(paint.frameOf(shot, lay, 0))).toEqual([0, 10, 800, 480]);
    expect(calls("clearRect", drawn)).toHaveLength(1);
    expect(between(shot.camera, shot.camera, 1)).toEqual(shot.camera);
  });

  test("is taken along as a picture with all tiles, and lines below it", () => {
    const whole = { ...film, wall: paint.wallOf(lay, board) };
    const [wide, high] = extentOf(lay);
    const taken = (...lines: string[]) => {
      const picture = drawPicture(whole, lines);
      const texts = calls("fillText", drawnOn(picture));
      return { picture, texts, said: texts.map(({ args }) => args[0]) };
    };
    const { picture, texts } = taken("A sentence.", "A line.");
    expect([picture.width, picture.height, whole.wall.hung]).toEqual([wide * 4 + 160, high * 4 + 160 + 140, 2340]);
    expect(texts.map(({ args, style }) => [...args, style])).toEqual([
      ["A sentence.", picture.width / 2, high * 4 + 80 + 70, NIGHT.ink],
      ["A line.", picture.width / 2, high * 4 + 80 + 140, NIGHT.ink],
    ]);
    const [tiles, ...own] = picturesIn(drawnOn(picture), whole.wall.picture);
    expect([tiles.box, own.length]).toEqual([[80, 80, wide * 4, high * 4], 4]);
    const words = Array.from({ length: 99 }, () => "word").join(" ");
    const { said } = taken(words);
    expect([said.join(" "), said.length > 1]).toEqual([words, true]);
  });

  test("says to strangers what they understand, as the player says it", async () => {
    const made: ReturnType<typeof canvas>[] = [];
    const create = vi.spyOn(BROWSER.document, "createElement").mockImplementation(() => {
      const sheet = { ...canvas(), toBlob: (take: BlobCallback) => take(null) };
      made.push(sheet);
      return sheet;
    });
    vi.stubGlobal("innerWidth", 1280);
    vi.stubGlobal("innerHeight", 800);
    expect(await takePicture({ board, found: FOUND, lines: ["A line."] })).toBe(null);
    create.mockRestore();
    const texts = made.flatMap(({ drawn }) => calls("fillText", drawn));
    expect(texts.map(({ args }) => args[0])).toEqual([
      "2,339 programs. Each prints the next; the last prints mine.",
      "A line.",
    ]);
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

  test.each([
    ["is refused where pixels are altered", [20, 200, 241, 255], UNREADABLE],
    ["is refused where nothing can be drawn", [], UNREADABLE],
    ["is not, where they are as they were drawn", [20, 200, 240, 255], ""],
  ])("%s", (_, pixel, refusal) => {
    const getImageData = () => ({ data: Array.from({ length: 256 }, (__, i) => pixel[i % 4]) });
    const context = pixel.length ? { fillRect: () => {}, getImageData } : null;
    vi.stubGlobal("document", { createElement: () => ({ getContext: () => context }) });
    expect(refusalOf()).toBe(refusal);
    vi.stubGlobal("document", BROWSER.document);
  });
});
