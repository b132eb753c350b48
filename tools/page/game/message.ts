// The text to share about a full board. For a puzzle, it says how the player solved it, without the answer.

import { readPuzzle } from "../../solver/puzzles.ts";
import { number, plural } from "../../solver/words.ts";
import { faceOf } from "../board/face.ts";
import { listed, type Place } from "../place/address.ts";
import { titleOf } from "../place/titles.ts";
import { boardNow, clock, type Game, helpIn, layings } from "./game.ts";

/** The squares of a piece that stayed where it was first laid, of one that was taken back, and of one that a hint was about. */
const [STAYED, RETURNED, HINTED] = [..."🟦🟧⬜"];

/** The pieces in the order in which they came to stay, each a letter and a square; and how it went, in words. */
const storyOf = (game: Game): string[] => {
  const laid = layings(game);
  const squareOf = (letter: string): string => {
    if (game.hinted.includes(letter)) return HINTED;
    return laid.indexOf(letter) < laid.lastIndexOf(letter) ? RETURNED : STAYED;
  };
  const stay = laid.filter((letter, i) => !laid.includes(letter, i + 1) && boardNow(game).includes(letter));
  const story = stay.map((letter) => letter + squareOf(letter));
  const has = (square: string) => story.filter((each) => each.endsWith(square)).length;
  const returned = has(RETURNED) && `${has(RETURNED)} taken back ${RETURNED}`;
  const help = helpIn(game) + (has(HINTED) ? ` ${HINTED}` : "");
  const how = [clock(game.seconds), plural(game.at, "move"), returned, help];
  return [story.join(" "), how.filter(Boolean).join(", ")];
};

/** The lines of the text. `printed` is the number of the program that the player's has printed; 0 before that is known. */
export const messageOf = (place: Place, game: Game, isProgram: boolean, printed: number): string[] => {
  const kind = readPuzzle(place.puzzle)?.kind;
  const which = kind ? titleOf(place, "") : (listed(place.board)?.name ?? "my own board");
  return [
    `The pentomino quine, ${which}${kind && kind !== "single" ? `, ${kind}` : ""}`,
    ...(kind ? storyOf(game) : [faceOf(boardNow(game))]),
    ...(isProgram ? [`My solution is a program${printed ? `: it printed number ${number(printed)}` : ""}.`] : []),
  ];
};
