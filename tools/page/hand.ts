// The hand that lays pieces: mouse, finger or keyboard. A piece is picked up, carried over the board, turned, and put down.
// While a pointer carries it, it is drawn where the pointer is, at once and by hand; where it would come to lie is state.

import { type RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SIDE } from "../pictures/shapes.ts";
import { LETTERS } from "../solver/parse.ts";
import { pitchOf } from "../twin/board.ts";
import { calm, useEvents } from "./events.ts";
import {
  gripAt,
  type Held,
  isFree,
  lift,
  mirror,
  nearest,
  sizeOf,
  take,
  turn,
  under,
  withoutPiece,
  withPiece,
} from "./laying.ts";

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
  before: boolean;
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
  // Where the piece is drawn while it is carried, and the side of a cell, in pixels of the window.
  const float = useRef({ left: 0, top: 0, cell: 0 });
  const floating = useRef<HTMLDivElement>(null);
  const gliding = useRef<string>("");
  const turnedAt = useRef(0);
  // A pointer has done its work before its click comes.
  const handled = useRef(false);

  const pitch = pitchOf(board);
  const ground = held ? withoutPiece(board, held.letter) : board;
  const spare = [...LETTERS].filter((letter) => !(ground + without).includes(letter));
  const cells = held && !aside ? under(ground, held, at) : undefined;
  const laid = cells && isFree(ground, cells) ? withPiece(ground, held!.letter, cells) : undefined;

  const drop = (next: string) => {
    gliding.current = carried ? held!.letter : "";
    setHeld(undefined);
    if (next !== board) lay(next);
  };
  const put = () => laid && drop(laid);
  const putAway = () => drop(ground);

  /** A place in the window, in cells of the board. */
  const toCells = (x: number, y: number) => {
    const { a, e, f } = area.current!.querySelector<SVGSVGElement>("svg.board")!.getScreenCTM()!;
    return { x: (x - e) / a / SIDE, y: (y - f) / a / SIDE, cell: a * SIDE };
  };
  const isOver = ({ x, y }: { x: number; y: number }): boolean => {
    const { columns, rows } = sizeOf(board);
    return x >= 0 && y >= 0 && x < columns && y < rows;
  };
  const cellAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
    const place = toCells(clientX, clientY);
    return isOver(place) ? Math.floor(place.y) * pitch + Math.floor(place.x) : undefined;
  };
  /** Draws the piece at the pointer, and finds where it would lie. */
  const carry = () => {
    if (!held || !last.current) return;
    const { clientX, clientY, pointerType } = last.current;
    const { columns, rows } = sizeOf(held.piece);
    const { cell } = toCells(0, 0);
    const { x, y } = grip.current ?? { x: columns / 2, y: rows / 2 };
    const away = pointer.current ? 2 * Math.hypot(clientX - pointer.current.x, clientY - pointer.current.y) : 0;
    // A finger would hide the piece.
    const above = pointerType === "touch" ? Math.min(away, (rows - y) * cell + ABOVE) : 0;
    const [left, top] = [clientX - x * cell, clientY - y * cell - above];
    float.current = { left, top, cell };
    if (floating.current) floating.current.style.transform = `translate(${left}px, ${top}px)`;
    const place = toCells(left, top);
    const spot = nearest(ground, held, place.y, place.x);
    setAside(spot === undefined);
    if (spot !== undefined) setAt(spot);
  };
  useLayoutEffect(() => {
    if (carried) carry();
  }, [held, carried]);

  /** The keyboard, or a tap, has come to a cell. */
  const reach = (cell: number) => {
    setAt(cell);
    setAside(false);
    setCarried(false);
  };
  const raise = (cell: number | undefined): Held | undefined => {
    const letter = cell === undefined ? undefined : board[cell];
    if (!letter || !LETTERS.includes(letter) || without.includes(letter)) return undefined;
    return fixed.includes(letter) ? void refuse(letter) : lift(board, cell!);
  };
  /** A piece comes out of the tray, and is held where there is room for it, as near as can be. */
  const show = (next: Held) => {
    const far = (cell: number) =>
      Math.hypot(Math.floor(cell / pitch) - Math.floor(at / pitch), (cell % pitch) - (at % pitch));
    const roomFor = (piece: Held) =>
      [...ground].flatMap((_, cell) => (isFree(ground, under(ground, piece, cell)) ? cell : []));
    // Not every way round has room.
    let [piece, room] = [next, roomFor(next)];
    for (let turns = 0; !room.length && turns < 3; turns++) room = roomFor((piece = turn(piece)));
    const cell = room.reduce((best, cell) => (far(cell) < far(best) ? cell : best), room[0] ?? at);
    reach(cell);
    setHeld(piece);
    return cell;
  };
  const change = (next: Held) => {
    grip.current = undefined;
    setHeld(next);
  };
  const grab = (event: PointerEvent, next: Held | undefined, inTray = false) => {
    if (event.button || pointer.current || !next) return;
    event.preventDefault();
    handled.current = true;
    const { pointerId: id, clientX, clientY } = event;
    pointer.current = { id, x: clientX, y: clientY, moved: false, before: next === held, inTray };
    last.current = event;
    grip.current = undefined;
    if (next === held) return;
    setHeld(next);
    // It is nowhere yet.
    if (inTray) return setAside(true);
    const cell = cellAt(event)!;
    reach(cell);
    // A piece on the board is held where it was grabbed.
    const { x, y } = toCells(clientX, clientY);
    const [top, left] = [Math.floor(cell / pitch) - next.grip[0], (cell % pitch) - next.grip[1]];
    grip.current = { x: x - left, y: y - top };
  };

  // On another board the hand is empty.
  useLayoutEffect(() => setHeld(undefined), [board]);
  useLayoutEffect(() => {
    if (!held) reach(at);
  }, [held]);
  // A piece that was let go glides to its place, on the board or in the tray.
  useLayoutEffect(() => {
    const letter = gliding.current;
    const from = float.current;
    if (held || !letter) return;
    gliding.current = "";
    const target = area.current!.querySelector<SVGElement>(
      `.cells .piece.${letter}, .tray [aria-label="${letter}"] svg`,
    );
    if (!target || calm()) return;
    const to = target.getBoundingClientRect();
    const unit = target instanceof SVGPathElement ? from.cell / SIDE : 1;
    const [x, y] = [(from.left - to.left) / unit, (from.top - to.top) / unit];
    target.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], { duration: GLIDE, easing: "ease-out" });
  });

  const pick = (letter: string) => {
    if (held?.letter === letter) return change(turn(held));
    let cell = board.indexOf(letter);
    if (spare.includes(letter)) cell = show(take(letter));
    else {
      const piece = raise(cell);
      if (!piece) return;
      setHeld(piece);
      reach(cell);
    }
    area.current!.querySelector<HTMLElement>(`[data-at="${cell}"]`)?.focus();
  };
  const spin = (event: WheelEvent) => {
    event.preventDefault();
    // One turn of the wheel is many events.
    if (event.timeStamp - turnedAt.current < WHEEL) return;
    turnedAt.current = event.timeStamp;
    change(turn(held!));
  };
  useEvents(
    {
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
        setCarried(true);
        carry();
      },
      pointerup: (event) => {
        const down = pointer.current;
        if (!down || down.id !== event.pointerId) return;
        pointer.current = undefined;
        if (!held) return;
        if (!down.moved) {
          const cell = cellAt(event);
          if (!down.before) {
            if (down.inTray) show(held);
          } else if (down.inTray) change(turn(held));
          else if (carried) put();
          else if (cell !== undefined) {
            reach(cell);
            const cells = under(ground, held, cell);
            if (isFree(ground, cells)) drop(withPiece(ground, held.letter, cells));
          }
          return;
        }
        const { columns, rows } = sizeOf(held.piece);
        const { left, top, cell } = float.current;
        if (laid) put();
        else if (isOver(toCells(left + (columns * cell) / 2, top + (rows * cell) / 2))) drop(board);
        else putAway();
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
      wheel: carried && held ? spin : undefined,
      keydown: (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLSelectElement) return;
        const key = event.key.toUpperCase();
        if (held && key === "R") change(turn(held));
        else if (held && key === "M") change(mirror(held));
        else if (held && key === "ESCAPE") setHeld(undefined);
        else if (held && REMOVE.includes(key)) putAway();
        else if (REMOVE.includes(key) && raise(at)) lay(withoutPiece(board, board[at]));
        else if (spare.includes(key) || (LETTERS.includes(key) && board.includes(key))) pick(key);
        else return;
        event.preventDefault();
      },
    },
    { passive: false },
  );
  /** Does what a click asks for, unless a pointer has done it. */
  const clicked = (action: () => void) => {
    if (!handled.current) action();
    handled.current = false;
  };
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
    cellSize: () => toCells(0, 0).cell,
    turn: () => change(turn(held!)),
    mirror: () => change(mirror(held!)),
    reach,
    /** A cell was pressed, by the keyboard or a screen reader. */
    press: (at: number) => clicked(() => (held ? put() : setHeld(raise(at)))),
    /** A piece in the tray was pressed, likewise. */
    pick: (letter: string) => clicked(() => pick(letter)),
    /** A pointer has come down on the board. */
    down: (event: PointerEvent) => grab(event, held ?? raise(cellAt(event))),
    /** A pointer has come down on a piece in the tray. */
    downOn: (letter: string, event: PointerEvent) => grab(event, held?.letter === letter ? held : take(letter), true),
  };
};
