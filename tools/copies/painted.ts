// Programs with their pieces coloured, as the program's own --color does it. Between two pieces there is a blank, so each run of
// other characters belongs to one piece, or to empty cells.

import type { Paint } from "../solver/colours.ts";
import { HEIGHT, WIDTH } from "../twin/picture.ts";
import { BOM, judge } from "./judge.ts";
import { copyOf, IN_COLOUR } from "./copies.ts";
import { cut, type Parts } from "./stream.ts";

/** The program with every run in its picture painted, if the picture is of this board. */
const paintRuns = (program: string, board: string, paint: Paint): string => {
  const rows = board.split(" ");
  const paintLine = (line: string, y: number): string => {
    const letterAt = (x: number) => rows[y][Math.floor(x / WIDTH)];
    return line.replace(/\S+/g, (run, x: number) => paint(run, letterAt(x)));
  };
  return program
    .split(/(?<=\n|\r(?!\n))/)
    .map((line, y) => (y < HEIGHT * rows.length - 1 ? paintLine(line, Math.floor(y / HEIGHT)) : line))
    .join("");
};

/** The copy that shows a board (a line), its picture painted; empty cells have the letter "x". Throws as `copyOf` does. */
export const painted = (board: string, text: string, paint: Paint): string =>
  paintRuns(copyOf(board, text), board, paint);

/**
 * Paints the genuine programs of a stream, each as soon as it is whole, if `check` lets it pass. Other text stays as it is; a film
 * leaves it out. Throws an Error at a program that is in colour already, and what `check` throws.
 */
export async function* paintStream(
  parts: Parts,
  text: string,
  paint: Paint,
  isFilm = false,
  check: (program: string) => void = () => {},
): AsyncGenerator<string> {
  for await (const stretch of cut(parts)) {
    const [mark = ""] = stretch.content.match(BOM) ?? [];
    const content = stretch.content.slice(mark.length);
    const verdict = judge({ ...stretch, content }, text);
    if ("board" in verdict) {
      check(content);
      yield mark + paintRuns(content, verdict.board, paint);
    } else if (verdict.flaw === IN_COLOUR) throw Error(IN_COLOUR);
    else if (!isFilm) yield stretch.content;
  }
}
