// The page: it shows the place that its address names.

import { render } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { BOARDS } from "../solver/named.ts";
import { countCells, crop } from "../solver/cells.ts";
import { capital } from "../solver/words.ts";
import { outlineOf } from "../twin/picture.ts";
import { arrival, boardOf, formatAddress, nameOf, parseAddress, type View, VIEWS } from "./address.ts";
import { searchFor } from "./ask.ts";
import { useEvents } from "./events.ts";
import { isAllKept, recall, remember } from "./memory.ts";
import { Draw } from "./views/draw.tsx";
import { Open } from "./views/open.tsx";
import { Play } from "./views/play.tsx";
import { Solutions } from "./views/solutions.tsx";
import { Watch } from "./views/watch.tsx";

const SHOWN = { play: Play, solutions: Solutions, program: Open, watch: Watch, draw: Draw };

const MENU = VIEWS.filter((view) => view !== "program");

/** The boards that one can choose: the largest, and the larger rectangles. */
const LARGE = BOARDS.filter(({ name, outline }) => countCells(outline) >= 25 && !name.startsWith("triple"));

/** How long an address rests before it is written once more, in milliseconds: browsers forbid to do so often. */
const REST = 200;

/** What the browser's bar says, and whether somebody has just typed it or come by a link: what the page writes is marked. */
const readBar = () => ({ address: location.hash, isNew: !history.state });

/** Writes an address, as a step in the history or in place of the last. One that holds all that there is of a game has no mark. */
const write = (way: "pushState" | "replaceState", address: string): void => {
  try {
    history[way](isAllKept() || null, "", address);
  } catch {}
};

/** The address of what is shown, and how to change it. The browser has it before anything else can happen. */
const useAddress = () => {
  const [bar, show] = useState(readBar);
  useEvents({ popstate: () => show(readBar()) });
  useEffect(() => {
    // Somebody may have gone elsewhere before this effect has ended.
    const there = location.hash;
    const timer = setTimeout(() => location.hash === there && write("replaceState", bar.address), REST);
    return () => clearTimeout(timer);
  }, [bar]);
  const change = (address: string, replace = false) => {
    write(replace ? "replaceState" : "pushState", address);
    show({ address, isNew: false });
  };
  return { ...bar, change };
};

const App = () => {
  const { address, isNew, change } = useAddress();
  const main = useRef<HTMLElement>(null);
  // A puzzle of the day stays on the page at midnight.
  const { place, readable } = useMemo(() => parseAddress(address), [address]);
  const outline = outlineOf(crop(place.board));
  const name = nameOf(place.board);
  const Shown = SHOWN[place.view];
  const title = capital(place.view);

  const played = useRef(place);
  useLayoutEffect(() => {
    document.title = `${title}: ${name} – The pentomino quine`;
    if (place.view === "play") played.current = place;
    if (place.view === "draw") remember("drawn", address);
  });
  // When another view or puzzle has come: what had the focus has gone with the old one.
  const leave = () => {
    scrollTo(0, 0);
    if (document.activeElement === document.body) main.current!.focus({ preventScroll: true });
  };
  useLayoutEffect(() => leave, [place.view, place.puzzle]);

  const to = (view: View): string => {
    if (view === place.view) return formatAddress(place);
    if (view === "draw") {
      const drawn = parseAddress(`${recall("drawn")}`).place;
      return drawn.view === view ? formatAddress(drawn) : "#draw/heart";
    }
    // Paper may be empty. A game goes on where it was left.
    const next = arrival(view, outline.includes("x") ? outline : undefined);
    const isLast = view === "play" && played.current.view === view && outlineOf(played.current.board) === next.board;
    return formatAddress(isLast ? played.current : next);
  };
  const current = place.view === "program" ? "solutions" : place.view;
  return (
    <>
      <header class="row">
        <h1>
          <a href="#">The pentomino quine</a>
        </h1>
        <nav class="row tabs" aria-label="Views">
          {MENU.map((view) => (
            <a key={view} href={to(view)} aria-current={view === current ? "page" : undefined}>
              {capital(view)}
            </a>
          ))}
        </nav>
        <select
          aria-label="Board"
          value={name}
          onChange={({ currentTarget }) => change(formatAddress(arrival(place.view, boardOf(currentTarget.value))))}
        >
          {[...new Set([...LARGE.map((board) => board.name), name])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </header>
      <main ref={main} tabIndex={-1} aria-label={title}>
        {!readable && (
          <p class="note" role="alert">
            This address cannot be read, perhaps because a part of it is missing. Here is what can be read of it.
          </p>
        )}
        <Shown key={place.view} {...{ place, isNew }} go={(next, replace) => change(formatAddress(next), replace)} />
      </main>
    </>
  );
};

// The search begins before there is anything to see.
const { view, board, puzzle } = parseAddress(location.hash).place;
if (view === "play") searchFor(outlineOf(board), puzzle);
render(<App />, document.getElementById("app")!);
