// Draws a wall on a canvas: a pixel for each cell from afar, text from near.

import { SIDE } from "../../pictures/shapes.ts";
import { COLOURS } from "../../boards/colours.ts";
import { type Camera, onScreen, onWall, type View } from "./camera.ts";
import { COLUMN, type Ink, LINE } from "./letters.ts";
import { cornerOf, extentOf, type Lay, type Point, seamsOf, under } from "./lay.ts";

export const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement("canvas"), { width: Math.max(1, width), height: Math.max(1, height) });

/** The font of programs, and how wide its characters are for their size; others are narrowed. */
const MONO = 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace';
const WIDE = 0.605;

/** How much of a pixel's colour comes from the large piece that its tile belongs to. */
const MIX = 0.62;

/** A colour as a pixel of an image has it, mixed with that of another piece if there is one. */
export const pixelOf = (letter: string, other?: string): number => {
  const parts = (colour: string) => colour.match(/\d+/g)!.map(Number);
  const own = COLOURS[letter];
  if (!own) return 0;
  const far = parts(COLOURS[other ?? letter] ?? own);
  const [red, green, blue] = parts(own).map((part, i) => Math.round(part + (far[i] - part) * MIX));
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
};

/** A picture of the wall with a pixel for each cell: it is drawn out of sight as boards come, and shown tile by tile. */
interface Small {
  canvas: HTMLCanvasElement;
  data: ImageData;
  colours: (letter: string, spot: Point) => number;
}

export interface Wall {
  lay: Lay;
  /** In the colours of the tiles, and mixed with those of the board that they make together, if they are many. */
  plain: Small;
  mixed: Small | undefined;
  seams: Path2D;
  /** How many tiles are drawn out of sight, and how many are shown. */
  drawn: number;
  shown: number;
}

/** An empty wall. Its tiles are the pixels of `whole`, if that is given. */
export const wallOf = (lay: Lay, whole: string | undefined): Wall => {
  const [width, height] = extentOf(lay);
  const small = (colours: Small["colours"]): Small => ({
    canvas: canvasOf(width, height),
    data: new ImageData(width, height),
    colours,
  });
  const pixels = new Map<string, number>();
  const pixel = (letter: string, other?: string): number => {
    const key = letter + (other ?? "");
    if (!pixels.has(key)) pixels.set(key, pixelOf(letter, other));
    return pixels.get(key)!;
  };
  const seams = new Path2D();
  for (const [from, to] of whole ? seamsOf(lay, whole) : []) {
    seams.moveTo(...from);
    seams.lineTo(...to);
  }
  const mixed = whole ? small((letter, spot) => pixel(letter, under(lay, whole, spot))) : undefined;
  return { lay, plain: small((letter) => pixel(letter)), mixed, seams, drawn: 0, shown: 0 };
};

/** Draws the boards that are new, out of sight. */
export const prepare = (wall: Wall, boards: string[]): void => {
  const { lay } = wall;
  for (; wall.drawn < Math.min(boards.length, lay.spots.length); wall.drawn++) {
    const spot = lay.spots[wall.drawn];
    const [left, top] = cornerOf(lay, spot);
    for (const { data, colours } of [wall.plain, wall.mixed].filter((each) => each !== undefined)) {
      const pixels = new Uint32Array(data.data.buffer);
      const known = new Map<string, number>();
      let at = top * data.width + left;
      for (const letter of boards[wall.drawn]) {
        if (letter === " ") at += data.width - lay.wide;
        else {
          if (!known.has(letter)) known.set(letter, colours(letter, spot));
          pixels[at++] = known.get(letter)!;
        }
      }
    }
  }
};

/** Shows the first so many tiles, those in a straight line at once. */
const show = (wall: Wall, count: number): void => {
  const { lay } = wall;
  const smalls = [wall.plain, wall.mixed].filter((each) => each !== undefined);
  if (count < wall.shown) {
    for (const { canvas } of smalls) canvas.width += 0;
    wall.shown = 0;
  }
  while (wall.shown < count) {
    const first = lay.spots[wall.shown];
    const axis = lay.spots[wall.shown + 1]?.[0] === first[0] ? 0 : 1;
    let end = wall.shown + 1;
    while (end < count && lay.spots[end][axis] === first[axis]) end++;
    const [one, other] = [first, lay.spots[end - 1]].map((spot) => cornerOf(lay, spot));
    const [left, top] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
    const [right, bottom] = [Math.max(one[0], other[0]) + lay.wide, Math.max(one[1], other[1]) + lay.high];
    for (const { canvas, data } of smalls)
      canvas.getContext("2d")!.putImageData(data, 0, 0, left, top, right - left, bottom - top);
    wall.shown = end;
  }
};

/** A canvas and its window; all is drawn in pixels of that. */
export interface Sheet {
  context: CanvasRenderingContext2D;
  view: View;
  ratio: number;
  /** The colours of the ground, and of what is drawn on it. */
  paper: string;
  ink: string;
}

/** The rectangle of a tile on a sheet. */
export const frameOf = ({ view }: Sheet, lay: Lay, camera: Camera, spot: Point): [number, number, number, number] => [
  ...(onScreen(camera, view, cornerOf(lay, spot)) as [number, number]),
  lay.wide * camera.scale,
  lay.high * camera.scale,
];

/** Draws the part of a small picture that is in sight. */
const drawSmall = ({ context, view }: Sheet, camera: Camera, picture: HTMLCanvasElement) => {
  const [left, top] = onWall(camera, view, [0, 0]).map((edge) => Math.max(0, Math.floor(edge)));
  const [right, bottom] = onWall(camera, view, [view.width, view.height]).map(Math.ceil);
  const [wide, high] = [Math.min(picture.width, right) - left, Math.min(picture.height, bottom) - top];
  if (wide <= 0 || high <= 0) return;
  const [x, y] = onScreen(camera, view, [left, top]);
  context.drawImage(picture, left, top, wide, high, x, y, wide * camera.scale, high * camera.scale);
};

export interface Look {
  camera: Camera;
  /** How many tiles hang, and how much is seen of the picture that they make and of its seams, from 0 to 1. */
  hung: number;
  mix: number;
  seams: number;
  /** A picture of the whole wall to be laid over it, with a pixel for each tile: what is dark there is not lit. */
  shade?: HTMLCanvasElement | undefined;
}

/** Draws the ground and the tiles that hang. */
export const drawWall = (sheet: Sheet, wall: Wall, { camera, hung, mix, seams, shade }: Look): void => {
  const { context, view, ratio, paper } = sheet;
  const { lay } = wall;
  const size = extentOf(lay);
  show(wall, Math.min(hung, wall.drawn));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = paper;
  context.fillRect(0, 0, view.width, view.height);
  // Pixels that are not whole would be of several widths.
  const pixels = camera.scale * ratio;
  context.imageSmoothingEnabled = pixels < 4 && Math.abs(pixels - Math.round(pixels)) > 1e-6;
  if (mix < 1 || !wall.mixed) drawSmall(sheet, camera, wall.plain.canvas);
  if (mix > 0 && wall.mixed) {
    context.globalAlpha = mix;
    drawSmall(sheet, camera, wall.mixed.canvas);
  }
  if (shade) {
    context.globalAlpha = 0.86;
    context.imageSmoothingEnabled = false;
    const [left, top] = onScreen(camera, view, [-0.5, -0.5]);
    const [right, bottom] = onScreen(camera, view, [size[0] + 0.5, size[1] + 0.5]);
    context.drawImage(shade, left, top, right - left, bottom - top);
  }
  if (seams > 0) {
    context.save();
    context.translate(...onScreen(camera, view, [0, 0]));
    context.scale(camera.scale, camera.scale);
    Object.assign(context, { globalAlpha: seams, strokeStyle: paper, lineWidth: 2.6, lineCap: "square" });
    context.stroke(wall.seams);
    context.restore();
  }
  context.globalAlpha = 1;
};

/** What is dark if only some tiles are lit: a pixel for each place. */
export const shadeOf = ({ columns, rows, spots }: Lay, paper: string, isLit: (tile: number) => boolean) => {
  const canvas = canvasOf(columns, rows);
  const context = canvas.getContext("2d")!;
  context.fillStyle = paper;
  spots.forEach(([x, y], tile) => isLit(tile) || context.fillRect(x, y, 1, 1));
  return canvas;
};

/** Draws a frame around a tile that is large enough to be seen without more, and around its text, which has margins. */
export const drawFrame = (sheet: Sheet, lay: Lay, camera: Camera, tile: number): void => {
  const [x, y, width, height] = frameOf(sheet, lay, camera, lay.spots[tile]);
  const grow = 3 + camera.scale / SIDE;
  Object.assign(sheet.context, { strokeStyle: sheet.ink, lineWidth: 2 });
  sheet.context.strokeRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow);
};

/** Draws tiles larger than they are, in their own colours and with a frame, so that one finds them: `size` is that of a cell. */
export const drawMarked = (sheet: Sheet, wall: Wall, camera: Camera, tile: number, size: number, ring = 0): void => {
  const { context, paper, ink } = sheet;
  const { wide, high, spots } = wall.lay;
  const [x, y, w, h] = frameOf(sheet, wall.lay, camera, spots[tile]);
  const unit = Math.max(camera.scale, size);
  const [left, top] = [x + (w - wide * unit) / 2, y + (h - high * unit) / 2].map(Math.round);
  const frame = (grow: number): [number, number, number, number] => [
    ...([left - grow, top - grow] as [number, number]),
    wide * unit + 2 * grow,
    high * unit + 2 * grow,
  ];
  Object.assign(context, { strokeStyle: ink, fillStyle: paper, lineWidth: 2, imageSmoothingEnabled: false });
  // A pulse: it grows and fades.
  context.globalAlpha = ring && (1 - ring) ** 2;
  context.strokeRect(...frame(3 + ring * 60));
  context.globalAlpha = 1;
  context.fillRect(...frame(4));
  context.drawImage(wall.plain.canvas, ...cornerOf(wall.lay, spots[tile]), wide, high, ...frame(0));
  context.strokeRect(...frame(3));
};

/** Sets the font so that a line is as high as the cell of this size has it; returns how much text must be narrowed. */
export const setFont = (context: CanvasRenderingContext2D, cell: number): number => {
  context.font = `${(cell * COLUMN) / WIDE}px ${MONO}`;
  context.textBaseline = "middle";
  return (cell * COLUMN) / context.measureText("0").width;
};

/** Draws text on the colours of its pieces. The canvas begins with the board, and a cell has so many of its pixels. */
export const drawInk = (context: CanvasRenderingContext2D, all: Ink[], cell: number, faint: string): void => {
  for (const { text, at, letter } of all) {
    if (!COLOURS[letter]) continue;
    const [top, bottom] = [at[1], at[1] + LINE].map((edge) => Math.round(edge * cell));
    context.fillStyle = COLOURS[letter];
    context.fillRect(at[0] * cell, top, text.length * COLUMN * cell, bottom - top);
  }
  context.save();
  const narrow = setFont(context, cell);
  context.scale(narrow, 1);
  for (const { text, at, letter } of all) {
    context.fillStyle = COLOURS[letter] ? "#000" : faint;
    context.fillText(text, (at[0] * cell) / narrow, (at[1] + 0.52 * LINE) * cell);
  }
  context.restore();
};
