// The film of the end: what it is made of. A board becomes the first tile of a wall, its letters fly to the next, the
// camera goes away.

import { NIGHT } from "../../boards/colours.ts";
import { isDrawable } from "../program/source.ts";
import type { Found } from "../search/found.ts";
import { type Box, boxesOf, layOf } from "../wall/lay.ts";
import * as paint from "../wall/paint.ts";
import { numbersOf, ownTiles } from "../wall/tiles.ts";
import type { Flock } from "./flights.ts";
import { type Times, timesOf } from "./times.ts";

export interface Film {
  /** How many solutions there are, and whether they are programs. */
  total: number;
  isProgram: boolean;
  wall: paint.Wall;
  lights: paint.Lights | undefined;
  times: Times;
  /** The rectangles around the first tile, the first two, and so on. */
  boxes: Box[];
  /** The boards that can hang so far, in their order, and the letters of each hand-over, once they are needed. */
  boards: string[];
  flocks: Flock[][];
  /** The boards of the player's game, from the first to the full one. */
  moves: string[];
  /** Where the first board is on the page when it begins. Without a page, the board is all that is seen. */
  from?: DOMRect;
}

/** How many hand-overs are seen. */
export const SEEN = 3;

/**
 * The film of solutions, of which these boards hang so far, and of which so many hand-overs are to be seen; it begins
 * with the moves of a game.
 */
export const filmOf = (
  found: Found,
  boards: string[],
  isUpright: boolean,
  seen: number,
  moves: string[],
  paper = NIGHT.paper,
): Film => {
  const [board] = boards;
  const numbers = numbersOf(found, board);
  const tiles = numbers.length;
  const lay = layOf(board, tiles, isUpright);
  const isProgram = isDrawable(board);
  return {
    ...{ total: found.solutions.length, isProgram, boards, boxes: boxesOf(lay), flocks: [], moves },
    times: timesOf(tiles, isProgram ? seen : 0),
    wall: paint.wallOf(lay, board),
    lights: paint.litByOwn(lay, ownTiles(found, numbers), paper),
  };
};
