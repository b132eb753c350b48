// A program is genuine if it is the copy that its label names. Nothing is run to find out.

import { stripVTControlCharacters } from "node:util";
import { orFlaw, seen } from "../words/flaws.ts";
import type { Parts } from "../words/lines.ts";
import { rowsOf } from "../boards/cells.ts";
import { readRows } from "../boards/parse.ts";
import { copyOf, IN_COLOUR, isSaved, SAVED } from "./copies.ts";
import { BELOW, cut, LABEL, placeInTag, type Stretch } from "./stream.ts";

/** A byte-order mark, read as UTF-8 or byte by byte. */
const BOM = /^(\uFEFF|\xEF\xBB\xBF)/;

/** The verdict on a stretch of a stream: its board if it is a genuine program, else its first flaw and where it is. */
type Verdict = { line: number; board: string } | { line: number; flaw: string };

/** How copies of older versions begin, apart from whitespace, and how one that a formatter has changed. */
const OLD = {
  "((q,t=": "1 or 2",
  ";;var[q]=[": "3 or 4",
  ";;;var[q]=[": "5.0.0",
  "var{raw:[q]}=Object`let{7": "6.0.0",
  "var{raw:[q]}=Object`let/**/e": "7.0.0",
  "var{raw:[q]}=Object`let{process:": "8.0.0",
};
const FORMATTED = /^\s*var\s*\{\s*raw\s*:\s*\[\s*(q|ink)\s*\]/;

/** The flaws of text that no program is in, and of a program that is not a page. */
const STRAY = "not part of a program";
const BARE = "the tag below the label is missing: this program runs, but it is not a web page";

/** A blank that no program has. Those that end lines are left to the label. */
const ODD_BLANK = /[^\S \u2028\u2029]/;

const named = (blank: string): string => ({ "\t": "tabs", "\u00a0": "no-break spaces" })[blank] ?? seen(blank);

/** A stretch in lines, with the index of its label, -1 if it has none, and the text that fills every picture. */
type Read = Stretch & { lines: string[]; label: number; text: string };

/** What can be wrong with a stretch, and in which line. The first flaw counts: a check may trust those above it. */
const CHECKS: ((read: Read) => [flaw: string, y?: number] | false | "" | undefined)[] = [
  ({ content }) => {
    const ink = stripVTControlCharacters(content.slice(0, 999)).replace(/\s/g, "");
    const old = Object.entries(OLD).find(([begin]) => ink.startsWith(begin));
    return old && [`this program is of version ${old[1]}`];
  },
  ({ content, isPicture }) =>
    !isPicture && FORMATTED.test(content) && ["this program was formatted: it has lost its picture, but it still runs"],
  ({ isPicture }) => !isPicture && [STRAY],
  ({ content }) => isSaved(content) && [SAVED],
  ({ content }) => stripVTControlCharacters(content) !== content && [IN_COLOUR],
  ({ lines }) => {
    // A label that begins further right shows what was put before every line.
    const [, before] = lines.join("\n").match(/^(.+)\/\/ [A-Zx.][A-Zx. ]*$/m) ?? [];
    const how = before?.trim() ? "quoted" : "indented";
    return before && [`this program is ${how}: its lines begin with ${JSON.stringify(before)}`];
  },
  ({ lines }) => {
    const odd = lines.findIndex((line) => ODD_BLANK.test(line));
    return odd >= 0 && [`this program has ${named(lines[odd].match(ODD_BLANK)![0])} in place of spaces`, odd];
  },
  ({ lines, label }) => {
    const tag = label < 0 ? lines.findIndex((line) => placeInTag(line) === 0) : -1;
    return tag >= 0 && ["the label is missing above this line", tag];
  },
  ({ lines, label }) => label < 0 && ["the program breaks off before its label", lines.length - 1],
  ({ content, lines, label, text }) => {
    const board = lines[label].slice(3);
    const draw = (filling: string) => orFlaw(() => rowsOf(copyOf(readRows(board, Infinity).line, filling)));
    const { value: own, flaw } = draw(text);
    if (!own) return [`this label names no program: ${flaw}`, label];
    const other = lines.findIndex((line, y) => line !== own[y]);
    if (other < 0 && lines.length === own.length) return undefined;
    // A browser shows the sentence with which the tag begins, and copies it.
    const last = lines.length - 1;
    if (other < 0 || (other === last && last === label + 1 && placeInTag(lines[last]) === 0)) return [BARE, last];
    const theirs = content.replace(/^[^`]*`|#.*|\s/gs, "");
    // With the same length, the text may as well have been edited.
    const isVersion = theirs.length !== text.length && `${draw(theirs).value}` === `${lines}`;
    if (isVersion) return ["this is a copy of another version of the program"];
    return ["differs here from the program that its label names", other];
  },
];

/** Judges a stretch of a stream. `text` is what fills every picture. */
const judge = (stretch: Stretch, text: string): Verdict => {
  // A byte-order mark and blanks at the ends of lines make no difference.
  const lines = rowsOf(stretch.content.replace(BOM, ""));
  const label = lines.findIndex((line) => line.startsWith("// "));
  for (const check of CHECKS) {
    const [flaw, y = 0] = check({ ...stretch, lines, label, text }) || [];
    if (flaw) return { line: stretch.line + y, flaw };
  }
  return { line: stretch.line, board: lines[label].slice(3) };
};

/**
 * Judges each program of a stream that comes in parts. Of the other text between two programs only the first line is
 * named that is not blank; a stream without any program has a single flaw.
 */
export async function* judged(parts: Parts, text: string): AsyncGenerator<Verdict, void> {
  let isEmpty = true;
  /** The other text before the first program. */
  let before: Verdict | undefined;
  let isNamed = false;
  let isWrong = false;
  for await (const stretch of cut(parts)) {
    const { content, isPicture } = stretch;
    // The tag of a program of another version, or one that was formatted or saved by a browser, may be cut off.
    if (!content.trim() || (isWrong && BELOW.test(content))) continue;
    const verdict = judge(stretch, text);
    const isStray = "flaw" in verdict && verdict.flaw === STRAY;
    if (!isStray) {
      isWrong = "flaw" in verdict;
      if (isEmpty && before) yield before;
      yield verdict;
      isEmpty = false;
    } else if (isEmpty) before ??= verdict;
    else if (!isNamed) yield verdict;
    // After a label something else begins, unless a browser closes its tags there.
    isNamed = isPicture ? isSaved(content) : !LABEL.test(content);
  }
  if (isEmpty) yield { line: 1, flaw: "there is no program in this file" };
}
