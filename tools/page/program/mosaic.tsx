// The wall of a ring: a tiny picture of each printed program. Where there are many, they make a mosaic of the first one.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import {
  cellUnder,
  columnsOf,
  cornerOf,
  extentOf,
  seamsOf,
  tileAt,
  type Tiling,
  tilingOf,
} from "../../pictures/tiles.ts";
import { withLetters } from "../../solver/cells.ts";
import { COLOURS } from "../../solver/colours.ts";
import { number } from "../../solver/words.ts";
import { formatAddress, showing } from "../place/address.ts";
import { Button } from "../parts/button.tsx";
import { useEvents, useTold } from "../parts/events.ts";
import { sharePicture } from "../place/share.ts";
import { Picture } from "../board/picture.tsx";
import { type Found, numberOf } from "../search/found.ts";
import { captionOf, isMosaic } from "./progress.ts";
import type { Ring } from "./ring.ts";

/** The share of the piece under a tile in its colour: from a distance you see the piece, up close the tile. */
const MIX = 0.62;

/** The board of which a wall is a mosaic, and the seams between its pieces. */
const mosaicOf = (tiling: Tiling, board: string) => ({ board, seams: seamsOf(tiling, board) });

/** Draws the tiles `from` to `to`, without the last, as part of a mosaic if there is one. */
const drawTiles = (
  context: CanvasRenderingContext2D,
  tiling: Tiling,
  tiles: string[],
  [from, to]: [number, number],
  mosaic: ReturnType<typeof mosaicOf> | undefined,
) => {
  const { unit, width, height } = tiling;
  for (let tile = from; tile < to; tile++) {
    const [left, top] = cornerOf(tiling, tile);
    const under = mosaic && COLOURS[cellUnder(tiling, mosaic.board, tile)];
    // In a hole the ground shows through.
    context.globalAlpha = mosaic && !under ? 1 - MIX : 1;
    for (const [y, row] of tiles[tile].split(" ").entries())
      for (const [x, cell] of [...row].entries()) {
        context.fillStyle = COLOURS[cell] ?? "transparent";
        context.fillRect(left + x * unit, top + y * unit, unit, unit);
      }
    if (!under) continue;
    Object.assign(context, { globalAlpha: MIX, globalCompositeOperation: "source-atop", fillStyle: under });
    context.fillRect(left, top, width, height);
    context.globalCompositeOperation = "source-over";
  }
  if (!mosaic) return;
  Object.assign(context, { globalAlpha: 1, globalCompositeOperation: "destination-out", lineWidth: 2.5 * unit });
  context.lineCap = "round";
  context.beginPath();
  for (const [x, y, toX, toY] of mosaic.seams) {
    context.moveTo(x, y);
    context.lineTo(toX, toY);
  }
  context.stroke();
  context.globalCompositeOperation = "source-over";
};

/** The largest cell, the approximate width of a shared picture, and the smallest and largest cells in it, in pixels. */
const MOST = 10;
const WIDE = 1500;
const SHARED = [2, 6];

/** The wall as a picture to share, on a dark ground, with lines of text below it. */
const posterOf = (tiles: string[], most: number, board: string | undefined, words: string[]) => {
  const tiling = tilingOf(tiles[0], most, [WIDE, Infinity], SHARED, columnsOf(most, tiles[0]));
  const canvas = document.createElement("canvas");
  const [width, height] = extentOf(tiling);
  const whole = Math.max(width, WIDE / 2);
  const margin = Math.round(whole / 30);
  Object.assign(canvas, { width: whole + 2 * margin, height: height + margin * (3 + 1.5 * words.length) });
  const context = canvas.getContext("2d")!;
  context.translate(margin, margin);
  drawTiles(context, tiling, tiles, [0, tiles.length], board ? mosaicOf(tiling, board) : undefined);
  for (const [i, line] of words.entries()) {
    context.font = i ? `${margin * 0.7}px system-ui` : `700 ${margin}px system-ui`;
    context.fillStyle = i ? "#a5a098" : "#eceae6";
    context.fillText(line, 0, height + margin * (2 + 1.5 * i), whole);
  }
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#14161a";
  context.fillRect(-margin, -margin, canvas.width, canvas.height);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
};

const toPixels = (side: number): number => side * devicePixelRatio;

interface WallProps {
  ring: Ring;
  found: Found;
  /** Whose solution began the ring, and the lines that go with a shared picture: what was solved, how fast, and a link. */
  whose: "my" | "this";
  about: string[];
}

/** The wall of a ring. A tile at the pointer, or where arrows have led, says its number; a press or Enter opens its program. */
export const RingWall = ({ ring, found, whose, about }: WallProps) => {
  const { tiles, count, total } = ring;
  const { outline } = found;
  const whole = isMosaic(total) ? ring.board : undefined;
  // A mosaic begins with the player's own program.
  const own = whole ? 1 : 0;
  const most = total + own;
  const hung = Math.min(tiles.length, count + own);
  const wall = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<{ tiling?: Tiling; hung: number }>({ hung: 0 });
  const [{ tiling, wide }, setFitting] = useState<{ tiling?: Tiling; wide?: number }>({});
  const [told, setTold] = useTold();
  const fit = () => {
    const { width, top } = wall.current!.getBoundingClientRect();
    const height = Math.max(innerHeight * 0.3, innerHeight - (top + scrollY) - 20);
    const tilingIn = (limits: number[], columns?: number) =>
      tilingOf(outline, most, [width, height].map(toPixels), limits, columns);
    if (!whole) {
      const tiling = tilingIn([0.5, MOST].map((side) => Math.ceil(toPixels(side))));
      return setFitting({ tiling, wide: extentOf(tiling)[0] / devicePixelRatio });
    }
    // A mosaic fills the room that it has. It is drawn in whole pixels, and may be shown a little smaller.
    const columns = columnsOf(most, outline);
    const [across, down] = extentOf(tilingIn([1, 1], columns));
    const side = Math.min(width / across, height / down);
    const unit = Math.ceil(toPixels(side));
    setFitting({ tiling: tilingIn([unit, unit], columns), wide: side * across });
  };
  const mosaic = useMemo(() => (tiling && whole ? mosaicOf(tiling, whole) : undefined), [tiling, whole]);
  useLayoutEffect(fit, [total]);
  useEvents({ resize: fit });
  useLayoutEffect(() => {
    if (!tiling) return;
    const before = drawn.current;
    const from = before.tiling === tiling && before.hung <= hung ? before.hung : 0;
    if (!from) [canvas.current!.width, canvas.current!.height] = extentOf(tiling);
    drawTiles(canvas.current!.getContext("2d")!, tiling, tiles, [from, hung], mosaic);
    drawn.current = { tiling, hung };
  }, [tiling, hung]);

  // In a low window it is below the board, where nobody would see it.
  useEffect(() => {
    if (wall.current!.getBoundingClientRect().top > innerHeight * 0.8)
      wall.current!.scrollIntoView({ block: "nearest" });
  }, [!tiling]);

  // A finger that presses a tile chooses it, and opens it when it presses once more.
  const [chosen, choose] = useState<number>();
  const tileUnder = ({ offsetX, offsetY }: MouseEvent) => {
    const { width, clientWidth } = canvas.current!;
    const point = [offsetX, offsetY].map((side) => (side * width) / clientWidth);
    return tiling && tileAt(tiling, point, hung);
  };
  const board = chosen === undefined ? undefined : tiles[chosen];
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
    choose(Math.max(0, Math.min(hung - 1, (chosen ?? -1) + step)));
  };
  const which = useMemo(() => (board ? numberOf(found, board) : 0), [board]);
  const send = async () => {
    const [what, how] = captionOf(ring, whose);
    const more = about.filter(Boolean);
    const picture = await posterOf(tiles.slice(0, hung), whole ? most : hung, whole, [what, how, more.join(" · ")]);
    setTold(picture ? await sharePicture(picture, "pentomino-ring.png", [what, ...more]) : "There is no picture.");
  };
  const fill = () => {
    const all = found.solutions.map((solution) => withLetters(outline, solution));
    const at = numberOf(found, ring.board);
    ring.fill([...all.slice(at), ...all.slice(0, at)]);
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
        {count < total && <Button words="All at once" onClick={found.summary && fill} />}
        {!ring.isRunning && (
          <Button words={whole ? `Share ${whose} solution` : "Share the wall"} onClick={count ? send : undefined} />
        )}
      </div>
      <div ref={wall} class="tiles">
        <canvas
          ref={canvas}
          role="slider"
          tabIndex={0}
          aria-label="Small pictures, one for each program"
          aria-valuemin={1}
          aria-valuemax={most}
          aria-valuenow={(chosen ?? 0) + 1}
          aria-valuetext={which ? `number ${number(which)}` : ""}
          style={{ width: wide && `${wide}px` }}
          onPointerMove={(event) => choose(tileUnder(event))}
          onClick={press}
          onKeyDown={move}
        />
      </div>
    </section>
  );
};
