// A run prints program after program. Two lines tell where one ends and the next begins: the frame, which comes only once in a
// program, and the label, the only line that begins with "// ".

import { copy } from "../twin/picture.ts";

/** The first line of every copy. */
export const FRAME = copy("x", "").split("\n")[0];

/** No program is longer, nor a line of one, in characters. */
const LONGEST = 4e6;

/** A stream that comes in parts, or is all there. */
export type Parts = AsyncIterable<string> | Iterable<string>;

/** A stretch of a stream: what may be a program, or a line of other text. */
export interface Stretch {
  /** the line of the stream on which it begins, counted from 1 */
  line: number;
  /** what it consists of, with its line ends */
  content: string;
  /** whether it begins with a frame, whatever stands before that on its line */
  isFramed: boolean;
}

/**
 * Cuts a stream that comes in parts into its stretches, each as soon as it is whole. Nothing gets lost, and nothing is judged
 * here. Lines may end in LF, CR LF or CR, as JavaScript has it.
 */
export async function* cut(parts: Parts): AsyncGenerator<Stretch, void> {
  let [rest, line] = ["", 0];
  let program: Stretch | undefined;
  const stretchesIn = function* (rows: string[]): Generator<Stretch, void> {
    for (const content of rows) {
      line++;
      const isFramed = content.includes(FRAME);
      if (program && (isFramed || program.content.length > LONGEST)) {
        yield program;
        program = undefined;
      }
      if (program) program.content += content;
      else if (isFramed) program = { line, content, isFramed };
      else yield { line, content, isFramed };
      if (program && content.startsWith("// ")) {
        yield program;
        program = undefined;
      }
    }
  };
  let end = "";
  for await (const part of parts) {
    // A carriage return at the end may be half of a line end.
    const text = end + part;
    end = text.endsWith("\r") ? "\r" : "";
    const rows = text.slice(0, text.length - end.length).split(/(?<=\n|\r(?!\n))/);
    rows[0] = rest + rows[0];
    const last = rows.at(-1)!;
    rest = last.endsWith("\n") || last.length > LONGEST ? "" : rows.pop()!;
    yield* stretchesIn(rows);
  }
  if (rest + end) yield* stretchesIn([rest + end]);
  if (program) yield program;
}

/** The lines of a stretch without what makes no difference to a program: a byte-order mark, blanks at the ends of lines. */
export const linesOf = (content: string): string[] =>
  content
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd());
