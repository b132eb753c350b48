// A calendar month of small boards, on a sheet over the page.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { outlineOf } from "../../twin/picture.ts";
import type { Asked } from "../../puzzles/puzzles.ts";
import { monthOf, WEEK } from "../../words/days.ts";
import { Figure } from "../board/figure.tsx";
import { Button, Words } from "../parts/words.tsx";
import { formatAddress, type Place, showing, type ViewProps } from "../place/address.ts";
import { dateOf, puzzleOn } from "../place/titles.ts";
import { dayAt, MARKS } from "./record.ts";

/** A link to another puzzle, on this board or on a given one. */
export const puzzleLink = (place: Place, puzzle: Asked | undefined, words: ComponentChildren, more: object = {}) => (
  <a key={puzzle?.name} href={formatAddress({ ...showing("play", outlineOf(place.board)), puzzle })} {...more}>
    {words}
  </a>
);

/** The month on its sheet. It is another element for each puzzle, so choosing one closes it. */
export const Month = ({ place, today, seed }: ViewProps & { seed: string }) => {
  // A day of the month shown; "" while the sheet is closed.
  const [day, show] = useState("");
  const { days, column, before, after } = monthOf(day || seed);
  // In a low window the sheet opens at the week of the puzzle.
  useLayoutEffect(() => document.querySelector("#month [aria-current]")?.scrollIntoView({ block: "center" }), [!day]);
  const tile = (each: string) => {
    const { board, end, said } = dayAt(place, each);
    return puzzleLink(place, puzzleOn(place.puzzle, each), [+each.slice(8), <Figure board={board} data-end={end} />], {
      class: each === today ? "today" : "",
      "aria-current": each === seed ? "date" : undefined,
      "aria-label": [dateOf(each, { day: "numeric", month: "long" }), ...said].join("; "),
      ...(each > today && { href: undefined }),
    });
  };
  const month = () => (
    <>
      <p class="row">
        <Button words="‹" label="Previous month" onClick={() => show(before)} />
        <span role="status">
          <Words of={dateOf(day, { month: "long", year: "numeric" })} />
        </span>
        <Button words="›" label="Next month" onClick={after > today ? undefined : () => show(after)} />
      </p>
      <ol style={{ "--before": column }}>
        {WEEK.map((letter) => (
          <li aria-hidden="true">{letter}</li>
        ))}
        {days.map((each) => (
          <li key={each}>{tile(each)}</li>
        ))}
      </ol>
      <p class="note">
        In colour ({MARKS[3]}): solved. Pale ({MARKS[2]}): mostly by hints. Outlined ({MARKS[1]}): given up.
      </p>
    </>
  );
  return (
    <div id="month" class="month" popover onToggle={({ newState }) => show(newState === "open" ? seed : "")}>
      {day && month()}
    </div>
  );
};
