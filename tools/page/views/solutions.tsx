// All solutions of a board: the one that is selected large, as a program if it can be one, and all others as tiles.

import { useMemo, useState } from "preact/hooks";
import { blank, withLetters } from "../../solver/cells.ts";
import { TRAITS } from "../../solver/traits.ts";
import { number, plural, sentenceOf } from "../../solver/words.ts";
import { formatAddress, knownCount, showing, TRAIT_NAMES, type ViewProps } from "../address.ts";
import { useFound } from "../ask.ts";
import { isDrawable } from "../copy.ts";
import { sizeStyle } from "./grid.tsx";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { Shown } from "./program.tsx";
import { Wall } from "./wall.tsx";

/** How many solutions there are, in words. */
const tell = (count: number, done: boolean, isFiltered: boolean): string => {
  if (done && !count) return isFiltered ? "No solution matches." : "This board has no solution.";
  return count || done ? `${plural(count, "solution")}${done ? "" : " so far"}` : "Searching …";
};

const Filters = ({ place, go }: ViewProps) => {
  const { traits } = place;
  // It is open from the start if a filter is set.
  const [open] = useState(traits.length > 0);
  return (
    <details class="filters" open={open}>
      <summary>Filter</summary>
      {TRAIT_NAMES.map((trait) => (
        <label key={trait}>
          <input
            type="checkbox"
            checked={traits.includes(trait)}
            onChange={({ currentTarget: { checked } }) =>
              go({
                ...place,
                number: 1,
                traits: [...traits.filter((each) => each !== trait), ...(checked ? [trait] : [])],
              })
            }
          />{" "}
          only {TRAITS[trait][0]}
        </label>
      ))}
    </details>
  );
};

export const Solutions = ({ place, go }: ViewProps) => {
  const { traits } = place;
  const outline = blank(place.board);
  const found = useFound(outline, traits);
  const known = traits.every((trait) => found.traits[trait]);
  const matches = useMemo(
    () => found.solutions.filter((_, i) => known && traits.every((trait) => found.traits[trait][i])),
    [found, traits.join()],
  );
  const done = !!found.wrong || (!!found.summary && known);
  const isFiltered = traits.length > 0;
  const total = found.summary?.total ?? 0;
  // How many a board of the list has is known before they are found.
  const count = done || isFiltered ? matches.length : (knownCount(outline) ?? matches.length);
  const selected = done ? Math.min(place.number, Math.max(1, count)) : place.number;
  const solution = (number: number): string | undefined =>
    number > matches.length ? undefined : withLetters(outline, matches[number - 1]);
  const select = (number: number) => go({ ...place, number }, true);
  const shown = solution(selected);
  const program = shown && isDrawable(shown) ? showing("program", shown) : undefined;
  const open = () => program && go(program);
  return (
    <div class="split solutions" style={sizeStyle(place.board)}>
      <section class="hero" aria-label="The selected solution">
        <div class="shape" onClick={() => getSelection()?.isCollapsed && open()}>
          <Shown board={shown ?? outline} label="The program" />
        </div>
        {count > 0 && (
          <p class="row">
            {program && (
              <Button class="main" onClick={open}>
                Run it
              </Button>
            )}
            <Button aria-label="Previous" onClick={selected > 1 ? () => select(selected - 1) : undefined}>
              ‹
            </Button>
            <label>
              <input
                type="number"
                aria-label="Number"
                min={1}
                max={count}
                value={selected}
                onChange={({ currentTarget }) => {
                  currentTarget.valueAsNumber = Math.max(1, Math.min(count, currentTarget.valueAsNumber || 1));
                  select(currentTarget.valueAsNumber);
                }}
              />{" "}
              {selected <= count && `of ${number(count)}`}
            </label>
            <Button aria-label="Next" onClick={selected < count ? () => select(selected + 1) : undefined}>
              ›
            </Button>
            <Button onClick={() => select(Math.ceil(Math.random() * count))}>Random</Button>
          </p>
        )}
        {shown && !program && (
          <p class="note">The program needs sixty cells. Boards of other sizes have solutions only.</p>
        )}
      </section>
      <section class="all" aria-label="All solutions">
        <Chooser place={place} go={go}>
          <a href="#draw/heart">Draw your own</a>
        </Chooser>
        <p class="left" role="status" aria-live={done ? "polite" : "off"} data-done={done}>
          {found.wrong ? sentenceOf(found.wrong) : tell(count, done || count > matches.length, isFiltered)}
        </p>
        <p class="note more">{!isFiltered && total > count && `${number(total)} with rotations and reflections.`}</p>
        <Filters place={place} go={go} />
        <Wall key={formatAddress({ ...place, number: 1 })} {...{ count, solution, selected, select }} />
      </section>
    </div>
  );
};
