// Programs as SVG pictures: the text of a copy, line by line, on its pieces. Read back, it is the program.

import { CODES, cssOf, GAP, HEIGHT, WIDTH } from "../twin/picture.ts";
import { labelOf, pictureOf } from "../copies/copies.ts";
import { runsOf } from "./letters.ts";
import { escaped, grey, shapesOf, svgOf } from "./shapes.ts";

/** A character, in pixels: cells are square. */
const COLUMN = 8;
export const LINE = 16;

/** How much is left free between the pieces and the label. */
const SPACE = 6;

/** A cell. A piece covers a bit more than its text, and leaves gaps of four pixels between itself and others. */
const CELL = { width: WIDTH * COLUMN, height: HEIGHT * LINE, margins: [-6, -6, 10, 10], radius: 5 } as const;

/** How long letters rest, and how long they move, in seconds. */
const REST = 2.4;
const MOVE = 1.2;

/** What lies under the text of empty cells, which is black: the page may be dark. */
const paper = ` fill="${cssOf(CODES.x)}"`;

/** Text on the grid, in any font: `y` is its upper edge. Nothing if there is no text. */
const textLine = (text: string, y: number, more = ""): string =>
  text &&
  `<text y="${y + 11.5}" textLength="${text.length * COLUMN}" lengthAdjust="spacingAndGlyphs"${more}>` +
    `${escaped(text)}</text>\n`;

const linesOf = (lines: string[], rows: string[]): string =>
  lines
    .flatMap((line, y) => {
      const sheets = Array.from(line.matchAll(/\S+/g), ({ 0: { length }, index }) => {
        const place = `x="${index * COLUMN}" y="${y * LINE}" width="${length * COLUMN}"`;
        const isEmpty = rows[Math.floor(y / HEIGHT)][Math.floor(index / WIDTH)] === "x";
        return isEmpty ? `<rect ${place} height="${LINE + 0.6}"${paper}/>\n` : "";
      });
      return [...sheets, textLine(line, y * LINE)];
    })
    .join("");

/** A program as a drawing, which begins at [0, 0]: the rows of its board, width and height, and three layers. */
const drawn = (program: string) => {
  const lines = pictureOf(program);
  const board = labelOf(program);
  const rows = board.split(" ");
  // A bump may be one column wider than the board.
  const columns = WIDTH * rows[0].length - (/x/.test(board) ? GAP - 1 : GAP);
  const height = CELL.height * rows.length - LINE;
  return {
    rows,
    size: [COLUMN * columns, height + LINE + 2 * SPACE],
    shapes: shapesOf(board, CELL),
    text: linesOf(lines, rows),
    label: textLine("// " + board, height + 2 * SPACE, grey),
  };
};

export const drawingOf = (program: string): string => {
  const { rows, size, shapes, text, label } = drawn(program);
  const words =
    `Source text in the shape of pentominoes on a board of ${rows.length} by ${rows[0].length} cells, ` +
    `each piece in a colour of its own: ${rows.join(" ")}`;
  return svgOf(size, "The pentomino quine", words, shapes + text + label);
};

/**
 * Programs of one outline as an SVG in which the letters move from each to the next, and from the last to the first.
 * Where people want no motion, it is the first. Throws an Error if these programs differ in more than whitespace.
 */
export const movingOf = (programs: string[]): string => {
  const runs = runsOf(programs);
  if (!runs) throw Error("the letters cannot move: these programs do not have the same ink");
  const drawings = programs.map(drawn);
  const step = REST + MOVE;
  const whole = programs.length * step;
  const at = (seconds: number): string => `${+((seconds / whole) * 100).toFixed(2)}%`;
  const layers = drawings.map(({ shapes, label }, i) => {
    const style = ` style="animation-delay:${+(i * step - MOVE).toFixed(2)}s"${i ? ' opacity="0"' : ""}`;
    return `<g class="p"${style}>\n${shapes}</g>\n<g class="l"${style}>\n${label}</g>\n`;
  });
  const letters = runs.map(({ text, places }) => {
    const [line, column] = places[0];
    const ways = places.map((place) => `${(place[1] - column) * COLUMN}px,${(place[0] - line) * LINE}px`);
    const isMoving = ways.some((way) => way !== ways[0]);
    const style = isMoving ? ` class="m" style="${ways.map((way, i) => `--${i}:${way}`).join(";")}"` : "";
    return textLine(text, line * LINE, ` x="${column * COLUMN}"${style}`);
  });
  const rests = programs.map((_, i) => `${at(i * step)},${at(i * step + REST)}{transform:translate(var(--${i}))}`);
  /** A layer is there from one part of the move to its program until another part of the move to the next. */
  const layer = (name: string, [from, to]: number[], [last, end]: number[]): string =>
    `@keyframes ${name}{0%,${at(from * MOVE)}{opacity:0}${at(to * MOVE)},${at(step + last * MOVE)}{opacity:1}` +
    `${at(step + end * MOVE)},to{opacity:0}}`;
  return svgOf(
    drawings[0].size,
    "The letters of the pentomino quine",
    `The letters of a program move to the next: ${programs.map(labelOf).join(", ")}, and back to the first`,
    layers.join("") + letters.join(""),
    `@media(prefers-reduced-motion:no-preference){.m{animation:m ${whole}s ease-in-out infinite}` +
      `.p{animation:p ${whole}s linear infinite}.l{animation:l ${whole}s linear infinite}}` +
      `@keyframes m{${rests.join("")}to{transform:translate(var(--0))}}` +
      // Pieces cover those before them before these go: no ground shines through.
      layer("p", [0, 0.6], [0.4, 1]) +
      layer("l", [0.5, 1], [0, 0.5]),
  );
};
