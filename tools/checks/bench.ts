// The benchmark: `npm run bench`. Everything runs in a Node of its own, one after the other, round after round, so that a busy
// moment of the machine hits all alike.

import { cpus } from "node:os";
import { join } from "node:path";
import { BOARDS } from "../solver/named.ts";
import { countCells, formatBoard, inLine, LETTERS } from "../solver/parse.ts";
import { plural } from "../solver/words.ts";
import { scratch, write } from "../command/files.ts";
import { command, count, run } from "../command/run.ts";
import { image, MOVEMENTS } from "../twin/board.ts";
import { BLANK } from "../twin/picture.ts";
import { outlines } from "./outlines.ts";
import { prepare, sample, type Sample } from "./sample.ts";

const BENCH = command(
  "tools/checks/bench.ts",
  "Measures how fast the program searches 6x10, the boards with names and forty random outlines, and compares it with other searches. Takes about five minutes on a quiet machine.",
)
  .option(
    "--rounds <N>",
    "measure what there is for 6x10 N times, and other boards three sevenths as often",
    count(999),
    7,
  )
  .option("--images", "search each of the eight images of each outline once, too: about seven minutes more");

/** What is measured: a program with its arguments. */
interface Thing {
  name: string;
  command: string[];
  rounds: number;
  /** What it does beside its own work, and what therefore does not count: all start Node, and who prints also searches. */
  less?: Thing;
  /** What its times are compared with. */
  yardstick?: Thing;
  /** How many solutions it must find; as many as the yardstick, if left out. */
  solutions?: number;
  /** The file that it prints to, if it prints. */
  to?: string;
  samples: Sample[];
}

const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

/** The seconds of a thing's own work, by the clock and on all processors: medians of its rounds. */
const own = ({ samples, less }: Thing): number[] =>
  [0, 1].map((i) => median(samples.map(({ times }, round) => times[i] - (less?.samples[round].times[i] ?? 0))));

/** Lines in columns, as wide as they need to be: the first to the left, the others to the right. */
const inColumns = (lines: string[][]): string => {
  const widths = lines[0].map((_, x) => Math.max(...lines.map((line) => line[x].length)));
  const pad = (cell: string, x: number) => (x ? cell.padStart(widths[x]) : cell.padEnd(widths[x]));
  return lines.map((line) => line.map(pad).join("  ").trimEnd() + "\n").join("");
};

/** A line for each thing. */
const table = (title: string, things: Thing[]): string =>
  inColumns([
    [title, "seconds", "ratio", "processor", "ratio", "solutions", "moves", "boards", "MiB"],
    ...things.map((thing) => [
      thing.name,
      ...own(thing).flatMap((time, i) => [
        time.toFixed(3),
        thing.yardstick ? (time / own(thing.yardstick)[i]).toFixed(2) : "",
      ]),
      ...(["solutions", "moves", "boards"] as const).map(
        (count) => thing.samples[0].counts[count]?.toLocaleString("en") ?? "",
      ),
      Math.max(...thing.samples.map(({ memory }) => memory)).toFixed(0),
    ]),
  ]);

run(BENCH, async ({ rounds, images }) => {
  const folder = scratch();
  await prepare(folder);

  const all: Thing[] = [];
  const measure = (name: string, rounds: number, command: string[], rest: Partial<Thing> = {}): Thing => {
    const thing = { name, rounds, command, less: all[0], samples: [], ...rest };
    all.push(thing);
    return thing;
  };
  const search = (workload: string, board = BLANK, pieces = LETTERS) => ["workload.mjs", workload, board, pieces];

  measure("node alone", rounds, ["empty.mjs"]);
  const yardstick = measure("a plain bitboard search, the yardstick", rounds, search("yardstick"));
  const less = measure("the quine's search (--quiet)", rounds, ["quine.mjs", "--quiet"], { yardstick });
  measure("the same search, as a module", rounds, search("program"), { yardstick });
  measure("the same search, through the library", rounds, search("library"), { yardstick });
  measure("npm dancing-links", rounds, search("dancingLinks"), { yardstick });
  const prints = { less, yardstick, to: join(folder, "printed") };
  measure("the quine's printing, to a file", rounds, ["quine.mjs"], prints);
  measure("the quine's printing, to /dev/null", rounds, ["quine.mjs"], { ...prints, to: "/dev/null" });
  const searches = [...all];

  const fewer = Math.ceil((rounds * 3) / 7);
  const yardstickOf = (name: string, board: string, rest: Partial<Thing> = {}): Thing =>
    measure(`${name}, the yardstick`, fewer, search("yardstick", board), rest);
  const named = BOARDS.map(({ name, outline, pieces, solutions }) => {
    const board = inLine(outline);
    const compared = countCells(board) === 60 ? { yardstick: yardstickOf(name, board, { solutions }) } : {};
    return measure(name, fewer, search("library", board, pieces), { ...compared, solutions });
  });
  const grown = outlines().map((board, i) => {
    const name = `outline ${i + 1}`;
    const yardstick = yardstickOf(name, board);
    const program = measure(name, fewer, search("program", board), { yardstick });
    const turned = (images ? MOVEMENTS : []).map((movement) =>
      measure(`${name}, image ${movement}`, 1, search("asItStands", image(board, movement)), { yardstick }),
    );
    return { board, yardstick, program, turned };
  });

  const tell = (words: string) => process.stderr.isTTY && process.stderr.write("\r\x1b[K" + words);
  for (let round = 0; round < rounds; round++)
    for (const thing of all.filter(({ rounds }) => round < rounds)) {
      const { name, command, to, yardstick, solutions } = thing;
      tell(`round ${round + 1} of ${rounds}: ${name}`);
      const one = sample(folder, command, to);
      const expected = solutions ?? yardstick?.samples[0].counts.solutions ?? one.counts.solutions;
      if (one.counts.solutions !== expected)
        throw Error(`${name} found ${one.counts.solutions} solutions, not ${expected}`);
      thing.samples.push(one);
    }
  tell("");

  const cost = (thing: Thing): number => own(thing)[1];
  const figures: [name: string, of: (outline: (typeof grown)[number]) => number][] = [
    ["seconds of the program", ({ program }) => cost(program)],
    ["the program / the yardstick", ({ program, yardstick }) => cost(program) / cost(yardstick)],
  ];
  if (images)
    figures.push([
      "the image that it chooses / the fastest of the eight",
      ({ program, turned }) => cost(turned[program.samples[0].counts.turn!]) / Math.min(...turned.map(cost)),
    ]);
  const lines = figures.map(([name, of]) => {
    const each = grown.map(of);
    const worst = Math.max(...each);
    return [name, median(each).toFixed(2), worst.toFixed(2), `${each.indexOf(worst) + 1}`];
  });
  const slowest = +lines[0][3];
  write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}. Seconds: median of ${plural(rounds, "round")}, of ${fewer} where it is not 6x10,
each the time of a whole process without that of node alone; printing: without that of --quiet. Processor: the same on all
processors together. Ratio: to the yardstick on the same board, if that has sixty cells. Moves: how often the search came to a
board with room left, in the quine also without a small hole. Boards: how many different ones. MiB: peak.

${table("all 2,339 solutions of 6x10", searches)}
${table("the boards, through the library", named)}
${inColumns([["forty random outlines, processor time", "median", "worst", "outline"], ...lines])}
The slowest is outline ${slowest}:

${formatBoard(grown[slowest - 1].board)}`);
});
