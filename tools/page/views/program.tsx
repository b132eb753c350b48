// The program in the shape of a board: its own text, each piece in its colour.

import { useMemo } from "preact/hooks";
import { painted } from "../../copies/painted.ts";
import { copyOf } from "../../copies/room.ts";
import { escaped } from "../../pictures/shapes.ts";
import { BoardError } from "../../solver/parse.ts";

/** The text of the program, which the page carries with it. */
declare const TEXT: string;

/** How many characters the program has. */
export const LENGTH = TEXT.length;

const inHtml = (run: string, letter: string): string =>
  `<b class="${letter === "x" ? "empty" : letter}">${escaped(run)}</b>`;

/** The program as this board: a copy, to the byte. Throws a BoardError if it cannot be drawn. */
export const programOf = (board: string): string => copyOf(board, TEXT);

/** The program as this board, or why it cannot be drawn. */
const drawn = (board: string): { program?: string; refusal: string } => {
  try {
    return { program: programOf(board), refusal: "" };
  } catch (error) {
    if (error instanceof BoardError) return { refusal: error.message };
    throw error;
  }
};

/** Why the program cannot be drawn as this board, or "". */
export const refusalOf = (board: string): string => drawn(board).refusal;

/** Whether the program can be drawn as this board: it needs sixty cells, and room for its text. */
export const isDrawable = (board: string): boolean => !refusalOf(board);

/** The board that a program's label names, if the program is, to the byte, the copy with this board. */
export const boardIn = (program: string): string | undefined => {
  const board = program.split("\n").at(-2)?.slice(3) ?? "";
  return drawn(board).program === program ? board : undefined;
};

/** How wide a character is for the height of a line. */
const CHARACTER = 0.504;

/** How many characters wide the picture of a board is, and how wide it is for its height, for the style sheet. */
export const pictureStyle = (board: string) => {
  const lines = programOf(board).trimEnd().split("\n").slice(1, -2);
  const characters = Math.max(...lines.map((line) => line.length));
  return { "--characters": characters, "--shape": (CHARACTER * characters) / lines.length };
};

/** The program as this board, in colour. `label` tells those who do not see it what it is. */
export const Program = ({ board, label, part = false }: { board: string; label: string; part?: boolean }) => {
  const [html, style] = useMemo(() => {
    const all = painted(board, TEXT, inHtml);
    return [part ? all.split("\n").slice(1, -3).join("\n") : all, pictureStyle(board)] as const;
  }, [board, part]);
  return (
    <div class="program" role={part ? "img" : "group"} tabIndex={part ? undefined : 0} aria-label={label} style={style}>
      <pre translate={false} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
};
