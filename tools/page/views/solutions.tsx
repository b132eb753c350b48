// All solutions of a board: the one that is selected large, as a program if it can be one, and all others as tiles.

import { useRef, useState } from "preact/hooks";
import { blank, LETTERS } from "../../solver/parse.ts";
import { symmetries, MOVEMENTS } from "../../twin/board.ts";
import type { ViewProps } from "../app.tsx";
import { formatAddress, inView, type Place, TRAITS } from "../address.ts";
import { useSolutions, type Search } from "../ask.ts";
import { About } from "./about.tsx";
import { number, plural, sentenceOf } from "../../solver/words.ts";
import { Cells, Picture, Shapes, sizeStyle } from "./board.tsx";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { isDrawable, Program } from "./program.tsx";
import { Wall } from "./wall.tsx";

const TRAIT_WORDS: Record<(typeof TRAITS)[number], string> = {
  noCrossroads: "no point where four pieces meet",
  edge: "every piece touches the edge",
  threeColours: "three colours are enough",
};

/** How many solutions there are, in words. */
const tell = ({ summary: { solutions }, done, wrong }: Search, { traits, where }: Place): string => {
  if (wrong) return sentenceOf(wrong);
  if (done && !solutions) return traits.length || where ? "No solution is like that." : "This board has no solution.";
  return `${plural(solutions, "solution")}${done ? "" : " so far"}`;
};

/** What else there is to say about a search. */
const tellMore = ({ summary, wrong }: Search, { board, where }: Place): string => {
  const { solutions, total, moves, boards, seconds } = summary;
  const images = !where && total > solutions && symmetries(blank(board), MOVEMENTS).length > 1;
  const words = [
    images && `${number(total)} with rotations and reflections`,
    `${plural(moves, "move")} on ${plural(boards, "board")}`,
    `${seconds.toFixed(2)} s`,
  ];
  return wrong ? "" : words.filter(Boolean).join(" · ");
};

/** A small board: a press says that the chosen piece must lie on this cell. */
const Where = ({ place, go }: ViewProps) => {
  const [letter, setLetter] = useState("X");
  const [at, setAt] = useState(0);
  const { board, where, without } = { ...place, where: place.where || blank(place.board) };
  const press = (at: number) => {
    if (where[at] === ".") return;
    const cell = where[at] === letter ? "x" : letter;
    const next = where.slice(0, at) + cell + where.slice(at + 1);
    go({ ...place, number: 1, where: next === blank(board) ? "" : next }, true);
  };
  return (
    <fieldset class="where">
      <legend>Cells that a piece covers</legend>
      <span class="letters" role="radiogroup" aria-label="Piece">
        {[...LETTERS]
          .filter((each) => !without.includes(each))
          .map((each) => (
            <label key={each} class={each}>
              <input type="radio" name="where" checked={each === letter} onChange={() => setLetter(each)} />
              {each}
            </label>
          ))}
      </span>
      <Cells board={where} label="Where it lies" at={at} onAt={setAt} onPress={press}>
        <Shapes board={where} ruled="x" />
      </Cells>
      {place.where && (
        <button type="button" onClick={() => go({ ...place, number: 1, where: "" }, true)}>
          Any place
        </button>
      )}
    </fieldset>
  );
};

const Filters = ({ place, go }: ViewProps) => {
  // Only people close it.
  const [open, setOpen] = useState(place.traits.length > 0 || place.where !== "");
  return (
    <details class="filters" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Filter</summary>
      {TRAITS.map((trait) => (
        <label key={trait}>
          <input
            type="checkbox"
            checked={place.traits.includes(trait)}
            onChange={({ currentTarget: { checked } }) =>
              go({
                ...place,
                number: 1,
                traits: TRAITS.filter((each) => (each === trait ? checked : place.traits.includes(each))),
              })
            }
          />{" "}
          {TRAIT_WORDS[trait]}
        </label>
      ))}
      <Where place={place} go={go} />
    </details>
  );
};

/** How far a finger goes for a swipe, in pixels. */
const SWIPE = 40;

export const Solutions = ({ place, go }: ViewProps) => {
  const { without, traits, where } = place;
  const search = useSolutions({ board: blank(place.board), without, traits, where });
  const { solutions, done } = search;
  const selected = Math.min(place.number, Math.max(1, solutions.length)) - 1;
  const select = (index: number) => {
    if (index >= 0 && index < solutions.length) go({ ...place, number: index + 1 }, true);
  };
  const open = (index: number): Place | undefined =>
    solutions[index] && isDrawable(solutions[index]) ? inView(place, "program", solutions[index]) : undefined;
  const enter = (index: number) => {
    const program = open(index);
    if (program) go(program);
  };
  const finger = useRef<number | undefined>(undefined);
  const swipe = (x: number) => {
    const way = x - (finger.current ?? x);
    if (Math.abs(way) > SWIPE) select(selected + (way < 0 ? 1 : -1));
    finger.current = undefined;
  };
  const shown = solutions[selected];
  const words = `Solution ${number(selected + 1)}`;
  return (
    <div class="solutions">
      <div class="side">
        <section class="hero" aria-label="The selected solution">
          <div
            class="shape"
            style={sizeStyle(place.board)}
            onPointerDown={({ clientX, pointerType }) => pointerType === "touch" && (finger.current = clientX)}
            onPointerUp={({ clientX }) => swipe(clientX)}
            onPointerCancel={() => (finger.current = undefined)}
            onClick={() => getSelection()?.isCollapsed && enter(selected)}
          >
            {!shown ? (
              <Picture board={blank(place.board)} />
            ) : isDrawable(shown) ? (
              <Program board={shown} label={words} part />
            ) : (
              <Picture board={shown} letters />
            )}
          </div>
          {shown && (
            <p class="actions">
              <Button aria-label="Previous" onClick={() => select(selected - 1)} off={!selected}>
                ‹
              </Button>
              <span>
                {number(selected + 1)} of {number(solutions.length)}
              </span>
              <Button aria-label="Next" onClick={() => select(selected + 1)} off={selected + 1 >= solutions.length}>
                ›
              </Button>
              {isDrawable(shown) && (
                <a class="button main" href={formatAddress(open(selected)!)}>
                  Run this program
                </a>
              )}
            </p>
          )}
          {shown && !isDrawable(shown) && (
            <p class="note">The program needs sixty cells. Boards of other sizes have solutions only.</p>
          )}
        </section>
        <About />
      </div>
      <section class="all" aria-label="All solutions">
        <p class="bar">
          <Chooser place={place} go={go} />
          <a href={formatAddress(inView(place, "play", blank(place.board)))}>Solve it yourself</a>
        </p>
        <p class="left" role="status" aria-live={done ? "polite" : "off"} data-done={done}>
          {tell(search, place)}
        </p>
        <p class="note more">{tellMore(search, place)}</p>
        <Filters place={place} go={go} />
        <Wall
          key={formatAddress({ ...place, number: 1 })}
          solutions={solutions}
          selected={selected}
          wanted={done ? place.number - 1 : -1}
          onSelect={select}
          onOpen={enter}
        />
      </section>
    </div>
  );
};
