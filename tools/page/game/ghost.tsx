// What a piece is for, without words: a ghost takes it from the tray, turns it, and lays it where it belongs.

import { useLayoutEffect, useRef } from "preact/hooks";
import { cellsOf } from "../../boards/cells.ts";
import { shapeOf } from "../board/figure.tsx";
import { calm } from "../parts/events.ts";

const middleOf = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2];

/** Drags the piece with this letter to where it lies in the answer: a quarter turn from how it lies in the tray. */
export const Ghost = ({ letter, answer }: { letter: string; answer: string }) => {
  const ghost = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const tray = document.querySelector(`.tray .${letter}`);
    if (calm() || !tray) return;
    const [from, to] = [tray, ghost.current!].map((each) => each.getBoundingClientRect());
    const unit = ghost.current!.getBBox().width / to.width;
    const away = middleOf(from).map((at, axis) => at - middleOf(to)[axis]);
    // It comes out of the piece on the side of the board, and turns beside it.
    const isBeside = Math.abs(away[0]) > Math.abs(away[1]);
    const edge = away.map((at, axis) =>
      isBeside === !axis ? at - Math.sign(at) * (axis ? from.height : from.width) : at,
    );
    const at = ([x, y]: number[]) => ({ translate: `${x * unit}px ${y * unit}px`, scale: from.height / to.width });
    ghost.current!.animate(
      [
        { ...at(away), rotate: "-90deg", opacity: 0 },
        { ...at(edge), rotate: "-90deg", opacity: 0.85, offset: 0.18 },
        { ...at(edge), rotate: "0deg", opacity: 0.85, offset: 0.4 },
        { translate: "0 0", scale: 1, opacity: 0.8, offset: 0.8 },
        { opacity: 0 },
      ],
      { delay: 600, duration: 2800, easing: "ease-in-out" },
    );
  }, []);
  return <path ref={ghost} class={`piece demo ${letter}`} d={shapeOf(answer, cellsOf(answer, letter))} opacity={0} />;
};
