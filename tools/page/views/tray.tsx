// The pieces that are to be laid. Each has its slot, also while it lies on the board, so nothing moves under a pointer.

import type { Hand } from "../hand.ts";
import { sizeOf, take } from "../laying.ts";
import { Picture } from "./grid.tsx";

/** The tray with slots for these letters. */
export const Tray = ({ hand, letters }: { hand: Hand; letters: string[] }) => (
  <div
    class="tray"
    role="group"
    aria-label="Pieces"
    style={{
      "--two": Math.ceil(letters.length / 2),
      "--three": Math.ceil(letters.length / 3) || 3,
      "--longest": letters.includes("I") ? 5.4 : 4.4,
    }}
  >
    {letters.map((letter) => {
      const isHeld = hand.held?.letter === letter;
      const { piece } = isHeld ? hand.held! : take(letter);
      return hand.spare.includes(letter) ? (
        <button
          type="button"
          key={letter}
          class={isHeld && hand.carried ? "away" : ""}
          aria-label={letter}
          aria-pressed={isHeld}
          onPointerDown={(event) => hand.grab(event, letter)}
          onClick={({ detail }) => detail === 0 && hand.pick(letter)}
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
