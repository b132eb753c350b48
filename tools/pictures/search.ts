// A moving picture of the search, step by step: the board, the line that the regexes read, and what they find in it.

import { cellsOf, placeOf } from "../boards/cells.ts";
import { COLOURS } from "../boards/colours.ts";
import { number } from "../words/words.ts";
import type { Step } from "../solver/steps.ts";
import { escaped, grey, shapesOf, svgOf } from "./shapes.ts";

/** The side of a cell, and how far apart the characters of the line are, in pixels. */
const CELL = 32;
const COLUMN = 21;

const PIECE = { width: CELL, height: CELL, margins: [1, 1, 1, 1], radius: 4 } as const;

/** Where words and lines begin, to the right of the board, and where the rows below the line do. */
const LEFT = 6.8 * CELL;
const LINE = 96;
const GLYPHS = 122;
const ROW = 20;

/** How long a step is shown, in seconds, if not a second. */
const SECONDS: Partial<Record<Step["kind"], number>> = { lay: 0.7, back: 0.4, solution: 4 };

const RED = ' fill="#f85149"';

/** Each of these cells of the board as a rounded square. */
const squares = (board: string, cells: number[], more: string): string =>
  cells
    .map((at) => placeOf(board, at).map((cell) => cell * CELL + 1.5))
    .map(([y, x]) => `<rect x="${x}" y="${y}" width="${CELL - 3}" height="${CELL - 3}" rx="4"${more}/>\n`)
    .join("");

/** Characters in the columns of the line, from a place on. */
const spread = (characters: string, from: number, y: number, more = ""): string => {
  const columns = Array.from(characters, (_, i) => LEFT + (from + i + 0.5) * COLUMN);
  return characters && `<text y="${y}" text-anchor="middle" x="${columns.join(" ")}"${more}>${characters}</text>\n`;
};

/** A mark below or behind columns of the line. */
const bar = (from: number, length: number, y: number, more: string): string =>
  `<rect x="${LEFT + from * COLUMN}" y="${y - 14}" width="${length * COLUMN - 1}" height="19" rx="3"${more}/>\n`;

/** What a step shows: an element on each line. */
const frameOf = ({ kind, words, board, cells, line, glyph, fits, moves }: Step): string => {
  const hole = kind === "hole" ? cells : [];
  const columns = hole.map((at) => at - board.indexOf("x"));
  const sentences = [`Move ${number(moves)}`, ...words().split(/(?<=\.) /)];
  const glyphs = kind === "lay" ? [glyph] : fits;
  return [
    shapesOf(board, PIECE),
    squares(board, hole, RED),
    ...sentences.map((each, i) => `<text class="w" x="${LEFT}" y="${16 + i * 24}"${grey}>${escaped(each)}</text>\n`),
    spread(
      line.replace(/./g, (cell, i) => (columns.includes(i) ? " " : cell)),
      0,
      LINE,
      grey,
    ),
    ...columns.map((column) => bar(column, 1, LINE, RED) + spread("1", column, LINE)),
    hole.length ? `<text x="${LEFT}" y="${GLYPHS}"${grey}>^(.*0|)1(?:…</text>\n` : "",
    ...glyphs.map((each, row) => {
      const [from, y] = [line.length - each.length, GLYPHS + row * ROW];
      const colour = ` fill="${COLOURS[each[0]]}"`;
      return bar(from, each.length, y, colour) + spread(each.replace(/\w/g, "1"), from, y);
    }),
  ].join("");
};

/** These steps of one search as an SVG that moves. Where people want no motion, it shows the first hole. */
export const searching = (steps: Step[]): string => {
  const frames = steps.map(frameOf);
  const ends = steps.reduce((sums, { kind }) => [...sums, sums.at(-1)! + (SECONDS[kind] ?? 1)], [0]);
  const whole = ends.at(-1)!;
  const at = (frame: number): string => `${+((ends[frame] / whole) * 100).toFixed(2)}%`;
  const still = steps.findIndex(({ kind }) => kind === "hole");
  // An element that several frames share is there once.
  const elements = [...new Set(frames.join("").split(/(?<=\n)/))];
  /** When an element comes and goes, as the body of its keyframes. */
  const changesOf = (element: string): string => {
    const seen = frames.map((frame) => +frame.includes(element));
    return seen.flatMap((is, i) => (is === seen[i - 1] ? [] : `${at(i)}{opacity:${is}}`)).join("");
  };
  const layers = elements.map((element, i) => {
    const hidden = frames[still].includes(element) ? "" : ' opacity="0"';
    return `<g class="m" style="animation-name:m${i}"${hidden}>\n${element}</g>\n`;
  });
  const [{ board }] = steps;
  return svgOf(
    [LEFT + 31 * COLUMN, CELL * board.split(" ").length].map(Math.ceil),
    "The search, step by step",
    `Pieces are laid and taken back on ${board}: ${steps.length} steps up to ${steps.at(-1)!.board}`,
    squares(board, cellsOf(board), ' fill="none" stroke="#777c84"') + layers.join(""),
    `text{font-size:15px}.w{font:15px system-ui,sans-serif}` +
      `@media(prefers-reduced-motion:no-preference){.m{animation:${whole.toFixed(1)}s step-end infinite}}` +
      elements.map((element, i) => `@keyframes m${i}{${changesOf(element)}}`).join(""),
  );
};
