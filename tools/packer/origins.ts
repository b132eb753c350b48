// Packing keeps a source map through all its steps. So each character of the packed code has its line of the twin.

import { SourceMap } from "node:module";

/** Code, with a source map as JSON. */
export type Mapped = { code: string; map: string };

/**
 * Cuts code that is one line into parts, each with its source: the path of a file from the repository, a colon and a
 * line. What a step has added has the source of what is before it, or "" at the beginning.
 */
export const origins = ({ code, map }: Mapped): { source: string; code: string }[] => {
  const mapping = new SourceMap(JSON.parse(map));
  const parts = [{ source: "", code: "" }];
  for (const [column, character] of code.split("").entries()) {
    const entry = mapping.findEntry(0, column);
    const source = "originalSource" in entry ? `${entry.originalSource}:${entry.originalLine + 1}` : "";
    if (source !== parts.at(-1)!.source) parts.push({ source, code: "" });
    parts.at(-1)!.code += character;
  }
  return parts;
};
