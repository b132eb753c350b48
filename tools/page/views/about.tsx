// What a newcomer needs to know.

import { number } from "../../solver/words.ts";
import { QUINE } from "../copy.ts";

export const About = () => (
  <details class="about">
    <summary>What is this?</summary>
    <p>
      Five squares make twelve different shapes: the pentominoes. Laid side by side, they fill a board of 6 by 10 cells
      in 2,339 ways. A program of {number(QUINE.length)} characters finds them all with regular expressions, and prints
      its own source for each, laid out in the shape of the solution.
    </p>
    <p>
      So every picture here is a program. All have the same text. Only the whitespace differs, and from it a program
      reads which board it is on. Run one, and it prints all the others.
    </p>
    <p>
      Ed Halley had the idea in 2003 and wrote it in Perl. This page needs no network: what you see is computed on your
      machine, now.
    </p>
  </details>
);
