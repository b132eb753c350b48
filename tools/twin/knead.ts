// A piece is dropped anywhere. Where it lies on others they make room, and where it leaves the board, the board goes
// with it: sixty cells stay sixty.

import { atEachEdge, pitchOf, SPACE, trimmed } from "./board.ts";
import { held, type Place } from "./hand.ts";
import { b, event } from "./host.ts";
import { HEIGHT } from "./picture.ts";
import { shown } from "./self.ts";

// The event with which the press began, and the outline with the pinned pieces.
declare const p: Place, link: string;

/** How high a line of the page is, in pixels. */
export const lineHeight = (): number => parseFloat(getComputedStyle(b).lineHeight);

/** How many cells the held piece was moved along an axis: none, if it was only pressed. */
const moved = (axis: "x" | "y"): number => (held ? Math.round((event[axis] - p[axis]) / HEIGHT / lineHeight()) : 0);
const across = moved("x");
const down = moved("y");
/** Puts so many rows and columns of this cell around a board. */
const surrounded = (board: string, cell: string, times: number): string =>
  atEachEdge(board, (side) => (cell.repeat(pitchOf(side) - 1) + SPACE).repeat(times) + side);
/** The shown board, the five cells around it that a piece may reach, and as much room as the move may need. */
const wide = surrounded(surrounded(shown, ".", 5), ",", Math.abs(across) + Math.abs(down));
/** How far the held piece was moved along that board. */
export const shift = across + down * pitchOf(wide);

/**
 * Each cell that a piece leaves looks along the move, in steps of the whole move, to the first cell that is not the
 * piece's own. If that is outside, the cell leaves the board: so as many cells leave it as the piece has outside.
 */
const ahead = (i: number): string => (wide[i] == held ? ahead(i + shift) : wide[i]);

/**
 * The board after the move, with the pieces whose letters are among `kept`: an outline with these, and the held one
 * where it is dropped. A piece that is moved by no cell is kept, or is free again. If the piece lies on one that is
 * kept, the outline has fewer than sixty cells.
 */
export const after = (kept: string): string =>
  trimmed(
    wide.replace(/\S/g, (cell, i) => {
      const lands = cell != "," && wide[i - shift] == held;
      if (cell != "." && cell != held && kept.includes(cell)) return lands ? "." : cell;
      if (lands) return shift || !kept.includes(held) ? held : "x";
      return ahead(i) < "A" ? "." : "x";
    }),
  );

/** The letters of the pinned pieces, and more. A press beside the pieces frees all. */
export const pinned: string = (held || !event) && b ? link : "";
// A press beside the pieces, where none is pinned, gives the rectangle back.
export const isReset = event && !held && !link.match(/[A-Z]/);
