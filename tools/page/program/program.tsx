// The program in the shape of a board: its pieces as shapes, and on them its text, which can be selected.

import { useMemo } from "preact/hooks";
import { contour, PIECE, SIDE } from "../../pictures/shapes.ts";
import { pictureOf } from "../../copies/copies.ts";
import { type Cell, cellsOf, LETTERS, placeOf, sizeOf } from "../../solver/cells.ts";
import { GAP, HEIGHT, WIDTH } from "../../twin/picture.ts";
import { Picture, Shapes, sizeStyle } from "../board/picture.tsx";
import { isDrawable, programOf } from "./copy.ts";

/**
 * The empty cells as a sheet, for their text goes on from one to the next, and a bit beyond the last: each cell with those to
 * its right and below. Where these shapes overlap, they are one.
 */
const sheet = (board: string): string => {
  const cells = cellsOf(board, "x").map((at) => placeOf(board, at));
  const isNext = (from: number, to: number) => to === from || to === from + 1;
  const block = ([y, x]: Cell) => cells.filter((cell) => isNext(y, cell[0]) && isNext(x, cell[1]));
  return cells.map((cell) => contour(block(cell), { ...PIECE, margins: [0.75, 0.75, 0, 0.75] })).join("");
};

/** The program as this board, to the character. Without a label it is silent: the text beside it says what it shows. */
export const Program = ({ board, label }: { board: string; label?: string | undefined }) => {
  const { columns, rows } = sizeOf(board);
  const [paper, picture, rest] = useMemo(() => {
    const program = programOf(board);
    const lines = pictureOf(program).join("\n");
    return [sheet(board), lines, program.slice(lines.length + 1)];
  }, [board]);
  const characters = columns * WIDTH - GAP + 2;
  // The shapes begin half a line above their text. The label stands in the seam below the last row, in a line twice as high.
  const lines = HEIGHT * rows + 1.5;
  const [width, height] = [(characters / WIDTH) * SIDE, (lines / HEIGHT) * SIDE];
  const said = label ? { role: "group" as const, tabIndex: 0, "aria-label": label } : { "aria-hidden": true };
  return (
    <div
      class="program fitted"
      style={{ "--characters": characters, "--lines": lines, "--shape": width / height }}
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
      <Picture board={board} letters={LETTERS} />
    </div>
  );
