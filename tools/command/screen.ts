// A step of the search as a picture for a terminal: the board, which is searched along its short side and so is narrow, and
// beside it what the regexes read and find.

import { box, coloured, type Paint, plain, raw } from "../solver/drawings.ts";
import { formatBoard } from "../solver/parse.ts";
import { sentence, type Step } from "../solver/steps.ts";
import { widthOf } from "./terminal.ts";

/** Marks on the board: where the regexes look, and in a hole. */
const LOOK = "?";
const HOLE = "!";

/** Words in lines of so many columns. */
const wrap = (text: string, columns: number): string[] =>
  text.match(RegExp(`\\S.{0,${columns - 1}}(?= |$)|\\S{${columns}}`, "g")) ?? [];

/** The board with marks on the cells that the step is about, a newline after each row. */
const marked = ({ kind, board, cells }: Step): string => {
  const mark = kind === "hole" ? HOLE : LOOK;
  const shown = kind === "hole" || kind === "ask" ? cells : [];
  return formatBoard([...board].map((cell, at) => (shown.includes(at) ? mark : cell)).join(""));
};

/** How cells look, with marks or without. */
const painter = (colours: boolean): Paint => {
  const paint = colours ? coloured : plain;
  return (text, letter) => {
    if (letter === LOOK) return text.replaceAll(" ", "·");
    if (letter !== HOLE) return paint(text, letter);
    const filled = text.replaceAll(" ", "░");
    return colours ? `\x1b[7m${filled}\x1b[m` : filled;
  };
};

/** The room in lines of so many columns. The cells that the step is about are underlined. */
const room = ({ line, last, cells }: Step, columns: number): string[] => {
  const first = last - line.length + 1;
  const lit = [...line].map((cell, i) => (cells.includes(first + i) ? `\x1b[4m${cell}\x1b[m` : cell));
  return Array.from({ length: Math.ceil(lit.length / columns) }, (_, i) =>
    lit.slice(i * columns, (i + 1) * columns).join(""),
  );
};

/** The glyph of a step, or what fits: the letter of a piece once for each way, in brackets if the piece is on the board. */
const found = (step: Step): string => {
  if ("glyph" in step) return step.glyph;
  if (step.kind !== "ask") return "";
  const letters = step.fits.map(({ glyph, free }) => (free ? glyph[0] : glyph[0].toLowerCase())).join("");
  return (letters.match(/(.)\1*/g) ?? []).map((word) => (word >= "a" ? `(${word.toUpperCase()})` : word)).join(" ");
};

/** The text beside the board, in lines of so many columns. All steps of a search have the same number of lines. */
const account = (step: Step, columns: number, paint: Paint): string[] => {
  const { board, path, moves, asked, solutions } = step;
  /** Room for so many characters: the rest is cut off, or empty lines are added. */
  const fill = (length: number, lines: string[]) =>
    Array.from({ length: Math.ceil(length / columns) }, (_, i) => lines[i] ?? "");
  const letters = (lines: string[]) => lines.map((line) => raw(line, paint).trimEnd());
  return [
    ...fill(60, wrap(`solutions ${solutions}   moves ${moves}   boards asked about ${asked}`, columns)),
    ...fill(24, letters([[...path].join(" ")])),
    "The regexes read:",
    ...fill(board.length, room(step, columns)),
    "glyph" in step ? "The glyph:" : step.kind === "ask" ? "What fits:" : "",
    ...fill(100, letters(wrap(found(step), columns))),
    ...fill(180, wrap(sentence(step), columns)).map((line) => `\x1b[1m${line}\x1b[m`),
  ];
};

/** Columns between the board and the text, and the fewest columns for the text. */
const GAP = 3;
const NARROWEST = 24;

/**
 * The step as lines for a terminal with so many columns and rows. The board is drawn with lines or, if that is too large, with
 * two letters for each cell. What does not fit at all is as small as it can be.
 */
export const screen = (step: Step, columns: number, rows: number, colours: boolean): string[] => {
  const paint = painter(colours);
  const board = marked(step);
  const [lined, small] = [box(board, paint, columns - NARROWEST), raw(board.replace(/./g, "$&$&"), paint)].map(
    (drawing) => {
      const left = drawing.trimEnd().split("\n");
      const wide = widthOf(left) + GAP;
      const beside = account(step, Math.max(columns - wide, NARROWEST), paint);
      return Array.from({ length: Math.max(left.length, beside.length) }, (_, i) => {
        const [board, text] = [left[i] ?? "", beside[i] ?? ""];
        return (text && board + " ".repeat(wide - widthOf([board])) + text) || board;
      });
    },
  );
  return lined.length <= rows && widthOf(lined) <= columns ? lined : small;
};
