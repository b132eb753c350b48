// The headline over the board and the line below it. Players who use keys hear where pieces fit.

import { anyOf, number, plural, sentenceOf } from "../../words/words.ts";
import type { Asked } from "../../puzzles/puzzles.ts";
import type { Hand } from "../hand/hand.ts";
import { type countsOf, sayOwn } from "../search/found.ts";
import { boardNow, clock, type Game, isFirst, isByHand, isGivenUp, isSolved, helpIn } from "./game.ts";
import type { Place } from "../place/address.ts";
import { puzzleOn, puzzlesBeside, shortTitleOf } from "../place/titles.ts";
import type { Hint } from "./hints.ts";

export interface Scene extends ReturnType<typeof countsOf> {
  puzzle: Asked | undefined;
  /** Undefined until the puzzle is found. */
  game: Game | undefined;
  /** Why there is no game, or "". */
  refusal: string;
  hand: Hand;
  /** The board with the piece in the hand laid, if it fits. */
  laid: string | undefined;
  hint: Hint | undefined;
  /** The cells of a hole that no piece fits, if the level tells, and the numbers of the solutions found. */
  cut: number[];
  own: number[];
  /** How a piece is turned, if that is to be said now; or "". */
  lesson: string;
  /** A passing note, said in place of the line below the headline unless the headline says the same; or "". */
  told: string;
  isForeign: boolean;
  /** The board in the address: it may be the answer of a puzzle that is not solved here. */
  asked: string;
}

export interface Headline {
  words: string;
  more?: string | undefined;
  isBad?: boolean;
}

/**
 * What the hand can do next: how keys move a piece, until they have laid one; or how one is turned, until one was. A
 * piece that did not fit is turned by the next press on it.
 */
export const lessonOf = (hand: Hand, tray: string, isBegun: boolean, hasMouse: () => boolean): string => {
  const { held, byKeys, hasKeyed, hasTurned } = hand;
  const isMisfit = !held && tray.includes(hand.misfit ?? " ");
  if (held && byKeys) return hasKeyed ? "" : "Arrows move it, R turns, M mirrors, Enter lays it, Escape puts it back.";
  if (byKeys && !hasKeyed && tray) return `Type ${anyOf(tray)} to take a piece.`;
  if (hasTurned || !(held || isMisfit || isBegun)) return "";
  if (isMisfit) return "Press it to turn it.";
  if (hasMouse()) return "The wheel, a right click or R turns the piece that you hold.";
  return held ? "Press it to turn it." : "Press a piece in the tray twice to turn it.";
};

const sayHint = (hint: Hint, board: string): Headline =>
  board.includes(hint.letter)
    ? { words: `${hint.letter} is in the wrong place.`, more: "Press Hint again to take it back.", isBad: true }
    : { words: `${hint.letter} goes here.`, more: "Press Hint again to place it." };

export const sayNoFit = (letter: string, lesson = ""): string => `${letter} does not fit here. ${lesson}`.trim();

/** The letter of a piece that a pointer carries over cells on which it does not fit, or dropped there; or "". */
const misfitOf = ({ held, state, near, misfit = "", hasTurned }: Hand, board: string, laid: string | undefined) => {
  if (held) return state === "carried" && near && !laid ? held.letter : "";
  return hasTurned || board.includes(misfit) ? "" : misfit;
};

const sayHeld = (letter: string, { laid, ways }: Scene): Headline => {
  if (!laid) return { words: sayNoFit(letter) };
  if (ways === undefined) return { words: `${letter} fits here.` };
  return { words: `${letter} here leaves ${ways ? plural(ways, "way") : "no way"} to go on.` };
};

/** The headline of a game without one answer: it counts the ways that are left. */
const sayWays = ({ left, count, own }: Scene, isFresh: boolean): Headline => {
  if (left === undefined) return { words: "Counting …" };
  if (!left && isFresh) return { words: "This board has no solution.", isBad: true };
  if (!left) return { words: "No way to go on.", more: "Take a piece back.", isBad: true };
  if (!isFresh) return { words: `${plural(left, "way")} left.` };
  return { words: `${plural(count, "solution")}.`, more: sayOwn(own, count) };
};

/** The headline of a full board stays until the next game. */
const sayFull = (game: Game, { count, which, own, isForeign }: Scene): Headline => {
  const words = isGivenUp(game) ? "This is the answer." : `Solved! ${clock(game.seconds)}, ${helpIn(game)}`;
  const whose = isGivenUp(game) ? "" : isByHand(game) ? sayOwn(own, count) : "Mostly by hints: not counted.";
  return {
    words: isForeign ? "This link shows a solution." : words,
    more: which ? `Solution ${number(which)} of ${number(count)}. ${whose}`.trim() : "",
  };
};

/** The label of the main button after a game, and the puzzle it leads to. A new puzzle gets the number `fresh`. */
export const wayOn = (place: Place, game: Game, today: string, fresh: number): [string, Asked] | undefined => {
  const { puzzle } = place;
  if (isFirst(place)) return ["Today’s puzzle", puzzleOn(undefined, today)];
  if (!puzzle) return undefined;
  const beside = puzzlesBeside(puzzle, today);
  const harder = beside[beside.findIndex(({ kind }) => kind === puzzle.kind) + 1];
  if (!harder || isGivenUp(game)) return ["New puzzle", puzzleOn(puzzle, `${fresh}`)];
  return [`Next: ${shortTitleOf(harder)}`, harder];
};

/** How many solutions are the player's own, once all are known. */
const sayMine = ({ left, own, count }: Scene): string => (left === undefined ? "" : sayOwn(own, count));

const sayGame = (scene: Scene): Headline => {
  const { puzzle, game, refusal, hand, hint, lesson, cut, asked } = scene;
  const isPuzzle = !!puzzle || !!game?.answer;
  const isFresh = !!game && boardNow(game) === game.positions[0];
  // This line stays until the first move, also under what is said of a piece in the hand: a line that comes back is
  // announced anew.
  const promise = puzzle && isFresh ? `It has one answer. ${sayMine(scene)}`.trim() : undefined;
  const more = game && asked === game.answer ? "This link contains the solution. Find it yourself." : promise;
  if (refusal) return { words: sentenceOf(refusal), isBad: true };
  if (!game) return { words: "Finding the puzzle …" };
  if (isSolved(game)) return sayFull(game, scene);
  if (hand.held && hand.byKeys) return { ...sayHeld(hand.held.letter, scene), more: lesson || more };
  const board = boardNow(game);
  if (hint) return sayHint(hint, board);
  const pieces = plural((board.split("x").length - 1) / 5, "piece");
  if (cut.length) return { words: `${pieces} left.`, more: "No piece fits this hole: take one back.", isBad: true };
  const task = puzzle ? "Fill the board." : (hand.byKeys && lesson) || "Drag the two pieces in.";
  const said: Headline = isPuzzle ? { words: isFresh ? task : `${pieces} left.`, more } : sayWays(scene, isFresh);
  const misfit = misfitOf(hand, board, scene.laid);
  if (misfit) return { ...said, more: sayNoFit(misfit, lesson) };
  return lesson && !said.isBad && said.words !== lesson ? { ...said, more: lesson } : said;
};

export const headlineOf = (scene: Scene): Headline => {
  const { told } = scene;
  const said = sayGame(scene);
  return told && !told.startsWith(said.words) ? { ...said, more: told } : said;
};
