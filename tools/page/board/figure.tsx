// A board drawn as SVG.

import type { SVGAttributes } from "preact";
import { useMemo } from "preact/hooks";
import { contour, PIECE, SIDE } from "../../pictures/shapes.ts";
import { cellsByLetter, cellsOf, middle, placeOf, sizeOf } from "../../boards/cells.ts";

const HOLLOW = { ...PIECE, margins: [1.2, 1.2, 1.2, 1.2], radius: 3 } as const;

export const shapeOf = (board: string, cells: number[]): string => contour(cells.map((at) => placeOf(board, at)));

export const squares = (board: string, cells: number[]): string =>
  cells.map((at) => contour([placeOf(board, at)], HOLLOW)).join("");

/** How many columns a board has, and how wide it is for its height, for CSS. */
export const sizeStyle = (board: string) => {
  const { columns, rows } = sizeOf(board);
  return { "--columns": columns, "--shape": columns / rows };
};

/** The pieces and the empty cells of a board, for an SVG of its size. Some pieces show their letters. */
export const Shapes = ({ board, letters = "" }: { board: string; letters?: string }) => {
  // Only what takes time is kept: elements would keep all that was ever around them.
  const pieces = useMemo(
    () => [...cellsByLetter(board)].map(([letter, cells]) => ({ letter, at: middle(cells), path: contour(cells) })),
    [board],
  );
  const empty = useMemo(() => squares(board, cellsOf(board, "x")), [board]);
  return (
    <>
      <path class="empty" d={empty} />
      {pieces.map(({ letter, at: [y, x], path }) => (
        <g key={letter}>
          <path class={`piece ${letter}`} d={path} />
          {letters.includes(letter) && (
            <text x={(x + 0.5) * SIDE} y={(y + 0.5) * SIDE + 4}>
              {letter}
            </text>
          )}
        </g>
      ))}
    </>
  );
};

export const viewBox = (board: string): string => {
  const { columns, rows } = sizeOf(board);
  return `-1 -1 ${columns * SIDE + 2} ${rows * SIDE + 2}`;
};

/** How wide a drawing of a board is, in cells. */
export const widthOf = (board: string): number => sizeOf(board).columns + 2 / SIDE;

/** The board with no other piece than this. */
export const onlyOn = (board: string, letter: string): string =>
  board.replace(/\w/g, (cell) => (cell === letter ? cell : "."));

/** What is drawn over a board. */
export const Layer = ({ board, ...rest }: { board: string } & SVGAttributes<SVGSVGElement>) => (
  <svg viewBox={viewBox(board)} aria-hidden="true" {...rest} class={`board ${rest.class ?? ""}`} />
);

type FigureProps = { board: string; letters?: string } & SVGAttributes<SVGSVGElement>;

/** A board, and what is drawn over it. Without a label it is silent: the text beside it says what it shows. */
export const Figure = ({ board, letters = "", children, ...rest }: FigureProps) => (
  <svg class="board" viewBox={viewBox(board)} role="img" aria-hidden={!rest["aria-label"]} {...rest}>
    <Shapes {...{ board, letters }} />
    {children}
  </svg>
);
