// The program that the quine holds: it reads a board, from its own picture or from its command line, and prints itself
// as every solution. It ends with 0 when all is done, or its reader has gone; with 1 if it cannot write or resume;
// with 2 if a word is wrong. In a web page it becomes the next solution, around the pinned pieces, and a hand may move
// them.

import { image, MOVEMENTS, SPACE, symmetries } from "./board.ts";
import { b, DONE, end, event, exit, FAILED, STDERR, STDOUT, write, WRONG } from "./host.ts";
import { ALL, asked, KEEP, QUIET, RESUME, VERBOSE, WORDS, words } from "./words.ts";
import "./hand.ts";
import { shown, typed } from "./self.ts";
import { after, isReset, pinned, shift } from "./knead.ts";
import { copy } from "./flight.ts";
import { EMPTY_BOARD } from "./picture.ts";
import { PACE, prepare, turnOf, type Visit } from "./search.ts";

declare const p: { link: string };
declare let link: string;

if (typed && shown != typed) {
  const status = words == "--help" ? DONE : WRONG;
  write("Usage:\n" + WORDS, status ? STDERR : STDOUT);
  exit(status);
}

// In a page, the pinned pieces are part of the outline. A piece that was moved is one of them.
const outline = (!isReset && after(pinned)) || EMPTY_BOARD;
const board = asked(KEEP) ? shown : outline;
const turn = turnOf(board);
const turned = image(board, MOVEMENTS[turn]);
const group = symmetries(turned, asked(ALL) ? [0] : MOVEMENTS);
const resuming = !shift && !isReset && asked(RESUME);
const start = Date.now();
/**
 * How many moves the search has made: a move comes to a board that has room left and no small hole. With --resume it is
 * below zero until the search has come to the shown board, unless that is empty. Without a board it stays below zero.
 */
let moves = (resuming ? shown != outline : !board) ? -1e9 : 0;
let found = 0;
const report = (): string => [found, "found,", moves, "moves,", Date.now() - start, "ms"].join(SPACE);
/** How many solutions to print: the first number among the words, or undefined. */
const limit = asked(/\d+/);
/** Every thousand moves, and after each one below zero. */
const isDue = () => ++moves % PACE < 1;
/** The held piece flies back, and all is as it was at the press. */
const stay = (): void => {
  copy(shown, p.link, 300);
  exit();
};
const visit: Visit = (boardAt, depth, left) => {
  // Until the search has come to the shown board, or to an image of it, it goes only where that lies ahead.
  if (moves < 0)
    return group.some((movement) => {
      const here = image(image(boardAt(depth), movement), turn);
      if (here == shown && movement * left < 1) moves = 0;
      return shown.match(here.replace(/x/g, "."));
    });
  if (left ? asked(VERBOSE) : ++found) {
    if (left) write(report(), STDERR);
    if (!asked(QUIET)) copy(image(boardAt(depth), turn), outline, 900);
  }
  return found != limit || end(report(), DONE);
};
const search = prepare(turned, group, turned, new Map(), isDue, visit);

// A touch that the browser takes over moves nothing.
if (event?.type == "pointercancel") stay();
// Where the held piece lies on no other, these stay. Else they make room, if they can.
const whole = after(shown);
if (shift && WORDS.test(whole)) {
  copy(whole, outline, 300);
  exit();
}
if (WORDS.test(outline)) search();
if (moves < 0) end("cannot" + SPACE + "resume", FAILED);
// After the last solution, --resume with a number goes on with the first.
if (resuming && limit) search();
// The last hand wins: where nothing fits beside the pinned pieces, the same move is made with none pinned.
if (shift && pinned) exit(b.oncut((link = "")));
// No solution has the held piece there: it flies back.
if (b) stay();
write(report(), STDERR);
