// What moves the hand: pointers, the wheel and keys. While a pointer carries a piece, it is drawn where the pointer is, at once and
// without a new drawing; where it would lie is state. A click may come from a key or a screen reader, a drag only from a pointer.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { LETTERS, others, sizeOf } from "../../boards/cells.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { calm, keyOf, useEvents } from "../parts/events.ts";
import { cellAt } from "../board/cells.tsx";
import { emptyHand, groundOf, handle, type HandEvent, inTray, shadowOf } from "./hand.ts";
import { type Held, lift, nearest } from "./laying.ts";

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector);

/** Where the board begins in the window, and the side of a cell, in pixels. */
export const measure = () => {
  const { a, e, f } = find<SVGSVGElement>(".cells svg")!.getScreenCTM()!;
  return { left: e, top: f, side: a * SIDE };
};

/** Shakes a piece that cannot be moved or laid, unless the user prefers reduced motion. */
export const shake = (letter: string) =>
  calm() ||
  find(`:is(.cells, .floating) .${letter}`)?.animate({ translate: ["0", "-1.5px", "1.5px", "-1px", "1px", "0"] }, 250);

/** How far a pointer moves before it is a drag, and how far above a finger it carries a piece, in pixels. */
const STILL = 6;
const ABOVE = 28;

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

/**
 * What the pointer did last, and a drag, which begins when it comes down with a piece: once it has moved, it slides the piece that
 * the hand held, or takes another along.
 */
interface Pointer {
  last?: PointerEvent;
  drag?: { x: number; y: number; piece: Held; state: "down" | "sliding" | "taking" } | undefined;
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

/** The upper left corner of a piece in the window. The pointer holds it by its grip; a finger, which would hide it, carries it higher. */
const cornerAt = ({ last, drag }: Pointer, { piece, grip }: Held, side: number) => {
  const { clientX, clientY, pointerType } = last!;
  const [y, x] = grip.map((cell) => (cell + 0.5) * side);
  const away = drag ? 2 * Math.hypot(clientX - drag.x, clientY - drag.y) : 0;
  const above = pointerType === "touch" ? Math.min(away, sizeOf(piece).rows * side - y + ABOVE) : 0;
  return [clientX - x, clientY - y - above];
};

/** Returns what draws a piece at the pointer and finds where it would lie. */
const useCarrying = ({ board }: HandProps, { hand, now, act }: Acts, pointer: { current: Pointer }) => {
  const { held, state } = hand;
  const carry = (piece: Held) => {
    if (!pointer.current.last) return;
    const { left, top, side } = measure();
    const [x, y] = cornerAt(pointer.current, piece, side);
    const style = find<HTMLElement>(".floating")?.style;
    style?.setProperty("--side", `${side}px`);
    style?.setProperty("translate", `${x}px ${y}px`);
    const before = now.current;
    const near = nearest(groundOf({ ...before, held: piece }, board), piece, [(y - top) / side, (x - left) / side]);
    // Most moves change nothing that other views draw.
    const isSame = before.state === "carried" && before.held === piece && `${before.near}` === `${near}`;
    if (!isSame) act({ type: "carry", held: piece, near });
  };
  // It is drawn where the pointer is as soon as there is something to draw, and when it is turned.
  useLayoutEffect(() => {
    if (state === "carried") carry(held!);
  }, [state, held?.piece]);
  return carry;
};

/** A pointer that drags pieces, and a mouse that carries them. */
const useDragging = (props: HandProps, acts: Acts) => {
  const { board, letters } = props;
  const { hand, now, act } = acts;
  const { held, state } = hand;
  const pointer = useRef<Pointer>({});
  const carry = useCarrying(props, acts, pointer);

  /** A pointer went down, on the piece with this letter in the tray or else on the board: a drag may begin. */
  const grab = (event: PointerEvent, letter?: string) => {
    if (event.button || !event.isPrimary) return;
    const { clientX: x, clientY: y } = event;
    const cell = cellAt(x, y) ?? -1;
    const onBoard = letters.includes(board[cell] ?? " ") ? lift(board, cell) : undefined;
    const piece = held && (!letter || letter === held.letter) ? held : letter ? inTray(hand, letter) : onBoard;
    pointer.current = { last: event, drag: piece && { x, y, piece, state: "down" } };
    // No cell gets the focus: the piece would go there.
    event.preventDefault();
  };
  /** A mouse carries a piece as soon as it has picked it up. */
  const carryPicked = () => {
    const piece = pointer.current.last?.pointerType === "mouse" ? now.current.held : undefined;
    if (piece && piece.letter !== held?.letter) carry(piece);
  };
  useFirst({
    pointerdown: ({ isPrimary }) => {
      if (isPrimary) pointer.current.drag = undefined;
    },
    pointermove: (event) => {
      const drag = event.buttons ? pointer.current.drag : undefined;
      if (!event.isPrimary || (!drag && (!held || event.pointerType !== "mouse"))) return;
      pointer.current.last = event;
      if (drag?.state !== "down") return held && carry(held);
      // A tap does not move the piece.
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < STILL) return;
      drag.state = drag.piece === held ? "sliding" : "taking";
      carry(drag.piece);
    },
    pointerup: (event) => {
      const drag = pointer.current.drag?.state ?? "down";
      if (!event.isPrimary || state !== "carried" || drag === "down") return;
      pointer.current.last = event;
      const at = cellAt(event.clientX, event.clientY);
      if (drag === "sliding" && at !== undefined) {
        // It slid to its place, or stays in the hand.
        act({ type: "press", at, byKeys: false });
        if (event.pointerType === "touch") act({ type: "reach", at, byKeys: false });
        return;
      }
      const { x, y, width, height } = find(".floating")!.getBoundingClientRect();
      act({ type: "release", isAway: cellAt(x + width / 2, y + height / 2) === undefined });
    },
    pointercancel: ({ isPrimary }) => {
      if (!isPrimary || !pointer.current.drag) return;
      pointer.current.drag = undefined;
      if (state === "carried") act({ type: "escape" });
    },
  });
  return { grab, carryPicked, isDrag: () => (pointer.current.drag?.state ?? "down") !== "down" };
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
      const key = keyOf(event);
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
  const { grab, carryPicked, isDrag } = useDragging(props, acts);
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
