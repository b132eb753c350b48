// The ring: a program prints all others of its board, and the last of them prints it again. It runs at once; it is seen at leisure.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { image, MOVEMENTS } from "../../twin/board.ts";
import { calm } from "../place/events.ts";
import { boardIn, programOf } from "./copy.ts";
import { beginning, CALM, type Series, STAY, TICK, ticked } from "./progress.ts";
import { NEXT, runCopy } from "./sandbox.ts";

/** The words that say how a board comes back as this one, or "". */
const closingOf = (board: string, last: string): Series["closing"] => {
  if (last === board) return "byte for byte";
  return MOVEMENTS.some((movement) => image(board, movement) === last) ? "rotated or reflected" : "";
};

/** Runs a board's program, which prints the others of its ring and then itself. The last of the others is run, too, to compare. */
const print = (board: string, total: number) => {
  const series = { boards: [], isDone: false, closing: "", stop: () => {} } as Series & { stop: () => void };
  const { boards } = series;
  const take = (text: string, descriptor: number) => {
    const next = descriptor === 1 && boardIn(text);
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

/** The ring of a board of so many solutions, which stands still until it is started. With another board it is gone. */
export const useRing = (board: string, total: number) => {
  const series = useRef<ReturnType<typeof print> | undefined>(undefined);
  const [last, setProgress] = useState(() => beginning(board));
  const progress = last.board === board ? last : beginning(board);
  const stop = () => {
    series.current?.stop();
    series.current = undefined;
  };
  useLayoutEffect(() => stop, [board]);
  const { isRunning } = progress;
  useEffect(() => {
    if (!isRunning) return;
    // A tick may still come when the ring has been stopped.
    const printed = (series.current ??= print(board, total));
    const begun = performance.now() - progress.time;
    const tick = () =>
      setProgress((before) => ticked(before, performance.now() - begun, printed, total, calm() ? CALM : STAY));
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  const reset = () => {
    stop();
    setProgress(beginning(board));
  };
  const toggle = () => {
    if (progress.isOver) stop();
    setProgress({ ...(progress.isOver ? beginning(board) : progress), isRunning: !isRunning });
  };
  return {
    ...progress,
    total,
    /** Whether it was started, so that there is something to see. */
    isRing: isRunning || progress.count > 0,
    boards: series.current?.boards ?? [],
    closing: series.current?.closing ?? "",
    /** The action of its button. */
    verb: isRunning ? "Stop" : progress.isOver ? "Run it again" : "Keep it running",
    toggle,
    reset,
  };
};

export type Ring = ReturnType<typeof useRing>;
