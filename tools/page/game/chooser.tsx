// The choice of a puzzle: its day, and the levels.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { outlineOf } from "../../twin/picture.ts";
import { dayAfter, isDay } from "../../words/days.ts";
import { nameOf, type Place, showing, type ViewProps } from "../place/address.ts";
import { Figure } from "../board/figure.tsx";
import { calm } from "../parts/events.ts";
import { Words } from "../parts/words.tsx";
import { timesStored } from "../place/memory.ts";
import { puzzleOn, puzzlesBeside, shortTitleOf, titleOf, USUAL } from "../place/titles.ts";
import { isFirst, recallGame } from "./game.ts";
import { Month, puzzleLink } from "./month.tsx";
import { dayAt, markAt, sayMark, sayStreak, streak } from "./record.ts";

/** How long a tile takes from the board to the month, in milliseconds, and how long it first stays there. */
const [FLIGHT, STAYS] = [900, 700];

/** The tile of the day before, if its puzzle was solved: it settles into the month as a new day opens. */
const Yesterday = ({ place, day, isNew }: { place: Place; day: string; isNew: boolean }) => {
  const tile = useRef<HTMLSpanElement>(null);
  const { board, end } = dayAt(place, dayAfter(day, -1));
  useLayoutEffect(() => {
    if (!isNew || !end || calm()) return;
    const [from, to] = [document.querySelector(".cells > .board")!, tile.current!].map((each) =>
      each.getBoundingClientRect(),
    );
    const x = from.x - to.x + (from.width - to.width) / 2;
    const y = from.y - to.y + (from.height - to.height) / 2;
    const whole = { translate: `${x}px ${y}px`, scale: from.width / to.width, zIndex: 1 };
    tile.current!.animate(
      [
        { ...whole, opacity: 0 },
        { ...whole, opacity: 1, offset: 0.1 },
        { ...whole, offset: 0.4, easing: "ease-in-out" },
        {},
      ],
      FLIGHT + STAYS,
    );
  }, []);
  return end ? (
    <span ref={tile} class="tile">
      <Figure board={board} data-end={end} />
    </span>
  ) : null;
};

export const Chooser = (props: ViewProps) => {
  const { place, today } = props;
  // A long row takes a while to count.
  const days = useMemo(() => streak(today), [today, timesStored()]);
  const { seed = "" } = place.puzzle ?? {};
  const isDaily = isDay(seed);
  const home = puzzleOn(place.puzzle, today);
  // A puzzle that is opened for the first time is not yet stored.
  const isNew =
    seed === today && !puzzlesBeside(place.puzzle, today).some((puzzle) => recallGame({ ...place, puzzle }));
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
              <Yesterday key={seed} {...{ place, isNew }} day={seed} />
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
