// The hand that lays pieces, moved by mouse, finger or keyboard.
//
//           nothing held             held, over a cell             carried, by a pointer
// pick      the piece is held *      turned; another is held       turned; another is held
// press     the piece there is held  laid to cover it; or refused  laid where it is shown, or near
// carry     the piece is carried     carried                       carried on
// release                                                          laid; or refused, and back; or away, off the board
// turn, mirror                       turned, mirrored              turned, mirrored
// escape                             let go: nothing has changed   let go
// remove    the piece there is away  away                          away
//
// * Turned, too, if it has just been dropped where it does not fit, by a player who has turned no piece yet.

import { isFree, withoutPiece, withPiece } from "../../boards/cells.ts";
import { type Held, lift, mirror, take, turn, under } from "./laying.ts";

export interface Hand {
  state: "empty" | "held" | "carried";
  held: Held | undefined;
  /** The cell under the hand, or at which the keyboard is. */
  at: number;
  /** The cells over which a piece is carried, on which it may fit or not; undefined beside the board. */
  near?: number[] | undefined;
  /** The pieces as they were last turned, each a little board. They lie like this in the tray. */
  turned: Record<string, string>;
  hasTurned: boolean;
  /** The letter of the piece that a pointer last dropped where it does not fit. */
  misfit?: string | undefined;
  hasKeyed: boolean;
  /** Whether a key or a screen reader moved it last: if so, its place is announced. */
  byKeys: boolean;
}

/** What happens to a hand; `byKeys` says that no pointer did it. */
export type HandEvent =
  | { type: "pick"; letter: string; byKeys: boolean }
  | { type: "press" | "reach"; at: number; byKeys: boolean }
  | { type: "carry"; held: Held; near: number[] | undefined }
  | { type: "release"; isAway: boolean }
  | { type: "turn" | "mirror" | "escape" | "remove" };

/** The result: the hand; the board, if it changes; the letter of a piece that is fixed or does not fit. */
interface Outcome {
  hand: Hand;
  board?: string;
  refused?: string | undefined;
}

/** An empty hand at the first empty cell of a board, or at its first cell. */
export const emptyHand = (board: string): Hand => ({
  state: "empty",
  held: undefined,
  at: Math.max(board.indexOf("x"), board.search(/[^.]/)),
  turned: {},
  hasTurned: false,
  hasKeyed: false,
  byKeys: false,
});

export const inTray = ({ turned }: Hand, letter: string): Held => take(letter, turned[letter]);

export const groundOf = ({ held }: Hand, board: string): string => (held ? withoutPiece(board, held.letter) : board);

/** The cells that the held piece would cover, and the board with it there, if it fits. A moving finger shows none. */
export const shadowOf = (hand: Hand, board: string): { cells?: number[] | undefined; laid?: string | undefined } => {
  const { state, held, at, near, byKeys } = hand;
  if (!held) return {};
  const ground = groundOf(hand, board);
  const cells = state === "carried" ? near : byKeys ? under(ground, held, at) : undefined;
  return { cells, laid: cells && isFree(ground, cells) ? withPiece(ground, held.letter, cells) : undefined };
};

/** What an event does to a hand over a board on which the pieces in `fixed` stay where they are. */
export const handle = (hand: Hand, event: HandEvent, board: string, fixed: string): Outcome => {
  const { held } = hand;
  const ground = groundOf(hand, board);
  const letGo: Hand = { ...hand, state: "empty", held: undefined };
  const hold = (next: Held, more: Partial<Hand> = {}): Outcome => ({
    hand: { ...hand, held: next, ...more, turned: { ...hand.turned, [next.letter]: next.piece } },
  });
  const lay = (next: string): Outcome => ({ hand: letGo, board: next });
  const raise = (at: number, byKeys: boolean): Outcome => {
    const there = lift(board, at);
    if (there && !fixed.includes(there.letter)) return hold(there, { state: "held", at, byKeys });
    return { hand: { ...hand, at, byKeys }, refused: there?.letter };
  };
  switch (event.type) {
    case "pick": {
      const { letter, byKeys } = event;
      if (held?.letter === letter) return hold(turn(held), { byKeys, hasTurned: true });
      if (board.includes(letter)) return raise(board.indexOf(letter), byKeys);
      const taken = inTray(hand, letter);
      if (letter === hand.misfit && !hand.hasTurned && !byKeys)
        return hold(turn(taken), { state: "held", byKeys, hasTurned: true });
      return hold(taken, { state: "held", byKeys });
    }
    case "press": {
      if (!held) return raise(event.at, event.byKeys);
      const seen = hand.state === "carried" ? shadowOf(hand, board).laid : undefined;
      const laid = seen ?? shadowOf({ ...hand, state: "held", at: event.at, byKeys: true }, board).laid;
      const hasKeyed = hand.hasKeyed || event.byKeys;
      return laid ? { hand: { ...letGo, hasKeyed }, board: laid } : { hand, refused: held.letter };
    }
    case "reach":
      return { hand: { ...hand, state: held ? "held" : "empty", at: event.at, byKeys: event.byKeys } };
    case "carry": {
      // Most moves of a pointer change nothing.
      const isSame = hand.state === "carried" && held === event.held && `${hand.near}` === `${event.near}`;
      return isSame ? { hand } : hold(event.held, { state: "carried", near: event.near, byKeys: false });
    }
    case "release": {
      const { laid } = shadowOf(hand, board);
      if (laid || event.isAway) return lay(laid ?? ground);
      return { hand: { ...letGo, misfit: held?.letter }, board, refused: held?.letter };
    }
    case "turn":
      return held ? hold(turn(held), { hasTurned: true }) : { hand };
    case "mirror":
      return held ? hold(mirror(held)) : { hand };
    case "escape":
      return { hand: held ? letGo : hand };
    case "remove": {
      const there = held ? { hand } : raise(hand.at, hand.byKeys);
      return there.hand.held ? lay(groundOf(there.hand, board)) : there;
    }
  }
};
