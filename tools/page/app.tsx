// The page: it shows the place that its address names.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { formatAddress, parseAddress, type Place, type View } from "./address.ts";
import { blank } from "../solver/parse.ts";
import { Draw } from "./views/draw.tsx";
import { Open } from "./views/open.tsx";
import { Play } from "./views/play.tsx";
import { Solutions } from "./views/solutions.tsx";
import { Watch } from "./views/watch.tsx";

type ShownView = Exclude<View, "program">;

const TITLES: Record<ShownView, string> = {
  solutions: "Solutions",
  play: "Play",
  watch: "Watch",
  draw: "Draw",
};

const VIEW: Record<View, ComponentType<{ place: Place; go: (place: Place, replace?: boolean) => void }>> = {
  solutions: Solutions,
  program: Open,
  play: Play,
  draw: Draw,
  watch: Watch,
};

export const App = () => {
  const [address, setAddress] = useState(location.hash);
  useEffect(() => {
    const follow = () => setAddress(location.hash);
    addEventListener("hashchange", follow);
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("popstate", follow);
    };
  }, []);
  const place = parseAddress(address);
  const go = (next: Place, replace = false) => {
    const hash = formatAddress(next);
    if (replace) history.replaceState(null, "", hash);
    else history.pushState(null, "", hash);
    setAddress(hash);
  };
  const Shown = VIEW[place.view];
  const to = (view: View): string => {
    const board = view === "play" || view === "watch" ? place.board : blank(place.board);
    return formatAddress({ ...place, view, board, traits: [], where: "" });
  };
  return (
    <>
      <header>
        <h1>
          <a href={to("solutions")}>The pentomino quine</a>
        </h1>
        <p>A program that solves a puzzle and prints itself as every solution.</p>
        <nav aria-label="Views">
          {(Object.keys(TITLES) as ShownView[]).map((view) => (
            <a key={view} href={to(view)} aria-current={view === place.view ? "page" : undefined}>
              {TITLES[view]}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <Shown key={place.view} place={place} go={go} />
      </main>
    </>
  );
};
