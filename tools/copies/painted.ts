// Programs with their pieces coloured. There is always a blank between two pieces. So every run of other characters in a line
// of a picture belongs to one piece, or to empty cells. Where four cells of a piece meet, the blank between two runs is its own.

import type { Paint } from "../solver/drawings.ts";
import { rowsOf } from "../solver/cells.ts";
import { HEIGHT, WIDTH } from "../twin/picture.ts";
import { judge } from "./judge.ts";
import { copyOf } from "./room.ts";
import { cut, FRAME, type Parts, type Stretch } from "./stream.ts";

/** The program with every run in its picture painted, if the picture is of this board. */
const paintRuns = (program: string, board: string, paint: Paint): string => {
  const rows = board.split(" ");
  const paintLine = (line: string, y: number): string => {
    const letterAt = (x: number) => rows[y][Math.floor(x / WIDTH)];
    return line.replace(/(\S+)(  (?=\S))?/g, (both, run: string, gap = "", x: number) =>
      gap && letterAt(x) === letterAt(x + both.length) ? paint(both, letterAt(x)) : paint(run, letterAt(x)) + gap,
    );
  };
  // Where the last seam would be, the picture ends.
  const last = HEIGHT * rows.length - 1;
  return program
    .split(/(?<=\n|\r(?!\n))/)
    .map((line, y) => (y > 0 && y <= last ? paintLine(line, Math.floor((y - 1) / HEIGHT)) : line))
    .join("");
};

/**
 * The copy that shows a board (its rows with spaces between them), with every run of characters in its picture painted. The
 * letter of empty cells is "x". Frame, end and label are left as they are. Throws a BoardError as `copyOf` does, which it is
 * without the paint.
 */
export const painted = (board: string, text: string, paint: Paint): string =>
  paintRuns(copyOf(board, text), board, paint);

/** A stretch, painted if it is a genuine program, whatever stands before that on its first line; otherwise `other`. */
const paintGenuine = (stretch: Stretch, text: string, paint: Paint, other = stretch.content): string => {
  const { content, isFramed } = stretch;
  if (!isFramed) return other;
  const verdict = judge({ ...stretch, content: content.slice(content.indexOf(FRAME)) }, text);
  return "board" in verdict ? paintRuns(content, verdict.board, paint) : other;
};

/**
 * Paints the genuine programs of a stream that comes in parts, and leaves everything else as it is. A program comes out as
 * soon as it is whole, any other line as soon as it has ended. Bytes may come as characters, one for each.
 */
export async function* paintStream(parts: Parts, text: string, paint: Paint): AsyncGenerator<string> {
  for await (const stretch of cut(parts)) yield paintGenuine(stretch, text, paint);
}

/** The lines of each genuine program of a stream, painted. The stream comes in parts. */
export async function* paintFrames(parts: Parts, text: string, paint: Paint): AsyncGenerator<string[]> {
  for await (const stretch of cut(parts)) {
    const shown = paintGenuine(stretch, text, paint, "");
    if (shown) yield rowsOf(shown);
  }
}
