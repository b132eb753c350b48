// The end of a game: the pieces become the program that prints them, it runs, and the player hears how it went.

import { useEffect, useMemo, useState } from "preact/hooks";
import { LETTERS, placeOf, sizeOf } from "../../solver/cells.ts";
import { readPuzzle } from "../../solver/puzzles.ts";
import { number, plural } from "../../solver/words.ts";
import { blank } from "../../twin/picture.ts";
import { formatAddress, listed, type Place, showing } from "../address.ts";
import { boardIn, isSameText, QUINE } from "../copy.ts";
import { useTold } from "../events.ts";
import { type Found, numberOf } from "../found.ts";
import { bestTime, boardNow, clock, faceOf, type Game, lastLaid, streak } from "../game.ts";
import { FILE, NEXT, runCopy, useRing } from "../sandbox.ts";
import { linkTo, share } from "../share.ts";
import { Button } from "./button.tsx";
import { titleOf } from "./choice.tsx";
import { Ink, Picture } from "./grid.tsx";
import { Program } from "./program.tsx";

/** The program in the shape of a solution, which spreads from the piece that was laid last. */
export const Ripple = ({ board, game }: { board: string; game: Game }) => {
  const { columns, rows } = sizeOf(board);
  const [y, x] = placeOf(board, Math.max(0, lastLaid(game)));
  const at = { "--x": `${((x + 0.5) / columns) * 100}%`, "--y": `${((y + 0.5) / rows) * 100}%` };
  return (
    <Picture board={board} class="board ripple" style={at} aria-label="Your solution, a program">
      <Ink board={board} letters={LETTERS} />
    </Picture>
  );
};

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

/** What is sent on: how a puzzle was solved, without the answer; or how a board of one's own was filled. */
const messageOf = (place: Place, game: Game, isProgram: boolean, printed: number) => {
  const kind = readPuzzle(place.puzzle)?.kind;
  const which = kind ? titleOf(place, "") : (listed(place.board)?.name ?? "my own board");
  const how = kind ? `${kind === "single" ? "" : `, ${kind}`}: ${clock(game.seconds)}, ${helpIn(game)}` : "";
  return [
    `The pentomino quine, ${which}${how}`,
    faceOf(kind ? game.positions[0] : boardNow(game)),
    isProgram && `My solution is a program${printed ? `: it printed number ${number(printed)}` : ""}.`,
    linkTo(formatAddress({ ...place, board: blank(place.board) })),
  ];
};

interface EndingProps {
  /** The place with the player's solution. */
  place: Place;
  /** The solutions of its board, and whether the player's is a program. */
  found: Found;
  isProgram: boolean;
  game: Game;
  today: string;
  /** What can come next, in words, and what leads there. */
  next: Record<string, (() => void) | undefined>;
  /** The board that is seen: where it is solved, it runs on, from solution to solution, round the ring. */
  seen: string;
  show: (board: string | undefined) => void;
}

/** What is said and done when a board is full: at once, and under that what its program prints, as soon as it is there to be seen. */
export const Ending = ({ place, found, isProgram, game, today, next, seen, show }: EndingProps) => {
  const { board, puzzle } = place;
  const total = found.summary && found.solutions.length;
  const ring = useRing(seen, total, show);
  // The style sheet shows it when the pieces have become text. What the frames of the ring do not change is found once.
  const [printed, setPrinted] = useState("");
  const onWrite = (text: string, descriptor: number) => void (descriptor === 1 && setPrinted(text));
  useEffect(() => (isProgram ? runCopy(board, NEXT, onWrite) : undefined), [board]);
  const nextBoard = useMemo(() => printed && boardIn(printed), [printed]);
  const which = useMemo(() => (nextBoard ? numberOf(found, nextBoard) : 0), [found, nextBoard]);
  const summary = useMemo(() => puzzle && summaryOf(place, game, today), [game, today]);
  const [told, setTold] = useTold();
  const over = total === 1 ? "The only solution: it printed itself." : "All were printed: the ring is closed.";
  const send = async () => setTold(await share(messageOf(place, game, isProgram, which), "Your result is copied."));
  return (
    <>
      <div class="card">
        <p class="more" role="status">
          {told || (ring.isOver && over) || summary}
        </p>
        <p class="row">
          <Button words="Share" class="main" onClick={send} />
          {isProgram && (
            <Button words={ring.running ? "Stop" : "Keep it running"} onClick={total ? ring.toggle : undefined} />
          )}
          {Object.entries(next).map(([words, go]) => go && <Button words={words} key={words} onClick={go} />)}
          {seen !== board && !ring.running && <Button words="Your solution" onClick={() => show(undefined)} />}
        </p>
      </div>
      {ring.count > 0 && seen !== board && (
        <progress max={total} value={ring.count} aria-label="How far round the ring" />
      )}
      {isProgram && seen === board && (
        <div class="printed" role="status">
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
                {isSameText(printed) &&
                  `It is the same text, ${number(QUINE.length)} characters: only the whitespace has moved.`}
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
