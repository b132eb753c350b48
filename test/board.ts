// Random boards.

import fc from "fast-check";
import { crop } from "../tools/boards/cells.ts";
import { glyphs, put } from "../tools/twin/pieces.ts";
import { rows } from "./run.ts";

/** A board that can be filled: twelve pieces, or their empty cells, close together or strewn over a field. */
export const anyBoard = fc
  .record({
    width: fc.integer({ min: 3, max: 30 }),
    letters: fc.shuffledSubarray([..."FILNPTUVWXYZ"], { minLength: 12 }),
    pieces: fc.integer({ min: 0, max: 12 }),
    dice: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
    compact: fc.boolean(),
  })
  .map(({ width, letters, pieces, dice, compact }) => {
    const shapes = glyphs(width + 1);
    const lay = (cells: string, letter: string, i: number): string => {
      const places = shapes
        .filter((glyph) => glyph[0] === letter)
        .flatMap((glyph) => {
          const free = RegExp(`(?=${glyph.replace(/\w/g, "\\.")})`, "g");
          return [...cells.matchAll(free)].map(({ index }) => ({ glyph, index }));
        })
        .sort((a, b) => a.index - b.index);
      const { glyph, index } = places[dice[i] % (compact ? 3 : places.length)];
      return put(cells, i < pieces ? glyph : glyph.replace(/\w/g, "x"), index);
    };
    const field = rows(Math.ceil(300 / width), ".".repeat(width));
    return crop(letters.reduce(lay, field));
  });
