// Programs as SVG pictures: the text of a copy, line by line, on its pieces. Read back, it is the program.

import { GAP, HEIGHT, WIDTH } from "../twin/picture.ts";
import { escaped, grey, shapesOf, svgOf } from "./shapes.ts";

/** A character, in pixels. */
const COLUMN = 8;
const LINE = 14;

/** How much is left free between the pieces and the label. */
const SPACE = 6;

/** A cell. A piece covers a bit more than its text, and leaves gaps of four pixels between itself and others. */
const CELL = { width: WIDTH * COLUMN, height: HEIGHT * LINE, margins: [-6, -5, 10, 9], radius: 5 } as const;

/** How long one program of the relay is shown, in seconds. */
export const STAY = 1.5;

/** Text on the grid, in any font: `y` is its upper edge. Nothing if there is no text. */
const textLine = (text: string, y: number, more = ""): string =>
  text &&
  `<text y="${y + 10.5}" textLength="${text.length * COLUMN}" lengthAdjust="spacingAndGlyphs"${more}>${escaped(text)}</text>\n`;

/** A program as a drawing, which begins at [0, 0]: the rows of its board, how wide and high it is, and what is drawn. */
const drawn = (program: string) => {
  const lines = program.trimEnd().split("\n");
  const label = lines.pop()!;
  const rows = label.slice(3).split(" ");
  const [width, height] = [CELL.width * rows[0].length - GAP * COLUMN, CELL.height * rows.length - LINE];
  // The text of empty cells is black, and the page may be dark.
  const paper = `<rect x="-6" y="-5" width="${width + 13}" height="${height + 9}" rx="5" fill="#f1eee6"/>\n`;
  return {
    rows,
    size: [width, height + LINE + 2 * SPACE],
    drawing:
      (/x/.test(label) ? paper : "") +
      shapesOf(rows, CELL) +
      lines.map((line, y) => textLine(line, y * LINE)).join("") +
      textLine(label, height + 2 * SPACE, grey),
  };
};

/** A diagram, the first drawing in which shows lines of a program, or parts of them: it gets the text of this program. */
export const repoured = (diagram: string, program: string): string => {
  const lines = program.split("\n");
  const end = diagram.indexOf("</svg>");
  const pour = (_: string, y: string, x: string, width: string, rest: string): string => {
    const [from, to] = [+x / COLUMN, (+x + +width) / COLUMN];
    const text = lines[(+y - 10.5) / LINE].padEnd(to).slice(from, to);
    return `<text y="${y}" x="${x}" textLength="${width}"${rest}>${escaped(text)}<`;
  };
  return (
    diagram.slice(0, end).replace(/<text y="([\d.]+)" x="(\d+)" textLength="(\d+)"([^>]*)>[^<]*</g, pour) +
    diagram.slice(end)
  );
};

export const pictureOf = (program: string): string => {
  const { rows, size, drawing } = drawn(program);
  const words = `Source text in the shape of pentominoes on a board of ${rows.length} by ${rows[0].length} cells, each piece in a colour of its own: ${rows.join(" ")}`;
  return svgOf(size, "The pentomino quine", words, drawing);
};

/** A relay as an SVG that moves: program after program, each with its command. Where people want no motion, it stands still. */
export const relayOf = (steps: { command: string; program: string }[]): string => {
  const drawings = steps.map(({ program }) => drawn(program));
  const [width, height] = drawings[0].size;
  const caption = 2 * LINE;
  const frames = drawings.map(({ drawing }, i) => {
    const style = ` style="animation-delay:${i * STAY}s"${i ? ' visibility="hidden"' : ""}`;
    return `<g class="f"${style}>\n<g transform="scale(1.25)">${textLine("$ " + steps[i].command, 0, grey + ' font-weight="bold"')}</g><g transform="translate(0 ${caption})">\n${drawing}</g>\n</g>\n`;
  });
  return svgOf(
    [width, caption + height],
    "A relay of pentomino quines",
    `${steps.length} programs of the relay, one after the other, the last of which prints the first: ${drawings.map(({ rows }) => rows.join(" ")).join(", ")}`,
    frames.join(""),
    `@media(prefers-reduced-motion:no-preference){.f{animation:f ${steps.length * STAY}s step-end infinite}}` +
      `@keyframes f{0%{visibility:visible}${100 / steps.length}%{visibility:hidden}to{visibility:hidden}}`,
  );
};
