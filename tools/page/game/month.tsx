// A calendar month as a sheet of small boards, and the file in which all games can be taken along.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { outlineOf } from "../../twin/picture.ts";
import type { Asked } from "../../puzzles/puzzles.ts";
import { monthOf } from "../../words/days.ts";
import { Figure } from "../board/figure.tsx";
import { Button, Words } from "../parts/words.tsx";
import { formatAddress, type Place, showing, type ViewProps } from "../place/address.ts";
import { saveFile } from "../place/share.ts";
import { dateOf, puzzleOn } from "../place/titles.ts";
import { backup, restore } from "./backup.ts";
import { dayAt, MARKS } from "./record.ts";

/** A link to another puzzle, on this board or on a given one. */
export const puzzleLink = (place: Place, puzzle: Asked | undefined, words: ComponentChildren, more: object = {}) => (
  <a key={puzzle?.name} href={formatAddress({ ...showing("play", outlineOf(place.board)), puzzle })} {...more}>
    {words}
  </a>
);

/** Writes all games into a file, and reads one. */
const Luggage = ({ today }: { today: string }) => {
  const [told, tell] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const save = (event: Event) => {
    event.preventDefault();
    saveFile(new Blob([backup()], { type: "application/json" }), `pentominoes-${today}.json`);
  };
  const read = async () => {
    const [chosen] = input.current!.files!;
    // A folder, or a file that has gone since, has no text.
    const text = await chosen?.text().catch(() => "");
    input.current!.value = "";
    if (text === undefined) return;
    tell(restore(text));
    // As if another tab had played: no film begins for what was not laid here.
    dispatchEvent(new Event("storage"));
  };
  return (
    <>
      <p class="row">
        <a href="" download onClick={save}>
          Save all games
        </a>
        <Button words="Add games from a file" onClick={() => input.current!.click()} />
        <input type="file" accept=".json" hidden ref={input} onChange={read} />
      </p>
      <p class="note" role="status">
        <Words of={told || "Games are kept in this browser. A file takes them to another device."} />
      </p>
    </>
  );
};

/** A month on a sheet over the page. Each puzzle has its own, so choosing another one closes it. */
export const Month = ({ place, today, seed }: ViewProps & { seed: string }) => {
  // A day of the month shown; "" while the sheet is closed.
  const [day, show] = useState("");
  const { days, column, before, after } = monthOf(day || seed);
  // In a low window it opens at the week of its puzzle.
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
        {[..."MTWTFSS"].map((letter) => (
          <li aria-hidden="true">{letter}</li>
        ))}
        {days.map((each) => (
          <li key={each}>{tile(each)}</li>
        ))}
      </ol>
      <p class="note">
        In colour ({MARKS[3]}): solved. Pale ({MARKS[2]}): mostly by hints. Outlined ({MARKS[1]}): given up.
      </p>
      <Luggage today={today} />
    </>
  );
  return (
    <div id="month" class="sheet" popover onToggle={({ newState }) => show(newState === "open" ? seed : "")}>
      {day && month()}
    </div>
  );
};
