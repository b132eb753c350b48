// How to play, and what this is about.

import { KEYS } from "../parts/keys.ts";
import { homePage } from "../place/share.ts";

const { hand, cells, game } = KEYS;
const WITH_PIECE = [hand.letter, cells.arrow, hand["R M"], cells.Enter, hand.Escape, hand["Backspace Delete"]];
const typed = `${WITH_PIECE.join(", ")}. ${game["Ctrl+Z"]}.`;

export const Help = () => {
  const home = homePage();
  return (
    <details class="note">
      <summary>How to play</summary>
      <p>
        Cover every square of the board. Use each piece once. Pieces may not overlap or stick out. A puzzle has one
        answer.
      </p>
      <p>
        Drag a piece to the board, or press it and then its place. Press it in the tray again to turn it. Drag it off
        the board, or press beside the board, to put it away.
      </p>
      <p class="keys">
        With the mouse, the wheel or a right click turns a piece, and so does Turn if you drop it there. With the
        keyboard, {typed.split(/\b(Ctrl|[A-Z])\b/).map((part, i) => (i % 2 ? <kbd>{part}</kbd> : part))}
      </p>
      <p>
        A quine is a program that prints its own source. This one solves the puzzle and prints itself in the shape of
        every solution, including yours, which you can then read, run and download.
      </p>
      {home && <a href={home}>This page on the web</a>}
    </details>
  );
};
