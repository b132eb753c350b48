// All solutions of a board: the one that is selected large, as a program if it can be one, and all others as tiles.

import { useMemo, useRef, useState } from "preact/hooks";
import { blank, countCells, LETTERS } from "../../solver/cells.ts";
import { type Trait, TRAITS } from "../../solver/traits.ts";
import { number, plural, sentenceOf } from "../../solver/words.ts";
import {
  formatAddress,
  hasUsualPieces,
  inView,
  knownCount,
  type Place,
  TRAIT_NAMES,
  type ViewProps,
} from "../address.ts";
import { useFound } from "../ask.ts";
import { isDrawable } from "../copy.ts";
import { boardOfImage, type Found } from "../found.ts";
import { sizeStyle } from "./grid.tsx";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { Shown } from "./program.tsx";
import { Wall } from "./wall.tsx";

/** The solutions that a place asks for, as images, so far; and whether these are all. */
const useMatches = (found: Found, traits: Trait[]): { ids: number[]; done: boolean } => {
  const known = traits.every((trait) => found.traits[trait]);
  const ids = useMemo(() => {
    const all = known ? found.solutions.map((_, index) => index) : [];
    const chosen = all.filter((index) => traits.every((trait) => found.traits[trait]![index]));
    return chosen.map((index) => index * found.turns.length);
  }, [found, traits.join()]);
  return { ids, done: !!found.wrong || (!!found.summary && known) };
};

/** How many solutions there are, in words. */
const tell = (count: number, done: boolean, isFiltered: boolean): string => {
  if (done && !count) return isFiltered ? "No solution matches." : "This board has no solution.";
  return count || done ? `${plural(count, "solution")}${done ? "" : " so far"}` : "Searching …";
};

/** What is chosen of all these when one of them has changed. */
const toggled = <T,>(all: readonly T[], chosen: T[], one: T): T[] =>
  all.filter((each) => chosen.includes(each) !== (each === one));

const Filters = ({ place, go }: ViewProps) => {
  // It is open from the start if a filter is set.
  const [open] = useState(place.traits.length > 0 || !hasUsualPieces(place));
  const { traits, without } = place;
  const choose = (chosen: Partial<Place>) => go({ ...place, number: 1, ...chosen });
  return (
    <details class="filters" open={open}>
      <summary>Filter</summary>
      <fieldset>
        <legend>Only solutions</legend>
        {TRAIT_NAMES.map((trait) => (
          <label key={trait}>
            <input
              type="checkbox"
              checked={traits.includes(trait)}
              onChange={() => choose({ traits: toggled(TRAIT_NAMES, traits, trait) })}
            />{" "}
            {TRAITS[trait][0]}
          </label>
        ))}
      </fieldset>
      {countCells(place.board) < 60 && (
        <fieldset class="row letters">
          <legend>Pieces that may be used</legend>
          {[...LETTERS].map((letter) => (
            <label key={letter} class={letter}>
              <input
                type="checkbox"
                checked={!without.includes(letter)}
                onChange={() => choose({ without: toggled([...LETTERS], [...without], letter).join("") })}
              />
              {letter}
            </label>
          ))}
        </fieldset>
      )}
    </details>
  );
};

export const Solutions = ({ place, go }: ViewProps) => {
  const { without, traits } = place;
  const outline = blank(place.board);
  const found = useFound(outline, without, traits);
  const { ids, done } = useMatches(found, traits);
  const isFiltered = traits.length > 0;
  const total = found.summary?.total ?? 0;
  // How many a board of the list has is known before they are found.
  const count = done || isFiltered ? ids.length : (knownCount(place) ?? ids.length);
  const selected = (done ? Math.min(place.number, Math.max(1, count)) : place.number) - 1;
  const solution = (index: number): string | undefined =>
    index < ids.length ? boardOfImage(found, ids[index]) : undefined;
  // Whether the tile that is selected next is to be brought into sight.
  const seeks = useRef(place.number > 1);
  const select = (index: number, seek = false) => {
    seeks.current = seek;
    if (index >= 0 && index < count) go({ ...place, number: index + 1 }, true);
  };
  const random = () => select(Math.floor(Math.random() * count), true);
  const shown = solution(selected);
  const program = shown && isDrawable(shown) ? inView(place, "program", shown) : undefined;
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
            <Button aria-label="Previous" onClick={selected ? () => select(selected - 1) : undefined}>
              ‹
            </Button>
            <label>
              <input
                type="number"
                aria-label="Number"
                min={1}
                max={count}
                value={selected + 1}
                onChange={({ currentTarget }) => {
                  currentTarget.valueAsNumber = Math.max(1, Math.min(count, currentTarget.valueAsNumber || 1));
                  select(currentTarget.valueAsNumber - 1, true);
                }}
              />{" "}
              {selected < count && `of ${number(count)}`}
            </label>
            <Button aria-label="Next" onClick={selected + 1 < count ? () => select(selected + 1) : undefined}>
              ›
            </Button>
            <Button onClick={count > 1 ? random : undefined}>Random</Button>
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
          {found.wrong ? sentenceOf(found.wrong) : tell(count, done || count > ids.length, isFiltered)}
        </p>
        <p class="note more">{!isFiltered && total > count && `${number(total)} with rotations and reflections.`}</p>
        <Filters place={place} go={go} />
        <Wall
          key={formatAddress({ ...place, number: 1 })}
          count={count}
          solution={solution}
          selected={selected}
          seeks={seeks}
          onSelect={(index) => select(index, true)}
          onOpen={open}
        />
      </section>
    </div>
  );
};
