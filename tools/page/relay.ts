// The relay: a program runs and prints the next one, that runs and prints the next, round the ring.

import { useEffect, useState } from "preact/hooks";
import { STAY } from "../pictures/drawn.ts";
import { runNext } from "./sandbox.ts";

/**
 * The relay from a board on, which stands still until it is started. `show` gets the board of each program that is printed, a film's
 * frame after the one before; it must become `board`. It is over where a program prints none: its board is not in the series.
 */
export const useRelay = (board: string, show: (next: string) => void) => {
  const [state, setState] = useState<"still" | "running" | "over">("still");
  useEffect(() => {
    if (state !== "running") return;
    return runNext(board, 1000 * STAY, (next) => (next ? show(next) : setState("over")));
  }, [state, board]);
  const running = state === "running";
  return {
    running,
    isOver: state === "over",
    /** What the button says that starts and stops it. */
    words: running ? "Stop" : "Let it run on",
    toggle: () => setState(running ? "still" : "running"),
  };
};
