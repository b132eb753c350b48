// Solves a board, shows the solutions in one of several forms, and says how the search went.

import { InvalidArgumentError } from "@commander-js/extra-typings";
import { find } from "./command/find.ts";
import { isTerminal, wantsColour } from "./command/colour.ts";
import { columns, write } from "./command/files.ts";
import { command, count, run } from "./command/run.ts";
import { painted } from "./copies/painted.ts";
import { copyOf } from "./copies/room.ts";
import { quineText } from "./copies/text.ts";
import { BOARDS, type ListedBoard } from "./solver/named.ts";
import { box, coloured, type Paint, plain, raw, svg } from "./solver/drawings.ts";
import { inLine, LETTERS, parseBoard } from "./solver/parse.ts";
import { formatPlaces, placesIn } from "./solver/places.ts";
import { type Options, solve, source, type Summary } from "./solver/solver.ts";
import { traitsOf, twinsIn } from "./solver/traits.ts";
import { plural } from "./solver/words.ts";

const SOLVE = command(
  "tools/solve.ts",
  `Solves a board with pentominoes, each used at most once.

8x8-a1-a2-b1-h8 is a chessboard without these four squares. Two squares stand for the corners of the rectangle between them: 8x8-c3-f6.

In a file, a board is text, a line for each row: x is an empty cell, . is no cell, and a letter of ${LETTERS} is a piece already placed.`,
)
  .argument("[board]", "a name from --list, a file, or - for standard input; 6x10 if left out")
  .option("--box", "show solutions as outlines of the pieces (the default)")
  .option("--raw", "show them as letters")
  .option("--line", "show each in one line, its rows with spaces between them")
  .option("--json", "show them as JSON, one object per line")
  .option(
    "--svg",
    "show them as one coloured picture: the first solution, or as many as --solutions says, side by side",
  )
  .option("--quine", "show them as programs, each a copy of the quine (60 cells, all twelve pieces)")
  .option(
    "--places",
    "show in how many solutions, rotations and reflections included, each piece lies in each cell (with --json as JSON)",
  )
  .option(
    "--twins",
    "show the numbers of the solutions that contain a rectangle, each with those that come of turning it over",
  )
  .option("--letters", "with --svg, write the letter of each piece on it")
  .option("-n, --solutions <N>", "stop after N solutions", count())
  .option("--from <N>", "begin with solution number N", count())
  .option("--only <N>", "show solution number N alone", count())
  .option("--no-crossroads", "show only solutions without a point where four pieces meet")
  .option("--edge", "show only solutions in which every piece touches the edge")
  .option("--at-edge <N>", "show only solutions in which N pieces touch the edge", count())
  .option("--three-colours", "show only solutions whose pieces can be coloured with three colours")
  .option("--strong-colours", "the same where pieces that touch only in a corner differ, too")
  .option("--rectangle", "show only solutions that contain a rectangle of several pieces")
  .option("--halves", "show only solutions that consist of two connected parts of the same shape")
  .option(
    "--one-sided <letters>",
    "these pieces may not be turned over: F, L, P and Z as their letters look, N with its upper part on the right, Y with its branch on the left; small letters as in a mirror",
  )
  .option("--all", "show rotated and reflected solutions, too")
  .option("-q, --quiet", "show only how many solutions, moves and seconds; with --json as JSON")
  .option("--pieces <letters>", "use only these pieces")
  .option("--without <letters>", "do not use these pieces")
  .option(
    "--contains <board>",
    "show only solutions with the pieces where they are on this board, which has the same outline",
  )
  .option("--list", "show the boards that have names (with --json as JSON)")
  .option("-s, --source", "show the regexes that the search of this board uses")
  .option("--no-color", "use no colours on a terminal");

/** The forms of the output. Only one can be asked for, except that the first two can be JSON. */
const FORMS = ["list", "places", "source", "twins", "box", "raw", "line", "json", "svg", "quine"] as const;
const TABLES = ["list", "places"];
const goTogether = (forms: string[]): boolean => forms.includes("json") && forms.some((form) => TABLES.includes(form));
for (const option of SOLVE.options) {
  const form = option.attributeName();
  const rivals = FORMS.filter((other) => other !== form && !goTogether([form, other]));
  if (rivals.length < FORMS.length) option.conflicts(rivals);
  if (form === "only") option.conflicts(["from", "solutions"]);
  if (form === "twins") option.conflicts(["all", "oneSided"]);
}

/** A value as JSON, in a line. */
const inJson = (value: unknown): string => JSON.stringify(value) + "\n";

const describe = ({ name, outline, pieces, solutions, note }: ListedBoard): string =>
  `${name}: ${solutions} solutions` +
  (pieces === LETTERS ? "" : ` with ${pieces}`) +
  (note ? `, ${note}` : "") +
  `\n${outline}`;

const showSource = (board: string, options: Options): string => {
  const { glyphs, fit, hole } = source(board, options);
  const width = Math.max(...glyphs.map(({ glyph }) => glyph.length));
  return (
    `// ${glyphs.length} glyphs. A regex reads the board up to its last empty cell: 1 an empty cell, 0 any other. X is laid first.\n` +
    `// Its group matches if the last cell of the glyph fits there, and the others before it.\n` +
    glyphs.map(({ glyph, regex }) => `${`'${glyph}'`.padEnd(width + 2)} => ${regex}\n`).join("") +
    `\n// All glyphs at once.\n${fit}\n\n// The holes of one to four cells.\n${hole}\n`
  );
};

/** So many of something, for programs that read it: a number without commas. */
const several = (count: number, what: string): string => plural(count, what, `${count}`);

/** How a search went whose solutions were shown from number `first` on. `images` says which images the total counts. */
const inWords = ({ solutions, total, moves, seconds }: Summary, first: number, images: string): string => {
  const found =
    first === 1
      ? `${several(solutions, "solution")} (${total} with ${images} of the whole board)`
      : first === solutions
        ? `solution ${first}`
        : `solutions ${first} to ${solutions}`;
  return `${found}, ${several(moves, "move")}, ${seconds.toFixed(2)} s\n`;
};

/** Seconds as JSON has them, to the microsecond. */
const rounded = (seconds: number): number => +seconds.toFixed(6);

/** A line on the terminal that says how far a long search has come, written anew five times a second. */
const ticker = () => {
  const possible = isTerminal(2);
  let shown = 0;
  return {
    show: ({ solutions, moves, seconds }: Summary): void => {
      if (!possible || seconds < Math.max(1, shown + 0.2)) return;
      shown = seconds;
      write(`\r${several(solutions, "solution")}, ${several(moves, "move")}, ${seconds.toFixed(0)} s\x1b[K`, 2);
    },
    erase: (): void => {
      if (shown) write("\r\x1b[K", 2);
    },
  };
};

run(SOLVE, async (name, values) => {
  const form = FORMS.find((form) => values[form]) ?? "box";
  if (form === "list" && name !== undefined) throw new InvalidArgumentError("--list takes no board");
  if (form === "list") return write(values.json ? BOARDS.map(inJson).join("") : BOARDS.map(describe).join("\n"));

  if (values.letters && form !== "svg") throw new InvalidArgumentError("--letters is for --svg");
  const first = values.only ?? values.from ?? 1;
  const some = values.only ? 1 : (values.solutions ?? (form === "svg" && !values.quiet ? 1 : Infinity));
  const limit = first + some - 1;
  if (values.contains === "-" && name === "-") throw new InvalidArgumentError("only one board can be standard input");

  const { outline, pieces } = await find(name ?? "6x10");
  const images = values.oneSided ? "rotations" : "rotations and reflections";
  const ticks = ticker();
  const options: Options = {
    // What is asked of the solutions has the same name here and there.
    ...values,
    pieces: values.pieces ?? pieces,
    all: values.all || form === "places",
    start: first,
    noCrossroads: !values.crossroads,
    contains: values.contains === undefined ? undefined : (await find(values.contains)).outline,
    onProgress: ticks.show,
  };
  if (form === "source") return write(showSource(outline, options));

  const text = form === "quine" ? quineText() : "";
  if (text) copyOf(parseBoard(outline), text);
  const paint: Paint = wantsColour(values.color) ? coloured : plain;
  /** What to show of a solution at once. Other forms show all solutions together. */
  const shown: { [form: string]: (placed: string, number: number, seconds: number) => string } = {
    box: (placed) => box(placed, paint, columns()) + "\n",
    raw: (placed) => raw(placed, paint) + "\n",
    line: (placed) => inLine(raw(placed, paint)) + "\n",
    json: (placed, number, seconds) =>
      inJson({ number, seconds: rounded(seconds), rows: placed.trimEnd().split("\n"), ...traitsOf(placed) }),
    quine: (placed) => painted(parseBoard(placed), text, paint),
  };
  const kept: string[] = [];
  const summary = solve(
    outline,
    (placed, number, seconds) => {
      if (values.quiet) return number < limit;
      ticks.erase();
      if (form in shown) write(shown[form](placed, number, seconds));
      else kept.push(placed);
      return number < limit;
    },
    options,
  );
  ticks.erase();
  if (summary.solutions < first && first > 1)
    throw Error(`there is no solution ${first}: ${plural(summary.solutions, "solution")} in all`);
  if (values.quiet)
    return write(
      form === "json" ? inJson({ ...summary, seconds: rounded(summary.seconds) }) : inWords(summary, first, images),
    );
  if (form === "svg" && !kept.length) throw Error("there is no solution to draw");
  if (form === "svg") write(svg(kept, { letters: values.letters }));
  if (form === "twins")
    for (const [number, others] of twinsIn(kept))
      write(`${first + number}: ${others.map((other) => first + other).join(" ")}\n`);
  if (form === "places") {
    const places = placesIn(outline, kept);
    write(values.json ? places.map(inJson).join("") : formatPlaces(places));
  }
  write(inWords(summary, first, images), 2);
});
