// A pinned piece carried over a full board, which re-forms under it: by a pointer, or by arrows while Shift is down.

import { useRef, useState } from "preact/hooks";
import { number } from "../../words/words.ts";
import { pitchOf } from "../../twin/board.ts";
import { ARROWS, bareKeyOf, calm, useEvents } from "../parts/events.ts";
import { type Found, movedTo, type Tile } from "../search/found.ts";

/** A piece on its way: the cell by which it is held, the one to which that goes, and how the board is formed then. */
interface Carried {
  letter: string;
  from: number;
  at: number | undefined;
  to?: Tile | undefined;
  isMisfit?: boolean;
}

/** How long a piece flies back, in milliseconds. */
const FLIGHT = 260;

/** Lets a lit piece and its text fly from where it is seen to where it is drawn next. */
const flyBack = (letter: string): void => {
  const find = () => [...document.querySelectorAll<HTMLElement | SVGPathElement>(`[data-pins] .${letter}`)];
  const placeOf = () => find()[0]?.getBoundingClientRect();
  const before = placeOf();
  requestAnimationFrame(() => {
    const after = placeOf();
    if (!before || !after) return;
    for (const each of find()) {
      const path = each instanceof SVGPathElement && each;
      // A drawing has units of its own, and what comes last in it is seen.
      const unit = path ? 1 / path.getScreenCTM()!.a : 1;
      const flying = path ? (path.cloneNode() as SVGPathElement) : each;
      if (path) path.ownerSVGElement!.append(flying);
      if (path) path.animate({ opacity: [0, 0] }, FLIGHT);
      const translate = [`${(before.x - after.x) * unit}px ${(before.y - after.y) * unit}px`, "0 0"];
      const flight = flying.animate({ translate }, { duration: FLIGHT, easing: "ease-out" });
      if (path) flight.onfinish = () => flying.remove();
    }
  });
};

interface CarryProps {
  found: Found;
  board: string;
  pins: string;
  isProgram: boolean;
  /** The cell that a key moves, if the focus is there. */
  gripOf: (target: Element) => number | undefined;
  /** The piece was put down, and another solution is seen now. */
  onDrop: (to: Tile) => void;
}

export const useCarry = ({ found, board, pins, isProgram, gripOf, onDrop }: CarryProps) => {
  const [carried, setCarried] = useState<Carried>();
  // An event may come before the last one is drawn.
  const now = useRef<Carried | undefined>(undefined);
  const set = (next: Carried | undefined) => {
    now.current = next;
    setCarried(next);
  };
  const begun = (from: number): Carried => ({ letter: board[from], from, at: from });
  const solutionAt = ({ letter, from }: Carried, at: number | undefined) =>
    at === undefined ? undefined : movedTo(found, board, pins, letter, from, at);

  /** Begins at a cell, if a pinned piece lies there. */
  const grab = (from: number): boolean => {
    if (!pins.includes(board[from] ?? " ")) return false;
    now.current = begun(from);
    return true;
  };
  /** Carries it on to a cell, or away from all. */
  const move = (at: number | undefined): void => {
    const was = now.current;
    if (!was || at === was.at) return;
    const to = solutionAt(was, at);
    set({ ...was, at, to: to ?? was.to, isMisfit: !to });
  };
  const end = (isDropped: boolean): void => {
    const { letter, to } = now.current ?? {};
    const isMoved = isDropped && to && to.board !== board;
    if (letter && to && !isMoved && !calm()) flyBack(letter);
    set(undefined);
    if (isMoved) onDrop(to);
  };
  useEvents(
    {
      keydown: (event) => {
        if (now.current && event.key === "Escape") {
          event.stopPropagation();
          return end(false);
        }
        const way = event.shiftKey && ARROWS[bareKeyOf(event)];
        const from = now.current?.at ?? gripOf(event.target as Element);
        if (!way || from === undefined || !pins.includes((now.current?.letter ?? board[from]) || " ")) return;
        event.preventDefault();
        event.stopPropagation();
        const was = now.current ?? begun(from);
        const at = from + way[0] + way[1] * pitchOf(board);
        const to = solutionAt(was, at);
        const isMoved = to && to.board !== (was.to?.board ?? board);
        set(isMoved ? { ...was, at, to, isMisfit: false } : { ...was, isMisfit: true });
      },
      keyup: ({ key }) => void (key === "Shift" && now.current && end(true)),
      blur: ({ target }) => void (target === window && now.current && end(false)),
    },
    { capture: true },
  );
  const sayTo = ({ letter, to, isMisfit }: Carried) => {
    if (isMisfit || !to) return isMisfit ? `No solution has ${letter} there.` : "";
    return `${isProgram ? "Program" : "Solution"} ${number(to.number)} of ${number(found.solutions.length)}.`;
  };
  return {
    ...{ grab, move },
    /** It is put down, if it fits there, or let go. */
    end: (isPutDown: boolean) => end(isPutDown && !now.current?.isMisfit),
    /** The board as it is seen now, and what is to be said of it, or "". */
    board: carried?.to?.board ?? board,
    words: carried ? sayTo(carried) : "",
  };
};

export type Carry = ReturnType<typeof useCarry>;
