// The end of a game: the pieces become the program that prints them, it runs, and the player hears how it went.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LETTERS } from "../../solver/parse.ts";
import { number } from "../../solver/words.ts";
import { pitchOf } from "../../twin/board.ts";
import { formatAddress, inView, type Place } from "../address.ts";
import { useFound } from "../ask.ts";
import { boardIn, programOf } from "../copy.ts";
import { calm } from "../events.ts";
import { imagesLike, numberOf } from "../found.ts";
import { runCopy } from "../sandbox.ts";
import { Ink, Picture, viewBox } from "./grid.tsx";
import { NEXT } from "./terminal.tsx";

/** How long the pieces take to become text, in milliseconds; the style sheet knows it, too. */
const RIPPLE = 1300;

/** The program in the shape of a solution, which spreads from the piece that was laid last. */
export const Ripple = ({ board, last }: { board: string; last: number }) => {
  const pitch = pitchOf(board);
  const share = (place: number, of: number) => `${Math.round(((place + 0.5) / of) * 100)}%`;
  const at = { "--x": share(last % pitch, pitch - 1), "--y": share(Math.floor(last / pitch), board.split(" ").length) };
  return (
    <svg class="board ripple" viewBox={viewBox(board)} style={at} role="img" aria-label="Your solution, a program">
      <Ink board={board} letters={LETTERS} />
    </svg>
  );
};

/** Runs the program of a solution once it is there to be seen, and shows what it prints. Then come the children. */
export const Ending = ({ place, children }: { place: Place; children: ComponentChildren }) => {
  const { board } = place;
  const found = useFound(board.replace(/[A-Z]/g, "x"), place.without);
  const [printed, setPrinted] = useState<string>();
  const [over, setOver] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(
      () => {
        stop = runCopy(programOf(board), NEXT, {
          onWrite: (text, descriptor) => descriptor === 1 && setPrinted(boardIn(text)),
          onExit: () => setOver(true),
        });
      },
      calm() ? 0 : RIPPLE,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [board]);
  const [image] = printed ? imagesLike(found, printed) : [];
  return (
    <>
      <div class="printed" role="status">
        <p class="note">
          <code>$ node pentomino.mjs {NEXT}</code>
        </p>
        {printed && (
          <a href={formatAddress(inView(place, "program", printed))}>
            <span class="hidden">What your program printed</span>
            <Picture board={printed} ink />
          </a>
        )}
        <p class="note more">
          {printed
            ? `Your program printed ${image === undefined ? "the next solution" : `number ${number(numberOf(found, image))}`}.`
            : over
              ? "Yours is the last solution: your program printed no other."
              : "Your program runs …"}
        </p>
      </div>
      {over && children}
    </>
  );
};
