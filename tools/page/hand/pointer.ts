// The pointer that drags a piece: it slides one that the hand held before, and takes along others. Lengths are cells.
//
//         no drag               down with a piece                 sliding                   taking
// move    a mouse carries on    slides or takes it, if not still  carried                   carried
// up                            nothing: it was a click           pressed there; or as ->   let go; turned on Turn
// cancel                        forgotten                         let go                    let go

import { type Cell, sizeOf } from "../../boards/cells.ts";
import { pitchOf } from "../../twin/board.ts";
import { groundOf, type Hand, type HandEvent } from "./hand.ts";
import { type Held, nearest } from "./laying.ts";

/** What a pointer does, and where: the upper left corner of the board is [0, 0], and a cell has `side` pixels. */
export interface PointerNews {
  type: "down" | "move" | "up" | "cancel";
  at: Cell;
  side: number;
  /** "mouse", "touch" or "pen", and whether it is down: a mouse moves also when it is not. */
  kind: string;
  isPressed: boolean;
  /** What may be dragged, if the pointer comes down there. */
  piece: Held | undefined;
  /** What the button under the pointer does with a piece: "turn", "mirror", or nothing. */
  on?: string | undefined;
}

/** What a pointer did last, and its last drag, with where that began. */
export interface Pointer {
  last?: PointerNews;
  drag?: { from: Cell; piece: Held; state: "down" | "sliding" | "taking" } | undefined;
}

/** How far a pointer moves before it is a drag, and how far above a finger it carries a piece, in pixels. */
export const STILL = 6;
const ABOVE = 28;

const distance = (one: Cell, other: Cell): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

const cellUnder = (board: string, [y, x]: Cell): number | undefined => {
  const { columns, rows } = sizeOf(board);
  return y >= 0 && x >= 0 && y < rows && x < columns ? Math.floor(y) * pitchOf(board) + Math.floor(x) : undefined;
};

/** The upper left corner of a carried piece. It is held by its grip; a finger would hide it, and carries it higher. */
export const cornerOf = ({ last, drag }: Pointer, { piece, grip }: Held): Cell => {
  const { at, kind, side } = last!;
  const [y, x] = [at[0] - grip[0] - 0.5, at[1] - grip[1] - 0.5];
  const most = sizeOf(piece).rows - grip[0] - 0.5 + ABOVE / side;
  return [kind === "touch" && drag ? y - Math.min(2 * distance(at, drag.from), most) : y, x];
};

/** What becomes of a pointer, and what it does to the hand over a board. */
export const dragged = (before: Pointer, event: PointerNews, hand: Hand, board: string) => {
  const pointer: Pointer = { ...before, last: event };
  const { drag } = before;
  const { held } = hand;
  const done = (...acts: HandEvent[]) => ({ pointer, acts });
  const carry = (piece: Held | undefined) => {
    if (!piece) return done();
    const ground = groundOf({ ...hand, held: piece }, board);
    return done({ type: "carry", held: piece, near: nearest(ground, piece, cornerOf(pointer, piece)) });
  };
  switch (event.type) {
    case "down":
      pointer.drag = event.piece && { from: event.at, piece: event.piece, state: "down" };
      return done();
    case "move":
      if (!drag || !event.isPressed) return event.kind === "mouse" ? carry(held) : done();
      if (drag.state !== "down") return carry(held);
      if (distance(event.at, drag.from) * event.side < STILL) return done();
      pointer.drag = { ...drag, state: drag.piece === held ? "sliding" : "taking" };
      return carry(drag.piece);
    case "up": {
      if (!held || hand.state !== "carried" || !drag || drag.state === "down") return done();
      if (event.kind === "mouse" && (event.on === "turn" || event.on === "mirror")) return done({ type: event.on });
      const at = drag.state === "sliding" ? cellUnder(board, event.at) : undefined;
      const { columns, rows } = sizeOf(held.piece);
      const [y, x] = cornerOf(pointer, held);
      const isAway = cellUnder(board, [y + rows / 2, x + columns / 2]) === undefined;
      if (at === undefined) return done({ type: "release", isAway });
      // The piece lies there now, or stays in the hand.
      const press: HandEvent = { type: "press", at, byKeys: false };
      return event.kind === "touch" ? done(press, { ...press, type: "reach" }) : done(press);
    }
    case "cancel":
      if (drag) pointer.drag = undefined;
      return drag && hand.state === "carried" ? done({ type: "escape" }) : done();
  }
};
