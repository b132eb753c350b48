// The colours of the pieces, and text in them.

/**
 * A colour for each piece, and one of a terminal's 256.
 * Eyes that lack a kind of cones tell them apart; black text is legible on all.
 */
const PALETTE: Record<string, [colour: string, code: number]> = {
  F: ["#de95b9", 211],
  I: ["#75b6e6", 110],
  L: ["#e77750", 173],
  N: ["#a0ce88", 115],
  P: ["#d3c5ff", 189],
  T: ["#ffde7e", 222],
  U: ["#388ba8", 31],
  V: ["#b36682", 168],
  W: ["#55ac82", 72],
  X: ["#9083d7", 104],
  Y: ["#b9eee1", 194],
  Z: ["#eeaa38", 214],
};

/** The colours of the pieces, as CSS has them. */
export const COLOURS = Object.fromEntries(Object.entries(PALETTE).map(([letter, [colour]]) => [letter, colour]));

/** How to colour text that belongs to a piece, given its letter. */
export type Paint = (text: string, letter: string) => string;

export const plain: Paint = (text) => text;

/** What is seen of a text without its colours. */
export const unpainted = (text: string): string => text.replace(/\x1b\[[\d;]*m/g, "");

/** Colours for a terminal: black on the colour of the piece. */
export const coloured: Paint = (text, letter) =>
  letter in PALETTE ? `\x1b[30;48;5;${PALETTE[letter][1]}m${text}\x1b[m` : text;
