// The text of the program as it stands in a copy. Every command takes it from quine.ts, so that what is genuine does not
// depend on the version of a minifier.

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The text of the program in a copy, without whitespace and echo. Throws an Error if there is none. */
export const textOf = (program: string): string => {
  // The frame may be broken between tokens, as formatters do. The picture goes on to the # that ends the text.
  const [, picture] = program.match(/\(\s*String\s*\.\s*raw\s*`([^`#]*)#/) ?? [];
  const text = picture?.replace(/\s/g, "");
  if (!text) throw Error("there is no program in this text");
  return text;
};

/** The text of quine.ts. Throws an Error if the file is missing or broken. */
export const quineText = (): string => textOf(readFileSync(join(import.meta.dirname, "../../quine.ts"), "utf8"));
