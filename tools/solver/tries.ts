// How hard a board is to fill by hand: how many wrong tries it takes on average. Unlike the search of the program, people look
// around on the whole board before they lay a piece, and go on where it is tightest.

import { type Bits, bitsOf, type Numbered, type Placement } from "./numbered.ts";
import { LETTERS } from "./parse.ts";

/** What somebody sees on a board. */
interface Sight {
  /** The placements that fit: those that cut off no part that pieces of five cells cannot fill. */
  fits: Placement[];
  /** For each cell how many of them cover it. */
  counts: Uint16Array;
  /** The tightest empty cells: those that the fewest of them cover. */
  tightest: number[];
}

/**
 * Looks around on a board, where somebody has laid pieces. The function that it returns takes placements among which are all
 * that fit, the cells that are empty, and the set of the pieces that are used.
 */
export const looking = ({ beside }: Numbered) => {
  const own = beside.map((_, cell) => bitsOf([cell]));
  const around = beside.map(bitsOf);
  const cutsOff = ({ cells }: Placement, low: number, high: number): boolean => {
    for (const cell of cells)
      for (const first of beside[cell]) {
        let nearLow = own[first].low & low;
        let nearHigh = own[first].high & high;
        let size = 0;
        for (; nearLow | nearHigh; size++) {
          const next = nearLow ? 31 - Math.clz32(nearLow) : 61 - Math.clz32(nearHigh);
          low &= ~own[next].low;
          high &= ~own[next].high;
          nearLow = (nearLow | around[next].low) & low;
          nearHigh = (nearHigh | around[next].high) & high;
        }
        if (size % 5) return true;
      }
    return false;
  };

  return (from: Placement[], { low, high }: Bits, used: number): Sight => {
    const counts = new Uint16Array(beside.length);
    const fits: Placement[] = [];
    for (const each of from) {
      if ((each.low & ~low) | (each.high & ~high) | ((used >> each.letter) & 1)) continue;
      if (cutsOff(each, low & ~each.low, high & ~each.high)) continue;
      fits.push(each);
      for (const cell of each.cells) counts[cell]++;
    }
    let tightest: number[] = [];
    for (let cell = 0; cell < own.length; cell++) {
      if (!((own[cell].low & low) | (own[cell].high & high)) || counts[cell] > counts[tightest[0]]) continue;
      if (counts[cell] < counts[tightest[0]]) tightest = [];
      tightest.push(cell);
    }
    return { fits, counts, tightest };
  };
};

/** The empty cells after a placement. */
export const without = ({ low, high }: Bits, each: Bits): Bits => ({ low: low & ~each.low, high: high & ~each.high });

/**
 * How many wrong tries it takes on average to fill a board that can be filled in one way; Infinity if that may be more than
 * `most`. `solution` has the letters of the cells, `laid` is the set of the pieces that lie there.
 *
 * It is the mean over all that somebody may do who always goes on at one of the tightest cells, any of them, and tries what
 * fits there in any order. A try is wrong if the piece must be picked up again. So all images of a board are as hard.
 */
export const wrongTries = (board: Numbered, solution: string, laid: number, most: number): number => {
  const look = looking(board);
  const letters = Array.from(solution, (letter) => LETTERS.indexOf(letter));
  // Few boards have so many positions and not more wrong tries.
  const limit = 4 * most + 100;
  const known = new Map<string, number>();
  /** The mean from a position on. `isRight` says whether all pieces lie where they must. */
  const mean = (from: Placement[], empty: Bits, used: number, isRight: boolean): number => {
    const key = `${empty.low} ${empty.high} ${used}`;
    if (!(empty.low | empty.high) || known.size > limit || known.has(key)) return known.get(key) ?? 0;
    const { fits, counts, tightest } = look(from, empty, used);
    const least = counts[tightest[0]];
    let sum = 0;
    for (const each of least ? fits : []) {
      let times = 0;
      for (const cell of each.cells) if (counts[cell] === least) times++;
      if (!times) continue;
      const stays = isRight && each.cells.every((cell) => letters[cell] === each.letter);
      const more = mean(fits, without(empty, each), used | (1 << each.letter), stays);
      // Where all is right, forced moves can be made in any order.
      if (stays && least === 1) return more;
      // Half of what is wrong is tried before what is right.
      sum += times * (stays ? more : (1 + more) / (isRight ? 2 : 1));
    }
    known.set(key, sum / tightest.length);
    return sum / tightest.length;
  };
  const empty = bitsOf(letters.flatMap((letter, cell) => ((laid >> letter) & 1 ? [] : cell)));
  const tries = mean(board.placements, empty, laid, true);
  return known.size > limit || tries > most ? Infinity : tries;
};
