// The game on the table is the stored one, whichever tab stored it. Its address is written with each move.

import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { others } from "../../boards/cells.ts";
import { outlineOf } from "../../twin/picture.ts";
import { taskFor, unusedOn, type ViewProps } from "../place/address.ts";
import { refusalOn } from "../place/titles.ts";
import { useEvents } from "../parts/events.ts";
import { useFound } from "../search/ask.ts";
import * as games from "./game.ts";

/** The game at a place, what its board allows, and the functions that change it. */
export const useTable = ({ place, isNew, go, today }: ViewProps) => {
  const { puzzle } = place;
  const outline = outlineOf(place.board);
  const stored = games.recallGame(place);
  const { flaw } = useMemo(() => taskFor(outline), [outline]);
  const found = useFound(flaw ? "" : outline, puzzle);
  const dealt = puzzle && found.puzzles[puzzle.name];
  const early = refusalOn(today, puzzle);
  const mine = early ? undefined : (stored ?? games.freshGame(place, dealt?.value));
  const isForeign = games.isForeign(place, mine);
  const game = isForeign ? games.newGame(place.board) : mine;
  const board = game ? games.boardNow(game) : outline;
  // A puzzle whose answer is known can be played without a search.
  const refusal = early || flaw || (!game?.answer && found.wrong) || dealt?.flaw || "";
  const isSolved = !!game && games.isSolved(game);
  const isOpen = !!game && !isSolved && !refusal;
  useEffect(() => {
    const timer = setInterval(() => isOpen && document.hasFocus() && games.tick(place), 1000);
    return () => clearInterval(timer);
  }, [isOpen]);
  const leave = () => {
    const now = games.recallGame(place);
    if (now && isOpen) games.keepGame(place, now);
  };
  useLayoutEffect(() => leave, [isOpen]);

  const write = (next: string) => go({ ...place, board: next }, true);
  const play = (action: (game: games.Game) => games.Game | undefined) => {
    if (!game) return;
    const next = games.played(place, game, action);
    games.keepGame(place, next);
    if (games.boardNow(next) !== board) write(games.boardNow(next));
  };
  const lay = (next: string) => play((now) => games.moved(now, next));
  useEvents({ blur: leave, pagehide: leave });

  // Another tab may have moved.
  const drawn = useRef(board);
  useEffect(() => {
    if (board !== drawn.current && board !== place.board && stored && !isForeign) write(board);
    drawn.current = board;
  }, [board]);
  useEffect(() => {
    const what = game && games.arrive(game, place.board, isNew || !stored);
    if (what === "move") lay(place.board);
    if (what === "overwrite") write(board);
  }, [place.board, !game, !stored]);
  // Opened on its day, a puzzle counts for that day, however late it is solved.
  useEffect(() => {
    if (isOpen && puzzle) games.keepGame(place, games.opened(games.recallGame(place) ?? game, today));
  }, [isOpen]);
  const start = isForeign ? outline : (game?.positions[0] ?? outline);
  return {
    ...{ game, board, start, outline, found, refusal, isForeign, isSolved, isOpen, play, lay },
    /** Letters of the given pieces, and of those that may be moved. */
    given: start.replace(/[^A-Z]/g, ""),
    letters: others(start + unusedOn(outline)),
  };
};

export type Table = ReturnType<typeof useTable>;
