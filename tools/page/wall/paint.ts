// Draws a wall on a canvas: from afar each cell is a pixel of a picture.

import { COLOURS } from "../../boards/colours.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { type Camera, onScreen, onWall, type View } from "./camera.ts";
import { cornerOf, extentOf, type Lay, seamsOf, pieceUnder } from "./lay.ts";

export const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement("canvas"), { width: Math.max(1, width), height: Math.max(1, height) });

/** How much of a tile's colour comes from the large piece that it belongs to. */
const MIX = 0.62;

/** The colour of a piece as a pixel of an image has it. */
export const pixelOf = (letter: string): number => {
  const [red, green, blue] = COLOURS[letter].match(/\d+/g)!.map(Number);
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
};

export interface Wall {
  lay: Lay;
  /** A picture of it with a pixel for each cell, and its data. */
  picture: HTMLCanvasElement;
  data: ImageData;
  /** The board that its tiles make together, if they are many: the colour of each, and the seams of its pieces. */
  tint: HTMLCanvasElement | undefined;
  seams: Path2D;
  hung: number;
}

/** A picture with a pixel for each tile of a wall; where it has no colour it is clear. */
export const mapOf = ({ columns, rows, spots }: Lay, colourOf: (tile: number) => string | undefined) => {
  const canvas = canvasOf(columns, rows);
  const context = canvas.getContext("2d")!;
  for (const [tile, [x, y]] of spots.entries()) {
    context.fillStyle = colourOf(tile) ?? "transparent";
    context.fillRect(x, y, 1, 1);
  }
  return canvas;
};

/** An empty wall. Its tiles are the pixels of `whole`, if that is given. */
export const wallOf = (lay: Lay, whole: string | undefined): Wall => {
  const [width, height] = extentOf(lay);
  const seams = new Path2D();
  for (const [from, to] of whole ? seamsOf(lay, whole) : []) {
    seams.moveTo(...from);
    seams.lineTo(...to);
  }
  const tint = whole ? mapOf(lay, (tile) => COLOURS[pieceUnder(lay, whole, lay.spots[tile])]) : undefined;
  return { lay, picture: canvasOf(width, height), data: new ImageData(width, height), tint, seams, hung: 0 };
};

/** Hangs up the boards that are new, until there are so many tiles. */
export const hang = (wall: Wall, boards: string[], count: number): void => {
  const { lay, picture, data } = wall;
  const last = Math.min(count, boards.length, lay.spots.length);
  if (last <= wall.hung) return;
  const pixels = new Uint32Array(data.data.buffer);
  const colours = Object.fromEntries(Object.keys(COLOURS).map((letter) => [letter, pixelOf(letter)]));
  for (; wall.hung < last; wall.hung++) {
    const [left, top] = cornerOf(lay, lay.spots[wall.hung]);
    let at = top * data.width + left;
    for (const letter of boards[wall.hung]) {
      if (letter === " ") at += data.width - lay.wide;
      else pixels[at++] = colours[letter] ?? 0;
    }
  }
  picture.getContext("2d")!.putImageData(data, 0, 0);
};

/** A canvas and its window; all is drawn in pixels of that. */
export interface Sheet {
  context: CanvasRenderingContext2D;
  view: View;
  ratio: number;
  paper: string;
  ink: string;
}

export type Shot = Sheet & { camera: Camera };

export type Frame = readonly [x: number, y: number, width: number, height: number];

export const frameOf = ({ view, camera }: Shot, lay: Lay, tile: number): Frame => [
  ...onScreen(camera, view, cornerOf(lay, lay.spots[tile])),
  lay.wide * camera.scale,
  lay.high * camera.scale,
];

export const wider = ([x, y, wide, high]: Frame, by: number): Frame => [x - by, y - by, wide + 2 * by, high + 2 * by];

const drawTiles = ({ context, view, camera }: Shot, { picture }: Wall) => {
  const [left, top] = onWall(camera, view, [0, 0]).map((edge) => Math.max(0, Math.floor(edge)));
  const [right, bottom] = onWall(camera, view, [view.width, view.height]).map(Math.ceil);
  const [wide, high] = [Math.min(picture.width, right) - left, Math.min(picture.height, bottom) - top];
  if (wide <= 0 || high <= 0) return;
  const [x, y] = onScreen(camera, view, [left, top]);
  context.drawImage(picture, left, top, wide, high, x, y, wide * camera.scale, high * camera.scale);
};

/** Draws the ground, the tiles that hang, and so much of the board that they make and of its seams, from 0 to 1. */
export const drawWall = (shot: Shot, wall: Wall, mix: number, seams: number, shade?: HTMLCanvasElement): void => {
  const { context, view, ratio, paper, camera } = shot;
  const { scale } = camera;
  const [width, height] = extentOf(wall.lay).map((length) => (length + 1) * scale);
  const cover = (map: HTMLCanvasElement | undefined, alpha: number) => {
    Object.assign(context, { globalAlpha: alpha, imageSmoothingEnabled: false });
    if (map) context.drawImage(map, ...onScreen(camera, view, [-0.5, -0.5]), width, height);
    context.globalAlpha = 1;
  };
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  // Pixels that are not whole would be of several widths.
  const pixels = camera.scale * ratio;
  context.imageSmoothingEnabled = pixels < 4 && Math.abs(pixels - Math.round(pixels)) > 1e-6;
  drawTiles(shot, wall);
  context.globalCompositeOperation = "source-atop";
  cover(wall.tint, MIX * mix);
  Object.assign(context, { globalCompositeOperation: "destination-over", fillStyle: paper });
  context.fillRect(0, 0, view.width, view.height);
  context.globalCompositeOperation = "source-over";
  cover(shade, 0.86);
  if (!seams) return;
  context.save();
  context.translate(...onScreen(camera, view, [0, 0]));
  context.scale(scale, scale);
  Object.assign(context, { globalAlpha: seams, strokeStyle: paper, lineWidth: 2.6, lineCap: "square" });
  context.stroke(wall.seams);
  context.restore();
};

/** Draws a frame around a tile that is large enough to be seen without more, and around its text, which has margins. */
export const drawFrame = (shot: Shot, lay: Lay, tile: number): void => {
  Object.assign(shot.context, { strokeStyle: shot.ink, lineWidth: 2 });
  shot.context.strokeRect(...wider(frameOf(shot, lay, tile), 3 + shot.camera.scale / SIDE));
};

/** How large a cell of a marked tile is at least, in pixels. */
export const MARKED = 4.5;

/** Draws a tile larger than it is, in its own colours and with a frame, so that one finds it: `size` is that of a cell. */
export const drawMarked = (shot: Shot, wall: Wall, tile: number, size: number, pulse = 0): void => {
  const { context, paper, ink, camera } = shot;
  const { wide, high, spots } = wall.lay;
  const [x, y, width, height] = frameOf(shot, wall.lay, tile);
  const unit = Math.max(camera.scale, size);
  const [left, top] = [x + (width - wide * unit) / 2, y + (height - high * unit) / 2].map(Math.round);
  const frame: Frame = [left, top, wide * unit, high * unit];
  Object.assign(context, { strokeStyle: ink, fillStyle: paper, lineWidth: 2, imageSmoothingEnabled: false });
  // It grows and fades.
  context.globalAlpha = pulse && (1 - pulse) ** 2;
  context.strokeRect(...wider(frame, 3 + pulse * 60));
  context.globalAlpha = 1;
  context.fillRect(...wider(frame, 4));
  context.drawImage(wall.picture, ...cornerOf(wall.lay, spots[tile]), wide, high, ...frame);
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
