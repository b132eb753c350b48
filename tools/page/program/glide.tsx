// Turns a program into another one of the same outline: the letters move, while the colours of the pieces fade over.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Run, runsOf } from "../../pictures/letters.ts";
import { outlineOf } from "../../twin/picture.ts";
import { calm } from "../parts/events.ts";
import { isDrawable, drawProgram } from "./source.ts";

/** How long the letters move, in milliseconds, as in the style sheet. */
const GLIDE = 900;

/** Whether letters may move from one board's program to another's: they do if both have the same ink. */
const canGlide = (from: string, to: string): boolean => outlineOf(from) === outlineOf(to) && isDrawable(from);

/** The board shown, or the two between which the letters move. The runs that move come in a frame of their own. */
interface Way {
  from: string;
  to: string;
  runs?: Run[] | undefined;
}

const at = (board: string): Way => ({ from: board, to: board });

/** How far the letters have come, from 0 to 1, after this part of the time: slow at both ends. */
const eased = (part: number): number => part * part * (3 - 2 * part);

/**
 * Prepares a canvas over the program in `box`. Returns a function that draws the letters there, after this part of the time. A canvas
 * is quick: at a quarter of a machine's speed, 300 runs of SVG text made 14 frames in 0.9 s, and a canvas 48.
 */
const drawerOn = (canvas: HTMLCanvasElement, box: Element, runs: Run[]): ((part: number) => void) => {
  const first = box.querySelector("b")!;
  const [text, ink, whole] = [first.parentElement!, first, canvas].map((element) => element.getBoundingClientRect());
  const [left, top, column, line, width, height] = [
    ...[text.x - whole.x, text.y - whole.y, ink.width / first.textContent!.length, ink.height],
    ...[whole.width, whole.height],
  ].map((length) => length * devicePixelRatio);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d")!;
  const { fontFamily, fontSize } = getComputedStyle(first);
  context.font = `${parseFloat(fontSize) * devicePixelRatio}px ${fontFamily}`;
  const { width: own, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("0");
  const narrow = column / own;
  const baseline = (line + fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
  context.setTransform(narrow, 0, 0, 1, left, top);
  return (part) => {
    const between = (from: number, to: number) => from + (to - from) * eased(part);
    context.clearRect(-1e4, -1e4, 2e4, 2e4);
    for (const run of runs) {
      const [[fromLine, from], [toLine, to]] = run.places;
      context.fillText(run.text, (between(from, to) * column) / narrow, between(fromLine, toLine) * line + baseline);
    }
  };
};

/**
 * Shows a board, drawn by `children`. When the board changes, the letters move to their new places if they can, and if the user has
 * not asked for reduced motion. A board that arrives while they move waits until they are there.
 */
export const Gliding = ({ board, children }: { board: string; children: (board: string) => ComponentChildren }) => {
  const [{ from, to, runs }, setWay] = useState<Way>(at(board));
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = from === to;
  useLayoutEffect(() => {
    if (isStill)
      return void (to !== board && setWay(canGlide(to, board) && !calm() ? { from: to, to: board } : at(board)));
    // To do everything in one frame would be a stall. In the first, the browser lays out the new picture, after the callbacks of that
    // frame; in the second, the letters are found; from then on they are drawn.
    const find = () => {
      const found = runsOf([from, to].map((each) => drawProgram(each)));
      setWay(found ? { from, to, runs: found } : at(to));
    };
    const draw = runs && drawerOn(canvas.current!, box.current!.children[1], runs);
    let begun: number | undefined;
    const step = (time: number) => {
      if (!draw) return find();
      begun ??= time;
      const part = Math.min(1, (time - begun) / GLIDE);
      draw(part);
      if (part < 1) frame = requestAnimationFrame(step);
      else setWay(at(to));
    };
    let frame = requestAnimationFrame(draw ? step : () => void (frame = requestAnimationFrame(step)));
    return () => cancelAnimationFrame(frame);
  }, [from, to, runs, isStill && board]);
  return (
    <div ref={box} class={runs ? "turning gliding" : "turning"}>
      {(isStill ? [to] : [from, to]).map((each) => (
        <div key={each} inert={!isStill && each === from}>
          {children(each)}
        </div>
      ))}
      {runs && <canvas ref={canvas} />}
    </div>
  );
};
