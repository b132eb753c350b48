// The text of the program as it stands in a copy. Every command takes it from quine.ts, so that what is genuine does not
// depend on the version of a minifier.

/** The text of the program, in a bundle that has no quine.ts beside it. */
declare const TEXT: string | undefined;

/** The text of the program in a copy, without whitespace and echo. Throws an Error if there is none. */
export const textOf = (program: string): string => {
  // The frame may be broken between tokens, as formatters do. The picture goes on to the # that ends the text.
  const [, picture] = program.match(/\(\s*String\s*\.\s*raw\s*`([^`#]*)#/) ?? [];
  const text = picture?.replace(/\s/g, "");
  if (!text) throw Error("there is no program in this text");
  return text;
};

/** The text of quine.ts. Throws an Error if the file is missing or broken. */
export const quineText = (): string => {
  if (typeof TEXT === "string") return TEXT;
  const { readFileSync } = process.getBuiltinModule("fs");
  return textOf(readFileSync(new URL("../../quine.ts", import.meta.url), "utf8"));
};
