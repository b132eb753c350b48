// The game on the table: each move is stored at once and shown in the address, and another tab may go on with it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { image, MOVEMENTS } from "../../twin/board.ts";
import { outlineOf } from "../../twin/picture.ts";
import { taskFor, type ViewProps } from "../place/address.ts";
import { useEvents } from "../parts/events.ts";
import { useFound } from "../search/ask.ts";
import type { Found } from "../search/found.ts";
import * as games from "./game.ts";

/** A puzzle's game before its first move, if the puzzle exists and has been found. */
const gameOf = (dealt: Found["puzzles"][string] | undefined) =>
  typeof dealt === "object" ? games.newGame(dealt.board, dealt.solution) : undefined;

/** How many seconds the player has been here since this was last set to 0. */
const useSeconds = () => {
  const spent = useRef(0);
  useEffect(() => {
    const timer = setInterval(() => document.hasFocus() && spent.current++, 1000);
    return () => clearInterval(timer);
  }, []);
  return spent;
};

/** The game at a place, which pieces its board allows, and the functions that change it. */
export const useGame = ({ place, isNew, go, today }: ViewProps & { today: string }) => {
  const { puzzle } = place;
  const outline = outlineOf(place.board);
  const [kept, setKept] = useState(() => games.recallGame(place));
  const found = useFound(outline, puzzle);
  const dealt = found.puzzles[puzzle];
  const game = kept ?? (puzzle ? gameOf(dealt) : games.newGame(outline));
  const board = game ? games.boardNow(game) : outline;
  const task = useMemo(() => taskFor(board), [board]);
  const flawIn = (result: unknown) => (typeof result === "string" ? result : "");
  const refusal = found.wrong || flawIn(task) || flawIn(dealt);
  const spent = useSeconds();

  const show = (game: games.Game) => {
    setKept(game);
    const board = games.boardNow(game);
    if (board !== place.board) go({ ...place, board }, true);
  };
  /** Plays on from what is stored, whichever tab stored it. */
  const play = (action: (game: games.Game) => games.Game | undefined) => {
    if (!game) return;
    const seconds = spent.current;
    spent.current = 0;
    const next = games.played(place, game, (game) => action({ ...game, seconds: game.seconds + seconds }));
    games.keepGame(place, next);
    show(next);
  };
  const lay = (board: string) => play((game) => games.moved(game, board, today));
  /** Shows what another tab has made of the game. */
  const hear = () => {
    const stored = games.recallGame(place);
    if (stored && JSON.stringify(stored) !== JSON.stringify(kept)) show(stored);
  };
  useEvents({ storage: hear, focus: hear, pageshow: hear });

  // A puzzle found earlier is there at once.
  useEffect(() => {
    for (const [name, dealt] of Object.entries(found.puzzles)) {
      const [at, fresh] = [{ ...place, board: outline, puzzle: name }, gameOf(dealt)];
      if (fresh && !games.recallGame(at)) games.keepGame(at, fresh);
    }
  }, [found.puzzles]);
  // A new address is a move. One that Back leads to is not, and is overwritten.
  useEffect(() => {
    if (!game || place.board === board) return;
    if ((isNew || !kept) && games.isMove(game, place.board)) lay(place.board);
    else if (!isNew && /[A-Z]/.test(place.board)) show(game);
  }, [place.board, !game]);
  return { game, board, start: game?.positions[0] ?? outline, outline, found, refusal, play, lay };
};

type Table = Pick<ReturnType<typeof useGame>, "board" | "start" | "lay">;

/** A table as it is seen when a movement has turned its boards, and how any board is turned for that, and back. */
export const turned = ({ board, start, lay }: Table, movement: number) => {
  const see = (board: string) => image(board, movement);
  const back = (board: string) => image(board, MOVEMENTS[movement]);
  return { see, back, board: see(board), start: see(start), lay: (board: string) => lay(back(board)) };
};
