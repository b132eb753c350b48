// The end of a game: the pieces become the program that prints them, and the film shows the wall of all solutions.

import { useEffect, useMemo, useState } from "preact/hooks";
import { lettersOf, placeOf, sizeOf } from "../../boards/cells.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, showing, type ViewProps } from "../place/address.ts";
import { Button, Words } from "../parts/words.tsx";
import { useEvents, useTold } from "../parts/events.ts";
import { recall, remember } from "../place/memory.ts";
import { Send } from "../place/send.tsx";
import { homePage, linkTo } from "../place/share.ts";
import { shortTitleOf, titleOf } from "../place/titles.ts";
import { Alive } from "../program/alive.tsx";
import { Program } from "../program/program.tsx";
import { isDrawable } from "../program/source.ts";
import { litBy, numberOf, ownOf, type Pinned, sayLit, sayOwn, sayWhich } from "../search/found.ts";
import { Keep } from "../film/keep.tsx";
import { asMine } from "../film/say.ts";
import { PullBack } from "../film/pullback.tsx";
import { useCarry } from "../wall/carry.ts";
import { find, measure } from "../hand/motion.ts";
import { useGestures } from "../wall/gestures.ts";
import type { Point } from "../wall/lay.ts";
import { undrawable } from "../wall/canvas.ts";
import { clock, countIn, helpIn, HINT, isFirst, isGivenUp, lastLaid } from "./game.ts";
import { wayOn } from "./headline.ts";
import { messageOf } from "./message.ts";
import type { Table } from "./table.ts";

/** The solution that the full board of a game was turned into, and its pins: Back from the Wall leads to it again. */
let kept: Pinned & { mine: string } = { mine: "", number: 0, board: "", pins: "" };

const useShown = ({ board, isSolved }: Table) => {
  const [last, setLast] = useState(kept);
  const shown = isSolved && last.mine === board ? last : { mine: board, number: 0, board, pins: "" };
  return [shown, (next: Partial<Pinned>) => setLast((kept = { ...shown, ...next }))] as const;
};

/** The letter at a point of the board that is seen, or "". */
const letterIn = ([x, y]: Point): string => {
  const { left, top } = find(".table .cells")!.getBoundingClientRect();
  return document.elementFromPoint(left + x, top + y)?.getAttribute("data-cell") ?? "";
};

const nothing = (): void => {};

/** What covers a full board: its program, spreading from the last piece laid, or that of the board seen now. */
export const Solution = ({ table: { board, game }, seen }: { table: Table; seen: string }) => {
  // The text of the program is laid out in a later task than the move.
  const [isDue, setIsDue] = useState(false);
  useEffect(() => void setTimeout(setIsDue, 0, true), []);
  if (!isDue) return null;
  const { columns, rows } = sizeOf(board);
  const [y, x] = placeOf(board, board.indexOf(lastLaid(game!)));
  const style = { "--x": `${((x + 0.5) / columns) * 100}%`, "--y": `${((y + 0.5) / rows) * 100}%` };
  return <Program board={seen} class="ripple" style={style} label="The solution, a program" />;
};

/** How long the headline says that the board is solved before the film begins, in milliseconds. */
const SOLVED = 2000;

/** Whether the film is shown: it is due when the player has laid the last piece, and ends when they leave it. */
const useFilm = ({ game, found, isOpen, isSolved, isForeign }: Table) => {
  // "open" until the last piece lies, and the search is over.
  const [state, setState] = useState<"closed" | "open" | "on">("closed");
  const isSolvedHere = isSolved && !isForeign && !isGivenUp(game!);
  useEffect(() => {
    if (isOpen) setState("open");
    else if (!isSolvedHere) setState("closed");
  }, [isOpen, isSolvedHere, state]);
  // A solution that another tab or a file brought was not laid here.
  useEvents({ storage: () => setState((now) => (now === "open" ? "closed" : now)) });
  return {
    isOn: state === "on" && isSolvedHere && !undrawable(),
    isDue: state === "open" && isSolvedHere && !!found.summary,
    begin: () => setState((now) => (now === "open" ? "on" : now)),
    start: () => setState("on"),
    leave: () => setState("closed"),
  };
};

/** The end of a game: the film, the solution that is seen, whether it is a program, and what carries its pieces. */
export const useEnding = ({ go }: ViewProps, table: Table) => {
  const { board, isSolved, found } = table;
  const film = useFilm(table);
  const isProgram = useMemo(() => isSolved && isDrawable(board), [isSolved, board]);
  const [shown, show] = useShown(table);
  // A board that the list has in another orientation is shown as it lies here.
  const goIn = (tile: string, more = "") => {
    const number = numberOf(found, tile);
    const isTurned = number > 0 && !found.solutions.includes(lettersOf(tile));
    go({ ...showing("wall", isTurned ? tile : outlineOf(tile)), number: isTurned ? 0 : number, pins: more });
  };
  const carry = useCarry({
    ...{ found, isProgram, board: shown.board, pins: shown.pins },
    isOn: isSolved && !film.isOn && !!found.summary,
    pieceAt: (target) => target.getAttribute("data-cell"),
    reach: (letter) => find<HTMLElement>(`.cells [data-cell=${letter}]`)?.focus(),
    onPins: (pins) => show({ pins }),
    onDrop: show,
  });
  useEffect(() => {
    if (!film.isDue || carry.held) return;
    // The full board is seen first, and what is said of it. Its program is laid out in a frame that may come late.
    const timer = setTimeout(() => requestAnimationFrame(() => setTimeout(film.begin)), SOLVED);
    return () => clearTimeout(timer);
  }, [film.isDue, carry.held]);
  const { onWheel: _, ...gestures } = useGestures({
    ...{ onDrag: nothing, onZoom: nothing, onRest: nothing, onDrop: carry.end },
    onTap: (point) => carry.isOn && carry.press(letterIn(point)),
    onGrab: (point) => carry.grab(letterIn(point)),
    onCarry: ([x, y]) => carry.move([y / measure().side, x / measure().side]),
  });
  useEvents({
    click: ({ target }) => {
      const isBeside = !(target as Element).closest(".cells, button, a, summary, select, .ending");
      if (isBeside && shown.pins) carry.free();
    },
  });
  /** What turns the board back into the one that the player has filled, if it is another. */
  const back = shown.board === board ? undefined : () => carry.change(() => show({ board, number: 0, pins: "" }));
  return { film, isProgram, shown, back, goIn, carry, gestures };
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
  const { shown, back, isProgram, film, goIn, carry } = ending;
  const { pins } = shown;
  const total = found.solutions.length;
  const lit = pins && found.summary ? sayLit(litBy(found, shown.board, pins).size, total, pins) : "";
  const which = back ? sayWhich(found, shown.number, isProgram) : "";
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
  const [opened, open] = useState("");
  const [isBrief] = useState(() => recall("ended") === today);
  return (
    <>
      <div class="card">
        <p class="note more" role="status">
          <Words of={carry.words || told || [which, lit].filter(Boolean).join(" ")} />
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
            {back && <Button words={isForeign ? "Back to theirs" : "Back to mine"} onClick={back} />}
            {pins && <Button words="Free all" onClick={carry.free} />}
            {(pins || back) && <Button words="Show on the Wall" onClick={() => goIn(shown.board, pins)} />}
            {isProgram && <Button words="Open the program" onClick={() => open(shown.board)} />}
            {!pins && !back && <span class="note">Drag a piece, and the others make room.</span>}
          </p>
        )}
      </div>
      {opened && <Alive board={opened} onLeave={() => open("")} />}
      {film.isOn && (
        <PullBack
          {...{ board, found, moves, isBrief }}
          find={() => find(".table .cells > .board")!}
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
