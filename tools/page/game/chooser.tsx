// The choice of a puzzle: its day, the other days of the month, and the levels.

import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { outlineOf } from "../../twin/picture.ts";
import { dayAfter, isDay, monthOf } from "../../solver/days.ts";
import { puzzlesOf, readPuzzle } from "../../solver/puzzles.ts";
import { formatAddress, nameOf, type Place, showing, type ViewProps } from "../place/address.ts";
import { Button, Words } from "../parts/words.tsx";
import { useEvery } from "../parts/events.ts";
import { dateOf, puzzleOn, puzzlesBeside, shortTitleOf, titleOf, USUAL } from "../place/titles.ts";
import { isFirst } from "./game.ts";
import { markAt, sayStreak, streak, untilTomorrow } from "./record.ts";

/** A link to another puzzle, on this board or on a given one. */
const puzzleLink = (place: Place, puzzle: string, words: ComponentChildren, more: object = {}) => (
  <a key={puzzle} href={formatAddress({ ...showing("play", outlineOf(place.board)), puzzle })} {...more}>
    {words}
  </a>
);

/**
 * A calendar month on a sheet over the page: a tile for each day, with a mark for each level. Each puzzle has
 * its own, so choosing another one closes it.
 */
const Month = ({ place, today, seed }: ViewProps & { seed: string }) => {
  // A day of the month shown; "" while the sheet is closed.
  const [day, show] = useState("");
  const { days, column, before, after } = monthOf(day || seed);
  const tile = (each: string) => (
    <>
      {+each.slice(8)}
      <span class="marks">
        {puzzlesOf(each).map((puzzle) => {
          const mark = markAt({ ...place, puzzle });
          return <span aria-label={mark && `, ${shortTitleOf(puzzle)} solved`}>{mark}</span>;
        })}
      </span>
    </>
  );
  const month = () => (
    <>
      <p class="row">
        <Button words="‹" label="The month before" onClick={() => show(before)} />
        <span role="status">
          <Words of={dateOf(day, { month: "long", year: "numeric" })} />
        </span>
        <Button words="›" label="The month after" onClick={after > today ? undefined : () => show(after)} />
      </p>
      <ol style={{ "--before": column }}>
        {[..."MTWTFSS"].map((letter) => (
          <li aria-hidden="true">{letter}</li>
        ))}
        {days.map((each) => (
          <li key={each}>
            {puzzleLink(place, puzzleOn(place.puzzle, each), tile(each), {
              class: each === today ? "today" : "",
              "aria-current": each === seed ? "date" : undefined,
              ...(each > today && { href: undefined }),
            })}
          </li>
        ))}
      </ol>
      <p class="note">✓ solved, ½ with hints; row by row: {puzzlesOf(seed).map(shortTitleOf).join(", ")}.</p>
    </>
  );
  return (
    <div id="month" class="sheet" popover onToggle={({ newState }) => show(newState === "open" ? seed : "")}>
      {day && month()}
    </div>
  );
};

/** The days in a row, and the time until there are new puzzles, at midnight where the player is. */
const Streak = ({ today, mark }: { today: string; mark: string }) => {
  const [now, setNow] = useState(() => new Date());
  useEvery(20_000, () => setNow(new Date()));
  // A long row takes a while to count.
  const days = useMemo(() => streak(today), [today, mark]);
  const words = [sayStreak(days), `next in ${untilTomorrow(now)}`].filter(Boolean).join(", ");
  return (
    <span class="note" key={words}>
      {words}
    </span>
  );
};

export const Chooser = (props: ViewProps) => {
  const { place, today } = props;
  const { seed = "" } = readPuzzle(place.puzzle) ?? {};
  const isDaily = isDay(seed);
  const home = puzzleOn(place.puzzle, today);
  const isHome = seed === today && nameOf(place.board) === USUAL;
  // After the first puzzle, the main button leads to the one of today.
  const isOffered = isFirst(place) && !place.board.includes("x");
  const board = outlineOf(place.board);
  const title = isFirst(place) ? "First puzzle" : titleOf(place, today);
  const step = (days: number, words: string, label: string) =>
    puzzleLink(place, puzzleOn(place.puzzle, dayAfter(seed, days)), words, { "aria-label": label });
  return (
    <div class="row choice">
      <div class="row tabs">
        {isDaily && step(-1, "←", "The day before")}
        <span class="title" key={title}>
          {isDaily ? (
            <button type="button" popovertarget="month">
              {title} ▾
            </button>
          ) : (
            title
          )}
        </span>
        {isDaily && seed < today && step(1, "→", "The day after")}
        {isDaily && <Month key={place.puzzle} {...props} seed={seed} />}
      </div>
      {isHome ? (
        <Streak today={today} mark={markAt(place)} />
      ) : (
        !isOffered && puzzleLink(showing("play"), home, "Today’s puzzle")
      )}
      {!isFirst(place) && (
        <nav class="row tabs" aria-label="Levels">
          {[...puzzlesBeside(place.puzzle, today), ""].map((puzzle) => {
            const mark = markAt({ ...place, board, puzzle });
            const label = mark === "✓" ? ", solved" : ", solved with hints";
            const words = [shortTitleOf(puzzle), mark && <span aria-label={label}>{mark}</span>];
            return puzzleLink(place, puzzle, words, { "aria-current": puzzle === place.puzzle || undefined });
          })}
        </nav>
      )}
    </div>
  );
};
