// What a copy comes to in its search, as boards. No copy runs for that.

import { image, MOVEMENTS, symmetries } from "../twin/board.ts";
import { blank } from "../twin/picture.ts";
import { prepare, turnOf } from "../twin/search.ts";

/** The boards that a copy with this board visits, solutions and partial boards, as it would draw them. */
export const seriesOf = (board: string, movements = MOVEMENTS): string[] => {
  const boards: string[] = [];
  const turn = turnOf(board);
  const turned = image(board, MOVEMENTS[turn]);
  const group = symmetries(turned, movements);
  prepare(turned, group, (boardAt, depth) => boards.push(image(boardAt(depth), turn)))();
  return boards;
};

/** The solutions that a copy with this board finds: those of its outline, whatever lies on it. With [0] also their images. */
export const solutionsOf = (board: string, movements = MOVEMENTS): string[] =>
  seriesOf(blank(board), movements).filter((next) => !/x/.test(next));
