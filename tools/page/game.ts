// Games are kept as long as the page is open: for each board what lay on it last, and the positions before and after that.

import { transpose } from "../twin/board.ts";
import { blank } from "../solver/parse.ts";
import { inView, knownCount, type Place, puzzleOfDay } from "./address.ts";

/** The positions of a game, as boards, and which of them is on the table. */
interface Game {
  place: Place;
  positions: string[];
  at: number;
}

const games = new Map<string, Game>();

/** A board that stands upright is the one that lies. */
const keyOf = ({ board, without }: Place): string => [blank(board), transpose(blank(board))].sort()[0] + " " + without;

/** Where one plays on the board of a place: where its game was left, or the puzzle of the day if the board is in the list. */
export const playOn = (place: Place): Place => {
  const empty = inView(place, "play", blank(place.board));
  return games.get(keyOf(place))?.place ?? { ...empty, puzzle: knownCount(place) ? puzzleOfDay() : "" };
};

/** A game goes on, however people move through it: a position beside the last one is gone back to, any other is a move. */
const follow = (place: Place): Game => {
  const game = games.get(keyOf(place));
  const start = { place, positions: [place.board], at: 0 };
  // A puzzle begins when its pieces are laid.
  if (!game || game.place.puzzle !== place.puzzle || (place.puzzle && !/[A-Z]/.test(game.place.board))) return start;
  const { positions, at } = game;
  const step = [0, 1, -1].find((step) => positions[at + step] === place.board);
  if (step !== undefined) return { place, positions, at: at + step };
  return { place, positions: [...positions.slice(0, at + 1), place.board], at: at + 1 };
};

/** The positions before and after the one on the table, where there are such. The game is kept. */
export const gameAt = (place: Place): { before?: string; after?: string } => {
  const game = follow(place);
  games.set(keyOf(place), game);
  return { before: game.positions[game.at - 1], after: game.positions[game.at + 1] };
};
