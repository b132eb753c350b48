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
  has = (x: number, y: number): boolean => {
    const crossed = this.corners.filter(([x1, y1], i) => {
      const [x2, y2] = this.corners[(i + 1) % this.corners.length];
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    });
    return crossed.length % 2 === 1;
  };
}

class ImageData {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  constructor(width: number, height: number) {
    [this.width, this.height] = [width, height];
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}

/** How much of a new pixel is seen, and how much there is of both, if so much of the old one was there. */
const MODES: Record<string, (own: number, old: number) => [part: number, alpha: number]> = {
  "source-over": (own, old) => [own / (own + old * (1 - own) || 1), own + old * (1 - own)],
  "source-atop": (own, old) => [own, old],
  "destination-over": (own, old) => [(own * (1 - old)) / (old + own * (1 - old) || 1), old + own * (1 - old)],
  clear: () => [1, 0],
};

export class Canvas {
  image = new ImageData(0, 0);
  /** What was written on it, and where its line begins. */
  texts: { text: string; x: number; y: number }[] = [];
  /** Whether the last picture was drawn smooth. */
  isSmooth = false;
  context = contextOf(this);
  getContext = () => this.context as unknown as CanvasRenderingContext2D;
  get width() {
    return this.image.width;
  }
  set width(width: number) {
    this.image = new ImageData(width, this.height);
  }
  get height() {
    return this.image.height;
  }
  set height(height: number) {
    this.image = new ImageData(this.width, height);
  }
  at(x: number, y: number): Pixel {
    const { data, width } = this.image;
    const i = (Math.floor(y) * width + Math.floor(x)) * 4;
    return [data[i], data[i + 1], data[i + 2], data[i + 3] / 255];
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
  /** Draws pixels of some data where their middle is in a box; `at` says which, or -1, for a place of the user's. */
  const draw = ([x, y, wide, high]: number[], from: ArrayLike<number>, at: (x: number, y: number) => number) => {
    const { width, height, data } = canvas.image;
    const [left, right] = [x, x + wide].map((edge) => Math.ceil(context.x + edge * context.wide - 0.5));
    const [top, bottom] = [y, y + high].map((edge) => Math.ceil(context.y + edge * context.high - 0.5));
    const mode = MODES[context.globalCompositeOperation];
    for (let row = Math.max(0, top); row < Math.min(height, bottom); row++)
      for (let column = Math.max(0, left); column < Math.min(width, right); column++) {
        const one = at((column + 0.5 - context.x) / context.wide, (row + 0.5 - context.y) / context.high);
        const own = (from[one + 3] / 255) * context.globalAlpha;
        if (one < 0 || (!own && mode !== MODES.clear)) continue;
        const i = (row * width + column) * 4;
        const [part, alpha] = mode(own, data[i + 3] / 255);
        for (let k = 0; k < 3; k++) data[i + k] += (from[one + k] - data[i + k]) * part;
        data[i + 3] = alpha * 255;
      }
  };
  const bytesOf = (colour: string) => [...pixelOf(colour).slice(0, 3), 255];
  const fillIn = (colour: string, ...box: number[]) => draw(box, bytesOf(colour), () => 0);
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
    clearRect: (...box: number[]) => {
      const mode = context.globalCompositeOperation;
      Object.assign(context, { globalCompositeOperation: "clear" });
      fillIn("#000", ...box);
      context.globalCompositeOperation = mode;
    },
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
    fill: (path: Path2D) => {
      const [xs, ys] = [0, 1].map((axis) => path.corners.map((corner) => corner[axis]));
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      const box = [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
      draw(box, bytesOf(context.fillStyle), (...at) => (path.has(...at) ? 0 : -1));
    },
    measureText: (text: string) => ({ width: wideOf(text) }),
    fillText: (text: string, x: number, y: number) => {
      canvas.texts.push({ text, x, y });
      const wide = wideOf(text[0]);
      const left = context.textAlign === "center" ? x - wideOf(text) / 2 : x;
      for (const [i, letter] of [...text].entries())
        if (letter !== " ") fillIn(context.fillStyle, left + (i + 0.1) * wide, y - wide * 0.6, wide * 0.8, wide * 1.2);
    },
    drawImage: (from: Canvas, ...where: number[]) => {
      const whole = where.length === 4 ? [0, 0, from.width, from.height, ...where] : where;
      const [left, top, across, down, x, y, wide, high] = whole;
      canvas.isSmooth = context.imageSmoothingEnabled;
      draw([x, y, wide, high], from.image.data, (column, row) => {
        const [u, v] = [left + ((column - x) / wide) * across, top + ((row - y) / high) * down];
        return (Math.floor(v) * from.width + Math.floor(u)) * 4;
      });
    },
    putImageData: (image: ImageData) => void canvas.image.data.set(image.data),
    getImageData: () => canvas.image,
  };
  return context;
};

/** What the page asks of a browser to draw. */
export const BROWSER = {
  document: { createElement: () => new Canvas(), documentElement: {} },
  getComputedStyle: () => ({ getPropertyValue: () => "mono" }),
  ...{ ImageData, Path2D },
};
