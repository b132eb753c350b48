// A run prints program after program. Two lines tell where one ends and the next begins: the frame, which nothing else in a
// program repeats, and the label, the only line that begins with "// ".

/** A stretch of a stream: one program if all is well, otherwise whatever stands between programs. */
export interface Piece {
  /** the line of the stream on which it begins, counted from 1 */
  line: number;
  /** its text, to the byte, with its line ends */
  text: string;
}

/**
 * Cuts a stream into its programs. Lines may end in LF, CR LF or CR, as JavaScript has it. Text that belongs to no program is
 * a piece of its own or makes its program a wrong one; only blank lines between programs are dropped. Nothing is judged here.
 * `frame` is the first line of every program.
 */
export function* cut(stream: string, frame: string): Generator<Piece, void> {
  let line = 0;
  let piece: Piece = { line, text: "" };
  for (const [text] of stream.matchAll(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g)) {
    line++;
    if (text.trimStart().startsWith(frame) && piece.text) {
      yield piece;
      piece = { line, text: "" };
    }
    if (!piece.text && !text.trim()) continue;
    if (!piece.text) piece.line = line;
    piece.text += text;
    if (text.startsWith("// ")) {
      yield piece;
      piece = { line, text: "" };
    }
  }
  if (piece.text) yield piece;
}

/** The lines of a piece without what makes no difference to a program: a byte-order mark, blanks at the ends of lines. */
export const linesOf = ({ text }: Piece): string[] =>
  text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd());
