// The program finds its text and its board in its own picture.

import { process } from "./host.ts";
import { CODES, cssOf, drawing, read, seenOf } from "./picture.ts";
import { asked, WORDS } from "./words.ts";

/** What the head hands over: the picture, just as it is between the backticks. */
declare const ink: string;
/** In a page: the outline with the pinned pieces. */
declare const link: string;

// The text of the program ends at the first #. In a page, coloured output is still a program, because tags add no text.
// If pieces are pinned, only these are lit. In a terminal, colours are only for looking at.
export const draw = drawing(ink.replace(/\s|#.*/gs, ""), (run, cell) =>
  process
    ? "\x1b[30;48;5;" + CODES[cell] + "m" + run + "\x1b[m"
    : "<mark/id=" +
      cell +
      "\nstyle=display:inline-block;position:sticky;opacity:" +
      (link.match("^[^A-Z]*$|" + cell) ? 1 : 0.5) +
      ";background:" +
      cssOf(CODES[cell]) +
      ">" +
      run +
      "</mark>",
);
/** The board on the command line, if any, in an array. If a word is wrong it is "A", which cannot be a board. */
export const typed = asked(WORDS) ? asked(/[.A-Zx].*[.A-Zx]/) : process && "A";
// A text is a board if its drawing reads back as that text.
export const shown = read(draw, typed ? seenOf(draw(typed[0])) : ink);
