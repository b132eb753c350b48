// The program in the shape of a board: its pieces as shapes, and on them its text, which can be selected.

import { useMemo } from "preact/hooks";
import { SIDE } from "../../pictures/shapes.ts";
import { pictureOf } from "../../copies/copies.ts";
import { type Cell, cellsOf, LETTERS, placeOf, sizeOf } from "../../solver/cells.ts";
import { GAP, HEIGHT, WIDTH } from "../../twin/picture.ts";
import { Figure, Shapes, sizeStyle } from "../board/figure.tsx";
import { isDrawable, programOf } from "./source.ts";

/** The square behind the text of an empty cell, which continues into the next cell. */
const squareAt = ([y, x]: Cell): string => `M${x * SIDE + 0.8} ${y * SIDE - 0.8}h${SIDE}v${SIDE}h${-SIDE}z`;

/** The program as this board, to the character. Without a label it is silent: the text beside it says what it shows. */
export const Program = ({ board, label }: { board: string; label?: string | undefined }) => {
  const { columns, rows } = sizeOf(board);
  const [paper, picture, rest] = useMemo(() => {
    const program = programOf(board);
    const own = pictureOf(program).join("\n");
    const squares = cellsOf(board, "x").map((at) => squareAt(placeOf(board, at)));
    return [squares.join(""), own, program.slice(own.length + 1)];
  }, [board]);
  const characters = columns * WIDTH - GAP + 2;
  // The shapes begin half a line above their text. The label stands in the seam below the last row, in a line twice as high.
  const lines = HEIGHT * rows + 1.5;
  const [width, height] = [(characters / WIDTH) * SIDE, (lines / HEIGHT) * SIDE];
  const said = label ? { role: "group" as const, tabIndex: 0, "aria-label": label } : { "aria-hidden": true };
  return (
    <div
      class="program fitted"
      style={{ "--characters": characters, "--lines": lines, "--shape": characters / (2 * lines) }}
      {...said}
    >
      <div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="empty" d={paper} />
          <Shapes board={board} />
        </svg>
        <pre translate={false}>
          <b>{picture}</b>
          {"\n"}
          <span>{rest}</span>
        </pre>
      </div>
    </div>
  );
};

/** A board as a program if possible, otherwise as a picture. */
export const Shown = ({ board, label }: { board: string; label?: string | undefined }) =>
  isDrawable(board) ? (
    <Program board={board} label={label} />
  ) : (
    <div class="fitted" style={sizeStyle(board)}>
      <Figure board={board} letters={LETTERS} />
    </div>
  );
