// The ring: a program prints all others of its board, and the last of them prints it again. It runs at once; it is seen at leisure.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { image, MOVEMENTS } from "../../twin/board.ts";
import type { View } from "../place/address.ts";
import { calm } from "../parts/events.ts";
import { boardIn, programOf } from "./copy.ts";
import { beginning, CALM, isMosaic, type Progress, type Series, STAY, TICK, ticked } from "./progress.ts";
import { NEXT, runCopy } from "./sandbox.ts";

/** The words that say how a board comes back as this one, or "". */
const closingOf = (board: string, last: string): Series["closing"] => {
  if (last === board) return "byte for byte";
  return MOVEMENTS.some((movement) => image(board, movement) === last) ? "rotated or reflected" : "";
};

/** Runs a board's program, which prints the others of its ring and then itself. The last of the others is run, too, to compare. */
const print = (board: string, total: number) => {
  const series: Series & { stop: () => void } = { boards: [], isDone: false, closing: "", stop: () => {} };
  const { boards } = series;
  const take = (text: string) => {
    const next = boardIn(text);
    if (next) boards.push(next);
  };
  const compare = (text: string) => {
    const last = boards.at(-1)!;
    if (text === programOf(last)) series.closing = closingOf(board, last);
  };
  const end = () => void (series.isDone = true);
  series.stop = runCopy(board, `--resume --solutions ${total}`, take, () => {
    if (!boards.length) return end();
    series.stop = runCopy(boards.at(-2) ?? board, NEXT, compare, end);
  });
  return series;
};

type Printing = ReturnType<typeof print>;

/** The last ring: on the way back to its view it is as it was. */
let kept: { view: View; progress: Progress; series?: Printing | undefined } | undefined;

/** The ring of a board with so many solutions, stopped until somebody starts it. It is kept until another ring starts. */
export const useRing = (view: View, board: string, total: number) => {
  const [, redraw] = useState({});
  const last = kept?.view === view && kept.progress.board === board ? kept : undefined;
  const progress = last?.progress ?? beginning(board, total);
  const first = beginning(board, progress.total);
  const { isRunning, isOver, isSearched, count, boards } = progress;
  const change = (progress: Progress, series?: Printing) => {
    if (kept?.series !== series) kept?.series?.stop();
    kept = { view, progress, series };
    redraw({});
  };
  // It stops when the user leaves the view.
  useLayoutEffect(() => () => void (kept && (kept.progress = { ...kept.progress, isRunning: false })), [board]);
  useEffect(() => {
    if (!isRunning) return;
    const begun = performance.now() - progress.time;
    // A tick may still come when the ring has been stopped.
    const tick = () => {
      if (!kept?.progress.isRunning) return;
      const series = (kept.series ??= print(board, first.total));
      change(ticked(kept.progress, performance.now() - begun, series, calm() ? CALM : STAY), series);
    };
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [isRunning, board]);
  return {
    ...progress,
    /** Whether it was started, so that there is something to see. */
    isRing: isRunning || count > 0,
    /** Whether it shows what programs have printed. */
    isPrinted: count > 0 && !isSearched,
    /** The boards printed so far. In a mosaic, the player's own comes first. */
    tiles: isMosaic(first.total) ? [board, ...boards] : boards,
    /** What a press on its button does. */
    verb: isRunning ? "Stop" : isOver && !isSearched ? "Run it again" : "Keep it running",
    toggle: () =>
      isOver ? change({ ...first, isRunning: true }) : change({ ...progress, isRunning: !isRunning }, last?.series),
    reset: () => change(first),
    /** Shows all boards at once, as the search found them, in the order of the ring. */
    fill: (boards: string[]) => change({ ...first, boards, count: boards.length, isOver: true, isSearched: true }),
  };
};

export type Ring = ReturnType<typeof useRing>;
