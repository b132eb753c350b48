// The ring on the screen: the buttons that start it, and the wall of what it has printed.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { extentOf, type Tiling, tilingOf } from "../../pictures/tiles.ts";
import { number } from "../../solver/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { Button } from "../parts/words.tsx";
import { useEvents } from "../parts/events.ts";
import { drawTiles } from "./mosaic.ts";
import { verbOf, wallOf } from "./progress.ts";
import type { Ring } from "./ring.ts";

/** What starts and stops the programs. The buttons stay, and one with nothing to do keeps the focus. */
export const RingButtons = ({ ring }: { ring: Ring }) => {
  const { total, isRunning, printAll, toggle } = ring;
  const all = total ? `Print all ${number(total)}` : "Print all";
  return (
    <>
      <Button words={all} onClick={total && !isRunning ? printAll : undefined} />
      <Button words={verbOf(ring)} onClick={total ? toggle : undefined} />
    </>
  );
};

/** The largest cell of a wall, in pixels. */
const MOST = 10;

/** The tiles of a wall that is as wide as its element. It is drawn in whole pixels, and may be shown a little smaller. */
const useTiling = (outline: string, total: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const measure = () => setWidth(box.current!.clientWidth);
  useLayoutEffect(measure, []);
  useEvents({ resize: measure });
  const tiling = useMemo(() => {
    const [wide, most] = [width, MOST].map((side) => Math.ceil(side * devicePixelRatio));
    return width ? tilingOf(outline, total, wide, most) : undefined;
  }, [width, outline, total]);
  return { box, tiling };
};

/** Draws the tiles that hang, those that are new if it can. Returns what gets the canvas. */
const useDrawing = (tiling: Tiling | undefined, tiles: string[], board: string | undefined) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hung = tiles.length;
  const drawn = useRef<{ tiling?: Tiling | undefined; hung: number }>({ hung: 0 });
  useLayoutEffect(() => {
    if (!tiling) return;
    const before = drawn.current;
    const from = before.tiling === tiling && before.hung <= hung ? before.hung : 0;
    if (!from) [canvas.current!.width, canvas.current!.height] = extentOf(tiling);
    drawTiles(canvas.current!.getContext("2d")!, tiling, tiles, [from, hung], board);
    drawn.current = { tiling, hung };
  }, [tiling, hung]);
  return canvas;
};

/** The wall of what was printed: a picture to look at. */
export const RingWall = ({ ring }: { ring: Ring }) => {
  const { tiles, most, whole } = wallOf(ring);
  const { box, tiling } = useTiling(outlineOf(ring.board), most);
  const canvas = useDrawing(tiling, tiles, whole);
  // In a low window it is below the board, where nobody would see it.
  useEffect(() => {
    if (box.current!.getBoundingClientRect().top > innerHeight * 0.8) box.current!.scrollIntoView({ block: "nearest" });
  }, [!tiling]);
  return (
    <section class="ring" aria-label="What was printed">
      <p class="note" key={ring.boards.length}>
        {number(ring.boards.length)} of {number(ring.total)}
      </p>
      <div ref={box}>
        <canvas
          ref={canvas}
          role="img"
          aria-label="Small pictures, one for each program"
          style={{ width: tiling && `${extentOf(tiling)[0] / devicePixelRatio}px` }}
        />
      </div>
    </section>
  );
};
