// The choice of a puzzle: its day, and the levels.

import { useMemo } from "preact/hooks";
import { outlineOf } from "../../twin/picture.ts";
import { dayAfter, isDay } from "../../words/days.ts";
import { nameOf, showing, type ViewProps } from "../place/address.ts";
import { Words } from "../parts/words.tsx";
import { timesStored } from "../place/memory.ts";
import { puzzleOn, puzzlesBeside, shortTitleOf, titleOf, USUAL } from "../place/titles.ts";
import { isFirst } from "./game.ts";
import { Month, puzzleLink } from "./month.tsx";
import { markAt, sayMark, sayStreak, streak } from "./record.ts";

export const Chooser = (props: ViewProps) => {
  const { place, today } = props;
  // A long row takes a while to count.
  const days = useMemo(() => streak(today), [today, timesStored()]);
  const { seed = "" } = place.puzzle ?? {};
  const isDaily = isDay(seed);
  const home = puzzleOn(place.puzzle, today);
  const isHome = seed === today && nameOf(place.board) === USUAL;
  // After the first puzzle, the main button leads to the one of today.
  const isOffered = isFirst(place) && !place.board.includes("x");
  const board = outlineOf(place.board);
  const title = isFirst(place) ? "First puzzle" : titleOf(place, today);
  const step = (by: number, words: string, label: string) =>
    puzzleLink(place, puzzleOn(place.puzzle, dayAfter(seed, by)), words, { "aria-label": label });
  return (
    <div class="row choice">
      <div class="row tabs">
        {isDaily && step(-1, "←", "Previous day")}
        <span class="title" key={title}>
          {isDaily ? (
            <button type="button" popovertarget="month">
              {title} ▾
            </button>
          ) : (
            title
          )}
        </span>
        {isDaily && seed < today && step(1, "→", "Next day")}
        {isDaily && <Month key={place.puzzle?.name} {...props} seed={seed} />}
      </div>
      {isHome ? (
        <span class="note">
          <Words of={sayStreak(days)} />
        </span>
      ) : (
        !isOffered && puzzleLink(showing("play"), home, "Today", { "aria-label": "Today’s puzzle" })
      )}
      {!isFirst(place) && (
        <nav class="row tabs" aria-label="Levels">
          {[...puzzlesBeside(place.puzzle, today), undefined].map((puzzle) => {
            const there = { ...place, board, puzzle };
            return puzzleLink(place, puzzle, [shortTitleOf(puzzle), <span>{markAt(there)}</span>], {
              "aria-label": sayMark(there),
              "aria-current": puzzle?.name === place.puzzle?.name || undefined,
            });
          })}
        </nav>
      )}
    </div>
  );
};
