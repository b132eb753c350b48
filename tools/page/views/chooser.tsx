// Which board it is about: one of the list, or one that somebody has drawn.

import { BOARDS } from "../../solver/named.ts";
import { blank } from "../../solver/parse.ts";
import { boardOf, formatAddress, nameOf, type Place } from "../address.ts";

/** Choosing a board leads to the same view of it. What lay on the old board, and what was asked of it, is gone. */
export const Chooser = ({ place, go }: { place: Place; go: (place: Place) => void }) => {
  const name = nameOf({ ...place, board: blank(place.board) });
  const choose = (name: string) => go({ ...place, ...boardOf(name)!, where: "" });
  return (
    <span class="chooser">
      <label>
        Board{" "}
        <select value={name ?? ""} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {!name && <option value="">your own</option>}
          {BOARDS.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>{" "}
      <a href={formatAddress({ ...place, view: "draw", board: blank(place.board), where: "" })}>Draw your own</a>
    </span>
  );
};
