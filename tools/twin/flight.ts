// A copy is printed. In a page its pieces fly to their places, and each turns as it has to.

import { image, MOVEMENTS, spaced, trimmed } from "./board.ts";
import { type Place, runsOf, way } from "./hand.ts";
import { b, event, STDOUT, write } from "./host.ts";
import { lineHeight, shift } from "./knead.ts";
import { NAME, sizeOf } from "./picture.ts";
import { draw, shown } from "./self.ts";
import { asked, COLOUR } from "./words.ts";

// These belong to the body of the page; `d` counts down to the next step, in half seconds.
declare let innerHTML: string, link: string, parentNode: HTMLElement, bgColor: number, p: number, d: number;
declare const style: CSSStyleDeclaration;

const rectanglesOf = (letter: string): DOMRect[] => runsOf(letter).map((run) => run.getBoundingClientRect());

/** The middle of the rectangle around others. It is not a number if there are none. */
const middleOf = (all: DOMRect[]): Place => {
  const middle = (low: "left" | "top", high: "right" | "bottom"): number =>
    (Math.min(...all.map((each) => each[low])) + Math.max(...all.map((each) => each[high]))) / 2;
  return { x: middle("left", "right"), y: middle("top", "bottom") };
};

/**
 * Prints a copy. A page shows it, with a link that says which pieces are pinned: each piece flies to its place from
 * where it is seen, turns and flips about its middle, and its size changes with that of the text. So the first frame is
 * the old picture.
 */
export const copy = (next: string, pins: string, milliseconds: number): void => {
  if (!b) return write(draw(next, asked(COLOUR)), STDOUT);
  const letters = [..."FILNPTUVWXYZ"];
  const before = letters.map((letter) => middleOf(rectanglesOf(letter)));
  const size = lineHeight();
  link = pins;
  // With the only solution that is left, the ground turns warm: #320.
  bgColor = next == shown && !shift ? 332000 : 0;
  p = 0;
  if (event) d = 10;
  document.title = spaced(NAME);
  parentNode.lang = "en";
  innerHTML = draw(next, b);
  style.fontSize = sizeOf(next);
  const scale = size / lineHeight();
  letters.forEach((letter, i) => {
    const rectangles = rectanglesOf(letter);
    const middle = middleOf(rectangles);
    const path = way(middle, before[i], ",");
    // The movement that makes of the piece what it was. From 4 on, it is a reflection.
    const [is, was] = [next, shown].map((board) =>
      trimmed(board.replace(/\S/g, (cell) => (cell == letter ? cell : "."))),
    );
    const movement = MOVEMENTS.find((each) => image(is, each) == was)!;
    const side = movement < 4 ? 1 : -1;
    const turn = (((movement + 1) % 4) - 1) * side * 90;
    runsOf(letter).forEach((run, j) => {
      run.style.transformOrigin = way(rectangles[j], middle);
      // Pieces that stand lie below those that fly.
      run.style.zIndex = path == "0px,0px" ? 0 : i + 1;
      run.animate(
        {
          // Before the first step no piece is seen anywhere, so the path is no value of CSS, and nothing flies.
          transform: [
            "translate(" + path + ")rotate(" + turn + "deg)scale(" + scale + "," + scale * side + ")",
            "none",
          ],
          easing: "ease",
        },
        matchMedia("(prefers-reduced-motion)").matches ? 0 : milliseconds,
      );
    });
  });
};
