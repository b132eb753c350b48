// A program is genuine if it is what the weaver makes of the board in its picture. Only blanks at the ends of its lines make no
// difference. It is not run to find out. A copy that has lost its layout still runs, as the blank 6x10, but it is no longer the
// program that its label names, so it is not genuine.

import { countCells, WIDEST } from "../solver/parse.ts";
import { cut, FRAME, linesOf, type Parts, type Stretch } from "./stream.ts";
import { copy, HEIGHT, read, WIDTH } from "../twin/picture.ts";

/** The verdict on a stretch of a stream: its board if it is a genuine program, otherwise its first flaw, and where that is. */
type Verdict = { line: number; board: string } | { line: number; flaw: string };

/** Judges a stretch of a stream. `text` is what fills every picture. */
export const judge = (stretch: Stretch, text: string): Verdict => {
  const lines = linesOf(stretch.content);
  const wrong = (index: number, flaw: string): Verdict => ({ line: stretch.line + index, flaw });
  if (lines[0] !== FRAME)
    return wrong(0, lines[0].includes("`") ? "the frame is not the quine's" : "this belongs to no program");

  const end = lines.findIndex((line, y) => y && line.includes("`"));
  const picture = lines.slice(1, end < 0 ? lines.length : end);
  const whole = text + "#";
  let at = 0;
  for (const [y, line] of picture.entries())
    for (let x = 0; x < line.length; x++) {
      const own = whole[at % whole.length];
      if (line[x] === own) at++;
      else if (line[x] > " ")
        return wrong(y + 1, `column ${x + 1} has ${JSON.stringify(line[x])}, the quine has ${JSON.stringify(own)}`);
    }
  if (end < 0 || (end === lines.length - 1 && "`);".startsWith(lines[end])))
    return wrong(lines.length - 1, "the program breaks off");
  if (lines[end] !== "`);") return wrong(end, "the picture should go on here, or end with `);");
  if (at < whole.length) return wrong(end, "the picture ends before the program does");
  if (!lines[end + 1].startsWith("// ")) return wrong(end + 1, "there should be a label here");

  const lost = wrong(0, "the picture has lost its layout");
  if (picture.length > WIDEST * HEIGHT || picture.some((line) => line.length > WIDEST * WIDTH)) return lost;
  const board = read("\n" + picture.join("\n") + "\n", text);
  const woven = copy(board, text).split("\n");
  const odd = lines.findIndex((line, y) => line !== woven[y]);
  if (odd > end) return wrong(odd, `the picture shows ${board}, this label says otherwise`);
  if (odd > 0) return lost;
  const letters = [...board.replace(/[^A-Z]/g, "")];
  if (countCells(board) !== 60 || letters.length !== 5 * new Set(letters).size)
    return wrong(0, "the picture is of no board that the twelve pieces fill");
  return { line: stretch.line, board };
};

/**
 * Judges a stream that comes in parts: each of its programs, with its content. Of text that belongs to no program only the
 * first line is named, and blank lines are not.
 */
export async function* judged(parts: Parts, text: string): AsyncGenerator<Verdict & { content: string }, void> {
  let isNamed = false;
  for await (const stretch of cut(parts)) {
    const { content, isFramed } = stretch;
    if (isFramed || (!isNamed && content.trim())) yield { ...judge(stretch, text), content };
    // Behind a label something else begins.
    isNamed = !isFramed && (isNamed || content.trim() !== "") && !content.startsWith("// ");
  }
}
