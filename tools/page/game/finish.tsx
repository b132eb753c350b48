// The end of a game: the pieces become the program that prints them, it runs, and the player hears how it went.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { readPuzzle } from "../../solver/puzzles.ts";
import { LETTERS, placeOf, sizeOf } from "../../solver/cells.ts";
import { number } from "../../solver/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, type Place, showing } from "../place/address.ts";
import { Button } from "../parts/button.tsx";
import { calm, useTold } from "../parts/events.ts";
import { linkTo, share } from "../place/share.ts";
import { Picture } from "../board/picture.tsx";
import { type Found, numberOf } from "../search/found.ts";
import { boardIn, QUINE } from "../program/copy.ts";
import { Gliding } from "../program/glide.tsx";
import { Ink } from "../program/ink.tsx";
import { RingWall } from "../program/mosaic.tsx";
import { Program } from "../program/program.tsx";
import { sayRing } from "../program/progress.ts";
import type { Ring } from "../program/ring.ts";
import { FILE, NEXT, runCopy } from "../program/sandbox.ts";
import { clock, type Game, lastLaid } from "./game.ts";
import { summaryOf, untilTomorrow } from "./habit.ts";
import { messageOf } from "./message.ts";

/** How long the pieces take to become text, as in the style sheet, and how long that stays on the board, in milliseconds. */
const RIPPLE = 1300;
const LOOK = 1200;

/**
 * The board of the program that a full board prints next, and whether the page shows it in place of that board. After a game
 * it appears by itself, unless the player prefers reduced motion.
 */
export const useNext = (board: string, isProgram: boolean, isFresh: boolean) => {
  const [printed, setPrinted] = useState<string>();
  const [isShown, show] = useState(false);
  useEffect(() => {
    setPrinted(undefined);
    show(false);
    return isProgram ? runCopy(board, NEXT, (text) => setPrinted(boardIn(text))) : undefined;
  }, [isProgram && board]);
  useEffect(() => {
    if (!printed || !isFresh || calm()) return;
    const timer = setTimeout(() => show(true), RIPPLE + LOOK);
    return () => clearTimeout(timer);
  }, [printed]);
  return { board: printed, shown: isShown ? printed : undefined, show };
};

export type Next = ReturnType<typeof useNext>;

interface SolutionProps {
  /** The player's solution, and the board to show: that one, or the board of a printed program. */
  board: string;
  seen: string;
  game: Game;
}

/** What covers a full board: its program, spreading from the last piece laid, or a program that it has printed. */
export const Solution = ({ board, seen, game }: SolutionProps) => {
  const hasMoved = useRef(false);
  if (seen !== board) hasMoved.current = true;
  const { columns, rows } = sizeOf(board);
  const [y, x] = placeOf(board, board.indexOf(lastLaid(game)));
  const style = { "--x": `${((x + 0.5) / columns) * 100}%`, "--y": `${((y + 0.5) / rows) * 100}%` };
  return (
    <Gliding board={seen}>
      {(shown) => (
        <Picture
          board={shown}
          class={hasMoved.current ? "board" : "board ripple"}
          style={style}
          aria-label={shown === board ? "Your solution, a program" : "A program that was printed"}
        >
          <Ink board={shown} letters={LETTERS} />
        </Picture>
      )}
    </Gliding>
  );
};

interface EndingProps {
  /** The place with the player's solution. */
  place: Place;
  /** The solutions of its board, and whether the player's is a program. */
  found: Found;
  isProgram: boolean;
  /** Whether it is a solution that somebody sent. */
  isForeign: boolean;
  game: Game;
  today: string;
  /** What can come next, in words, and what leads there. */
  next: Record<string, (() => void) | undefined>;
  ring: Ring;
  printed: Next;
}

/** What is said and done when a board is full, and under that what its program prints, as soon as it is there. */
export const Ending = ({ place, found, isProgram, game, today, next, ring, printed }: EndingProps) => {
  const { board } = place;
  const which = useMemo(() => (printed.board ? numberOf(found, printed.board) : 0), [found, printed.board]);
  const summary = useMemo(() => game.answer && summaryOf(place, game, today), [game, today]);
  const [told, setTold] = useTold();
  const link = linkTo(formatAddress({ ...place, board: outlineOf(board) }));
  const message = messageOf(place, game, isProgram);
  const send = async () => setTold(await share([...message, link], "Your result is copied."));
  const goBack = () => {
    ring.reset();
    printed.show(false);
  };
  return (
    <>
      <div class="card">
        <p class="more" role="status">
          {told || sayRing(ring, "yours") || summary}
        </p>
        {readPuzzle(place.puzzle)?.seed === today && (
          <p class="note">New puzzles tomorrow, in {untilTomorrow(new Date())}.</p>
        )}
        <p class="row">
          <Button words="Share" class="main" onClick={send} />
          {isProgram && <Button words={ring.verb} onClick={ring.total ? ring.toggle : undefined} />}
          {!ring.isRing &&
            Object.entries(next).map(([words, go]) => go && <Button words={words} key={words} onClick={go} />)}
          {ring.count > 0 && !ring.isRunning && <Button words="Your solution" onClick={goBack} />}
        </p>
      </div>
      {ring.isRing && <RingWall {...{ ring, found }} whose="my" about={[message[0], clock(game.seconds), link]} />}
      {isProgram && !ring.isRing && (
        <div class="printed" role="status">
          <p class="note">
            <code>
              $ node {FILE} {NEXT}
            </code>
          </p>
          {printed.board ? (
            <>
              <p class="note">
                <a href={formatAddress(showing("program", printed.board))}>
                  Your program printed {which ? `number ${number(which)}` : "the next solution"}.
                </a>{" "}
                It is the same text, {number(QUINE.length)} characters: only the whitespace has moved.
              </p>
              <p class="row">
                <Button
                  words={printed.shown ? "Back to yours" : "Show it on the board"}
                  onClick={() => printed.show(!printed.shown)}
                />
              </p>
              <Program board={printed.board} />
            </>
          ) : (
            <p class="note">Your program runs …</p>
          )}
        </div>
      )}
    </>
  );
};
