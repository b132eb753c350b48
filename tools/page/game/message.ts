// The text to share about a full board. For a puzzle, it says how the player solved it, without the answer.

import { readPuzzle } from "../../solver/puzzles.ts";
import { plural } from "../../solver/words.ts";
import { faceOf, squareOf } from "../board/face.ts";
import { listed, type Place } from "../place/address.ts";
import { titleOf } from "../place/titles.ts";
import { BACK, boardNow, clock, countIn, type Game, GIVEN_UP, helpIn, HINT, isGivenUp } from "./game.ts";

const SIGNS: Record<string, string> = { [BACK]: "↩️", [HINT]: "💡", [GIVEN_UP]: "🏳️" };

/** The pieces in the order in which they came to stay, as squares, and between them what was taken back, and the hints. */
const rowOf = (game: Game): string => {
  const { log, positions, at } = game;
  // Pieces of an answer that was shown do not count.
  const own = positions[isGivenUp(game) ? at - 1 : at];
  const isLast = (mark: string, i: number) =>
    !/[A-Z]/.test(mark) || (log.lastIndexOf(mark) === i && own.includes(mark));
  return (
    [...log]
      .filter(isLast)
      // Pieces taken back one after the other share a sign.
      .filter((mark, i, marks) => mark !== BACK || mark !== marks[i - 1])
      .map((mark) => SIGNS[mark] ?? squareOf(mark))
      .join("")
  );
};

const storyOf = (game: Game): string[] => {
  const back = countIn(game, BACK);
  const moves = plural(game.log.replace(/[^A-Z]/g, "").length, "move");
  const how = [clock(game.seconds), moves, back && `${back} taken back`, helpIn(game)];
  return [rowOf(game), how.filter(Boolean).join(", ")];
};

/** The lines of the text. */
export const messageOf = (place: Place, game: Game, isProgram: boolean): string[] => {
  const kind = readPuzzle(place.puzzle)?.kind;
  const name = listed(place.board)?.name ?? "my own board";
  const which = kind ? titleOf(place, "") : game.answer ? "my first puzzle" : name;
  return [
    `The pentomino quine, ${which}${kind ? `, ${kind}` : ""}`,
    ...(game.answer ? storyOf(game) : [faceOf(boardNow(game))]),
    ...(isProgram && !isGivenUp(game) ? ["My solution is a program: run it, and it prints the next one."] : []),
  ];
};
