// Programs with their pieces coloured. There is always a blank between two pieces. So every run of other characters in a line
// of a picture belongs to one piece, or to one empty cell.

import type { Paint } from "../solver/drawings.ts";
import { copy } from "../twin/picture.ts";
import { judge } from "./genuine.ts";
import { frameOf } from "./stream.ts";

/** How many columns and lines a cell of a picture takes, its seams included. */
export const CELL = { columns: 11, lines: 7 };

/** No program has more lines than this, nor a longer line. */
const MOST_LINES = 2000;
const LONGEST_LINE = 1e5;

/** The program with every run in its picture painted, if the picture is of this board. */
const paintRuns = (program: string, board: string, paint: Paint): string => {
  const rows = board.split(" ");
  const paintLine = (line: string, y: number): string =>
    line.replace(/\S+/g, (run, x: number) => paint(run, rows[y][Math.floor(x / CELL.columns)]));
  // Where the last seam would be, the picture ends.
  const last = CELL.lines * rows.length - 1;
  return program
    .split(/(?<=\n|\r(?!\n))/)
    .map((line, y) => (y > 0 && y <= last ? paintLine(line, Math.floor((y - 1) / CELL.lines)) : line))
    .join("");
};

/**
 * The copy that shows a board (its rows with spaces between them), with every run of characters in its picture painted. The
 * letter of an empty cell is "x". Frame, end and label are left as they are. Without the paint it is `copy(board, text)`.
 */
export const painted = (board: string, text: string, paint: Paint): string =>
  paintRuns(copy(board, text), board, paint);

/** The program, painted if it is genuine, whatever stands before it on its first line. */
const paintGenuine = (program: string, frame: string, text: string, paint: Paint): string => {
  const verdict = judge({ line: 1, text: program.slice(Math.max(0, program.indexOf(frame))) }, text);
  return "board" in verdict ? paintRuns(program, verdict.board, paint) : program;
};

/**
 * Paints the genuine programs of a stream that comes in parts, and leaves everything else as it is. A program comes out as
 * soon as it is whole, any other line as soon as it has ended. Bytes may come as characters, one for each.
 */
export async function* paintStream(parts: AsyncIterable<string>, text: string, paint: Paint): AsyncGenerator<string> {
  const frame = frameOf(text);
  let rest = "";
  let program: string[] = [];
  const finish = (): string => {
    const shown = paintGenuine(program.join(""), frame, text, paint);
    program = [];
    return shown;
  };

  for await (const part of parts) {
    let shown = "";
    // A carriage return at the end may be half of a line end.
    const lines = (rest + part).split(/(?<=\n|\r(?!\n|$))/);
    const last = lines.at(-1)!;
    rest = last.endsWith("\n") || last.length > LONGEST_LINE ? "" : lines.pop()!;
    for (const line of lines) {
      const begins = line.includes(frame);
      if (program.length && (begins || program.length > MOST_LINES)) shown += finish();
      if (!program.length && !begins) shown += line;
      else if (program.push(line) && line.startsWith("// ")) shown += finish();
    }
    if (shown) yield shown;
  }
  program.push(rest);
  yield finish();
}
