// How the commands find the board that a user means.

import { existsSync } from "node:fs";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { distance } from "fastest-levenshtein";
import { boardNamed, BOARDS } from "../solver/named.ts";
import { LETTERS, LONGEST } from "../solver/parse.ts";
import { readText } from "./files.ts";

/** The name that a user may have meant. Short words get no guess: with another letter 8x8 is just another board. */
const nearest = (word: string): string | undefined =>
  BOARDS.map(({ name }) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => word.length > 3 && far <= Math.min(2, word.length / 3))
    .sort((a, b) => a.far - b.far)[0]?.name;

/**
 * The board with this name, or in this file, or on standard input for "-", and the pieces to use unless the user says which.
 * Throws if there is none. `list` is the command or option that shows all names.
 */
export const find = async (name: string, list = "--list"): Promise<{ outline: string; pieces: string }> => {
  const named = boardNamed(name);
  if (named) return named;
  if (name === "-" || existsSync(name) || /[./\\]/.test(name))
    return { outline: await readText(name, LONGEST), pieces: LETTERS };
  const near = nearest(name);
  throw new InvalidArgumentError(
    `no board or file is called ${JSON.stringify(name)}${near ? `; did you mean ${near}?` : ""} (${list} shows all boards)`,
  );
};
