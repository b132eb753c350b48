// Plays puzzles as their levels suppose: always at one of the tightest cells, and what fits there in any order. By the pieces
// that are laid in vain, in the median of many plays, it says how far the levels lie apart.

import { command, count, run } from "../command/run.ts";
import { named } from "../solver/named.ts";
import { bitsOf, type Bits, numbered, type Placement } from "../solver/numbered.ts";
import { others, parseBoard } from "../solver/parse.ts";
import { fillings, LEVELS, puzzleOf } from "../solver/puzzles.ts";
import { solutions } from "../solver/index.ts";
import { looking, without } from "../solver/tries.ts";
import { median } from "./median.ts";

const CHECK = command(
  "checks/levels",
  "Plays puzzles of 6x10 of each level, many times each, and says how hard they are. Takes some five minutes.",
  "--puzzles 20",
).option("--puzzles <N>", "N puzzles of each level", count(9999), 200);

const PLAYS = 401;

/** Plays a puzzle again and again. Returns how many pieces are laid in vain, in the median. */
const play = (text: string): number => {
  const board = parseBoard(text);
  const cells = numbered(board, others(board));
  const look = looking(cells);
  const empty = bitsOf(cells.at.flatMap((at, cell) => (board[at] === "x" ? cell : [])));
  const below = (n: number): number => Math.floor(Math.random() * n);
  let laid = 0;
  const fill = (from: Placement[], empty: Bits, used: number): boolean => {
    if (!(empty.low | empty.high)) return true;
    const { fits, tightest } = look(from, empty, used);
    const cell = tightest[below(tightest.length)];
    const some = fits.filter(({ cells }) => cells.includes(cell));
    while (some.length) {
      const [each] = some.splice(below(some.length), 1);
      laid++;
      if (fill(fits, without(empty, each), used | (1 << each.letter))) return true;
    }
    return false;
  };
  const plays = Array.from({ length: PLAYS }, () => {
    laid = 0;
    fill(cells.placements, empty, 0);
    return laid - board.replace(/[^x]/g, "").length / 5;
  });
  return median(plays);
};

/** Each value's place among all of them, the mean of its places if it comes several times. */
const ranks = (values: number[]): number[] =>
  values.map((value) => values.reduce((rank, other) => rank + (other < value ? 1 : other === value ? 1 / 2 : 0), 0));

/** The correlation of two rows of values by their ranks: that of Spearman. */
const correlation = (one: number[], other: number[]): number => {
  const [a, b] = [one, other].map((values) => ranks(values).map((rank) => rank - values.length / 2));
  const dot = (a: number[], b: number[]): number => a.reduce((sum, value, i) => sum + value * b[i], 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
};

export default run(CHECK, async (io, { puzzles: many }) => {
  const { outline } = named("6x10");
  const all = fillings(outline, solutions(outline));
  let easier: number[] = [];
  for (const level of LEVELS) {
    const puzzles = Array.from({ length: many }, (_, i) => puzzleOf(all, level, i + 1));
    const played = puzzles.map(({ board }) => play(board));
    const told = puzzles.map(({ tries }) => tries);
    const wrong = easier.reduce((sum, each) => sum + played.filter((other) => other < each).length, 0);
    io.write(
      `${level}: ${median(played)} pieces in vain, rank correlation ${correlation(told, played).toFixed(2)}` +
        (easier.length
          ? `, ${((100 * wrong) / many ** 2).toFixed(2)} % easier than some ${LEVELS[LEVELS.indexOf(level) - 1]}`
          : "") +
        "\n",
    );
    easier = played;
  }
});
