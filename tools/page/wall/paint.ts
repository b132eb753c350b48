// Draws a wall on a canvas: from afar each cell is a pixel of a picture.

import { COLOURS } from "../../boards/colours.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { type Camera, onScreen, onWall, type View } from "./camera.ts";
import { cornerOf, extentOf, type Lay, type Point, seamsOf, under } from "./lay.ts";

export const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement("canvas"), { width, height });

/** How much of a pixel's colour comes from the large piece that its tile belongs to. */
const MIX = 0.62;

/** A colour as a pixel of an image has it, mixed with that of another piece if there is one. */
export const pixelOf = (letter: string, other = letter): number => {
  const parts = (colour: string) => colour.match(/\d+/g)!.map(Number);
  const own = COLOURS[letter];
  if (!own) return 0;
  const far = parts(COLOURS[other] ?? own);
  const [red, green, blue] = parts(own).map((part, i) => Math.round(part + (far[i] - part) * MIX));
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
};

type Palette = Record<string, number>;

const paletteOf = (other?: string): Palette =>
  Object.fromEntries(Object.keys(COLOURS).map((letter) => [letter, pixelOf(letter, other)]));

/** A picture of the wall with a pixel for each cell, and the colours of its tiles, which depend on their place. */
interface Small {
  canvas: HTMLCanvasElement;
  data: ImageData;
  paletteAt: (spot: Point) => Palette;
}

export interface Wall {
  lay: Lay;
  /** In the colours of the tiles, and mixed with those of the board that they make together, if they are many. */
  plain: Small;
  mixed: Small | undefined;
  seams: Path2D;
  /** How many tiles hang there. */
  hung: number;
}

/** An empty wall. Its tiles are the pixels of `whole`, if that is given. */
export const wallOf = (lay: Lay, whole: string | undefined): Wall => {
  const [width, height] = extentOf(lay);
  const small = (paletteAt: Small["paletteAt"]): Small => ({
    canvas: canvasOf(width, height),
    data: new ImageData(width, height),
    paletteAt,
  });
  const plain = paletteOf();
  const palettes = new Map(Array.from(whole ?? "", (letter) => [letter, paletteOf(letter)]));
  const seams = new Path2D();
  for (const [from, to] of whole ? seamsOf(lay, whole) : []) {
    seams.moveTo(...from);
    seams.lineTo(...to);
  }
  const mixed = whole ? small((spot) => palettes.get(under(lay, whole, spot))!) : undefined;
  return { lay, plain: small(() => plain), mixed, seams, hung: 0 };
};

/** Hangs up the boards that are new, until there are so many tiles. */
export const hang = (wall: Wall, boards: string[], count: number): void => {
  const { lay, plain, mixed, hung } = wall;
  wall.hung = Math.max(hung, Math.min(count, boards.length, lay.spots.length));
  if (wall.hung === hung) return;
  for (const { canvas, data, paletteAt } of mixed ? [plain, mixed] : [plain]) {
    const pixels = new Uint32Array(data.data.buffer);
    for (const [i, spot] of lay.spots.slice(hung, wall.hung).entries()) {
      const [left, top] = cornerOf(lay, spot);
      const palette = paletteAt(spot);
      let at = top * data.width + left;
      for (const letter of boards[hung + i]) {
        if (letter === " ") at += data.width - lay.wide;
        else pixels[at++] = palette[letter] ?? 0;
      }
    }
    canvas.getContext("2d")!.putImageData(data, 0, 0);
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

/** A rectangle of the window. */
export type Frame = readonly [x: number, y: number, width: number, height: number];

/** Where a tile is seen. */
export const frameOf = ({ view }: Sheet, lay: Lay, camera: Camera, tile: number): Frame => [
  ...onScreen(camera, view, cornerOf(lay, lay.spots[tile])),
  lay.wide * camera.scale,
  lay.high * camera.scale,
];

/** A frame with so much around it. */
export const wider = ([x, y, wide, high]: Frame, by: number): Frame => [x - by, y - by, wide + 2 * by, high + 2 * by];

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
  /** How much is seen of the picture that the tiles make, and of its seams, from 0 to 1. */
  mix: number;
  seams: number;
  /** A picture of the whole wall to be laid over it, with a pixel for each tile: what is dark there is not lit. */
  shade?: HTMLCanvasElement | undefined;
}

/** Draws the ground and the tiles that hang. */
export const drawWall = (sheet: Sheet, wall: Wall, { camera, mix, seams, shade }: Look): void => {
  const { context, view, ratio, paper } = sheet;
  const { scale } = camera;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = paper;
  context.fillRect(0, 0, view.width, view.height);
  // Pixels that are not whole would be of several widths.
  const pixels = camera.scale * ratio;
  context.imageSmoothingEnabled = pixels < 6 && Math.abs(pixels - Math.round(pixels)) > 1e-6;
  if (mix < 1 || !wall.mixed) drawSmall(sheet, camera, wall.plain.canvas);
  if (mix > 0 && wall.mixed) {
    context.globalAlpha = mix;
    drawSmall(sheet, camera, wall.mixed.canvas);
  }
  if (shade) {
    context.globalAlpha = 0.86;
    context.imageSmoothingEnabled = false;
    const [width, height] = extentOf(wall.lay).map((length) => (length + 1) * scale);
    context.drawImage(shade, ...onScreen(camera, view, [-0.5, -0.5]), width, height);
  }
  if (seams > 0) {
    context.save();
    context.translate(...onScreen(camera, view, [0, 0]));
    context.scale(scale, scale);
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
  Object.assign(sheet.context, { strokeStyle: sheet.ink, lineWidth: 2 });
  sheet.context.strokeRect(...wider(frameOf(sheet, lay, camera, tile), 3 + camera.scale / SIDE));
};

/** Draws a tile larger than it is, in its own colours and with a frame, so that one finds it: `size` is that of a cell. */
export const drawMarked = (sheet: Sheet, wall: Wall, camera: Camera, tile: number, size: number, pulse = 0): void => {
  const { context, paper, ink } = sheet;
  const { wide, high, spots } = wall.lay;
  const [x, y, width, height] = frameOf(sheet, wall.lay, camera, tile);
  const unit = Math.max(camera.scale, size);
  const [left, top] = [x + (width - wide * unit) / 2, y + (height - high * unit) / 2].map(Math.round);
  const frame: Frame = [left, top, wide * unit, high * unit];
  Object.assign(context, { strokeStyle: ink, fillStyle: paper, lineWidth: 2, imageSmoothingEnabled: false });
  // It grows and fades.
  context.globalAlpha = pulse && (1 - pulse) ** 2;
  context.strokeRect(...wider(frame, 3 + pulse * 60));
  context.globalAlpha = 1;
  context.fillRect(...wider(frame, 4));
  context.drawImage(wall.plain.canvas, ...cornerOf(wall.lay, spots[tile]), wide, high, ...frame);
  context.strokeRect(...wider(frame, 3));
};

/** Draws the text of a tile over it, given how much is seen of its ground and of the text, from 0 to 1. */
export const drawText = (
  { context, paper }: Sheet,
  frame: Frame,
  text: HTMLCanvasElement,
  ground: number,
  ink: number,
) => {
  context.globalAlpha = ground;
  context.fillStyle = paper;
  context.fillRect(...wider(frame, 1));
  context.globalAlpha = ink;
  context.imageSmoothingEnabled = true;
  context.drawImage(text, ...frame);
  context.globalAlpha = 1;
};
