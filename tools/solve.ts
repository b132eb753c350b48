// Solves a board, shows the solutions in one of several forms, and says how the search went: `npx tsx tools/solve.ts --help`.

import { existsSync } from "node:fs";
import { isatty } from "node:tty";
import { parseArgs } from "node:util";
import packageJson from "../package.json" with { type: "json" };
import { BOARDS } from "./solver/boards.ts";
import { readText, UsageError, write } from "./command/files.ts";
import { run } from "./command/run.ts";
import { BoardError, countCells, LETTERS, parseBoard } from "./solver/outline.ts";
import { copy } from "./twin/picture.ts";
import { box, coloured, type Paint, plain, raw, svg } from "./solver/drawings.ts";
import { quineText } from "./copies/text.ts";
import { type Options, solve, source, type Summary } from "./solver/solver.ts";

const HELP = `usage: npx tsx tools/solve.ts [options] [board]

Solves a board with pentominoes, each used at most once. The board is a name from
--list, a file, or - for standard input; 6x10 if there is none. In a file a row is a
line: x an empty cell, . no cell, a letter of ${LETTERS} a piece already placed.

  --box            shows solutions as outlines of the pieces (the default)
  --raw            as letters
  --json           as JSON, an object a line
  --svg            as one coloured picture: the first solution, or as many as
                   --solutions says, side by side
  --quine          as programs, each a copy of the quine (60 cells, all twelve pieces)
  -n, --solutions N  stops after N solutions
  --all            shows rotated and reflected solutions, too
  -q, --quiet      only how many solutions, moves and seconds; with --json as JSON
  --pieces LETTERS uses these pieces only
  --contains FILE  only solutions in which the pieces of this board, of the same
                   outline, lie as they do there
  --list           shows the boards that have names (with --json as JSON)
  -s, --source     shows the regexes that the search of this board uses
  --no-color       no colours on a terminal
  -h, --help       this text
  --version        the version
`;

const OPTIONS = {
  box: { type: "boolean" },
  raw: { type: "boolean" },
  json: { type: "boolean" },
  svg: { type: "boolean" },
  quine: { type: "boolean" },
  solutions: { type: "string", short: "n" },
  all: { type: "boolean" },
  quiet: { type: "boolean", short: "q" },
  pieces: { type: "string" },
  contains: { type: "string" },
  list: { type: "boolean" },
  source: { type: "boolean", short: "s" },
  "no-color": { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

/** How many letters must be added, left out or replaced to make one word the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  [...a].forEach((letter, i) => {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + +(letter !== b[j])));
    row = next;
  });
  return row[b.length];
};

const nearest = (word: string, names: string[]): string => {
  const far = (name: string) => distance(word.toLowerCase(), name.toLowerCase());
  return names.reduce((best, name) => (far(name) < far(best) ? name : best));
};

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const option = message.match(/'(?:-\w, )?(-[^ ']*)/)?.[1];
    if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" && option)
      throw new UsageError(
        `unknown option ${option}; did you mean ${nearest(
          option,
          Object.keys(OPTIONS).map((name) => "--" + name),
        )}? (--help shows all)`,
      );
    if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE" && option)
      throw new UsageError(
        /does not take/.test(message) ? `${option} takes no value` : `${option} needs a value (--help shows all)`,
      );
    throw error;
  }
};

/** The board with this name, or in this file, and the pieces to use if the user has not said. */
const find = async (name: string): Promise<{ outline: string; pieces: string }> => {
  const named = BOARDS.find((board) => board.name.toLowerCase() === name.toLowerCase());
  if (named) return named;
  if (name === "-" || existsSync(name)) return { outline: await readText(name), pieces: LETTERS };
  const near = nearest(
    name,
    BOARDS.map((board) => board.name),
  );
  throw new UsageError(
    `no board and no file has the name ${JSON.stringify(name)}; did you mean ${near}? (--list shows all)`,
  );
};

const list = (json: boolean): string =>
  BOARDS.map((board) =>
    json
      ? JSON.stringify(board) + "\n"
      : `${board.name}: ${board.solutions} solutions` +
        (board.pieces === LETTERS ? "" : ` with ${board.pieces}`) +
        `\n${board.outline}`,
  ).join(json ? "" : "\n");

const showSource = (board: string, options: Options): string => {
  const { glyphs, fit, hole } = source(board, options);
  const width = Math.max(0, ...glyphs.map(({ glyph }) => glyph.length));
  return (
    `// ${glyphs.length} glyphs. A regex reads the board from its first empty cell on: 1 an empty cell, 0 any other. X is laid first.\n` +
    `// Its group matches if the glyph fits there.\n` +
    glyphs.map(({ glyph, regex }) => `${`'${glyph}'`.padEnd(width + 2)} => ${regex}\n`).join("") +
    `\n// All glyphs at once.\n${fit}\n\n// The holes of one to four cells.\n${hole}\n`
  );
};

const inWords = ({ solutions, total, moves, seconds }: Summary): string =>
  `${solutions} solution${solutions === 1 ? "" : "s"} (${total} with rotations and reflections), ${moves} moves, ${seconds.toFixed(2)} s\n`;

/** A line on the terminal that says how far a long search has come, written anew five times a second. */
const ticker = () => {
  const possible = isatty(2) && process.env.TERM !== "dumb";
  let shown = 0;
  return {
    show: ({ solutions, moves, seconds }: Summary): void => {
      if (!possible || seconds < Math.max(1, shown + 0.2)) return;
      shown = seconds;
      write(`\r${solutions} solutions, ${moves} moves, ${seconds.toFixed(0)} s\x1b[K`, 2);
    },
    erase: (): void => {
      if (shown) write("\r\x1b[K", 2);
    },
  };
};

const FORMS = ["box", "raw", "json", "svg", "quine", "list", "source"] as const;

run(async () => {
  const { values, positionals } = parse(process.argv.slice(2));
  if (values.help) return write(HELP);
  if (values.version) return write(packageJson.version + "\n");
  if (positionals.length > 1) throw new UsageError(`one board at a time, not also ${JSON.stringify(positionals[1])}`);
  const forms = FORMS.filter((form) => values[form] && !(form === "json" && values.list));
  if (forms.length > 1) throw new UsageError(`--${forms[0]} and --${forms[1]} do not go together`);
  const form = forms[0] ?? "box";
  if (form === "list" && positionals.length) throw new UsageError("--list takes no board");
  if (form === "list") return write(list(!!values.json));

  const limit = values.solutions === undefined ? (form === "svg" && !values.quiet ? 1 : Infinity) : +values.solutions;
  if (values.solutions !== undefined && !/^[1-9]\d*$/.test(values.solutions))
    throw new UsageError(`--solutions needs a number from 1 on, not ${JSON.stringify(values.solutions)}`);
  if (values.contains === "-" && positionals[0] === "-") throw new UsageError("only one board can be standard input");

  const { outline, pieces } = await find(positionals[0] ?? "6x10");
  const ticks = ticker();
  const options: Options = {
    pieces: values.pieces ?? pieces,
    all: values.all,
    contains: values.contains === undefined ? undefined : await readText(values.contains),
    onProgress: ticks.show,
  };
  if (form === "source") return write(showSource(outline, options));

  if (form === "quine" && countCells(parseBoard(outline)) !== 60)
    throw new BoardError("--quine needs a board of 60 cells, which takes all twelve pieces");
  const text = form === "quine" ? quineText() : "";
  const wantsColour = !values["no-color"] && !process.env.NO_COLOR && process.env.TERM !== "dumb" && isatty(1);
  const paint: Paint = wantsColour ? coloured : plain;
  const forSvg: string[] = [];
  const summary = solve(
    outline,
    (placed, number, seconds) => {
      ticks.erase();
      if (values.quiet) return number < limit;
      if (form === "box") write(box(placed, paint) + "\n");
      if (form === "raw") write(raw(placed, paint) + "\n");
      if (form === "json")
        write(JSON.stringify({ number, seconds: +seconds.toFixed(6), rows: placed.trimEnd().split("\n") }) + "\n");
      if (form === "quine") write(copy(parseBoard(placed), text));
      if (form === "svg") forSvg.push(placed);
      return number < limit;
    },
    options,
  );
  ticks.erase();
  if (values.quiet)
    return write(
      form === "json" ? JSON.stringify({ ...summary, seconds: +summary.seconds.toFixed(6) }) + "\n" : inWords(summary),
    );
  if (form === "svg" && !forSvg.length) throw Error("there is no solution to draw");
  if (form === "svg") write(svg(forSvg));
  write(inWords(summary), 2);
});
