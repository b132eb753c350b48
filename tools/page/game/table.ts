// The game on the table: each move is stored at once and shown in the address, and another tab may go on with it.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { image, MOVEMENTS } from "../../twin/board.ts";
import { outlineOf } from "../../twin/picture.ts";
import { taskFor, type ViewProps } from "../place/address.ts";
import { useEvents } from "../parts/events.ts";
import { useFound } from "../search/ask.ts";
import type { Found } from "../search/found.ts";
import { startClock } from "./clock.ts";
import * as games from "./game.ts";

/** A puzzle's game before its first move, if the puzzle exists and has been found. */
const gameOf = (dealt: Found["puzzles"][string] | undefined) =>
  typeof dealt === "object" ? games.newGame(dealt.board, dealt.solution) : undefined;

/** A clock that runs while a game is open and the player is here; what it counts is stored when the page is hidden, too. */
const useClock = (isOpen: boolean, keep: (seconds: number) => void) => {
  const now = useRef({ isOpen, keep });
  now.current = { isOpen, keep };
  const clock = useRef<ReturnType<typeof startClock>>(undefined);
  useLayoutEffect(() => {
    const started = startClock(
      () => now.current.isOpen && document.hasFocus(),
      (seconds) => now.current.keep(seconds),
    );
    clock.current = started;
    document.addEventListener("visibilitychange", started.store);
    return () => {
      document.removeEventListener("visibilitychange", started.store);
      started.stop();
    };
  }, []);
  return () => clock.current?.take() ?? 0;
};

/** The game at a place, which pieces its board allows, and the functions that change it. */
export const useGame = ({ place, isNew, go, today }: ViewProps & { today: string }) => {
  const { puzzle } = place;
  const outline = outlineOf(place.board);
  const [kept, setKept] = useState(() => games.recallGame(place));
  const found = useFound(outline, puzzle);
  const dealt = found.puzzles[puzzle];
  const { FIRST } = games;
  const fresh = games.isFirst(place) ? games.newGame(FIRST.board, FIRST.answer) : games.newGame(outline);
  const own = kept ?? (puzzle ? gameOf(dealt) : fresh);
  const isForeign = games.isForeign(place, own);
  const game = isForeign ? games.newGame(place.board) : own;
  const board = game ? games.boardNow(game) : outline;
  const task = useMemo(() => taskFor(board), [board]);
  const flawIn = (result: unknown) => (typeof result === "string" ? result : "");
  const refusal = found.wrong || flawIn(task) || flawIn(dealt);
  const isSolved = !!game && games.isSolved(game);
  const isOpen = !!game && !isSolved && !refusal;
  const take = useClock(isOpen, (seconds) => {
    const stored = games.recallGame(place);
    if (stored) games.keepGame(place, games.timed(stored, seconds));
  });

  const show = (game: games.Game) => {
    setKept(game);
    const board = games.boardNow(game);
    if (board !== place.board) go({ ...place, board }, true);
  };
  /** Plays on from what is stored, whichever tab stored it. */
  const play = (action: (game: games.Game) => games.Game | undefined) => {
    if (!game) return;
    const seconds = take();
    const next = games.played(place, game, (game) => action(games.timed(game, seconds)));
    games.keepGame(place, next);
    show(next);
  };
  const lay = (board: string) => play((game) => games.moved(game, board, today));
  /** Shows what another tab has made of the game. */
  const hear = () => {
    const stored = games.recallGame(place);
    if (stored && !isForeign && JSON.stringify(stored) !== JSON.stringify(kept)) show(stored);
  };
  useEvents({ storage: hear, focus: hear, pageshow: hear });

  // A puzzle found earlier is there at once.
  useEffect(() => {
    for (const [name, dealt] of Object.entries(found.puzzles)) {
      const [at, game] = [{ ...place, board: outline, puzzle: name }, gameOf(dealt)];
      if (game && !games.recallGame(at)) games.keepGame(at, game);
    }
  }, [found.puzzles]);
  // A new address is a move. One that Back leads to is not, and is overwritten.
  useEffect(() => {
    if (!game || place.board === board) return;
    if ((isNew || !kept) && games.isMove(game, place.board)) lay(place.board);
    else if (!isNew && /[A-Z]/.test(place.board)) show(game);
  }, [place.board, !game]);
  const start = isForeign ? outline : (game?.positions[0] ?? outline);
  return { game, board, start, outline, found, refusal, isForeign, isSolved, isOpen, play, lay };
};

export type Table = ReturnType<typeof useGame>;

/** A table as it is seen when a movement has turned its boards, and how any board is turned for that, and back. */
export const turned = ({ board, start, lay }: Pick<Table, "board" | "start" | "lay">, movement: number) => {
  const see = (board: string) => image(board, movement);
  const back = (board: string) => image(board, MOVEMENTS[movement]);
  return { see, back, board: see(board), start: see(start), lay: (board: string) => lay(back(board)) };
};
