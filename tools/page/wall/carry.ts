// Any piece of a full board can be carried, and the board re-forms under it: by a pointer, or by arrows while Shift is
// down. A press pins a piece, or frees it. The board of a game and the tile that is near on the Wall share this.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Cell, LETTERS } from "../../boards/cells.ts";
import { useEvents } from "../parts/events.ts";
import { ARROWS, useKeys, type Way } from "../parts/keys.ts";
import { type Found, movedTo, type Pinned, pinned, sayWhich } from "../search/found.ts";
import { glide, hold, type Spots, spotsOf } from "./layers.tsx";
import { FLIGHT, spotOn } from "../hand/motion.ts";

/** A piece on its way: over how many rows and columns it is seen by now, and what the board has become. */
interface Carried {
  letter: string;
  by: Cell;
  to: Pinned;
  /** Whether no solution has it there: then `to` is where it fitted last. */
  isMisfit: boolean;
}

interface CarryProps {
  found: Found;
  /** The full board, and the letters of the pieces that are pinned. */
  board: string;
  pins: string;
  isProgram: boolean;
  isOn: boolean;
  /** The letter of the piece that an element shows, and what gives a piece the focus. */
  pieceAt: (target: Element) => string | null;
  reach: (letter: string) => void;
  /** Pieces are pinned or freed; or one was put down, and another solution is seen now. */
  onPins: (pins: string) => void;
  onDrop: (to: Pinned) => void;
}

export const useCarry = ({ found, board, pins, isProgram, isOn, pieceAt, reach, onPins, onDrop }: CarryProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [carried, setCarried] = useState<Carried>();
  const [isMoving, setIsMoving] = useState(false);
  const grabbed = useRef("");
  // An event may come before what the last one did is drawn.
  const now = useRef(carried);
  const before = useRef<Spots>(undefined);
  const seen = carried?.to ?? { board, pins };

  /** Does what changes the board. Its pieces will glide from where they are seen now. */
  const change = (act: () => void): void => {
    before.current ??= spotsOf(root.current, seen.board);
    setIsMoving(true);
    act();
  };
  const set = (next: Carried | undefined): void => {
    now.current = next;
    change(() => setCarried(next));
  };
  const holdNow = (): void => {
    const { letter = "", by = [0, 0] } = now.current ?? {};
    if (!letter || !root.current) return;
    const [y, x] = spotOn(board, letter).at;
    hold(root.current, seen.board, letter, [y + by[0], x + by[1]]);
  };
  useLayoutEffect(() => {
    if (root.current && before.current) glide(root.current, seen.board, before.current);
    before.current = undefined;
    holdNow();
  });
  useEffect(() => {
    const timer = isMoving && !carried && setTimeout(setIsMoving, FLIGHT, false);
    return () => clearTimeout(timer || undefined);
  }, [isMoving, carried, board]);

  /** Carries a piece so far from where it lay. */
  const move = (by: Cell, letter = grabbed.current): void => {
    if (!letter) return;
    const solutionAt = ([y, x]: Cell) => movedTo(found, { board, pins }, letter, [Math.round(y), Math.round(x)]);
    const was = now.current ?? {
      letter,
      by: [0, 0],
      to: solutionAt([0, 0]) ?? { number: 0, board, pins: pins.replace(letter, "") + letter },
    };
    if (now.current && by.every((way, axis) => Math.round(way) === Math.round(was.by[axis]))) {
      now.current = { ...now.current, by };
      return holdNow();
    }
    const to = solutionAt(by);
    set({ ...was, by, to: to ?? was.to, isMisfit: !to });
  };
  const end = (isPutDown: boolean): void => {
    const was = now.current;
    grabbed.current = "";
    if (!was) return;
    set(undefined);
    if (isPutDown && !was.isMisfit) onDrop(was.to);
  };
  const press = (letter: string): void => onPins(pinned(pins, letter));
  const push = (letter: string, [right, down]: Way): void => {
    const [y, x] = now.current?.by ?? [0, 0];
    move([y + down, x + right], letter);
  };
  useKeys("fullBoard", isOn, {
    letter: (letter) => board.includes(letter) && (press(letter), reach(letter)),
    "Shift+arrow": (key, { target }) => {
      const letter = now.current?.letter ?? pieceAt(target as Element);
      return !!letter && push(letter, ARROWS[key]);
    },
    Escape: () => !!now.current && end(false),
  });
  useEvents({
    keyup: ({ key }) => {
      const { letter } = now.current ?? {};
      if (key !== "Shift" || !letter) return;
      end(true);
      reach(letter);
    },
    // While another window has the keyboard, Shift may be released unheard.
    blur: () => void (!grabbed.current && end(false)),
  });
  const sayTo = ({ letter, to, isMisfit }: Carried): string =>
    isMisfit
      ? `No solution ${found.summary ? "" : "so far "}has ${letter} there.`
      : sayWhich(found, to.number, isProgram);
  return {
    ...{ root, isMoving, isOn, press, move, end, change },
    free: () => onPins(""),
    /** Begins to carry a piece, if there is one that can be. */
    grab: (letter: string): boolean => {
      grabbed.current = isOn && LETTERS.includes(letter) ? letter : "";
      return grabbed.current !== "";
    },
    /** The board as it is seen now, its pins, the piece that is held, and what is to be said of it, or "". */
    ...{ board: seen.board, pins: seen.pins, held: carried?.letter },
    words: carried ? sayTo(carried) : "",
  };
};

export type Carry = ReturnType<typeof useCarry>;
