// The end of a game: the pieces become the program that prints them, it runs, and the player hears how it went.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { blank, LETTERS } from "../../solver/cells.ts";
import { number } from "../../solver/words.ts";
import { formatAddress, inView, type Place } from "../address.ts";
import { useFound } from "../ask.ts";
import { calm } from "../events.ts";
import { placeOf, sizeOf } from "../laying.ts";
import { numberOf } from "../found.ts";
import { NEXT, runNext } from "../sandbox.ts";
import { Ink, Picture, viewBox } from "./grid.tsx";

/** How long the pieces take to become text, in milliseconds; the style sheet knows it, too. */
const RIPPLE = 1300;

/** The program in the shape of a solution, which spreads from the piece that was laid last. */
export const Ripple = ({ board, last }: { board: string; last: number }) => {
  const { columns, rows } = sizeOf(board);
  const [y, x] = placeOf(board, last);
  const at = { "--x": `${((x + 0.5) / columns) * 100}%`, "--y": `${((y + 0.5) / rows) * 100}%` };
  return (
    <svg class="board ripple" viewBox={viewBox(board)} style={at} role="img" aria-label="Your solution, a program">
      <Ink board={board} letters={LETTERS} />
    </svg>
  );
};

/** Runs the program of a solution once it is there to be seen, and shows what it prints. Then come the children. */
export const Ending = ({ place, children }: { place: Place; children: ComponentChildren }) => {
  const { board } = place;
  const found = useFound(blank(board), place.without);
  // The board of the next program, as soon as it is printed.
  const [printed, setPrinted] = useState<string>();
  useEffect(() => runNext(board, calm() ? 0 : RIPPLE, setPrinted), [board]);
  const which = printed && numberOf(found, printed);
  return (
    <>
      <div class="printed" role="status">
        <p class="note">
          <code>$ node pentomino.mjs {NEXT}</code>
        </p>
        {printed && (
          <a href={formatAddress(inView(place, "program", printed))}>
            <Picture board={printed} ink />
            Your program printed {which ? `number ${number(which)}` : "the next solution"}.
          </a>
        )}
        {!printed && <p class="note">Your program runs …</p>}
      </div>
      {printed && children}
    </>
  );
};
