// Programs that the page runs: the one on the board, and in a ring those that were printed. Each is shown before the next one runs.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { View } from "../place/address.ts";
import { calm } from "../parts/events.ts";
import { boardIn, programOf } from "./copy.ts";
import { afterRun, beginning, isPrinted, pressed, type Progress, wordsFor } from "./progress.ts";
import { runCopy } from "./sandbox.ts";

/** How long a program of a ring is shown at least, and where people want no motion, in milliseconds: quick pictures would flash. */
const STAY = 1500;
const CALM = 2000;

/** How many boards are hung at once: with more, the page would not answer meanwhile. */
const MOST = 150;

/** What ran last: on the way back to its view it is as it was. */
let kept: { view: View; progress: Progress } | undefined;

/** What the program of a board with so many solutions prints, once somebody starts it. It is kept until another one starts. */
export const useRing = (view: View, board: string, total: number) => {
  const [, redraw] = useState({});
  const progress = kept?.view === view && kept.progress.board === board ? kept.progress : beginning(board, total);
  const { isRunning, mode, boards, runs, shown } = progress;
  const change = (next: Progress) => {
    kept = { view, progress: next };
    redraw({});
  };
  // It stops when the user leaves the view.
  useLayoutEffect(() => () => void (kept && (kept.progress = { ...kept.progress, isRunning: false })), [board]);
  useEffect(() => {
    if (!isRunning) return;
    const begun = performance.now();
    const printed: string[] = [];
    let last = "";
    let timer: ReturnType<typeof setTimeout>;
    const take = (text: string) => {
      const next = boardIn(text);
      if (next) printed.push(next);
      last = text;
      if (printed.length % MOST === 0) change({ ...progress, boards: [...printed] });
    };
    const end = (spent: number) => {
      const left = mode === "all" ? 0 : (calm() ? CALM : STAY) - (performance.now() - begun);
      timer = setTimeout(() => change(afterRun(progress, printed, spent, last === programOf(board))), left);
    };
    const stop = runCopy(shown, wordsFor(progress), take, end);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isRunning, board, mode, runs]);
  return {
    ...progress,
    count: boards.length,
    /** Whether it was started, so that there is something to see. */
    isBegun: isRunning || boards.length > 0,
    isPrinted: isPrinted(progress),
    printAll: () => change({ ...beginning(board, progress.total, "all"), isRunning: true }),
    toggle: () => change(pressed(progress)),
    reset: () => change(beginning(board, progress.total)),
  };
};

export type Ring = ReturnType<typeof useRing>;
