// What a piece is for, without words: a ghost takes it from the tray, turns it, and lays it where it belongs.

import { useLayoutEffect, useRef } from "preact/hooks";
import { placeOf, sizeOf } from "../../boards/cells.ts";
import { Figure } from "../board/figure.tsx";
import { lift } from "../hand/laying.ts";
import { measure } from "../hand/usehand.ts";
import { calm } from "../parts/events.ts";

const middleOf = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2];

/** Drags the piece with this letter to where it lies in the answer: a quarter turn from how it lies in the tray. */
export const Ghost = ({ letter, answer }: { letter: string; answer: string }) => {
  const ghost = useRef<HTMLDivElement>(null);
  const first = answer.indexOf(letter);
  const { piece, grip } = lift(answer, first)!;
  useLayoutEffect(() => {
    const tray = document.querySelector(`.tray [aria-label="${letter}"] svg`);
    if (calm() || !tray) return;
    const { left, top, side } = measure();
    const [row, column] = placeOf(answer, first).map((at, axis) => at - grip[axis]);
    const { style } = ghost.current!;
    style.setProperty("--side", `${side}px`);
    style.inset = `${top + row * side}px auto auto ${left + column * side}px`;
    const [from, to] = [tray, ghost.current!].map((each) => each.getBoundingClientRect());
    const [x, y] = middleOf(from).map((at, axis) => at - middleOf(to)[axis]);
    const there = { translate: `${x}px ${y}px`, scale: from.height / to.width, opacity: 0.8 };
    ghost.current!.animate(
      [
        { ...there, rotate: "-90deg", opacity: 0 },
        { ...there, rotate: "-90deg", offset: 0.15 },
        { ...there, rotate: "0deg", offset: 0.35 },
        { translate: "0 0", scale: 1, opacity: 0.8, offset: 0.8 },
        { opacity: 0 },
      ],
      { delay: 600, duration: 2800, easing: "ease-in-out" },
    );
  }, []);
  return (
    <div class="demo" ref={ghost} aria-hidden="true" style={{ "--wide": sizeOf(piece).columns, opacity: 0 }}>
      <Figure board={piece} />
    </div>
  );
};
