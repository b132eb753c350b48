// The page: it shows the place that its address names.

import { render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { BOARDS } from "../boards/named.ts";
import { crop } from "../boards/cells.ts";
import { dayOf } from "../words/days.ts";
import { capital } from "../words/words.ts";
import { outlineOf } from "../twin/picture.ts";
import { arrival, boardOf, formatAddress, nameOf, type Place, taskFor, type View, VIEWS } from "./place/address.ts";
import { arriveAtBar, barNow, go } from "./place/history.ts";
import { changed, useChanges } from "./parts/changes.ts";
import { Guard } from "./parts/guard.tsx";
import { hearKey } from "./parts/keys.ts";
import { noticeStored } from "./place/memory.ts";
import { foundOn, searchFor } from "./search/ask.ts";
import { serve } from "./search/worker.ts";
import { printAll } from "./program/printed.ts";
import { Wall } from "./wall/wall.tsx";
import { isBeginning, openedAt } from "./game/game.ts";
import { Play } from "./game/play.tsx";

const SHOWN = { play: Play, wall: Wall };

const OFFER = BOARDS.map(({ name }) => name).filter((name) => !name.startsWith("triple"));

/** Returns the address to which the tab of a view leads: that view of the board that is seen, or as it was left. */
const useTabs = (place: Place) => {
  const outline = outlineOf(crop(place.board));
  const played = useRef(place);
  useLayoutEffect(() => {
    if (place.view === "play") played.current = place;
  });
  return (view: View): string => {
    if (view === place.view) return formatAddress(place);
    // A game goes on where it was left.
    const next = arrival(view, outline);
    const isLast = view === "play" && played.current.view === view && outlineOf(played.current.board) === next.board;
    return formatAddress(isLast ? played.current : next);
  };
};

const App = () => {
  useChanges();
  const { address, place, readable, isNew } = barNow();
  // In local time.
  const today = dayOf(new Date());
  const main = useRef<HTMLElement>(null);
  const found = foundOn(outlineOf(place.board));
  const isThere = !found.summary || place.number <= found.solutions.length;
  const to = useTabs(place);
  const name = nameOf(place.board);
  const Shown = SHOWN[place.view];
  const isBare = isBeginning(place);
  const title = capital(place.view);
  useLayoutEffect(() => void (document.title = `${title}: ${name} – The pentomino quine`));
  // A new view or puzzle takes the focus: the element that had it is gone.
  const leave = () => {
    scrollTo(0, 0);
    if (document.activeElement === document.body) main.current!.focus({ preventScroll: true });
  };
  useLayoutEffect(() => leave, [place.view, place.puzzle?.name]);
  return (
    <>
      <header class="row">
        <h1>
          <a href="#">The pentomino quine</a>
        </h1>
        <nav class="row tabs" aria-label="Views" hidden={isBare}>
          {VIEWS.map((view) => (
            <a key={view} href={to(view)} aria-current={view === place.view ? "page" : undefined}>
              {capital(view)}
            </a>
          ))}
        </nav>
        <select
          aria-label="Board"
          hidden={isBare}
          value={name}
          onChange={({ currentTarget: { value } }) => go(arrival(place.view, boardOf(value)))}
        >
          {[...new Set([...OFFER, name])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </header>
      <main ref={main} tabIndex={-1} aria-label={title}>
        {!(readable && isThere) && (
          <p class="note" role="alert">
            This address cannot be read in full. Perhaps a part of it is missing.
          </p>
        )}
        <Guard address={address}>
          <Shown key={place.view} {...{ today, isNew, go }} place={isThere ? place : { ...place, number: 0 }} />
        </Guard>
      </main>
    </>
  );
};

const show = () => {
  const address = openedAt(location.hash);
  if (address !== location.hash) location.replace(address);
  // The search begins before there is anything to see.
  arriveAtBar();
  const { view, board, puzzle } = barNow().place;
  if (view === "play" && !taskFor(board).flaw) searchFor(outlineOf(board), puzzle);
  const root = document.getElementById("app")!;
  // Until now the element says that no program runs.
  root.replaceChildren();
  render(<App />, root);
  addEventListener("popstate", arriveAtBar);
  addEventListener("keydown", hearKey);
  for (const name of ["storage", "focus", "pageshow"]) addEventListener(name, noticeStored);
  // At midnight there is another puzzle.
  setInterval(changed, 10_000);
};

if (globalThis.document) show();
// A worker runs a program, or searches a board.
else onmessage = ({ data }) => ("program" in data ? printAll(data, (printed) => postMessage(printed)) : serve(data));
