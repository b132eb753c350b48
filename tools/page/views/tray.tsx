// The box of pieces. Each has its slot, also while it lies on the board, so nothing moves under a pointer.

import { LETTERS } from "../../solver/parse.ts";
import type { Hand } from "../hand.ts";
import { take } from "../laying.ts";
import { Picture, sizeOf } from "./grid.tsx";

interface TrayProps {
  hand: Hand;
  /** Letters of the pieces that are not used at all. */
  without: string;
}

export const Tray = ({ hand, without }: TrayProps) => (
  <div class="tray" role="group" aria-label="Pieces">
    {[...LETTERS]
      .filter((letter) => !without.includes(letter))
      .map((letter) => {
        const isHeld = hand.held?.letter === letter;
        const { piece } = isHeld ? hand.held! : take(letter);
        return hand.spare.includes(letter) ? (
          <button
            type="button"
            key={letter}
            aria-label={letter}
            aria-pressed={isHeld}
            onPointerDown={(event) => hand.downOn(letter, event)}
            onClick={() => hand.pick(letter)}
            style={{ "--wide": sizeOf(piece).columns }}
          >
            <Picture board={piece} />
            <span aria-hidden="true">{letter}</span>
          </button>
        ) : (
          <span key={letter} class="slot" aria-hidden="true" />
        );
      })}
  </div>
);
