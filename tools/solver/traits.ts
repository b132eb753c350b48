// What puzzle people ask of a solution, which is a board. Empty cells play no part in it.

import { image, MOVEMENTS, pitchOf } from "../twin/board.ts";
import { beside, crop, pieceOn } from "../boards/cells.ts";

const isPiece = (cell: string): boolean => /[A-Z]/.test(cell);

/** A board with a margin: so whatever lies beside a cell is on it. */
const framed = (placed: string): string => {
  const rows = placed.split(" ").map((row) => `.${row}.`);
  const margin = rows[0].replace(/./g, ".");
  return [margin, ...rows, margin].join(" ");
};

/** For each piece what lies beside its cells: letters of pieces, perhaps its own, "x" for empty and "." for no cell. */
const neighbours = (board: string, corners = false): Map<string, Set<string>> => {
  const pitch = pitchOf(board);
  const around = new Map<string, Set<string>>();
  for (const { 0: letter, index: at } of board.matchAll(/[A-Z]/g)) {
    const cells = beside(at, pitch);
    if (corners) for (const side of [at - pitch, at + pitch]) cells.push(side - 1, side + 1);
    around.set(letter, new Set([...(around.get(letter) ?? []), ...cells.map((cell) => board[cell])]));
  }
  return around;
};

/** How many points there are where four different pieces meet. */
export const crossroads = (placed: string): number => {
  const board = framed(placed);
  const pitch = pitchOf(board);
  return [...board].filter((_, at) => {
    const around = [at - pitch - 1, at - pitch, at - 1, at].map((cell) => board[cell]);
    return around.every(isPiece) && new Set(around).size === 4;
  }).length;
};

/** How many pieces have a side on the edge of the board or of a hole. Empty cells are part of the board: no edge. */
export const piecesAtEdge = (placed: string): number =>
  [...neighbours(framed(placed)).values()].filter((others) => others.has(".")).length;

const everyPieceAtEdge = (placed: string): boolean => piecesAtEdge(placed) === new Set(placed.match(/[A-Z]/g)).size;

const faultFree = (placed: string): boolean =>
  [0, 1].every((turn) => {
    const rows = image(crop(placed), turn).split(" ");
    const joins = (row: string, above: string) => [...row].some((cell, x) => isPiece(cell) && cell === above[x]);
    return rows.slice(1).every((row, y) => joins(row, rows[y]));
  });

/** Whether three colours are enough for pieces to differ that share a side, or that touch in a point. */
const areThreeEnough = (placed: string, corners: boolean): boolean => {
  const around = neighbours(framed(placed), corners);
  const colour = ([letter, ...rest]: string[], colours: Record<string, string>): boolean => {
    const taken = Array.from(around.get(letter) ?? [], (other) => colours[other]);
    return !letter || [..."RGB"].some((own) => !taken.includes(own) && colour(rest, { ...colours, [letter]: own }));
  };
  return colour([...around.keys()], {});
};

/** The six pieces that look different when turned over, shown as they are when not. */
const HANDS = [".FF FF. .F.", "L. L. L. LL", ".N .N NN N.", "PP PP P.", ".Y YY .Y .Y", "ZZ. .Z. .ZZ"];

/** The letters of these pieces on a placed board, in the order F L N P Y Z, small for those that are turned over. */
export const hands = (placed: string): string =>
  HANDS.map((piece) => {
    const [letter] = piece.match(/[A-Z]/)!;
    if (!placed.includes(letter)) return "";
    const lying = pieceOn(placed, letter);
    return MOVEMENTS.slice(0, 4).some((turn) => image(piece, turn) === lying) ? letter : letter.toLowerCase();
  }).join("");

/** The sides that pieces show, as letters, in a mirror. */
export const otherSides = (sides: string): string =>
  sides.replace(/./g, (letter) => (letter < "a" ? letter.toLowerCase() : letter.toUpperCase()));

/** The letter of a piece on a board that does not show the side that it must; undefined if there is none. */
export const turnedOver = (placed: string, sides: string): string | undefined =>
  [...hands(placed)].find((hand) => otherSides(sides).includes(hand))?.toUpperCase();

/** For each trait the words that follow "only solutions", and whether a placed board has it. */
export const TRAITS = {
  noCrossroads: ["without a point where four pieces meet", (placed) => !crossroads(placed)],
  edge: ["in which every piece touches the edge of the board, or of a hole in it", everyPieceAtEdge],
  threeColours: ["whose pieces can be coloured with three colours", (placed) => areThreeEnough(placed, false)],
  strongColours: [
    "whose pieces can be coloured with three colours so that even those that touch only in a corner differ",
    (placed) => areThreeEnough(placed, true),
  ],
  faultFree: ["that no straight line cuts in two between the pieces", faultFree],
} satisfies Record<string, [words: string, has: (placed: string) => boolean]>;

/** The help of the command says what each means. */
export type Trait = keyof typeof TRAITS;

/** Traits that a solution must have, see `Trait`; one that is left out, or `false`, does not matter. */
export interface Traits extends Partial<Record<Trait, boolean | undefined>> {
  /** So many pieces touch the edge of the board, or of a hole in it. */
  atEdge?: number | undefined;
}

/** What is special about a solution. */
export interface SolutionTraits extends Record<Trait, boolean> {
  /** How many points there are where four pieces meet. */
  crossroads: number;
  /** How many pieces touch the edge of the board, or of a hole in it. */
  atEdge: number;
  /** Letters of the pieces that look different when they are turned over, small ones for those that are: "FLnPyZ". */
  hands: string;
}

/** What is special about a solution. */
export const traits = (placed: string): SolutionTraits => {
  const flags = Object.entries(TRAITS).map(([trait, [, has]]) => [trait, has(placed)]);
  return {
    ...(Object.fromEntries(flags) as Record<Trait, boolean>),
    crossroads: crossroads(placed),
    atEdge: piecesAtEdge(placed),
    hands: hands(placed),
  };
};

/** Returns what says whether a solution has the traits asked for; undefined if nothing is asked of it. */
export const hasTraits = ({ atEdge, ...wanted }: Traits): ((placed: string) => boolean) | undefined => {
  const checks = Object.entries(TRAITS).flatMap(([trait, [, has]]) => (wanted[trait as Trait] ? has : []));
  if (atEdge !== undefined) checks.push((placed) => piecesAtEdge(placed) === atEdge);
  return checks.length ? (placed) => checks.every((has) => has(placed)) : undefined;
};
