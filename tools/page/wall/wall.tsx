// The Wall: all solutions of a board, as programs if they can be. One moves over it and into it, and pins pieces.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { isFull, withLetters } from "../../boards/cells.ts";
import { number } from "../../words/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, listed, nameOf, type Place, showing, taskFor, type ViewProps } from "../place/address.ts";
import { Button, Words } from "../parts/words.tsx";
import { hasMouse, useTold } from "../parts/events.ts";
import { Send } from "../place/send.tsx";
import { linkTo } from "../place/share.ts";
import { useFound } from "../search/ask.ts";
import { litBy, ownOf, pinned, sayOwn, solvedLast } from "../search/found.ts";
import { FILE } from "../program/printed.ts";
import { isDrawable, programOf } from "../program/source.ts";
import { sayWall } from "./say.ts";
import { type Controls, Stage } from "./stage.tsx";
import { MOST, type Tile, tilesOf } from "./tiles.ts";

const useTiles = ({ board }: Place) => {
  const outline = outlineOf(board);
  const found = useFound(outline);
  const flaw = useMemo(() => taskFor(board).flaw, [board]) || found.wrong;
  const isDone = !!flaw || !!found.summary;
  const count = found.solutions.length;
  // As long as it searches, only twice as many make another wall. A board of the list is searched quickly.
  const early = listed(outline)?.solutions ? 0 : 2 ** Math.floor(Math.log2(count));
  const some = Math.min(MOST, isDone ? count : early);
  const made = useMemo(() => {
    const known = { ...found, solutions: found.solutions.slice(0, some) };
    const own = ownOf(known);
    const chosen = known.solutions[(own.at(-1) ?? 1) - 1];
    const whole = isFull(board) ? board : chosen && withLetters(outline, chosen);
    const first = /[A-Z]/.test(board) ? board : whole;
    const tiles = first && !flaw ? tilesOf(known, first) : [];
    return { known, own, whole: whole ?? board, tiles, isProgram: tiles.length > 0 && isDrawable(tiles[0].board) };
  }, [board, some, isDone]);
  return { ...made, total: made.known.solutions.length, found, flaw, isDone, count };
};

type Tiles = ReturnType<typeof useTiles>;

const useLit = ({ pins }: Place, { known, tiles }: Tiles, at: number) => {
  const kept = useRef<{ pins: string; tiles: Tile[]; lit: Map<number, string> } | undefined>(undefined);
  const { board, number: which } = tiles[at] ?? { board: "", number: 0 };
  const before = kept.current?.tiles === tiles ? kept.current : undefined;
  if (!pins || !board) kept.current = undefined;
  else if (before?.pins !== pins || !before.lit.has(which)) {
    const shown = before?.lit.get(which) ?? board;
    kept.current = { pins, tiles, lit: litBy(known, shown, pins).set(which, shown) };
  }
  const lit = kept.current?.lit;
  const boards = useMemo(() => tiles.map((tile) => lit?.get(tile.number) ?? tile.board), [tiles, lit]);
  const isLit = useMemo(() => lit && ((tile: number) => lit.has(tiles[tile].number)), [tiles, lit]);
  /** The numbers among which one goes on. */
  const reach = lit ? [...lit.keys()].filter(Boolean) : known.solutions.map((_, i) => i + 1);
  return { pins: lit ? pins : "", boards, isLit, reach };
};

const useMoves = ({ place, go }: ViewProps, { tiles, total }: Tiles) => {
  const hasBoard = /[A-Z]/.test(place.board);
  const [isAway, setIsAway] = useState(false);
  useLayoutEffect(() => setIsAway(false), [place.board, place.number]);
  const isNear = !isAway && (hasBoard || place.number > 0);
  // Among tiles it leaves no step in the history.
  const show = (next: number | undefined) => {
    setIsAway(next === undefined);
    if (next === undefined && (hasBoard || place.pins || !place.number)) return;
    if (next !== place.number) go({ ...place, number: next ?? 0 }, isNear && !!next);
  };
  const keep = (pins: string) => go({ ...place, pins }, true);
  return {
    isNear,
    show,
    showTile: (tile: number | undefined) => show(tile === undefined ? undefined : tiles[tile].number),
    pin: ({ pins }: { pins: string }, letter: string) => keep(pinned(pins, letter)),
    free: () => keep(""),
    /** Goes to the number that was typed; those that are not lit free all. */
    type: (which: number, reach: number[]) => {
      const next = Math.max(1, Math.min(total, Math.floor(which) || 1));
      if (reach.includes(next)) show(next);
      else go({ ...place, number: next, pins: "" }, true);
    },
  };
};

export const Wall = (props: ViewProps) => {
  const { place } = props;
  const tiles = useTiles(place);
  const { found, own, isDone, count, total, isProgram } = tiles;
  const [told, tell] = useTold();
  const moves = useMoves(props, tiles);
  const { isNear, show } = moves;
  const at = Math.max(0, place.number ? tiles.tiles.findIndex((tile) => tile.number === place.number) : 0);
  const lit = useLit(place, tiles, at);
  const { pins, boards, reach } = lit;
  const [isSelecting, select] = useState(false);
  useLayoutEffect(() => select(false), [at, isNear]);
  const controls = useRef<Controls | undefined>(undefined);
  const tile = tiles.tiles[at];
  const program = isProgram && isNear ? programOf(boards[at]) : undefined;
  const owned = useMemo(
    // The first hangs at the end once more.
    () => [...tiles.tiles.keys()].filter((i) => own.includes(tiles.tiles[i].number) && (!i || i < total)),
    [tiles.tiles],
  );
  const along = (by: number) => {
    const next = reach[reach.indexOf(tile.number) + by];
    return next ? () => show(next) : undefined;
  };
  const images = found.summary?.total ?? 0;
  const notes = [
    images > count && `${number(images)} with rotations and reflections.`,
    count > MOST && `The first ${number(MOST)} are shown.`,
    sayOwn(own, count),
  ];
  const more = isNear
    ? !pins && `Press a piece${hasMouse() ? ", or its letter," : ""} to pin it.`
    : notes.filter(Boolean).join(" ");
  const isYours = (which: number) => own.includes(which) || solvedLast.get(outlineOf(place.board)) === which;
  const near = isNear && tile ? { number: tile.number, isYours: isYours(tile.number) } : undefined;
  const words = sayWall(tiles, near, reach.length, pins);
  const label = `${isProgram ? "Programs" : "Solutions"} of ${nameOf(place.board)}`;
  const link = linkTo(formatAddress({ ...place, pins }));
  const alone = () => void open(URL.createObjectURL(new Blob([program!], { type: "text/html" })));
  return (
    <div class="place">
      {tile && (
        <Stage
          key={outlineOf(place.board)}
          {...{ ...lit, whole: tiles.whole, at, isNear, isSelecting, label, controls }}
          own={owned}
          tileLabel={`${isProgram ? "Program" : "Solution"} ${tile.number || ""} of ${nameOf(place.board)}`}
          onNear={moves.showTile}
          onTile={moves.showTile}
          onPin={(letter) => moves.pin(lit, letter)}
        />
      )}
      <section class="about card" aria-label="About the wall">
        <p
          class={tiles.flaw ? "left bad" : "left"}
          role="status"
          aria-live={isDone ? "polite" : "off"}
          data-done={isDone}
        >
          <Words of={words} />
        </p>
        <p class="note more">
          <Words of={told || more || ""} />
        </p>
        {tile && (
          <>
            <p class="row">
              <Button words="All" onClick={() => controls.current!.leave()} />
              <Button words="−" label="Zoom out" onClick={() => controls.current!.zoom(1 / 1.8)} />
              <Button words="+" label="Zoom in" onClick={() => controls.current!.zoom(1.8)} />
              <Button words="‹" label="Previous" onClick={along(-1)} />
              <input
                type="number"
                aria-label="Number"
                min={1}
                max={total}
                value={tile.number || ""}
                onChange={({ currentTarget: input }) => {
                  moves.type(input.valueAsNumber, reach);
                  input.value = `${tile.number || ""}`;
                }}
              />
              <Button words="›" label="Next" onClick={along(1)} />
              <Button words="Random" onClick={() => show(reach[Math.floor(Math.random() * reach.length)])} />
              <Button words="Free all" onClick={pins ? moves.free : undefined} />
            </p>
            <p class={program ? "row" : "row away"} hidden={!isProgram}>
              <Send
                lines={program ? ["The pentomino quine", link] : undefined}
                what="the program"
                text={program ?? ""}
                tell={tell}
              />
              <a href={"data:text/html," + encodeURIComponent(program ?? "")} download={FILE}>
                Download
              </a>
              <Button words="Open it alone" onClick={program ? alone : undefined} />
              <Button
                words={isSelecting ? "Move again" : "Select the text"}
                onClick={program ? () => select(!isSelecting) : undefined}
              />
            </p>
          </>
        )}
        <p class="row">
          <a href={formatAddress(showing("watch", outlineOf(place.board)))}>How does it search?</a>
        </p>
      </section>
    </div>
  );
};
