// The end of a game: the pieces become the program that prints them, it runs, and the player hears how it went.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { LETTERS, placeOf, sizeOf } from "../../solver/cells.ts";
import { readPuzzle } from "../../solver/puzzles.ts";
import { number, plural } from "../../solver/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, listed, type Place, showing } from "../place/address.ts";
import { Button } from "../place/button.tsx";
import { calm, useTold } from "../place/events.ts";
import { linkTo, share } from "../place/share.ts";
import { titleOf } from "../place/titles.ts";
import { faceOf } from "../board/face.ts";
import { Picture } from "../board/picture.tsx";
import { type Found, numberOf } from "../search/found.ts";
import { boardIn, QUINE } from "../program/copy.ts";
import { Ink } from "../program/ink.tsx";
import { RingWall, Turning } from "../program/printed.tsx";
import { Program } from "../program/program.tsx";
import { sayRing } from "../program/progress.ts";
import type { Ring } from "../program/ring.ts";
import { FILE, NEXT, runCopy } from "../program/sandbox.ts";
import { bestTime, boardNow, clock, type Game, lastLaid, streak } from "./game.ts";

const helpIn = ({ hints }: Game): string => (hints ? plural(hints, "hint") : "no hints");

const summaryOf = (place: Place, game: Game, today: string): string => {
  const { seed } = readPuzzle(place.puzzle)!;
  const days = streak(today);
  const best = bestTime(place);
  const words = [
    `${clock(game.seconds)}, ${helpIn(game)}.`,
    days > 1 && `${days} days in a row.`,
    best < game.seconds ? `Your best time is ${clock(best)}.` : best < Infinity && !game.hints && "Your best time.",
    seed === today && "New puzzles tomorrow.",
  ];
  return words.filter(Boolean).join(" ");
};

/** The text to share: how a puzzle was solved, without its answer; or how any other board was filled. */
const messageOf = (place: Place, game: Game, isProgram: boolean, printed: number) => {
  const kind = readPuzzle(place.puzzle)?.kind;
  const which = kind ? titleOf(place, "") : (listed(place.board)?.name ?? "my own board");
  const how = kind ? `${kind === "single" ? "" : `, ${kind}`}: ${clock(game.seconds)}, ${helpIn(game)}` : "";
  return [
    `The pentomino quine, ${which}${how}`,
    faceOf(kind ? game.positions[0] : boardNow(game)),
    isProgram && `My solution is a program${printed ? `: it printed number ${number(printed)}` : ""}.`,
    linkTo(formatAddress({ ...place, board: outlineOf(place.board) })),
  ];
};

/** What covers a full board: its program, spreading from the last piece laid, or the programs of its ring. */
export const Solution = ({ ring, board, game }: { ring: Ring; board: string; game: Game }) => {
  const { columns, rows } = sizeOf(board);
  const [y, x] = placeOf(board, Math.max(0, lastLaid(game)));
  const at = { "--x": `${((x + 0.5) / columns) * 100}%`, "--y": `${((y + 0.5) / rows) * 100}%` };
  const inked = (board: string, more: object) => (
    <Picture board={board} {...more}>
      <Ink board={board} letters={LETTERS} />
    </Picture>
  );
  return ring.count ? (
    <Turning ring={ring}>{(board) => inked(board, { "aria-label": "A program of the ring" })}</Turning>
  ) : (
    inked(board, { class: "board ripple", style: at, "aria-label": "Your solution, a program" })
  );
};

/** How long the pieces take to become text, in milliseconds, as in the style sheet. */
const RIPPLE = 1300;

interface EndingProps {
  /** The place with the player's solution. */
  place: Place;
  /** The solutions of its board, and whether the player's is a program. */
  found: Found;
  isProgram: boolean;
  game: Game;
  /** Whether the game has only just ended. */
  isFresh: boolean;
  today: string;
  /** What can come next, in words, and what leads there. */
  next: Record<string, (() => void) | undefined>;
  ring: Ring;
}

/**
 * What is said and done when a board is full:
 * at once, and under that what its program prints, as soon as it is there to be seen.
 */
export const Ending = ({ place, found, isProgram, game, isFresh, today, next, ring }: EndingProps) => {
  const { board, puzzle } = place;
  // The style sheet shows it once the pieces have become text. What the ring does not change is worked out once.
  const [nextBoard, setNextBoard] = useState<string>();
  const onWrite = (text: string, descriptor: number) => void (descriptor === 1 && setNextBoard(boardIn(text)));
  useEffect(() => (isProgram ? runCopy(board, NEXT, onWrite) : undefined), [board]);
  const shown = useRef<HTMLDivElement>(null);
  // On a phone it is below the board, where nobody would look for it.
  useEffect(() => {
    if (!nextBoard || !isFresh) return;
    const come = () => shown.current?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
    const timer = setTimeout(come, calm() ? 0 : RIPPLE);
    return () => clearTimeout(timer);
  }, [nextBoard]);
  const which = useMemo(() => (nextBoard ? numberOf(found, nextBoard) : 0), [found, nextBoard]);
  const summary = useMemo(() => puzzle && summaryOf(place, game, today), [game, today]);
  const [told, setTold] = useTold();
  const { isRing } = ring;
  const send = async () => setTold(await share(messageOf(place, game, isProgram, which), "Your result is copied."));
  return (
    <>
      <div class="card">
        <p class="more" role="status">
          {told || sayRing(ring, "yours") || summary}
        </p>
        <p class="row">
          {!isRing && <Button words="Share" class="main" onClick={send} />}
          {isProgram && <Button words={ring.verb} onClick={ring.total ? ring.toggle : undefined} />}
          {Object.entries(isRing ? {} : next).map(
            ([words, go]) => go && <Button words={words} key={words} onClick={go} />,
          )}
          {ring.count > 0 && !ring.isRunning && <Button words="Your solution" onClick={ring.reset} />}
        </p>
      </div>
      {isRing && <RingWall {...{ ring, found }} />}
      {isProgram && !isRing && (
        <div ref={shown} class="printed" role="status">
          <p class="note">
            <code>
              $ node {FILE} {NEXT}
            </code>
          </p>
          {nextBoard ? (
            <>
              <Program board={nextBoard} />
              <p class="note">
                <a href={formatAddress(showing("program", nextBoard))}>
                  Your program printed {which ? `number ${number(which)}` : "the next solution"}.
                </a>{" "}
                It is the same text, {number(QUINE.length)} characters: only the whitespace has moved.
              </p>
            </>
          ) : (
            <p class="note">Your program runs …</p>
          )}
        </div>
      )}
    </>
  );
};
