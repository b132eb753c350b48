// The ring of programs as a still picture: small boards with their numbers, and an arrow from each to the one that it prints.

import { sizeOf } from "../solver/cells.ts";
import { number } from "../solver/words.ts";
import { grey, shapesOf, svgOf } from "./shapes.ts";

const SIDE = 10;
const SMALL = { width: SIDE, height: SIDE, margins: [0.4, 0.4, 0.4, 0.4], radius: 2 } as const;

/** How far it is from one board to the next and to the row below, and how high a number stands. */
const ACROSS = 32;
const DOWN = 60;
const CAPTION = 28;

/** An arrow in a gap of this length, or dots in its first half and an arrow in the second. `turn` is in degrees, 0 points east. */
const arrow = (x: number, y: number, gap: number, turn: number, hasDots = false): string => {
  const from = hasDots ? gap / 2 : 5;
  const head = gap - 5;
  const dots = hasDots ? [0, 1, 2].map((i) => `M${4 + i * 9} -2h4v4h-4z`).join("") : "";
  const d = `${dots}M${from} -1.5H${head - 9}V-7L${head} 0L${head - 9} 7V1.5H${from}z`;
  return `<path transform="translate(${x} ${y})rotate(${turn})" d="${d}"${grey}/>\n`;
};

const caption = (text: string, x: number, y: number): string =>
  `<text x="${x}" y="${y}" font-size="20" text-anchor="middle"${grey}>${text}</text>\n`;

/** A ring of so many programs, of which the first and the last are shown, equally many of each: their boards, in this order. */
export const ringOf = (boards: string[], total: number): string => {
  const { columns, rows } = sizeOf(boards[0]);
  const [width, height] = [columns * SIDE, rows * SIDE];
  const half = boards.length / 2;
  const right = half * (width + ACROSS) - ACROSS;
  const below = CAPTION + height + DOWN;
  const drawings = boards.map((board, i) => {
    const isFirst = i < half;
    const x = (isFirst ? i : boards.length - 1 - i) * (width + ACROSS);
    const y = isFirst ? CAPTION : below;
    const middle = [x + width / 2, y + height / 2];
    const isLast = i % half === half - 1;
    const next = isLast
      ? arrow(middle[0], isFirst ? y + height : y, DOWN, isFirst ? 90 : -90, isFirst)
      : arrow(isFirst ? x + width : x, middle[1], ACROSS, isFirst ? 0 : 180);
    const name = number(isFirst ? i + 1 : total - boards.length + i + 1);
    return (
      `<g transform="translate(${x} ${y})">\n${shapesOf(board.split(" "), SMALL)}</g>\n` +
      caption(name, middle[0], isFirst ? y - 9 : y + height + 23) +
      next
    );
  });
  return svgOf(
    [right, below + height + CAPTION],
    `A ring of ${number(total)} programs`,
    `The boards of the first ${half} and the last ${half} programs. Each prints the next, and the last prints the first: ${boards.join(", ")}`,
    drawings.join("") + caption("each program prints the next", right / 2, CAPTION + height + DOWN / 2 + 7),
  );
};
