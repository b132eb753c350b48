// Fingers, mouse and wheel on a wall: they drag it, zoom it and press its tiles.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Point } from "./lay.ts";

export interface Gestures {
  /** The wall is dragged by so many pixels; or zoomed by a factor around a point of its box. */
  onDrag: (by: Point) => void;
  onZoom: (at: Point, factor: number) => void;
  onTap: (at: Point) => void;
  /** The last finger has left, or the wheel has come to rest, after a drag or a zoom. */
  onRest: () => void;
}

/** What moves less is a tap, in pixels; and how long a wheel rests between two turns, in milliseconds. */
const [STILL, PAUSE] = [6, 200];

type On<Some> = Some & { currentTarget: HTMLElement };

const pointOf = ({ clientX, clientY, currentTarget }: On<MouseEvent>): Point => {
  const { x, y } = currentTarget.getBoundingClientRect();
  return [clientX - x, clientY - y];
};

/** The point between fingers, and how far two of them are apart. */
const spreadOf = (fingers: Map<number, Point>) => {
  const all = [...fingers.values()];
  const mean = (axis: 0 | 1) => all.reduce((sum, point) => sum + point[axis], 0) / all.length;
  const [one, other = one] = all;
  return { middle: [mean(0), mean(1)] as const, apart: Math.hypot(one[0] - other[0], one[1] - other[1]) };
};

export const useGestures = ({ onDrag, onZoom, onTap, onRest }: Gestures) => {
  const touch = useRef({ fingers: new Map<number, Point>(), moved: 0, timer: 0 });
  const { fingers } = touch.current;
  useLayoutEffect(() => () => clearTimeout(touch.current.timer), []);
  const leave = (event: On<PointerEvent>) => {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    if (touch.current.moved >= STILL) onRest();
    else if (event.type === "pointerup") onTap(pointOf(event));
  };
  return {
    onWheel: (event: On<WheelEvent>) => {
      event.preventDefault();
      // A pinch on a touchpad comes as a wheel with Ctrl.
      onZoom(pointOf(event), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)));
      clearTimeout(touch.current.timer);
      touch.current.timer = window.setTimeout(onRest, PAUSE);
    },
    onPointerDown: (event: On<PointerEvent>) => {
      if (event.button) return;
      if (!fingers.size) touch.current.moved = 0;
      fingers.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: On<PointerEvent>) => {
      const { currentTarget: element, pointerId } = event;
      if (!fingers.has(pointerId)) return;
      const before = spreadOf(fingers);
      fingers.set(pointerId, pointOf(event));
      const now = spreadOf(fingers);
      const by: Point = [now.middle[0] - before.middle[0], now.middle[1] - before.middle[1]];
      touch.current.moved += Math.hypot(...by) + Math.abs(now.apart - before.apart);
      if (touch.current.moved < STILL) return;
      // From here on it has the pointer wherever that goes.
      if (!element.hasPointerCapture(pointerId)) element.setPointerCapture(pointerId);
      onDrag(by);
      if (before.apart) onZoom(now.middle, now.apart / before.apart);
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
};
