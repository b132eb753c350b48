// How hard a board is to fill by hand. Unlike the search, people go on where the board is tightest.

import { LETTERS } from "../boards/cells.ts";
import { type Bits, bitsOf, type Numbered, type Placement } from "../boards/numbered.ts";

const minus = (these: Bits, those: Bits): Bits => ({ low: these.low & ~those.low, high: these.high & ~those.high });

/** Whether a placement cuts off a part of the cells that are then `empty` which pieces of five cells cannot fill. */
const cutsOff = ({ beside }: Numbered, around: Bits[], { cells }: Placement, empty: Bits): boolean => {
  let { low, high } = empty;
  for (const cell of cells)
    for (const first of beside[cell]) {
      let nearLow = first < 30 ? (1 << first) & low : 0;
      let nearHigh = first < 30 ? 0 : (1 << (first - 30)) & high;
      let size = 0;
      for (; nearLow | nearHigh; size++) {
        const next = nearLow ? 31 - Math.clz32(nearLow) : 61 - Math.clz32(nearHigh);
        if (nearLow) low &= ~(1 << next);
        else high &= ~(1 << (next - 30));
        nearLow = (nearLow | around[next].low) & low;
        nearHigh = (nearHigh | around[next].high) & high;
      }
      if (size % 5) return true;
    }
  return false;
};

/**
 * How many pieces are picked up again on average, if one always goes on at one of the cells that the fewest placements
 * cover, and tries these in any order; Infinity if that may be more than `most`. `laid` leaves this one solution.
 */
export const wrongTries = (board: Numbered, solution: string, laid: number, most: number): number => {
  const around = board.beside.map(bitsOf);
  const letters = Array.from(solution, (letter) => LETTERS.indexOf(letter));
  // Few boards have so many positions and not more wrong tries.
  const limit = 4 * most + 100;
  const known = new Map<string, number>();
  /** The mean from a position on. What fits is among `from`; `isRight` says whether all pieces lie where they must. */
  const mean = (from: Placement[], empty: Bits, used: number, isRight: boolean): number => {
    const key = `${empty.low} ${empty.high} ${used}`;
    if (!(empty.low | empty.high) || known.size > limit || known.has(key)) return known.get(key) ?? 0;
    const fits = from.filter(
      (each) =>
        !((each.low & ~empty.low) | (each.high & ~empty.high) | ((used >> each.letter) & 1)) &&
        !cutsOff(board, around, each, minus(empty, each)),
    );
    const counts = new Uint16Array(letters.length);
    for (const { cells } of fits) for (const cell of cells) counts[cell]++;
    const open = counts.filter((_, cell) => (cell < 30 ? empty.low >> cell : empty.high >> (cell - 30)) & 1);
    const least = Math.min(...open);
    let sum = 0;
    for (const each of least ? fits : []) {
      const times = each.cells.filter((cell) => counts[cell] === least).length;
      if (!times) continue;
      const stays = isRight && each.cells.every((cell) => letters[cell] === each.letter);
      const more = mean(fits, minus(empty, each), used | (1 << each.letter), stays);
      // As long as every piece is right, forced moves can be made in any order.
      if (stays && least === 1) return more;
      // On average, half of the wrong placements are tried before the right one.
      sum += times * (stays ? more : (1 + more) / (isRight ? 2 : 1));
    }
    const average = sum / open.filter((count) => count === least).length;
    known.set(key, average);
    return average;
  };
  const empty = bitsOf(letters.flatMap((letter, cell) => ((laid >> letter) & 1 ? [] : cell)));
  const tries = mean(board.placements, empty, laid, true);
  return known.size > limit || tries > most ? Infinity : tries;
};
