// Which puzzle is played, and the way to others: its day, the days beside it, and the levels.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { blank } from "../../solver/cells.ts";
import { LEVELS } from "../../solver/puzzles.ts";
import { capital, number } from "../../solver/words.ts";
import { dayAfter, formatAddress, inView, nameOf, type Place, readPuzzle } from "../address.ts";
import { markOf, recallGame } from "../game.ts";
import { Month } from "./month.tsx";

/** What a puzzle is called: its day or its number. */
export const titleOf = (puzzle: string, today: string): string => {
  const { kind, seed } = readPuzzle(puzzle) ?? {};
  if (!seed) return "The empty board";
  if (kind === "single") return `Number ${seed} of fifteen`;
  if (!seed.includes("-")) return `Puzzle ${number(+seed)}`;
  const year = seed.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
  return new Date(seed + "T12:00").toLocaleDateString("en-GB", { day: "numeric", month: "long", year });
};

/** How many puzzles of the usual board lay a single piece: a collection for experts. */
export const SINGLES = 15;

/** Which puzzle it is, and how to get to others. */
export const Choice = ({ place, today }: { place: Place; today: string }) => {
  const { kind = LEVELS[0], seed = "" } = readPuzzle(place.puzzle) ?? {};
  // The puzzle under which the sheet is open: it is closed when another is chosen.
  const [opened, setOpened] = useState("");
  const at = (puzzle: string) => ({ ...inView(place, "play", blank(place.board)), puzzle });
  const markAt = (puzzle: string) => markOf(recallGame(at(puzzle)));
  const link = (puzzle: string, words: ComponentChildren, more: object = {}) => (
    <a key={puzzle} href={formatAddress(at(puzzle))} {...more}>
      {words}
    </a>
  );
  const isDay = seed.includes("-");
  const isSingle = kind === "single";
  const numbers = Array.from({ length: SINGLES }, (_, i) => `single-${i + 1}`);
  const beside = isSingle ? numbers : LEVELS.map((each) => `${each}-${seed || today}`);
  return (
    <div class="row choice">
      <div class="row tabs">
        {isDay && link(`${kind}-${dayAfter(seed, -1)}`, "←", { "aria-label": "The day before" })}
        {isDay ? (
          <details
            class="archive"
            open={opened === place.puzzle}
            onToggle={({ currentTarget }) => setOpened(currentTarget.open ? place.puzzle : "")}
          >
            <summary class="title">{titleOf(place.puzzle, today)}</summary>
            {opened === place.puzzle && (
              <Month
                day={seed}
                today={today}
                addressOf={(day) => formatAddress(at(`${kind}-${day}`))}
                markOn={(level, day) => markAt(`${level}-${day}`)}
              />
            )}
          </details>
        ) : (
          <span class="title">{titleOf(place.puzzle, today)}</span>
        )}
        {isDay && seed < today && link(`${kind}-${dayAfter(seed)}`, "→", { "aria-label": "The day after" })}
      </div>
      {seed !== today
        ? link(`${isSingle ? LEVELS[0] : kind}-${today}`, "Today’s puzzle")
        : nameOf(place) === "6x10" && link(numbers[0], "15 one-piece puzzles")}
      <nav class="row tabs" aria-label={isSingle ? "One-piece puzzles" : "Levels"}>
        {beside.map((puzzle) => {
          const mark = markAt(puzzle);
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
