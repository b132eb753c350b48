// All games in one file, to be taken to another device. There they add to what it has, and take nothing away.

import { list, number, plural } from "../../words/words.ts";
import { FULL, isAllKept, recall, remember, remembered, textOf, valueOf } from "../place/memory.ts";
import { mostOn } from "../place/address.ts";
import { FOUND } from "../search/found.ts";
import { boardNow, endOf, type Game, judged, keepGame, placeOfGame, recallGame } from "./game.ts";

const KEY = "pentomino-quine";
const VERSION = 2;

/** How many characters of names are told. */
const LINE = 99;

/** The place of the game with this name, or the board whose found solutions have it; undefined if nothing has. */
const placeCalled = (name: string) => {
  const place = placeOfGame(name.replace(FOUND, ""));
  return name.startsWith(FOUND) && place?.puzzle ? undefined : place;
};

/** The games that are stored, and the solutions that were found, as the text of a file. */
export const backup = (): string => {
  const names = remembered().filter(placeCalled);
  return JSON.stringify({ [KEY]: VERSION, stored: Object.fromEntries(names.map((name) => [name, recall(name)])) });
};

/** How far a game is: how it ended, and then how many cells are covered. */
const rankOf = (game: Game): number => endOf(game) * 1e6 + boardNow(game).replace(/[^A-Z]/g, "").length;

/** The further one of two games of a puzzle, or the first. It belongs to the earlier of their days. */
const further = (ours: Game, theirs: Game): Game => {
  const game = rankOf(theirs) > rankOf(ours) ? theirs : ours;
  const [day] = [ours.day, theirs.day].filter((each) => each !== undefined).sort();
  return game.day === day ? game : { ...game, day: day! };
};

const addFound = (name: string, most: number, stored: unknown): number => {
  const [ours, theirs] = [recall(name), stored].map((all) => (Array.isArray(all) ? all : []));
  const isNew = (each: unknown) => Number.isInteger(each) && +each! > 0 && +each! <= most && !ours.includes(each);
  const fresh = new Set(theirs.filter(isNew));
  if (fresh.size) remember(name, [...ours, ...fresh]);
  return fresh.size;
};

/** Adds what a file has under a name. Returns how many games or solutions are new; undefined if it cannot be read. */
const add = (name: string, stored: unknown): number | undefined => {
  const place = placeCalled(name);
  if (!place) return undefined;
  // To judge a game takes a while.
  if (JSON.stringify(stored) === textOf(name)) return 0;
  if (name.startsWith(FOUND)) return Array.isArray(stored) ? addFound(name, mostOn(place.board), stored) : undefined;
  const [ours, theirs] = [recallGame(place), judged(place, stored)];
  if (!theirs) return undefined;
  const game = ours ? further(ours, theirs) : theirs;
  if (game !== ours) keepGame(place, game);
  return Number(game !== ours);
};

/** The first of these names, whole, on a line or so, and how many more there are. */
const sayNames = (names: string[]): string => {
  let length = 0;
  const shown = names.filter((name) => (length += name.length + 2) <= LINE);
  const more = names.length - shown.length;
  return list([...shown, ...(more ? [shown.length ? `${number(more)} more` : plural(more, "name")] : [])]);
};

/** Adds the games in the text of a file. Returns what was added, and what could not be read, in words. */
export const restore = (text: string): string => {
  const { [KEY]: version, stored: all } = Object(valueOf(() => text));
  if (!version) return "This file holds no games.";
  const added = { game: 0, "found solution": 0 };
  const unread: string[] = [];
  for (const [name, stored] of Object.entries(Object(all))) {
    const count = add(name, stored);
    if (count === undefined) unread.push(name);
    else added[name.startsWith(FOUND) ? "found solution" : "game"] += count;
  }
  const news = Object.entries(added).flatMap(([what, count]) => (count ? plural(count, what) : []));
  const said = [
    news.length ? `Added ${list(news)}.` : "Nothing new in this file.",
    !(version <= VERSION) && "It comes from another version of this page.",
    unread.length && `Not read: ${sayNames(unread)}.`,
    !isAllKept() && FULL,
  ];
  return said.filter(Boolean).join(" ");
};
