// Which puzzle is played, and the way to others: its day, those of its month, and the levels.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { blank } from "../../twin/picture.ts";
import { LEVELS } from "../../solver/puzzles.ts";
import { capital, number } from "../../solver/words.ts";
import { dayAfter, formatAddress, listed, type Place, readPuzzle, showing } from "../address.ts";
import { markAt } from "../game.ts";
import { Button } from "./button.tsx";

/** A date in words, as far as that is asked for. */
const dateOf = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(day + "T12:00").toLocaleDateString("en-GB", parts);

/** What a puzzle is called: its day or its number. */
export const titleOf = (puzzle: string, today: string): string => {
  const { kind, seed } = readPuzzle(puzzle) ?? {};
  if (!seed) return "The empty board";
  if (kind === "single") return `Number ${seed} of fifteen`;
  if (!seed.includes("-")) return `Puzzle ${number(+seed)}`;
  const year = seed.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
  return dateOf(seed, { day: "numeric", month: "long", year });
};

/** The puzzles beside one: the levels of its day, or the fifteen of the usual board that lay a single piece, for experts. */
export const puzzlesBeside = (puzzle: string, today: string): string[] => {
  const { kind, seed = today } = readPuzzle(puzzle) ?? {};
  if (kind !== "single") return LEVELS.map((level) => `${level}-${seed}`);
  return Array.from({ length: 15 }, (_, i) => `single-${i + 1}`);
};

/** What a puzzle is called among those: its level or its number. */
export const shortTitleOf = (puzzle: string): string => capital(puzzle.replace(/^single-|-.*/g, ""));

/** Which puzzle it is, and how to get to others. */
export const Choice = ({ place, today }: { place: Place; today: string }) => {
  const { kind = LEVELS[0], seed = "" } = readPuzzle(place.puzzle) ?? {};
  // A day of the month that is shown, or "": so it is when another puzzle is chosen.
  const [shown, show] = useState("");
  const toggle = ({ newState }: { newState: string }) => show(newState === "open" ? seed : "");
  useLayoutEffect(() => show(""), [place.puzzle]);
  const at = (puzzle: string) => ({ ...showing("play", blank(place.board)), puzzle });
  const link = (puzzle: string, words: ComponentChildren, more: object = {}) => (
    <a key={puzzle} href={formatAddress(at(puzzle))} {...more}>
      {words}
    </a>
  );
  /** A sheet of a month: a tile a day, and in it a mark for each level, hollow where hints helped. */
  const sheet = () => {
    const month = shown.slice(0, 8);
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
        {/* Weeks begin on Mondays. */}
        <ol style={{ "--before": ((new Date(first).getUTCDay() + 6) % 7) + 1 }}>
          {days.map((day) => (
            <li key={day}>
              <a
                {...(day <= today && { href: formatAddress(at(`${kind}-${day}`)) })}
                aria-current={day === today ? "date" : undefined}
              >
                {+day.slice(8)}
                <span class="marks">
                  {LEVELS.map((level) => [level, markAt(at(`${level}-${day}`))]).map(([level, mark]) => (
                    <span key={level} aria-label={mark && `, ${level} solved`}>
                      {mark}
                    </span>
                  ))}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </>
    );
  };
  const isDay = seed.includes("-");
  const isSingle = kind === "single";
  const title = titleOf(place.puzzle, today);
  return (
    <div class="row choice">
      <div class="row tabs">
        {isDay && link(`${kind}-${dayAfter(seed, -1)}`, "←", { "aria-label": "The day before" })}
        <span class="title">
          {isDay ? (
            <button type="button" popovertarget="month">
              {title} ▾
            </button>
          ) : (
            title
          )}
        </span>
        {isDay && seed < today && link(`${kind}-${dayAfter(seed)}`, "→", { "aria-label": "The day after" })}
        <div key={place.puzzle} id="month" class="sheet" popover onToggle={toggle}>
          {shown && sheet()}
        </div>
      </div>
      {seed !== today
        ? link(`${isSingle ? LEVELS[0] : kind}-${today}`, "Today’s puzzle")
        : listed(place.board)?.name === "6x10" && link("single-1", "15 one-piece puzzles")}
      <nav class="row tabs" aria-label={isSingle ? "One-piece puzzles" : "Levels"}>
        {puzzlesBeside(place.puzzle, today).map((puzzle) => {
          const mark = markAt(at(puzzle));
          return link(
            puzzle,
            <>
              {shortTitleOf(puzzle)}
              {mark && <span aria-label={mark === "○" ? ", solved with hints" : ", solved"}> {mark}</span>}
            </>,
            { "aria-current": puzzle === place.puzzle ? "true" : undefined },
          );
        })}
      </nav>
    </div>
  );
};
