// A canvas that fills its box, and when it is drawn.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { NIGHT } from "../../boards/colours.ts";
import type { Camera, View } from "./camera.ts";
import { forgetPictures } from "./near.ts";
import { contextOf, type Ground, type Shot } from "./paint.ts";

/** The most pixels of a canvas for one of the window, in a row: sharper ones would take too long to draw. */
const SHARP = 2;

export const ratioOf = (): number => Math.min(SHARP, devicePixelRatio);

let canDraw: boolean | undefined;

/** Why nothing can be drawn, or "": some browsers have no canvas that can be drawn on. One is asked once. */
export const undrawable = (): string => {
  canDraw ??= !!document.createElement("canvas").getContext("2d");
  return canDraw ? "" : "this browser does not let the page draw";
};

/** A canvas and the box that it fills, their size, and how often it was restored: then all pictures were emptied. */
export const useCanvas = () => {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [lives, setLives] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([{ target }]) =>
      setSize({ width: target.clientWidth, height: target.clientHeight }),
    );
    observer.observe(box.current!);
    canvas.current!.addEventListener("contextrestored", () => {
      forgetPictures();
      setLives((before) => before + 1);
    });
    return () => observer.disconnect();
  }, []);
  return { box, canvas, size, lives };
};

/** The colours of a canvas: those that the user has chosen for all pages, or ours. */
export const groundOf = (): Ground =>
  matchMedia("(forced-colors: active)").matches ? { paper: "Canvas", ink: "CanvasText" } : NIGHT;

/** Makes a canvas as large as its window, and returns what is drawn. */
export const shotOn = (canvas: HTMLCanvasElement, view: View, camera: Camera): Shot => {
  const [width, height] = [view.width, view.height].map((length) => Math.round(length * view.ratio));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  return { context: contextOf(canvas), view, camera, ...groundOf() };
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
