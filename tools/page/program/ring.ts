// A program prints all others of its board, either by itself, or in a ring: what it prints is run in its place. It runs at once,
// and is seen at leisure.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { image, MOVEMENTS } from "../../twin/board.ts";
import type { View } from "../place/address.ts";
import { calm } from "../parts/events.ts";
import { boardIn, programOf } from "./copy.ts";
import { beginning, CALM, isMosaic, type Mode, type Progress, type Series, STAY, TICK, ticked } from "./progress.ts";
import { runCopy } from "./sandbox.ts";

/** How many programs of a ring run, one after the other. Each of them finds its place in the series first, which takes a while. */
const RUNS = 24;

/** Runs a board's program, and in a ring what it has printed, until so many programs are printed. */
const print = (board: string, total: number, mode: Mode) => {
  const series: Series & { stop: () => void } = { boards: [], isDone: false, spent: 0, closing: "", stop: () => {} };
  const { boards } = series;
  let last = "";
  const take = (text: string) => {
    const next = boardIn(text);
    if (next) boards.push(next);
    last = text;
  };
  const run = (from: string) => {
    const before = boards.length;
    const count = Math.min(Math.ceil(total / RUNS), total - before);
    series.stop = runCopy(from, mode === "all" ? "" : `--resume --solutions ${count}`, take, (_, spent) => {
      series.spent ||= spent;
      const isMore = mode === "ring" && boards.length > before;
      if (isMore && boards.length < total) return run(boards.at(-1)!);
      series.isDone = true;
      if (isMore && last === programOf(board)) series.closing = "byte for byte";
      else if (isMore && MOVEMENTS.some((movement) => image(board, movement) === boards.at(-1)))
        series.closing = "rotated or reflected";
    });
  };
  run(board);
  return series;
};

type Printing = ReturnType<typeof print>;

/** The last series: on the way back to its view it is as it was. */
let kept: { view: View; progress: Progress; series?: Printing | undefined } | undefined;

/** What the program of a board with so many solutions prints, once somebody starts it. It is kept until another one starts. */
export const useRing = (view: View, board: string, total: number) => {
  const [, redraw] = useState({});
  const progress = kept?.view === view && kept.progress.board === board ? kept.progress : beginning(board, total);
  const { isRunning, isOver, mode, count, boards } = progress;
  const change = (progress: Progress, series?: Printing) => {
    if (kept?.series !== series) kept?.series?.stop();
    kept = { view, progress, series };
    redraw({});
  };
  const start = (mode: Mode) => change({ ...beginning(board, progress.total, mode), isRunning: true });
  const isHalfway = mode === "ring" && !isOver && (isRunning || count > 0);
  // It stops when the user leaves the view.
  useLayoutEffect(() => () => void (kept && (kept.progress = { ...kept.progress, isRunning: false })), [board]);
  useEffect(() => {
    if (!isRunning) return;
    const begun = performance.now() - progress.time;
    // A tick may still come when it has been stopped.
    const tick = () => {
      if (!kept?.progress.isRunning) return;
      const { total, mode } = kept.progress;
      const series = (kept.series ??= print(board, total, mode));
      change(ticked(kept.progress, performance.now() - begun, series, calm() ? CALM : STAY), series);
    };
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [isRunning, board]);
  return {
    ...progress,
    /** Whether it was started, so that there is something to see. */
    isBegun: isRunning || count > 0,
    /** Whether the program shown large was printed by another. */
    isPrinted: count > 0 && mode === "ring",
    /** The boards printed so far. In a mosaic, the player's own comes first. */
    tiles: isMosaic(progress.total) ? [board, ...boards] : boards,
    printAll: () => start("all"),
    /** What a press on the ring's button does, in words, and the function that does it. */
    verb: isRunning ? "Stop" : isHalfway ? "Go on" : "Run each in turn",
    toggle: () =>
      isHalfway || isRunning ? change({ ...progress, isRunning: !isRunning }, kept?.series) : start("ring"),
    reset: () => change(beginning(board, progress.total)),
  };
};

export type Ring = ReturnType<typeof useRing>;
