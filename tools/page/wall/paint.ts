// Draws a wall on a canvas: from afar each cell is a pixel of a picture.

import { COLOURS } from "../../boards/colours.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { type Camera, onScreen, onWall, type View } from "./camera.ts";
import { cornerOf, extentOf, type Lay, MANY, pieceUnder, seamsOf } from "./lay.ts";

/** What draws on a canvas. Views ask `undrawable` first: some browsers give a page none. */
export const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => canvas.getContext("2d")!;

export const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement("canvas"), { width: Math.max(1, width), height: Math.max(1, height) });

/** The colours of the pieces as pixels of an image. */
export const PIXELS = Object.fromEntries(
  Object.entries(COLOURS).map(([letter, colour]) => {
    const [red, green, blue] = colour.match(/\d+/g)!.map(Number);
    return [letter, ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0];
  }),
);

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

/** A picture with a pixel for each tile, in the colour of the piece there if `whole` is as large as the wall. */
const tintOf = (lay: Lay, whole: string): HTMLCanvasElement => {
  const image = new ImageData(lay.columns, lay.rows);
  const data = new Uint32Array(image.data.buffer);
  for (const [x, y] of lay.spots) data[y * lay.columns + x] = PIXELS[pieceUnder(lay, whole, [x, y])] ?? 0;
  const canvas = canvasOf(lay.columns, lay.rows);
  contextOf(canvas).putImageData(image, 0, 0);
  return canvas;
};

/** An empty wall. If its tiles are many, they are the pixels of a board. */
export const wallOf = (lay: Lay, whole: string): Wall => {
  const [width, height] = extentOf(lay);
  const seams = new Path2D();
  const isMosaic = lay.spots.length > MANY;
  for (const [from, to] of isMosaic ? seamsOf(lay, whole) : []) {
    seams.moveTo(...from);
    seams.lineTo(...to);
  }
  const tint = isMosaic ? tintOf(lay, whole) : undefined;
  return { lay, picture: canvasOf(width, height), data: new ImageData(width, height), tint, seams, hung: 0 };
};

/** Hangs up the boards that are new, until there are so many tiles. */
export const hang = (wall: Wall, boards: string[], count: number): void => {
  const { lay, picture, data } = wall;
  const last = Math.min(count, boards.length, lay.spots.length);
  if (last <= wall.hung) return;
  const cells = new Uint32Array(data.data.buffer);
  for (; wall.hung < last; wall.hung++) {
    const [left, top] = cornerOf(lay, lay.spots[wall.hung]);
    let at = top * data.width + left;
    for (const letter of boards[wall.hung]) {
      if (letter === " ") at += data.width - lay.wide;
      else cells[at++] = PIXELS[letter] ?? 0;
    }
  }
  contextOf(picture).putImageData(data, 0, 0);
};

/** Which tiles are lit: what darkens all others, and by how much; and those that stand out, as the player's own. */
export interface Lights {
  shade: HTMLCanvasElement;
  dark: number;
  own: number[];
}

/** How much darker tiles are that cannot have the pins; and those not found, if up to so many are, and if more. */
const [UNFIT, FEW, DUSK, NIGHT] = [0.86, 10, 0.3, 0.45];

/** A picture with a pixel for each tile of a wall: those that are lit are clear. */
const shadeOf = ({ columns, rows, spots }: Lay, lit: number[], paper: string): HTMLCanvasElement => {
  const canvas = canvasOf(columns, rows);
  const context = contextOf(canvas);
  context.fillStyle = paper;
  context.fillRect(0, 0, columns, rows);
  for (const tile of lit) context.clearRect(...spots[tile], 1, 1);
  return canvas;
};

/** The lights of a wall where pieces are pinned, which these tiles can have there. */
export const litByPins = (lay: Lay, lit: number[], paper: string): Lights => ({
  shade: shadeOf(lay, lit, paper),
  ...{ dark: UNFIT, own: [] },
});

/** The lights of a wall of which the player has found these tiles; with none, all are lit. */
export const litByOwn = (lay: Lay, own: number[], paper: string): Lights | undefined =>
  own.length ? { shade: shadeOf(lay, own, paper), dark: own.length > FEW ? NIGHT : DUSK, own } : undefined;

/** The colours of what is drawn: of its ground, and of what stands there. */
export interface Ground {
  paper: string;
  ink: string;
}

/** On what is drawn, and from where. All is in pixels of the window. */
export interface Shot extends Ground {
  context: CanvasRenderingContext2D;
  view: View;
  camera: Camera;
}

/** A rectangle in the window, in its pixels. */
export type Rect = readonly [x: number, y: number, width: number, height: number];

export const rectOf = ({ view, camera }: Pick<Shot, "view" | "camera">, lay: Lay, tile: number): Rect => [
  ...onScreen(camera, view, cornerOf(lay, lay.spots[tile])),
  lay.wide * camera.scale,
  lay.high * camera.scale,
];

export const wider = ([x, y, wide, high]: Rect, by: number): Rect => [x - by, y - by, wide + 2 * by, high + 2 * by];

const drawTiles = ({ context, view, camera }: Shot, { picture }: Wall) => {
  const [left, top] = onWall(camera, view, [0, 0]).map((edge) => Math.max(0, Math.floor(edge)));
  const [right, bottom] = onWall(camera, view, [view.width, view.height]).map(Math.ceil);
  const [wide, high] = [Math.min(picture.width, right) - left, Math.min(picture.height, bottom) - top];
  if (wide <= 0 || high <= 0) return;
  const [x, y] = onScreen(camera, view, [left, top]);
  context.drawImage(picture, left, top, wide, high, x, y, wide * camera.scale, high * camera.scale);
};

/** How much of a tile's colour comes from the large piece that it belongs to. */
const MIX = 0.62;

/** How much larger a tile is that the player has found, and how much of the large piece's colour it has. */
const LONE = { size: 1.6, tint: 0.4 };
const CROWDED = { size: 1.15, tint: 0.85 };

/** Draws the player's own tiles as lit windows, which have come so far out of the wall, from 0 to 1. */
const drawOwn = (shot: Shot, { lay, picture, tint, hung }: Wall, own: number[], part: number, mix: number): void => {
  const { context, paper, camera } = shot;
  // From a fifteenth of all on, they need their space.
  const space = (0.42 * Math.sqrt(lay.spots.length / own.length) - CROWDED.size) / (LONE.size - CROWDED.size);
  const alone = Math.max(0, Math.min(1, space));
  const between = (what: "size" | "tint", from: number) =>
    from + (CROWDED[what] + (LONE[what] - CROWDED[what]) * alone - from) * part;
  const more = (between("size", 1) - 1) / 2;
  const alpha = mix * between("tint", MIX);
  Object.assign(context, { fillStyle: paper, imageSmoothingEnabled: false });
  for (const tile of own.filter((each) => each < hung)) {
    const [x, y, wide, high] = rectOf(shot, lay, tile);
    const rect: Rect = [x - wide * more, y - high * more, wide * (1 + 2 * more), high * (1 + 2 * more)];
    context.fillRect(...wider(rect, Math.max(1, camera.scale * 0.75) * part));
    context.drawImage(picture, ...cornerOf(lay, lay.spots[tile]), lay.wide, lay.high, ...rect);
    context.globalAlpha = alpha;
    if (tint) context.drawImage(tint, ...lay.spots[tile], 1, 1, ...rect);
    context.globalAlpha = 1;
  }
};

/** How far a wall has become a picture, from 0 to 1: the colours of its large pieces, their seams, its lights. */
export interface Look {
  mix: number;
  seams: number;
  dusk: number;
}

/** Draws the ground, the tiles that hang, the board that they make, and their lights. */
export const drawWall = (shot: Shot, wall: Wall, { mix, seams, dusk }: Look, lights: Lights | undefined): void => {
  const { context, view, paper, camera } = shot;
  const { ratio } = view;
  const { scale } = camera;
  const [width, height] = extentOf(wall.lay).map((length) => (length + 1) * scale);
  const cover = (map: HTMLCanvasElement | undefined, alpha: number) => {
    Object.assign(context, { globalAlpha: alpha, imageSmoothingEnabled: false });
    if (map && alpha) context.drawImage(map, ...onScreen(camera, view, [-0.5, -0.5]), width, height);
    context.globalAlpha = 1;
  };
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  // Pixels that are not whole would be of several widths.
  const pixels = scale * ratio;
  context.imageSmoothingEnabled = pixels < 4 && Math.abs(pixels - Math.round(pixels)) > 1e-6;
  drawTiles(shot, wall);
  context.globalCompositeOperation = "source-atop";
  cover(wall.tint, MIX * mix);
  Object.assign(context, { globalCompositeOperation: "destination-over", fillStyle: paper });
  context.fillRect(0, 0, view.width, view.height);
  context.globalCompositeOperation = "source-over";
  if (lights) cover(lights.shade, lights.dark * dusk);
  if (seams) {
    context.save();
    context.translate(...onScreen(camera, view, [0, 0]));
    context.scale(scale, scale);
    Object.assign(context, { globalAlpha: seams, strokeStyle: paper, lineWidth: 2.6, lineCap: "square" });
    context.stroke(wall.seams);
    context.restore();
  }
  if (lights && dusk) drawOwn(shot, wall, lights.own, dusk, mix);
};

/** Draws a line around a tile that is large enough to be seen without more, and around its text, which has margins. */
export const drawBorder = (shot: Shot, rect: Rect): void => {
  Object.assign(shot.context, { strokeStyle: shot.ink, lineWidth: 2 });
  shot.context.strokeRect(...wider(rect, 3 + shot.camera.scale / SIDE));
};

/** How large a cell of a marked tile is at least, in pixels. */
export const MARKED = 4.5;

/** Draws a tile larger than it is, in its colours and with a border, so that one finds it: `size` is that of a cell. */
export const drawMarked = (shot: Shot, wall: Wall, tile: number, size: number, pulse = 0): void => {
  const { context, paper, ink, camera } = shot;
  const { wide, high, spots } = wall.lay;
  const [x, y, width, height] = rectOf(shot, wall.lay, tile);
  const unit = Math.max(camera.scale, size);
  const [left, top] = [x + (width - wide * unit) / 2, y + (height - high * unit) / 2].map(Math.round);
  const rect: Rect = [left, top, wide * unit, high * unit];
  Object.assign(context, { strokeStyle: ink, fillStyle: paper, lineWidth: 2, imageSmoothingEnabled: false });
  // A second border grows and fades.
  context.globalAlpha = pulse && (1 - pulse) ** 2;
  context.strokeRect(...wider(rect, 3 + pulse * 60));
  context.globalAlpha = 1;
  context.fillRect(...wider(rect, 4));
  context.drawImage(wall.picture, ...cornerOf(wall.lay, spots[tile]), wide, high, ...rect);
  context.strokeRect(...wider(rect, 3));
};
