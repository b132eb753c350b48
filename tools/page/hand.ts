// The hand that lays pieces: mouse, finger or keyboard. A piece is picked up, carried over the board, turned, and put down.
// While a pointer carries it, it is drawn where the pointer is, at once and by hand; where it would come to lie is state.

import { type RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SIDE } from "../pictures/shapes.ts";
import { LETTERS, others } from "../solver/cells.ts";
import { calm, useEvents } from "./events.ts";
import {
  gripAt,
  type Held,
  isFree,
  lift,
  mirror,
  nearest,
  placeOf,
  sizeOf,
  take,
  turn,
  under,
  withoutPiece,
  withPiece,
} from "./laying.ts";
import { cellAt } from "./views/grid.tsx";

/** How far a pointer moves before it carries, and how far above a finger a piece is carried, in pixels. */
const STILL = 6;
const ABOVE = 28;

/** How long a piece glides to its place, and how long a turn of the wheel lasts, in milliseconds. */
const GLIDE = 150;
const WHEEL = 150;

/** The keys that take a piece off the board. */
const REMOVE = ["BACKSPACE", "DELETE"];

/** The pointer that is down. */
interface Pointer {
  id: number;
  x: number;
  y: number;
  moved: boolean;
  /** The piece was in the hand before. */
  wasHeld: boolean;
  /** It came down on the piece's slot in the tray. */
  inTray: boolean;
}

/** What a hand is at, and what people do with it. */
export type Hand = ReturnType<typeof useHand>;

interface HandProps {
  board: string;
  /** Letters of the pieces that are not used; all, if nothing may be moved. */
  without: string;
  /** Letters of the pieces that stay where they are. */
  fixed: string;
  /** The element that holds the board's picture and the tray. */
  area: RefObject<HTMLElement | null>;
  /** Gets the board whenever a piece was put down or away: until then, nothing has changed. */
  lay: (board: string) => void;
  /** Somebody wants to pick up a piece that stays where it is. */
  refuse: (letter: string) => void;
}

export const useHand = ({ board, without, fixed, area, lay, refuse }: HandProps) => {
  const [held, setHeld] = useState<Held>();
  const [at, setAt] = useState(() => board.search(/[^.]/));
  // Whether a pointer carries the piece, and whether it does so where the piece cannot lie.
  const [carried, setCarried] = useState(false);
  const [aside, setAside] = useState(false);
  const pointer = useRef<Pointer | undefined>(undefined);
  // Where the pointer was last, and which point of the piece it holds, in cells; undefined stands for the middle.
  const last = useRef<PointerEvent | undefined>(undefined);
  const grip = useRef<{ x: number; y: number } | undefined>(undefined);
  // The element that is drawn at the pointer.
  const floating = useRef<HTMLDivElement>(null);
  const turnedAt = useRef(0);

  const ground = held ? withoutPiece(board, held.letter) : board;
  const spare = others(ground + without);
  const cells = held && !aside ? under(ground, held, at) : undefined;
  const laid = cells && isFree(ground, cells) ? withPiece(ground, held!.letter, cells) : undefined;

  const drop = (next: string | undefined) => {
    if (!next) return;
    const { letter } = held!;
    const from = floating.current?.getBoundingClientRect();
    // By then it is drawn where it lies, but not yet seen there.
    if (from) requestAnimationFrame(() => glide(letter, from));
    setHeld(undefined);
    if (next !== board) lay(next);
  };
  const change = (next: Held | undefined) => {
    grip.current = undefined;
    setHeld(next);
  };
  /** Keyboard or pointer have come to a cell; undefined stands for none where the piece can lie. */
  const reach = (cell: number | undefined, carries = false) => {
    if (cell !== undefined) setAt(cell);
    setAside(cell === undefined);
    setCarried(carries);
  };
  const hold = (piece: Held | undefined, cell: number | undefined) => {
    change(piece);
    reach(cell);
  };

  /** Where the board begins in the window, and the side of a cell, in pixels. */
  const measure = () => {
    const { a, e, f } = area.current!.querySelector<SVGSVGElement>("svg.board")!.getScreenCTM()!;
    return { left: e, top: f, side: a * SIDE };
  };
  /** A piece that was let go somewhere glides to its place, on the board or in the tray. */
  const glide = (letter: string, from: DOMRect) => {
    const target = area.current?.querySelector(`.cells .piece.${letter}, .tray [aria-label="${letter}"] svg`);
    if (!target || calm()) return;
    const to = target.getBoundingClientRect();
    // A piece on the board moves in the units of its picture.
    const unit = target instanceof SVGPathElement ? measure().side / SIDE : 1;
    const [x, y] = [(from.x - to.x) / unit, (from.y - to.y) / unit];
    target.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], { duration: GLIDE, easing: "ease-out" });
  };
  /** Draws the piece at the pointer, and finds where it would lie. */
  const carry = () => {
    if (!held || !last.current) return;
    const { clientX, clientY, pointerType } = last.current;
    const { columns, rows } = sizeOf(held.piece);
    const { left, top, side } = measure();
    const { x, y } = grip.current ?? { x: columns / 2, y: rows / 2 };
    const away = pointer.current ? 2 * Math.hypot(clientX - pointer.current.x, clientY - pointer.current.y) : 0;
    // A finger would hide the piece.
    const above = pointerType === "touch" ? Math.min(away, (rows - y) * side + ABOVE) : 0;
    const [ownLeft, ownTop] = [clientX - x * side, clientY - y * side - above];
    if (floating.current) floating.current.style.transform = `translate(${ownLeft}px, ${ownTop}px)`;
    reach(nearest(ground, held, (ownTop - top) / side, (ownLeft - left) / side), true);
  };
  useLayoutEffect(() => {
    if (carried) carry();
  }, [held, carried]);

  const raise = (cell = -1): Held | undefined => {
    const piece = without.includes(board[cell]) ? undefined : lift(board, cell);
    return piece && fixed.includes(piece.letter) ? void refuse(piece.letter) : piece;
  };
  /** A piece comes out of the tray, and is held where there is room for it, as near as can be. */
  const takeOut = (next: Held) => {
    const [y, x] = placeOf(board, at);
    const far = (cell: number) => Math.hypot(placeOf(board, cell)[0] - y, placeOf(board, cell)[1] - x);
    const near = [...ground].map((_, cell) => cell).sort((a, b) => far(a) - far(b));
    const roomFor = (piece: Held) => near.find((cell) => isFree(ground, under(ground, piece, cell)));
    // Not every way round has room.
    const ways = [next, turn(next), turn(turn(next)), turn(turn(turn(next)))];
    const piece = ways.find((way) => roomFor(way) !== undefined) ?? next;
    const cell = roomFor(piece) ?? at;
    hold(piece, cell);
    return cell;
  };
  const pick = (letter: string) => {
    if (held?.letter === letter) return change(turn(held));
    let cell = board.indexOf(letter);
    const piece = cell < 0 ? take(letter) : raise(cell);
    if (!piece) return;
    if (cell < 0) cell = takeOut(piece);
    else hold(piece, cell);
    area.current!.querySelector<HTMLElement>(`[data-at="${cell}"]`)?.focus();
  };
  const grab = (event: PointerEvent, letter?: string) => {
    if (event.button || pointer.current) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    const cell = cellAt(x, y);
    const wasHeld = !!held && (!letter || letter === held.letter);
    const next = wasHeld ? held : letter ? take(letter) : raise(cell);
    if (!next) return;
    event.preventDefault();
    pointer.current = { id, x, y, moved: false, wasHeld, inTray: !!letter };
    last.current = event;
    if (wasHeld && (carried || cell === undefined)) return;
    hold(next, cell);
    if (cell === undefined) return;
    // A piece on the board is held where it was grabbed.
    const { left, top, side } = measure();
    const [row, column] = placeOf(board, cell);
    grip.current = { x: (x - left) / side - column + next.grip[1], y: (y - top) / side - row + next.grip[0] };
  };

  // On another board the hand is empty.
  useLayoutEffect(() => setHeld(undefined), [board]);
  useEvents(
    {
      // Another button would give a cell the focus, and the piece would go there.
      mousedown: (event) => void (held && event.button && event.preventDefault()),
      pointerdown: ({ pointerId }) => {
        if (held && pointer.current && pointer.current.id !== pointerId) change(turn(held));
      },
      pointermove: (event) => {
        const down = pointer.current;
        if (!held || (down ? down.id !== event.pointerId : event.pointerType !== "mouse")) return;
        // A tap does not move the piece.
        if (down && !down.moved && Math.hypot(event.clientX - down.x, event.clientY - down.y) < STILL) return;
        if (down) down.moved = true;
        last.current = event;
        carry();
      },
      pointerup: (event) => {
        const down = pointer.current;
        if (!down || down.id !== event.pointerId) return;
        pointer.current = undefined;
        if (!held) return;
        if (down.moved) {
          const { x, y, width, height } = floating.current!.getBoundingClientRect();
          const isAway = cellAt(x + width / 2, y + height / 2) === undefined;
          drop(laid ?? (isAway ? ground : board));
        } else if (down.inTray) {
          if (down.wasHeld) change(turn(held));
          else takeOut(held);
        } else if (down.wasHeld) drop(laid);
      },
      pointercancel: ({ pointerId }) => {
        if (pointer.current?.id !== pointerId) return;
        pointer.current = undefined;
        setHeld(undefined);
      },
      contextmenu: (event) => {
        if (!held) return;
        event.preventDefault();
        change(turn(held));
      },
      wheel: (event) => {
        if (!held || !carried) return;
        event.preventDefault();
        // One turn of the wheel is many events.
        if (event.timeStamp - turnedAt.current < WHEEL) return;
        turnedAt.current = event.timeStamp;
        change(turn(held));
      },
      keydown: (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLSelectElement) return;
        const key = event.key.toUpperCase();
        if (held && key === "R") change(turn(held));
        else if (held && key === "M") change(mirror(held));
        else if (held && key === "ESCAPE") setHeld(undefined);
        else if (held && REMOVE.includes(key)) drop(ground);
        else if (REMOVE.includes(key) && raise(at)) lay(withoutPiece(board, board[at]));
        else if (spare.includes(key) || (LETTERS.includes(key) && board.includes(key))) pick(key);
        else return;
        event.preventDefault();
      },
    },
    { passive: false },
  );
  return {
    held,
    /** The cell that the hand is over, or the keyboard at; with a piece in the hand, the cell of it that one holds. */
    at: held ? gripAt(ground, held, at) : at,
    /** The board without the piece in the hand, wherever that came from. */
    ground,
    /** Letters of the pieces in the tray. */
    spare,
    /** The cells that the piece would cover; undefined with nothing in the hand, or while it is carried where it cannot lie. */
    cells,
    /** The board with the piece put down, if it may lie there. */
    laid,
    /** A pointer carries the piece: it is to be drawn in this element, with cells of this side, in pixels. */
    carried: carried && !!held,
    floating,
    cellSize: () => measure().side,
    turn: () => change(turn(held!)),
    mirror: () => change(mirror(held!)),
    reach,
    /** A cell was pressed, by the keyboard or a screen reader. */
    press: (at: number) => (held ? drop(laid) : hold(raise(at), at)),
    /** A piece in the tray was pressed, likewise. */
    pick,
    /** A pointer has come down, on the piece with this letter in the tray or else on the board. */
    grab,
  };
};
