// The ring on the screen: the buttons that start it, and the wall of what it has printed.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { extentOf, type Tiling, tilingOf } from "../../pictures/tiles.ts";
import { number } from "../../solver/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { Button } from "../parts/button.tsx";
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

type Canvas = RefObject<HTMLCanvasElement | null>;

/** The largest cell of a wall, in pixels. */
const MOST = 10;

/** The tiles of a wall that is as wide as an element. It is drawn in whole pixels, and may be shown a little smaller. */
const useTiling = (box: RefObject<HTMLElement | null>, outline: string, total: number): Tiling | undefined => {
  const [width, setWidth] = useState(0);
  const measure = () => setWidth(box.current!.clientWidth);
  useLayoutEffect(measure, []);
  useEvents({ resize: measure });
  return useMemo(() => {
    const [wide, most] = [width, MOST].map((side) => Math.ceil(side * devicePixelRatio));
    return width ? tilingOf(outline, total, wide, most) : undefined;
  }, [width, outline, total]);
};

/** Draws the tiles that hang, those that are new if it can. */
const useDrawing = (canvas: Canvas, tiling: Tiling | undefined, tiles: string[], board: string | undefined) => {
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
};

/** The wall of what was printed: a picture to look at, and to share from its canvas. */
export const RingWall = ({ ring, canvas = useRef(null) }: { ring: Ring; canvas?: Canvas }) => {
  const { tiles, most, whole } = wallOf(ring);
  const wall = useRef<HTMLDivElement>(null);
  const tiling = useTiling(wall, outlineOf(ring.board), most);
  useDrawing(canvas, tiling, tiles, whole);
  // In a low window it is below the board, where nobody would see it.
  useEffect(() => {
    if (wall.current!.getBoundingClientRect().top > innerHeight * 0.8)
      wall.current!.scrollIntoView({ block: "nearest" });
  }, [!tiling]);
  return (
    <section class="ring" aria-label="What was printed">
      <p class="note" key={ring.boards.length}>
        {number(ring.boards.length)} of {number(ring.total)}
      </p>
      <div ref={wall}>
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
