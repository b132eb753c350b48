// The program that the quine holds: it reads a board, from its own picture or from its command line, and prints itself as every
// solution. It ends with 0 when all is done, or its reader has gone; with 1 if it cannot write or resume; with 2 if a word of
// the command line is wrong.

import { image, MOVEMENTS, symmetries } from "./board.ts";
import { outlineOf, drawing, read, seenOf } from "./picture.ts";
import { prepare, turnOf, type Visit } from "./search.ts";

/** What the head hands over: the picture, just as it is between the backticks. */
declare const q: string;

/** The text of the program, with which pictures are drawn: it ends at the #. */
const text = q.replace(/\s|#[^]*/g, "");

/**
 * Matches the words of a valid command line, joined by spaces: options, as --solutions=3 or --solutions 3, and perhaps a board of
 * sixty cells, in any order. It is also the help. (\B wants a space before an option. Between two cells there are at most 99 dots
 * and spaces: with wider gaps the regexes of the search could become too large for V8.)
 */
const WORDS =
  /^(\s*\B--(all|verbose|quiet|keep|resume|solutions[\s=][1-9]\d*)|([.\s]{0,99}[A-Zx]){60}[.\s]*(?=-|$))*\s*$/;
// WORDS lets no other words through, and each of these letters is in one option only. Boards have capitals and x.
const ALL = "a";
const VERBOSE = "v";
const QUIET = "q";
const KEEP = "k";
const RESUME = "m";

// In a page there is no such name, and to use it would be an error.
const process = globalThis.process;
const fs = process?.getBuiltinModule("fs");
const words: string = process?.argv.slice(2).join(" ") || "";
/** The first place in the words that matches, if there is one. */
const given = (option: string | RegExp) => words.match(option)?.[0];

/**
 * Writes a text and a line end. `status` 4 writes a copy to stdout; 3 writes a message to stderr; 0 to 2 do, too, and end the
 * program with that status. In a page there is no process, and the console gets it all.
 */
const print = (text: string, status = 4): void => {
  // No text has a character beyond ASCII, so bytes are characters. The console returns nothing, and then nothing is left.
  let rest: string | void = text + "\n";
  while (rest)
    try {
      rest = fs ? rest.slice(fs.writeSync(status < 4 ? 2 : 1, rest)) : console.log(rest);
    } catch ({ code, message }: any) {
      // Codes are compared as text. Up to EAGAIN: write again. From EOF (Windows) or EPIPE on the reader has gone. What lies
      // between (EBADF, EIO, ENOSPC) is an error. Where stderr cannot be written, the programs still can.
      if (code > "EB") rest = status < 4 ? "" : code > "EO" ? process.exit() : print(message, 1);
    }
  if (status < 3) process.exit(status);
};

const draw = drawing(text);
/**
 * The board on the command line, if there is one. If a word is wrong it is "A", which is no board, so the program ends two lines
 * below: with 0 if it was asked for help, otherwise with 2.
 */
const typed = WORDS.test(words) ? given(/[.A-Zx][^]*[.A-Zx]/) : "A";
// A text is a board if its drawing reads back as that text.
const shown = read(typed ? seenOf(draw(typed)) : q, draw);
if (typed && shown != typed) print("try " + WORDS, words == "--help" ? 0 : 2);
const outline = outlineOf(shown);
const board = given(KEEP) ? shown : outline;
const turn = turnOf(board);
const turned = image(board, MOVEMENTS[turn]);
const group = symmetries(turned, given(ALL) ? [0] : MOVEMENTS);
const start = Date.now();
const resuming = given(RESUME);
/**
 * Whether visits count. With --resume they do after the board that is shown was visited, or from the start if that is empty.
 * Without it they always do, unless there is no board: --keep of a lost picture.
 */
let resumed = resuming ? shown == outline : board > "";
let found = 0;
/**
 * No solution with all twelve pieces is its own image (F has no symmetry), so it has as many different images as the board has
 * symmetries.
 */
const report = (moves: number, status = 3) =>
  print(
    [found, "found,", found * group.length, "in", "all,", moves, "moves,", Date.now() - start, "ms"].join(" "),
    status,
  );
/** How many solutions to print: the first number among the words, or undefined. (`any`: numbers are compared with a text.) */
const limit: any = given(/\d+/);
const visit: Visit = (boardAt, depth, left, moves) => {
  if (resumed && (left ? given(VERBOSE) : ++found)) {
    if (left) report(moves);
    if (!given(QUIET)) print(draw(image(boardAt(depth), turn)));
    if (found == limit) report(moves, 0);
  }
  // The board may be any image of the one visited. Counting starts with the next visit.
  resumed ||= group.some((movement) => image(image(boardAt(depth), movement), turn) == shown);
};
const search = prepare(turned, group, visit);
const moves = search();
if (!resumed) print("cannot resume", 1);
// After the last solution, --resume with a number goes on with the first.
report(resuming && limit > found ? search() : moves);
