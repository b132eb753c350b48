// A program is genuine if it is the copy that its label names. Nothing is run to find out.

import { formatBoard, rowsOf } from "../solver/cells.ts";
import { unpainted } from "../solver/colours.ts";
import { orFlaw } from "../solver/flaws.ts";
import { parseBoard } from "../solver/parse.ts";
import { copyOf, IN_COLOUR } from "./copies.ts";
import { cut, LABEL, type Parts, type Stretch } from "./stream.ts";

/** A byte-order mark, read as UTF-8 or byte by byte. */
export const BOM = /^(\uFEFF|\xEF\xBB\xBF)/;

/** The verdict on a stretch of a stream: its board if it is a genuine program, otherwise its first flaw, and where that is. */
type Verdict = { line: number; board: string } | { line: number; flaw: string };

/** How a copy of versions 1 and 2 begins, and how one that a formatter has changed. */
const OLD = "((q,t=";
const FORMATTED = /^\s*;*\s*var\s*\[\s*q\s*\]\s*=/;

/** The flaw of text that no program is in. */
const STRAY = "not part of a program";

/** A blank that no program has. Those that end lines are left to the label. */
const ODD_BLANK = /[^\S \u2028\u2029]/;

/** What people call such blanks. */
const named = (blank: string): string =>
  ({ "\t": "tabs", "\u00a0": "no-break spaces" })[blank] ??
  "U+" + blank.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");

/** Judges a stretch of a stream. `text` is what fills every picture. */
export const judge = ({ line, content, isPicture }: Stretch, text: string): Verdict => {
  // A byte-order mark and blanks at the ends of lines make no difference.
  const lines = rowsOf(content.replace(BOM, ""));
  if (lines[0].startsWith(OLD)) return { line, flaw: "this program is of version 1 or 2" };
  if (!isPicture) {
    const isFormatted = FORMATTED.test(content);
    return { line, flaw: isFormatted ? "this program was formatted: the file is no longer its picture" : STRAY };
  }
  if (unpainted(content) !== content) return { line, flaw: IN_COLOUR };
  const last = lines.length - 1;
  // A label that begins further right shows what was put before every line.
  const [, before] = content.match(/^(.+)\/\/ [A-Zx. ]+$/m) ?? [];
  const how = before?.trim() ? "quoted" : "indented";
  if (before) return { line, flaw: `this program is ${how}: its lines begin with ${JSON.stringify(before)}` };
  const odd = lines.findIndex((each) => ODD_BLANK.test(each));
  if (odd >= 0) {
    const [blank] = lines[odd].match(ODD_BLANK)!;
    return { line: line + odd, flaw: `this program has ${named(blank)} in place of spaces` };
  }
  if (!lines[last].startsWith("// ")) return { line: line + last, flaw: "the program breaks off before its label" };
  const board = lines[last].slice(3);
  const draw = (text: string) => orFlaw(() => rowsOf(copyOf(parseBoard(formatBoard(board)), text)));
  const own = draw(text);
  if (typeof own === "string") return { line: line + last, flaw: `this label names no program: ${own}` };
  const other = lines.findIndex((each, y) => each !== own[y]);
  if (other < 0) return { line, board };
  const theirs = content.replace(/^[^`]*`|#.*|\s/gs, "");
  // With the same length, the text may as well have been edited.
  const isVersion = theirs.length !== text.length && `${draw(theirs)}` === `${lines}`;
  return isVersion
    ? { line, flaw: "this is a copy of another version of the program" }
    : { line: line + other, flaw: "differs here from the program that its label names" };
};

/**
 * Judges each program of a stream that comes in parts. Of the other text between two programs only the first line is named that
 * is not blank; a stream without any program has a single flaw.
 */
export async function* judged(parts: Parts, text: string): AsyncGenerator<Verdict, void> {
  let isEmpty = true;
  /** The other text before the first program. */
  let before: Verdict | undefined;
  let isNamed = false;
  for await (const stretch of cut(parts)) {
    const { content, isPicture } = stretch;
    if (!content.trim()) continue;
    const verdict = judge(stretch, text);
    const isStray = "flaw" in verdict && verdict.flaw === STRAY;
    if (!isStray) {
      if (before) yield before;
      yield verdict;
      before = undefined;
      isEmpty = false;
    } else if (isEmpty) before ??= verdict;
    else if (!isNamed) yield verdict;
    // After a label something else begins.
    isNamed = !isPicture && !LABEL.test(content);
  }
  if (isEmpty) yield { line: 1, flaw: "there is no program in this file" };
}
