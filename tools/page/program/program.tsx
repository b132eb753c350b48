// The program in the shape of a board: each run of its ink is an element, over the shape of its piece.

import { useMemo } from "preact/hooks";
import { labelOf, pictureOf } from "../../copies/copies.ts";
import { LETTERS } from "../../boards/cells.ts";
import { escaped } from "../../pictures/shapes.ts";
import { Figure, onlyOn, sizeStyle } from "../board/figure.tsx";
import { isDrawable, letterAt, textAs } from "./source.ts";

interface ProgramProps {
  board: string;
  /** The letter of the only piece that is seen, if not all are. */
  only?: string | undefined;
  /** Without a label it is silent: the text beside it says what it shows. */
  label?: string | undefined;
  class?: string;
  style?: Record<string, string>;
}

/** The program as this board, to the character. */
export const Program = ({ board, only, label, class: more = "", style }: ProgramProps) => {
  // As text: elements that are kept would keep all that was ever around them.
  const [html, rest] = useMemo(() => {
    const program = textAs(board);
    const [lines, rows] = [pictureOf(program), labelOf(program).split(" ")];
    const coloured = lines.map((line, y) =>
      line.replace(/\S+/g, (ink, x) => {
        const letter = letterAt(rows, y, x);
        return (only ?? letter) === letter ? `<b class="${letter}">${escaped(ink)}</b>` : " ".repeat(ink.length);
      }),
    );
    return [coloured.join("\n"), program.slice(lines.join("\n").length + 1)];
  }, [board, only]);
  const said = label ? { role: "group" as const, tabIndex: 0, "aria-label": label } : { "aria-hidden": true };
  return (
    <div class={"program " + more} style={{ ...sizeStyle(board), ...style }} {...said}>
      <Figure board={only ? onlyOn(board, only) : board} />
      <pre translate={false}>
        <span dangerouslySetInnerHTML={{ __html: html }} />
        {"\n"}
        <small>{rest}</small>
      </pre>
    </div>
  );
};

/** A board as a program if possible, otherwise as a picture. */
export const Shown = ({ board, only, label }: Pick<ProgramProps, "board" | "only" | "label">) => (
  <div class="shown" style={sizeStyle(board)}>
    {isDrawable(board) ? (
      <Program {...{ board, only, label }} />
    ) : (
      <Figure board={only ? onlyOn(board, only) : board} letters={LETTERS} aria-label={label} />
    )}
  </div>
);
