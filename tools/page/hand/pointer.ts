// What moves the hand: pointers, the wheel and keys. While a pointer carries a piece, it is drawn where the pointer is, at once and
// without a new drawing; where it would lie is state. A click may come from a key or a screen reader, a drag only from a pointer.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { LETTERS, others, sizeOf } from "../../solver/cells.ts";
import { useEvents } from "../parts/events.ts";
import { cellAt } from "../board/cells.tsx";
import { emptyHand, groundOf, handle, type HandEvent, inTray, shadowOf } from "./hand.ts";
import { type Held, lift, nearest } from "./laying.ts";
import { find, measure, pullAt } from "./motion.ts";

/** How far a pointer moves before it is a drag, and how far above a finger it carries a piece, in pixels. */
const STILL = 6;
const ABOVE = 28;

/** How often a page scrolls below a piece, in milliseconds. */
const FRAME = 16;

const KEYS: Record<string, "turn" | "mirror" | "escape"> = { R: "turn", M: "mirror", ESCAPE: "escape" };

export type Holding = ReturnType<typeof useHand>;

interface HandProps {
  board: string;
  /** Letters of the pieces that may be moved. */
  letters: string;
  /** Gets the board whenever a piece is put down or away; until then, nothing changes. */
  lay: (board: string) => void;
  /** Called when a piece is fixed, or does not fit. */
  refuse: (letter: string) => void;
}

/** A pointer that came down with a piece: where, whether the hand held it before, and whether it has moved since. */
interface Drag {
  x: number;
  y: number;
  piece: Held;
  wasHeld: boolean;
  moved: boolean;
}

/** The hand and its changes. */
const useActs = ({ board, letters, lay, refuse }: HandProps) => {
  const [hand, setHand] = useState(() => emptyHand(board));
  // An event may come before the last one is drawn.
  const now = useRef(hand);
  const act = (event: HandEvent) => {
    const { hand: after, board: next, refused } = handle(now.current, event, board, others(letters));
    now.current = after;
    setHand(after);
    if (refused) refuse(refused);
    if (next !== undefined && next !== board) lay(next);
  };
  return { hand, now, act };
};

type Acts = ReturnType<typeof useActs>;

/** Hears events before any element does, so that a drag that has ended is forgotten before a new one begins. */
const useFirst = (listeners: Parameters<typeof useEvents>[0]) =>
  useEvents(listeners, { passive: false, capture: true });

/** A pointer that drags and carries pieces. */
const useCarrying = ({ board, letters }: HandProps, { hand, now, act }: Acts) => {
  const drag = useRef<Drag | undefined>(undefined);
  const last = useRef<PointerEvent | undefined>(undefined);
  const { held, state } = hand;
  const carried = state === "carried";

  /** Draws the piece at the pointer, which holds it by its grip, and finds where it would lie. */
  const carry = (piece: Held) => {
    if (!last.current) return;
    const { clientX, clientY, pointerType } = last.current;
    const { left, top, side } = measure();
    const [y, x] = piece.grip.map((cell) => (cell + 0.5) * side);
    const away = drag.current ? 2 * Math.hypot(clientX - drag.current.x, clientY - drag.current.y) : 0;
    // A finger would hide the piece.
    const above = pointerType === "touch" ? Math.min(away, sizeOf(piece.piece).rows * side - y + ABOVE) : 0;
    const [ownLeft, ownTop] = [clientX - x, clientY - y - above];
    const style = find<HTMLElement>(".floating")?.style;
    style?.setProperty("--side", `${side}px`);
    style?.setProperty("translate", `${ownLeft}px ${ownTop}px`);
    const before = now.current;
    const ground = groundOf({ ...before, held: piece }, board);
    const near = nearest(ground, piece, [(ownTop - top) / side, (ownLeft - left) / side]);
    // Most moves change nothing that other views draw.
    const isSame = before.state === "carried" && before.held === piece && `${before.near}` === `${near}`;
    if (!isSame) act({ type: "carry", held: piece, near });
  };
  // It is drawn where the pointer is as soon as there is something to draw, and when it is turned.
  useLayoutEffect(() => {
    if (carried) carry(held!);
  }, [carried, held?.piece]);
  // Where the board goes on beyond the window, the page scrolls below the piece.
  useEffect(() => {
    if (!carried) return;
    const timer = setInterval(() => {
      const box = find(".cells")!.getBoundingClientRect();
      const pull = last.current ? pullAt(last.current.clientY, innerHeight, box) : 0;
      if (!pull || !now.current.held) return;
      scrollBy(0, pull);
      carry(now.current.held);
    }, FRAME);
    return () => clearInterval(timer);
  }, [carried]);

  /** A pointer went down, on the piece with this letter in the tray or else on the board: a drag may begin. */
  const grab = (event: PointerEvent, letter?: string) => {
    if (event.button || !event.isPrimary) return;
    const { clientX: x, clientY: y } = event;
    const cell = cellAt(x, y) ?? -1;
    const onBoard = letters.includes(board[cell] ?? " ") ? lift(board, cell) : undefined;
    const piece = held && (!letter || letter === held.letter) ? held : letter ? inTray(hand, letter) : onBoard;
    last.current = event;
    drag.current = piece && { x, y, piece, wasHeld: piece === held, moved: false };
    // No cell gets the focus: the piece would go there.
    event.preventDefault();
  };
  /** A mouse carries a piece as soon as it has picked it up. */
  const carryPicked = () => {
    const piece = last.current?.pointerType === "mouse" ? now.current.held : undefined;
    if (piece && piece.letter !== held?.letter) carry(piece);
  };
  useFirst({
    pointerdown: ({ isPrimary }) => {
      if (isPrimary) drag.current = undefined;
    },
    pointermove: (event) => {
      const down = event.buttons ? drag.current : undefined;
      if (!event.isPrimary || (!down && (!held || event.pointerType !== "mouse"))) return;
      last.current = event;
      if (!down || down.moved) return held && carry(held);
      // A tap does not move the piece.
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < STILL) return;
      down.moved = true;
      carry(down.piece);
    },
    pointerup: (event) => {
      if (!event.isPrimary || !carried || !drag.current?.moved) return;
      last.current = event;
      const at = cellAt(event.clientX, event.clientY);
      if (drag.current.wasHeld && at !== undefined) {
        // It slid to its place, or stays in the hand.
        act({ type: "press", at, byKeys: false });
        if (event.pointerType === "touch") act({ type: "reach", at, byKeys: false });
        return;
      }
      const { x, y, width, height } = find(".floating")!.getBoundingClientRect();
      act({ type: "release", isAway: cellAt(x + width / 2, y + height / 2) === undefined });
    },
    pointercancel: ({ isPrimary }) => {
      if (!isPrimary || !drag.current) return;
      drag.current = undefined;
      if (carried) act({ type: "escape" });
    },
  });
  return { grab, carryPicked, isDrag: () => !!drag.current?.moved };
};

/** A mouse that holds a piece: its other button and its wheel turn it. */
const useTurning = ({ hand: { held, state }, act }: Acts) => {
  const turnedAt = useRef(0);
  useFirst({
    // Another button would give a cell the focus, and the piece would go there.
    mousedown: (event) => void (held && event.button && event.preventDefault()),
    contextmenu: (event) => {
      if (!held) return;
      event.preventDefault();
      act({ type: "turn" });
    },
    wheel: (event) => {
      if (state !== "carried") return;
      event.preventDefault();
      // One turn of the wheel, or one swipe, is many events with less than 150 ms between two.
      const isNew = event.timeStamp - turnedAt.current >= 150;
      turnedAt.current = event.timeStamp;
      if (isNew) act({ type: "turn" });
    },
  });
};

/** Keys that act on the hand, and letters that pick up pieces. Returns whether one was used: then pieces show their letters. */
const useKeys = ({ board, letters }: HandProps, { hand: { held, byKeys, at }, act }: Acts) => {
  const [isSpelt, setIsSpelt] = useState(false);
  // A piece picked up by a key is moved by keys.
  useLayoutEffect(() => {
    if (held && byKeys) find<HTMLElement>(`[data-at="${at}"]`)?.focus();
  }, [held?.letter]);
  useFirst({
    keydown: (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const key = event.key.toUpperCase();
      if (held && KEYS[key]) act({ type: KEYS[key] });
      else if (["BACKSPACE", "DELETE"].includes(key)) act({ type: "remove" });
      else if (LETTERS.includes(key) && (letters + board).includes(key)) {
        setIsSpelt(true);
        act({ type: "pick", letter: key, byKeys: true });
      } else return;
      event.preventDefault();
    },
  });
  return isSpelt;
};

export const useHand = (props: HandProps) => {
  const { board, letters } = props;
  const acts = useActs(props);
  const { hand, act } = acts;
  const { grab, carryPicked, isDrag } = useCarrying(props, acts);
  const ground = groundOf(hand, board);
  const spare = [...letters].filter((letter) => !ground.includes(letter));

  /** A click; one made by a key has no `detail`. A click that only ends a drag does not count. */
  const click = (event: HandEvent, detail: number) => {
    if (detail && isDrag()) return;
    act(event);
    if (detail) carryPicked();
  };
  useTurning(acts);
  const isSpelt = useKeys(props, acts);
  // On another board the hand is empty.
  useLayoutEffect(() => act({ type: "escape" }), [board]);
  useFirst({
    // On blank paper it is put away.
    click: ({ target }) => {
      if (hand.held && !isDrag() && !(target as Element).closest(".cells, button, a, summary, select"))
        act({ type: "remove" });
    },
  });
  return {
    hand,
    /** The board without the piece in the hand, and the letters of the pieces that may be moved, and of those in the tray. */
    ground,
    letters,
    spare,
    isSpelt,
    ...shadowOf(hand, board),
    act,
    grab,
    /** A piece in the tray, or a cell, was pressed: by a pointer if there is a `detail`, otherwise by a key or a screen reader. */
    pick: (letter: string, detail: number) => click({ type: "pick", letter, byKeys: !detail }, detail),
    press: (at: number, detail: number) => click({ type: "press", at, byKeys: !detail }, detail),
    reach: (at: number) => act({ type: "reach", at, byKeys: true }),
  };
};
