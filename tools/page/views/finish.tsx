// The end of a game: the pieces become the program that prints them, it runs, and the player hears how it went.

import { useEffect, useState } from "preact/hooks";
import { LETTERS } from "../../solver/cells.ts";
import { number, plural } from "../../solver/words.ts";
import { formatAddress, type Place, readPuzzle, showing } from "../address.ts";
import { calm, useTold } from "../events.ts";
import { type Found, numberOf } from "../found.ts";
import { bestTime, clock, faceOf, type Game, nameOfGame, streak } from "../game.ts";
import { placeOf, sizeOf } from "../laying.ts";
import { NEXT, runNext, useRelay } from "../sandbox.ts";
import { linkTo, share } from "../share.ts";
import { Button } from "./button.tsx";
import { titleOf } from "./choice.tsx";
import { Ink, Shapes, viewBox } from "./grid.tsx";
import { Program } from "./program.tsx";
import { blank } from "../../twin/picture.ts";

/** How long the pieces take to become text, in milliseconds; the style sheet knows it, too. */
const RIPPLE = 1300;

/** The program in the shape of a solution, which spreads from the piece that was laid last. */
export const Ripple = ({ board, last }: { board: string; last: number }) => {
  const { columns, rows } = sizeOf(board);
  const [y, x] = placeOf(board, Math.max(0, last));
  const at = { "--x": `${((x + 0.5) / columns) * 100}%`, "--y": `${((y + 0.5) / rows) * 100}%` };
  return (
    <svg class="board ripple" viewBox={viewBox(board)} style={at} role="img" aria-label="Your solution, a program">
      <Shapes board={board} />
      <Ink board={board} letters={LETTERS} />
    </svg>
  );
};

const helpIn = ({ hints }: Game): string => (hints ? plural(hints, "hint") : "no hint");

/** How a puzzle was solved, for its player. */
const tell = (place: Place, game: Game, today: string): string => {
  const { kind, seed } = readPuzzle(place.puzzle)!;
  const marks = streak(today);
  const best = bestTime(kind, nameOfGame(place));
  return [
    `${clock(game.seconds)}, ${helpIn(game)}.`,
    marks.length > 1 && `${marks.slice(-7)} ${marks.length} days in a row.`,
    best < game.seconds ? `Your best time is ${clock(best)}.` : best < Infinity && !game.hints && "Your best time.",
    seed === today && "Next puzzle tomorrow.",
  ]
    .filter(Boolean)
    .join(" ");
};

/** The same for others, without the answer. */
const textOf = (place: Place, game: Game, printed: number): string => {
  const { kind } = readPuzzle(place.puzzle)!;
  const link = linkTo(formatAddress({ ...place, board: blank(place.board) }));
  return [
    `The pentomino quine, ${titleOf(place.puzzle, "")}${kind === "single" ? "" : `, ${kind}`}: ${clock(game.seconds)}, ${helpIn(game)}`,
    faceOf(game.start),
    `My solution is a program${printed ? `: it printed number ${number(printed)}` : ""}.`,
    ...(location.protocol === "file:" ? [] : [link]),
  ].join("\n");
};

interface EndingProps {
  /** The place with the player's solution. */
  place: Place;
  /** The solutions of its board, and whether the player's is a program. */
  found: Found;
  isProgram: boolean;
  game: Game;
  today: string;
  /** The puzzle that comes next, in words, and what leads there. */
  next: { words: string; go: () => void } | undefined;
  /** The board that is seen: where it is solved, it runs on, from solution to solution, round the ring. */
  seen: string;
  show: (board: string) => void;
}

/** What is said and done when a board is full: at once, and under that what its program prints, as soon as it is there to be seen. */
export const Ending = ({ place, found, isProgram, game, today, next, seen, show }: EndingProps) => {
  const { board, puzzle } = place;
  const relay = useRelay(seen, show);
  // The board of the next program, as soon as it is printed.
  const [printed, setPrinted] = useState<string>();
  useEffect(() => (isProgram ? runNext(board, calm() ? 0 : RIPPLE, setPrinted) : undefined), [board]);
  const which = printed ? numberOf(found, printed) : 0;
  const [told, setTold] = useTold();
  return (
    <>
      <div class="card">
        {puzzle && <p>{tell(place, game, today)}</p>}
        <p class="row">
          {puzzle && (
            <Button
              class="main"
              onClick={async () => setTold(await share(textOf(place, game, which), "Your result is copied."))}
            >
              Share
            </Button>
          )}
          {next && <Button onClick={next.go}>{next.words}</Button>}
          {isProgram && <Button onClick={relay.toggle}>{relay.words}</Button>}
        </p>
        <p class="note more" role="status">
          {told}
        </p>
      </div>
      {isProgram && (
        <div class="printed" role="status">
          <p class="note">
            <code>$ node pentomino.mjs {NEXT}</code>
          </p>
          {printed ? (
            <>
              <Program board={printed} />
              <a href={formatAddress(showing("program", printed))}>
                Your program printed {which ? `number ${number(which)}` : "the next solution"}.
              </a>
            </>
          ) : (
            <p class="note">Your program runs …</p>
          )}
        </div>
      )}
      <p class="note">
        <a href="#draw/heart">Draw your own</a>
      </p>
    </>
  );
};
