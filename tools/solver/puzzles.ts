// Puzzles with one answer: some pieces of a solution lie on the board, and no other solution has them there. Nothing is
// searched for them: all solutions of the board are known, and what one shares with others is looked up.

import { image, MOVEMENTS, pitchOf, symmetries } from "../twin/board.ts";
import { glyphs } from "../twin/pieces.ts";
import { BoardError, LETTERS, parseBoard, rowsOf } from "./parse.ts";
import { type Placement, wrongTries } from "./tries.ts";

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

/** All ways to fill a board: its solutions and their images. Made by `fillings`, for the other functions here. */
export interface Fillings {
  /** The board as it was given. */
  given: string;
  /** How many fillings there are. */
  count: number;
  /** For each filling and each of the twelve letters the number of the placement, or -1. */
  parts: Int16Array;
  placements: Placement[];
  /** For each placement the fillings that have it. */
  holders: number[][];
  /** All placements that there is room for on the board, in a filling or not. */
  room: Placement[];
  /** For each cell the cells beside it. */
  beside: number[][];
}

const COUNT = LETTERS.length;

/** How many pieces are in a set. A set of pieces is a number with a bit for each letter. */
const countIn = (set: number): number => {
  let size = 0;
  for (; set; set &= set - 1) size++;
  return size;
};

const setOf = (letters: Iterable<string>): number =>
  [...letters].reduce((set, letter) => set | (1 << LETTERS.indexOf(letter)), 0);

const lettersOf = (set: number): string => [...LETTERS].filter((_, letter) => (set >> letter) & 1).join("");

/** All sets of pieces. */
const SETS = [...Array(1 << COUNT).keys()];

/** What is in the cells of a board, one after the other. */
const contentsOf = (text: string): string => text.replace(/[.\s]/g, "");

/**
 * All ways to fill a board. `board` is text as `solutions` of the library takes it, with pieces on it or not. `solutions` are
 * all that it has, in any order, each as text or as a line, each in one of its images or in all. `pieces` has the letters of
 * those that may be used.
 *
 * Images count as well: the pieces of a puzzle lie to one side, and whoever sees them sees also the ways to go on that are
 * images of another solution. Throws a BoardError if the board is not valid, or a solution is none of this board.
 */
export const fillings = (board: string, solutions: Iterable<string>, pieces = LETTERS): Fillings => {
  const line = parseBoard(board);
  const pitch = pitchOf(line);
  const inside = [...line].flatMap((cell, at) => (/[. ]/.test(cell) ? [] : [at]));
  /** For each index on the line the number of the cell there. */
  const cellAt = new Map(inside.map((at, cell) => [at, cell]));
  // A board with a character for each cell, turned, shows where the cells go.
  const marked = [...line].map((cell, at) => (cellAt.has(at) ? String.fromCharCode(256 + cellAt.get(at)!) : cell));
  const moves = symmetries(line, MOVEMENTS).map((movement) => {
    const moved = Array.from(contentsOf(image(marked.join(""), movement)), (mark) => mark.charCodeAt(0) - 256);
    return inside.map((_, cell) => moved.indexOf(cell));
  });

  const placements: Placement[] = [];
  const numbers = new Map<number, number>();
  const numberOf = (letter: number, cells: number[]): number => {
    const key = cells.reduce((key, cell) => key * inside.length + cell, letter);
    const number = numbers.get(key) ?? placements.push({ letter, cells }) - 1;
    numbers.set(key, number);
    return number;
  };
  /** For each symmetry and each placement where it goes. */
  const goes: number[][] = moves.map(() => []);
  const moved = (number: number, i: number): number => {
    if (number < 0) return number;
    const { letter, cells } = placements[number];
    const to = (cell: number) => moves[i][cell];
    return (goes[i][number] ??= numberOf(
      letter,
      cells.map(to).sort((a, b) => a - b),
    ));
  };

  const parts: number[] = [];
  const met = new Set<string>();
  for (const solution of solutions) {
    const letters = contentsOf(solution);
    const cells: number[][] = Array.from(LETTERS, () => []);
    for (let cell = 0; cell < letters.length; cell++) cells[LETTERS.indexOf(letters[cell])]?.push(cell);
    const covered = 5 * cells.filter(({ length }) => length === 5).length;
    if (letters.length !== inside.length || covered !== inside.length)
      throw new BoardError(`this is no solution of the board: ${solution.trimEnd().replace(/\n/g, " ")}`);
    const own = cells.map((each, letter) => (each.length ? numberOf(letter, each) : -1));
    for (let i = 0; i < moves.length; i++) {
      const filling = own.map((number) => moved(number, i));
      const name = String.fromCharCode(...filling);
      if (met.has(name)) continue;
      met.add(name);
      for (const number of filling) parts.push(number);
    }
  }
  const holders: number[][] = placements.map(() => []);
  parts.forEach((number, i) => number < 0 || holders[number].push(Math.floor(i / COUNT)));

  const room = glyphs(pitch)
    .filter((glyph) => pieces.includes(glyph[0]))
    .flatMap((glyph) => {
      const steps = [...glyph].flatMap((cell, step) => (cell === "." ? [] : [step]));
      const places = inside.filter((at) => steps.every((step) => line[at + step] === "x"));
      const letter = LETTERS.indexOf(glyph[0]);
      return places.map((at) => ({ letter, cells: steps.map((step) => cellAt.get(at + step)!) }));
    });
  const beside = inside.map((at) => [-pitch, -1, 1, pitch].flatMap((step) => cellAt.get(at + step) ?? []));
  const given = rowsOf(board).join("\n") + "\n";
  return { given, count: met.size, parts: Int16Array.from(parts), placements, holders, room, beside };
};

/** The pieces of a filling. */
const setIn = ({ parts }: Fillings, filling: number): number => {
  let set = 0;
  for (let letter = 0; letter < COUNT; letter++) if (parts[filling * COUNT + letter] >= 0) set |= 1 << letter;
  return set;
};

/**
 * For each set of pieces 1 if this filling shares it with others. The pieces of any other set leave exactly one solution if
 * they lie where this filling has them.
 */
const sharedSets = ({ count, parts, holders }: Fillings, filling: number): Uint8Array => {
  const shared = new Uint8Array(SETS.length);
  if (count > 1) shared[0] = 1;
  const sets = new Uint16Array(count);
  for (let letter = 0; letter < COUNT; letter++)
    for (const other of holders[parts[filling * COUNT + letter]] ?? [])
      if (other !== filling) shared[(sets[other] |= 1 << letter)] = 1;
  // With a set, all are shared that it contains.
  for (let bit = 1; bit < shared.length; bit *= 2)
    for (let set = 0; set < shared.length; set++) if (set & bit) shared[set ^ bit] |= shared[set];
  return shared;
};

/**
 * The sets of pieces of a filling, from number 0 on, that leave exactly one solution, and of which none can be spared: their
 * letters, the smallest sets first. With more pieces there is one solution as well.
 */
export const clues = (all: Fillings, filling: number): string[] => {
  const shared = sharedSets(all, filling);
  const barred = ~setIn(all, filling);
  const isLeast = (set: number): boolean => {
    for (let rest = set; rest; rest &= rest - 1) if (!shared[set & ~(rest & -rest)]) return false;
    return true;
  };
  return SETS.filter((set) => !(set & barred) && !shared[set] && isLeast(set))
    .sort((a, b) => countIn(a) - countIn(b))
    .map(lettersOf);
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

/** The board with these pieces of a filling on it, as text. */
const lay = ({ given, parts, placements }: Fillings, filling: number, set: number): string => {
  const letters: string[] = [];
  for (let letter = 0; letter < COUNT; letter++)
    for (const cell of placements[parts[filling * COUNT + letter]]?.cells ?? [])
      letters[cell] = (set >> letter) & 1 ? LETTERS[letter] : "x";
  let at = 0;
  return given.replace(/[^.\s]/g, () => letters[at++]);
};

/** A filling that comes by lot, whatever the order of the fillings. */
const byLot = ({ count, parts, placements }: Fillings, lot: number): number => {
  const ranks = placements.map(({ letter, cells }) => stir(lot ^ hash(`${letter} ${cells}`)));
  let [drawn, first] = [0, Infinity];
  for (let filling = 0; filling < count; filling++) {
    let rank = 0;
    for (let i = filling * COUNT; i < (filling + 1) * COUNT; i++) if (parts[i] >= 0) rank ^= ranks[parts[i]];
    if (rank >>> 0 < first) [drawn, first] = [filling, rank >>> 0];
  }
  return drawn;
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
  if (!all.count) throw new BoardError("the board has no solution, and so no puzzle");
  if (!all.given.includes("x")) throw new BoardError("the board is full: there is nothing to lay");
  const fixed = setOf(new Set(all.given.match(/[A-Z]/g)));
  const grade = GRADES[level];

  const attempt = (name: string) => {
    const filling = byLot(all, hash(name));
    const whole = setIn(all, filling);
    const shared = sharedSets(all, filling);
    const left = [...lettersOf(whole & ~fixed)];
    const least = countIn(fixed) + Math.floor(grade.laid * left.length);
    let [laid, tries] = [whole, 0];
    for (const letter of left.sort((a, b) => hash(name + a) - hash(name + b))) {
      const fewer = laid & ~setOf(letter);
      if (shared[fewer] || countIn(fewer) < least) continue;
      const empty = Uint8Array.from(contentsOf(lay(all, filling, fewer)), (cell) => +(cell === "x"));
      const more = wrongTries({ ...all, empty, used: fewer }, grade.most);
      if (more <= grade.most) [laid, tries] = [fewer, more];
    }
    return { filling, whole, laid, tries };
  };
  let best = attempt(`${level} ${seed}`);
  for (let again = 1; best.tries < grade.least && again < ATTEMPTS; again++) {
    const next = attempt(`${level} ${seed} ${again}`);
    if (next.tries > best.tries || (next.tries === best.tries && countIn(next.laid) < countIn(best.laid))) best = next;
  }
  const { filling, whole, laid, tries } = best;
  return {
    board: lay(all, filling, laid),
    solution: lay(all, filling, whole),
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
