// Which puzzle is played, and the way to others: its day, those of its month, and the levels.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { blank } from "../../solver/cells.ts";
import { LEVELS } from "../../solver/puzzles.ts";
import { capital, number } from "../../solver/words.ts";
import { dayAfter, formatAddress, nameOf, type Place, readPuzzle, showing } from "../address.ts";
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

/** How many puzzles of the usual board lay a single piece: a collection for experts. */
export const SINGLES = 15;

interface MonthProps {
  /** A day of the month, and what shows that of another. */
  day: string;
  show: (day: string) => void;
  today: string;
  /** The level, and where a puzzle is. */
  kind: string;
  at: (puzzle: string) => Place;
}

/** A sheet of a month: a tile a day, and in it a mark for each level, hollow where hints helped. */
const Month = ({ day, show, today, kind, at }: MonthProps) => {
  const first = day.slice(0, 8) + "01";
  const days = Array.from({ length: 31 }, (_, i) => dayAfter(first, i)).filter(
    (each) => each.slice(0, 7) === day.slice(0, 7),
  );
  const after = dayAfter(days.at(-1)!);
  return (
    <div class="sheet">
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
    </div>
  );
};

/** Which puzzle it is, and how to get to others. */
export const Choice = ({ place, today }: { place: Place; today: string }) => {
  const { kind = LEVELS[0], seed = "" } = readPuzzle(place.puzzle) ?? {};
  // The day whose month is shown, and for which puzzle: it is closed when another is chosen.
  const [opened, setOpened] = useState({ puzzle: "", day: "" });
  const shown = opened.puzzle === place.puzzle ? opened.day : "";
  const show = (day: string) => setOpened({ puzzle: place.puzzle, day });
  const at = (puzzle: string) => ({ ...showing("play", blank(place.board)), puzzle });
  const link = (puzzle: string, words: ComponentChildren, more: object = {}) => (
    <a key={puzzle} href={formatAddress(at(puzzle))} {...more}>
      {words}
    </a>
  );
  const isDay = seed.includes("-");
  const isSingle = kind === "single";
  const numbers = Array.from({ length: SINGLES }, (_, i) => `single-${i + 1}`);
  const beside = isSingle ? numbers : LEVELS.map((each) => `${each}-${seed || today}`);
  const title = titleOf(place.puzzle, today);
  return (
    <div class="row choice">
      <div class="row tabs">
        {isDay && link(`${kind}-${dayAfter(seed, -1)}`, "←", { "aria-label": "The day before" })}
        <span class="title">
          {isDay ? (
            <button type="button" aria-expanded={!!shown} onClick={() => show(shown ? "" : seed)}>
              {title} ▾
            </button>
          ) : (
            title
          )}
        </span>
        {isDay && seed < today && link(`${kind}-${dayAfter(seed)}`, "→", { "aria-label": "The day after" })}
        {shown && <Month day={shown} {...{ show, today, kind, at }} />}
      </div>
      {seed !== today
        ? link(`${isSingle ? LEVELS[0] : kind}-${today}`, "Today’s puzzle")
        : nameOf(place.board) === "6x10" && link(numbers[0], "15 one-piece puzzles")}
      <nav class="row tabs" aria-label={isSingle ? "One-piece puzzles" : "Levels"}>
        {beside.map((puzzle) => {
          const mark = markAt(at(puzzle));
          return link(
            puzzle,
            <>
              {isSingle ? readPuzzle(puzzle)!.seed : capital(readPuzzle(puzzle)!.kind)}
              {mark && <span aria-label={mark === "○" ? ", solved with hints" : ", solved"}> {mark}</span>}
            </>,
            { "aria-current": puzzle === place.puzzle ? "true" : undefined },
          );
        })}
      </nav>
    </div>
  );
};
