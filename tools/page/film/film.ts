// Draws the film: a board becomes the first tile of a wall, its letters fly to the next one, and the camera goes away.

import { COLOURS } from "../../boards/colours.ts";
import { eased } from "../wall/camera.ts";
import { drawFrame, drawMarked, drawText, drawWall, hang, MARKED, type Sheet } from "../wall/paint.ts";
import { cameraOf, type Film, frameOf, type Moment, write } from "./moment.ts";
import { drawStream, land, makeAhead } from "./stream.ts";
import { endOf, hungAt, partOf } from "./times.ts";

/** From so many pixels on, the text of a tile is seen, and up to where it fades. */
const [LEGIBLE, FADE] = [90, 90];

/** Draws the youngest tiles: each comes out of the one before it; where they are many, they flash. */
const drawYoung = (moment: Moment): void => {
  const { film, shot, hung } = moment;
  const { context, ink, camera } = shot;
  const young = hung < film.times.tiles ? hung * 0.05 : 0;
  context.fillStyle = ink;
  for (let tile = Math.ceil(hung - young); tile < Math.floor(hung); tile++) {
    context.globalAlpha = (1 - (hung - tile) / young) ** 2 * 0.5;
    context.fillRect(...frameOf(moment, tile));
  }
  context.globalAlpha = 1;
  const next = Math.floor(hung);
  const { scale } = camera;
  if (!film.boards[next] || hung % 1 === 0 || film.wall.lay.wide * scale < 12) return;
  const way = eased(hung % 1);
  const [from, to] = [next - 1, next].map((tile) => frameOf(moment, tile));
  const [left, top] = [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * way);
  film.boards[next].split(" ").forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (!COLOURS[letter]) return;
      context.fillStyle = COLOURS[letter];
      context.fillRect(left + x * scale, top + y * scale, scale + 0.3, scale + 0.3);
    }),
  );
};

/** The ground comes down over all but the board, which the page itself shows as its text spreads. */
const drawCurtain = ({ from }: Film, { context, view, ratio, paper }: Sheet, part: number): void => {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  context.fillStyle = paper;
  context.globalAlpha = eased(part);
  context.fillRect(0, 0, view.width, view.height);
  context.globalAlpha = 1;
  context.clearRect(from.x, from.y, from.width, from.height);
};

const drawTexts = (moment: Moment): void => {
  for (const [tile, text] of moment.film.texts.slice(0, Math.floor(moment.hung)).entries()) {
    const frame = frameOf(moment, tile);
    const seen = Math.max(0, Math.min(1, (frame[2] - LEGIBLE) / FADE));
    drawText(moment.shot, frame, text, seen, seen);
  }
};

/** Draws the film at a time. Where nothing may move, no letter flies: the tiles have their text at once. */
export const drawFilm = (film: Film, sheet: Sheet, time: number, isStill: boolean): void => {
  const { wall, times, boards, texts, isProgram } = film;
  const { lay } = wall;
  const shot = { ...sheet, camera: cameraOf(film, sheet, time) };
  const hung = Math.min(hungAt(times, time), boards.length);
  const width = lay.wide * shot.camera.scale * shot.ratio;
  const moment: Moment = { film, shot, time, width, hung };
  if (isProgram && !isStill) makeAhead(moment);
  else if (isProgram) for (let tile = 0; tile < Math.min(hung, 4); tile++) texts[tile] ??= write(moment, tile);
  if (time < times.slide[0] && !isStill) return drawCurtain(film, sheet, time / times.ripple);
  // In the middle of the way it has the size in which it is read.
  if (texts[0] && time > times.slide[1] && texts[0].width > width * 1.2 && time < times.grow[0])
    texts[0] = write(moment, 0);
  const seams = eased(partOf(time, [times.mosaic[0] + 0.6, times.mosaic[1]]));
  hang(wall, boards, Math.floor(hung));
  drawWall(shot, wall, eased(partOf(time, times.mosaic)), seams);
  drawYoung(moment);
  land(moment);
  drawTexts(moment);
  for (const [which, handover] of times.handovers.entries())
    if (!isStill && isProgram && hung < which + 2 && time > handover.begin - 0.2 && time < endOf(handover))
      drawStream(moment, which);
  if (time <= times.said || times.tiles < 2) return;
  if (lay.wide * shot.camera.scale > LEGIBLE) return drawFrame(shot, lay, 0);
  const come = partOf(time, [times.said, times.end]);
  drawMarked(shot, wall, 0, MARKED * eased(come * 2), come < 1 && !isStill ? come : 0);
};
