// The text of the program. It always comes from quine.ts, so that no version of a minifier decides what is genuine.

import { textOf } from "./copies.ts";

/** The text of the program, in a bundle that has no quine.ts beside it. */
declare const TEXT: string | undefined;

/** The text of quine.ts. Throws an Error if the file is missing or broken. */
export const quineText = (): string => {
  if (typeof TEXT === "string") return TEXT;
  const { readFileSync } = process.getBuiltinModule("fs");
  return textOf(readFileSync(new URL("../../quine.ts", import.meta.url), "utf8"));
};
