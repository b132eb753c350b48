// ANALYSIS.md shows a function of the twin and what the text has of it, says how long the text is, and quotes the tag.

import { transformSync } from "esbuild";
import { EMPTY_BOARD, tagOf } from "../twin/picture.ts";

const likeness = (code: string): RegExp => {
  const met = new Set<string>();
  const pattern = code
    .replace(/[\\^$*+?.()|[\]{}]/g, "\\$&")
    // A name after a dot is a property, and stays.
    .replace(/(?<![.\w])[a-z_]\w*/gi, (name) => {
      if (met.has(name)) return `\\k<${name}>`;
      met.add(name);
      return `(?<${name}>\\w+)`;
    });
  return RegExp(pattern);
};

const FUNCTION = /(```ts\n(export const [^]*?)```[^]*?```text\n).*/;
const QUOTED = /(?<=```text\n)\/\/<[^`]*(?=\n```)/;
const LENGTH = /(?<=evaluates )[\d,]+(?= characters)/;

/**
 * The essay as it is for a text: the line in its block "text" is what the text has of the function in the block "ts"
 * before it, "evaluates … characters" says how long the text is, and the block that begins with "//<" is the tag.
 * Throws an Error if there are no such blocks or words, or no such function in the text.
 */
export const poured = (essay: string, text: string): string => {
  const [, , source] = essay.match(FUNCTION) ?? [];
  if (!source || !LENGTH.test(essay) || !QUOTED.test(essay))
    throw Error("ANALYSIS.md lacks the function that it quotes, the text's length, or the tag");
  const [, code] = transformSync(source, { loader: "ts", minifyWhitespace: true }).code.match(/const (.*);/)!;
  const [packed] = text.match(likeness(code)) ?? [];
  if (!packed) throw Error("ANALYSIS.md quotes a function that the packed program does not have: " + code);
  return essay
    .replace(FUNCTION, (_, before) => before + packed)
    .replace(LENGTH, text.length.toLocaleString("en"))
    .replace(QUOTED, tagOf(EMPTY_BOARD).trim());
};
