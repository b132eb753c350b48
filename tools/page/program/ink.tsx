// The program's text on the pieces of a board.

import { useMemo } from "preact/hooks";
import { pictureOf } from "../../copies/copies.ts";
import { SIDE } from "../../pictures/shapes.ts";
import { drawing, GAP, HEIGHT, WIDTH } from "../../twin/picture.ts";
import { QUINE } from "./copy.ts";

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
