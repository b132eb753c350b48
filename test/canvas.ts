// Canvases that record what is drawn on them, without a browser.

/** A call that draws: its arguments, where it draws in pixels of the canvas, and what it has drawn with. */
export interface Drawn {
  name: string;
  args: any[];
  box: number[];
  alpha: number;
  style: string;
  isSmooth?: boolean;
}

/** A canvas, and all that was drawn on it so far. */
export const canvas = () => {
  const drawn: Drawn[] = [];
  let state: Record<string, any> = { globalAlpha: 1, x: 0, y: 0, wide: 1, high: 1 };
  const before: object[] = [];
  const acts: Record<string, (...args: number[]) => unknown> = {
    save: () => before.push({ ...state }),
    restore: () => Object.assign(state, before.pop()),
    translate: (x, y) => Object.assign(state, { x: state.x + x * state.wide, y: state.y + y * state.high }),
    scale: (x, y) => Object.assign(state, { wide: state.wide * x, high: state.high * y }),
    setTransform: (wide, _, __, high, x, y) => Object.assign(state, { wide, high, x, y }),
    // Not as wide as the letters of the page's own font: they must be widened.
    measureText: (text) => ({ width: `${text}`.length * parseFloat(/[\d.]+px/.exec(state.font)![0]) * 0.5 }),
  };
  const draw = (name: string, args: any[]) => {
    const [x = 0, y = 0, wide = 0, high = 0] = args
      .filter((each) => typeof each === "number")
      .slice(name === "drawImage" ? -4 : 0);
    const box = [state.x + x * state.wide, state.y + y * state.high, wide * state.wide, high * state.high];
    drawn.push({
      name,
      args,
      box,
      alpha: state.globalAlpha,
      isSmooth: state.imageSmoothingEnabled,
      style: name.startsWith("stroke") ? state.strokeStyle : state.fillStyle,
    });
  };
  const context = new Proxy(state, {
    get: (_, name: string) => acts[name] ?? (name in state ? state[name] : (...args: any[]) => draw(name, args)),
    set: (_, name: string, value) => ((state[name] = value), true),
  });
  return { width: 0, height: 0, drawn, getContext: () => context as unknown as CanvasRenderingContext2D };
};

/** What the page asks of a browser to draw. */
export const BROWSER = {
  document: { createElement: canvas, documentElement: {} },
  getComputedStyle: () => ({ getPropertyValue: () => "mono" }),
  ImageData: function (width: number, height: number) {
    return { width, height, data: new Uint8ClampedArray(width * height * 4) };
  },
  Path2D: function (path = "") {
    const lines: number[][] = [];
    const [moveTo, lineTo] = [(...at: number[]) => lines.push(at), (...at: number[]) => lines.at(-1)!.push(...at)];
    return { path, lines, moveTo, lineTo };
  },
};
