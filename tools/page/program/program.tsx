// The program in the shape of a board, as it prints itself in a page: each run of its ink is an element, over the shape of its piece.

import { useMemo } from "preact/hooks";
import { pictureOf } from "../../copies/copies.ts";
import { LETTERS } from "../../boards/cells.ts";
import { Figure, sizeStyle } from "../board/figure.tsx";
import { coloured, isDrawable } from "./source.ts";

interface ProgramProps {
  board: string;
  /** Without a label it is silent: the text beside it says what it shows. */
  label?: string | undefined;
  class?: string;
  style?: Record<string, string>;
  pins?: string;
}

/** The program as this board, to the character. */
export const Program = ({ board, label, class: more = "", style, pins = "" }: ProgramProps) => {
  // As text: elements that are kept would keep all that was ever around them.
  const [html, rest] = useMemo(() => {
    const program = coloured(board).replace(
      /<b class="(.)/g,
      (tag, letter) => tag + (pins.includes(letter) ? " pinned" : ""),
    );
    const picture = pictureOf(program).join("\n");
    return [picture, program.slice(picture.length + 1)];
  }, [board, pins]);
  const said = label ? { role: "group" as const, tabIndex: 0, "aria-label": label } : { "aria-hidden": true };
  return (
    <div class={"program " + more} style={{ ...sizeStyle(board), ...style }} {...said}>
      <Figure board={board} pins={pins} />
      <pre translate={false}>
        <span dangerouslySetInnerHTML={{ __html: html }} />
        {"\n"}
        <small>{rest}</small>
      </pre>
    </div>
  );
};

/** A board as a program if possible, otherwise as a picture. */
export const Shown = ({ board, label, pins = "" }: Pick<ProgramProps, "board" | "label" | "pins">) => (
  <div class="fitted" style={sizeStyle(board)}>
    {isDrawable(board) ? (
      <Program {...{ board, label, pins }} />
    ) : (
      <Figure {...{ board, pins }} letters={LETTERS} aria-label={label} />
    )}
  </div>
);
