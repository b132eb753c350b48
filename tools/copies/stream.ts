// Cuts what runs print into programs: each begins where a head does, and ends with a label, its only line that begins
// with "//" and a blank, and the lines of the tag.

import { tagOf } from "../twin/picture.ts";
import { linesIn, type Parts } from "../words/lines.ts";

/** How every picture begins, whatever its first cell holds of the head; so do those of version 6. No text has it. */
export const BEGINNING = "var{raw:[";

/** How a label begins, also one whose spaces have become other blanks. */
export const LABEL = /^\/\/[^\S\r\n]/;

/** How the lines of a tag begin, and what a browser leaves of them. */
export const BELOW = /^\/\/(?![^\S\r\n])/;
const bare = (line: string): string =>
  line
    .trimEnd()
    .replace(/<body$/, "")
    .replace(/(?<=[*/])\d+/g, "0");
const TAG_LINES = tagOf("").trim().split("\n").map(bare);

/** Which line of a tag this is, whatever the size of its board, also as a browser shows it: -1 for other text. */
export const placeInTag = (line: string): number => TAG_LINES.indexOf(bare(line));

/** The first line of a program that a formatter has changed: what it takes out of the picture stands below. */
const OPENING = /^\s*var\s*\{\s*$/;

/** No program is longer, nor a line of one, in characters. */
const LONGEST_PROGRAM = 4e6;

/**
 * A stretch of a stream, from `line` on (1 is the first): a program, if a picture begins there, or else another line.
 */
export type Stretch = { line: number; content: string; isPicture: boolean };

/** Cuts a stream into its stretches, each as soon as it is whole. Nothing gets lost, and nothing is judged here. */
export async function* cut(parts: Parts): AsyncGenerator<Stretch, void> {
  let line = 0;
  let program: Stretch | undefined;
  /** How many lines of the tag may follow; undefined before the label. */
  let left: number | undefined;
  for await (const content of linesIn(parts, LONGEST_PROGRAM)) {
    line++;
    const isPicture = content.includes(BEGINNING);
    const isMore = program && !isPicture && program.content.length <= LONGEST_PROGRAM;
    if (program && isMore && (left === undefined || BELOW.test(content))) program.content += content;
    else {
      if (program) yield program;
      program = { line, content, isPicture };
      left = undefined;
    }
    if (LABEL.test(content)) left = TAG_LINES.length;
    else if (left) left--;
    else if (placeInTag(content) === TAG_LINES.length - 1) left = 0;
    if ((program.isPicture && left !== 0) || OPENING.test(program.content)) continue;
    yield program;
    program = left = undefined;
  }
  if (program) yield program;
}
