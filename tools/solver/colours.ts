// The colours of the pieces, and text in them.

import { colourOf, type Paint } from "../twin/picture.ts";

export type { Paint };

/**
 * A colour for each piece, as CSS has them. Terminals have others, those of the program. In both, eyes that lack a kind of cones
 * tell the pieces apart, and black text is legible on all.
 */
export const COLOURS: Record<string, string> = {
  F: "#de95b9",
  I: "#75b6e6",
  L: "#e77750",
  N: "#a0ce88",
  P: "#d3c5ff",
  T: "#ffde7e",
  U: "#388ba8",
  V: "#b36682",
  W: "#55ac82",
  X: "#9083d7",
  Y: "#b9eee1",
  Z: "#eeaa38",
};

export const plain: Paint = (text) => text;

/** What is seen of a text without its colours. */
export const unpainted = (text: string): string => text.replace(/\x1b\[[\d;]*m/g, "");

/** Colours for a terminal, black on the colour of the piece, as the program has them. "x", an empty cell, is grey. */
export const coloured: Paint = (text, letter) => `\x1b[30;48;5;${colourOf(letter)}m${text}\x1b[m`;
