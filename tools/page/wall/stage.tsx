// The wall on its canvas, which one drags, zooms and presses; and over that the tile that is near, as text.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { cellsByLetter } from "../../boards/cells.ts";
import { contour, SIDE } from "../../pictures/shapes.ts";
import { viewBox } from "../board/figure.tsx";
import type { Carry } from "./carry.ts";
import { Layers } from "./layers.tsx";
import { calm } from "../parts/events.ts";
import { ARROWS, useKeys } from "../parts/keys.ts";
import { Shown } from "../program/program.tsx";
import { between, type Camera, dragged, eased, fit, mixAt, onWall, within, zoomed } from "./camera.ts";
import { useGestures } from "./gestures.ts";
import type { Lit, Tiles } from "./hanging.ts";
import { boxOf, cornerOf, extentOf, layOf, type Point, tileAt, tileOn } from "./lay.ts";
import { drawFaces, type Face, isLegible } from "./near.ts";
import {
  drawBorder,
  drawMarked,
  drawWall,
  type Rect,
  rectOf,
  hang,
  litByOwn,
  litByPins,
  MARKED,
  wallOf,
} from "./paint.ts";
import { groundOf, ratioOf, shotOn, useFrames, useCanvas } from "./canvas.ts";

/** How long a flight over the wall takes, in milliseconds. */
const FLIGHT = 600;

interface Flight {
  from: Camera;
  begun: number;
  /** The camera to which it leads while the text of the near tile stays where it is in the window. */
  stay?: { to: Camera; rect: Rect } | undefined;
}

/** Up to which width tiles are marked, in pixels. */
const SMALL = 120;

/** From so much of the window on, a tile is near. */
const NEAR = 0.45;

/** Where one is if no tile is near. */
const AWAY = -1;

/** The free space around what is seen, in pixels, and how far an arrow moves it. */
const [SPACE, STEP] = [8, 80];

interface StageProps {
  hung: Lit & Pick<Tiles, "whole" | "ownTiles">;
  at: number;
  isNear: boolean;
  isSelecting: boolean;
  /** What carries pieces of the tile that is near. */
  carry: Carry;
  label: string;
  tileLabel: string;
  /** The user came to a tile, or away from all (undefined); or leaves, with these pins again. */
  onTile: (tile: number | undefined) => void;
  onAway: (pins: string) => void;
}

const useView = ({ hung: { boards, whole, ownTiles, isLit }, at, isNear }: StageProps) => {
  const { lives, ...drawn } = useCanvas();
  const { size } = drawn;
  const isUpright = size.width < size.height;
  const total = boards.length;
  const lay = useMemo(() => layOf(whole, total, isUpright), [whole, total, isUpright]);
  const wall = useMemo(() => wallOf(lay, whole), [lay, boards, lives]);
  const view = { ...size, ratio: ratioOf(), top: SPACE, bottom: SPACE, left: SPACE, right: SPACE };
  const home = fit(view, [0, 0, ...extentOf(lay)], true);
  const nearTo = (tile: number): Camera => fit(view, boxOf(lay, lay.spots[tile], 0.3));
  return {
    ...{ ...drawn, wall, view, home },
    goal: isNear ? nearTo(at) : home,
    limits: [home.scale * 0.8, Math.max(nearTo(0).scale * 4, 200)] as Point,
    lights: useMemo(() => {
      const { paper } = groundOf();
      return isLit ? litByPins(lay, [...boards.keys()].filter(isLit), paper) : litByOwn(lay, ownTiles, paper);
    }, [isLit, ownTiles, wall]),
  };
};

/** The pieces of a tile as buttons, for keys and screen readers: a pointer presses the stage. */
const Pieces = ({ carry: { board, pins, press } }: { carry: Carry }) => (
  <svg class="pieces" viewBox={viewBox(board)} role="group" aria-label="Pieces">
    {[...cellsByLetter(board)].map(([letter, cells], i) => (
      <path
        key={letter}
        role="button"
        tabindex={letter === pins.at(-1) || (!pins && !i) ? 0 : -1}
        aria-label={letter}
        aria-pressed={pins.includes(letter)}
        onClick={({ detail }) => detail || press(letter)}
        d={contour(cells)}
      />
    ))}
  </svg>
);

export const Stage = (props: StageProps) => {
  const { hung, at, isNear, isSelecting, carry, label, tileLabel, onTile, onAway } = props;
  const { boards, isLit, pins } = hung;
  const { box, size, canvas, wall, view, home, goal, limits, lights } = useView(props);
  const { lay } = wall;
  const text = useRef<HTMLDivElement>(null);
  const camera = useRef(home);
  const flight = useRef<Flight | undefined>(undefined);
  const isHeld = useRef(false);
  const fly = (from = camera.current, stay?: Flight["stay"]) =>
    void (flight.current = { from, begun: performance.now(), stay });

  /** Whether there is such a tile, and it is not dark. */
  const canShow = (tile: number): boolean => tile >= 0 && (isLit?.(tile) ?? true);
  /** Draws what is seen now. Returns whether it is to be drawn again. */
  const draw = (now: number): boolean => {
    if (flight.current) {
      const { from, begun, stay } = flight.current;
      const part = calm() ? 1 : Math.min(1, (now - begun) / FLIGHT);
      camera.current = between(from, stay?.to ?? goal, eased(part));
      if (part === 1) flight.current = undefined;
    }
    const seen = camera.current;
    const shot = shotOn(canvas.current!, view, seen);
    const wide = lay.wide * seen.scale;
    const mix = mixAt(seen.scale, home.scale);
    hang(wall, boards, boards.length);
    // Pins hold also from near.
    drawWall(shot, wall, { mix, seams: mix, dusk: isLit ? 1 : mix }, lights);
    const isMarked = !!isLit || hung.ownTiles[0] === 0;
    if (wide < SMALL && boards.length > 1 && isMarked) drawMarked(shot, wall, isLit ? at : 0, MARKED);
    const sharp = 2 ** Math.ceil(Math.log2(wide * view.ratio));
    const faceOf = (board: string, tile: number): Face => {
      const isDark = !canShow(tile);
      return { board, rect: rectOf(shot, lay, tile), wide: sharp, pins: isDark ? "" : pins, isDark };
    };
    const isMore = drawFaces(shot, isLegible(wide) ? boards.map(faceOf) : []);
    const rect = flight.current?.stay?.rect ?? rectOf(shot, lay, at);
    if (wide >= SMALL && boards.length > 1) drawBorder(shot, rect);
    // The text is placed as soon as nothing moves: until then the canvas shows it.
    const isThere = (!flight.current || !!flight.current.stay) && !isHeld.current;
    const [x, y, width] = rect;
    const edge = seen.scale / SIDE;
    const place = { translate: `${x - edge}px ${y - edge}px`, width: `${width + 2 * edge}px` };
    if (text.current) Object.assign(text.current.style, { opacity: Number(isThere), ...(isThere && place) });
    return isMore || !!flight.current;
  };
  const request = useFrames(draw);

  // The camera flies to what is shown, unless the user has moved it there. If another tile has the same program, its
  // text stays in view until the camera has brought that tile under it.
  const where = isNear ? at : AWAY;
  const reached = useRef<{ tile: number; board: string }>(undefined);
  useLayoutEffect(() => {
    const before = reached.current;
    if (!size.width) return;
    reached.current = { tile: where, board: carry.board };
    if (before?.tile === where) return;
    if (!before || where < 0 || before.board !== carry.board || before.tile < 0)
      return fly(before ? camera.current : home);
    arrive();
    const [from, to] = [before.tile, at].map((tile) => cornerOf(lay, lay.spots[tile]));
    const { x, y, scale } = camera.current;
    const rect = rectOf({ view, camera: camera.current }, lay, before.tile);
    fly(camera.current, { to: { scale, x: x + to[0] - from[0], y: y + to[1] - from[1] }, rect });
  });
  // In a window of another size, and on another wall, the camera sees at once what it is to see.
  useLayoutEffect(() => {
    if (!flight.current) camera.current = goal;
  }, [size, lay]);
  useLayoutEffect(() => void (size.width && request()));

  /** Ends a flight during which the near tile stays. */
  const arrive = () => {
    const { stay } = flight.current ?? {};
    if (!stay) return;
    camera.current = stay.to;
    flight.current = undefined;
    request();
  };
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
    reached.current = { tile: next ?? AWAY, board: boards[next ?? at] };
    // From so far away the wall is seen whole.
    if (scale < home.scale * 1.1) fly();
    onTile(next);
    request();
  };
  const zoom = (point: Point, factor: number) => {
    arrive();
    move(zoomed(camera.current, view, point, factor, limits));
  };
  const zoomBy = (factor: number) => {
    zoom([view.width / 2, view.height / 2], factor);
    settle();
  };
  const leave = () => {
    fly();
    onTile(undefined);
    request();
  };
  const away = (again: string) => {
    fly();
    onAway(again);
    request();
  };
  const choose = (tile: number) => void (canShow(tile) && onTile(tile));
  /** The tile at a point of the window, and the index of the cell there on its board, if it has one. */
  const cellAt = (point: Point) => {
    const { tile, cell } = tileAt(lay, onWall(camera.current, view, point));
    return { tile, index: /[A-Z]/.test(boards[tile]?.[cell] ?? "") ? cell : undefined };
  };
  // The pins before the last press on the near tile or beside it: a second press at once leaves with these.
  const before = useRef<string | undefined>(undefined);
  const gestures = useGestures({
    onDrag: (by) => move(dragged(camera.current, by)),
    onZoom: zoom,
    onRest: settle,
    onTap: (point, isDouble) => {
      const { tile, index } = cellAt(point);
      if (isDouble) {
        if (before.current === pins) leave();
        else if (before.current !== undefined) away(before.current);
        before.current = undefined;
        return;
      }
      before.current = isNear && (tile === at || !canShow(tile)) ? pins : undefined;
      if (before.current === undefined) choose(tile);
      else if (tile === at && index !== undefined) carry.press(boards[at][index]);
      else if (pins) carry.free();
    },
    onGrab: (point) => {
      arrive();
      const { tile, index } = cellAt(point);
      return isNear && tile === at && index !== undefined && carry.grab(boards[at][index]);
    },
    onCarry: ([x, y]) => carry.move([y / camera.current.scale, x / camera.current.scale]),
    onDrop: carry.end,
  });
  useKeys("selection", isSelecting, { Escape: leave });
  useKeys("wall", !isSelecting, {
    arrow: (key) => {
      const way = ARROWS[key];
      const [x, y] = lay.spots[at];
      if (isNear) return choose(tileOn(lay, [x + way[0], y + way[1]]));
      move(dragged(camera.current, [-STEP * way[0], -STEP * way[1]]));
      settle();
    },
    "+ = -": (key) => zoomBy(key === "-" ? 1 / 1.5 : 1.5),
    "0 Escape": leave,
    "Enter Space": (key, event) => {
      const target = event.target as Element;
      if (target.matches(".pieces *")) return carry.press(target.ariaLabel!);
      return key === "ENTER" && !target.closest("a, button") ? onTile(at) : false;
    },
  });
  return (
    <div ref={box} class={isSelecting ? "stage selecting" : "stage"} {...(!isSelecting && gestures)}>
      <canvas ref={canvas} role="img" aria-label={label} />
      {isNear && (
        <div ref={text} class="near" data-pins={carry.pins || undefined}>
          <Shown board={carry.board} label={tileLabel} />
          {carry.isMoving && <Layers {...carry} />}
          <Pieces carry={carry} />
        </div>
      )}
    </div>
  );
};
