// Fingers, mouse and wheel on a wall: they drag it, zoom it and press its tiles.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Point } from "./lay.ts";

export interface Gestures {
  /** The wall is dragged by so many pixels; or zoomed by a factor around a point of its box. */
  onDrag: (by: Point) => void;
  onZoom: (at: Point, factor: number) => void;
  /** A point was pressed. */
  onTap: (at: Point) => void;
  /** The last finger has left, or the wheel has come to rest, after a drag or a zoom. */
  onRest: () => void;
}

/** What moves less is a tap, in pixels; and how long a wheel rests between two turns, in milliseconds. */
const [STILL, PAUSE] = [6, 200];

/** Hears them on an element, each as the last drawing has it. Where `isOn` is false, the browser has them. */
export const useGestures = (box: { current: HTMLElement | null }, gestures: Gestures, isOn: boolean): void => {
  const latest = useRef(gestures);
  latest.current = gestures;
  useLayoutEffect(() => {
    if (!isOn) return;
    const element = box.current!;
    const end = new AbortController();
    const hear = <Name extends "wheel" | "pointerdown" | "pointermove" | "pointerup" | "pointercancel">(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, act, { signal: end.signal, passive: false });
    const fingers = new Map<number, Point>();
    let [moved, timer] = [0, 0];
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { x, y } = element.getBoundingClientRect();
      return [clientX - x, clientY - y];
    };
    /** The point between the fingers, and how far two of them are apart. */
    const spread = () => {
      const all = [...fingers.values()];
      const middle = [0, 1].map((axis) => all.reduce((sum, point) => sum + point[axis], 0) / all.length);
      const [one, other = one] = all;
      return { middle: middle as [number, number], apart: Math.hypot(one[0] - other[0], one[1] - other[1]) };
    };
    hear("wheel", (event) => {
      event.preventDefault();
      // A pinch on a touchpad comes as a wheel with Ctrl.
      latest.current.onZoom(pointOf(event), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)));
      clearTimeout(timer);
      timer = window.setTimeout(() => latest.current.onRest(), PAUSE);
    });
    hear("pointerdown", (event) => {
      if (event.button) return;
      if (!fingers.size) moved = 0;
      fingers.set(event.pointerId, pointOf(event));
    });
    hear("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      const before = spread();
      fingers.set(event.pointerId, pointOf(event));
      const now = spread();
      const by: Point = [now.middle[0] - before.middle[0], now.middle[1] - before.middle[1]];
      moved += Math.hypot(...by) + Math.abs(now.apart - before.apart);
      if (moved < STILL) return;
      // From here on it has the pointer wherever that goes.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      latest.current.onDrag(by);
      if (before.apart) latest.current.onZoom(now.middle, now.apart / before.apart);
    });
    const leave = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      if (moved >= STILL) latest.current.onRest();
      else if (event.type === "pointerup") latest.current.onTap(pointOf(event));
    };
    hear("pointerup", leave);
    hear("pointercancel", leave);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [isOn]);
};
