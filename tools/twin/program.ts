// The program that the quine holds: it reads its own picture, takes its orders, and prints itself as every solution.

import { MOVEMENTS, symmetries } from "./board.ts";
import { copy, read } from "./picture.ts";
import { series } from "./search.ts";

const HELP = `Prints itself as every solution of its board.
--all: rotated and reflected, too
--verbose: partial boards, too
--quiet: summary only
--solutions N: only N
--resume: goes on from here
--keep: keeps its pieces`;

/** Runs a copy of the program. `picture` is its picture, just as it stands between the backticks. */
export const main = (picture: string): void => {
  const process = globalThis.process;
  const fs = process?.getBuiltinModule("fs");
  const words = process?.argv.slice(2).join("\n") ?? "";
  const wants = (option: string) => words.includes(option);
  const end = (message: unknown, status: number) => {
    console.error(message);
    process.exit(status);
  };
  const wrong = words.replace(/^--(all|verbose|quiet|solutions\n[1-9]\d*|resume|keep|help)$/gm, "").match(/.+/);
  if (wrong) end("bad option " + wrong + ", try --help", 2);
  if (wants("help")) end(HELP, 0);

  const text = picture.replace(/\s/g, "").match(/.*?\/{2}/)![0];
  const shown = read(picture, text);
  const board = wants("keep") ? shown : shown.replace(/[A-Z]/g, "x");
  const movements = wants("all") ? [0] : MOVEMENTS;
  const tally = { moves: 0, boards: new Map() };
  const start = Date.now();
  let found = 0;
  const seconds = () => (Date.now() - start) / 1e3;
  try {
    for (const next of series(board, movements, wants("resume") ? shown : "", tally)) {
      const partial = /x/.test(next);
      if (!partial) found++;
      else if (!wants("verbose")) continue;
      else
        console.error(
          tally.moves + " moves, " + ((tally.moves / seconds()) | 0) + " a second, " + found + " solutions",
        );
      if (!wants("quiet")) {
        let rest: string | void = copy(next, text);
        while (rest)
          try {
            rest = fs ? rest.slice(fs.writeSync(1, rest)) : console.log(rest);
          } catch (error: any) {
            if (error.code !== "EAGAIN") throw error;
          }
      }
      if (found == (words.match(/\d+/) as unknown)) break;
    }
    console.error(
      found +
        " solution" +
        (found === 1 ? "" : "s") +
        " (" +
        found * symmetries(board, movements).length +
        " with rotations and reflections), " +
        tally.moves +
        " moves, " +
        seconds().toFixed(2) +
        " s",
    );
  } catch (error: any) {
    if (error.code !== "EPIPE") end(error.message, 1);
  }
};
