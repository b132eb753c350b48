// A board as a picture, and a board whose cells can be pressed.

import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { contour, PIECE, SIDE } from "../../pictures/shapes.ts";
import { pitchOf } from "../../twin/board.ts";
import { type Cell, cellsByLetter, middle } from "../../solver/cells.ts";

/** How many columns and rows a board has. */
export const sizeOf = (board: string): { columns: number; rows: number } => ({
  columns: pitchOf(board) - 1,
  rows: board.split(" ").length,
});

const placeOf = (board: string, at: number): Cell => [Math.floor(at / pitchOf(board)), at % pitchOf(board)];

/** How an empty cell is filled. */
const HOLLOW = { ...PIECE, margins: [1.2, 1.2, 1.2, 1.2], radius: 3 } as const;

/** The path of a piece on these cells of a board. */
export const shapeOf = (board: string, cells: number[]): string =>
  contour(
    cells.map((at) => placeOf(board, at)),
    PIECE,
  );

/** The path of these cells of a board, each by itself. */
export const squares = (board: string, cells: number[]): string =>
  cells.map((at) => contour([placeOf(board, at)], HOLLOW)).join("");

/** The middle of a cell of a board, in an SVG's own units. */
export const centreOf = (board: string, at: number): [x: number, y: number] => {
  const [y, x] = placeOf(board, at);
  return [(x + 0.5) * SIDE, (y + 0.5) * SIDE];
};

/** How many columns a board has, and how wide it is for its height, for the style sheet. */
export const sizeStyle = (board: string) => {
  const { columns, rows } = sizeOf(board);
  return { "--columns": columns, "--shape": columns / rows };
};

interface ShapesProps {
  board: string;
  /** Each piece shows its letter. */
  letters?: boolean;
  /** Where there is no cell, there is squared paper. */
  paper?: boolean;
}

/** The pieces of a board and the tray that they lie in, to be put into an SVG of its size. */
export const Shapes = ({ board, letters = false, paper = false }: ShapesProps) =>
  useMemo(() => {
    const empty = (kind: string) => [...board].flatMap((cell, at) => (cell === kind ? at : []));
    const pieces = [...cellsByLetter(board.split(" "))].filter(([letter]) => letter !== "x");
    return (
      <>
        {paper && <path class="ruled" d={squares(board, empty("."))} />}
        <path class="empty" d={squares(board, empty("x"))} />
        {pieces.map(([letter, cells]) => (
          <path key={letter} class={`piece ${letter}`} d={contour(cells, PIECE)} />
        ))}
        {letters &&
          pieces.map(([letter, cells]) => {
            const [y, x] = middle(cells);
            return (
              <text key={letter} x={(x + 0.5) * SIDE} y={(y + 0.5) * SIDE + 4}>
                {letter}
              </text>
            );
          })}
      </>
    );
  }, [board, letters, paper]);

/** What an SVG of a board shows: its cells and a little around them. */
export const viewBox = (board: string): string => {
  const { columns, rows } = sizeOf(board);
  return `-1 -1 ${columns * SIDE + 2} ${rows * SIDE + 2}`;
};

/** A picture of a board, which says nothing to a screen reader: what stands beside it does. */
export const Picture = ({ board, letters = false }: { board: string; letters?: boolean }) => (
  <svg class="board" viewBox={viewBox(board)} aria-hidden="true">
    <Shapes board={board} letters={letters} />
  </svg>
);

/** The words for what lies in a cell. */
const contents = (cell: string): string => ({ x: "empty", ".": "no cell" })[cell] ?? cell;

/** How many rows and columns a key goes. */
const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

interface CellsProps {
  board: string;
  label: string;
  /** The index of the cell that the keyboard is at. */
  at: number;
  /** Says that pointer or keyboard have come to a cell. */
  onAt: (at: number) => void;
  onPress: (at: number) => void;
  /** More words about a cell, for those who do not see it. */
  describe?: (at: number) => string;
  onPointerDown?: (event: PointerEvent) => void;
  onPointerMove?: (event: PointerEvent) => void;
  children?: ComponentChildren;
}

/** A board whose cells are buttons in a grid: arrows go from one to the next. What is drawn is the children, in an SVG. */
export const Cells = (props: CellsProps) => {
  const { board, label, at, onAt, onPress, describe, children } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { columns, rows } = sizeOf(board);
  const pitch = columns + 1;
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const y = Math.min(rows - 1, Math.max(0, Math.floor(at / pitch) + step[0]));
    const x = Math.min(columns - 1, Math.max(0, (at % pitch) + step[1]));
    grid.current!.querySelector<HTMLElement>(`[data-at="${y * pitch + x}"]`)!.focus();
  };
  return (
    <div class="cells" style={sizeStyle(board)} onPointerDown={props.onPointerDown} onPointerMove={props.onPointerMove}>
      <svg class="board" viewBox={viewBox(board)} aria-hidden="true">
        {children}
      </svg>
      <div role="grid" aria-label={label} ref={grid} onKeyDown={move}>
        {board.split(" ").map((row, y) => (
          <div role="row" key={y}>
            {[...row].map((cell, x) => (
              <button
                type="button"
                role="gridcell"
                key={x}
                data-at={y * pitch + x}
                data-cell={cell}
                tabIndex={y * pitch + x === at ? 0 : -1}
                aria-label={`row ${y + 1}, column ${x + 1}: ${contents(cell)}${describe?.(y * pitch + x) ?? ""}`}
                onFocus={() => onAt(y * pitch + x)}
                onClick={() => onPress(y * pitch + x)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};
