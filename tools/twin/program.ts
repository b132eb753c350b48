// The program that the quine holds: it reads its own picture and prints itself as every solution.

import { MOVEMENTS, symmetries } from "./board.ts";
import { copy, read } from "./picture.ts";
import { series } from "./search.ts";

/** What the frame hands over: the picture, just as it stands between the backticks, and the text it is drawn with. */
declare const q: string;
declare const t: string;

/** All words of a valid command line, joined by commas. It is also the help. */
const OPTIONS = /^(,?--(all|verbose|quiet|keep|resume|solutions\W[1-9]\d*))*$/;

const process = globalThis.process;
const fs = process?.getBuiltinModule("fs");
const words = [process?.argv.slice(2)] + "";
// OPTIONS lets no word through that has the name of another option in it.
const wants = (option: string) => words.includes(option);
/** Says something on stderr, and ends the program if there is a status. */
const say = (message: string, status?: number) => {
  console.error(message);
  if (status! + 1) process.exit(status);
};
if (!OPTIONS.test(words)) say(words + "? try " + OPTIONS, wants("help") ? 0 : 2);

const text = t;
const shown = read(q, text);
const board = wants("keep") ? shown : shown.replace(/\w/g, "x");
const movements = wants("all") ? [0] : MOVEMENTS;
const start: any = new Date();
let found = 0;
/** The board to come to before anything is printed. */
let from: string | false = wants("resume") && shown != board && shown;
/** With all twelve pieces no solution is its own image, so each has as many images as the board has symmetries. */
const report = (moves: number, status?: number) =>
  say(
    found +
      " solutions, " +
      found * symmetries(board, movements).length +
      " in all, " +
      moves +
      " moves, " +
      ((new Date() as any) - start) / 1e3 +
      " s",
    status,
  );
const moves = series(board)[1](movements, (visited, left, moves) => {
  // The board to come to is neither counted nor printed.
  if (from ? ((from = visited() != from && from), 0) : !left || wants("verbose")) {
    if (left) report(moves);
    else found++;
    for (let rest: string | false | void = !wants("quiet") && copy(visited(), text); rest;)
      try {
        // Without Node's fs this is a page, and the console prints the whole copy.
        rest = fs ? rest.slice(fs.writeSync(1, rest)) : console.log(rest);
      } catch (error: any) {
        // Up to EAGAIN: write again. From EPIPE on nobody reads any more. What lies between (EBADF, EIO, ENOSPC) is an error.
        if (error.code > "EB") error.code > "EP" ? process.exit() : say(error.message, 1);
      }
    // The last number counts. None is null, which equals no number.
    if (found == (words.match(/\d+(?!.*\d)/) as unknown)) report(moves, 0);
  }
});
if (from) say("not in the series", 1);
report(moves);
