// Canvases of pixels in Node: rectangles, pictures, outlines, and letters as blocks. No edge is smooth.

/** Red, green, blue, and how much of it is there, from 0 to 1. */
export type Pixel = [red: number, green: number, blue: number, alpha: number];

/** The pixel of a colour, as CSS has it. */
export const pixelOf = (colour: string): Pixel => {
  const hex = colour.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3").match(/[\da-f]{2}/gi)!;
  const [red, green, blue] = colour.startsWith("#") ? hex.map((part) => parseInt(part, 16)) : colour.match(/\d+/g)!;
  return [+red, +green, +blue, 1];
};

/** One pixel over another: so much of the one is seen. */
export const mixed = (one: Pixel, part: number, other: Pixel): Pixel =>
  one.map((value, i) => other[i] + (value - other[i]) * part) as Pixel;

/** An outline: lines, or a path of corners whose round parts are cut off. */
class Path2D {
  lines: number[][] = [];
  corners: number[][] = [];
  constructor(path = "") {
    for (const [, way, numbers] of path.matchAll(/([MLq])([^MLqz]*)/g)) {
      const [x, y, dx, dy] = numbers.trim().split(/[ ,]+/).map(Number);
      const [left, top] = this.corners.at(-1) ?? [0, 0];
      this.corners.push(way === "q" ? [left + dx, top + dy] : [x, y]);
    }
  }
  moveTo = (...at: number[]) => void this.lines.push(at);
  lineTo = (...at: number[]) => void this.lines.at(-1)!.push(...at);
  /** Where it is crossed at a height, from left to right: it is filled from the first to the second, and so on. */
  crossed = (y: number): number[] =>
    this.corners
      .flatMap(([x1, y1], i) => {
        const [x2, y2] = this.corners[(i + 1) % this.corners.length];
        return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
      })
      .sort((one, other) => one - other);
}

class ImageData {
  width: number;
  height: number;
  pixels: Uint32Array;
  data: Uint8ClampedArray;
  constructor(width: number, height: number) {
    [this.width, this.height] = [width, height];
    this.pixels = new Uint32Array(width * height);
    this.data = new Uint8ClampedArray(this.pixels.buffer);
  }
}

const CLEAR = new ImageData(1, 1);
const dots = new Map<string, ImageData>();
/** A picture of one pixel. */
const dotOf = (colour: string): ImageData => {
  const dot = dots.get(colour) ?? new ImageData(1, 1);
  if (!dots.has(colour)) dot.data.set(pixelOf(colour).map((value, i) => (i < 3 ? value : 255)));
  dots.set(colour, dot);
  return dot;
};

export class Canvas {
  width = 0;
  height = 0;
  drawn: ImageData | undefined;
  /** What was written on it, and where its line begins. */
  texts: { text: string; x: number; y: number }[] = [];
  /** Whether the last picture was drawn smooth. */
  isSmooth = false;
  context = contextOf(this);
  getContext = () => this.context as unknown as CanvasRenderingContext2D;
  get image() {
    return (this.drawn ??= new ImageData(this.width, this.height));
  }
  at(x: number, y: number): Pixel {
    const i = (Math.floor(y) * this.width + Math.floor(x)) * 4;
    const [red, green, blue, alpha] = this.image.data.subarray(i, i + 4);
    return [red, green, blue, alpha / 255];
  }
}

const START = {
  ...{ globalAlpha: 1, globalCompositeOperation: "source-over", imageSmoothingEnabled: true },
  ...{ fillStyle: "#000", strokeStyle: "#000", lineWidth: 1, font: "10px mono", textAlign: "left", textBaseline: "" },
  ...{ x: 0, y: 0, wide: 1, high: 1 },
};

/** What draws on a canvas. All lengths are those of its user, which may be moved and scaled. */
const contextOf = (canvas: Canvas) => {
  const before: (typeof START)[] = [];
  /** From which pixel on to which the middles are in a span of the user's, of a canvas so long. */
  const spanOf = (start: number, unit: number, from: number, length: number, most: number) =>
    [from, from + length].map((edge) => Math.max(0, Math.min(most, Math.ceil(start + edge * unit - 0.5))));
  /** Draws a part of a picture, or all of it, in a box. */
  const draw = (
    [x, y, wide, high]: number[],
    from: ImageData,
    [u, v, across, down]: number[] = [0, 0, from.width, from.height],
    mode = context.globalCompositeOperation,
  ) => {
    const { width, height, data, pixels } = canvas.image;
    const { globalAlpha } = context;
    const [left, right] = spanOf(context.x, context.wide, x, wide, width);
    const [top, bottom] = spanOf(context.y, context.high, y, high, height);
    const [isUnder, isAtop] = [mode === "destination-over", mode === "source-atop"];
    const isSolid = mode === "copy" || (mode === "source-over" && globalAlpha === 1 && from.pixels.length === 1);
    for (let row = top; row < bottom; row++) {
      const start = row * width;
      if (isSolid) pixels.fill(from.pixels[0], start + left, start + Math.max(left, right));
      const line = Math.floor(v + (((row + 0.5 - context.y) / context.high - y) / high) * down) * from.width;
      for (let column = left; column < right && !isSolid; column++) {
        const one = line + Math.floor(u + (((column + 0.5 - context.x) / context.wide - x) / wide) * across);
        const at = start + column;
        const own = (from.pixels[one] >>> 24) * (globalAlpha / 255);
        const old = (pixels[at] >>> 24) / 255;
        // How much of the new pixel is seen, and of both.
        const upper = own * (isAtop ? old : isUnder ? 1 - old : 1);
        const alpha = upper + old * (isUnder ? 1 : 1 - own);
        if (upper === 1) pixels[at] = from.pixels[one];
        else if (upper) {
          for (let k = 0; k < 3; k++) data[at * 4 + k] += ((from.data[one * 4 + k] - data[at * 4 + k]) * upper) / alpha;
          data[at * 4 + 3] = alpha * 255;
        }
      }
    }
  };
  const fillIn = (colour: string, ...box: number[]) => draw(box, dotOf(colour));
  const wideOf = (text: string) => text.length * parseFloat(/[\d.]+px/.exec(context.font)![0]) * 0.5;
  const context = {
    ...START,
    save: () => void before.push({ ...context }),
    restore: () => void Object.assign(context, before.pop()),
    translate: (x: number, y: number) =>
      Object.assign(context, { x: context.x + x * context.wide, y: context.y + y * context.high }),
    scale: (x: number, y: number) => Object.assign(context, { wide: context.wide * x, high: context.high * y }),
    setTransform: (wide: number, _: number, __: number, high: number, x: number, y: number) =>
      Object.assign(context, { wide, high, x, y }),
    fillRect: (...box: number[]) => fillIn(context.fillStyle, ...box),
    clearRect: (...box: number[]) => draw(box, CLEAR, undefined, "copy"),
    strokeRect: (x: number, y: number, wide: number, high: number) => {
      const { lineWidth: line, strokeStyle } = context;
      const half = line / 2;
      for (const edge of [y - half, y + high - half]) fillIn(strokeStyle, x - half, edge, wide + line, line);
      for (const edge of [x - half, x + wide - half]) fillIn(strokeStyle, edge, y - half, line, high + line);
    },
    stroke: ({ lines }: Path2D) => {
      const { lineWidth: line } = context;
      for (const [x1, y1, x2, y2] of lines)
        fillIn(context.strokeStyle, x1 - line / 2, y1 - line / 2, x2 - x1 + line, y2 - y1 + line);
    },
    fill: ({ crossed }: Path2D) => {
      const high = 0.5 / context.high;
      for (let row = 0; row < canvas.height; row++) {
        const y = (row + 0.5 - context.y) / context.high;
        const xs = crossed(y);
        for (let i = 0; i < xs.length; i += 2) fillIn(context.fillStyle, xs[i], y - high / 2, xs[i + 1] - xs[i], high);
      }
    },
    measureText: (text: string) => ({ width: wideOf(text) }),
    fillText: (text: string, x: number, y: number) => {
      canvas.texts.push({ text, x, y });
      const wide = wideOf("0");
      const left = context.textAlign === "center" ? x - wideOf(text) / 2 : x;
      for (const [i, letter] of [...text].entries())
        if (letter !== " ") fillIn(context.fillStyle, left + (i + 0.1) * wide, y - wide * 0.6, wide * 0.8, wide * 1.2);
    },
    drawImage: ({ image }: Canvas, ...where: number[]) => {
      canvas.isSmooth = context.imageSmoothingEnabled;
      draw(where.slice(-4), image, where.length > 4 ? where.slice(0, 4) : undefined);
    },
    putImageData: (image: ImageData) => void canvas.image.data.set(image.data),
    getImageData: () => canvas.image,
  };
  return context;
};

/** What the page asks of a browser to draw. */
export const BROWSER = {
  document: Object.assign(new EventTarget(), { createElement: () => new Canvas(), documentElement: {} }),
  getComputedStyle: () => ({ getPropertyValue: () => "mono" }),
  ...{ ImageData, Path2D },
};
