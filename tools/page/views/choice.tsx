// Which puzzle is played, and the way to others: its day, those of its month, and the levels.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { blank } from "../../twin/picture.ts";
import { LEVELS } from "../../solver/puzzles.ts";
import { capital, number } from "../../solver/words.ts";
import { dayAfter, formatAddress, nameOf, type Place, readPuzzle, showing } from "../address.ts";
import { markAt } from "../game.ts";
import { Button } from "./button.tsx";

/** The board of the puzzle of the day. */
const USUAL = "6x10";

/** A date in words, as far as that is asked for. */
const dateOf = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(day + "T12:00").toLocaleDateString("en-GB", parts);

/** What a puzzle is called: its board, if that is not the usual one, and its day or its number. */
export const titleOf = ({ board, puzzle }: Place, today: string): string => {
  const { kind, seed } = readPuzzle(puzzle) ?? {};
  const which = () => {
    if (!seed) return "empty board";
    if (kind === "single") return `one piece, ${seed} of 15`;
    if (!seed.includes("-")) return `puzzle ${number(+seed)}`;
    const year = seed.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
    return dateOf(seed, { day: "numeric", month: "long", year });
  };
  const name = nameOf(board);
  return capital(name === USUAL ? which() : `${name}, ${which()}`);
};

/** The puzzles beside one: the levels of its day, or the fifteen of the usual board that lay a single piece, for experts. */
export const puzzlesBeside = (puzzle: string, today: string): string[] => {
  const { kind, seed = today } = readPuzzle(puzzle) ?? {};
  if (kind !== "single") return LEVELS.map((level) => `${level}-${seed}`);
  return Array.from({ length: 15 }, (_, i) => `single-${i + 1}`);
};

/** What a puzzle is called among those: its level or its number. */
export const shortTitleOf = (puzzle: string): string => capital(puzzle.replace(/^single-|-.*/g, "") || "empty");

/** A link to another puzzle of a board, or to the empty board. */
const PuzzleLink = ({
  board,
  puzzle,
  children,
  ...more
}: {
  board: string;
  puzzle: string;
  children: ComponentChildren;
}) => (
  <a href={formatAddress({ ...showing("play", board), puzzle })} {...more}>
    {children}
  </a>
);

/** A sheet of a month: a tile a day, and in it a mark for each level, hollow where hints helped. */
const Month = ({
  place,
  day,
  today,
  show,
}: {
  place: Place;
  day: string;
  today: string;
  show: (day: string) => void;
}) => {
  const { kind } = readPuzzle(place.puzzle)!;
  const board = blank(place.board);
  const month = day.slice(0, 8);
  const first = month + "01";
  const days = Array.from({ length: 31 }, (_, i) => dayAfter(first, i)).filter((day) => day.startsWith(month));
  const after = dayAfter(days.at(-1)!);
  return (
    <>
      <p class="row">
        <Button aria-label="The month before" onClick={() => show(dayAfter(first, -1))}>
          ‹
        </Button>
        <span role="status">{dateOf(first, { month: "long", year: "numeric" })}</span>
        <Button aria-label="The month after" onClick={after > today ? undefined : () => show(after)}>
          ›
        </Button>
      </p>
      <ol style={{ "--before": ((new Date(first).getUTCDay() + 6) % 7) + 1 }}>
        {[..."MTWTFSS"].map((letter, i) => (
          <li key={`weekday ${i}`} aria-hidden="true">
            {letter}
          </li>
        ))}
        {days.map((day) => (
          <li key={day}>
            <a
              {...(day <= today && { href: formatAddress({ ...showing("play", board), puzzle: `${kind}-${day}` }) })}
              aria-current={day === today ? "date" : undefined}
            >
              {+day.slice(8)}
              <span class="marks">
                {LEVELS.map((level) => [level, markAt({ ...place, board, puzzle: `${level}-${day}` })]).map(
                  ([level, mark]) => (
                    <span key={level} aria-label={mark && `, ${level} solved`}>
                      {mark}
                    </span>
                  ),
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
};

/** Which puzzle it is, and how to get to others. */
export const Choice = ({ place, today }: { place: Place; today: string }) => {
  const { kind = LEVELS[0], seed = "" } = readPuzzle(place.puzzle) ?? {};
  // A day of the month that is shown, or "": so it is when another puzzle is chosen.
  const [shown, show] = useState("");
  useLayoutEffect(() => show(""), [place.puzzle]);
  const board = blank(place.board);
  const isDay = seed.includes("-");
  const isSingle = kind === "single";
  const isUsual = nameOf(board) === USUAL;
  const title = titleOf({ ...place, board }, today);
  const beside = puzzlesBeside(place.puzzle, today);
  return (
    <div class="row choice">
      <div class="row tabs">
        {isDay && (
          <PuzzleLink board={board} puzzle={`${kind}-${dayAfter(seed, -1)}`} aria-label="The day before">
            ←
          </PuzzleLink>
        )}
        <span class="title">
          {isDay ? (
            <button type="button" popovertarget="month">
              {title} ▾
            </button>
          ) : (
            title
          )}
        </span>
        {isDay && seed < today && (
          <PuzzleLink board={board} puzzle={`${kind}-${dayAfter(seed)}`} aria-label="The day after">
            →
          </PuzzleLink>
        )}
        <div
          key={place.puzzle}
          id="month"
          class="sheet"
          popover
          onToggle={({ newState }: { newState: string }) => show(newState === "open" ? seed : "")}
        >
          {shown && <Month {...{ place, day: shown, today, show }} />}
        </div>
      </div>
      {(seed !== today || !isUsual) && (
        <PuzzleLink board={showing("play").board} puzzle={`${isSingle ? LEVELS[0] : kind}-${today}`}>
          Today’s puzzle
        </PuzzleLink>
      )}
      <nav class="row tabs" aria-label={isSingle ? "One-piece puzzles" : "Levels"}>
        {[...beside, ...(isSingle ? [] : [""])].map((puzzle) => {
          const mark = markAt({ ...place, board, puzzle });
          return (
            <PuzzleLink key={puzzle} board={board} puzzle={puzzle} aria-current={puzzle === place.puzzle || undefined}>
              {shortTitleOf(puzzle)}
              {mark && <span aria-label={mark === "○" ? ", solved with hints" : ", solved"}> {mark}</span>}
            </PuzzleLink>
          );
        })}
      </nav>
      {kind === "expert" && isUsual && (
        <PuzzleLink board={board} puzzle="single-1">
          15 one-piece puzzles
        </PuzzleLink>
      )}
    </div>
  );
};
