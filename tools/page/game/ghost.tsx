// What a piece is for, without words: a ghost takes it from the tray, turns it, and lays it where it belongs.

import { useLayoutEffect, useRef } from "preact/hooks";
import { cellsOf, pieceOn } from "../../boards/cells.ts";
import { shapeOf } from "../board/figure.tsx";
import { type Held, turnsTo } from "../hand/laying.ts";
import { calm } from "../parts/events.ts";

const middleOf = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2];

/** How long the ghost is on its way, and how long it rests before it comes again, in milliseconds. */
const [WAY, REST] = [2800, 8000];

/** Drags a piece from how it lies in the tray to where it lies in the answer, again and again. */
export const Ghost = ({ piece, answer }: { piece: Held; answer: string }) => {
  const { letter } = piece;
  const ghost = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const tray = document.querySelector(`.tray .${letter}`);
    if (calm() || !tray) return;
    const [from, to] = [tray, ghost.current!].map((each) => each.getBoundingClientRect());
    const unit = ghost.current!.getBBox().width / to.width;
    const away = middleOf(from).map((at, axis) => at - middleOf(to)[axis]);
    // The ghost comes out of the piece on the side where the board is, and turns there.
    const isBeside = Math.abs(away[0]) > Math.abs(away[1]);
    const edge = away.map((at, axis) =>
      isBeside === !axis ? at - Math.sign(at) * (axis ? from.height : from.width) : at,
    );
    const scale = Math.max(from.height, from.width) / Math.max(to.height, to.width);
    const at = ([x, y]: number[]) => ({ translate: `${x * unit}px ${y * unit}px`, scale });
    const rotate = `${-90 * turnsTo(piece, pieceOn(answer, letter))}deg`;
    const offset = (part: number) => (part * WAY) / (WAY + REST);
    ghost.current!.animate(
      [
        { ...at(away), rotate, opacity: 0, easing: "ease-in-out" },
        { ...at(edge), rotate, opacity: 0.85, offset: offset(0.18), easing: "ease-in-out" },
        { ...at(edge), rotate: "0deg", opacity: 0.85, offset: offset(0.4), easing: "ease-in-out" },
        { translate: "0 0", scale: 1, rotate: "0deg", opacity: 0.8, offset: offset(0.8) },
        { opacity: 0, offset: offset(1) },
        { opacity: 0 },
      ],
      { delay: 600, duration: WAY + REST, iterations: Infinity },
    );
  }, []);
  return <path ref={ghost} class={`piece demo ${letter}`} d={shapeOf(answer, cellsOf(answer, letter))} opacity={0} />;
};
