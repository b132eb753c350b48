// The whole wall as a picture to keep, with a few lines below it.

import { fit } from "../wall/camera.ts";
import { extentOf } from "../wall/lay.ts";
import { canvasOf, drawWall, type Sheet, type Wall } from "../wall/paint.ts";

/** About how wide the wall is in the picture, and the space around it, in pixels. */
const [WIDE, MARGIN] = [2400, 80];

/** Draws it. The first line is large; colours are those of a sheet. */
export const pictureOf = (
  wall: Wall,
  { paper, ink }: Pick<Sheet, "paper" | "ink">,
  lines: string[],
): HTMLCanvasElement => {
  const [width, height] = extentOf(wall.lay);
  const unit = Math.max(1, Math.round(WIDE / Math.max(width, height)));
  const bottom = MARGIN + 70 * lines.length;
  const view = {
    width: Math.max(1200, width * unit + 2 * MARGIN),
    height: height * unit + MARGIN + bottom,
    ...{ top: MARGIN, bottom, left: MARGIN, right: MARGIN },
  };
  const canvas = canvasOf(view.width, view.height);
  const context = canvas.getContext("2d")!;
  const camera = fit(view, [0, 0, width, height], 1);
  drawWall({ context, view, ratio: 1, paper, ink, camera }, wall, 1, 1);
  context.fillStyle = ink;
  context.textAlign = "center";
  for (const [i, line] of lines.entries()) {
    context.font = i ? "32px system-ui" : "600 46px system-ui";
    context.fillText(line, view.width / 2, view.height - bottom + 70 * (i + 1), view.width - MARGIN);
  }
  return canvas;
};
