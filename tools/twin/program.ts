// The program that the quine holds: it reads a board, from its own picture or from its command line, and prints itself
// as every solution. It ends with 0 when all is done, or its reader has gone; with 1 if it cannot write or resume;
// with 2 if a word is wrong. In a web page it becomes the next solution, around the pinned pieces.

import { image, MOVEMENTS, SPACE, spaced, symmetries } from "./board.ts";
import { PACE, prepare, turnOf, type Visit } from "./search.ts";
import { CODES, cssOf, drawing, NAME, outlineOf, read, seenOf } from "./picture.ts";

/** What the head hands over: the picture, just as it is between the backticks. */
declare const q: string;

/** The text of the program, with which pictures are drawn: it ends at the first #. */
const text = q.replace(/\s|#.*/gs, "");

/**
 * Matches the words of a valid command line, joined by single spaces: options, as --solutions=3 or --solutions 3, and
 * perhaps a board of sixty cells, in any order. A slash is for the // of a label. The help shows it. (\B wants a space
 * before an option. With gaps of more than 99 characters, regexes of the search could be too large for V8.)
 */
const WORDS =
  /^(\s|\B--(all|color|verbose|quiet|keep|resume|solutions[\s=][1-9]\d*)|([./\s]{0,99}[A-Zx]){60}[.\s]*(?=-|$))*$/;
// WORDS lets no other words through, and each of these letters is in one option only. Boards have capitals and x.
const ALL = "a";
const COLOUR = "c";
const VERBOSE = "v";
const QUIET = "q";
const KEEP = "k";
const RESUME = "m";

/** What `print` does: the program ends with the first three, its exit status, and goes on after a note or a copy. */
const DONE = 0;
const FAILED = 1;
const WRONG = 2;
const NOTE = 3;
const COPY = 4;

// A page has no process. In one that is a copy, b is its body: the tag says so. A press is an event.
const { process, b, event } = globalThis as any;
const fs = process?.getBuiltinModule("fs");
// In a page, the words are just what `asked` looks for in --resume --solutions 1.
const words: string = process ? process.argv.slice(2).join(SPACE).replace(/\s+/g, SPACE) : RESUME + 1;
/** The first place in the words that matches, in an array, if any. (As a text or a number it is what matched.) */
const asked = (option: string | RegExp): any => words.match(option);

/** In a page that is a copy, the program runs in the scope of its body. `link` has the letters of the pinned pieces. */
declare let innerHTML: string, link: string, bgColor: string | number;
declare const elementFromPoint: (x: number, y: number) => { id: string };

let pins = b?.link;

/** Shows a copy in the page, by a dissolve where there is one: what two boards share stands still. Returns nothing. */
const show = (html: string, change = () => link == pins && (innerHTML = html)): void => {
  // A piece may be pinned while the dissolve begins. The promise is rejected where the page is hidden.
  if (
    event ||
    matchMedia("(prefers-reduced-motion)").matches ||
    !(b.fade = document.startViewTransition?.(change))?.ready.catch(Object)
  )
    change();
};

/** Writes a message and a line end: a copy to stdout or into the page, anything else to stderr or the console. */
const print = (message: string, status?: any, rest: any = message + "\n"): any => {
  // No text has a character beyond ASCII, so bytes are characters. The console returns nothing, and then nothing is
  // left. (In a page, process.exit throws an error: it stops the search, and the tag catches it.)
  while (rest)
    try {
      rest = fs
        ? rest.slice(fs.writeSync(status < COPY ? 2 : 1, rest))
        : (status < COPY || !b ? console.log : show)(rest);
    } catch (error: any) {
      // EAGAIN: the reader is slow. EPIPE, on Windows EOF: it has gone. What stderr cannot take is dropped.
      if (!/AG/.test(error)) rest = status < COPY ? 0 : /PIPE|EOF/i.test(error) ? process.exit() : print(error, FAILED);
    }
  if (status < NOTE) process.exit(status);
};

// In a page, coloured output is still a program, because tags add no text, and each run knows its piece. A pinned piece
// is hollow. In a terminal it is only for looking at.
const draw = drawing(text, (ink, cell) =>
  fs
    ? "\x1b[30;48;5;" + CODES[cell] + "m" + ink + "\x1b[m"
    : "<a/id=" +
      cell +
      "\nstyle=display:inline-block;color:" +
      (pins.match(cell) ? "" : "black;background:") +
      cssOf(cell) +
      ">" +
      ink +
      "</a>",
);
/** The board on the command line, if any, in an array. If a word is wrong it is "A", which cannot be a board. */
const typed = asked(WORDS) ? asked(/[.A-Zx].*[.A-Zx]/) : process && "A";
// A text is a board if its drawing reads back as that text.
const shown = read(typed ? seenOf(draw(typed[0])) : q, draw);
// In a page, the pinned pieces are part of the outline.
const outline = outlineOf(shown, pins);
const board = asked(KEEP) ? shown : outline;
const turn = turnOf(board);
const turned = image(board, MOVEMENTS[turn]);
const group = symmetries(turned, asked(ALL) ? [0] : MOVEMENTS);
const start = Date.now();
const resuming = asked(RESUME);
/**
 * How many moves the search has made: a move comes to a board that has room left and no small hole. It is below zero
 * with --resume, until the search has come to the shown board, unless that is empty; and without a board.
 */
let moves = (resuming ? shown != outline : !board) ? -1e9 : 0;
let found = 0;
const report = (status: number) =>
  print([found, "found,", moves, "moves,", Date.now() - start, "ms"].join(SPACE), status);
/** How many solutions to print: the first number among the words, or undefined. */
const limit = asked(/\d+/);
/** Every 30,000 moves, and after each one below zero. */
const isDue = () => ++moves % PACE < 1;
const visit: Visit = (boardAt, depth, left) => {
  // Until the search has come to the shown board, or to an image of it, it goes only where that lies ahead.
  if (moves < 0)
    return group.some((movement) => {
      const here = image(image(boardAt(depth), movement), turn);
      if (here == shown && movement * left < 1) moves = 0;
      return shown.match(here.replace(/x/g, "."));
    });
  if (left ? asked(VERBOSE) : ++found) {
    if (left) report(NOTE);
    if (!asked(QUIET)) {
      const next = image(boardAt(depth), turn);
      if (b) bgColor = next == shown ? "navy" : 0;
      print(draw(next, b || asked(COLOUR)));
    }
  }
  return found != limit || report(DONE);
};
const search = prepare(turned, group, isDue, visit, turned, new Map());
if (event && shown) {
  // During a dissolve, no place has an element.
  b.fade?.skipTransition();
  const { id } = elementFromPoint(event.x, event.y);
  link = pins = id == "x" ? pins : id && id < "a" ? (pins.match(id) ? pins.replace(id, "") : pins + id) : "";
  print(draw(shown, b));
  process.exit();
}
if (typed && shown != typed) print(spaced(NAME + ".-Usage:-") + WORDS, asked("--h") ? DONE : WRONG);
search();
if (moves < 0) print("cannot" + SPACE + "resume", FAILED);
// After the last solution, --resume with a number goes on with the first.
if (resuming && limit) search();
report(NOTE);
