// How hard a board is to fill by hand: how many wrong tries it takes. Unlike the search of the program, people look around on
// the whole board before they lay a piece, and go on where it is tightest.

import type { Numbered, Placement } from "./numbered.ts";

/**
 * How many wrong tries it takes to fill a board that can be filled in one way; Infinity if more than `most`.
 *
 * `empty` has 1 for each empty cell and 0 for any other. Each piece of the placements may be laid once, those in the set
 * `used` never.
 *
 * A try is a piece that is laid by somebody who always goes on at the tightest spot and tries all that fits there: the empty
 * cell or, if all pieces are needed, the piece for which the fewest placements are left. A placement is left if it cuts off
 * no part that pieces of five cells cannot fill. A try is wrong if the piece must be picked up again. Where nothing is ever
 * wrong, there is a forced move from the first piece to the last.
 */
export const wrongTries = (
  { beside, placements, empty, used }: Numbered & { empty: Uint8Array; used: number },
  most: number,
): number => {
  const cells = empty.reduce((sum, cell) => sum + cell, 0);
  const letters = new Set(placements.map(({ letter }) => letter).filter((letter) => !((used >> letter) & 1)));
  const allNeeded = 5 * letters.size === cells;

  const cover = (placement: Placement, value: 0 | 1): void => {
    for (const cell of placement.cells) empty[cell] = 1 - value;
  };

  const unseen = new Uint8Array(empty.length);
  const region: number[] = [];
  /** How many unseen cells there are in the part that has this one. They are seen now. */
  const sizeOfPart = (first: number): number => {
    region.length = 0;
    region.push(first);
    unseen[first] = 0;
    for (let i = 0; i < region.length; i++)
      for (const next of beside[region[i]])
        if (unseen[next]) {
          unseen[next] = 0;
          region.push(next);
        }
    return region.length;
  };
  const cutsOff = (placement: Placement): boolean => {
    cover(placement, 1);
    unseen.set(empty);
    const cut = placement.cells.some((cell) => beside[cell].some((next) => unseen[next] && sizeOfPart(next) % 5));
    cover(placement, 0);
    return cut;
  };

  let tries = 0;
  /** Fills what is empty in every way. False if that takes too many tries. */
  const fill = (placements: Placement[], used: number, left: number): boolean => {
    if (!left) return true;
    const ofCell = new Uint16Array(empty.length);
    const ofPiece = new Uint16Array(32);
    const fits = placements.filter(
      (each) => !((used >> each.letter) & 1) && each.cells.every((cell) => empty[cell]) && !cutsOff(each),
    );
    for (const { letter, cells } of fits) {
      ofPiece[letter]++;
      for (const cell of cells) ofCell[cell]++;
    }
    let fewest = Infinity;
    let spot = (_: Placement): boolean => false;
    empty.forEach((here, cell) => {
      if (!here || ofCell[cell] >= fewest) return;
      fewest = ofCell[cell];
      spot = ({ cells }) => cells.includes(cell);
    });
    if (allNeeded)
      for (const letter of letters)
        if (!((used >> letter) & 1) && ofPiece[letter] < fewest) {
          fewest = ofPiece[letter];
          spot = (each) => each.letter === letter;
        }
    return fits.filter(spot).every((each) => {
      if (++tries > cells / 5 + most) return false;
      cover(each, 1);
      const done = fill(fits, used | (1 << each.letter), left - 5);
      cover(each, 0);
      return done;
    });
  };
  return fill(placements, used, cells) ? tries - cells / 5 : Infinity;
};
