// The pieces still to lay. Each keeps its slot, so nothing moves under the pointer.

import { sizeOf } from "../../boards/cells.ts";
import { Figure } from "../board/figure.tsx";
import { inTray } from "./hand.ts";
import type { LiveHand } from "./usehand.ts";

export const Tray = ({ hand, letters }: { hand: LiveHand; letters: string[] }) => (
  <div class="tray" role="group" aria-label="Pieces" style={{ "--longest": letters.includes("I") ? 5.4 : 4.4 }}>
    {letters.map((letter) => {
      const { ground, grab, pick } = hand;
      const isHeld = hand.held?.letter === letter;
      const { piece } = inTray(hand, letter);
      return hand.letters.includes(letter) && !ground.includes(letter) ? (
        <button
          key={letter}
          type="button"
          class={isHeld && hand.state === "carried" ? "away" : ""}
          aria-label={letter}
          aria-pressed={isHeld}
          onPointerDown={(event) => grab(event, letter)}
          onClick={({ detail }) => void pick(letter, detail)}
          style={{ "--wide": sizeOf(piece).columns }}
        >
          <Figure board={piece} />
          <span class="note" aria-hidden="true">
            {letter}
          </span>
        </button>
      ) : (
        <span key={letter} aria-hidden="true" />
      );
    })}
  </div>
);
