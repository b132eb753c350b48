// ANALYSIS.md shows lines of JavaScript with what Node answers to them, says how long the text is, and quotes the tag.

import { spawnSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { Script } from "node:vm";
import { EMPTY_BOARD, tagOf } from "../twin/picture.ts";

const BLOCK = /(?<=^```js\n)[^]*?(?=\n```)/gm;
const QUOTED = /(?<=```text\n)\/\/[^`]*<body[^`]*(?=\n```)/;
const LENGTH = /(?<=a text of )[\d,]+(?= characters)/;

/** What Node answers to lines that are typed into it in the folder of quine.ts, one after the other. */
export const answersTo = (lines: string[]): string[] =>
  spawnSync(process.execPath, ["-i"], {
    input: lines.join("\n"),
    cwd: join(import.meta.dirname, "../.."),
    // A line that starts "node" starts this one.
    env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter), FORCE_COLOR: "0" },
    encoding: "utf8",
  })
    .stdout.split(/^> /m)
    .slice(1, -1)
    .map((answer) => answer.trimEnd());

const compiles = (code: string): boolean => {
  try {
    return !!new Script(code);
  } catch {
    return false;
  }
};

/** For each line, how many statements end before it: one that does not compile yet goes on in the next line. */
const countsOf = (lines: string[]): number[] => {
  let [open, count] = ["", 0];
  return lines.map((line) => {
    open += line + "\n";
    const before = count;
    if (compiles(open)) [open, count] = ["", count + 1];
    return before;
  });
};

/**
 * The essay as it is for a text, that of quine.ts: each comment in a block "js" is the answer to the line above, "a
 * text of … characters" says how long the text is, the block with "<body" is the tag. Throws an Error if it lacks one
 * of the last two, or a line fails.
 */
export const poured = (essay: string, text: string): string => {
  if (!LENGTH.test(essay) || !QUOTED.test(essay)) throw Error("ANALYSIS.md lacks the text's length or the tag");
  const lines = (essay.match(BLOCK) ?? []).flatMap((block) => block.split("\n"));
  const answers = answersTo(lines);
  const counts = countsOf(lines);
  const failed = answers.findIndex((answer) => answer.startsWith("Uncaught"));
  if (failed >= 0) throw Error(`ANALYSIS.md has a line that fails: ${lines[counts.indexOf(failed)]}`);
  const told = lines.map((line, i) => (line.startsWith("// ") ? `// ${answers[counts[i] - 1]}` : line));
  return essay
    .replace(LENGTH, text.length.toLocaleString("en"))
    .replace(QUOTED, tagOf(EMPTY_BOARD).trim())
    .replace(BLOCK, (block) => told.splice(0, block.split("\n").length).join("\n"));
};
