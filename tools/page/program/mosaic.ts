// Draws a wall of tiny pictures, a tile for each program. Where there are many, they make a mosaic of the first one.

import { cellUnder, cornerOf, seamsOf, type Tiling } from "../../pictures/tiles.ts";
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
