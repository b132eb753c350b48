// The wall on its canvas, which one drags, zooms and presses; and over that the tile that is near, as text.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { LETTERS } from "../../boards/cells.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { ARROWS, bareKeyOf, calm, useEvents } from "../parts/events.ts";
import { Shown } from "../program/program.tsx";
import { between, type Camera, dragged, eased, fit, onWall, within, zoomed } from "./camera.ts";
import { useGestures } from "./gestures.ts";
import { boxOf, extentOf, type Point, tileAt, tileOn } from "./lay.ts";
import { drawFaces, type Face, isLegible } from "./near.ts";
import { drawFrame, drawMarked, drawWall, frameOf, hang, litByOwn, litByPins, MARKED } from "./paint.ts";
import { groundOf, ratioOf, shotOn, useFrames, useSize, useWall } from "./sheet.ts";

/** How long a flight over the wall takes, in milliseconds. */
const FLIGHT = 600;

/** A cell of the mosaic has at most so many times its least size, and without it at least so many pixels. */
const [BLENDED, PLAIN] = [1.6, 20];

/** Up to which width tiles are marked, in pixels. */
const SMALL = 120;

/** From so much of the window on, a tile is near. */
const NEAR = 0.45;

/** The free space around what is seen, in pixels, and how far an arrow moves it. */
const [SPACE, STEP] = [8, 80];

export interface Controls {
  zoom: (factor: number) => void;
  leave: () => void;
}

interface StageProps {
  /** The boards that hang there, and the solution that they make together if they are many. */
  boards: string[];
  whole: string;
  /** The tiles that the player has found; and if pieces are pinned, whether a tile can have them there. */
  own: number[];
  isLit: ((tile: number) => boolean) | undefined;
  at: number;
  isNear: boolean;
  isSelecting: boolean;
  pins: string;
  label: string;
  tileLabel: string;
  /** The user came near to a tile, or away from all (undefined); pressed a tile; or a piece on the one that is near. */
  onNear: (tile: number | undefined) => void;
  onTile: (tile: number) => void;
  onPin: (letter: string) => void;
  /** Gets what buttons do with the camera. */
  controls: { current: Controls | undefined };
}

const useView = (props: StageProps) => {
  const { boards, whole, at, isNear, isLit, own } = props;
  const { box, size } = useSize();
  const wall = useWall(whole, boards.length, size.width < size.height, boards);
  const { lay } = wall;
  const view = { ...size, ratio: ratioOf(), top: SPACE, bottom: SPACE, left: SPACE, right: SPACE };
  const home = fit(view, [0, 0, ...extentOf(lay)], true);
  const nearTo = (tile: number): Camera => fit(view, boxOf(lay, lay.spots[tile], 0.3));
  return {
    ...{ box, size, wall, view, home },
    goal: isNear ? nearTo(at) : home,
    limits: [home.scale * 0.8, Math.max(nearTo(0).scale * 4, 200)] as Point,
    lights: useMemo(() => {
      const { paper } = groundOf();
      return isLit ? litByPins(lay, isLit, paper) : litByOwn(lay, own, paper);
    }, [isLit, own, wall]),
  };
};

export const Stage = (props: StageProps) => {
  const { boards, own, isLit, at, isNear, isSelecting, pins, label, tileLabel } = props;
  const { onNear, onTile, onPin } = props;
  const { box, size, wall, view, home, goal, limits, lights } = useView(props);
  const { lay } = wall;
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const camera = useRef(home);
  const flight = useRef<{ from: Camera; begun: number } | undefined>(undefined);
  const isHeld = useRef(false);
  const fly = (from = camera.current) => void (flight.current = { from, begun: performance.now() });

  /** Whether there is such a tile, and it is not dark. */
  const canShow = (tile: number): boolean => tile >= 0 && (isLit?.(tile) ?? true);
  /** Draws what is seen now. Returns whether it is to be drawn again. */
  const draw = (now: number): boolean => {
    if (flight.current) {
      const part = calm() ? 1 : Math.min(1, (now - flight.current.begun) / FLIGHT);
      camera.current = between(flight.current.from, goal, eased(part));
      if (part === 1) flight.current = undefined;
    }
    const seen = camera.current;
    const shot = shotOn(canvas.current!, view, seen);
    const wide = lay.wide * seen.scale;
    const [far, close] = [home.scale * BLENDED, Math.max(PLAIN, home.scale * BLENDED + 1)].map(Math.log);
    const mix = 1 - Math.max(0, Math.min(1, (Math.log(seen.scale) - far) / (close - far)));
    hang(wall, boards, boards.length);
    // Pins hold also from near.
    drawWall(shot, wall, { mix, seams: mix, dusk: isLit ? 1 : mix }, lights);
    if (wide < SMALL && boards.length > 1 && (isLit || own[0] === 0)) drawMarked(shot, wall, isLit ? at : 0, MARKED);
    const sharp = 2 ** Math.ceil(Math.log2(wide * view.ratio));
    const faces = isLegible(wide)
      ? boards.map((board, tile): Face => {
          const isDark = !canShow(tile);
          return { board, frame: frameOf(shot, lay, tile), wide: sharp, pins: isDark ? "" : pins, isDark };
        })
      : [];
    const isMore = drawFaces(shot, faces);
    if (wide >= SMALL && boards.length > 1) drawFrame(shot, lay, at);
    // The text follows as soon as nothing moves: until then the canvas shows it.
    const isThere = !flight.current && !isHeld.current;
    const [x, y, width] = frameOf(shot, lay, at);
    const edge = seen.scale / SIDE;
    const place = { translate: `${x - edge}px ${y - edge}px`, width: `${width + 2 * edge}px` };
    if (text.current) Object.assign(text.current.style, { opacity: Number(isThere), ...(isThere && place) });
    return isMore || !!flight.current;
  };
  const request = useFrames(draw);

  // It flies to what is shown, unless the user has come there by hand.
  const where = `${isNear && at}`;
  const reached = useRef("");
  useLayoutEffect(() => {
    if (!size.width || reached.current === where) return;
    fly(reached.current ? camera.current : home);
    reached.current = where;
  }, [where, !size.width]);
  // Another window, or another wall: what was seen is seen again.
  useLayoutEffect(() => {
    if (!flight.current) camera.current = goal;
  }, [size, lay]);
  useLayoutEffect(() => void (size.width && request()));

  const move = (to: Camera) => {
    flight.current = undefined;
    isHeld.current = true;
    camera.current = within(to, extentOf(lay));
    request();
  };
  const settle = () => {
    isHeld.current = false;
    const { scale } = camera.current;
    const { tile } = tileAt(lay, onWall(camera.current, view, [view.width / 2, view.height / 2]));
    const isClose = lay.wide * scale > NEAR * view.width || lay.high * scale > NEAR * view.height;
    const next = !isClose ? undefined : canShow(tile) ? tile : at;
    reached.current = `${next ?? false}`;
    // So far away it is seen whole.
    if (scale < home.scale * 1.1) fly();
    onNear(next);
    request();
  };
  const zoom = (point: Point, factor: number) => move(zoomed(camera.current, view, point, factor, limits));
  const zoomBy = (factor: number) => {
    zoom([view.width / 2, view.height / 2], factor);
    settle();
  };
  const leave = () => {
    fly();
    onNear(undefined);
    request();
  };
  props.controls.current = { zoom: zoomBy, leave };
  const choose = (tile: number) => void (canShow(tile) && onTile(tile));
  const tap = (point: Point) => {
    const { tile, cell } = tileAt(lay, onWall(camera.current, view, point));
    if (tile !== at || !isNear) return choose(tile);
    const letter = boards[tile].split(" ")[cell[1]]?.[cell[0]] ?? "";
    if (/[A-Z]/.test(letter)) onPin(letter);
  };
  const drag = (by: Point) => move(dragged(camera.current, by));
  const gestures = useGestures({ onDrag: drag, onZoom: zoom, onTap: tap, onRest: settle });
  useEvents({
    keydown: (event) => {
      const target = event.target as Element;
      const key = bareKeyOf(event);
      if (!key || target.closest("input, select") || (isSelecting && key !== "ESCAPE")) return;
      const way = ARROWS[key];
      const [x, y] = lay.spots[at];
      if (way && isNear) choose(tileOn(lay, [x + way[0], y + way[1]]));
      else if (way) {
        drag([-STEP * way[0], -STEP * way[1]]);
        settle();
      } else if ("+=-".includes(key)) zoomBy(key === "-" ? 1 / 1.5 : 1.5);
      else if (key === "ESCAPE") leave();
      else if (key === "ENTER" && !target.closest("a, button")) onTile(at);
      else if (isNear && LETTERS.includes(key) && boards[at].includes(key)) onPin(key);
      else return;
      event.preventDefault();
    },
  });
  return (
    <div ref={box} class={isSelecting ? "stage selecting" : "stage"} {...(!isSelecting && gestures)}>
      <canvas ref={canvas} role="img" aria-label={label} />
      {isNear && (
        <div ref={text} class="near" data-pins={pins || undefined}>
          <Shown board={boards[at]} label={tileLabel} />
        </div>
      )}
    </div>
  );
};
