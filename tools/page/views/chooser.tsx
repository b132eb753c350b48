// Which board it is about: one of the list, or one that somebody has drawn.

import type { ComponentChildren } from "preact";
import { BOARDS } from "../../solver/named.ts";
import { countCells, crop } from "../../solver/cells.ts";
import { boardOf, listed, showing, type ViewProps } from "../address.ts";

/** The boards that one can choose: the largest, and the larger rectangles. */
const LARGE = BOARDS.filter(({ name, outline }) => countCells(outline) >= 25 && !name.startsWith("triple"));

/** The bar in which a board is chosen: that leads to the same view of it. */
export const Chooser = ({ place, go, children }: ViewProps & { children?: ComponentChildren }) => {
  const name = listed(crop(place.board))?.name ?? "your own";
  return (
    <p class="row">
      <label>
        Board{" "}
        <select value={name} onChange={({ currentTarget }) => go(showing(place.view, boardOf(currentTarget.value)))}>
          {[...new Set([...LARGE.map((board) => board.name), name])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {children}
    </p>
  );
};
