// Packing keeps a source map through all its steps. So each character of the packed code has a line of the twin it comes from.

import { SourceMap } from "node:module";

/** Code, with a source map as JSON. */
export type Mapped = { code: string; map: string };

/** A place in the twin: the path of a file from the repository, and a line of it (1 is the first). */
export type Source = { file: string; line: number };

/** Says where a line (1 is the first) and column (0 is the first) of mapped code come from; undefined if from nowhere. */
export const sourceIn = ({ map }: Mapped): ((line: number, column: number) => Source | undefined) => {
  const mapping = new SourceMap(JSON.parse(map));
  return (line, column) => {
    const entry = mapping.findEntry(line - 1, column);
    return "originalSource" in entry && entry.originalSource
      ? { file: entry.originalSource, line: entry.originalLine + 1 }
      : undefined;
  };
};

/** A part of the packed code, and where it comes from. What a step has added at the beginning comes from nowhere. */
type Origin = { source: Source | undefined; code: string };

/** Cuts code that is one line into parts, each with its source. What a step has added has the source of what is before it. */
export const origins = (mapped: Mapped): Origin[] => {
  const sourceAt = sourceIn(mapped);
  const parts: Origin[] = [];
  mapped.code.split("").forEach((character, column) => {
    const source = sourceAt(1, column);
    const last = parts.at(-1);
    if (last && last.source?.file === source?.file && last.source?.line === source?.line) last.code += character;
    else parts.push({ source, code: character });
  });
  return parts;
};
