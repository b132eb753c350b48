// The wall on its canvas, which one drags, zooms and presses; and over that the tile that is near, as text.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { cellsByLetter, LETTERS } from "../../boards/cells.ts";
import { contour, SIDE } from "../../pictures/shapes.ts";
import { viewBox } from "../board/figure.tsx";
import { ARROWS, bareKeyOf, calm, useEvents } from "../parts/events.ts";
import { Shown } from "../program/program.tsx";
import { between, type Camera, dragged, eased, fit, onWall, within, zoomed } from "./camera.ts";
import type { Carry } from "./carry.ts";
import { useGestures } from "./gestures.ts";
import type { Lit, Tiles } from "./hanging.ts";
import { boxOf, extentOf, layOf, type Point, tileAt, tileOn } from "./lay.ts";
import { drawFaces, type Face, isLegible } from "./near.ts";
import { drawFrame, drawMarked, drawWall, frameOf, hang, litByOwn, litByPins, MARKED, wallOf } from "./paint.ts";
import { groundOf, ratioOf, shotOn, useFrames, useSheet } from "./sheet.ts";

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

interface StageProps {
  hung: Lit & Pick<Tiles, "whole" | "owned">;
  at: number;
  isNear: boolean;
  isSelecting: boolean;
  /** What carries a pinned piece over the tile that is near. */
  carry: Carry;
  label: string;
  tileLabel: string;
  /** The user came to a tile, or away from all (undefined); or pressed a piece, perhaps on the way out. */
  onTile: (tile: number | undefined) => void;
  onPin: (letter: string, isAway?: boolean) => void;
}

const useView = ({ hung: { boards, whole, owned, isLit }, at, isNear }: StageProps) => {
  const { lives, ...sheet } = useSheet();
  const { size } = sheet;
  const isUpright = size.width < size.height;
  const total = boards.length;
  const lay = useMemo(() => layOf(whole, total, isUpright), [whole, total, isUpright]);
  const wall = useMemo(() => wallOf(lay, whole), [lay, boards, lives]);
  const view = { ...size, ratio: ratioOf(), top: SPACE, bottom: SPACE, left: SPACE, right: SPACE };
  const home = fit(view, [0, 0, ...extentOf(lay)], true);
  const nearTo = (tile: number): Camera => fit(view, boxOf(lay, lay.spots[tile], 0.3));
  return {
    ...{ ...sheet, wall, view, home },
    goal: isNear ? nearTo(at) : home,
    limits: [home.scale * 0.8, Math.max(nearTo(0).scale * 4, 200)] as Point,
    lights: useMemo(() => {
      const { paper } = groundOf();
      return isLit ? litByPins(lay, [...boards.keys()].filter(isLit), paper) : litByOwn(lay, owned, paper);
    }, [isLit, owned, wall]),
  };
};

/** The pieces of a tile as buttons, for keys and screen readers: a pointer presses the stage. */
const Pieces = ({ board, pins, onPin }: { board: string; pins: string; onPin: (letter: string) => void }) => (
  <svg class="pieces" viewBox={viewBox(board)} role="group" aria-label="Pieces">
    {[...cellsByLetter(board)].map(([letter, cells], i) => (
      <path
        key={letter}
        role="button"
        tabindex={letter === pins.at(-1) || (!pins && !i) ? 0 : -1}
        aria-label={letter}
        aria-pressed={pins.includes(letter)}
        onClick={({ detail }) => detail || onPin(letter)}
        d={contour(cells)}
      />
    ))}
  </svg>
);

export const Stage = (props: StageProps) => {
  const { hung, at, isNear, isSelecting, carry, label, tileLabel, onTile, onPin } = props;
  const { boards, isLit, pins } = hung;
  const { box, size, canvas, wall, view, home, goal, limits, lights } = useView(props);
  const { lay } = wall;
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
    const isMarked = !!isLit || hung.owned[0] === 0;
    if (wide < SMALL && boards.length > 1 && isMarked) drawMarked(shot, wall, isLit ? at : 0, MARKED);
    const sharp = 2 ** Math.ceil(Math.log2(wide * view.ratio));
    const faceOf = (board: string, tile: number): Face => {
      const isDark = !canShow(tile);
      return { board, frame: frameOf(shot, lay, tile), wide: sharp, pins: isDark ? "" : pins, isDark };
    };
    const isMore = drawFaces(shot, isLegible(wide) ? boards.map(faceOf) : []);
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
    onTile(next);
    request();
  };
  const zoom = (point: Point, factor: number) => move(zoomed(camera.current, view, point, factor, limits));
  const zoomBy = (factor: number) => {
    zoom([view.width / 2, view.height / 2], factor);
    settle();
  };
  const leave = () => {
    fly();
    onTile(undefined);
    request();
  };
  const choose = (tile: number) => void (canShow(tile) && onTile(tile));
  /** The tile at a point of the window, and the index of the cell there on its board, if it has one. */
  const cellAt = (point: Point) => {
    const { tile, cell } = tileAt(lay, onWall(camera.current, view, point));
    return { tile, index: /[A-Z]/.test(boards[tile]?.[cell] ?? "") ? cell : undefined };
  };
  // The piece pressed last on the near tile, or "": a second press at once takes that back, and leaves.
  const pressed = useRef<string | undefined>(undefined);
  const gestures = useGestures({
    onDrag: (by) => move(dragged(camera.current, by)),
    onZoom: zoom,
    onRest: settle,
    onTap: (point, isDouble) => {
      const { tile, index } = cellAt(point);
      const isHere = isNear && (tile < 0 || tile === at);
      const letter = isDouble ? pressed.current : isHere && index !== undefined ? boards[at][index] : "";
      if (letter) onPin(letter, isDouble);
      if (!isDouble && !isHere) choose(tile);
      if (isDouble && letter) fly();
      else if (isDouble && pressed.current !== undefined) leave();
      pressed.current = isHere && !isDouble ? letter : undefined;
    },
    onGrab: (point) => {
      const { tile, index } = cellAt(point);
      return isNear && tile === at && index !== undefined && carry.grab(index);
    },
    onCarry: (point) => {
      const { tile, index } = cellAt(point);
      carry.move(tile === at ? index : undefined);
    },
    onDrop: carry.end,
  });
  useEvents({
    keydown: (event) => {
      const target = event.target as Element;
      const key = bareKeyOf(event);
      if (!key || target.closest("input, select") || (isSelecting && key !== "ESCAPE")) return;
      // It has keys of its own.
      if (document.querySelector(":popover-open")) return;
      const way = ARROWS[key];
      const [x, y] = lay.spots[at];
      if (way && isNear) choose(tileOn(lay, [x + way[0], y + way[1]]));
      else if (way) {
        move(dragged(camera.current, [-STEP * way[0], -STEP * way[1]]));
        settle();
      } else if ("+=-".includes(key)) zoomBy(key === "-" ? 1 / 1.5 : 1.5);
      else if (key === "ESCAPE" || key === "0") leave();
      else if ((key === "ENTER" || key === " ") && target.matches(".pieces *")) onPin(target.ariaLabel!);
      else if (key === "ENTER" && !target.closest("a, button")) onTile(at);
      else if (isNear && LETTERS.includes(key) && boards[at].includes(key)) {
        onPin(key);
        document.querySelector<SVGElement>(`.pieces [aria-label=${key}]`)?.focus();
      } else return;
      event.preventDefault();
    },
  });
  return (
    <div ref={box} class={isSelecting ? "stage selecting" : "stage"} {...(!isSelecting && gestures)}>
      <canvas ref={canvas} role="img" aria-label={label} />
      {isNear && (
        <div ref={text} class="near" data-pins={pins || undefined}>
          <Shown board={carry.board} label={tileLabel} />
          <Pieces board={carry.board} pins={pins} onPin={onPin} />
        </div>
      )}
    </div>
  );
};
