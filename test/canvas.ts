// Canvases in Node, as layers of paint: a place is worked out when one looks there. No edge is smooth.

/** Red, green, blue, and how much of it is there, from 0 to 1. */
export type Pixel = [red: number, green: number, blue: number, alpha: number];

const CLEAR: Pixel = [0, 0, 0, 0];

/** The pixel of a colour, as CSS has it. */
export const pixelOf = (colour: string): Pixel => {
  const hex = colour.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3").match(/[\da-f]{2}/gi)!;
  const [red, green, blue] = colour.startsWith("#") ? hex.map((part) => parseInt(part, 16)) : colour.match(/\d+/g)!;
  return [+red, +green, +blue, 1];
};

/** One pixel over another: so much of the one is seen. */
export const mixed = (one: Pixel, part: number, other: Pixel): Pixel =>
  one.map((value, i) => other[i] + (value - other[i]) * part) as Pixel;

/** Lines, or outlines of corners whose round parts are cut off. */
class Path2D {
  lines: number[][] = [];
  outlines: number[][][] = [];
  constructor(path = "") {
    for (const [, way, numbers] of path.matchAll(/([MLq])([^MLqz]*)/g)) {
      const [x, y, dx, dy] = numbers.trim().split(/[ ,]+/).map(Number);
      if (way === "M") this.outlines.push([]);
      const outline = this.outlines.at(-1)!;
      outline.push(way === "q" ? [outline.at(-1)![0] + dx, outline.at(-1)![1] + dy] : [x, y]);
    }
  }
  moveTo = (...at: number[]) => void this.lines.push(at);
  lineTo = (...at: number[]) => void this.lines.at(-1)!.push(...at);
  /** A place is in an outline if one crosses it an odd number of times on the way out. */
  has = (x: number, y: number): boolean =>
    this.outlines.some((outline) => {
      const crossed = outline.filter(([x1, y1], i) => {
        const [x2, y2] = outline[(i + 1) % outline.length];
        return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
      });
      return crossed.length % 2 === 1;
    });
}

function ImageData(width: number, height: number) {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

export class Canvas {
  width = 0;
  height = 0;
  layers: ((x: number, y: number, below: Pixel) => Pixel)[] = [];
  /** What was written on it, and where its line begins. */
  texts: { text: string; x: number; y: number }[] = [];
  context = contextOf(this);
  getContext = () => this.context as unknown as CanvasRenderingContext2D;
  /** What is seen at a place, once so many layers are painted. */
  at = (x: number, y: number, count = this.layers.length): Pixel => {
    let pixel = CLEAR;
    if (!isIn(x, y, 0, 0, this.width, this.height)) return pixel;
    for (let i = 0; i < count; i++) pixel = this.layers[i](x, y, pixel);
    return pixel;
  };
}

const START = {
  ...{ globalAlpha: 1, globalCompositeOperation: "source-over", imageSmoothingEnabled: true },
  ...{ fillStyle: "#000", strokeStyle: "#000", lineWidth: 1, font: "10px mono", textAlign: "left" },
  ...{ x: 0, y: 0, wide: 1, high: 1 },
};

const isIn = (x: number, y: number, left: number, top: number, wide: number, high: number): boolean =>
  x >= left && y >= top && x < left + wide && y < top + high;

/** What draws on a canvas. All lengths are those of its user, which may be moved and scaled. */
const contextOf = (canvas: Canvas) => {
  const before: (typeof START)[] = [];
  /** Paints what there is at each place. */
  const paint = (inkAt: (x: number, y: number) => Pixel | undefined, mode = context.globalCompositeOperation) => {
    const { x, y, wide, high, globalAlpha } = context;
    canvas.layers.push((left, top, below) => {
      const ink = inkAt((left - x) / wide, (top - y) / high);
      if (!ink || mode === "copy") return ink || below;
      const [own, old] = [ink[3] * globalAlpha, below[3]];
      const upper = own * (mode === "source-atop" ? old : mode === "destination-over" ? 1 - old : 1);
      const all = mode === "source-atop" ? old : own + old * (1 - own);
      const [red, green, blue] = mixed(ink, upper / (all || 1), below);
      return [red, green, blue, all];
    });
  };
  const fillIn = (colour: string, has: (x: number, y: number) => boolean) => {
    const ink = pixelOf(colour);
    paint((x, y) => (has(x, y) ? ink : undefined));
  };
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
    fillRect: (left: number, top: number, wide: number, high: number) =>
      fillIn(context.fillStyle, (x, y) => isIn(x, y, left, top, wide, high)),
    clearRect: (left: number, top: number, wide: number, high: number) =>
      paint((x, y) => (isIn(x, y, left, top, wide, high) ? CLEAR : undefined), "copy"),
    strokeRect: (left: number, top: number, wide: number, high: number) => {
      const half = context.lineWidth / 2;
      const [outer, inner] = [half, -half].map((by) => [left - by, top - by, wide + 2 * by, high + 2 * by] as const);
      fillIn(context.strokeStyle, (x, y) => isIn(x, y, ...outer) && !isIn(x, y, ...inner));
    },
    stroke: ({ lines }: Path2D) => {
      const half = context.lineWidth / 2;
      fillIn(context.strokeStyle, (x, y) =>
        lines.some(([x1, y1, x2, y2]) => isIn(x, y, x1 - half, y1 - half, x2 - x1 + 2 * half, y2 - y1 + 2 * half)),
      );
    },
    fill: (path: Path2D) => fillIn(context.fillStyle, path.has),
    measureText: (text: string) => ({ width: wideOf(text) }),
    // A text is one bar.
    fillText: (text: string, x: number, y: number) => {
      canvas.texts.push({ text, x, y });
      const left = context.textAlign === "center" ? x - wideOf(text) / 2 : x;
      context.fillRect(left, y - wideOf("0") * 0.6, wideOf(text), wideOf("0") * 1.2);
    },
    // A smooth picture mixes the colours of neighbours.
    drawImage: ({ at, layers: { length }, width, height }: Canvas, ...where: number[]) => {
      const [x, y, wide, high] = where.slice(-4);
      const [u, v, across, down] = where.length > 4 ? where : [0, 0, width, height];
      const by = context.imageSmoothingEnabled ? 0.25 : 0;
      paint((toX, toY) => {
        const [atX, atY] = [u + ((toX - x) / wide) * across, v + ((toY - y) / high) * down];
        if (!isIn(toX, toY, x, y, wide, high)) return;
        return by ? mixed(at(atX - by, atY, length), 0.5, at(atX + by, atY, length)) : at(atX, atY, length);
      });
    },
    putImageData: ({ data, width }: ReturnType<typeof ImageData>) => {
      const own = data.slice();
      paint((x, y) => {
        const [red, green, blue, alpha] = own.subarray((Math.floor(y) * width + Math.floor(x)) * 4);
        return [red, green, blue, alpha / 255];
      }, "copy");
    },
    getImageData: (_: number, __: number, width: number, height: number) => {
      const pixels = Array.from({ length: width * height }, (___, i) => canvas.at(i % width, Math.floor(i / width)));
      return { data: pixels.flatMap(([red, green, blue, alpha]) => [red, green, blue, alpha * 255]) };
    },
  };
  return context;
};

/** What the page asks of a browser to draw. */
export const BROWSER = {
  document: Object.assign(new EventTarget(), { createElement: () => new Canvas(), documentElement: {} }),
  getComputedStyle: () => ({ getPropertyValue: () => "mono" }),
  ...{ ImageData, Path2D },
};
