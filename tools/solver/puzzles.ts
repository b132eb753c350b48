// Puzzles with one answer: some pieces of a solution lie on the board, and no other solution has them there. Nothing is
// searched for them: all solutions of the board are known, and what one shares with another is looked up.

import { image, MOVEMENTS, pitchOf, symmetries } from "../twin/board.ts";
import { glyphs } from "../twin/pieces.ts";
import { BoardError, LETTERS, parseBoard } from "./parse.ts";

/** The levels of puzzles, the easiest first. */
export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/**
 * How many wrong tries a puzzle of a level takes, at least and at most. A try is a piece laid by somebody who always goes on
 * at the tightest spot, the empty cell or the piece for which the fewest placements are left, and tries all of them. It is
 * wrong if it has to be picked up again. A placement that cuts off a part whose cells are no multiple of five is not tried.
 */
export const TRIES: Record<Level, readonly [least: number, most: number]> = {
  easy: [0, 0],
  medium: [1, 10],
  hard: [11, 100],
};

/** A puzzle: a board with pieces on it that can be filled in one way only. */
export interface Puzzle {
  /** The board with the pieces that are laid, as text; "x" is an empty cell. */
  board: string;
  /** The same, filled. */
  solution: string;
  /** The letters of the pieces that the puzzle has laid, and of those that are to be laid. */
  laid: string;
  left: string;
  /** The level asked for. `tries` may be outside of it where the board has too few pieces for such a puzzle. */
  level: Level;
  /** How many wrong tries it takes, as TRIES counts them. */
  tries: number;
}

const COUNT = LETTERS.length;

/** How many pieces are in a set. A set of pieces is a number with a bit for each letter. */
const sizeOf = (set: number): number => {
  let size = 0;
  for (; set; set &= set - 1) size++;
  return size;
};

/** All sets of pieces, the smallest first. */
const SETS = Array.from({ length: 1 << COUNT }, (_, set) => set).sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);

const lettersOf = (set: number): string => [...LETTERS].filter((_, i) => (set >> i) & 1).join("");

/** A piece, by its place among the letters, and the cells that it covers, as numbers in the order of reading. */
interface Placement {
  letter: number;
  cells: number[];
}

/** All ways to fill a board: its solutions and their images. */
export interface Fillings {
  /** The board as it was given. */
  text: string;
  /** How many ways there are. */
  count: number;
  /** For each way and each letter the number of the placement, or -1. */
  ways: Int16Array;
  placements: Placement[];
  /** For each placement the ways that have it. */
  holders: number[][];
  /** All placements that there is room for on the board as it was given, whether in a solution or not. */
  room: Placement[];
  /** For each cell the cells beside it. */
  beside: number[][];
}

/** The letters of a board's cells, one after the other. */
const cellsOf = (text: string): string => text.replace(/[.\s]/g, "");

/**
 * All ways to fill a board, from its solutions. Somebody who sees a puzzle counts images, too: what lies on the board has
 * broken the symmetry. `board` is text as `solutions` of the library takes it, with pieces on it or not. `solutions` are all
 * that there are, in any order, each as text or as a line, each in any of its images or in all of them. `pieces` has the
 * letters of the pieces that may be used. Throws a BoardError if the board is not valid or a solution has other cells.
 */
export const fillings = (board: string, solutions: Iterable<string>, pieces = LETTERS): Fillings => {
  const line = parseBoard(board);
  const pitch = pitchOf(line);
  /** For each index on the line the number of the cell there. */
  const numbers: number[] = [];
  const size = [...line].reduce((count, cell, at) => (/[. ]/.test(cell) ? count : (numbers[at] = count) + 1), 0);
  /** For each symmetry and each cell where it goes. */
  const numbered = [...line]
    .map((cell, at) => (at in numbers ? String.fromCharCode(256 + numbers[at]) : cell))
    .join("");
  const moves = symmetries(line, MOVEMENTS).map((movement) => {
    const places: number[] = [];
    [...cellsOf(image(numbered, movement))].forEach((cell, at) => (places[cell.charCodeAt(0) - 256] = at));
    return places;
  });

  const placements: Placement[] = [];
  const known = new Map<number, number>();
  const numberOf = (letter: number, cells: number[]): number => {
    const key = cells.reduce((key, cell) => key * size + cell, letter);
    const number = known.get(key) ?? placements.push({ letter, cells }) - 1;
    known.set(key, number);
    return number;
  };
  /** For each symmetry and each placement where it goes. */
  const goes: number[][] = moves.map(() => []);
  const move = (number: number, i: number): number => {
    if (number < 0) return number;
    const { letter, cells } = placements[number];
    return (goes[i][number] ??= numberOf(
      letter,
      cells.map((cell) => moves[i][cell]).sort((a, b) => a - b),
    ));
  };
  const ways: number[] = [];
  const met = new Set<string>();
  for (const solution of solutions) {
    const letters = cellsOf(solution);
    if (letters.length !== size)
      throw new BoardError(`a solution has ${letters.length} cells, and the board has ${size}`);
    const cells: number[][] = Array.from(LETTERS, () => []);
    for (let at = 0; at < size; at++) cells[LETTERS.indexOf(letters[at])].push(at);
    const own = cells.map((each, letter) => (each.length ? numberOf(letter, each) : -1));
    for (let i = 0; i < moves.length; i++) {
      const way = own.map((number) => move(number, i));
      const name = String.fromCharCode(...way);
      if (met.has(name)) continue;
      met.add(name);
      ways.push(...way);
    }
  }
  const holders: number[][] = placements.map(() => []);
  ways.forEach((number, i) => number >= 0 && holders[number].push(Math.floor(i / COUNT)));

  const room = glyphs(pitch).flatMap((glyph) => {
    if (!pieces.includes(glyph[0])) return [];
    const steps = [...glyph].flatMap((cell, i) => (cell === "." ? [] : [i]));
    return [...line].flatMap((_, at) =>
      steps.every((step) => line[at + step] === "x")
        ? [{ letter: LETTERS.indexOf(glyph[0]), cells: steps.map((step) => numbers[at + step]) }]
        : [],
    );
  });
  const beside = [...line].flatMap((_, at) =>
    at in numbers ? [[-pitch, -1, 1, pitch].flatMap((step) => numbers[at + step] ?? [])] : [],
  );
  return { text: board, count: met.size, ways: Int16Array.from(ways), placements, holders, room, beside };
};

/**
 * The sets of pieces that way number `n` shares with others, a bit for each set. The pieces of any other set leave exactly
 * one solution if they lie where this one has them.
 */
const sharedSets = ({ count, ways, holders }: Fillings, n: number): Int32Array => {
  const masks = new Map<number, number>();
  for (let letter = 0; letter < COUNT; letter++) {
    const number = ways[n * COUNT + letter];
    if (number >= 0) for (const other of holders[number]) masks.set(other, (masks.get(other) ?? 0) | (1 << letter));
  }
  const shared = new Int32Array((1 << COUNT) / 32);
  if (count > 1) shared[0] = 1;
  for (const [other, mask] of masks) if (other !== n) shared[mask >> 5] |= 1 << (mask & 31);
  // With a set, all that it contains are shared.
  for (let bit = 1; bit < shared.length; bit *= 2)
    for (let i = 0; i < shared.length; i++) if (i & bit) shared[i ^ bit] |= shared[i];
  [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff].forEach((without, i) => {
    for (let at = 0; at < shared.length; at++) shared[at] |= (shared[at] >>> (1 << i)) & without;
  });
  return shared;
};

const isShared = (shared: Int32Array, set: number): boolean => !!((shared[set >> 5] >> (set & 31)) & 1);

/** The pieces of way number `n`. */
const piecesOf = ({ ways }: Fillings, n: number): number => {
  let set = 0;
  for (let letter = 0; letter < COUNT; letter++) if (ways[n * COUNT + letter] >= 0) set |= 1 << letter;
  return set;
};

/**
 * The sets of pieces of way number `n`, from 0 on, that leave exactly one solution and of which no piece can be spared: their
 * letters, the smallest sets first. Any larger set leaves one solution, too.
 */
export const clues = (all: Fillings, n: number): string[] => {
  const shared = sharedSets(all, n);
  const own = piecesOf(all, n);
  const least: number[] = [];
  for (const set of SETS)
    if (!(set & ~own) && !isShared(shared, set) && !least.some((each) => (each & set) === each)) least.push(set);
  return least.map(lettersOf);
};

/** The fewest laid pieces of way number `n`, from 0 on, that leave exactly one solution. */
export const fewest = (all: Fillings, n: number): number => {
  const shared = sharedSets(all, n);
  const own = piecesOf(all, n);
  return sizeOf(SETS.find((set) => !(set & ~own) && !isShared(shared, set))!);
};

/**
 * How many wrong tries it takes to fill the board, if these pieces lie where way number `n` has them, as TRIES counts them.
 * They must leave exactly one solution. Infinity if more than `most`.
 */
const triesOf = ({ ways, placements, room, beside }: Fillings, n: number, laid: number, most: number): number => {
  const empty = new Uint8Array(beside.length);
  for (let letter = 0; letter < COUNT; letter++) {
    const number = ways[n * COUNT + letter];
    if (number >= 0 && !((laid >> letter) & 1)) for (const cell of placements[number].cells) empty[cell] = 1;
  }
  const needed = empty.reduce((sum, cell) => sum + cell, 0) / 5;
  const set = ({ cells }: Placement, value: number) => {
    for (const cell of cells) empty[cell] = value;
  };

  const unseen = new Uint8Array(empty.length);
  const region: number[] = [];
  /** How many unseen cells are connected with this one. They are seen now. */
  const measure = (cell: number): number => {
    region.length = 0;
    region.push(cell);
    unseen[cell] = 0;
    for (const at of region)
      for (const next of beside[at])
        if (unseen[next]) {
          unseen[next] = 0;
          region.push(next);
        }
    return region.length;
  };
  const cutsOff = (placement: Placement): boolean => {
    set(placement, 0);
    unseen.set(empty);
    const cut = placement.cells.some((cell) => beside[cell].some((next) => unseen[next] && measure(next) % 5));
    set(placement, 1);
    return cut;
  };

  let tried = 0;
  /** Fills the board in every way. False if that takes too many tries. */
  const fill = (candidates: Placement[], used: number): boolean => {
    const cells = new Uint16Array(empty.length);
    const pieces = new Uint16Array(COUNT);
    const fits = candidates.filter(
      (each) => !((used >> each.letter) & 1) && each.cells.every((cell) => empty[cell]) && !cutsOff(each),
    );
    for (const each of fits) {
      pieces[each.letter]++;
      for (const cell of each.cells) cells[cell]++;
    }
    let fewest = Infinity;
    let spot = (_: Placement) => false;
    empty.forEach((here, cell) => {
      if (!here || cells[cell] >= fewest) return;
      fewest = cells[cell];
      spot = (each) => each.cells.includes(cell);
    });
    if (fewest === Infinity) return true;
    if (spare === 0)
      pieces.forEach((count, letter) => {
        if ((used >> letter) & 1 || count >= fewest) return;
        fewest = count;
        spot = (each) => each.letter === letter;
      });
    for (const each of fits.filter(spot)) {
      if (++tried > needed + most) return false;
      set(each, 0);
      const go = fewest > 0 && fill(fits, used | (1 << each.letter));
      set(each, 1);
      if (!go) return false;
    }
    return true;
  };
  const all = room.reduce((set, { letter }) => set | (1 << letter), 0);
  const spare = sizeOf(all & ~laid) - needed;
  return fill(room, laid | ~all) ? tried - needed : Infinity;
};

/** A text as a number of 32 bits: Fowler, Noll and Vo's hash FNV-1a, and a last stirring as in MurmurHash3. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/** The board, as text, with pieces of way number `n` on it. */
const lay = ({ text, ways, placements }: Fillings, n: number, set: number): string => {
  const cells: string[] = [];
  for (let letter = 0; letter < COUNT; letter++) {
    const number = ways[n * COUNT + letter];
    if (number >= 0)
      for (const cell of placements[number].cells) cells[cell] = (set >> letter) & 1 ? LETTERS[letter] : "x";
  }
  let at = 0;
  return text.replace(/[^.\s]/g, (cell) => (/[A-Z]/.test(cell) ? (at++, cell) : cells[at++]));
};

/** How many fillings are tried for a puzzle of the level. */
const ATTEMPTS = 20;

/**
 * The puzzle of a board for a level and a seed: a date, like "2026-11-21", or a number. It is the same for everybody, in
 * whatever order and images the solutions come. Throws a BoardError if the board has no solution.
 *
 * All pieces of a solution lie there, and one after the other is taken away, as long as one answer is left and no more wrong
 * tries than the level has. What is easy has at least half of the pieces laid.
 */
export const puzzleOf = (all: Fillings, level: Level, seed: string | number): Puzzle => {
  if (!all.count) throw new BoardError("the board has no solution, and so no puzzle");
  const [least, most] = TRIES[level];
  const given = [...LETTERS].reduce((set, letter, i) => (all.text.includes(letter) ? set | (1 << i) : set), 0);
  let best: { n: number; laid: number; tries: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const name = `${level} ${seed} ${attempt}`;
    const ranks = all.placements.map(({ letter, cells }) => hash(`${name} ${letter} ${cells.join(" ")}`));
    let n = 0;
    let first = Infinity;
    for (let way = 0; way < all.count; way++) {
      let rank = 0;
      for (let letter = 0; letter < COUNT; letter++) rank ^= ranks[all.ways[way * COUNT + letter]] ?? 0;
      if (rank >>> 0 < first) [first, n] = [rank >>> 0, way];
    }
    const shared = sharedSets(all, n);
    const own = piecesOf(all, n);
    const order = [...lettersOf(own & ~given)].sort((a, b) => hash(`${name} ${a}`) - hash(`${name} ${b}`));
    let laid = own;
    let tries = 0;
    for (const letter of order) {
      const fewer = laid & ~(1 << LETTERS.indexOf(letter));
      if (isShared(shared, fewer) || (level === "easy" && sizeOf(fewer & ~given) < order.length / 2)) continue;
      const more = triesOf(all, n, fewer, most);
      if (more <= most) [laid, tries] = [fewer, more];
    }
    if (!best || tries > best.tries) best = { n, laid, tries };
    if (best.tries >= least) break;
  }
  const { n, laid, tries } = best!;
  const own = piecesOf(all, n);
  return {
    board: lay(all, n, laid),
    solution: lay(all, n, own),
    laid: lettersOf(laid & ~given),
    left: lettersOf(own & ~laid),
    level,
    tries,
  };
};

/** The name of a game: its board, its level and its seed, as "6x10-easy-2026-11-21" or "stairs-hard-7". */
export const gameName = (board: string, level: Level, seed: string | number): string => `${board}-${level}-${seed}`;

/** What the name of a game says. Undefined if it is none. */
export const readGame = (name: string): { board: string; level: Level; seed: string } | undefined => {
  const [, board, level, seed] =
    name.match(RegExp(`^(.+)-(${LEVELS.join("|")})-(\\d{4}-\\d\\d-\\d\\d|[1-9]\\d*)$`)) ?? [];
  return board ? { board, level: level as Level, seed } : undefined;
};
