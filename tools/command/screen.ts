// A step of the search as a picture for a terminal: the board, which is searched along its short side and so is narrow, and
// beside it what happens and what the regexes read.

import { box, type Paint, raw } from "../solver/drawings.ts";
import { formatBoard, rowsOf } from "../solver/parse.ts";
import { sentence, type Step } from "../solver/steps.ts";
import { widthOf } from "./terminal.ts";

/** What fills the cells that such a step is about: where the regexes look, and a hole. */
const MARKS: Partial<Record<Step["kind"], string>> = { ask: "·", hole: "░" };

/** Columns between the board and the text, and the fewest columns for the text. */
const GAP = 3;
const NARROWEST = 24;

/** Words in lines of so many columns. */
const wrap = (text: string, columns: number): string[] =>
  text.match(RegExp(`\\S.{0,${columns - 1}}(?= |$)|\\S{${columns}}`, "g")) ?? [];

/** The board with marks on the cells that the step is about, a newline after each row. */
const marked = ({ kind, board, cells }: Step): string =>
  formatBoard([...board].map((cell, at) => (cells.includes(at) && MARKS[kind]) || cell).join(""));

/** How cells look, with marks or without. */
const marking =
  (paint: Paint): Paint =>
  (text, letter) =>
    Object.values(MARKS).includes(letter) ? text.replaceAll(" ", letter) : paint(text, letter);

/** The text beside the board, in lines of so many columns. In what the regexes read, the cells of the step are underlined. */
const account = (step: Step, columns: number): string[] => {
  const { board, moves, asked, solutions, line, last, cells } = step;
  const first = last - line.length + 1;
  const room = [...line].map((cell, i) => (cells.includes(first + i) ? `\x1b[4m${cell}\x1b[m` : cell));
  return [
    ...wrap(`solutions ${solutions}   moves ${moves}   boards asked about ${asked}`, columns),
    "",
    "The regexes read:",
    // As many lines at each step: so the sentence stays where it is.
    ...Array.from({ length: Math.ceil(board.length / columns) }, (_, i) =>
      room.slice(i * columns, (i + 1) * columns).join(""),
    ),
    "",
    ...wrap(sentence(step), columns).map((line) => `\x1b[1m${line}\x1b[m`),
  ];
};

/**
 * The step as lines for a terminal with so many columns and rows. The board is drawn with lines or, if that is too large, with
 * two letters for each cell, whether it fits then or not. Of the text what is below the last row is left out.
 */
export const screen = (step: Step, columns: number, rows: number, colours: Paint): string[] => {
  const paint = marking(colours);
  const board = marked(step);
  const lined = rowsOf(box(board, paint, columns - NARROWEST));
  const fits = lined.length <= rows && widthOf(lined) + GAP + NARROWEST <= columns;
  const left = fits ? lined : rowsOf(raw(board.replace(/./g, "$&$&"), paint));
  const wide = widthOf(left) + GAP;
  const right = account(step, Math.max(columns - wide, NARROWEST));
  return Array.from({ length: Math.max(left.length, Math.min(right.length, rows)) }, (_, i) => {
    const [board, text] = [left[i] ?? "", right[i] ?? ""];
    return (text && board + " ".repeat(wide - widthOf([board])) + text) || board;
  });
};
