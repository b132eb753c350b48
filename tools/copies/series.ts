// What a copy comes to in its search, as boards. No copy runs for that.

import { blank } from "../solver/cells.ts";
import { MOVEMENTS } from "../twin/board.ts";
import { prepare } from "../twin/search.ts";

/** The boards that a copy with this board visits, solutions and partial boards, as it would draw them. */
export const seriesOf = (board: string, movements = MOVEMENTS): string[] => {
  const boards: string[] = [];
  prepare(board, movements, (visited) => boards.push(visited()))();
  return boards;
};

/** The solutions that a copy with this board finds: those of its outline, whatever lies on it. With [0] also their images. */
export const solutionsOf = (board: string, movements = MOVEMENTS): string[] =>
  seriesOf(blank(board), movements).filter((next) => !/x/.test(next));
