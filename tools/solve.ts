// Solves a board, shows the solutions in one of several forms, and says how the search went.

import { setFlagsFromString } from "node:v8";
import { Option } from "@commander-js/extra-typings";
import { BoardError, orFlaw } from "./words/flaws.ts";
import { plural } from "./words/words.ts";
import { box, raw } from "./boards/boxes.ts";
import { countCells, crop, LETTERS } from "./boards/cells.ts";
import type { Paint } from "./boards/colours.ts";
import { BOARDS, MOST_CELLS } from "./boards/named.ts";
import { type Board, MOST_CHARACTERS } from "./boards/parse.ts";
import { checkedOptions, count as countAll, OPTIONS, solve, source } from "./solver/solver.ts";
import type { Count, OnSolution, Options } from "./solver/solver.ts";
import { type Task, taskOf } from "./solver/task.ts";
import { TRAITS, traits } from "./solver/traits.ts";
import { copier } from "./copies/copies.ts";
import { quineText } from "./copies/text.ts";
import { svg } from "./pictures/poster.ts";
import { BOARD, findBoards } from "./command/boards.ts";
import { inWords, soFar } from "./command/figures.ts";
import { type Io, paintFor } from "./command/io.ts";
import { command, count, folded, inOneLine, run } from "./command/run.ts";
import { ticker } from "./command/ticker.ts";

/** Reads a number. If it is given twice, the first one counts, as in the program. */
const first = (value: string, before?: number): number => {
  const number = count()(value);
  return before ?? number;
};

const SOLVE = command(
  "solve",
  `Solves a board with pentominoes, each used at most once.

8x8-a1-a2-b1-h8 is a chessboard without these four squares. Two opposite corners stand for all four corners of their \
rectangle: 8x8-c3-f6 is 8x8-c3-c6-f3-f6.

Rows are words or lines of these characters:
  x  an empty cell
  .  no cell
  ?  a cell that may stay empty; put the rows in quotes
  a letter of ${LETTERS}  five cells of it are a piece that lies there
     already; fewer are clues: this piece covers them

Every x is covered. Where cells may stay empty, as many pieces are laid as have room, or as many as --lay says. \
Solutions show the cells left over as dots. With --loose every x may stay empty: 8x8 --loose is a box in which twelve \
pieces leave four cells. A box has at most ${MOST_CELLS} cells.

A file may hold many boards: one on each line, or in blocks with a blank line between them. They are solved in \
turn; those that cannot be read or solved are reported on stderr, and the status is 1.`,
  "--solutions 12 --svg U > u.svg",
)
  .argument("[board...]", BOARD + "; 6x10 if left out")
  .optionsGroup("Forms:")
  .option("--raw", "show solutions as letters, and not as numbered outlines of the pieces")
  .option("--json", "show them as JSON, one object per line")
  .option("--svg", "show them as one coloured picture: the first, or as many as --solutions says, side by side")
  .option("--quine", "show them as programs, each a copy of the quine (60 cells, all twelve pieces)")
  .option(
    "-q, --quiet",
    "show only how many solutions there are; with --json as JSON. Where cells may stay empty, they are counted " +
      "without a search, so there are no moves: far faster, but wide boards like 7x9 still take hours",
  )
  .option("--list", "show the named boards; with --raw also their outlines")
  .option("-s, --source", "show the regexes with which this board is searched")
  .option("--no-color", "use no colours on a terminal")
  .optionsGroup("Which solutions:")
  .option("-n, --solutions <N>", "stop after N solutions", first)
  .option("--from <N>", "begin with solution number N", count())
  .option("--all", "also show rotated and reflected solutions (images)")
  .option("--pieces <letters>", "use only these pieces")
  .option("--without <letters>", "do not use these pieces")
  .option("--loose", "cells may stay empty, as if each x were ?")
  .option(
    "--lay <N>",
    "where cells may stay empty, lay exactly N pieces, beside those on the board",
    count(LETTERS.length),
  )
  .option(
    "--one-sided <letters>",
    "these pieces may not be turned over: F, L, P and Z as their letters look, N with its upper part on the right, " +
      "Y with its branch on the left; a small letter means its mirror image; all means FLNPYZ",
  )
  .option("--at-edge <N>", "show only solutions in which N pieces touch the edge", count(LETTERS.length));

const flagOf = (name: string): string => "--" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());

// Here "no" at the beginning of an option does not negate it.
for (const [trait, [words]] of Object.entries(TRAITS))
  SOLVE.addOption(Object.assign(new Option(flagOf(trait), "show only solutions " + words), { negate: false }));

/** A result as JSON: with seconds to the microsecond, the board as it can be typed again, and its index in a list. */
const inJson = ({ seconds, ...result }: { seconds: number }, board: string, index: number): string => {
  const whole = { ...result, seconds: +seconds.toFixed(6), board };
  return JSON.stringify(index ? { index, ...whole } : whole) + "\n";
};

type Shown = { board: Board; index: number; task: Task; paint: Paint; width: number };

/** A form of solutions: the text of each, and what follows the last. */
type Form = { each: (placed: string, number: number, seconds: number) => string; end?: () => string };

const boxes = ({ index, paint, width }: Shown): Form => {
  const title = index ? `Board ${index}, solution` : "Solution";
  return { each: (placed, number) => `${title} ${number}\n${box(placed, paint, width)}\n` };
};

/** The other forms in which the solutions of a board can be shown, by their options. */
const FORMS = {
  raw: ({ paint }: Shown): Form => ({ each: (placed) => raw(placed, paint) + "\n" }),
  json: ({ board, index }: Shown): Form => ({
    each: (placed, number, seconds) =>
      inJson(Object.assign({ number, seconds, rows: placed.split(" ") }, traits(placed)), board.called, index),
  }),
  svg: ({ board }: Shown): Form => {
    const kept: string[] = [];
    const end = (): string => {
      if (!kept.length) throw Error("there is no solution to draw");
      return svg(kept, board.given.replace(RegExp(`[^ ${board.clues}]`, "g"), "."));
    };
    return { each: (placed) => (kept.push(placed), ""), end };
  },
  quine: ({ task, paint }: Shown): Form => {
    const copy = copier(quineText(), paint);
    // Refuse a board with too little room for the program before searching it. A full board needs only sixty cells.
    copy(task.loose ? "x".repeat(countCells(task.board) - task.loose) : task.board);
    return { each: (placed) => copy(crop(placed)) };
  },
};
const NAMES = Object.keys(FORMS) as (keyof typeof FORMS)[];

/** Options that search nothing, and what else may be asked with them. */
const OTHERS: Record<string, string[]> = { list: ["raw"], source: ["pieces", "without", "loose"] };

/** The options that one excludes. --quiet shows no solution, so it has a form only for the summary. */
const excludedBy = (name: string): string[] => {
  const all = SOLVE.options.map((option) => option.attributeName());
  if (OTHERS[name]) return all.filter((other) => ![name, "color", ...OTHERS[name]].includes(other));
  const rivals = name === "json" ? NAMES : [...NAMES, "quiet"];
  return Object.hasOwn(FORMS, name) ? rivals.filter((other) => other !== name) : [];
};

for (const option of SOLVE.options) option.conflicts(excludedBy(option.attributeName()));

const regexLines = (task: Task): string => {
  const { fit, hole } = source(task);
  return `// They read the board up to its last empty cell: 1 is an empty cell, 0 any other. X is laid first.
// What fits on the last empty cell? Each glyph has a group.
${`${fit}`.replace(/\(\?<=\(/g, "\n$&")}

// Is there a hole of one to four cells?
${hole}
`;
};

class Shortage extends Error {}

const showList = (io: Io, isRaw = false): void => {
  for (const { name, outline, pieces, solutions } of BOARDS) {
    io.write(`${name}: ${solutions} solutions${pieces === LETTERS ? "" : " with " + pieces}\n`);
    if (isRaw) io.write(raw(outline) + "\n");
  }
};

/** The task for a board. Throws a BoardError if there is none, with a hint if there is one with --loose. */
const taskFor = (board: Board, asked: Options): Task => {
  const { value, flaw } = orFlaw(() => taskOf(board, asked));
  if (value) return value;
  const isLoose = orFlaw(() => taskOf(board, { ...asked, loose: true })).value;
  throw new BoardError(flaw + (isLoose ? "; with --loose cells may stay empty" : ""));
};

/**
 * Returns what shows the solutions of a board and a summary. `index` says which of many boards it is; 0 means the only
 * one. Throws a BoardError if an option is not valid.
 */
const shower = (io: Io, values: ReturnType<typeof SOLVE.opts>, erase: () => void) => {
  const form = NAMES.find((each) => values[each]);
  const { quiet, from = 1, solutions: most = form === "svg" ? 1 : Infinity } = values;
  const paint = paintFor(io, values.color);
  // The options of the search have the same names.
  const own = Object.entries(values).filter(([name]) => OPTIONS.includes(name));
  const asked = checkedOptions(Object.fromEntries(own), flagOf);
  return (board: Board, index: number, onProgress: (figures: Count) => void): void => {
    const task = taskFor(board, asked);
    if (values.source) return io.write(regexLines(task));
    const { each, end } = (form ? FORMS[form] : boxes)({ board, index, task, paint, width: io.columns(1) ?? 80 });
    const onSolution: OnSolution = (placed, number, seconds) => {
      if (!quiet) {
        erase();
        io.write(each(placed, number, seconds));
      }
      return number < from - 1 + most;
    };
    const options = { ...asked, onProgress };
    const figures = quiet && most === Infinity ? countAll(task, options) : solve(task, onSolution, options);
    erase();
    if (figures.solutions < from && from > 1)
      throw new Shortage(`the board has only ${plural(figures.solutions, "solution")}`);
    const said = index
      ? `Board ${index}: ${inWords(figures, task, from, "images")}\n`
      : folded(inWords(figures, task, from, values.oneSided ? "rotations" : "rotations and reflections"));
    if (quiet) return io.write(form === "json" ? inJson(figures, board.called, index) : said);
    if (end) io.write(end());
    io.write(said, 2);
  };
};

export default run(SOLVE, async (io, words, values) => {
  if (values.list && words.length) throw new BoardError("--list takes no board");
  if (values.list) return showList(io, values.raw);
  const ticks = ticker(io);
  const show = shower(io, values, ticks.erase);
  const boards = findBoards(io, words.length ? words : ["6x10"]);
  const one = (await boards.next()).value!;
  // Only a second board shows that there are many. A text that is too long for a board may never end.
  const second = one.text.length > MOST_CHARACTERS ? undefined : await boards.next();
  if (second?.done || (!second && (values.svg || values.source))) return show(one.read(), 0, ticks.tick);
  for (const option of ["svg", "source"] as const)
    if (second && values[option])
      throw new BoardError(`${flagOf(option)} takes one board, and line ${second.value.line} begins another`);

  // Otherwise V8 gives a long list far more memory than its boards need.
  setFlagsFromString("--semi-space-growth-factor=1");
  const began = performance.now();
  let [index, status] = [0, 0];
  const next = ({ line, read }: typeof one): void => {
    index++;
    const tick = (figures: Count): void =>
      ticks.show(() => `board ${index}, ${soFar(figures)}`, (performance.now() - began) / 1000);
    try {
      show(read(), index, tick);
    } catch (error) {
      if (!(error instanceof BoardError || error instanceof Shortage)) throw error;
      ticks.erase();
      io.write(`line ${line}: ${inOneLine(error.message)}\n`, 2);
      status = 1;
    }
  };
  next(one);
  if (second) next(second.value);
  for await (const entry of boards) next(entry);
  return status;
});
