// Packing keeps a source map through all its steps. So each character of the packed code has a line of the twin it comes from.

import { SourceMap } from "node:module";

/** Code, with a source map as JSON. */
export type Mapped = { code: string; map: string };

/**
 * Says where a line (1 is the first) and column (0 is the first) of mapped code come from: the path of a file from the repository,
 * a colon and a line; "" if from nowhere.
 */
export const sourceIn = ({ map }: Mapped): ((line: number, column: number) => string) => {
  const mapping = new SourceMap(JSON.parse(map));
  return (line, column) => {
    const entry = mapping.findEntry(line - 1, column);
    return "originalSource" in entry && entry.originalSource ? `${entry.originalSource}:${entry.originalLine + 1}` : "";
  };
};

/**
 * Cuts code that is one line into parts, each with its source. What a step has added has the source of what is before it, or none
 * at the beginning.
 */
export const origins = (mapped: Mapped): { source: string; code: string }[] => {
  const sourceAt = sourceIn(mapped);
  const parts = [{ source: "", code: "" }];
  for (const [column, character] of mapped.code.split("").entries()) {
    const source = sourceAt(1, column);
    if (source !== parts.at(-1)!.source) parts.push({ source, code: "" });
    parts.at(-1)!.code += character;
  }
  return parts;
};
