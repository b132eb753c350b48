// The programs that the page runs: the one on the board, and in a ring each that was printed.

import { useLayoutEffect, useState } from "preact/hooks";
import type { View } from "../place/address.ts";
import { calm } from "../parts/events.ts";
import { boardIn, programOf } from "./source.ts";
import * as rings from "./progress.ts";
import { runCopies } from "./sandbox.ts";

/** How long the page stays as it is, and the large program, in milliseconds: quick pictures would flash. */
const FRAME = 16;
const [STAY, CALM] = [400, 2000];

/** What ran last: on the way back to its view it is as it was. */
let kept: { view: View; progress: rings.Progress } | undefined;

/** What the program of a board with so many solutions prints, once it is started. It is kept until another one starts. */
export const useRing = (view: View, board: string, total: number) => {
  const [, redraw] = useState({});
  const fresh = rings.beginning(board, total);
  const progress = kept?.view === view && kept.progress.board === board ? { ...kept.progress, total } : fresh;
  const { state, next, boards, spent } = progress;
  const change = (to: rings.Progress) => {
    kept = { view, progress: to };
    redraw({});
  };
  // It stops when the user leaves the view, at once: effects after painting would end later.
  useLayoutEffect(() => () => void (kept && (kept.progress = rings.halted(kept.progress))), [board]);
  useLayoutEffect(() => {
    const [words, runs] = rings.jobOf(progress);
    if (!runs) return;
    let now = progress;
    let [drawn, shown] = [-Infinity, -Infinity];
    const take = (text: string, more: number) => {
      const printed = boardIn(text);
      if (!printed) return;
      const time = performance.now();
      const isDue = time - shown >= (calm() ? CALM : STAY);
      now = rings.afterPrint(now, printed, spent + more, isDue);
      if (isDue) shown = time;
      if (time - drawn < FRAME) return;
      drawn = time;
      change(now);
    };
    return runCopies(programOf(boards.at(-1) ?? board), words, runs, take, () => change(rings.afterRun(now)));
  }, [state, board]);
  return {
    ...progress,
    /** Whether it was started, so that there is something to see, and whether it runs. */
    isBegun: state !== "ready" && state !== "trying",
    isRunning: rings.isRunning(progress),
    /** Takes the first step, unless that was done. */
    tryNext: () => state === "ready" && !next && change({ ...progress, state: "trying" }),
    printAll: () => change({ ...fresh, next, state: "printing" }),
    toggle: () => change(rings.pressed(progress)),
    flip: () => change(rings.flipped(progress)),
    reset: () => change({ ...fresh, next }),
  };
};

export type Ring = ReturnType<typeof useRing>;
