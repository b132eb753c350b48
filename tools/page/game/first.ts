// The first visit: two pieces are missing, and half a minute later the board is a program.

import { remembered } from "../place/memory.ts";
import { formatAddress, showing } from "../place/address.ts";
import { FIRST, keepGame, newGame } from "./game.ts";

/** What a page shows that is opened at an address: the first puzzle, if there is no address and the player has never been here. */
export const openedAt = (address: string): string => {
  if (address.length > 1 || remembered().length) return address;
  const place = showing("play", FIRST.board);
  // It is offered once.
  keepGame(place, newGame(FIRST.board, FIRST.answer));
  return formatAddress(place);
};
