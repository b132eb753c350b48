// Fingers, mouse and wheel on a wall: they drag it, zoom it, press its tiles, and carry what can be carried.

import { useLayoutEffect, useRef } from "preact/hooks";
import { STILL } from "../hand/pointer.ts";
import type { Point } from "./lay.ts";

export interface Gestures {
  /** The wall is dragged by so many pixels; or zoomed by a factor around a point of its box. */
  onDrag: (by: Point) => void;
  onZoom: (at: Point, factor: number) => void;
  /** The wall was pressed; `isDouble` says that the same place was pressed just before. */
  onTap: (at: Point, isDouble: boolean) => void;
  /** The last finger has left, or the wheel has come to rest, after a drag or a zoom. */
  onRest: () => void;
  /** A finger has come down. Returns whether a drag carries something, which is then put down or let go. */
  onGrab: (at: Point) => boolean;
  /** The finger is so many pixels from where it came down, and what it carries with it. */
  onCarry: (by: Point) => void;
  onDrop: (isPutDown: boolean) => void;
}

/** How long a wheel rests between two turns, in milliseconds. */
const PAUSE = 200;

/** Two presses are one double press within so many milliseconds and pixels. */
const [SOON, CLOSE] = [350, 24];

type On<Some> = Some & { currentTarget: HTMLElement };

const pointOf = ({ clientX, clientY, currentTarget }: On<MouseEvent>): Point => {
  const { x, y } = currentTarget.getBoundingClientRect();
  return [clientX - x, clientY - y];
};

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** The point between fingers, and how far two of them are apart. */
const spreadOf = (fingers: Map<number, Point>) => {
  const all = [...fingers.values()];
  const mean = (axis: 0 | 1) => all.reduce((sum, point) => sum + point[axis], 0) / all.length;
  const [one, other = one] = all;
  return { middle: [mean(0), mean(1)] as const, apart: distance(one, other) };
};

export const useGestures = ({ onDrag, onZoom, onTap, onRest, onGrab, onCarry, onDrop }: Gestures) => {
  const touch = useRef({
    ...{ fingers: new Map<number, Point>(), from: [0, 0] as Point, moved: 0, timer: 0, carries: false },
    last: { time: -Infinity, at: [0, 0] as Point },
  });
  const { fingers } = touch.current;
  useLayoutEffect(() => () => clearTimeout(touch.current.timer), []);
  const tap = (event: On<PointerEvent>) => {
    const { last } = touch.current;
    const at = pointOf(event);
    const isDouble = event.timeStamp - last.time < SOON && distance(at, last.at) < CLOSE;
    touch.current.last = { time: isDouble ? -Infinity : event.timeStamp, at };
    onTap(at, isDouble);
  };
  const leave = (event: On<PointerEvent>) => {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    const { moved, carries } = touch.current;
    const isUp = event.type === "pointerup";
    if (carries) onDrop(isUp && moved >= STILL);
    if (moved < STILL && isUp) tap(event);
    else if (moved >= STILL && !carries) onRest();
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
      const { carries } = touch.current;
      const from = pointOf(event);
      if (!fingers.size) Object.assign(touch.current, { from, moved: 0, carries: onGrab(from) });
      else if (carries) {
        // Two fingers zoom, and carry nothing.
        onDrop(false);
        touch.current.carries = false;
      }
      fingers.set(event.pointerId, from);
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
      // From here on the element has the pointer wherever that goes.
      if (!element.hasPointerCapture(pointerId)) element.setPointerCapture(pointerId);
      const { from, carries } = touch.current;
      if (carries) return onCarry([now.middle[0] - from[0], now.middle[1] - from[1]]);
      onDrag(by);
      if (before.apart) onZoom(now.middle, now.apart / before.apart);
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
};
