// The program that the quine holds: it reads its own picture and prints itself as every solution. It ends with 0 when all is
// done, or nobody reads any more; with 1 if it cannot write or resume; with 2 if an option is wrong.

import { image, MOVEMENTS, symmetries } from "./board.ts";
import { copy, read } from "./picture.ts";
import { prepare, type Visit } from "./search.ts";

/** What the frame hands over: the picture, just as it stands between the backticks, and the text it is drawn with. */
declare const q: string;
declare const t: string;

/** Matches the words of a valid command line, joined by commas, as --solutions=3 or --solutions 3. It is also the help. (\B wants commas.) */
const OPTIONS = /^(,?\B--(all|verbose|quiet|keep|resume|solutions\W[1-9]\d*))*$/;

const process = globalThis.process;
const fs = process?.getBuiltinModule("fs");
const words = [process?.argv.slice(2)] + "";
// OPTIONS lets no word through that has the name of another option in it.
const wants = (option: string | RegExp) => words.match(option);
/** Says something on stderr, and ends the program if there is a status (undefined + 1 is no number). In a page there is none. */
const say = (message: string, status?: number) => {
  console.error(message);
  if (status! + 1) process.exit(status);
};
/** Where an option is wrong, the program ends here: with 2, or with 0 if it was asked for help. */
const text: any = OPTIONS.test(words) ? t : say(words + "? try " + OPTIONS, 2 * (!wants("help") as any));
const shown = read(q, text);
const blank = shown.replace(/\w/g, "x");
const board = wants("keep") ? shown : blank;
const movements = wants("all") ? [0] : MOVEMENTS;
const group = symmetries(board, movements);
const start: any = new Date();
let found = 0;
const resuming: any = wants("resume");
/** Whether the search has come to the picture that it resumes, before which nothing counts. A blank one comes before all. */
let resumed = !resuming || shown == blank;
/** No solution with all twelve pieces is its own image (F has no symmetry), so each has as many as the board has symmetries. */
const report = (moves: number, status?: number) =>
  say(
    found +
      " found, " +
      found * group.length +
      " in all, " +
      moves +
      " moves, " +
      ((new Date() as any) - start) +
      " ms",
    status,
  );
/** The first number counts: how many solutions to print. If there is none, the match is null, which equals no number. */
const limit: any = wants(/\d+/);
const visit: Visit = (visited, left, moves) => {
  if (resumed && (left ? wants("verbose") : ++found)) {
    if (left) report(moves);
    // The text has no character beyond ASCII, so bytes are characters.
    for (let rest: any = !wants("quiet") && copy(visited(), text); rest;)
      try {
        // Without Node's fs this is a page, and the console prints the whole copy.
        rest = fs ? rest.slice(fs.writeSync(1, rest)) : console.log(rest);
      } catch ({ code, message }: any) {
        // Codes are compared as text. Up to EAGAIN: write again. From EOF (Windows) or EPIPE on nobody reads any more. What
        // lies between (EBADF, EIO, ENOSPC) is an error.
        if (code > "EO") process.exit();
        else if (code > "EB") say(message, 1);
      }
    if (found == limit) report(moves, 0);
  }
  // The picture may be another image of what is visited. What follows comes after it.
  resumed ||= group.some((movement) => image(visited(), movement) == shown);
};
const search = prepare(board, movements, visit);
const moves = search();
if (!resumed) say("cannot resume", 1);
// Whoever resumes and wants more solutions than are left has come round: behind the last comes the first.
report(resuming && limit > found ? search() : moves);
