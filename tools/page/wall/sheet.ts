// A canvas that fills its box, and a drawing of a wall on it.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { NIGHT } from "../../boards/colours.ts";
import type { Camera, View } from "./camera.ts";
import { layOf, MANY } from "./lay.ts";
import { forgetPictures } from "./near.ts";
import { type Ground, type Shot, type Wall, wallOf } from "./paint.ts";

/** The most pixels of a canvas for one of the window, in a row: sharper ones would take too long to draw. */
const SHARP = 2;

export const ratioOf = (): number => Math.min(SHARP, devicePixelRatio);

/** The size of an element, which is kept as it changes. */
export const useSize = () => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([{ target }]) =>
      setSize({ width: target.clientWidth, height: target.clientHeight }),
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return { box, size };
};

/** The colours of a canvas: those that the user has chosen for all pages, or ours. */
export const groundOf = (): Ground =>
  matchMedia("(forced-colors: active)").matches ? { paper: "Canvas", ink: "CanvasText" } : NIGHT;

/** Makes a canvas as large as its window, and returns what is drawn. */
export const shotOn = (canvas: HTMLCanvasElement, view: View, camera: Camera): Shot => {
  const [width, height] = [view.width, view.height].map((length) => Math.round(length * view.ratio));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  return { context: canvas.getContext("2d")!, view, camera, ...groundOf() };
};

/** Returns what has `draw` called in the next frame, and in those after it as long as it returns true. */
export const useFrames = (draw: (now: number) => boolean) => {
  const latest = useRef(draw);
  const frame = useRef(0);
  useLayoutEffect(() => void (latest.current = draw));
  const request = () => {
    frame.current ||= requestAnimationFrame((now) => {
      frame.current = 0;
      if (latest.current(now)) request();
    });
  };
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
  return request;
};

/** How often a canvas was restored, which its browser had emptied, as those behind it. */
export const useLives = (canvas: { current: HTMLCanvasElement | null }): number => {
  const [lives, setLives] = useState(0);
  useLayoutEffect(() => {
    const element = canvas.current!;
    const renew = () => {
      forgetPictures();
      setLives((before) => before + 1);
    };
    element.addEventListener("contextrestored", renew);
    return () => element.removeEventListener("contextrestored", renew);
  }, []);
  return lives;
};

/** An empty wall for so many tiles, many in the shape of a solution. Other boards or another life make another. */
export const useWall = (whole: string, boards: string[], isUpright: boolean, life: number): Wall => {
  const total = boards.length;
  const lay = useMemo(() => layOf(whole, Math.max(1, total), isUpright), [whole, total, isUpright]);
  return useMemo(() => wallOf(lay, total > MANY ? whole : undefined), [lay, boards, life]);
};
