// The end of a game: the pieces become the program that prints them, and the film shows the wall of all solutions.

import { useEffect, useMemo, useState } from "preact/hooks";
import { LETTERS, lettersOf, placeOf, sizeOf } from "../../boards/cells.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, showing, type ViewProps } from "../place/address.ts";
import { Button, Words } from "../parts/words.tsx";
import { bareKeyOf, useEvents, useTold } from "../parts/events.ts";
import { recall, remember } from "../place/memory.ts";
import { Send } from "../place/send.tsx";
import { homePage, linkTo } from "../place/share.ts";
import { shortTitleOf, titleOf } from "../place/titles.ts";
import { Program } from "../program/program.tsx";
import { isDrawable } from "../program/source.ts";
import { litBy, numberOf, ownOf, pinned, sayLit, sayOwn } from "../search/found.ts";
import { Keep } from "../film/keep.tsx";
import { asMine } from "../film/say.ts";
import { PullBack } from "../film/pullback.tsx";
import { cellAt } from "../board/cells.tsx";
import { useCarry } from "../wall/carry.ts";
import { useGestures } from "../wall/gestures.ts";
import type { Point } from "../wall/lay.ts";
import { clock, countIn, helpIn, HINT, isFirst, isGivenUp, lastLaid } from "./game.ts";
import { wayOn } from "./headline.ts";
import { messageOf } from "./message.ts";
import type { Table } from "./table.ts";

/** The pieces that are pinned on a full board, by their letters, and what pins one, or frees it. */
const usePins = ({ board, isSolved }: Table, isShown: boolean) => {
  const [last, setLast] = useState({ board, pins: "" });
  const pins = last.board === board && isSolved ? last.pins : "";
  const pin = (letter: string) => setLast({ board, pins: pinned(pins, letter) });
  useEvents({
    keydown: (event) => {
      const key = bareKeyOf(event);
      if (isSolved && isShown && key && LETTERS.includes(key) && board.includes(key)) pin(key);
    },
  });
  return { pins, pin, free: () => setLast({ board, pins: "" }) };
};

/** The cell at a point of the board that is seen. */
const cellIn = ([x, y]: Point): number | undefined => {
  const { left, top } = document.querySelector(".table .cells")!.getBoundingClientRect();
  return cellAt(left + x, top + y);
};

const nothing = (): void => {};

/** What covers a full board: its program, spreading from the last piece laid, or that of the board seen now. */
export const Solution = ({ table: { board, game }, seen }: { table: Table; seen: string }) => {
  // Its text is laid out in a task of its own, after the move.
  const [isDue, setIsDue] = useState(false);
  useEffect(() => void setTimeout(setIsDue, 0, true), []);
  if (!isDue) return null;
  const { columns, rows } = sizeOf(board);
  const [y, x] = placeOf(board, board.indexOf(lastLaid(game!)));
  const style = { "--x": `${((x + 0.5) / columns) * 100}%`, "--y": `${((y + 0.5) / rows) * 100}%` };
  return <Program board={seen} class="ripple" style={style} label="The solution, a program" />;
};

/** How long it says that the board is solved before the film begins, in milliseconds. */
const SOLVED = 2000;

/** Whether the film is shown: it begins when the player has laid the last piece, and ends when they leave it. */
const useFilm = ({ game, found, isOpen, isSolved, isForeign }: Table) => {
  // "open" until the last piece lies; then it waits for the search.
  const [state, setState] = useState<"closed" | "open" | "on">("closed");
  const isOwn = isSolved && !isForeign && !isGivenUp(game!);
  useEffect(() => {
    if (isOpen) setState("open");
    else if (!isOwn) setState("closed");
    if (state !== "open" || !isOwn || !found.summary) return;
    const begin = (now: typeof state) => (now === "open" ? "on" : now);
    // The full board is seen first, and what is said of it; its text is laid out in a frame that may come late.
    const timer = setTimeout(() => requestAnimationFrame(() => setTimeout(setState, 0, begin)), SOLVED);
    return () => clearTimeout(timer);
  }, [isOpen, isOwn, !found.summary, state]);
  // A solution that another tab or a file brought was not laid here.
  useEvents({ storage: () => setState((now) => (now === "open" ? "closed" : now)) });
  return { isOn: state === "on" && isOwn, start: () => setState("on"), leave: () => setState("closed") };
};

/** The end of a game: the film, whether the solution is a program, the pieces that are pinned, and what is carried. */
export const useEnding = ({ go }: ViewProps, table: Table) => {
  const { board, isSolved, found } = table;
  const film = useFilm(table);
  const isProgram = useMemo(() => isSolved && isDrawable(board), [isSolved, board]);
  const { pins, pin, free } = usePins(table, !film.isOn);
  // A board that the list has in another orientation keeps its own.
  const goIn = (tile: string, more = "") => {
    const number = numberOf(found, tile);
    const isTurned = number > 0 && !found.solutions.includes(lettersOf(tile));
    go({ ...showing("wall", isTurned ? tile : outlineOf(tile)), number: isTurned ? 0 : number, pins: more });
  };
  const carry = useCarry({
    ...{ found, board, isProgram },
    pins: film.isOn ? "" : pins,
    gripOf: (target) => (target.matches(".cells *") ? Number(target.getAttribute("data-at")) : undefined),
    onDrop: (to) => goIn(to.board, pins),
  });
  // A click presses a piece; a drag carries one that is pinned, and moves nothing else.
  const { onWheel: _, ...gestures } = useGestures({
    ...{ onTap: nothing, onDrag: nothing, onZoom: nothing, onRest: nothing, onDrop: carry.end },
    onGrab: (point) => carry.grab(cellIn(point) ?? -1),
    onCarry: (point) => carry.move(cellIn(point)),
  });
  return { film, isProgram, pins, free, goIn, carry, gestures, press: (at: number) => pin(board[at]) };
};

export type LiveEnding = ReturnType<typeof useEnding>;

/** `undo` takes the last move back, if anything can. */
type EndingProps = ViewProps & { table: Table; ending: LiveEnding; undo: (() => void) | undefined };

/** What is said and done when a board is full, and the film of the end. */
export const Ending = ({ place: asked, go, table, today, ending, undo }: EndingProps) => {
  const { board, found, isForeign } = table;
  const game = table.game!;
  const place = { ...asked, board };
  const [told, setTold] = useTold();
  const [fresh] = useState(() => Math.ceil(Math.random() * 9999));
  const { pins, free, isProgram, film, goIn, carry } = ending;
  const total = found.solutions.length;
  const lit = pins && found.summary ? sayLit(litBy(found, board, pins).size, total, pins) : "";
  const link = linkTo(formatAddress({ ...place, board: outlineOf(board) }));
  const way = isForeign ? (["Play this board"] as const) : wayOn(place, game, today, fresh);
  const goOn = () => go({ ...showing("play", outlineOf(board)), puzzle: way![1] });
  const message = isForeign ? undefined : messageOf(place, game, isProgram);
  const next = (style: string) => way && <Button words={way[0]} class={style} onClick={goOn} />;
  const send = message && <Send lines={[...message, link]} tell={setTold} />;
  const seeAll = isForeign || isGivenUp(game) ? () => goIn(board) : film.start;
  const isLesson = isFirst(place);
  const moves = game.positions.slice(0, game.at + 1);
  const title = isLesson ? "First puzzle" : titleOf(place, today);
  const level = place.puzzle && shortTitleOf(place.puzzle);
  const help = countIn(game, HINT) ? helpIn(game) : "";
  const result = [title, level, help, clock(game.seconds)].filter(Boolean).join(" · ");
  const mine = sayOwn(ownOf(found), total);
  const lines = [asMine(mine), result, homePage() ?? ""].filter(Boolean);
  const [isBrief] = useState(() => recall("ended") === today);
  return (
    <>
      <div class="card">
        <p class="more" role="status">
          <Words of={carry.words || told || lit} />
        </p>
        <p class="row">
          {next("main")}
          {send}
          {!game.answer && !isForeign && <Button words="Start again" onClick={() => table.lay(table.outline)} />}
          {!game.answer && !isForeign && undo && <Button words="Undo" onClick={undo} />}
          {total > 1 && <Button words="See all solutions" onClick={seeAll} />}
        </p>
        {found.summary && (
          <p class="row pinning">
            {pins && <Button words="Free all" onClick={free} />}
            {pins && <Button words="Show on the wall" onClick={() => goIn(board, pins)} />}
            {!pins && <span class="note">{isProgram ? "It is a program. " : ""}Press a piece to pin it.</span>}
          </p>
        )}
      </div>
      {film.isOn && (
        <PullBack
          {...{ board, found, moves, isBrief }}
          find={() => document.querySelector(".table .cells > .board")!}
          onSaid={() => remember("ended", today)}
          onLeave={film.leave}
          onTile={goIn}
        >
          <p class="note" role="status">
            {told ? (
              <Words of={told} />
            ) : (
              [mine, result].filter(Boolean).map((words) => <Words key={words} of={words} />)
            )}
          </p>
          <p class="row">
            {isLesson && next("main")}
            <Keep {...{ board, found, moves, lines }} isMain={!isLesson} tell={setTold} />
            {!isLesson && next("")}
            {send}
            <Button words="Back to the board" onClick={film.leave} />
          </p>
        </PullBack>
      )}
    </>
  );
};
