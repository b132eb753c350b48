// The Wall: all solutions of a board, as programs if they can be. One moves over it and into it, and pins pieces.

import { useLayoutEffect, useState } from "preact/hooks";
import { capital, number } from "../../words/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, nameOf, type ViewProps } from "../place/address.ts";
import { Button, Words } from "../parts/words.tsx";
import { hasMouse, useTold } from "../parts/events.ts";
import { KEYS } from "../parts/keys.ts";
import { useCarry } from "./carry.ts";
import { Send } from "../place/send.tsx";
import { linkTo, saveFile } from "../place/share.ts";
import { type Pinned, sayOwn, solvedLast } from "../search/found.ts";
import { FILE } from "../program/printed.ts";
import { Alive } from "../program/alive.tsx";
import { programOf } from "../program/source.ts";
import { type Lit, type Tiles, useLit, useTiles } from "./hanging.ts";
import { Menu } from "./menu.tsx";
import { sayFar, sayWall } from "./say.ts";
import { Stage } from "./stage.tsx";
import { MOST } from "./tiles.ts";

/** Whether a tile is near, and how one goes to others. */
const useMoves = ({ place, go }: ViewProps, { tiles, total }: Tiles, { pins, reach, keep }: Lit) => {
  const hasBoard = /[A-Z]/.test(place.board);
  const [isAway, setIsAway] = useState(false);
  useLayoutEffect(() => setIsAway(false), [place.board, place.number]);
  const isNear = !isAway && (hasBoard || (place.number > 0 && place.number <= total));
  // A move from tile to tile leaves no step in the history.
  const show = (next: number | undefined) => {
    setIsAway(next === undefined);
    if (next === undefined && (hasBoard || place.pins || !place.number)) return;
    if (pins) keep();
    if (next !== place.number) go({ ...place, number: next ?? 0 }, isNear && !!next);
  };
  return {
    ...{ isNear, show },
    showTile: (tile: number | undefined) => show(tile === undefined ? undefined : tiles[tile].number),
    pin: (next: string, isLeft = false) => {
      keep();
      setIsAway(isLeft);
      const stays = isLeft && !next && !hasBoard ? 0 : place.number;
      go({ ...place, number: stays, pins: next }, stays > 0);
    },
    drop: (to: Pinned) => {
      keep(to);
      go({ ...place, number: to.number, pins: to.pins }, true);
    },
    /** Goes to the number that was typed; those that are not lit free all. */
    type: (which: number) => {
      const next = Math.max(1, Math.min(total, Math.floor(which) || 1));
      if (reach.includes(next)) show(next);
      else go({ ...place, number: next, pins: "" }, true);
    },
  };
};

/** How one moves, for those who look for it. */
const guide = (): string =>
  hasMouse()
    ? `The wheel, ${KEYS.wall["+ = -"]}. ${KEYS.wall["0 Escape"]}. ` +
      `${capital(KEYS.fullBoard.letter)}, ${KEYS.fullBoard["Shift+arrow"]}.`
    : "Two fingers zoom. A double press shows all. Press a piece to pin it.";

export const Wall = (props: ViewProps) => {
  const { place } = props;
  const tiles = useTiles(place);
  const { found, known, own, isDone, count, total, isProgram } = tiles;
  const [told, tell] = useTold();
  const at = Math.max(0, place.number ? tiles.tiles.findIndex((each) => each.number === place.number) : 0);
  const lit = useLit(place, tiles, at);
  const { pins, boards, reach } = lit;
  const moves = useMoves(props, tiles, lit);
  const { isNear, show } = moves;
  const [isSelecting, select] = useState(false);
  const [opened, open] = useState("");
  useLayoutEffect(() => select(false), [at, isNear]);
  const tile = tiles.tiles[at];
  const board = boards[at] ?? "";
  const carry = useCarry({
    ...{ found: known, board, pins, isProgram },
    isOn: isNear && !isSelecting,
    pieceAt: (target) => (target.matches(".pieces *") ? target.ariaLabel : null),
    reach: (letter) => document.querySelector<SVGElement>(`.pieces [aria-label=${letter}]`)?.focus(),
    onPins: moves.pin,
    onDrop: moves.drop,
  });
  const along = (by: number) => {
    const next = reach[reach.indexOf(tile.number) + by];
    return next ? () => show(next) : undefined;
  };
  const images = found.summary?.total ?? 0;
  const notes = [
    sayOwn(own, count),
    images > count && `${number(images)} with rotations and reflections.`,
    count > MOST && `The first ${number(MOST)} are shown.`,
  ];
  const more = isNear
    ? "Drag a piece, and the others make room. A drag beside it moves the view."
    : tiles.total > 1 && sayFar(isProgram ? "program" : "solution", hasMouse());
  const isYours = (which: number) => own.includes(which) || solvedLast.get(outlineOf(place.board)) === which;
  const near = isNear && tile ? { number: tile.number, isYours: isYours(tile.number) } : undefined;
  const said = sayWall(tiles, near, reach.length, pins);
  const name = nameOf(place.board);
  const program = isProgram ? programOf(board) : "";
  const link = linkTo(formatAddress({ ...place, pins }));
  const file = () => new Blob([program], { type: "text/html" });
  return (
    <div class="place">
      {tile && (
        <Stage
          key={outlineOf(place.board)}
          hung={{ ...lit, whole: tiles.whole, ownTiles: tiles.ownTiles }}
          {...{ at, isNear, isSelecting, carry }}
          label={`${isProgram ? "Programs" : "Solutions"} of ${name}`}
          tileLabel={`${isProgram ? "Program" : "Solution"} ${tile.number || ""} of ${name}`}
          onTile={moves.showTile}
          onAway={(again) => moves.pin(again, true)}
        />
      )}
      {opened && <Alive board={opened} onLeave={() => open("")} />}
      <section class="about card" aria-label="About the wall">
        <p
          class={tiles.flaw ? "left bad" : "left"}
          role="status"
          aria-live={isDone ? "polite" : "off"}
          data-done={isDone}
        >
          <Words of={carry.words || told || said} />
        </p>
        <p class="note row more">
          {pins ? <Button words="Free all" onClick={carry.free} /> : <Words of={more || ""} />}
        </p>
        <p class="row" hidden={isNear}>
          <span class="note">{notes.filter(Boolean).join(" ")}</span>
        </p>
        <p class="row" hidden={!isNear}>
          {tile && (
            <>
              <Button words="‹" label="Previous" onClick={along(-1)} />
              <input
                type="number"
                aria-label="Number"
                min={1}
                max={total}
                value={tile.number || ""}
                onChange={({ currentTarget: input }) => {
                  moves.type(input.valueAsNumber);
                  input.value = `${tile.number || ""}`;
                }}
              />
              <Button words="›" label="Next" onClick={along(1)} />
              <Button words="Random" onClick={() => show(reach[Math.floor(Math.random() * reach.length)])} />
            </>
          )}
          <Menu words={isProgram ? "This program" : "More"}>
            {tile && <Button words="See all" onClick={isNear ? () => show(undefined) : undefined} />}
            {isProgram && (
              <>
                <Button words="Open the program" onClick={() => open(board)} />
                <Send lines={["The pentomino quine", link]} what="the program" text={program} tell={tell} />
                <Button words="Download" onClick={() => saveFile(file(), FILE)} />
                <Button words="Open it alone" onClick={() => void window.open(URL.createObjectURL(file()))} />
                <Button
                  words={isSelecting ? "Move again" : "Select the text"}
                  onClick={isNear ? () => select(!isSelecting) : undefined}
                />
              </>
            )}
            {tile && <span class="note">{guide()}</span>}
          </Menu>
        </p>
      </section>
    </div>
  );
};
