// Solves a board, shows the solutions in one of several forms, and says how the search went.

import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { BOARD, findBoard } from "./command/find.ts";
import { paintFor } from "./command/io.ts";
import { command, count, run } from "./command/run.ts";
import { ticker } from "./command/terminal.ts";
import { painted } from "./copies/painted.ts";
import { copyOf } from "./copies/copies.ts";
import { quineText } from "./copies/text.ts";
import { svg } from "./pictures/boards.ts";
import { BOARDS } from "./solver/named.ts";
import { box, raw } from "./solver/forms.ts";
import { LETTERS, rowsOf } from "./solver/cells.ts";
import { parseBoard } from "./solver/parse.ts";
import { type OnSolution, type Options, OPTIONS, solve, source, type Summary } from "./solver/solve.ts";
import { TRAITS, traits } from "./solver/traits.ts";
import { plural, several } from "./solver/words.ts";

const SOLVE = command(
  "solve",
  `Solves a board with pentominoes, each used at most once.

8x8-a1-a2-b1-h8 is a chessboard without these four squares. Two opposite corners mean all four of a rectangle: 8x8-c3-f6 is 8x8-c3-c6-f3-f6.

In a file, a board is text, a line for each row: x is an empty cell, . is no cell, and a letter of ${LETTERS} is a piece already placed.`,
  "--solutions 12 --svg U > u.svg",
)
  .argument("[board]", BOARD + "; 6x10 if left out")
  .optionsGroup("Forms:")
  .option("--raw", "show solutions as letters, and not as numbered outlines of the pieces")
  .option("--json", "show them as JSON, one object per line")
  .option("--svg", "show them as one coloured picture: the first, or as many as --solutions says, side by side")
  .option("--quine", "show them as programs, each a copy of the quine (60 cells, all twelve pieces)")
  .option("-q, --quiet", "show only how many solutions, moves and seconds; with --json as JSON")
  .option("--list", "show the boards that have names; with --raw also their outlines")
  .option("-s, --source", "show the regexes that the search of this board uses")
  .option("--no-color", "use no colours on a terminal")
  .optionsGroup("Which solutions:")
  .option("-n, --solutions <N>", "stop after N solutions", count())
  .option("--from <N>", "begin with solution number N", count())
  .option("--all", "show rotated and reflected solutions, too")
  .option("--pieces <letters>", "use only these pieces")
  .option("--without <letters>", "do not use these pieces")
  .option("--at-edge <N>", "show only solutions in which N pieces touch the edge", count(LETTERS.length))
  .option(
    "--one-sided <letters>",
    "these pieces may not be turned over: F, L, P and Z as their letters look, N with its upper part on the right, Y with its branch on the left; small letters as in a mirror",
  );

/** An option as people type it. */
const flagOf = (name: string): string => "--" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());

// An option that begins with "no" is no negation here.
for (const [trait, [words]] of Object.entries(TRAITS))
  SOLVE.addOption(Object.assign(new Option(flagOf(trait), "show only solutions " + words), { negate: false }));

const FORMS = ["raw", "json", "svg", "quine"] as const;

/** Options that search nothing, and what else may be asked with them. */
const OTHERS = { list: ["raw"], source: ["pieces", "without"] };

/** A value as JSON, in a line, its seconds to the microsecond. */
const inJson = <Shown extends { seconds: number }>(value: Shown): string =>
  JSON.stringify({ ...value, seconds: +value.seconds.toFixed(6) }) + "\n";

/** The regexes of a search, that for what fits with a line for each glyph. */
const showSource = (board: string, options: Options): string => {
  const { fit, hole } = source(board, options);
  return `// They read the board up to its last empty cell: 1 an empty cell, 0 any other. X is laid first.
// What fits on the last empty cell? A group for each glyph.
${`${fit}`.replace(/\(\?<=\(/g, "\n$&")}

// Is there a hole of one to four cells?
${hole}
`;
};

/** How a search went whose solutions were shown from number `first` on. `images` says which images the total counts. */
const inWords = ({ solutions, total, moves, seconds }: Summary, first: number, images: string): string => {
  let found = several(solutions, "solution");
  if (first > 1) found = first === solutions ? `solution ${first}` : `solutions ${first} to ${solutions}`;
  else if (total > solutions) found += ` (${total} with ${images} of the whole board)`;
  return `${found}, ${several(moves, "move")}, ${seconds.toFixed(2)} s\n`;
};

export default run(SOLVE, async (io, name, values) => {
  const clash = (one: string, other: string): never => {
    throw new InvalidArgumentError(`${flagOf(one)} cannot be used with ${flagOf(other)} (see --help)`);
  };
  for (const [option, friends] of Object.entries(OTHERS))
    for (const other of Object.keys(values))
      if (values[option as "list"] && ![option, "color", ...friends].includes(other)) clash(option, other);
  if (values.list && name !== undefined) throw new InvalidArgumentError("--list takes no board");
  if (values.list) {
    for (const { name, outline, pieces, solutions } of BOARDS) {
      io.write(`${name}: ${solutions} solutions${pieces === LETTERS ? "" : " with " + pieces}\n`);
      if (values.raw) io.write(outline + "\n");
    }
    return;
  }

  const [form = "box", rival] = FORMS.filter((form) => values[form]);
  if (rival) clash(form, rival);

  const { from: first = 1, solutions = form === "svg" && !values.quiet ? 1 : Infinity } = values;
  const { outline, pieces } = await findBoard(io, name ?? "6x10");
  const images = values.oneSided ? "rotations" : "rotations and reflections";
  const ticks = ticker(io);
  const options: Options = {
    // What is asked of the search has the same name here and there.
    ...Object.fromEntries(OPTIONS.map((name) => [name, (values as Record<string, unknown>)[name]])),
    pieces: values.pieces ?? pieces,
    onProgress: ticks.tick,
  };
  if (values.source) return io.write(showSource(outline, options));

  const text = form === "quine" ? quineText() : "";
  if (text) copyOf(parseBoard(outline), text);
  const paint = paintFor(io, values.color);
  const kept: string[] = [];
  const onSolution: OnSolution = (placed, number, seconds) => {
    if (!values.quiet) {
      ticks.erase();
      // In a picture all solutions are shown together.
      if (form === "svg") kept.push(placed);
      else if (form === "json") io.write(inJson({ number, seconds, rows: rowsOf(placed), ...traits(placed) }));
      else if (form === "quine") io.write(painted(parseBoard(placed), text, paint));
      else if (form === "raw") io.write(raw(placed, paint) + "\n");
      else io.write(`Solution ${number}\n${box(placed, paint, io.columns(1) ?? 80)}\n`);
    }
    return number < first - 1 + solutions;
  };
  const summary = solve(outline, onSolution, options);
  ticks.erase();
  if (summary.solutions < first && first > 1)
    throw Error(`the board has only ${plural(summary.solutions, "solution")}`);
  if (values.quiet) return io.write(form === "json" ? inJson(summary) : inWords(summary, first, images));
  if (form === "svg" && !kept.length) throw Error("there is no solution to draw");
  if (form === "svg") io.write(svg(kept));
  io.write(inWords(summary, first, images), 2);
});
