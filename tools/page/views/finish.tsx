// The end of a game: the pieces become the program that prints them.

import { pitchOf } from "../../twin/board.ts";
import { Shapes, viewBox } from "./grid.tsx";
import { pictureStyle, Program } from "./program.tsx";

/** The solved board, and over it, spreading from the piece that was laid last, the program in its shape. */
export const Ripple = ({ board, last }: { board: string; last: number }) => {
  const pitch = pitchOf(board);
  const share = (place: number, of: number) => `${Math.round(((place + 0.5) / of) * 100)}%`;
  const at = { "--x": share(last % pitch, pitch - 1), "--y": share(Math.floor(last / pitch), board.split(" ").length) };
  return (
    <div class="ripple" style={{ ...pictureStyle(board), ...at }}>
      <svg class="board" viewBox={viewBox(board)} preserveAspectRatio="none" aria-hidden="true">
        <Shapes board={board} />
      </svg>
      <Program board={board} label="Your solution, a program" part />
    </div>
  );
};
