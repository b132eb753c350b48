// Which board it is about: one of the list, or one that somebody has drawn.

import type { ComponentChildren } from "preact";
import { BOARDS, type ListedBoard } from "../../solver/named.ts";
import { blank, countCells } from "../../solver/parse.ts";
import { playOn } from "../game.ts";
import { boardOf, formatAddress, inView, nameOf, type ViewProps } from "../address.ts";

const GROUPS: [label: string, test: (board: ListedBoard) => boolean][] = [
  ["Sixty cells, all twelve pieces", ({ outline }) => countCells(outline.trim()) === 60],
  ["Smaller rectangles", ({ name }) => /^\d+x\d+$/.test(name)],
  ["A piece, three times as large", () => true],
];

/** The bar in which a board is chosen: that leads to the same view of it, and to the game that was left there. */
export const Chooser = ({ place, go, children }: ViewProps & { children?: ComponentChildren }) => {
  const name = nameOf({ ...place, board: blank(place.board) });
  const choose = (name: string) => {
    const next = { ...inView(place, place.view), ...boardOf(name)! };
    go(place.view === "play" ? playOn(next) : next);
  };
  const groupOf = (board: ListedBoard) => GROUPS.find(([, test]) => test(board))![0];
  return (
    <p class="bar">
      <span class="chooser">
        <label>
          Board{" "}
          <select value={name ?? ""} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {!name && <option value="">your own</option>}
            {GROUPS.map(([label]) => (
              <optgroup key={label} label={label}>
                {BOARDS.filter((board) => groupOf(board) === label).map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>{" "}
        {place.view !== "draw" && <a href={formatAddress(inView(place, "draw", blank(place.board)))}>Draw your own</a>}
      </span>
      {children}
    </p>
  );
};
