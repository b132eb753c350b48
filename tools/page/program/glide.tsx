// A program becomes another of the same outline: its letters move, all at once, while the colours of the pieces pass over.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Run, runsOf } from "../../pictures/letters.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { HEIGHT, outlineOf, WIDTH } from "../../twin/picture.ts";
import { calm } from "../place/events.ts";
import { isDrawable, pictured } from "./copy.ts";
import { INSET } from "./ink.tsx";

/** How long the letters are on their way, in milliseconds, as in the style sheet. */
const GLIDE = 900;

/** The runs of letters that move from one board's program to another's; undefined if they have no way to go. */
export const runsBetween = (from: string, to: string): Run[] | undefined => {
  if (from === to || outlineOf(from) !== outlineOf(to) || (from + to).includes("x") || !isDrawable(from))
    return undefined;
  return runsOf([from, to].map((board) => pictured(board)));
};

/** How far the letters have come, 0 to 1, after a part of their time: slow at both ends. */
const eased = (part: number): number => part * part * (3 - 2 * part);

/**
 * Draws runs of letters on a canvas over the picture in `box`, at a part of their way from one program to the other. On a canvas this
 * is quick: as text in an SVG, 300 runs make 14 frames a second where a canvas makes 48.
 */
const drawerOn = (canvas: HTMLCanvasElement, box: Element, runs: Run[]): ((part: number) => void) => {
  const svg = box.querySelector("svg")!;
  const text = box.querySelector(".ink text, b")!;
  const [place, whole] = [svg, canvas].map((element) => element.getBoundingClientRect());
  const { x, y, width } = svg.viewBox.baseVal;
  const scale = (place.width / width) * devicePixelRatio;
  Object.assign(canvas, { width: whole.width * devicePixelRatio, height: whole.height * devicePixelRatio });
  const context = canvas.getContext("2d")!;
  const { fontFamily, fontSize } = getComputedStyle(text);
  // The size of a text in an SVG is in the units of that.
  const size = parseFloat(fontSize) * (svg.contains(text) ? scale : devicePixelRatio);
  context.font = `${size}px ${fontFamily}`;
  const [column, line] = [WIDTH, HEIGHT].map((parts) => (SIDE / parts) * scale);
  const {
    width: natural,
    fontBoundingBoxAscent: ascent,
    fontBoundingBoxDescent: descent,
  } = context.measureText("0".repeat(99));
  const narrow = (99 * column) / natural;
  // In an SVG the baseline is where `Ink` has it, and in a <pre> where the middle of the font is that of the line.
  const baseline = svg.contains(text) ? 0.8 * line : (line + ascent - descent) / 2;
  const left = (place.x - whole.x) * devicePixelRatio + (INSET - x) * scale;
  const top = (place.y - whole.y) * devicePixelRatio + (INSET - y) * scale;
  return (part) => {
    const between = (from: number, to: number) => from + (to - from) * eased(part);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(narrow, 0, 0, 1, left, top);
    for (const { text, places } of runs) {
      const [[fromLine, from], [toLine, to]] = places;
      context.fillText(text, (between(from, to) * column) / narrow, between(fromLine, toLine) * line + baseline);
    }
  };
};

/**
 * The picture of a board with its program, which `children` draws. If another board comes, the letters glide there, where they can
 * and people do not mind; one that comes while they are on their way waits.
 */
export const Gliding = ({ board, children }: { board: string; children: (board: string) => ComponentChildren }) => {
  const [[from, to], setWay] = useState([board, board]);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const runs = useMemo(() => (calm() ? undefined : runsBetween(from, to)), [from, to]);
  useLayoutEffect(() => {
    if (!runs) return void (to !== board && setWay([to, board]));
    const draw = drawerOn(canvas.current!, box.current!.children[1], runs);
    draw(0);
    let begun: number | undefined;
    const step = (time: number) => {
      begun ??= time;
      const part = Math.min(1, (time - begun) / GLIDE);
      draw(part);
      if (part < 1) frame = requestAnimationFrame(step);
      else setWay([to, to]);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [runs, to, runs ? "" : board]);
  return (
    <div ref={box} class={runs ? "turning gliding" : "turning"}>
      {(runs ? [from, to] : [to]).map((board) => (
        <div key={board} inert={runs && board === from}>
          {children(board)}
        </div>
      ))}
      {runs && <canvas ref={canvas} aria-hidden="true" />}
    </div>
  );
};
