// The solutions of a board. All views use this list, so each board is searched only once.

import type { Summary } from "../../solver/solver.ts";
import type { OrFlaw } from "../../words/flaws.ts";
import { mapped, mappingsOf } from "../../boards/numbered.ts";
import { type Cell, lettersOf, placesOf, withLetters } from "../../boards/cells.ts";
import { list, number, plural } from "../../words/words.ts";
import { listed } from "../place/address.ts";
import { recall, remember } from "../place/memory.ts";

/** What is known of a board: its solutions so far, one of each set of images. */
export interface Found {
  outline: string;
  /** A mapping for each symmetry of the outline: for each cell, the cell that comes to lie there. */
  mappings: number[][];
  solutions: string[];
  /** How the search went; undefined while it runs. */
  summary?: Summary;
  /** Why nothing can be searched here, or "". */
  wrong: string;
  /** Puzzles by their names, once they were asked for: the board that is given and its answer, or why there is none. */
  puzzles: Record<string, OrFlaw<{ board: string; solution: string }>>;
}

/** An image of a solution: its letters, and one of the mappings. */
type Image = [solution: string, mapping: number[]];

export const nothingFound = (outline: string): Found => ({
  outline,
  mappings: mappingsOf(outline),
  solutions: [],
  wrong: "",
  puzzles: {},
});

export const boardOfImage = ({ outline }: Found, [solution, mapping]: Image): string =>
  withLetters(outline, mapped(solution, mapping));

/** Returns whether an image has every one of these letters in its place; "x" may be anything. */
const likeness = (letters: string) => {
  const wanted = [...letters].map((_, cell) => cell).filter((cell) => letters[cell] !== "x");
  return (solution: string, mapping: number[]) => wanted.every((cell) => solution[mapping[cell]] === letters[cell]);
};

/** The letters of the pinned pieces after a press on one: it is pinned, or freed. */
export const pinned = (pins: string, letter: string): string =>
  pins.includes(letter) ? pins.replace(letter, "") : pins + letter;

/** The solutions that can have these pieces where they lie on a board: by number, the image that has them. */
export const litBy = (found: Found, board: string, pins: string): Map<number, string> => {
  const isLike = likeness(lettersOf(board).replace(/\w/g, (letter) => (pins.includes(letter) ? letter : "x")));
  return new Map(
    found.solutions.flatMap((solution, i): [number, string][] => {
      const mapping = found.mappings.find((each) => isLike(solution, each));
      return mapping ? [[i + 1, boardOfImage(found, [solution, mapping])]] : [];
    }),
  );
};

/** A board on a wall: which solution it is, counted from 1, in the image that is meant; 0 for an unfinished board. */
export interface Tile {
  number: number;
  board: string;
}

/** A board on which pieces are pinned, by their letters. */
export interface Pinned extends Tile {
  pins: string;
}

/**
 * The solution that a full board becomes when the piece with this letter is carried over so many rows and columns. It
 * has the piece exactly there, beside all pinned ones. If none has, the last hand wins, and all others are freed. Of
 * several it is the one most like the board. Undefined if no solution has the piece there.
 */
export const movedTo = (
  found: Found,
  { board, pins }: Pick<Pinned, "board" | "pins">,
  letter: string,
  [down, right]: Cell,
): Pinned | undefined => {
  const order = new Map(placesOf(board).map((place, cell) => [`${place}`, cell]));
  const wanted = placesOf(board, letter).map(([y, x]) => order.get(`${[y + down, x + right]}`));
  if (wanted.includes(undefined)) return undefined;
  const now = lettersOf(board);
  const others = pins.replace(letter, "");
  const kept = [...now].map((_, cell) => cell).filter((cell) => others.includes(now[cell]));
  let [most, best]: [number, Pinned | undefined] = [-1, undefined];
  for (const [i, solution] of found.solutions.entries())
    for (const mapping of found.mappings) {
      const at = (cell: number) => solution[mapping[cell]];
      if (wanted.some((cell) => at(cell!) !== letter)) continue;
      const isBeside = kept.every((cell) => at(cell) === now[cell]);
      let alike = isBeside ? now.length : 0;
      for (let cell = 0; cell < now.length; cell++) alike += Number(at(cell) === now[cell]);
      if (alike <= most) continue;
      most = alike;
      best = {
        ...{ number: i + 1, board: boardOfImage(found, [solution, mapping]) },
        pins: (isBeside ? others : "") + letter,
      };
    }
  return best;
};

/** The images that have every piece of a board in its place: the ways to complete that board. */
export const imagesLike = (found: Found, where: string): Image[] => {
  const letters = lettersOf(where);
  const isLike = likeness(letters);
  const images = found.solutions.flatMap((solution) =>
    found.mappings.filter((mapping) => isLike(solution, mapping)).map((mapping): Image => [solution, mapping]),
  );
  // Five pieces have eight orientations: a solution with one of them differs from all its images. Seven have fewer.
  if (letters.length > 35) return images;
  return [...new Map(images.map((image) => [boardOfImage(found, image), image])).values()];
};

/** How many solutions were found, in words, and whether these are all. */
export const sayCount = (count: number, done: boolean): string => {
  if (!count) return done ? "no solution" : "searching …";
  return `${plural(count, "solution")}${done ? "" : " so far"}`;
};

/** Which of all solutions it is. */
export const sayWhich = ({ solutions }: Found, which: number, isProgram: boolean): string =>
  `${isProgram ? "Program" : "Solution"} ${number(which)} of ${number(solutions.length)}.`;

/** How many of all solutions can have the pinned pieces where they lie. */
export const sayLit = (lit: number, total: number, pins: string): string =>
  lit === 1 ? "Only this one." : `${number(lit)} of ${number(total)} can have ${list(pins)} there.`;

/** Which solution a filled board is, in any of its images, counted from 1; 0 if it is none that was found. */
export const numberOf = ({ solutions, mappings }: Found, board: string): number => {
  const isLike = likeness(lettersOf(board));
  return solutions.findIndex((solution) => mappings.some((mapping) => isLike(solution, mapping))) + 1;
};

/** How many ways are left on a board, and with a piece laid; how many solutions there are, and which it is, or 0. */
export const countsOf = (found: Found, board: string, laid: string | undefined) => {
  const waysOn = (on?: string) => (on && found.summary ? imagesLike(found, on).length : undefined);
  const which = found.summary && !board.includes("x") ? numberOf(found, board) : 0;
  return { left: waysOn(board), ways: waysOn(laid), count: found.solutions.length, which };
};

/** Found solutions are remembered under a name that begins so, before the name of the board. */
export const FOUND = "found-";

const nameOfOwn = ({ outline }: Found): string => FOUND + (listed(outline)?.name ?? outline);

/** The numbers of the solutions that the player has found. */
export const ownOf = (found: Found): number[] => {
  const stored = recall(nameOfOwn(found));
  const all = new Set(Array.isArray(stored) ? stored : []);
  return [...all].filter((each) => typeof each === "number" && found.solutions[each - 1]);
};

export const addOwn = (found: Found, which: number): void =>
  remember(nameOfOwn(found), [...new Set([...ownOf(found), which])]);

/** The number of the solution of each outline that was solved last on this page, also if hints have laid it. */
export const solvedLast = new Map<string, number>();

/** How many of all solutions the player has found, in words; "" if none. */
export const sayOwn = (own: number[], count: number): string =>
  own.length ? `${number(own.length)} of ${number(count)} ${own.length === 1 ? "is" : "are"} yours.` : "";
