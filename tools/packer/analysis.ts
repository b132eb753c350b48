// ANALYSIS.md shows lines of JavaScript with what Node answers to them, says how long the text is, and quotes the tag.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { EMPTY_BOARD, tagOf } from "../twin/picture.ts";

const LINE = /(?<=```js\n)(.*)\n\/\/ .*/g;
const QUOTED = /(?<=```text\n)\/\/<[^`]*(?=\n```)/;
const LENGTH = /(?<=a text of )[\d,]+(?= characters)/;

/** What Node answers to lines that are typed into it in the folder of quine.ts, one after the other. */
export const answersTo = (lines: string[]): string[] =>
  spawnSync(process.execPath, ["-i"], {
    input: lines.join("\n"),
    cwd: join(import.meta.dirname, "../.."),
    env: { ...process.env, FORCE_COLOR: "0" },
    encoding: "utf8",
  })
    .stdout.split(/^> /m)
    .slice(1, -1)
    .map((answer) => answer.trimEnd());

/**
 * The essay as it is for a text, that of quine.ts: below each line in a block "js" stands the answer, "a text of … characters" says
 * how long the text is, and the block that begins with "//<" is the tag. Throws an Error if there are no such words or no such block.
 */
export const poured = (essay: string, text: string): string => {
  if (!LENGTH.test(essay) || !QUOTED.test(essay)) throw Error("ANALYSIS.md lacks the text's length or the tag");
  const answers = answersTo(Array.from(essay.matchAll(LINE), ([, line]) => line));
  return essay
    .replace(LENGTH, text.length.toLocaleString("en"))
    .replace(QUOTED, tagOf(EMPTY_BOARD).trim())
    .replace(LINE, (_, line) => `${line}\n// ${answers.shift()}`);
};
