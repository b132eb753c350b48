// The colours of the pieces, as the program has them, and text in them. Eyes that lack a kind of cones tell the pieces
// apart, in a page as on a terminal, and black text is legible on all.

import { CODES, cssOf, type Paint } from "../twin/picture.ts";
import { LETTERS } from "./cells.ts";

export type { Paint };

/** The colour of each piece in a page of the program, as CSS has it. A test holds them to what the program prints. */
export const COLOURS: Record<string, string> = Object.fromEntries(
  Array.from(LETTERS, (letter) => [letter, cssOf(CODES[letter])]),
);

/** The ground of what is dark in a light page, too, and what stands on it. */
export const NIGHT = { paper: "#14161a", ink: "#eceae6" };

/** How much of its colour a piece has that is dim, in its shape, and in its text. */
export const DIM = { shape: 0.2, text: 0.62 };

export const plain: Paint = (text) => text;

/** Colours for a terminal, black on the colour of the piece, as the program has them. "x", an empty cell, is grey. */
export const coloured: Paint = (text, letter) => `\x1b[30;48;5;${CODES[letter]}m${text}\x1b[m`;
