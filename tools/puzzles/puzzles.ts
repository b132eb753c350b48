// Puzzles with one answer: only one solution has these pieces where they lie, or these cells covered by these pieces.

import { image, MOVEMENTS } from "../twin/board.ts";
import { dayNumber, isDay } from "../words/days.ts";
import { BoardError } from "../words/flaws.ts";
import { list, shown } from "../words/words.ts";
import { LETTERS, lettersOf, withLetters } from "../boards/cells.ts";
import { mapped, numbered, type Numbered, type Placement, sources } from "../boards/numbered.ts";
import type { Board } from "../boards/parse.ts";
import { wrongTries } from "./tries.ts";

/**
 * For each level, the easiest first: the least and the most wrong tries to aim for, on average, and a number that all
 * its puzzles exceed; the fewest of twelve pieces to give; and where in the list of solutions its days start, as a part
 * of its length. Changing a number changes puzzles that people have already shared.
 */
const GRADES = {
  easy: { least: 1.5, most: 2.5, above: -1, fewest: 5, start: 0 },
  medium: { least: 6.5, most: 14, above: 2.5, fewest: 4, start: 0.25 },
  hard: { least: 22, most: 44, above: 14, fewest: 3, start: 0.5 },
  expert: { least: 72, most: 144, above: 44, fewest: 2, start: 0.75 },
};
export type Level = keyof typeof GRADES;
export const LEVELS = Object.keys(GRADES) as Level[];

/** The level that is played if none is asked for, and the one in which the page tells of holes. */
export const [USUAL_LEVEL, EASIEST] = [LEVELS[0], LEVELS[0]];

/** A level, or "clues": no piece is laid, and some cells say which piece covers them. */
export type Kind = Level | "clues";
export const KINDS: Kind[] = [...LEVELS, "clues"];

/** Puzzles of clues may be as easy or hard as they come. */
const CLUES = { above: -1, start: 0.125 };

/** How many wrong tries a puzzle of each level usually takes, in words. */
export const TRIES = Object.entries(GRADES)
  .map(([level, { least, most }]) => `${level} ${Math.ceil(least)} to ${Math.ceil(most)}`)
  .join(", ");

/** How many solutions to try for a puzzle, and how many sets of pieces of each. */
const SOLUTIONS = 100;
const SETS = 120;

/** A puzzle: a board with pieces on it that can be filled in one way only. */
export interface Puzzle {
  /** The board with the pieces that are laid, or with clues; "x" is an empty cell. */
  board: string;
  /** The answer: the same board, filled. */
  solution: string;
  /** Letters of the pieces that the puzzle has laid. */
  laid: string;
  /** Letters of the pieces that the player has to lay. */
  left: string;
  /**
   * How many pieces a player who always fills the tightest spot first takes back on average: 2 if easy, 30 if hard.
   * Infinity if more than in any puzzle with a level, as with most clues.
   */
  tries: number;
}

/** A board and its solutions. Cells are numbered on the alphabetically last image: all images have the same puzzles. */
export interface Fillings extends Numbered {
  /** The board as it was given, and for each cell its place there, in the order of reading. */
  given: string;
  order: number[];
  /** The distinct solutions, each the letters of its cells, in the order of the alphabet. */
  solutions: string[];
}

/** The pieces in a text as a set: a number with a bit for each letter. */
const setOf = (text: string): number =>
  [...LETTERS].reduce((set, letter, i) => (text.includes(letter) ? set | (1 << i) : set), 0);

/** How many pieces each set has: asked a million times for a puzzle, so counted once. */
const SIZES = new Uint8Array(1 << LETTERS.length);
for (let set = 1; set < SIZES.length; set++) SIZES[set] = SIZES[set >> 1] + (set & 1);

/** Prepares a board for puzzles. `solutions` are all that it has with its pieces, with images or without. */
export const fillings = ({ given, line, pieces }: Board, solutions: Iterable<string>): Fillings => {
  // The puzzles of an upright board, such as 10x6, are those of 6x10 in a mirror.
  const movement = [0, 7, ...MOVEMENTS].reduce((last, each) => (image(line, each) > image(line, last) ? each : last));
  const order = sources(line, movement);
  const cells = numbered(image(line, movement), pieces);
  const mappings = cells.mappings.map((mapping) => mapping.map((from) => order[from]));
  // Only the alphabetically first image of a solution is listed.
  const listed = Array.from(solutions, lettersOf).map((letters) => {
    const corner = mappings.map(([from]) => letters[from]).sort()[0];
    const images = mappings.filter(([from]) => letters[from] === corner).map((mapping) => mapped(letters, mapping));
    return images.sort()[0];
  });
  return { ...cells, given, order, solutions: [...new Set(listed)].sort() };
};

/** A text as a number of 32 bits: the hash FNV-1a of Fowler, Noll and Vo, stirred as at the end of MurmurHash3. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/** The sets of pieces, including those on the board, that leave this solution as the only answer, images counted. */
const clearSets = ({ solutions, mappings, given }: Fillings, solution: string): number[] => {
  const [whole, fixed] = [solution, given].map(setOf);
  const shared = new Uint8Array(1 << LETTERS.length);
  for (const mapping of mappings) {
    const pieces = Array.from(new Set(solution), (letter) => ({
      letter,
      bit: setOf(letter),
      cells: mapping.filter((_, cell) => solution[cell] === letter),
    }));
    for (const other of solutions) {
      let set = 0;
      for (const { letter, bit, cells } of pieces) if (cells.every((cell) => other[cell] === letter)) set |= bit;
      if (set !== whole) shared[set] = 1;
    }
  }
  // With a set, all are shared that it contains.
  for (let bit = 1; bit < shared.length; bit *= 2)
    for (let set = 0; set < shared.length; set++) if (set & bit) shared[set ^ bit] |= shared[set];
  return [...shared.keys()].filter((set) => !shared[set] && !(fixed & ~set) && !(set & ~whole) && set !== whole);
};

/** The puzzle with this answer, of which these cells are open, those of the pieces on the board as well. */
const puzzleOn = (all: Fillings, solution: string, open: number[], tries: number): Puzzle => {
  const places = all.order.map((_, place) => all.order.indexOf(place));
  const lettersAt = (isOpen: (cell: number) => boolean) =>
    withLetters(all.given, places.map((cell) => (isOpen(cell) ? solution[cell] : "x")).join(""));
  const board = lettersAt((cell) => open.includes(cell));
  const lying = [...LETTERS].filter((letter) => board.split(letter).length > 5);
  const left = [...LETTERS].filter((letter) => solution.includes(letter) && !lying.includes(letter));
  return {
    board,
    solution: lettersAt(() => true),
    laid: lying.filter((letter) => !all.given.includes(letter)).join(""),
    left: left.join(""),
    tries,
  };
};

const cellsIn = (solution: string, set: number): number[] =>
  Array.from(solution, (letter, cell) => (set & setOf(letter) ? cell : -1)).filter((cell) => cell >= 0);

/**
 * Cells of a solution, as few as are found, that no other solution shares, images counted. It begins once with each
 * cell, and always adds the one that excludes the most. The name says which comes first of equals.
 */
const cluesIn = ({ solutions, mappings, given }: Fillings, solution: string, name: string): number[] => {
  const fixed = setOf(given);
  const order = cellsIn(solution, ~fixed).sort((a, b) => hash(name + a) - hash(name + b));
  const images = solutions.flatMap((other) => mappings.map((mapping) => mapped(other, mapping)));
  const others = images.filter((other) => other !== solution);
  const without = (rest: string[], cell: number) => rest.filter((other) => other[cell] === solution[cell]);
  let best = others.length ? order : [];
  for (const first of best) {
    const clues = [first];
    for (let rest = without(others, first); rest.length && clues.length < best.length;) {
      const counts = order.map((cell) => rest.filter((other) => other[cell] === solution[cell]).length);
      const next = order[counts.indexOf(Math.min(...counts))];
      clues.push(next);
      rest = without(rest, next);
    }
    if (clues.length < best.length) best = clues;
  }
  return best;
};

const cluedPuzzle = (all: Fillings, solution: string, name: string): Puzzle => {
  const clues = cluesIn(all, solution, name);
  const fixed = setOf(all.given);
  const fits = ({ letter, cells }: Placement) =>
    clues.every((cell) => cells.includes(cell) === (LETTERS[letter] === solution[cell]));
  const placements = all.placements.filter(fits);
  const tries = wrongTries({ ...all, placements }, solution, fixed, GRADES[LEVELS.at(-1)!].most);
  return puzzleOn(all, solution, [...cellsIn(solution, fixed), ...clues], tries);
};

/** A puzzle of this level with this solution, or else the hardest of the easier ones found. */
const puzzleIn = (all: Fillings, solution: string, kind: Level, name: string): Puzzle => {
  const { least, most, fewest } = GRADES[kind];
  const [whole, fixed] = [solution, all.given].map((text) => SIZES[setOf(text)]);
  const few = Math.floor((fewest * whole) / LETTERS.length);
  let open = clearSets(all, solution).filter((set) => SIZES[set] >= few);
  // The first has a third, two fifths or half of the pieces: otherwise puzzles of a kind would look alike.
  let size = fixed + Math.floor((whole - fixed) / (2 + (hash(name) % 3) / 2));
  let best = { set: 0, tries: -1 };
  for (let i = 0; open.length && i < SETS && best.tries < least; i++) {
    const ofSize = open.filter((set) => SIZES[set] === size);
    const some = ofSize.length ? ofSize : open;
    const set = some[hash(name + i) % some.length];
    const tries = wrongTries(all, solution, set, most);
    if (tries > best.tries && tries <= most) best = { set, tries };
    // With more pieces given a puzzle is easier, with fewer it is harder.
    open = open.filter((other) => (tries > most ? other & ~set : set & ~other));
    size = SIZES[set] + (tries < least / 2 ? -1 : tries < least ? 0 : 1);
  }
  return puzzleOn(all, solution, cellsIn(solution, best.set), best.tries);
};

/** The puzzle of a kind and a seed; undefined if none was found that is hard enough. */
const find = (all: Fillings, kind: Kind, seed: string): Puzzle | undefined => {
  const { solutions, mappings } = all;
  const { above, start } = kind === "clues" ? CLUES : GRADES[kind];
  const first = (isDay(seed) ? dayNumber(seed) : hash(seed)) + Math.floor(start * solutions.length);
  for (let i = 0; i < Math.min(SOLUTIONS, solutions.length); i++) {
    // Large primes: every solution has its day before any comes again. One without a puzzle is replaced.
    const solution = solutions[((first + 1009 * i) * 1_000_003) % solutions.length];
    const name = `${kind} ${seed} ${i} `;
    const answer = mapped(solution, mappings[hash(name) % mappings.length]);
    const puzzle = kind === "clues" ? cluedPuzzle(all, answer, name) : puzzleIn(all, answer, kind, name);
    if (puzzle.tries > above) return puzzle;
  }
  return undefined;
};

/** Whether a text is a day of the calendar, or a number of one to nine digits that does not begin with 0. */
const isSeed = (text: string): boolean => isDay(text) || /^[1-9]\d{0,8}$/.test(text);

/** The puzzle of a kind for a seed, a date or a number. Throws a BoardError if one is not valid, or there is none. */
export const puzzleOf = (all: Fillings, kind: Kind, seed: string | number): Puzzle => {
  if (!KINDS.includes(kind))
    throw new BoardError(`${shown(kind)} is not a kind of puzzle; the kinds are ${list(KINDS)}`);
  if (!["string", "number"].includes(typeof seed) || !isSeed(`${seed}`))
    throw new BoardError(`${shown(seed)} is neither a day, like "2026-11-21", nor a number from 1 to 999999999`);
  if (!all.solutions.length) throw new BoardError("the board has no solution, and so no puzzle");
  if (!all.given.includes("x")) throw new BoardError("the board is full: there is nothing to lay");
  const puzzle = find(all, kind, `${seed}`);
  if (puzzle) return puzzle;
  const others = LEVELS.filter((each) => each !== kind && find(all, each, `${seed}`));
  throw new BoardError(`this board has no ${kind} puzzle, only ${list(others)} ones`);
};

/** The name of a game, like "6x10-easy-2026-11-21", or without a board that of a puzzle, like "hard-7". */
export const formatGame = (board: string, kind?: Kind, seed = ""): string =>
  [board, kind, seed].filter(Boolean).join("-");

/** A puzzle with a level that is asked for: its name, like "easy-2026-11-21" or "hard-7", and what that says. */
export interface Asked {
  name: string;
  kind: Level;
  seed: string;
}

export const asked = (kind: Level, seed: string): Asked => ({ name: formatGame("", kind, seed), kind, seed });

/** The puzzles of a day or a number, one for each level. */
export const puzzlesOf = (seed: string): Asked[] => LEVELS.map((level) => asked(level, seed));

/** Reads the name of a puzzle with a level; undefined if it is not one. */
export const readPuzzle = (name: string): Asked | undefined => {
  const seed = name.replace(/^[a-z]+-/, "");
  return isSeed(seed) ? puzzlesOf(seed).find((puzzle) => puzzle.name === name) : undefined;
};

/** Reads the name of a game: a board, as it is written, and a puzzle of any kind; undefined if it is not one. */
export const readGame = (name: string): { board: string; kind: Kind; seed: string } | undefined => {
  const [, board, word, seed] = name.match(/^(.+)-([a-z]+)-([\d-]+)$/) ?? [];
  const kind = KINDS.find((each) => each === word);
  return kind && isSeed(seed) ? { board, kind, seed } : undefined;
};
