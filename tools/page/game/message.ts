// The text to share about a full board: how it was solved, without the answer. A stranger understands its first line.

import { plural } from "../../words/words.ts";
import { faceOf, squareOf } from "../board/face.ts";
import { listed, type Place } from "../place/address.ts";
import { titleOf } from "../place/titles.ts";
import { BACK, boardNow, clock, countIn, type Game, HINT, isFirst, isGivenUp, helpIn } from "./game.ts";

const SIGNS: Record<string, string> = { [BACK]: "↩️", [HINT]: "💡" };

/** The pieces in the order in which they came to stay, as squares; between them what was taken back, and hints. */
const rowOf = (game: Game): string => {
  const { log } = game;
  const isLast = (mark: string, i: number) =>
    !/[A-Z]/.test(mark) || (log.lastIndexOf(mark) === i && boardNow(game).includes(mark));
  const marks = [...log].filter(isLast);
  // Pieces taken back one after the other share a sign.
  const signs = marks.filter((mark, i) => mark !== BACK || mark !== marks[i - 1]);
  return signs.map((mark) => SIGNS[mark] ?? squareOf(mark)).join("");
};

const storyOf = (game: Game): string[] => {
  const back = countIn(game, BACK);
  const moves = plural(game.log.replace(/[^A-Z]/g, "").length, "move");
  const how = [clock(game.seconds), moves, back && `${back} taken back`, !countIn(game, HINT) && helpIn(game)];
  return [rowOf(game), how.filter(Boolean).join(", ")];
};

/** The lines of the text; undefined for the first puzzle, and for a player who gave up: nobody would send that. */
export const messageOf = (place: Place, game: Game, isProgram: boolean): string[] | undefined => {
  if (isGivenUp(game) || isFirst(place)) return undefined;
  const kind = place.puzzle?.kind;
  const which = kind ? `${titleOf(place, "")}, ${kind}` : (listed(place.board)?.name ?? "my own board");
  const solved = countIn(game, HINT) ? `With ${helpIn(game)}, I solved` : "I solved";
  return [
    `${solved} a pentomino puzzle.${isProgram ? " My solution is a program that prints the next solution." : ""}`,
    `The pentomino quine, ${which}`,
    ...(game.answer ? storyOf(game) : [faceOf(boardNow(game))]),
  ];
};
