// The hand that lays pieces: mouse, finger or keyboard. A piece is picked up, carried over the board, turned, and put down.

import { type RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { pitchOf } from "../twin/board.ts";
import { LETTERS } from "../solver/parse.ts";
import { useEvents } from "./events.ts";
import { gripAt, type Held, isFree, lift, mirror, take, turn, under, withoutPiece, withPiece } from "./laying.ts";

/** A pointer that is down: where it is, whether it has moved, and whether the piece was in the hand before. */
interface Pointer {
  x: number;
  y: number;
  moved: boolean;
  before: boolean;
  /** It came down on the piece's slot in the box. */
  inBox: boolean;
}

/** How far a pointer moves before it carries, in pixels. */
const STILL = 6;

/** The keys that take a piece off the board. */
const REMOVE = ["BACKSPACE", "DELETE"];

/** What a hand is at, and what people do with it. */
export type Hand = ReturnType<typeof useHand>;

/**
 * A hand over a board. The pieces in `locked` stay where they lie. `area` is the element that holds the board's cells.
 * `lay` gets the board whenever a piece was put down or away: until then, nothing has changed.
 */
export const useHand = (
  board: string,
  without: string,
  locked: string,
  area: RefObject<HTMLElement | null>,
  lay: (board: string) => void,
) => {
  const [held, setHeld] = useState<Held>();
  const [at, setAt] = useState(() => board.search(/[^.]/));
  const [over, setOver] = useState(true);
  const [fresh, setFresh] = useState(false);
  const [pointer, setPointer] = useState<Pointer>();
  const pitch = pitchOf(board);
  // A pointer has done its work before its click comes.
  const handled = useRef(false);

  const ground = held ? withoutPiece(board, held.letter) : board;
  const spare = [...LETTERS].filter((letter) => !ground.includes(letter) && !without.includes(letter));
  const cells = held && under(ground, held, at);
  const aside = !!held && !!pointer && !over;
  const laid = held && isFree(ground, cells!) ? withPiece(ground, held.letter, cells!) : undefined;

  const drop = (next: string) => {
    setHeld(undefined);
    setPointer(undefined);
    if (next !== board) lay(next);
  };
  const put = () => laid && drop(laid);
  const putAway = () => drop(ground);

  /** The cell of the board at a pointer, or undefined. */
  const cellAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
    const { left, top, width, height } = area.current!.querySelector(".cells")!.getBoundingClientRect();
    const [columns, rows] = [pitch - 1, board.split(" ").length];
    const x = Math.floor(((clientX - left) / width) * columns);
    const y = Math.floor(((clientY - top) / height) * rows);
    return x >= 0 && y >= 0 && x < columns && y < rows ? y * (columns + 1) + x : undefined;
  };
  const reach = (cell: number) => {
    setAt(cell);
    setOver(true);
    setFresh(false);
  };
  const follow = (event: PointerEvent) => {
    const cell = cellAt(event);
    if (cell !== undefined) reach(cell);
    else setOver(false);
  };
  const raise = (cell: number | undefined): Held | undefined =>
    cell === undefined || locked.includes(board[cell]) ? undefined : lift(board, cell);
  /** A piece comes out of the box, and is held where there is room for it, as near as can be. Returns the cell. */
  const show = (next: Held): number => {
    const far = (cell: number) =>
      Math.hypot(Math.floor(cell / pitch) - Math.floor(at / pitch), (cell % pitch) - (at % pitch));
    const roomFor = (piece: Held) =>
      [...ground].flatMap((_, cell) => (isFree(ground, under(ground, piece, cell)) ? cell : []));
    // On a narrow board not every way round has room.
    const ways = [next, turn(next), turn(turn(next)), turn(turn(turn(next)))];
    const piece = ways.find((each) => roomFor(each).length) ?? next;
    const room = roomFor(piece);
    const cell = room.reduce((best, cell) => (far(cell) < far(best) ? cell : best), room[0] ?? at);
    reach(cell);
    setFresh(true);
    setHeld(piece);
    return cell;
  };
  /** The piece in the hand becomes another way round. */
  const change = (next: Held | undefined) => {
    if (next && fresh) show(next);
    else setHeld(next);
  };
  const grab = (event: PointerEvent, next: Held | undefined, inBox = false) => {
    if (event.button || !next) return;
    event.preventDefault();
    handled.current = true;
    if (inBox && next !== held) show(next);
    else setHeld(next);
    setPointer({ x: event.clientX, y: event.clientY, moved: false, before: next === held, inBox });
    if (!inBox) follow(event);
  };

  // On another board the hand is empty.
  useLayoutEffect(() => setHeld(undefined), [board]);

  useEvents({
    pointermove: (event) => {
      if (!held) return;
      const { clientX: x, clientY: y } = event;
      // A tap does not move the piece.
      if (!pointer || pointer.moved || cellAt(event) !== undefined) follow(event);
      if (pointer && (pointer.moved || Math.hypot(x - pointer.x, y - pointer.y) > STILL))
        setPointer({ ...pointer, x, y, moved: true });
    },
    pointerup: (event) => {
      if (!pointer) return;
      setPointer(undefined);
      const inside = cellAt(event) !== undefined;
      if (inside && (pointer.moved || pointer.before)) put();
      else if (!pointer.moved && pointer.before && pointer.inBox) change(held && turn(held));
      else if (!inside && pointer.moved) putAway();
    },
    pointercancel: () => setPointer(undefined),
    keydown: (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLSelectElement) return;
      const key = event.key.toUpperCase();
      if (held && key === "R") change(turn(held));
      else if (held && key === "M") change(mirror(held));
      else if (held && key === "ESCAPE") setHeld(undefined);
      else if (held && REMOVE.includes(key)) putAway();
      else if (REMOVE.includes(key) && raise(at)) drop(withoutPiece(board, board[at]));
      else if (LETTERS.includes(key) && !locked.includes(key) && (spare.includes(key) || board.includes(key)))
        pick(key);
      else return;
      event.preventDefault();
    },
  });

  const pick = (letter: string) => {
    if (held?.letter === letter) return change(turn(held));
    let cell = board.indexOf(letter);
    if (spare.includes(letter)) cell = show(take(letter));
    else setHeld(lift(board, cell));
    area.current!.querySelector<HTMLElement>(`[data-at="${cell}"]`)?.focus();
    setFresh(spare.includes(letter));
  };
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
    /** Letters of the pieces in the box. */
    spare,
    /** The cells that the piece would cover; undefined with nothing in the hand, or while it is carried beside the board. */
    cells: aside ? undefined : cells,
    /** The board with the piece put down, if it may lie there. */
    laid,
    /** The piece has just come into the hand, and has not been pointed anywhere yet. */
    fresh,
    /** Where the piece is drawn while it is carried beside the board, in pixels of the window. */
    floating: aside && pointer.moved ? pointer : undefined,
    turn: () => change(held && turn(held)),
    mirror: () => change(held && mirror(held)),
    putAway,
    /** The keyboard has come to a cell. */
    reach,
    /** A cell was pressed, by the keyboard or a screen reader. */
    press: (at: number) => clicked(() => (held ? put() : setHeld(raise(at)))),
    /** A piece in the box was pressed, likewise. */
    pick: (letter: string) => clicked(() => pick(letter)),
    /** A pointer has come down on the board. */
    down: (event: PointerEvent) => grab(event, held ?? raise(cellAt(event))),
    /** A pointer has come down on a piece in the box. */
    downOn: (letter: string, event: PointerEvent) => grab(event, held?.letter === letter ? held : take(letter), true),
  };
};
