// The Wall: all solutions of a board, as programs if they can be. One moves over it and into it, and pins pieces.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { LETTERS, withLetters } from "../../solver/cells.ts";
import { capital, number, sentenceOf } from "../../solver/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, listed, nameOf, type Place, showing, taskFor, type ViewProps } from "../place/address.ts";
import { Button, Words } from "../parts/words.tsx";
import { calm, keyOf, useEvents, useTold } from "../parts/events.ts";
import { Send } from "../place/send.tsx";
import { linkTo } from "../place/share.ts";
import { useFound } from "../search/ask.ts";
import { litBy, ownOf, sayCount, sayOwn } from "../search/found.ts";
import { FILE } from "../program/printed.ts";
import { isDrawable, programOf } from "../program/source.ts";
import { Shown } from "../program/program.tsx";
import { between, type Camera, dragged, eased, fit, held, onWall, zoomed } from "./camera.ts";
import { useGestures } from "./gestures.ts";
import { cornerOf, extentOf, type Point, spotAt } from "./lay.ts";
import { drawNear } from "./near.ts";
import { drawMarked, drawWall, frameOf, prepare, shadeOf } from "./paint.ts";
import { sayLit } from "./say.ts";
import { groundOf, sheetOn, useSize, useWall } from "./stage.ts";
import { MOST, type Tile, tilesOf } from "./tiles.ts";

/** The tiles of the wall at a place, as far as they are known, and what is said of them. */
const useTiles = ({ board }: Place) => {
  const outline = outlineOf(board);
  const found = useFound(outline);
  const flaw = found.wrong || taskFor(board).flaw || "";
  const isDone = !!flaw || !!found.summary;
  const count = found.solutions.length;
  // As long as it searches, only twice as many make another wall. A board of the list is searched quickly.
  const some = isDone ? count : listed(outline)?.solutions ? 0 : 2 ** Math.floor(Math.log2(count));
  const made = useMemo(() => {
    const known = { ...found, solutions: found.solutions.slice(0, Math.min(some, MOST)) };
    const own = ownOf(known);
    const chosen = known.solutions[(own.at(-1) ?? 1) - 1];
    const whole = /x|^[^A-Z]*$/.test(board) ? chosen && withLetters(outline, chosen) : board;
    const first = /[A-Z]/.test(board) ? board : whole;
    const tiles = first && !flaw ? tilesOf(known, first) : [];
    return { known, own, whole: whole ?? board, tiles, isProgram: tiles.length > 0 && isDrawable(tiles[0].board) };
  }, [board, some, isDone]);
  return { ...made, found, flaw, isDone, count };
};

type Tiles = ReturnType<typeof useTiles>;

/**
 * The tiles that can have the pinned pieces where they lie on the one that is shown; undefined if nothing is pinned. As one goes on
 * among these, the pieces stay where they are, so what is shown may be turned.
 */
const useLit = ({ pins }: Place, { known, tiles }: Tiles, at: number) => {
  const kept = useRef<{ pins: string; tiles: Tile[]; lit: Map<number, string> } | undefined>(undefined);
  const { board, number: which } = tiles[at] ?? { board: "", number: 0 };
  const before = kept.current?.tiles === tiles ? kept.current : undefined;
  const isSame = before?.pins === pins && before.lit.has(which);
  if (pins && board && !isSame) {
    const shown = before?.lit.get(which) ?? board;
    kept.current = { pins, tiles, lit: litBy(known, shown, pins).set(which, shown) };
  }
  const lit = pins && board ? kept.current!.lit : undefined;
  if (!pins) kept.current = undefined;
  const boards = useMemo(() => tiles.map((tile) => lit?.get(tile.number) ?? tile.board), [tiles, lit]);
  return { lit, boards };
};

/** How long a flight over the wall takes, in milliseconds. */
const FLIGHT = 600;

/** The largest cell of the mosaic, and the smallest one without it, in pixels; and how large a cell of one's own tile is at least. */
const [BLENDED, PLAIN, MARKED] = [1.6, 20, 4.5];

/** From so much of the window on, a tile is near. */
const NEAR = 0.45;

/** The free space around what is seen, in pixels. */
const SPACE = 8;

interface StageProps {
  tiles: Tiles;
  boards: string[];
  lit: Map<number, string> | undefined;
  /** The tile that is shown, and whether it is near. */
  at: number;
  isNear: boolean;
  isSelecting: boolean;
  pins: string;
  label: string;
  /** The user came near to another tile, or away from all; pressed a tile; or a piece on the tile that is near. */
  onNear: (tile: number | undefined) => void;
  onTile: (tile: number) => void;
  onPin: (letter: string) => void;
}

/** The wall on its canvas, and over that the tile that is near, as text. */
const Stage = (props: StageProps) => {
  const { tiles, boards, lit, at, isNear, isSelecting, pins, label, onNear, onTile, onPin } = props;
  const { own, whole, isProgram } = tiles;
  const { box, size } = useSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const wall = useWall(whole, boards.length, size.width < size.height, boards);
  const { lay, boxes } = wall;
  const tileAt = useMemo(() => {
    const all = new Map(lay.spots.map((spot, tile) => [`${spot}`, tile]));
    return (x: number, y: number) => all.get(`${[x, y]}`) ?? -1;
  }, [lay]);
  const camera = useRef<Camera | undefined>(undefined);
  const goal = useRef<{ from: Camera; to: Camera; begun: number } | undefined>(undefined);
  const isHeld = useRef(false);
  const frame = useRef(0);
  const view = { ...size, top: SPACE, bottom: SPACE, side: SPACE };
  const home = fit(view, boxes.at(-1)!, devicePixelRatio);
  const nearTo = (tile: number): Camera => {
    const [left, top] = cornerOf(lay, lay.spots[tile]);
    return fit(view, { left: left - 0.3, top: top - 0.3, right: left + lay.wide + 0.3, bottom: top + lay.high + 0.3 });
  };
  const limits = (): Point => [home.scale * 0.8, Math.max(nearTo(0).scale * 4, 200)];
  const shade = useMemo(
    () => lit && shadeOf(lay, groundOf().paper, (tile) => lit.has(tiles.tiles[tile].number)),
    [lit, lay, boards],
  );

  const draw = (now: number): boolean => {
    const sheet = sheetOn(canvas.current!, view);
    if (goal.current) {
      const { from, to, begun } = goal.current;
      const part = calm() ? 1 : Math.min(1, (now - begun) / FLIGHT);
      camera.current = between(from, to, eased(part));
      if (part === 1) goal.current = undefined;
    }
    const seen = camera.current!;
    const [far, close] = [Math.log(home.scale * BLENDED), Math.log(Math.max(PLAIN, home.scale * BLENDED + 1))];
    const mix = 1 - Math.max(0, Math.min(1, (Math.log(seen.scale) - far) / (close - far)));
    prepare(wall, boards);
    drawWall(sheet, wall, { camera: seen, hung: boards.length, mix, seams: mix, shade });
    if (!lit && lay.wide * seen.scale < 120)
      for (const [tile, { number: which }] of tiles.tiles.entries())
        if (own.includes(which) && (tile || boards.length < 2)) drawMarked(sheet, wall, seen, tile, tile ? 0 : MARKED);
    if (!lit && own.includes(tiles.tiles[0].number) && lay.wide * seen.scale < 120)
      drawMarked(sheet, wall, seen, 0, MARKED);
    const isMore = isProgram && drawNear(sheet, lay, seen, boards, tileAt);
    const frameOfTile = frameOf(sheet, lay, seen, lay.spots[at]);
    if (lay.wide * seen.scale >= 120 && boards.length > 1) {
      const [x, y, width, height] = frameOfTile;
      Object.assign(sheet.context, { strokeStyle: sheet.ink, lineWidth: 2 });
      sheet.context.strokeRect(x - 4, y - 4, width + 8, height + 8);
    }
    // The text follows as soon as nothing moves: until then the canvas shows it.
    const isThere = !goal.current && !isHeld.current;
    if (text.current) {
      text.current.style.opacity = isThere ? "1" : "0";
      const edge = seen.scale / 20;
      if (isThere)
        Object.assign(text.current.style, {
          translate: `${frameOfTile[0] - edge}px ${frameOfTile[1] - edge}px`,
          width: `${frameOfTile[2] + 2 * edge}px`,
        });
    }
    return isMore || !!goal.current;
  };
  const latest = useRef(draw);
  latest.current = draw;
  const request = () => {
    frame.current ||= requestAnimationFrame((now) => {
      frame.current = 0;
      if (latest.current(now)) request();
    });
  };
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
  const flyTo = (to: Camera, isJump = false) => {
    goal.current = { from: isJump ? to : (camera.current ?? home), to, begun: performance.now() };
    request();
  };
  // What the user has reached by hand stays as it is.
  const reached = useRef<string | undefined>(undefined);
  const where = `${isNear && at} ${isNear}`;
  useLayoutEffect(() => {
    if (!size.width) return;
    const isKnown = reached.current === where;
    reached.current = where;
    if (!isKnown) flyTo(isNear ? nearTo(at) : home);
  }, [where, !size.width]);
  useLayoutEffect(() => {
    if (size.width && camera.current) flyTo(isNear ? nearTo(at) : home, true);
  }, [size, lay]);
  useLayoutEffect(() => {
    if (size.width && camera.current) request();
  });

  const settle = () => {
    isHeld.current = false;
    const seen = camera.current!;
    const { spot } = spotAt(lay, onWall(seen, view, [view.width / 2, view.height / 2])) ?? {};
    const tile = spot && tileAt(...spot);
    const isClose = lay.wide * seen.scale > NEAR * view.width || lay.high * seen.scale > NEAR * view.height;
    const next = isClose && tile !== undefined && tile >= 0 ? tile : undefined;
    reached.current = `${next ?? false} ${next !== undefined}`;
    onNear(next);
    request();
  };
  const move = (to: Camera) => {
    goal.current = undefined;
    isHeld.current = true;
    camera.current = held(to, extentOf(lay));
    request();
  };
  const zoom = (point: Point, factor: number) =>
    camera.current && move(zoomed(camera.current, view, point, factor, limits()));
  const tap = (point: Point) => {
    const { spot, cell = [-1, -1] } = spotAt(lay, onWall(camera.current ?? home, view, point)) ?? {};
    const tile = spot ? tileAt(...spot) : -1;
    if (tile < 0 || (lit && !lit.has(tiles.tiles[tile].number))) return;
    if (tile !== at || !isNear) return onTile(tile);
    const letter = boards[tile].split(" ")[cell[1]]?.[cell[0]] ?? "";
    if (/[A-Z]/.test(letter)) onPin(letter);
  };
  useGestures(
    box,
    { onDrag: (by) => camera.current && move(dragged(camera.current, by)), onZoom: zoom, onTap: tap, onRest: settle },
    !isSelecting,
  );
  const zoomBy = (factor: number) => {
    zoom([view.width / 2, view.height / 2], factor);
    settle();
  };
  const ways: Record<string, Point> = { ARROWLEFT: [-1, 0], ARROWRIGHT: [1, 0], ARROWUP: [0, -1], ARROWDOWN: [0, 1] };
  useEvents({
    keydown: (event) => {
      const { target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || (target as Element).closest("input, select, [popover]")) return;
      const key = keyOf(event);
      const way = ways[key];
      if (way && isNear) {
        const [x, y] = lay.spots[at];
        const next = tileAt(x + way[0], y + way[1]);
        if (next >= 0 && (!lit || lit.has(tiles.tiles[next].number))) onTile(next);
      } else if (way && camera.current) {
        move(dragged(camera.current, [-80 * way[0], -80 * way[1]]));
        settle();
      } else if ("+=-".includes(key)) zoomBy(key === "-" ? 1 / 1.5 : 1.5);
      else if (key === "ESCAPE") onNear(undefined);
      else if (key === "ENTER" && !(target as Element).closest("a, button")) onTile(at);
      else if (isNear && key.length === 1 && LETTERS.includes(key) && boards[at].includes(key)) onPin(key);
      else return;
      event.preventDefault();
    },
  });
  return (
    <div ref={box} class={isSelecting ? "stage selecting" : "stage"}>
      <canvas ref={canvas} role="img" aria-label={label} />
      {isNear && (
        <div ref={text} class="near" data-pins={pins}>
          <Shown board={boards[at]} label={`${label}, number ${number(tiles.tiles[at].number)}`} pins={pins} />
        </div>
      )}
      <p class="row zoom">
        <Button words="−" label="Zoom out" onClick={() => zoomBy(1 / 1.8)} />
        <Button words="+" label="Zoom in" onClick={() => zoomBy(1.8)} />
      </p>
    </div>
  );
};

/** What is said of a wall. */
const sayWall = (
  tiles: Tiles,
  at: number,
  isNear: boolean,
  lit: Map<number, string> | undefined,
  pins: string,
): string => {
  const { flaw, isDone, count, own, isProgram, known } = tiles;
  if (flaw) return sentenceOf(flaw);
  if (!tiles.tiles.length) return capital(sayCount(count, isDone));
  const total = number(known.solutions.length);
  const which = tiles.tiles[at].number;
  if (lit) return sayLit(lit.size - Number(lit.has(0)), known.solutions.length, pins);
  if (!isNear)
    return isProgram && count > 1 ? `${total} programs. Each prints the next.` : `${capital(sayCount(count, isDone))}.`;
  if (!which) return isProgram ? `This is a program. It prints ${total} others.` : "This board is not full.";
  const what = isProgram ? "Program" : "Solution";
  return `${what} ${number(which)} of ${total}${own.includes(which) ? ": yours" : ""}.`;
};

export const Wall = ({ place, go }: ViewProps) => {
  const tiles = useTiles(place);
  const { found, known, own, isDone, count, isProgram } = tiles;
  const [told, tell] = useTold();
  const hasBoard = /[A-Z]/.test(place.board);
  const [isAway, setIsAway] = useState(false);
  const [isSelecting, select] = useState(false);
  const isNear = (hasBoard && !isAway) || place.number > 0;
  const at = Math.max(0, place.number ? tiles.tiles.findIndex((tile) => tile.number === place.number) : 0);
  const { lit, boards } = useLit(place, tiles, at);
  const pins = lit ? place.pins : "";
  const which = tiles.tiles[at]?.number ?? 0;

  const show = (next: number | undefined) => {
    select(false);
    setIsAway(next === undefined);
    if (next === place.number || (next === undefined && !place.number)) return;
    go({ ...place, number: next ?? 0, ...(!next && { pins: "" }) }, isNear);
  };
  const showTile = (tile: number | undefined) => show(tile === undefined ? undefined : tiles.tiles[tile].number);
  const pin = (letter: string) => {
    const next = pins.includes(letter) ? pins.replace(letter, "") : pins + letter;
    go({ ...place, pins: next }, true);
  };
  const inReach = lit ? [...lit.keys()].filter(Boolean) : known.solutions.map((_, i) => i + 1);
  const along = (by: number) => {
    const next = inReach[inReach.indexOf(which) + by];
    return next ? () => show(next) : undefined;
  };
  const choose = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const next = Math.max(1, Math.min(known.solutions.length, Math.floor(input.valueAsNumber) || 1));
    input.valueAsNumber = next;
    if (lit && !lit.has(next)) go({ ...place, number: next, pins: "" }, true);
    else show(next);
  };
  const board = boards[at];
  const program = board && isProgram && isNear ? programOf(board) : undefined;
  const total = found.summary?.total ?? 0;
  const notes = [
    total > count && `${number(total)} with rotations and reflections.`,
    count > MOST && `The first ${number(MOST)} are shown.`,
    sayOwn(own, count),
  ];
  const hint = lit ? "" : "Press a piece, or its letter, to pin it.";
  const words = sayWall(tiles, at, isNear, lit, pins);
  const address = formatAddress({ ...place, pins });
  const label = `${isProgram ? "Programs" : "Solutions"} of ${nameOf(place.board)}`;
  const alone = () => void open(URL.createObjectURL(new Blob([program!], { type: "text/html" })));
  return (
    <div class="place">
      {boards.length > 0 && (
        <Stage
          {...{ tiles, boards, lit, at, isNear, isSelecting, pins, label }}
          key={outlineOf(place.board)}
          onNear={showTile}
          onTile={showTile}
          onPin={pin}
        />
      )}
      <section class="about" aria-label="About the wall">
        <p
          class={tiles.flaw ? "left bad" : "left"}
          role="status"
          aria-live={isDone ? "polite" : "off"}
          data-done={isDone}
        >
          <Words of={words} />
        </p>
        <p class="note more">
          <Words of={told || (isNear ? hint : notes.filter(Boolean).join(" "))} />
        </p>
        {boards.length > 0 && (
          <>
            <p class="row">
              <Button words="All" onClick={isNear ? () => show(undefined) : undefined} />
              <Button words="‹" label="Previous" onClick={along(-1)} />
              <label>
                <input
                  type="number"
                  aria-label="Number"
                  min={1}
                  max={known.solutions.length}
                  value={which || ""}
                  onChange={choose}
                />
              </label>
              <Button words="›" label="Next" onClick={along(1)} />
              <Button words="Random" onClick={() => show(inReach[Math.floor(Math.random() * inReach.length)])} />
              <a href={formatAddress(showing("watch", outlineOf(place.board)))}>How does it search?</a>
            </p>
            <p class={program ? "row" : "row away"}>
              <Send
                lines={program ? ["The pentomino quine", linkTo(address)] : undefined}
                what="the program"
                text={program ?? ""}
                tell={tell}
              />
              <a href={"data:text/html," + encodeURIComponent(program ?? "")} download={FILE}>
                Download
              </a>
              <Button words="Open it alone" onClick={program ? alone : undefined} />
              <Button words={isSelecting ? "Move again" : "Select the text"} onClick={() => select(!isSelecting)} />
              <Button words="Free all" onClick={lit ? () => go({ ...place, pins: "" }, true) : undefined} />
            </p>
          </>
        )}
      </section>
    </div>
  );
};
