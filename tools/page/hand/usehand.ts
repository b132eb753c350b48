// The hand on the page, moved by pointers, wheel and keys. A carried piece follows the pointer without a new drawing.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Cell, others } from "../../boards/cells.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { cellAt } from "../board/cells.tsx";
import { useEvents } from "../parts/events.ts";
import { useKeys } from "../parts/keys.ts";
import { recall, remember } from "../place/memory.ts";
import { emptyHand, groundOf, type Hand, handle, type HandEvent, inTray, shadowOf } from "./hand.ts";
import { type Held, lift } from "./laying.ts";
import { find, measure, useMotion } from "./motion.ts";
import { cornerOf, dragged, type Pointer, type PointerNews } from "./pointer.ts";

interface HandProps {
  board: string;
  letters: string;
  /** Gets the board whenever a piece is put down or away; until then, nothing changes. */
  lay: (board: string) => void;
  /** Called when a piece is fixed, or does not fit. */
  refuse: (letter: string, hand: Hand) => void;
}

/** One turn of the wheel, or one swipe, is many events with less than so many milliseconds between two. */
const SWIPE = 150;

/** The hand, what is seen of it on the board, and what elements do to it. It remembers what a player has learnt. */
export const useHand = ({ board, letters, lay, refuse }: HandProps) => {
  const [hand, setHand] = useState(() => {
    return { ...emptyHand(board), hasTurned: !!recall("turned"), hasKeyed: !!recall("keyed") };
  });
  const { held, state, byKeys, at } = hand;
  // Whether a letter has picked up a piece: then pieces show theirs.
  const [isSpelt, setIsSpelt] = useState(false);
  // An event may come before the last one is drawn.
  const now = useRef(hand);
  const pointer = useRef<Pointer>({});
  const turnedAt = useRef(0);
  const act = (event: HandEvent) => {
    const before = now.current;
    const { hand: after, board: next, refused } = handle(before, event, board, others(letters));
    now.current = after;
    setHand(after);
    if (after.hasTurned && !before.hasTurned) remember("turned", true);
    if (after.hasKeyed && !before.hasKeyed) remember("keyed", true);
    if (refused) refuse(refused, after);
    if (next !== undefined && next !== board) lay(next);
  };

  const isDrag = () => (pointer.current.drag?.state ?? "down") !== "down";
  const take = (news: PointerNews) => {
    const { pointer: next, acts } = dragged(pointer.current, news, now.current, board);
    pointer.current = next;
    for (const each of acts) act(each);
    const carried = now.current.state === "carried" && now.current.held;
    if (!carried) return;
    const [y, x] = cornerOf(next, carried);
    find<SVGElement>(".floating")?.style.setProperty("translate", `${x * SIDE}px ${y * SIDE}px`);
  };
  const hear = (type: PointerNews["type"], event: PointerEvent, piece?: Held, on?: string) => {
    const { clientX, clientY, pointerType: kind, buttons } = event;
    const { left, top, side } = measure();
    const place: Cell = [(clientY - top) / side, (clientX - left) / side];
    if (event.isPrimary) take({ type, at: place, side, kind, isPressed: buttons > 0, piece, on });
  };
  /** Where a pointer rests, it carries what the hand holds by now. */
  const rest = () => pointer.current.last && take({ ...pointer.current.last, type: "move" });
  /** A pointer went down, on the piece with this letter in the tray or else on the board: a drag may begin. */
  const grab = (event: PointerEvent, letter?: string) => {
    if (event.button) return;
    const inHand = now.current.held;
    const cell = cellAt(event.clientX, event.clientY) ?? -1;
    const onBoard = letters.includes(board[cell] ?? " ") ? lift(board, cell) : undefined;
    const piece =
      inHand && (!letter || letter === inHand.letter) ? inHand : letter ? inTray(now.current, letter) : onBoard;
    hear("down", event, piece);
    // No cell gets the focus: the piece would go there.
    if (event.isPrimary) event.preventDefault();
  };
  /** A click; one made by a key has no `detail`. A click that only ends a drag does not count. */
  const click = (event: HandEvent, detail: number) => {
    if (detail && isDrag()) return;
    act(event);
    if (detail) rest();
  };

  // Pointers are heard before any element hears them: a drag that has ended is forgotten before a new one begins.
  useEvents(
    {
      pointerdown: (event) => hear("down", event),
      pointermove: (event) => hear("move", event),
      pointerup: (event) => {
        const button = (event.target as Element).closest<HTMLElement>("[data-act]");
        hear("up", event, undefined, button?.dataset.act);
      },
      pointercancel: (event) => hear("cancel", event),
      // Another button, which turns a piece, would give a cell the focus, and the piece would go there.
      mousedown: (event) => void (held && event.button && event.preventDefault()),
      contextmenu: (event) => {
        if (!held) return;
        event.preventDefault();
        act({ type: "turn" });
      },
      wheel: (event) => {
        if (state !== "carried") return;
        event.preventDefault();
        const isNew = event.timeStamp - turnedAt.current >= SWIPE;
        turnedAt.current = event.timeStamp;
        if (isNew) act({ type: "turn" });
      },
      // A click beside the board puts the piece away.
      click: ({ target }) => {
        if (held && !isDrag() && !(target as Element).closest(".cells, button, a, summary, select"))
          act({ type: "remove" });
      },
    },
    { passive: false, capture: true },
  );
  const spell = (letter: string) => {
    setIsSpelt(true);
    act({ type: "pick", letter, byKeys: true });
  };
  useKeys("hand", letters !== "", {
    letter: (letter) => (letters + board).includes(letter) && spell(letter),
    "R M": (key) => (held ? act({ type: key === "R" ? "turn" : "mirror" }) : false),
    Escape: () => (held ? act({ type: "escape" }) : false),
    "Backspace Delete": () => act({ type: "remove" }),
    Tab: () => {
      act({ type: "reach", at, byKeys: true });
      return false;
    },
  });
  // A piece is where the pointer rests as soon as it is drawn, and again when it is turned.
  useLayoutEffect(() => void (state === "carried" && rest()), [state, held?.piece]);
  useMotion({ board, hand }, letters, (piece) => cornerOf(pointer.current, piece));
  // A piece picked up by a key is moved by keys.
  useLayoutEffect(() => {
    if (held && byKeys) find<HTMLElement>(`[data-at="${at}"]`)?.focus();
  }, [held?.letter]);
  // On another board the hand is empty.
  useLayoutEffect(() => act({ type: "escape" }), [board]);
  return {
    ...hand,
    ...shadowOf(hand, board),
    /** The board without the piece in the hand, and the letters of the pieces that may be moved. */
    ground: groundOf(hand, board),
    letters,
    isSpelt,
    act,
    grab,
    /** A piece in the tray, or a cell, was pressed; without a `detail`, by a key or a screen reader. */
    pick: (letter: string, detail: number) => click({ type: "pick", letter, byKeys: !detail }, detail),
    press: (cell: number, detail: number) => click({ type: "press", at: cell, byKeys: !detail }, detail),
    reach: (cell: number) => act({ type: "reach", at: cell, byKeys: true }),
  };
};

export type LiveHand = ReturnType<typeof useHand>;
