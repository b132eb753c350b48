// A board as a picture, and a board whose cells can be pressed.

import type { ComponentChildren, SVGAttributes } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { contour, PIECE, SIDE } from "../../pictures/shapes.ts";
import { cellsByLetter, cellsOf, middle, placeOf, sizeOf } from "../../solver/cells.ts";
import { pitchOf } from "../../twin/board.ts";
import { pictureOf } from "../../copies/copies.ts";
import { drawing, GAP, HEIGHT, WIDTH } from "../../twin/picture.ts";
import { QUINE } from "../copy.ts";

const HOLLOW = { ...PIECE, margins: [1.2, 1.2, 1.2, 1.2], radius: 3 } as const;

export const shapeOf = (board: string, cells: number[]): string =>
  contour(
    cells.map((at) => placeOf(board, at)),
    PIECE,
  );

export const squares = (board: string, cells: number[]): string =>
  cells.map((at) => contour([placeOf(board, at)], HOLLOW)).join("");

/** How many columns a board has, and how wide it is for its height, for the style sheet. */
export const sizeStyle = (board: string) => {
  const { columns, rows } = sizeOf(board);
  return { "--columns": columns, "--shape": columns / rows };
};

/** How much the text of a cell is moved to stand in the middle of its shape. */
const INSET = [(GAP / 2 / WIDTH) * SIDE, (1 / 2 / HEIGHT) * SIDE];

const draw = drawing(QUINE);

/** The program's text in the shape of these pieces of a board, as its picture has it there. */
export const Ink = ({ board, letters }: { board: string; letters: string }) =>
  useMemo(() => {
    const rows = board.split(" ");
    const own = pictureOf(draw(board)).map((line, y) => {
      const isOwn = (x: number) => letters.includes(rows[Math.floor(y / HEIGHT)][Math.floor(x / WIDTH)]);
      return line.replace(/\S/g, (character, x) => (isOwn(x) ? character : " ")).trimEnd();
    });
    return (
      <g class="ink">
        {own.map((line, y) => (
          <text
            key={y}
            x={INSET[0]}
            y={INSET[1] + ((y + 0.8) * SIDE) / HEIGHT}
            textLength={(line.length * SIDE) / WIDTH}
            lengthAdjust="spacingAndGlyphs"
          >
            {line}
          </text>
        ))}
      </g>
    );
  }, [board, letters]);

/** The pieces of a board and its empty cells, to be put into an SVG of its size. The pieces in `letters` show their letters. */
export const Shapes = ({ board, letters = "" }: { board: string; letters?: string }) =>
  useMemo(() => {
    const pieces = [...cellsByLetter(board.split(" "))];
    return (
      <>
        <path class="empty" d={squares(board, cellsOf(board, "x"))} />
        {pieces.map(([letter, cells]) => {
          const [y, x] = middle(cells);
          return (
            <g key={letter}>
              <path class={`piece ${letter}`} d={contour(cells, PIECE)} />
              {letters.includes(letter) && (
                <text x={(x + 0.5) * SIDE} y={(y + 0.5) * SIDE + 4}>
                  {letter}
                </text>
              )}
            </g>
          );
        })}
      </>
    );
  }, [board, letters]);

/** What an SVG of a board shows: its cells and a little around them. */
const viewBox = (board: string): string => {
  const { columns, rows } = sizeOf(board);
  return `-1 -1 ${columns * SIDE + 2} ${rows * SIDE + 2}`;
};

type PictureProps = { board: string; letters?: string } & SVGAttributes<SVGSVGElement>;

/** A picture of a board, and what is drawn over it. Without a label it is silent: what stands beside it says what it shows. */
export const Picture = ({ board, letters = "", children, ...rest }: PictureProps) => (
  <svg class="board" viewBox={viewBox(board)} role="img" aria-hidden={!rest["aria-label"]} {...rest}>
    <Shapes board={board} letters={letters} />
    {children}
  </svg>
);

export const cellAt = (x: number, y: number): number | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-at]");
  return cell ? +cell.dataset.at! : undefined;
};

const WORDS: Record<string, string> = { x: "empty", ".": "no cell" };

interface CellsProps {
  board: string;
  label: string;
  /** The index of the cell that the keyboard is at. */
  at: number;
  /** Says that pointer or keyboard have come to a cell. */
  onAt: (at: number) => void;
  /** A cell was pressed: by a pointer, if there is a `detail`, or else by a key or a screen reader. */
  onPress: (at: number, detail: number) => void;
  /** Letters of the pieces that are given, and of those that a pointer lifts. */
  given?: string;
  lifts?: string;
  onPointerDown?: (event: PointerEvent) => void;
  onPointerMove?: (event: PointerEvent) => void;
  children?: ComponentChildren;
  /** What lies over the picture. */
  over?: ComponentChildren;
}

/** A board whose cells are buttons in a grid: arrows go from one to the next. What is drawn is the children, in an SVG. */
export const Cells = ({ board, label, at, onAt, onPress, given, lifts, children, over, ...rest }: CellsProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const pitch = pitchOf(board);
  const steps: Record<string, number> = { ArrowUp: -pitch, ArrowDown: pitch, ArrowLeft: -1, ArrowRight: 1 };
  const move = (event: KeyboardEvent) => {
    if (!steps[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = at + steps[event.key];
    if ((board[next] ?? " ") === " ") return;
    grid.current!.querySelector<HTMLElement>(`[data-at="${next}"]`)!.focus();
    // It may have had the focus, if the keyboard was elsewhere in between.
    onAt(next);
  };
  // A press that ends on another cell is none.
  const onCell = (target: EventTarget | null, action: (at: number) => void) => {
    const { at } = (target as HTMLElement).dataset;
    if (at) action(+at);
  };
  const buttons = useMemo(
    () =>
      board.split(" ").map((row, y) => (
        <div role="row" key={y}>
          {[...row].map((cell, x) => (
            <button
              type="button"
              role="gridcell"
              key={x}
              data-at={y * pitch + x}
              data-cell={cell}
              data-lifts={lifts?.includes(cell) || undefined}
              tabIndex={y * pitch + x === at ? 0 : -1}
              aria-label={`row ${y + 1}, column ${x + 1}: ${WORDS[cell] ?? cell}${given?.includes(cell) ? ", given" : ""}`}
            />
          ))}
        </div>
      )),
    [board, at, given, lifts],
  );
  return (
    <div class="cells fitted" style={sizeStyle(board)} {...rest}>
      <svg class="board" viewBox={viewBox(board)} aria-hidden="true">
        {children}
      </svg>
      {over}
      <div
        role="grid"
        aria-label={label}
        ref={grid}
        onKeyDown={move}
        onFocusIn={({ target }) => onCell(target, onAt)}
        onClick={({ target, detail }) => onCell(target, (at) => onPress(at, detail))}
      >
        {buttons}
      </div>
    </div>
  );
};
