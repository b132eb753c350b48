// The ring on the screen: the buttons that start it, and the wall of what it has printed.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { extentOf, tileAt, type Tiling, tilingOf } from "../../pictures/tiles.ts";
import { number } from "../../solver/words.ts";
import { formatAddress, showing } from "../place/address.ts";
import { Button } from "../parts/button.tsx";
import { useEvents } from "../parts/events.ts";
import { Picture } from "../board/picture.tsx";
import { type Found, numberOf } from "../search/found.ts";
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
const useDrawing = (
  canvas: RefObject<HTMLCanvasElement | null>,
  tiling: Tiling | undefined,
  tiles: string[],
  board: string | undefined,
) => {
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

/** The tile at the pointer, or to which arrows have led, and what hears of them; a press or Enter opens it. */
const useChosen = (
  canvas: RefObject<HTMLCanvasElement | null>,
  tiling: Tiling | undefined,
  hung: number,
  open: (tile: number) => void,
) => {
  const [chosen, choose] = useState<number>();
  const tileUnder = ({ offsetX, offsetY, pointerType }: PointerEvent) => {
    const scale = canvas.current!.width / canvas.current!.clientWidth;
    // No finger can hit tiles so small.
    if (!tiling || pointerType === "touch") return undefined;
    return tileAt(tiling, [offsetX * scale, offsetY * scale], hung);
  };
  const openAny = (tile: number | undefined) => tile !== undefined && open(tile);
  const move = (event: KeyboardEvent) => {
    if (event.key === "Enter") openAny(chosen);
    const columns = tiling?.columns ?? 0;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    if (!step) return;
    event.preventDefault();
    choose(Math.max(0, Math.min(hung - 1, (chosen ?? -1) + step)));
  };
  const listeners = {
    onPointerMove: (event: PointerEvent) => choose(tileUnder(event)),
    onClick: (event: MouseEvent) => openAny(tileUnder(event as PointerEvent)),
    onKeyDown: move,
  };
  return [chosen, listeners] as const;
};

interface WallProps {
  ring: Ring;
  found: Found;
  /** Gets the canvas: the wall is also a picture to share. */
  canvas?: RefObject<HTMLCanvasElement | null>;
}

/** The wall of what was printed. The tile that is chosen says its number. */
export const RingWall = ({ ring, found, canvas = useRef(null) }: WallProps) => {
  const { total } = ring;
  const { tiles, most, whole } = wallOf(ring);
  const wall = useRef<HTMLDivElement>(null);
  const tiling = useTiling(wall, found.outline, most);
  useDrawing(canvas, tiling, tiles, whole);
  const addressOf = (tile: number): string => formatAddress(showing("program", tiles[tile]));
  const [chosen, listeners] = useChosen(canvas, tiling, tiles.length, (tile) => void (location.hash = addressOf(tile)));
  const board = chosen === undefined ? undefined : tiles[chosen];
  const which = useMemo(() => (board ? numberOf(found, board) : 0), [board]);
  // In a low window it is below the board, where nobody would see it.
  useEffect(() => {
    if (wall.current!.getBoundingClientRect().top > innerHeight * 0.8)
      wall.current!.scrollIntoView({ block: "nearest" });
  }, [!tiling]);
  return (
    <section class="ring" aria-label="What was printed">
      <div class="row caption">
        <p class="note" key={chosen ?? ring.boards.length}>
          {board ? (
            <a href={addressOf(chosen!)}>Open number {number(which)}</a>
          ) : (
            `${number(ring.boards.length)} of ${number(total)}`
          )}
        </p>
        {board && <Picture board={board} />}
      </div>
      <div ref={wall}>
        <canvas
          ref={canvas}
          role="slider"
          tabIndex={0}
          aria-label="Small pictures, one for each program"
          aria-valuemin={1}
          aria-valuemax={most}
          aria-valuenow={(chosen ?? 0) + 1}
          aria-valuetext={which ? `number ${number(which)}` : ""}
          style={{ width: tiling && `${extentOf(tiling)[0] / devicePixelRatio}px` }}
          {...listeners}
        />
      </div>
    </section>
  );
};
