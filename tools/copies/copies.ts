// Draws copies of the program, lists those that one prints, and finds the text in one, without running any.

import { image, MOVEMENTS, symmetries } from "../twin/board.ts";
import { outlineOf, drawing, HEAD, TAIL } from "../twin/picture.ts";
import { PACE, prepare, turnOf, type Visit } from "../twin/search.ts";
import { BoardError } from "../words/flaws.ts";
import { countCells } from "../boards/cells.ts";
import { plain } from "../boards/colours.ts";

/** The lines of the picture in a copy: all above its label. */
export const pictureOf = (copy: string): string[] =>
  copy
    .split(/^\/\/ /m)[0]
    .split("\n")
    .slice(0, -1);

/** The board in the label of a copy, as it stands there: a line. */
export const labelOf = (copy: string): string => /^\/\/ (.*)/m.exec(copy)![1];

export const inkOf = (board: string): number =>
  pictureOf(drawing("x".repeat(9999))(board))
    .join("")
    .replace(/ /g, "").length;

/**
 * Returns what draws the program as a board (a line), its picture painted. Throws a BoardError if the board has not
 * sixty cells, or if text and # do not fit. Boards with as much ink as the one before are drawn once.
 */
export const copier = (text: string, paint = plain) => {
  const draw = drawing(text, paint);
  return (board: string): string => {
    const cells = countCells(board);
    if (cells !== 60) throw new BoardError(`the twelve pieces cover 60 cells, and this board has ${cells}`);
    const program = draw(board, true) + "\n";
    // The # that ends the text is in the picture if all of the text is.
    if (/`[^`]*#/.test(program)) return program;
    const length = HEAD.length + text.length + 1 + TAIL.length;
    const holds = `and the picture of this board holds ${inkOf(board)}: its empty parts are too small`;
    throw new BoardError(`the program has ${length} characters, ${holds}`);
  };
};

/** One such copy. */
export const copyOf = (board: string, text: string, paint = plain): string => copier(text, paint)(board);

/** The boards that a copy with this board visits, solutions and unfinished boards, as it would draw them. */
export const seriesOf = (board: string, movements = MOVEMENTS): string[] => {
  const boards: string[] = [];
  const turn = turnOf(board);
  const turned = image(board, MOVEMENTS[turn]);
  const group = symmetries(turned, movements);
  let moves = 0;
  const isDue = () => ++moves % PACE < 1;
  const visit: Visit = (boardAt, depth) => boards.push(image(boardAt(depth), turn));
  prepare(turned, group, turned, new Map(), isDue, visit)();
  return boards;
};

/** The solutions that a copy with this board finds, whatever pieces lie on it; with [0] also their images. */
export const solutionsOf = (board: string, movements = MOVEMENTS): string[] =>
  seriesOf(outlineOf(board), movements).filter((next) => !/x/.test(next));

/** What is wrong with a copy that was printed in colour, and with one that a browser has saved. */
export const IN_COLOUR = "this program is in colour: print it again without --color";
export const SAVED = "this page was saved by a browser: it goes on there, but Node cannot run it";

/** Whether a browser has saved a copy: it writes tags in front of it. */
export const isSaved = (program: string): boolean => /<(html|body|mark)\b[^`]*=Object`/.test(program);

/** The text of the program in a copy, even if that was formatted. Throws an Error if there is none. */
export const textOf = (program: string): string => {
  // The picture goes on to the # that ends the text. A copy in colour, or saved by a browser, begins otherwise.
  const [, picture] = program.match(/^\uFEFF?\s*var\s*\{[^`]*=\s*Object\s*`([^`#]*)#/) ?? [];
  if (!picture) throw Error("there is no program in this text");
  return picture.replace(/\s/g, "");
};
