// The program that the quine holds: it reads a board, from its own picture or from its command line, and prints itself
// as every solution. It ends with 0 when all is done, or its reader has gone; with 1 if it cannot write or resume;
// with 2 if a word is wrong. In a web page it becomes the next solution, around the pinned pieces, and a hand may move
// them.

import { image, MOVEMENTS, pitchOf, SPACE, spaced, symmetries } from "./board.ts";
import { PACE, prepare, turnOf, type Visit } from "./search.ts";
import { codeOf, cssOf, drawing, EMPTY_BOARD, HEIGHT, read, seenOf } from "./picture.ts";

/** What the head hands over: the picture, just as it is between the backticks. */
declare const q: string;

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

/** What a message is, for `print`: the program ends with the first three, and goes on after a note. Copies are none. */
const FAILED = 1;
const WRONG = 2;
const DONE = 3;
const NOTE = 4;

// A page has no process. In one that is a copy, b is its body: the tag says so.
const { process, b, event } = globalThis as any;
// In a page, the words are just what `asked` looks for in --resume --solutions 1.
const words: string = process?.argv.slice(2).join(SPACE).replace(/\s+/g, SPACE) ?? RESUME + 1;
/** The first place in the words that matches, in an array, if any. (As a text or a number it is what matched.) */
const asked = (option: string | RegExp): any => words.match(option);

/**
 * In a page that is a copy, the program runs in the scope of its body, at each step and at each event of the pointer
 * that has to do with a press. `p` is the event with which the press began, and 0 without one; `d` counts half seconds
 * up to the next step. `link` is the outline with the pinned pieces.
 */
declare let innerHTML: string, link: string, bgColor: string | number, p: any, d: number;
/** All runs of ink that are shown, and those of each piece: the id of a run is the letter of its piece. */
declare const children: Iterable<HTMLElement>, all: Record<string, Iterable<HTMLElement>>;

type Place = { x: number; y: number };
type Places = Record<string, DOMRect>;

/** Notes where each piece is seen, by its last run, and returns all runs. */
const locate = (places: Places): HTMLElement[] =>
  [...children].filter((run) => (places[run.id] = run.getClientRects()[0]));

/** How far `to` is from `from`, in pixels, as CSS has it. */
const translation = (to: Place, from: Place): string => to.x - from.x + "px\t" + (to.y - from.y) + "px";

/** The letter of the held piece; nothing without a press, and anything else beside the pieces. */
const held = event && ((p ||= event).target.id || 1);

/** While the press lasts, the held piece follows the pointer, lit and above all others. */
const carry = () => {
  [...all[held]].map((run) => (run.style.cssText += ";z-index:2;opacity:1;translate:" + translation(event, p)));
  // A page has no process: here the program ends.
  return process();
};

const fs = event?.buttons ? carry() : process?.getBuiltinModule("fs");

/** Writes a text and a line end: a copy to stdout, a message to stderr. Where there is neither, to the console. */
const print = (rest: any, status?: any): any => {
  rest += "\n";
  // No text has a character beyond ASCII, so bytes are characters. The console returns nothing, and then nothing is
  // left. (In a page, process.exit throws an error: it stops the search, and the tag catches it.)
  while (rest)
    try {
      rest = fs ? rest.slice(fs.writeSync(status ? 2 : 1, rest)) : console.log(rest);
    } catch (error: any) {
      // EAGAIN: the reader is slow. EPIPE, on Windows EOF: it has gone. What stderr cannot take is dropped.
      if (!/AG/.test(error)) rest = status ? 0 : /PIPE|EOF/i.test(error) ? process.exit() : print(error, FAILED);
    }
  if (status < NOTE) process.exit(status % DONE);
};

// The text of the program ends at the first #. In a page, coloured output is still a program, because tags add no text.
// If pieces are pinned, only these are lit, and lie above the others. In a terminal, colours are only for looking at.
const draw = drawing(q.replace(/\s|#.*/gs, ""), (ink, cell) => {
  const code = codeOf(cell);
  return fs
    ? "\x1b[30;48;5;" + code + "m" + ink + "\x1b[m"
    : "<mark/id=" +
        cell +
        "\nstyle=display:inline-block;position:sticky;opacity:" +
        (outline.match("^[^A-Z]*$|" + cell) ? "1;z-index:1" : 0.5) +
        ";background:" +
        cssOf(code) +
        ">" +
        ink +
        "</mark>";
});
/** The board on the command line, if any, in an array. If a word is wrong it is "A", which cannot be a board. */
const typed = asked(WORDS) ? asked(/[.A-Zx].*[.A-Zx]/) : process && "A";
// A text is a board if its drawing reads back as that text.
const shown = read(draw, typed ? seenOf(draw(typed[0])) : q);
/** Pixels in cells. The body knows where each piece lies, as soon as they are in colour. */
const cellsIn = (pixels: number): number => Math.round(pixels / HEIGHT / b.X?.height);
/** How far the held piece was moved along the board. A press is a move by no cells. */
const shift = event ? cellsIn(event.x - p.x) + pitchOf(shown) * cellsIn(event.y - p.y) : 0;
const pinned = shown.match(held) && b?.link;
// In a page, the pinned pieces are part of the outline. A piece that was moved is one of them, and one that was pressed
// becomes one, or is free again. A press beside the pieces frees all.
let outline =
  shown.replace(/\w/g, (cell, i: any) =>
    cell != held && pinned?.match(cell)
      ? cell
      : shown[i - shift] == held && (shift || !pinned.match(held))
        ? held
        : "x",
  ) || EMPTY_BOARD;
const board = asked(KEEP) ? shown : outline;
const turn = turnOf(board);
const turned = image(board, MOVEMENTS[turn]);
const group = symmetries(turned, asked(ALL) ? [0] : MOVEMENTS);
const resuming = !shift && asked(RESUME);
/**
 * How many moves the search has made: a move comes to a board that has room left and no small hole. With --resume it is
 * below zero until the search has come to the shown board, unless that is empty. Without a board it stays below zero.
 */
let moves = -1e9 * +!(resuming ? shown == outline : board);
let found = 0;
const report = (status: number) => print(found + spaced("-found,-" + moves + "-moves"), status);
/** How many solutions to print: the first number among the words, or undefined. */
const limit = asked(/\d+/);
/** Every 30,000 moves, and after each one below zero. */
const isDue = () => ++moves % PACE < 1;
/**
 * Prints a copy. A page shows it: each piece flies to its place from where it is seen. (The function itself is the
 * object that notes where that is.)
 */
const copy: any = (next: string, milliseconds = 900): any => {
  if (!b) return print(draw(next, asked(COLOUR)));
  locate(copy);
  link = outline;
  // With the only solution that is left, the ground turns warm, and all pieces are lit. (332000, for #320.)
  bgColor = next == shown && !shift ? 332e3 + (outline = "") : 0;
  p = 0;
  d = 1;
  innerHTML = draw(next, b);
  // Before the first step no piece is seen anywhere, which ends the program here.
  return locate(b).map((run) =>
    run.animate(
      { translate: [translation(copy[run.id], b[run.id]), 0] as any, composite: "add", easing: "ease" },
      milliseconds * (!matchMedia("(prefers-reduced-motion)").matches as any),
    ),
  );
};
const visit: Visit = (boardAt, depth, left) => {
  let here: string;
  // Until the search has come to the shown board, or to an image of it, it goes only where that lies ahead.
  if (moves < 0)
    return group.some((movement) => {
      here = image(image(boardAt(depth), movement), turn);
      if (here == shown && movement * left < 1) moves = 0;
      return shown.match(here.replace(/x/g, "."));
    });
  if (left ? asked(VERBOSE) : ++found) {
    if (left) report(NOTE);
    if (!asked(QUIET)) copy(image(boardAt(depth), turn));
  }
  return found != limit || report(DONE);
};
const search = prepare(turned, group, turned, new Map(), isDue, visit);
if (typed && shown != typed) print("Usage:\n" + WORDS, WRONG);
// A piece that sticks out, or would lie on a pinned one, has fewer than five cells.
if (!shift || outline.split(held)[5]) search();
if (moves < 0) print("cannot" + SPACE + "resume", FAILED);
// After the last solution, --resume with a number goes on with the first.
if (resuming && limit) search();
// No solution has the held piece there: it flies back.
if (b) {
  outline = link;
  copy(shown, 300);
}
report(NOTE);
