// The program in the shape of a board, as text that can be read: its pieces in their colours.

import { useMemo } from "preact/hooks";
import { painted } from "../../copies/painted.ts";
import { escaped } from "../../pictures/shapes.ts";
import { programOf, QUINE } from "../copy.ts";

const inHtml = (run: string, letter: string): string =>
  `<span class="${letter === "x" ? "empty" : letter}">${escaped(run)}</span>`;

/** The program as this board, to the character. `label` tells those who do not see it what it is. */
export const Program = ({ board, label }: { board: string; label: string }) => {
  const [html, characters] = useMemo(() => {
    const picture = programOf(board).split("\n").slice(1, -3);
    return [painted(board, QUINE, inHtml), Math.max(...picture.map((line) => line.length))];
  }, [board]);
  return (
    <div class="program" role="group" tabIndex={0} aria-label={label} style={{ "--characters": characters }}>
      <pre translate={false} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
};
