// Details of programs: how head and tail are cut, what a cell is made of, and how a program reads its picture.

import { tokenizer } from "acorn";
import { GAP, HEAD, HEIGHT, jointsIn, READ, TAIL, WIDTH } from "../twin/picture.ts";
import { sizeOf } from "../boards/cells.ts";
import { COLOURS } from "../boards/colours.ts";
import { labelOf, pictureOf } from "../copies/copies.ts";
import { cutsOf } from "../packer/cuts.ts";
import { type Spot, spotsOfInk } from "./letters.ts";
import { COLUMN, drawn, LINE, paper, textLine } from "./programs.ts";
import { escaped, grey, shapesOf, SIDE, svgOf } from "./shapes.ts";

const RED = ' stroke="#f85149"';
const STYLE = ".w{font:15px system-ui,sans-serif}svg svg .w{font-size:11px}.c{font-weight:bold;text-anchor:middle}";

const words = (text: string, x: number, y: number, more = ""): string =>
  `<text class="w" x="${x}" y="${y}"${grey}${more}>${escaped(text)}</text>\n`;

/** A number or a sum, in the middle at x. */
const figure = (text: string, x: number, y: number): string => `<text class="c" x="${x}" y="${y}">${text}</text>\n`;

const framed = (x: number, y: number, width: number, height = LINE): string =>
  `<rect x="${x - 1}" y="${y}" width="${width + 2}" height="${height}" rx="3" fill="none" stroke-width="1.5"${RED}/>\n`;

/** How much larger a part of a program is drawn than a whole one. */
const NEAR = 4 / 3;

/** Part of a drawing, from near, with its corner at [0, 0]. What stands on lines beyond its edges is left out. */
const near = ([x, y, width, height]: number[], body: string): string => {
  const isNear = (element: string) => Math.abs(+(/ y="([^"]+)"/.exec(element)?.[1] ?? y) - y - height / 2) < height;
  return (
    `<svg width="${width * NEAR}" height="${height * NEAR}" viewBox="${x} ${y} ${width} ${height}">\n` +
    `${body.split("\n").filter(isNear).join("\n")}</svg>\n`
  );
};

/** The side of a cell of a program. */
const SQUARE = WIDTH * COLUMN;

const CODE = HEAD + TAIL;

/** Where a line or a seam can cut head and tail, as one code, in order. */
const cuts = (): number[] => {
  const all = cutsOf(HEAD, TAIL).flatMap((cut) =>
    Array.from(cut.matchAll(/\s+/g), ({ index }) => cut.slice(0, index).replace(/\s/g, "").length),
  );
  return [...new Set(all)].sort((a, b) => a - b);
};

/** Light ground for the tokens of head and tail, and red lines at these cuts, given where each character is drawn. */
const tokens = (at: number[], spots: Spot[]): string => {
  const light = Array.from(tokenizer(CODE, { ecmaVersion: 2022 }), ({ start, end }) => {
    // Between the backticks there is a token without a character.
    const [line, column] = start < end ? spots[start] : [0, 0];
    const place = `x="${column * COLUMN + 0.75}" y="${line * LINE}" width="${(end - start) * COLUMN - 1.5}"`;
    return start < end ? `<rect ${place} height="${LINE}" rx="2.5" fill="#fff" fill-opacity=".6"/>\n` : "";
  });
  const lines = at.map((cut) => {
    const [line, column] = spots[cut - 1];
    return `<path d="M${(column + 1) * COLUMN} ${line * LINE - 1}v${LINE + 2}" stroke-width="2"${RED}/>\n`;
  });
  return [...light, ...lines].join("");
};

/** An SVG of the last two rows of a program whose last row is one cell, and of all cuts of head and tail. */
export const tipOf = (program: string): string => {
  const { rows, shapes, text } = drawn(program);
  const last = rows.length - 1;
  const [above, tip] = rows.slice(-2).map((row) => row.search(/\w/));
  const ink = spotsOfInk(pictureOf(program));
  const spots = [...ink.slice(0, HEAD.length), ...ink.slice(-TAIL.length)];
  const ends = cuts().filter((cut) => spots[cut][0] !== spots[cut - 1][0]);
  const cut = `cut after ${ends.map((end) => end - HEAD.length).join(" and ")} of its ${TAIL.length} characters`;
  const [right, y] = [(tip + 1) * SQUARE, spots[HEAD.length][0] * LINE + 11.5];
  const notes =
    words("the text ends with //", right - SQUARE - 12, y - LINE, ' text-anchor="end"') +
    words("the signature", right, y - LINE) +
    words("the tail,", right, y) +
    words(cut, right, y + LINE);
  const between = " … ";
  const alone = Array.from(CODE, (_, i): Spot => [0, i < HEAD.length ? i : i + between.length]);
  const [width, height] = [(CODE.length + between.length) * COLUMN + 12, LINE + 12];
  const colour = COLOURS[rows[last][tip]];
  const ground = `<rect x="-6" y="-6" width="${width}" height="${height}" rx="5" fill="${colour}"/>\n`;
  return svgOf(
    [864, 398],
    "The tip of the heart",
    `The last cells of the program ${rows.join(" ")}, from near. The lowest holds the end of the text, //, the ` +
      `signature, and the tail, ${cut}. Below, the tokens of head and tail, and red lines where they can be cut: ` +
      `after ${cuts().join(", ")} of their ${CODE.length} characters.`,
    `<g transform="translate(60 0)">\n` +
      near(
        [above * SQUARE - 6, (last - 1) * SQUARE, 5 * SQUARE, 2 * SQUARE],
        shapes + tokens(ends, spots) + text + notes,
      ) +
      `</g>\n<g transform="translate(120 316)">\n` +
      near([-6, -6, width, height], ground + tokens(cuts(), alone) + textLine(HEAD + between + TAIL, 0)) +
      `</g>\n` +
      words("head and tail", 0, 340) +
      words("Red: all places where a line or a seam can cut them. At each a token ends.", 0, 390),
    STYLE,
  );
};

/** An SVG of an empty cell that ends a run, and of those around it, from near, with words for its parts. */
export const cellOf = (program: string, row: number, column: number): string => {
  const { rows, shapes, text } = drawn(program);
  const [x, y] = [column * SQUARE, row * SQUARE];
  const [wide, high] = [(WIDTH - GAP) * COLUMN, (HEIGHT - 1) * LINE];
  const [left, right] = [x - SQUARE - COLUMN, x + SQUARE + 6 * COLUMN];
  // Each part has a frame, which begins at [dx, dy] in the cell, and on this line a line to its words.
  const parts: [dx: number, dy: number, width: number, height: number, line: number, words: string][] = [
    [0, 0, wide, high, 0, `a cell: ${WIDTH - GAP} characters on ${HEIGHT - 1} lines`],
    [wide, LINE, COLUMN, 4 * LINE, 2, "a bump: a run of empty cells ends here"],
    [wide, 0, GAP * COLUMN, high, 5, `the seam on its right: ${GAP} columns, else blank`],
    [0, high, wide, LINE, 6, "the seam below: a line, filled where cells are joined"],
  ];
  const frames = parts.map(([dx, dy, ...size]) => framed(x + dx, y + dy, size[0], size[1]));
  const notes = parts.map(([dx, , width, , line, note]) => {
    const [start, end] = [x + dx + width - COLUMN / 2 - left, right + COLUMN - left].map((at) => at * NEAR);
    const level = (line * LINE + 14) * NEAR;
    return (
      `<circle cx="${start}" cy="${level}" r="3.5" fill="#f85149"/>\n` +
      `<path d="M${start} ${level}H${end}" stroke-width="1.5"${RED}/>\n${words(note, end + 8, level + 5)}`
    );
  });
  const all = (SQUARE + 3 * LINE) * NEAR;
  return svgOf(
    [864, Math.ceil(all)],
    "A cell, its seams, and a bump",
    `An empty cell of the program ${rows.join(" ")} from near. ${parts.map((part) => part[5]).join("; ")}.`,
    near([left, y - 6, right - left, all / NEAR], shapes + text + frames.join("")) + notes.join(""),
    STYLE,
  );
};

/** How large a cell is drawn beside the program, next to its size in a picture of a board. */
const ZOOM = 2.1;

/**
 * An SVG of nine cells of a program from near, the first at this row and column, with what the program reads of them.
 * Beside them is its board with all that it reads.
 */
export const readingOf = (program: string, top: number, left: number): string => {
  const board = labelOf(program);
  const { rows, shapes, text } = drawn(program);
  const joints = jointsIn(pictureOf(program)).split(" ");
  const marks = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const [y, x] = [(top + row) * SQUARE, (left + column) * SQUARE];
      const joint = +joints[top + row][left + column];
      const width = (WIDTH - GAP + (joint & 3)) * COLUMN;
      return (
        framed(x, y + READ * LINE, width) +
        framed(x, y + (HEIGHT - 1) * LINE, COLUMN) +
        `<rect x="${x + 20}" y="${y + 3 * LINE + 12}" width="56" height="24" rx="4" fill="#fff"/>\n` +
        figure(`${joint & 3}+${joint & 4}=${joint}`, x + 48, y + 5 * LINE - 3.5)
      );
    }),
  );
  const cell = SIDE * ZOOM;
  const cells = rows.flatMap((row, y) =>
    [...row].map((letter, x) => {
      const at = `x="${x * cell + 2}" y="${y * cell + 2}" width="${cell - 4}" height="${cell - 4}"`;
      const empty = letter === "x" ? `<rect ${at} rx="3"${paper}/>\n` : "";
      return empty + figure(joints[y][x], (x + 0.5) * cell, (y + 0.5) * cell + 4.5);
    }),
  );
  const key = [
    ["Ink in the marked line:"],
    [`${WIDTH - GAP} columns`, "0", "a row of a piece ends here"],
    [`${WIDTH - GAP + 1} columns`, "1", "a row of empty cells ends here"],
    [`${WIDTH} columns`, "2", "joined to the next cell"],
    ["Ink in the marked place of the seam:"],
    ["any", "4", "joined to the cell below"],
  ].flatMap((line, i) => line.map((each, column) => words(each, [0, 112, 136][column], 6.2 * cell + 40 + 24 * i)));
  const part = [left * SQUARE - COLUMN, top * SQUARE - 8, 3 * SQUARE + COLUMN, 3 * SQUARE + 9];
  const { columns } = sizeOf(board);
  const square = `x="${left * cell - 2}" y="${top * cell - 2}" width="${3 * cell + 4}" height="${3 * cell + 4}"`;
  return svgOf(
    [500 + columns * cell, 464],
    "How a program reads its picture",
    `Nine cells of the picture of ${board} from near. In each, the ink of its third line is marked, and the first ` +
      `column of the seam below. ${WIDTH - GAP}, ${WIDTH - GAP + 1} or ${WIDTH} columns of ink count 0, 1 or 2, and ` +
      `ink in the seam counts 4. The digits of the whole board are ${joints.join(" ")}.`,
    near(part, shapes + text + marks.join("")) +
      `<g transform="translate(500 0)">\n<g transform="scale(${ZOOM})">\n${shapesOf(board)}</g>\n` +
      cells.join("") +
      `<rect ${square} rx="3" fill="none" stroke-width="3"${RED}/>\n` +
      `${key.join("")}</g>\n`,
    STYLE,
  );
};
