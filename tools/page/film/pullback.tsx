// The end of a game, which starts by itself: a solution becomes the wall of all solutions.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { lettersOf } from "../../boards/cells.ts";
import { sentenceOf } from "../../words/words.ts";
import { Words } from "../parts/words.tsx";
import { calm } from "../parts/events.ts";
import { useKeys } from "../parts/keys.ts";
import { type Printed, runPrinter } from "../program/printed.ts";
import { isDrawable, programOf } from "../program/source.ts";
import type { Found } from "../search/found.ts";
import { onWall, type View } from "../wall/camera.ts";
import { tileAt } from "../wall/lay.ts";
import { groundOf, ratioOf, shotOn, useFrames, useCanvas } from "../wall/canvas.ts";
import { tilesOf } from "../wall/tiles.ts";
import { cameraOf } from "./camera.ts";
import { type Film, filmOf, SEEN } from "./film.ts";
import { drawFilm } from "./frames.ts";
import { sayCounter, sayEnd, sayFilm } from "./say.ts";
import { hungAt, stillsOf } from "./times.ts";

interface PullBackProps {
  board: string;
  found: Found;
  /** The boards of the player's game, from the first to this one. */
  moves: string[];
  /** Whether no hand-over is to be seen: the player has seen some today. */
  isBrief: boolean;
  /** Finds the drawing of the board on the page. */
  find: () => Element;
  /** Called when the sentence is said; when the player leaves; when they press a tile, which has this board. */
  onSaid: () => void;
  onLeave: () => void;
  onTile: (board: string) => void;
  /** What stands under the sentence. */
  children: ComponentChildren;
}

/** How long each picture is shown where nothing may move, in seconds. */
const STILL = 2.2;

/** What the program has printed so far, after its own board; without a program, the boards that were found. */
const usePrinted = (found: Found, board: string, seen: number) => {
  const now = useMemo(() => ({ boards: [board], flaw: "", isDone: false }), [board]);
  useEffect(() => {
    if (!isDrawable(board)) {
      for (const tile of tilesOf(found, board).slice(1)) now.boards.push(tile.board);
      return void (now.isDone = true);
    }
    const take = ({ boards, flaw }: Printed) => {
      now.boards.push(...boards);
      if (flaw !== undefined) Object.assign(now, { flaw: flaw && sentenceOf(flaw), isDone: true });
    };
    return runPrinter({ program: programOf(board), seen, total: found.solutions.length }, take);
  }, [now]);
  return now;
};

/** What of a window is free: below the header, and above the words, or beside them if it is low. */
const viewIn = (size: { width: number; height: number }, words: HTMLElement): View => {
  const [side, air] = size.width < 600 ? [8, 4] : [24, 12];
  const top = document.querySelector("header")!.offsetHeight + air;
  const { offsetLeft, offsetWidth, offsetHeight } = words;
  const [right, bottom] = offsetLeft > 0 ? [offsetWidth + 8, 8] : [side, offsetHeight + 8];
  return { ...size, ratio: ratioOf(), top, left: side, right, bottom };
};

export const PullBack = ({ board, found, moves, isBrief, find, onSaid, onLeave, onTile, children }: PullBackProps) => {
  const { box, canvas, size, lives } = useCanvas();
  const words = useRef<HTMLDivElement>(null);
  const counter = useRef<HTMLParagraphElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  const film = useRef<Film | undefined>(undefined);
  const clock = useRef({ time: 0, before: 0 });
  const seen = isBrief ? 0 : Math.min(SEEN, found.solutions.length - 1);
  const printed = usePrinted(found, board, seen);
  const [said, say] = useState("");
  const [isSaid, setIsSaid] = useState(false);
  const isStill = calm();
  const isUpright = size.width < size.height;

  const draw = (now: number): boolean => {
    const whole = film.current!;
    const { times } = whole;
    const { boards, flaw, isDone } = printed;
    const { time, before } = clock.current;
    // The film waits for a program that is late.
    const next = time + Math.min(0.1, (now - (before || now)) / 1000);
    const isThere = isDone || hungAt(times, next) + 1 <= boards.length;
    const isEarly = next < (times.handovers[0]?.begin ?? times.grow[0]);
    clock.current = { time: isThere || isEarly ? next : time, before: now };
    // Where nothing may move, stills are shown one after the other, the last one to the end.
    const stills = stillsOf(times);
    const at = isStill
      ? stills[Math.min(stills.length - 1, Math.floor(clock.current.time / STILL))]
      : clock.current.time;
    const isOver = at >= times.said;
    const view = viewIn(size, words.current!);
    // In the frame in which the end comes to be said nothing is drawn: the words take long enough.
    const isMore =
      isOver !== isSaid || drawFilm(whole, shotOn(canvas.current!, view, cameraOf(whole, view, at)), at, isStill);
    counter.current!.textContent = sayCounter(whole, at);
    const isTurned = isOver && !found.solutions.includes(lettersOf(board));
    say(isOver ? flaw || sayEnd(whole, isTurned) : sayFilm(whole, isStill ? at - 0.1 : at));
    setIsSaid(isOver);
    return at < times.end || !isDone || isMore;
  };
  const request = useFrames(draw);
  // To make a film takes long. An effect is a later task than the drawing in which the lights go down.
  useEffect(() => {
    if (!size.width) return;
    const from = film.current?.from ?? find().getBoundingClientRect();
    film.current = { ...filmOf(found, printed.boards, isUpright, seen, moves, groundOf().paper), from };
  }, [isUpright, !size.width, lives]);
  useEffect(() => void (size.width && request()), [size, lives]);
  useLayoutEffect(() => void (isSaid && scrollTo(0, 0)), [isSaid]);
  useEffect(() => {
    if (!isSaid) return;
    onSaid();
    sentence.current!.focus({ preventScroll: true });
  }, [isSaid]);

  const skip = () => {
    clock.current.time = Math.max(clock.current.time, isStill ? 9 * STILL : (film.current?.times.end ?? 0));
  };
  // A key that stays down is the one that skipped it, or laid the last piece.
  useKeys("film", true, {
    any: (_, { repeat }) => (isSaid || repeat ? false : skip()),
    Escape: (_, { repeat }) => (repeat ? false : onLeave()),
  });
  const press = ({ clientX, clientY }: MouseEvent) => {
    if (!isSaid) return skip();
    const { wall, times } = film.current!;
    const view = viewIn(size, words.current!);
    const { tile } = tileAt(wall.lay, onWall(cameraOf(film.current!, view, times.end), view, [clientX, clientY]));
    if (tile >= 0) onTile(printed.boards[tile]);
  };
  const go = ({ key }: KeyboardEvent) => void (["Enter", " "].includes(key) && onTile(board));
  // A pointer goes to any tile, a key to the one with the player's solution.
  const role = isSaid
    ? { role: "button" as const, tabIndex: 0, "aria-label": "Go to your solution on the wall", onKeyDown: go }
    : { "aria-hidden": true };
  return (
    <section ref={box} class={isSaid ? "ending said" : "ending"} aria-label="All solutions">
      <canvas ref={canvas} {...role} onClick={press} />
      <div ref={words} class="words">
        <p ref={sentence} class="left" tabIndex={-1} role="status" aria-hidden={!isSaid}>
          <Words of={said} />
        </p>
        <p ref={counter} class="note" translate={false} aria-hidden="true" />
        <div class="ends">{children}</div>
      </div>
    </section>
  );
};
