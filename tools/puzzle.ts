// Draws the puzzle of a day, which has one answer, or prints it as a program, which prints that answer.

import { Option } from "@commander-js/extra-typings";
import { dayOf, isDay } from "./words/days.ts";
import { BoardError, quoted } from "./words/flaws.ts";
import { list, plural } from "./words/words.ts";
import { boxWithTray } from "./boards/boxes.ts";
import { crop, LETTERS } from "./boards/cells.ts";
import { type Paint, plain } from "./boards/colours.ts";
import { unmarked } from "./boards/parse.ts";
import { solutions } from "./solver/solver.ts";
import { taskOf } from "./solver/task.ts";
import {
  fillings,
  formatGame,
  KINDS,
  LEVELS,
  type Puzzle,
  puzzleOf,
  readGame,
  TRIES,
  USUAL_LEVEL,
} from "./puzzles/puzzles.ts";
import { copyOf } from "./copies/copies.ts";
import { quineText } from "./copies/text.ts";
import { BOARD, findBoard } from "./command/boards.ts";
import { paintFor } from "./command/io.ts";
import { command, count, expected, folded, run } from "./command/run.ts";
import { ticker } from "./command/ticker.ts";

const day = expected("a day like 2026-11-21", (value) => (isDay(value) ? value : undefined));

const PUZZLE = command(
  "puzzle",
  `Draws a puzzle that has one answer: some pieces lie on the board, and the others, drawn below it, can be laid in \
one way only. Each day has a puzzle of its own, and so does each number.

With --kind clues no piece lies there. Instead, a few letters say which piece covers their cell. Expect to take back \
many more pieces than in an expert puzzle.

Difficulty: pieces taken back, on average, by a player who always fills the tightest spot: ${TRIES}.`,
  "--kind hard --date 2026-11-21 U",
)
  .argument("[board...]", BOARD + "; or the name of a game, like U-hard-7; 6x10 if left out")
  .addOption(new Option("--kind <kind>", `how hard it is, or clues; ${USUAL_LEVEL} if left out`).choices(KINDS))
  .option("--date <day>", "the puzzle of this day, like 2026-11-21; today if left out", day)
  .addOption(new Option("--number <N>", "the puzzle of this number").argParser(count(999_999_999)).conflicts("date"))
  .option("--quine", "print it as a program, which prints its answer with --keep (60 cells, all twelve pieces)")
  .option("--no-color", "use no colours on a terminal");

const inWords = ({ left, tries }: Puzzle, free: string): string => {
  const some = left.length < free.length ? `${left.length} of ` : "";
  const back = tries < Infinity ? plural(Math.ceil(tries), "piece") : `many more than in ${LEVELS.at(-1)} puzzles`;
  return `lay ${some}${list(free)}; ${tries ? `expect to take back ${back}` : "there is always a forced move"}`;
};

/** The option that a word which is not a board may mean: "medium", or a day. */
const optionMeant = (word: string): string | undefined => {
  const kind = KINDS.find((each) => each === word.toLowerCase());
  return kind ? `--kind ${kind}` : isDay(word) ? `--date ${word}` : undefined;
};

/** Without colours, pieces are shaded, so that they can be told from empty cells. */
const shaded: Paint = (text, letter) => (LETTERS.includes(letter) ? text.replaceAll(" ", "░") : text);

export default run(PUZZLE, async (io, typed, { kind, date, number, quine, color }) => {
  const words = typed.length ? typed : ["6x10"];
  const name = words.join(" ");
  const meant = words.map(optionMeant).find(Boolean);
  if (meant) throw new BoardError(`no board or file is called ${quoted(name)} (did you mean ${meant}?)`);
  const game = readGame(name);
  const option = Object.entries({ kind, date, number }).find(([, value]) => value !== undefined)?.[0];
  if (game && option) throw new BoardError(`${name} says which puzzle: leave out --${option}`);
  const seed = `${number ?? date ?? dayOf(new Date())}`;
  const asked = game ?? { kind: kind ?? USUAL_LEVEL, seed };
  const board = unmarked(await findBoard(io, game ? [game.board] : words));
  if (quine) {
    if (asked.kind === "clues") throw new BoardError("a program has no clues: --quine takes the other kinds");
    // Refuse a board with too little room for the program before searching it.
    copyOf(board.line, quineText());
  }
  const ticks = ticker(io);
  const all = fillings(board, solutions(taskOf(board), { onProgress: ticks.tick }));
  ticks.erase();
  const puzzle = puzzleOf(all, asked.kind, asked.seed);
  const paint = paintFor(io, color);
  const free = [...board.pieces].filter((letter) => !`${board.line}${puzzle.laid}`.includes(letter)).join("");
  if (quine) io.write(copyOf(crop(puzzle.board), quineText(), paint));
  else io.write(boxWithTray(puzzle.board, free, paint === plain ? shaded : paint, io.columns(1) ?? 80));
  const title = formatGame(board.name ?? "", asked.kind, asked.seed);
  io.write(folded(`${title}: ${inWords(puzzle, free)}`), 2);
});
