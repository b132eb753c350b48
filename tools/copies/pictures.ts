// Programs as SVG pictures: the text of a copy, line by line, on its pieces. Read back, it is the program.

import { COLOURS, GREY } from "../solver/drawings.ts";
import { CELL } from "./painted.ts";
import { contour, escaped, grey, INK, piecesOf, svgOf } from "./shapes.ts";

/** A character, in pixels. */
export const COLUMN = 8;
export const LINE = 14;

/** How much is left free around a picture, and between the frame, the pieces and the end. */
export const MARGIN = 8;
export const GAP = 6;

/** A piece covers a bit more than its text, and leaves gaps of four pixels between itself and others. */
const CELL_SIZE = {
  width: CELL.columns * COLUMN,
  height: CELL.lines * LINE,
  margins: [-6, -5, 10, 9],
  radius: 5,
} as const;

/** How long one program of the relay is shown, in seconds. */
const FRAME = 1.5;

/** Text on the grid, whatever the font: `y` is its upper edge. Nothing if there is no text. */
const textLine = (text: string, y: number, more = ""): string =>
  text &&
  `<text y="${y + 10.5}" textLength="${text.length * COLUMN}" lengthAdjust="spacingAndGlyphs"${more}>${escaped(text)}</text>\n`;

/** The rows of the board that a program shows, from its label. */
export const shownRows = (program: string): string[] => program.trimEnd().split("\n").at(-1)!.slice(3).split(" ");

/** How large the drawing of a program is, in pixels. */
const sizeOf = (program: string): [width: number, height: number] => {
  const rows = shownRows(program);
  return [(CELL.columns * rows[0].length - 2) * COLUMN, (CELL.lines * rows.length + 2) * LINE + 3 * GAP];
};

/** The pieces of a program as shapes, the first cell at [0, 0]. */
const shapesOf = (rows: string[]): string =>
  piecesOf(rows)
    .map(({ letter, cells }) => `<path fill="${COLOURS[letter] ?? GREY}" d="${contour(cells, CELL_SIZE)}"/>\n`)
    .join("");

/** The picture in a program as a drawing, without what stands around it. It begins at [0, 0]. */
export const pictureAlone = (program: string): string => {
  const rows = shownRows(program);
  const lines = program.split("\n").slice(1, CELL.lines * rows.length);
  return shapesOf(rows) + lines.map((line, y) => textLine(line, y * LINE)).join("");
};

/** A program as a drawing: pieces and lines of text. Its picture begins at [0, LINE + GAP]. */
export const drawing = (program: string): string => {
  const rows = shownRows(program);
  const end = CELL.lines * rows.length;
  const lines = program
    .trimEnd()
    .split("\n")
    .map((line, y) =>
      y > 0 && y < end ? textLine(line, y * LINE + GAP) : textLine(line, y * LINE + (y && 3 * GAP), grey),
    );
  return `<g transform="translate(0 ${LINE + GAP})">\n${shapesOf(rows)}</g>\n${lines.join("")}`;
};

/** A program as a picture, an SVG. */
export const pictureOf = (program: string): string => {
  const [width, height] = sizeOf(program);
  return svgOf(
    [width + 2 * MARGIN, height + 2 * MARGIN],
    "The pentomino quine",
    `Source text in the shape of the twelve pentominoes, which cover a board of ${shownRows(program).length} by ${shownRows(program)[0].length} cells, each piece in a colour of its own: ${shownRows(program).join(" ")}`,
    `<g fill="${INK}" transform="translate(${MARGIN} ${MARGIN})">\n${drawing(program)}</g>`,
  );
};

/**
 * A relay as an SVG that moves: each program with the command that printed it, one after the other, and again from the
 * first. For people who want no motion, it shows the first and stands still.
 */
export const relayOf = (steps: { command: string; program: string }[]): string => {
  const [width, height] = sizeOf(steps[0].program);
  const caption = 2 * LINE;
  const frames = steps.map(({ command, program }, i) => {
    const style = ` style="animation-delay:${i * FRAME}s"${i ? ' visibility="hidden"' : ""}`;
    return `<g class="f"${style}>\n<g transform="scale(1.25)">${textLine("$ " + command, 0, grey + ' font-weight="bold"')}</g><g transform="translate(0 ${caption})">\n${drawing(program)}</g>\n</g>\n`;
  });
  return svgOf(
    [width + 2 * MARGIN, caption + height + 2 * MARGIN],
    "A relay of pentomino quines",
    `${steps.length} programs, one after the other, each of which printed the next: ${steps.map(({ program }) => shownRows(program).join(" ")).join(", ")}`,
    `<g fill="${INK}" transform="translate(${MARGIN} ${MARGIN})">\n${frames.join("")}</g>`,
    `@media(prefers-reduced-motion:no-preference){.f{animation:f ${steps.length * FRAME}s step-end infinite}}` +
      `@keyframes f{0%{visibility:visible}${100 / steps.length}%{visibility:hidden}to{visibility:hidden}}`,
  );
};
