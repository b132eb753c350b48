// Packing keeps a source map through all its steps. So each character of the packed code has a line of the twin it comes from.

import { SourceMap } from "node:module";
import { basename } from "node:path/posix";

/** Code, with a source map as JSON. */
export type Mapped = { code: string; map: string };

/** A place in the twin: the path of a file from the repository, and a line of it (1 is the first). */
export type Place = { file: string; line: number };

/** Says where a line (1 is the first) and column (0 is the first) of mapped code come from; undefined if from nowhere. */
export const placing = ({ map }: Mapped): ((line: number, column: number) => Place | undefined) => {
  const source = new SourceMap(JSON.parse(map));
  return (line, column) => {
    const entry = source.findEntry(line - 1, column);
    return "originalSource" in entry && entry.originalSource
      ? { file: entry.originalSource, line: entry.originalLine + 1 }
      : undefined;
  };
};

/** A part of the packed code, and the place it comes from. What a step has added at the beginning has no place. */
export type Origin = { place: Place | undefined; code: string };

/** Cuts code that is one line into parts, each with its place. What a step has added has the place of what is before it. */
export const origins = (mapped: Mapped): Origin[] => {
  const placeOf = placing(mapped);
  const parts: Origin[] = [];
  mapped.code.split("").forEach((character, column) => {
    const place = placeOf(1, column);
    const last = parts.at(-1);
    if (last && last.place?.file === place?.file && last.place?.line === place?.line) last.code += character;
    else parts.push({ place, code: character });
  });
  return parts;
};

/** How many characters of the code come from each file, by its name, the most first. */
export const shares = (mapped: Mapped): [file: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const { place, code } of origins(mapped))
    if (place) {
      const name = basename(place.file);
      counts.set(name, (counts.get(name) ?? 0) + code.length);
    }
  return [...counts].sort(([, a], [, b]) => b - a);
};
