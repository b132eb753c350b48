// A program is genuine if it is the copy that its label names. It is not run to find out.

import { formatBoard, rowsOf } from "../solver/cells.ts";
import { orFlaw, parseBoard } from "../solver/parse.ts";
import { copyOf } from "./copies.ts";
import { cut, type Parts, type Stretch } from "./stream.ts";

/** A byte-order mark, read as UTF-8 or byte by byte. */
export const BOM = /^(\uFEFF|\xEF\xBB\xBF)/;

/** The verdict on a stretch of a stream: its board if it is a genuine program, otherwise its first flaw, and where that is. */
type Verdict = { line: number; board: string } | { line: number; flaw: string };

/** How a copy of versions 1 and 2 begins, and how one that a formatter has changed. */
const OLD = "((q,t=";
const FORMATTED = /^\s*;*\s*var\s*\[\s*q\s*\]\s*=/;

/** Judges a stretch of a stream. `text` is what fills every picture. */
export const judge = ({ line, content, isPicture }: Stretch, text: string): Verdict => {
  // A byte-order mark and blanks at the ends of lines make no difference.
  const lines = rowsOf(content.replace(BOM, ""));
  if (lines[0].startsWith(OLD)) return { line, flaw: "this program is of version 1 or 2" };
  if (!isPicture) {
    const isFormatted = FORMATTED.test(content);
    const flaw = isFormatted
      ? "this program was formatted: the file is no longer its picture"
      : "this belongs to no program";
    return { line, flaw };
  }
  const last = lines.length - 1;
  // A label that begins further right shows what was put before every line.
  const [, before] = content.match(/^(.+)\/\/ [A-Zx. ]+$/m) ?? [];
  const how = before?.trim() ? "quoted" : "indented";
  if (before) return { line, flaw: `this program is ${how}: its lines begin with ${JSON.stringify(before)}` };
  if (!lines[last].startsWith("// ")) return { line: line + last, flaw: "the program breaks off before its label" };
  const board = lines[last].slice(3);
  const own = orFlaw(() => copyOf(parseBoard(formatBoard(board)), text).split("\n"));
  if (typeof own === "string") return { line: line + last, flaw: `this label names no program: ${own}` };
  const odd = lines.findIndex((each, y) => each !== own[y]);
  return odd < 0 ? { line, board } : { line: line + odd, flaw: "this is not what the program of its label has here" };
};

/**
 * Judges each program of a stream that comes in parts. Of other text between two programs only the first line is named that is
 * not blank.
 */
export async function* judged(parts: Parts, text: string): AsyncGenerator<Verdict, void> {
  let [isEmpty, isNamed] = [true, false];
  for await (const stretch of cut(parts)) {
    const { content, isPicture } = stretch;
    if (!content.trim()) continue;
    if (isPicture || !isNamed) yield judge(stretch, text);
    isEmpty = false;
    // After a label something else begins.
    isNamed = !isPicture && !content.startsWith("// ");
  }
  if (isEmpty) yield { line: 1, flaw: "there is no program in this file" };
}
