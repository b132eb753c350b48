// The colours of the pieces, and text in them.

/**
 * The colours of the pieces, and near them those of the 256 colours of terminals that can be told apart as well. No two of them
 * are alike, neither for eyes that see all colours nor for eyes that lack one kind of cones. Black text can be read on all of them.
 */
const PALETTE: Record<string, [colour: string, code: number]> = {
  F: ["#d390cc", 176],
  I: ["#4eb9fd", 75],
  L: ["#ec7f64", 173],
  N: ["#9ad69d", 151],
  P: ["#d6c8ef", 189],
  T: ["#eef382", 192],
  U: ["#2089aa", 30],
  V: ["#ac6a77", 131],
  W: ["#56af90", 36],
  X: ["#8780df", 105],
  Y: ["#b1fcf2", 159],
  Z: ["#fbb553", 214],
};

/** The colours of the pieces, as CSS has them. */
export const COLOURS: Record<string, string> = Object.fromEntries(
  Object.entries(PALETTE).map(([letter, [colour]]) => [letter, colour]),
);

/** How to colour text that belongs to a piece, given its letter. */
export type Paint = (text: string, letter: string) => string;

export const plain: Paint = (text) => text;

/** Colours for a terminal: black on the colour of the piece. */
export const coloured: Paint = (text, letter) =>
  letter in PALETTE ? `\x1b[30;48;5;${PALETTE[letter][1]}m${text}\x1b[m` : text;
