// All solutions of a board: the one that is selected large, as a program if it can be one, and all others as tiles.

import { useRef, useState } from "preact/hooks";
import { blank, LETTERS } from "../../solver/parse.ts";
import { symmetries, MOVEMENTS } from "../../twin/board.ts";
import { formatAddress, type Place, TRAITS } from "../address.ts";
import { useSolutions, type Search } from "../search.ts";
import { About } from "./about.tsx";
import { number, plural } from "../words.ts";
import { Cells, Picture, Shapes } from "./board.tsx";
import { Chooser } from "./chooser.tsx";
import { isDrawable, Program } from "./program.tsx";
import { Wall } from "./wall.tsx";

const TRAIT_WORDS: Record<(typeof TRAITS)[number], string> = {
  noCrossroads: "no point where four pieces meet",
  edge: "every piece touches the edge",
  threeColours: "three colours are enough",
};

/** How many solutions there are, in words. */
const tell = ({ summary, done, wrong }: Search, place: Place): string => {
  if (wrong) return wrong;
  const { solutions, total, moves, boards, seconds } = summary;
  const plain = !place.where && total > solutions && symmetries(blank(place.board), MOVEMENTS).length > 1;
  return (
    `${plural(solutions, "solution")}${done ? "" : " so far"}` +
    (plain ? `, ${number(total)} with rotations and reflections` : "") +
    ` · ${number(moves)} moves on ${number(boards)} boards · ${seconds.toFixed(2)} s`
  );
};

interface ViewProps {
  place: Place;
  go: (place: Place, replace?: boolean) => void;
}

/** A small board: a press says that the chosen piece must lie on this cell. */
const Where = ({ place, go }: ViewProps) => {
  const [letter, setLetter] = useState("X");
  const [at, setAt] = useState(0);
  const { board, where, without } = { ...place, where: place.where || blank(place.board) };
  const press = (at: number) => {
    if (where[at] === ".") return;
    const cell = where[at] === letter ? "x" : letter;
    const next = where.slice(0, at) + cell + where.slice(at + 1);
    go({ ...place, where: next === blank(board) ? "" : next }, true);
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
        <button type="button" onClick={() => go({ ...place, where: "" }, true)}>
          Any place
        </button>
      )}
    </fieldset>
  );
};

const Filters = ({ place, go }: ViewProps) => (
  <details class="filters" open={place.traits.length > 0 || place.where !== ""}>
    <summary>Filter</summary>
    {TRAITS.map((trait) => (
      <label key={trait}>
        <input
          type="checkbox"
          checked={place.traits.includes(trait)}
          onChange={({ currentTarget: { checked } }) =>
            go({ ...place, traits: TRAITS.filter((each) => (each === trait ? checked : place.traits.includes(each))) })
          }
        />{" "}
        {TRAIT_WORDS[trait]}
      </label>
    ))}
    <Where place={place} go={go} />
  </details>
);

/** How far a finger goes for a swipe, in pixels. */
const SWIPE = 40;

export const Solutions = ({ place, go }: ViewProps) => {
  const search = useSolutions({ ...place, board: blank(place.board) });
  const { solutions } = search;
  const address = formatAddress(place);
  const [chosen, setChosen] = useState<{ address: string; index: number }>({
    address,
    index: history.state?.selected ?? 0,
  });
  const selected = Math.min(chosen.address === address ? chosen.index : 0, Math.max(0, solutions.length - 1));
  const select = (index: number) => {
    if (index < 0 || index >= solutions.length) return;
    history.replaceState({ selected: index }, "");
    setChosen({ address, index });
  };
  const open = (index: number): Place => ({
    ...place,
    view: "program",
    board: solutions[index],
    traits: [],
    where: "",
  });
  const start = useRef<number | undefined>(undefined);
  const swipe = (x: number) => {
    const way = x - (start.current ?? x);
    if (Math.abs(way) > SWIPE) select(selected + (way < 0 ? 1 : -1));
    start.current = undefined;
  };
  const shown = solutions[selected];
  const words = `Solution ${selected + 1}: ${shown}`;
  return (
    <div class="solutions">
      <div class="side">
        <section class="hero" aria-label="The selected solution">
          <div
            class="shape"
            onPointerDown={({ clientX, isPrimary }) => isPrimary && (start.current = clientX)}
            onPointerUp={({ clientX }) => swipe(clientX)}
            onPointerCancel={() => (start.current = undefined)}
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
              <button type="button" aria-label="Previous" onClick={() => select(selected - 1)} disabled={!selected}>
                ‹
              </button>
              <span>
                {number(selected + 1)} of {number(solutions.length)}
              </span>
              <button
                type="button"
                aria-label="Next"
                onClick={() => select(selected + 1)}
                disabled={selected + 1 >= solutions.length}
              >
                ›
              </button>
              {isDrawable(shown) && (
                <a class="button" href={formatAddress(open(selected))}>
                  Open this program
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
          <a href={formatAddress({ ...place, view: "play", board: blank(place.board), traits: [], where: "" })}>
            Solve it yourself
          </a>
        </p>
        <p class="count" role="status" data-done={search.done}>
          {tell(search, place)}
        </p>
        <Filters place={place} go={go} />
        <Wall
          key={address}
          solutions={solutions}
          selected={selected}
          onSelect={select}
          onOpen={(index) => solutions[index] && isDrawable(solutions[index]) && go(open(index))}
        />
      </section>
    </div>
  );
};
