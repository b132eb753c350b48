// A canvas that fills its box, and a drawing of a wall on it.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useEvents } from "../parts/events.ts";
import type { View } from "./camera.ts";
import { layOf, MANY } from "./lay.ts";
import { type Sheet, type Wall, wallOf } from "./paint.ts";

/** The most pixels of a canvas for one of the window, in a row: sharper ones would take too long to draw. */
const SHARP = 2;

/** The size of an element, which is kept as the window changes. */
export const useSize = () => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = box.current!;
    if (width !== size.width || height !== size.height) setSize({ width, height });
  };
  // In a frame of its own: the element comes with much else.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
  useEvents({ resize: measure });
  return { box, size };
};

/** The colours of the page: those of its ground, and of what stands on it. */
export const groundOf = () => {
  const { backgroundColor: paper, color: ink } = getComputedStyle(document.documentElement);
  return { paper, ink };
};

/** Makes a canvas as large as its window, and returns what is drawn on. */
export const sheetOn = (canvas: HTMLCanvasElement, view: View): Sheet => {
  const ratio = Math.min(SHARP, devicePixelRatio);
  const [width, height] = [view.width, view.height].map((length) => Math.round(length * ratio));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const { paper, ink } = groundOf();
  return { context: canvas.getContext("2d")!, view, ratio, paper, ink };
};

/** Returns what has `draw` called in the next frame, and in those after it as long as it returns true. */
export const useFrames = (draw: (now: number) => boolean) => {
  const latest = useRef(draw);
  latest.current = draw;
  const frame = useRef(0);
  const request = () => {
    frame.current ||= requestAnimationFrame((now) => {
      frame.current = 0;
      if (latest.current(now)) request();
    });
  };
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
  return request;
};

/** An empty wall for so many tiles, in the shape of a solution if they are many. Other boards make another one. */
export const useWall = (whole: string, total: number, isUpright: boolean, boards?: string[]): Wall => {
  const lay = useMemo(() => layOf(whole, Math.max(1, total), isUpright), [whole, total, isUpright]);
  return useMemo(() => wallOf(lay, total > MANY ? whole : undefined), [lay, boards]);
};
