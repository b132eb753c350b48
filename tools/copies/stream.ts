// A run prints program after program. Two lines tell where one ends and the next begins: the frame, which comes only once in a
// program, and the label, the only line that begins with "// ".

import { copy } from "../twin/picture.ts";

/** The first line of every copy. */
export const FRAME = copy("x", "").split("\n")[0];

/** A stretch of a stream: one program if all is well, otherwise whatever stands between programs. */
export interface Stretch {
  /** the line of the stream on which it begins, counted from 1 */
  line: number;
  /** what it consists of, to the byte, with its line ends */
  content: string;
}

/**
 * Cuts a stream into its programs. Lines may end in LF, CR LF or CR, as JavaScript has it. Text that belongs to no program
 * is a stretch of its own, or spoils the stretch of a program. Only blank lines between programs are dropped. Nothing is judged
 * here.
 */
export function* cut(stream: string): Generator<Stretch, void> {
  let line = 0;
  let stretch: Stretch = { line, content: "" };
  for (const [row] of stream.matchAll(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g)) {
    line++;
    if (row.trimStart().startsWith(FRAME) && stretch.content) {
      yield stretch;
      stretch = { line, content: "" };
    }
    if (!stretch.content && !row.trim()) continue;
    if (!stretch.content) stretch.line = line;
    stretch.content += row;
    if (row.startsWith("// ")) {
      yield stretch;
      stretch = { line, content: "" };
    }
  }
  if (stretch.content) yield stretch;
}

/** The lines of a stretch without what makes no difference to a program: a byte-order mark, blanks at the ends of lines. */
export const linesOf = ({ content }: Stretch): string[] =>
  content
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd());
