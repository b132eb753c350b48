// The ring on screen: each program turns softly into the next, and all that were printed hang on a wall.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { cornerOf, extentOf, tileAt, type Tiling, tilingOf } from "../../pictures/tiles.ts";
import { COLOURS } from "../../solver/colours.ts";
import { number } from "../../solver/words.ts";
import { formatAddress, showing } from "../place/address.ts";
import { Button } from "../place/button.tsx";
import { useEvents, useTold } from "../place/events.ts";
import { sharePicture } from "../place/share.ts";
import { Picture } from "../board/picture.tsx";
import { type Found, numberOf } from "../search/found.ts";
import type { Ring } from "./ring.ts";

/** The current program, over the one before it. */
export const Turning = ({ ring, children }: { ring: Ring; children: (board: string) => ComponentChildren }) => (
  <div class="turning">
    {ring.shown.slice(ring.isRunning ? 0 : -1).map((board) => (
      <div key={board}>{children(board)}</div>
    ))}
  </div>
);

/** Draws the tiles from one to another, not including that. */
const drawTiles = (context: CanvasRenderingContext2D, tiling: Tiling, boards: string[], from: number, to: number) => {
  for (let tile = from; tile < to; tile++) {
    const [left, top] = cornerOf(tiling, tile);
    for (const [y, row] of boards[tile].split(" ").entries())
      for (const [x, cell] of [...row].entries()) {
        context.fillStyle = COLOURS[cell] ?? "transparent";
        context.fillRect(left + x * tiling.unit, top + y * tiling.unit, tiling.unit, tiling.unit);
      }
  }
};

/** How large a cell is at most, and how large it is in a picture that is shared. */
const MOST = 10;
const SHARED = 6;

/** The wall as a picture to share, about as wide as it is high. */
const pictureOf = (boards: string[]): Promise<Blob | null> => {
  const canvas = document.createElement("canvas");
  const { width, height } = tilingOf(boards[0], 1, [0, 0], [SHARED, SHARED]);
  const tiling = tilingOf(boards[0], boards.length, [Math.sqrt(boards.length * width * height), 0], [SHARED, SHARED]);
  [canvas.width, canvas.height] = extentOf(tiling);
  drawTiles(canvas.getContext("2d")!, tiling, boards, 0, boards.length);
  return new Promise((resolve) => canvas.toBlob(resolve));
};

const toPixels = (side: number): number => side * devicePixelRatio;

/** The wall of a ring. The tile under the pointer, or reached by arrows, shows its number; a press or Enter opens its program. */
export const RingWall = ({ ring, found }: { ring: Ring; found: Found }) => {
  const { boards, count, total } = ring;
  const wall = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(0);
  const [tiling, setTiling] = useState<Tiling>();
  const [told, setTold] = useTold();
  const fit = () => {
    const { width, top } = wall.current!.getBoundingClientRect();
    const height = Math.max(innerHeight * 0.3, innerHeight - (top + scrollY) - 20);
    const limits = [0.5, MOST].map((side) => Math.ceil(side * devicePixelRatio));
    setTiling(tilingOf(found.outline, total, [width, height].map(toPixels), limits));
  };
  useLayoutEffect(fit, [total]);
  useEvents({ resize: fit });
  useLayoutEffect(() => {
    if (!tiling) return;
    [canvas.current!.width, canvas.current!.height] = extentOf(tiling);
    drawn.current = 0;
  }, [tiling]);
  useLayoutEffect(() => {
    if (tiling) drawTiles(canvas.current!.getContext("2d")!, tiling, boards, drawn.current, count);
    drawn.current = count;
  }, [tiling, count]);

  // In a low window it is below the board, where nobody would see it.
  useEffect(() => {
    if (wall.current!.getBoundingClientRect().top > innerHeight * 0.8)
      wall.current!.scrollIntoView({ block: "nearest" });
  }, [!tiling]);

  // A finger that presses a tile chooses it, and opens it when it presses once more.
  const [chosen, choose] = useState<number>();
  const tileUnder = ({ offsetX, offsetY }: MouseEvent) =>
    tiling && tileAt(tiling, [offsetX, offsetY].map(toPixels), count);
  const board = chosen === undefined ? undefined : boards[chosen];
  const address = board && formatAddress(showing("program", board));
  const open = () => void (address && (location.hash = address));
  const press = (event: MouseEvent) => {
    const tile = tileUnder(event);
    if (tile !== undefined && tile === chosen) open();
    choose(tile);
  };
  /** Arrows go from tile to tile. */
  const move = (event: KeyboardEvent) => {
    if (event.key === "Enter") open();
    const columns = tiling?.columns ?? 0;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    if (!step) return;
    event.preventDefault();
    choose(Math.max(0, Math.min(count - 1, (chosen ?? -1) + step)));
  };
  const which = useMemo(() => (board ? numberOf(found, board) : 0), [board]);
  const send = async () => {
    const picture = await pictureOf(boards.slice(0, count));
    setTold(picture ? await sharePicture(picture, "pentomino-ring.png") : "There is no picture.");
  };
  return (
    <section class="ring" aria-label="What the ring has printed">
      <div class="row caption">
        <p class="note row">
          {told ||
            (address ? (
              <a href={address}>Open number {number(which)}</a>
            ) : (
              <span aria-hidden="true">{`${number(count)} of ${number(total)}`}</span>
            ))}
        </p>
        {board && <Picture board={board} />}
        {!ring.isRunning && <Button words="Share" label="Share the wall" onClick={count ? send : undefined} />}
      </div>
      <div ref={wall} class="tiles">
        <canvas
          ref={canvas}
          role="slider"
          tabIndex={0}
          aria-label="Small pictures, one for each program"
          aria-valuemin={1}
          aria-valuemax={total}
          aria-valuenow={(chosen ?? 0) + 1}
          aria-valuetext={which ? `number ${number(which)}` : ""}
          style={tiling && { width: `${extentOf(tiling)[0] / devicePixelRatio}px` }}
          onPointerMove={(event) => choose(tileUnder(event))}
          onClick={press}
          onKeyDown={move}
        />
      </div>
    </section>
  );
};
