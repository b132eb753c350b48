// Which board it is about: one of the list, or one that somebody has drawn.

import type { ComponentChildren } from "preact";
import { BOARDS, type ListedBoard } from "../../solver/named.ts";
import { blank, countCells, inLine } from "../../solver/parse.ts";
import { boardOf, formatAddress, inView, nameOf, type ViewProps } from "../address.ts";

const sizeOf = (outline: string): number => countCells(inLine(outline));

const GROUPS: [label: string, test: (board: ListedBoard) => boolean][] = [
  ["Sixty cells, all twelve pieces", ({ outline }) => sizeOf(outline) === 60],
  [
    "Smaller rectangles",
    ({ name, outline }) => /^\d+x\d+$/.test(name) && sizeOf(outline) >= 25 && sizeOf(outline) < 60,
  ],
];

/** The bar in which a board is chosen: that leads to the same view of it. */
export const Chooser = ({ place, go, children }: ViewProps & { children?: ComponentChildren }) => {
  const outline = blank(place.board);
  const name = nameOf({ ...place, board: outline }) ?? "your own";
  const groups = GROUPS.map(([label, test]) => [label, BOARDS.filter(test).map(({ name }) => name)] as const);
  return (
    <p class="row">
      <label>
        Board{" "}
        <select
          value={name}
          onChange={({ currentTarget }) => go({ ...inView(place, place.view), ...boardOf(currentTarget.value)! })}
        >
          {!groups.some(([, names]) => names.includes(name)) && <option>{name}</option>}
          {groups.map(([label, names]) => (
            <optgroup key={label} label={label}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {place.view !== "watch" && <a href={formatAddress(inView(place, "play", outline))}>Play the empty board</a>}
      {children}
    </p>
  );
};
