// The film of the end, drawn: what is seen of it at a time.

import { cellsOf } from "../../boards/cells.ts";
import { COLOURS } from "../../boards/colours.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { squares } from "../board/figure.tsx";
import { programOf } from "../program/source.ts";
import { eased, fit, type View } from "../wall/camera.ts";
import { drawFaces, type Face, isLegible } from "../wall/near.ts";
import * as paint from "../wall/paint.ts";
import { drawShapes } from "../wall/text.ts";
import { cameraOf, mixed } from "./camera.ts";
import { type Film, SEEN } from "./film.ts";
import { drawArc, drawFlight, flocksOf } from "./flights.ts";
import { endOf, hungAt, partOf } from "./times.ts";

/** Where a tile is that comes out of the one before it. The part of `hung` says how far it has come. */
const comingTo = ({ wall: { lay } }: Film, shot: paint.Shot, hung: number): paint.Rect => {
  const [from, to] = [-1, 0].map((by) => paint.rectOf(shot, lay, Math.floor(hung) + by));
  return mixed(from, to, eased(hung % 1));
};

/** Draws the youngest tiles, of so many: one is on its way; where they are many, they flash. */
const drawYoung = (film: Film, shot: paint.Shot, hung: number, isComing: boolean): void => {
  const { context, ink, camera } = shot;
  const young = hung < film.times.tiles ? hung * 0.05 : 0;
  context.fillStyle = ink;
  for (let tile = Math.ceil(hung - young); tile < Math.floor(hung); tile++) {
    context.globalAlpha = (1 - (hung - tile) / young) ** 2 * 0.5;
    context.fillRect(...paint.rectOf(shot, film.wall.lay, tile));
  }
  context.globalAlpha = 1;
  if (!isComing) return;
  const [left, top] = comingTo(film, shot, hung);
  const side = camera.scale;
  film.boards[Math.floor(hung)].split(" ").forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (!COLOURS[letter]) return;
      context.fillStyle = COLOURS[letter];
      context.fillRect(left + x * side, top + y * side, side + 0.3, side + 0.3);
    }),
  );
};

/** How much of its ink an empty cell has. */
const EMPTY = 0.15;

/** The ground comes down over the page, over the board first: there the player's moves are seen once more. */
const drawMoves = ({ times, moves, wall, from }: Film, shot: paint.Shot, time: number): void => {
  const { context, view, paper, ink, camera } = shot;
  context.setTransform(view.ratio, 0, 0, view.ratio, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  const cover = (alpha: number, x: number, y: number, width: number, height: number) => {
    Object.assign(context, { globalAlpha: alpha, fillStyle: paper });
    context.fillRect(x, y, width, height);
  };
  cover(from ? eased(time / times.lights) : 1, 0, 0, view.width, view.height);
  if (from) cover(eased(time / times.moves[0]), from.x, from.y, from.width, from.height);
  const board = moves[Math.floor(partOf(time, times.moves) * (moves.length - 1))];
  const unit = camera.scale / SIDE;
  const alpha = eased(time / times.moves[0]);
  context.save();
  context.translate(...(paint.rectOf(shot, wall.lay, 0).slice(0, 2) as [number, number]));
  context.scale(unit, unit);
  Object.assign(context, { globalAlpha: alpha * EMPTY, fillStyle: ink });
  context.fill(new Path2D(squares(board, cellsOf(board, "x"))));
  context.globalAlpha = alpha;
  drawShapes(context, board);
  context.restore();
};

/** How wide the picture of a tile should be, in pixels of the canvas: as it is when it comes to hang. */
const sharpnessOf = (film: Film, view: View, tile: number, time: number): number => {
  const { wall, boxes, times } = film;
  const box = boxes[Math.min(boxes.length - 1, Math.max(1, tile))];
  const { scale } = tile || time > times.slide[1] ? fit(view, box) : cameraOf(film, view, 0);
  return wall.lay.wide * scale * view.ratio;
};

/**
 * When the first picture of a tile is made, in seconds, for in the first frames a browser makes buffers for the canvas;
 * and how long before tiles hang themselves theirs are.
 */
const [FIRST, AHEAD] = [0.4, 1.2];

/** For so many seconds before the last letters land, the tile with round pieces shines through them. */
const ROUND = 0.08;

/**
 * Draws the film at a time. Where nothing may move, no letter flies: the tiles have their text at once. Returns whether
 * something is still to be made.
 */
export const drawFilm = (film: Film, shot: paint.Shot, time: number, isStill: boolean): boolean => {
  const { wall, times, boards, flocks, isProgram, lights } = film;
  const { lay } = wall;
  const hung = Math.min(hungAt(times, time), boards.length);
  const width = lay.wide * shot.camera.scale;
  const next = Math.floor(hung);
  const isComing = hung % 1 > 0 && !!boards[next] && width >= 12;
  const faceOf = (tile: number, rect: paint.Rect, seen: number): Face => {
    return { board: boards[tile], rect, wide: sharpnessOf(film, shot.view, tile, time), seen };
  };
  const isBefore = time < times.slide[0] && !isStill;
  if (isBefore) drawMoves(film, shot, time);
  else {
    paint.hang(wall, boards, next);
    const seams = eased(partOf(time, [times.mosaic[0] + 0.6, times.mosaic[1]]));
    const look = { mix: eased(partOf(time, times.mosaic)), seams, dusk: eased(partOf(time, times.dusk)) };
    paint.drawWall(shot, wall, look, lights);
    drawYoung(film, shot, hung, isComing);
  }
  const faces: Face[] = [];
  const isEarly = isBefore && time < FIRST;
  for (let tile = 0; tile < boards.length && isLegible(width) && !isEarly; tile++) {
    const isSeen = tile < next;
    // The text of the board comes after the last move.
    const seen = isSeen && isBefore ? partOf(time, [times.moves[1], times.slide[0]]) : Number(isSeen);
    const face = faceOf(tile, paint.rectOf(shot, lay, tile), seen);
    // The pictures of tiles to come are made ahead, some of them before tiles come fast.
    if (!isSeen && tile > SEEN && time < times.grow[0] - AHEAD) break;
    if (!isSeen && !isLegible(face.wide / shot.view.ratio)) break;
    faces.push(face);
  }
  for (const [tile, handover] of isStill ? [] : times.handovers.entries()) {
    const end = endOf(handover);
    if (time < handover.begin - 0.4 || time >= end || !boards[tile + 1]) continue;
    flocks[tile] ??= flocksOf(programOf(boards[tile]), programOf(boards[tile + 1]));
    if (hung < tile + 2 && time > handover.begin - 0.2)
      drawFlight(shot, lay, tile, flocks[tile], handover, time - handover.begin);
    faces.push(faceOf(tile + 1, paint.rectOf(shot, lay, tile + 1), partOf(time, [end - ROUND, end])));
  }
  if (isComing) faces.push(faceOf(next, comingTo(film, shot, hung), 1));
  const isMore = drawFaces(shot, faces);
  if (time <= times.said || times.tiles < 2) return isMore;
  const swell = partOf(time, times.swell);
  if (isLegible(width)) paint.drawBorder(shot, paint.rectOf(shot, lay, 0));
  else if (swell) paint.drawMarked(shot, wall, 0, paint.MARKED * eased(swell * 2), swell < 1 && !isStill ? swell : 0);
  if (isProgram && !isStill) drawArc(shot, lay, boards[0], partOf(time, times.arc));
  return isMore;
};
