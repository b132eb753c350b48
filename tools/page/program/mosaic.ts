// Draws a wall of tiny pictures, a tile for each program. Where there are many, they make a mosaic of the first one.

import { cellUnder, columnsOf, cornerOf, extentOf, seamsOf, type Tiling, tilingOf } from "../../pictures/tiles.ts";
import { COLOURS } from "../../solver/colours.ts";

/** The share of the piece under a tile in its colour: from a distance you see the piece, up close the tile. */
const MIX = 0.62;

/** Draws the tiles `from` to `to`, without the last, as part of a mosaic of `board` if there is one. */
export const drawTiles = (
  context: CanvasRenderingContext2D,
  tiling: Tiling,
  tiles: string[],
  [from, to]: [number, number],
  board: string | undefined,
) => {
  const { unit, width, height } = tiling;
  for (let tile = from; tile < to; tile++) {
    const [left, top] = cornerOf(tiling, tile);
    const under = board && COLOURS[cellUnder(tiling, board, tile)];
    // In a hole the ground shows through.
    context.globalAlpha = board && !under ? 1 - MIX : 1;
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
  if (!board) return;
  Object.assign(context, { globalAlpha: 1, globalCompositeOperation: "destination-out", lineWidth: 2.5 * unit });
  context.lineCap = "round";
  context.beginPath();
  for (const [x, y, toX, toY] of seamsOf(tiling, board)) {
    context.moveTo(x, y);
    context.lineTo(toX, toY);
  }
  context.stroke();
  context.globalCompositeOperation = "source-over";
};

/** The approximate width of a poster, and the smallest and the largest cells on it, in pixels. */
const WIDE = 1500;
const CELLS = [2, 6];

/** A wall as a picture to share, on a dark ground, with lines of text below it; `board` if it is a mosaic of that. */
export const posterOf = (tiles: string[], board: string | undefined, words: string[]): Promise<Blob | null> => {
  const tiling = tilingOf(tiles[0], tiles.length, [WIDE, Infinity], CELLS, columnsOf(tiles.length, tiles[0]));
  const canvas = document.createElement("canvas");
  const [width, height] = extentOf(tiling);
  const whole = Math.max(width, WIDE / 2);
  const margin = Math.round(whole / 30);
  Object.assign(canvas, { width: whole + 2 * margin, height: height + margin * (3 + 1.5 * words.length) });
  const context = canvas.getContext("2d")!;
  context.translate(margin, margin);
  drawTiles(context, tiling, tiles, [0, tiles.length], board);
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
