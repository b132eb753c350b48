// Lines of a text that comes in parts.

export type Parts = AsyncIterable<string> | Iterable<string>;

/** The lines of a text, each with its end: LF, CR LF or CR. One that is longer than `most` comes in several parts. */
export async function* linesIn(parts: Parts, most: number): AsyncGenerator<string, void> {
  let rest = "";
  for await (const part of parts) {
    // A carriage return at the end may be half of a line end.
    const lines = (rest + part).split(/(?<=\n|\r(?!\n|$))/);
    const last = lines.at(-1)!;
    rest = last.endsWith("\n") || (last.length > most && !last.endsWith("\r")) ? "" : lines.pop()!;
    yield* lines;
  }
  if (rest) yield rest;
}
