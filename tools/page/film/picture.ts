// The wall of a film as a picture to keep, with a few lines below it.

import { NIGHT } from "../../boards/colours.ts";
import { fit, type View } from "../wall/camera.ts";
import { extentOf } from "../wall/lay.ts";
import { canvasOf, contextOf, drawMarked, drawWall, hang, type Shot } from "../wall/paint.ts";
import type { Film } from "./film.ts";

/** About how wide the wall is in the picture, the space around it, and from line to line, in pixels. */
const [WIDE, MARGIN, PITCH] = [2400, 80, 70];

/** Writes lines into the space below a wall, so far apart. The first is large, and is broken if it is too long. */
export const writeLines = ({ context, view, ink }: Shot, lines: string[], pitch: number): void => {
  const x = (view.left + view.width - view.right) / 2;
  const wide = view.width - pitch;
  let y = view.height - view.bottom;
  context.save();
  Object.assign(context, { fillStyle: ink, textAlign: "center" });
  for (const [i, line] of lines.entries()) {
    context.font = i ? `${pitch * 0.46}px system-ui` : `600 ${pitch * 0.66}px system-ui`;
    const words = line.split(" ");
    while (words.length) {
      let count = words.length;
      while (count > 1 && context.measureText(words.slice(0, count).join(" ")).width > wide) count--;
      context.fillText(words.splice(0, count).join(" "), x, (y += pitch));
    }
  }
  context.restore();
};

/** Draws the picture. */
export const drawPicture = (film: Film, lines: string[]): HTMLCanvasElement => {
  const { wall, boards, lights } = film;
  const [width, height] = extentOf(wall.lay);
  const unit = Math.max(1, Math.round(WIDE / Math.max(width, height)));
  const bottom = MARGIN + PITCH * lines.length;
  const view: View = {
    width: Math.max(1200, width * unit + 2 * MARGIN),
    height: height * unit + MARGIN + bottom,
    ...{ ratio: 1, top: MARGIN, bottom, left: MARGIN, right: MARGIN },
  };
  const canvas = canvasOf(view.width, view.height);
  const camera = fit(view, [0, 0, width, height], true);
  const shot: Shot = { context: contextOf(canvas), view, camera, ...NIGHT };
  hang(wall, boards, boards.length);
  drawWall(shot, wall, { mix: 1, seams: 1, dusk: 1 }, lights);
  if (lights) drawMarked(shot, wall, 0, unit * 2.2);
  writeLines(shot, lines, PITCH);
  return canvas;
};
