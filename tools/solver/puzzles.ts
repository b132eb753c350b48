// Puzzles with one answer: some pieces of a solution lie on the board, and no other solution has them there. Nothing is
// searched for them: all solutions of the board are known, and what one shares with others is looked up.

import { numbered, type Numbered } from "./numbered.ts";
import { BoardError, LETTERS, parseBoard, rowsOf } from "./parse.ts";
import { wrongTries } from "./tries.ts";

/** The levels of puzzles, the easiest first. */
export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** What a level asks for: which part of the pieces is laid at least, and how many wrong tries the puzzle takes. */
const GRADES: Record<Level, { laid: number; least: number; most: number }> = {
  easy: { laid: 1 / 2, least: 0, most: 0 },
  medium: { laid: 1 / 3, least: 1, most: 10 },
  hard: { laid: 0, least: 11, most: 100 },
};

/** How many solutions are tried for a puzzle that is hard enough. */
const ATTEMPTS = 20;

/** A puzzle: a board with pieces on it that can be filled in one way only. */
export interface Puzzle {
  /** The board with the pieces that are laid, as text; "x" is an empty cell. */
  board: string;
  /** The same, filled: the answer. */
  solution: string;
  /** Letters of the pieces that the puzzle has laid, and of those that are to be laid. */
  laid: string;
  left: string;
  level: Level;
  /** How many wrong tries it takes at worst. See `wrongTries`. */
  tries: number;
}

/** What puzzles of a board are made of. Made by `fillings`, for `puzzleOf`. */
export interface Fillings extends Numbered {
  /** The board as it was given. */
  given: string;
  /** Its distinct solutions, each the letters of its cells. Their order says nothing. */
  solutions: string[];
}

/** How many pieces are in a set. A set of pieces is a number with a bit for each letter. */
const countIn = (set: number): number => lettersOf(set).length;

const setOf = (letters: Iterable<string>): number =>
  [...letters].reduce((set, letter) => set | (1 << LETTERS.indexOf(letter)), 0);

const lettersOf = (set: number): string => [...LETTERS].filter((_, letter) => (set >> letter) & 1).join("");

/**
 * What puzzles of a board are made of. `board` is text as `solutions` of the library takes it, with pieces on it or not.
 * `solutions` are all that it has, in any order, each as text or as a line, each in one of its images or in all. `pieces` has
 * the letters of those that may be used. Throws a BoardError if the board is not valid, or a solution is none of this board.
 */
export const fillings = (board: string, solutions: Iterable<string>, pieces = LETTERS): Fillings => {
  const cells = numbered(parseBoard(board), pieces);
  const found = new Set<string>();
  for (const solution of solutions) {
    const letters = solution.replace(/[.\s]/g, "");
    const sizes = new Uint8Array(LETTERS.length);
    for (const letter of letters) sizes[LETTERS.indexOf(letter)]++;
    const covered = 5 * sizes.filter((size) => size === 5).length;
    if (letters.length !== cells.at.length || covered !== letters.length)
      throw new BoardError(`this is no solution of the board: ${solution.trimEnd().replace(/\n/g, " ")}`);
    // The image that comes first in the alphabet.
    const first = cells.turns.reduce((first, turn) => {
      const differs = turn.findIndex((from, cell) => letters[from] !== letters[first[cell]]);
      return letters[turn[differs]] < letters[first[differs]] ? turn : first;
    });
    found.add(first.map((from) => letters[from]).join(""));
  }
  return { ...cells, given: rowsOf(board).join("\n") + "\n", solutions: [...found].sort() };
};

/**
 * For each set of pieces 1 if this solution shares it with others. The pieces of any other set leave exactly one solution if
 * they lie where this one has them.
 *
 * Images count as well: the pieces of a puzzle lie to one side, and whoever sees them sees also the ways to go on that are
 * images of another solution.
 */
const sharedSets = ({ solutions, turns }: Fillings, solution: string): Uint8Array => {
  const parts = [...new Set(solution)].map((letter) => ({
    letter,
    bit: setOf(letter),
    cells: [...solution].flatMap((each, cell) => (each === letter ? cell : [])),
  }));
  const whole = setOf(solution);
  const shared = new Uint8Array(1 << LETTERS.length);
  for (const other of solutions)
    for (const turn of turns) {
      let set = 0;
      for (const { letter, bit, cells } of parts) if (cells.every((cell) => other[turn[cell]] === letter)) set |= bit;
      if (set !== whole) shared[set] = 1;
    }
  // With a set, all are shared that it contains.
  for (let bit = 1; bit < shared.length; bit *= 2)
    for (let set = 0; set < shared.length; set++) if (set & bit) shared[set ^ bit] |= shared[set];
  return shared;
};

/** The board with these pieces of a solution on it, as text. */
const lay = (given: string, solution: string, set: number): string => {
  let cell = 0;
  return given.replace(/[^.\s]/g, () => (set & setOf(solution[cell++]) ? solution[cell - 1] : "x"));
};

/** A text as a number of 32 bits: the hash FNV-1a of Fowler, Noll and Vo, stirred as at the end of MurmurHash3. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return stir(value);
};

const stir = (value: number): number => {
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/**
 * The puzzle of a board for a level and a seed: a date, like "2026-11-21", or a number. It is the same for everybody, however
 * the solutions were listed.
 *
 * A solution is drawn by lot, all its pieces lie there, and one after the other is taken away if what is left has one answer,
 * takes no more wrong tries than the level allows, and has enough pieces laid: easy at least half of them and no wrong try,
 * so that there is always a forced move; medium a third, and 1 to 10 wrong tries; hard any number, and 11 to 100. If the
 * puzzle takes too few, another solution is drawn. Where a board has no puzzle of its level, `tries` says so.
 *
 * Throws a BoardError if the board has no solution, or is full.
 */
export const puzzleOf = (all: Fillings, level: Level, seed: string | number): Puzzle => {
  const { given, solutions, turns } = all;
  if (!solutions.length) throw new BoardError("the board has no solution, and so no puzzle");
  if (!given.includes("x")) throw new BoardError("the board is full: there is nothing to lay");
  const fixed = setOf(new Set(given.match(/[A-Z]/g)));
  const grade = GRADES[level];

  const attempt = (name: string) => {
    const lot = hash(name);
    const drawn = solutions[lot % solutions.length];
    const solution = turns[stir(lot) % turns.length].map((from) => drawn[from]).join("");
    const shared = sharedSets(all, solution);
    const whole = setOf(solution);
    const left = [...lettersOf(whole & ~fixed)];
    const least = countIn(fixed) + Math.floor(grade.laid * left.length);
    let [laid, tries] = [whole, 0];
    for (const letter of left.sort((a, b) => hash(name + a) - hash(name + b))) {
      const fewer = laid & ~setOf(letter);
      if (shared[fewer] || countIn(fewer) < least) continue;
      const empty = Uint8Array.from(solution, (cell) => +!(fewer & setOf(cell)));
      const more = wrongTries({ ...all, empty, used: fewer }, grade.most);
      if (more <= grade.most) [laid, tries] = [fewer, more];
    }
    return { solution, whole, laid, tries };
  };
  let best = attempt(`${level} ${seed}`);
  for (let again = 1; best.tries < grade.least && again < ATTEMPTS; again++) {
    const next = attempt(`${level} ${seed} ${again}`);
    if (next.tries > best.tries || (next.tries === best.tries && countIn(next.laid) < countIn(best.laid))) best = next;
  }
  const { solution, whole, laid, tries } = best;
  return {
    board: lay(given, solution, laid),
    solution: lay(given, solution, whole),
    laid: lettersOf(laid & ~fixed),
    left: lettersOf(whole & ~laid),
    level,
    tries,
  };
};

/** The day of a date, where the clock is, as the seed of a puzzle: "2026-11-21". */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, "0")).join("-");

/** Whether a text is a day of the calendar, like "2026-11-21". */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text + "T00:00Z").toJSON()?.slice(0, 10) === text;

/** The name of a game: its board, its level and its seed, as "6x10-easy-2026-11-21" or "stairs-hard-7". */
export const nameGame = (board: string, level: Level, seed: string | number): string => `${board}-${level}-${seed}`;

/**
 * What the name of a game says: a board, whatever that may be, a level, and a day or a number of at most nine digits.
 * Undefined if it names none.
 */
export const readGame = (name: string): { board: string; level: Level; seed: string } | undefined => {
  const [, board, word, seed] = name.match(/^(.+)-([a-z]+)-([1-9]\d{0,8}|\d{4}-\d\d-\d\d)$/) ?? [];
  const level = LEVELS.find((each) => each === word);
  return level && (!seed.includes("-") || isDay(seed)) ? { board, level, seed } : undefined;
};
