// The game on the table: each move is stored at once and shown in the address, and another tab may go on with it.

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { outlineOf } from "../../twin/picture.ts";
import { taskFor, type ViewProps } from "../place/address.ts";
import { refusalOn } from "../place/titles.ts";
import { useEvents, useEvery } from "../parts/events.ts";
import { useFound } from "../search/ask.ts";
import * as games from "./game.ts";

/** The game at a place, which pieces its board allows, and the functions that change it. */
export const useGame = ({ place, isNew, go, today }: ViewProps) => {
  const { puzzle } = place;
  const outline = outlineOf(place.board);
  const [kept, setKept] = useState(() => games.recallGame(place));
  const found = useFound(outline, puzzle);
  const dealt = found.puzzles[puzzle];
  const early = refusalOn(today, puzzle);
  const own = early ? undefined : (kept ?? games.freshGame(place, dealt?.value));
  const isForeign = games.isForeign(place, own);
  const game = isForeign ? games.newGame(place.board) : own;
  const board = game ? games.boardNow(game) : outline;
  const task = useMemo(() => taskFor(board), [board]);
  const refusal = early || found.wrong || task.flaw || dealt?.flaw || "";
  const isSolved = !!game && games.isSolved(game);
  const isOpen = !!game && !isSolved && !refusal;
  useEvery(1000, () => isOpen && document.hasFocus() && games.tick(place));
  /** Stores the time that was spent. */
  const leave = () => {
    const stored = games.recallGame(place);
    if (stored && isOpen) games.keepGame(place, stored);
  };
  useLayoutEffect(() => leave, [isOpen]);

  const show = (next: games.Game) => {
    setKept(next);
    if (games.boardNow(next) !== place.board) go({ ...place, board: games.boardNow(next) }, true);
  };
  /** Plays on from what is stored, whichever tab stored it. */
  const play = (action: (game: games.Game) => games.Game | undefined) => {
    if (!game) return;
    const next = games.played(place, game, action);
    games.keepGame(place, next);
    show(next);
  };
  const lay = (next: string) => play((now) => games.moved(now, next));
  /** Shows what another tab has made of the game. */
  const hear = () => {
    const stored = games.recallGame(place);
    if (stored && !isForeign && stored !== kept) show(stored);
  };
  useEvents({ storage: hear, focus: hear, pageshow: hear, blur: leave, pagehide: leave });

  // A new address is a move. One that Back leads to is not, and is overwritten.
  useEffect(() => {
    if (!game || place.board === board) return;
    if ((isNew || !kept) && games.isMove(game, place.board)) lay(place.board);
    else if (!isNew && /[A-Z]/.test(place.board)) show(game);
  }, [place.board, !game]);
  // Opened on its day, a puzzle counts for that day, however late it is solved.
  useEffect(() => {
    if (isOpen && puzzle) games.keepGame(place, games.opened(games.recallGame(place) ?? game, today));
  }, [isOpen]);
  const start = isForeign ? outline : (game?.positions[0] ?? outline);
  return { game, board, start, outline, found, refusal, isForeign, isSolved, isOpen, play, lay };
};

export type Table = ReturnType<typeof useGame>;
