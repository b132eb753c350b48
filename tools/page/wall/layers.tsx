// The pieces of a full board, each as a layer as large as the board, so that they can glide, and one can be held.

import type { Ref } from "preact";
import { type Cell, LETTERS } from "../../boards/cells.ts";
import { widthOf } from "../board/figure.tsx";
import { calm } from "../parts/events.ts";
import { Shown } from "../program/program.tsx";
import { FLIGHT, REST, spotOn } from "../hand/motion.ts";

/** Where the middles of pieces are seen, in rows and columns of their board. */
export type Spots = Map<string, Cell>;

const lettersOn = (board: string): string[] => [...LETTERS].filter((letter) => board.includes(letter));

export const Layers = ({
  board,
  held,
  root,
}: {
  board: string;
  held: string | undefined;
  root: Ref<HTMLDivElement>;
}) => (
  <div class="layers" ref={root} aria-hidden="true">
    {lettersOn(board).map((letter) => (
      <div key={letter} data-piece={letter} data-held={letter === held || undefined}>
        <Shown board={board} only={letter} />
      </div>
    ))}
  </div>
);

const layersIn = (root: HTMLElement) =>
  [...root.children].map((each) => ({ layer: each as HTMLElement, letter: (each as HTMLElement).dataset.piece! }));

/** The side of a cell, in pixels. */
const sideIn = (root: HTMLElement, board: string): number => root.offsetWidth / widthOf(board);

/** Where the pieces of a board are seen: some may be on their way. Without layers, they lie in their places. */
export const spotsOf = (root: HTMLElement | null, board: string): Spots => {
  const spots: Spots = new Map(lettersOn(board).map((letter) => [letter, spotOn(board, letter).at]));
  if (!root) return spots;
  const home = root.getBoundingClientRect();
  const side = sideIn(root, board);
  for (const { layer, letter } of layersIn(root)) {
    const { left, top } = layer.getBoundingClientRect();
    const [y, x] = spots.get(letter)!;
    spots.set(letter, [y + (top - home.top) / side, x + (left - home.left) / side]);
  }
  return spots;
};

/** Ends what a layer does. Returns how it is moved so that its piece is seen at a spot. */
const stilled = (root: HTMLElement, board: string, { layer, letter }: ReturnType<typeof layersIn>[0], spot: Cell) => {
  for (const flight of layer.getAnimations()) flight.cancel();
  const side = sideIn(root, board);
  const [y, x] = spotOn(board, letter).at;
  return `${(spot[1] - x) * side}px ${(spot[0] - y) * side}px`;
};

/** Has pieces glide from their spots to their places. */
export const glide = (root: HTMLElement, board: string, spots: Spots): void => {
  for (const each of layersIn(root)) {
    const from = spots.get(each.letter);
    const translate = from && stilled(root, board, each, from);
    each.layer.style.translate = "";
    if (translate && !calm()) each.layer.animate({ translate: [translate, "0 0"] }, { duration: FLIGHT, easing: REST });
  }
};

/** Shows a piece at a spot. */
export const hold = (root: HTMLElement, board: string, letter: string, spot: Cell): void => {
  const held = layersIn(root).find((each) => each.letter === letter);
  if (held) held.layer.style.translate = stilled(root, board, held, spot);
};
