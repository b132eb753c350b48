// How the commands find the board that a user means.

import { existsSync } from "node:fs";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { closestMatch } from "leven";
import { BOARDS, boardNamed } from "../solver/named.ts";
import { LETTERS } from "../solver/cells.ts";
import { MOST_CHARACTERS } from "../solver/parse.ts";
import { type Io, readText } from "./io.ts";
import { called } from "./run.ts";

/** What a command says of its argument [board]. */
export const BOARD = `a name from ${called("solve")} --list, a file (./6x10 if it has a board's name), or - for standard input`;

/** The board with this name, in this file or on standard input, and its pieces. Throws an InvalidArgumentError if there is none. */
export const findBoard = async (io: Io, name: string): Promise<{ outline: string; pieces: string }> => {
  const named = boardNamed(name);
  if (named) return named;
  // Text with a line end is never a name.
  if (name === "-" || existsSync(name) || /[./\\]/.test(name))
    return { outline: (await readText(io, name, MOST_CHARACTERS)) + "\n", pieces: LETTERS };
  const names = BOARDS.map((board) => board.name);
  const meant = closestMatch(name.toLowerCase(), names, { maxDistance: Math.floor(name.length / 3) });
  const help = meant ? `did you mean ${meant}?` : `${called("solve")} --list shows all boards`;
  throw new InvalidArgumentError(`no board or file is called ${JSON.stringify(name)} (${help})`);
};
